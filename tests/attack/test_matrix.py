"""Every system and every Python: what the workflow promises, and as much of it as can be tried on this machine."""

from __future__ import annotations

import ast
import json
import os
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path, PurePosixPath

import pytest

ROOT = Path(__file__).parents[2]
WORKFLOW = (ROOT / ".github" / "workflows" / "tests.yml").read_text(encoding="utf-8")
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
PYTHONS = ("3.11", "3.12", "3.13", "3.14")
UV = os.environ.get("UV") or shutil.which("uv")
PATIENCE = 300
BATTLES = (
    ("battle", "celtos", "--seed", "3", "--red", "thumb"),
    ("battle", "warriors", "--seed", "4", "--blue", "thumb"),
)
SAYINGS = (("odds", "warriors", "shoot", "--help"), ("odds", "celtos", "shoot", "--help"), ("rules", "--lang", "de"))


def listed(name: str) -> list[str]:
    found = re.search(rf"^ +{name}: (\[.*\])$", WORKFLOW, re.MULTILINE)
    assert found is not None
    values: list[str] = json.loads(found.group(1))
    return values


def test_the_workflow_runs_on_every_system_and_every_python() -> None:
    assert [name.partition("-")[0] for name in listed("system")] == ["ubuntu", "windows", "macos"]
    assert tuple(listed("python")) == PYTHONS
    assert PROJECT["project"]["requires-python"] == f">={PYTHONS[0]}"


def test_the_workflow_runs_the_tests_as_everybody_does() -> None:
    ours = (ROOT / ".ci" / "run").read_text(encoding="utf-8").splitlines()[-1]
    assert f"run: {ours}\n" in WORKFLOW
    left_out = set(re.findall(r"not (\w+)", WORKFLOW))
    known = {each.partition(":")[0] for each in PROJECT["tool"]["pytest"]["ini_options"]["markers"]}
    assert left_out <= known


def python(version: str) -> str | None:
    """An interpreter of that version, on the path or among those of pyenv."""
    if f"{sys.version_info.major}.{sys.version_info.minor}" == version:
        return None
    kept = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv")) / "versions"
    places = [*sorted(kept.glob(f"{version}.*/bin/python"), reverse=True), shutil.which(f"python{version}")]
    for each in filter(None, places):
        asked = [str(each), "-c", "import sys; print('%d.%d' % sys.version_info[:2])"]
        done = subprocess.run(asked, capture_output=True, text=True, timeout=PATIENCE, check=False)
        if done.stdout.strip() == version:
            return str(each)
    return None


def told(interpreter: str, folder: Path) -> list[bytes]:
    """The journals of some battles and what some commands say, byte by byte."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "COLUMNS": "100", "PYTHONUTF8": "1"}
    found = []
    for number, words in enumerate((*BATTLES, *SAYINGS)):
        journal = folder / f"{number}.jsonl"
        keep = ["--journal", str(journal)] if words[0] == "battle" else []
        command = [interpreter, "-m", "carnyx", *words, *keep]
        done = subprocess.run(command, capture_output=True, env=environment, timeout=PATIENCE, check=False)
        assert done.returncode == 0, done.stderr.decode(errors="replace")
        found.append(done.stdout + (journal.read_bytes() if keep else b""))
    return found


@pytest.mark.parametrize("version", PYTHONS)
def test_every_python_at_hand_says_the_same_byte_by_byte(version: str, tmp_path: Path) -> None:
    interpreter = python(version)
    if interpreter is None or UV is None:
        pytest.skip(f"no other Python {version} at hand")
    home = tmp_path / "home"
    pins: list[str] = PROJECT["tool"]["uv"]["constraint-dependencies"]
    wanted = [pin for pin in pins if pin.split("==")[0] in ("cyclopts", "fluent.runtime", "msgspec", "rich")]
    target = home / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    for command in (
        ["venv", "-q", "--python", interpreter, str(home)],
        ["pip", "install", "-q", "--python", str(target), *wanted],
    ):
        done = subprocess.run([UV, *command], capture_output=True, text=True, timeout=PATIENCE, check=False)
        if done.returncode:
            pytest.skip(f"what Carnyx needs cannot be installed for Python {version}")
    (tmp_path / "ours").mkdir()
    (tmp_path / "theirs").mkdir()
    assert told(str(target), tmp_path / "theirs") == told(sys.executable, tmp_path / "ours")


def kept() -> list[str]:
    done = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=False)
    if done.returncode:
        pytest.skip("not a git checkout")
    return done.stdout.splitlines()


RESERVED = re.compile(r"(con|prn|aux|nul|com\d|lpt\d)(\..*)?", re.IGNORECASE)
LONGEST_PATH = 150  # the folder a checkout lies in needs its room, too


def test_every_file_name_can_be_one_on_windows() -> None:
    for name in kept():
        assert len(name) <= LONGEST_PATH
        for part in PurePosixPath(name).parts:
            assert not re.search(r'[<>:"|?*\\\x00-\x1f]|[. ]$', part), name
            assert not RESERVED.fullmatch(part), name
    folded = [name.casefold() for name in kept()]
    assert len(set(folded)) == len(folded)


def sources() -> list[Path]:
    return [*sorted((ROOT / "src").rglob("*.py")), ROOT / "hatch_build.py"]


def test_every_text_is_read_and_written_in_utf_8_and_never_in_what_the_system_prefers() -> None:
    for path in sources():
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                assert _names_its_encoding(node), f"{path.relative_to(ROOT)}:{node.lineno}"


def _names_its_encoding(call: ast.Call) -> bool:
    """Whether a call opens no text, or says in which encoding."""
    name = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
    named = {each.arg for each in call.keywords}
    if name == "read_text":
        return bool(call.args) or "encoding" in named
    if name == "write_text":
        return len(call.args) > 1 or "encoding" in named
    if name not in ("open", "fdopen"):
        return True
    # Of a path or a file the mode comes first, of `open` and `fdopen` second; other things that are opened have none.
    place = 1 if isinstance(call.func, ast.Name) or name == "fdopen" else 0
    modes = [*call.args[place : place + 1], *(each.value for each in call.keywords if each.arg == "mode")]
    mode = modes[0] if modes else None
    if isinstance(mode, ast.IfExp):
        mode = mode.body
    if not isinstance(mode, ast.Constant) or not isinstance(mode.value, str):
        return True
    return "b" in mode.value or "encoding" in named


ONLY_POSIX = re.compile(
    r"\b(signal\.(SIGKILL|SIGHUP|SIGUSR\d|SIGALRM|alarm)|os\.(killpg|fork|setsid|getuid|nice)\b)|/proc/|/dev/"
)
GUARDS = ("win32", "posix", "hasattr", "getattr")


def test_what_only_posix_has_is_asked_for_first() -> None:
    for path in sources():
        lines = path.read_text(encoding="utf-8").splitlines()
        for number, line in enumerate(lines):
            if ONLY_POSIX.search(line) and not line.lstrip().startswith(("#", '"')):
                before = "\n".join(lines[max(0, number - 6) : number + 1])
                assert any(guard in before for guard in GUARDS), f"{path.relative_to(ROOT)}:{number + 1}"
