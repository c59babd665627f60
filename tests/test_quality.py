"""The code keeps its own rules: linter, formatter and type checker are part of the tests."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
HOSTS = re.compile(r"pypi\.org|pythonhosted|npmjs|debian\.org|index-url|registry *= *\"?http", re.IGNORECASE)


@pytest.mark.parametrize(
    "command",
    [
        ["ruff", "check", "."],
        ["ruff", "format", "--check", "."],
        ["mypy"],
    ],
    ids=" ".join,
)
def test_the_tools_find_nothing(command: list[str]) -> None:
    done = subprocess.run([sys.executable, "-m", *command], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def _kept() -> list[Path]:
    listed = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=False)
    if listed.returncode:
        pytest.skip("not a git checkout")
    return [ROOT / name for name in listed.stdout.splitlines() if (ROOT / name).is_file()]


def test_no_kept_file_names_a_package_host() -> None:
    texts = {path.name: path.read_text(encoding="utf-8", errors="ignore") for path in _kept() if path != Path(__file__)}
    assert [name for name, text in texts.items() if HOSTS.search(text) and name != "test_quality.py"] == []


def test_no_lock_file_is_kept() -> None:
    assert [path.name for path in _kept() if path.name in ("uv.lock", "poetry.lock")] == []


def test_ci_runs_the_test_command_of_the_readme() -> None:
    command = "uv run --group dev pytest"
    assert command in (ROOT / "README.md").read_text(encoding="utf-8")
    assert command in (ROOT / ".ci" / "run").read_text(encoding="utf-8").splitlines()


def test_every_folder_of_tests_is_a_package() -> None:
    folders = {module.parent for module in (ROOT / "tests").rglob("*.py")}
    assert [folder for folder in folders if not (folder / "__init__.py").is_file()] == []


def test_no_test_and_no_benchmark_changes_where_modules_are_looked_for() -> None:
    modules = [*(ROOT / "tests").rglob("*.py"), *(ROOT / "benchmarks").rglob("*.py")]
    texts = {module.name: module.read_text(encoding="utf-8") for module in modules if module != Path(__file__)}
    assert [name for name, text in texts.items() if "sys.path" in text] == []
