"""The pages name files and folders that exist."""

from __future__ import annotations

import re
from collections.abc import Iterator
from fnmatch import fnmatchcase
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
FOLDERS = ("src", "tests", "docs", "web/src", "benchmarks")
PAGES = [
    ROOT / "README.md",
    ROOT / "ARCHITECTURE.md",
    ROOT / "CONTRIBUTING.md",
    *sorted(path for path in (ROOT / "docs").rglob("*.md") if "_build" not in path.parts),
]
CODE = re.compile(r"```.*?^```|`([^`\n]+)`", re.DOTALL | re.MULTILINE)
PATH = re.compile(r"[\w.*{},/-]+\.(?:py|toml|ftl|txt|css|ts|svelte)|(?:[\w.*{},-]+/)+")
PLACEHOLDER = re.compile(r"(?<![a-zA-Z])[A-Z]{3,}(?![a-zA-Z])|\{[^}]*\}")  # GAME, PEOPLE, {en,de,es}
MADE = ("docs/_build/", "web/static/", "session.txt")  # by a command, or by the reader of a page


def known() -> set[str]:
    """Every file of the project, and every folder with a slash at its end."""
    found = {path for folder in FOLDERS for path in (ROOT / folder).rglob("*") if "__pycache__" not in path.parts}
    found |= {path for path in ROOT.iterdir() if path.is_file()} | {ROOT / folder for folder in FOLDERS}
    return {f"{path.relative_to(ROOT).as_posix()}{'/' if path.is_dir() else ''}" for path in found}


KNOWN = known()


def named(page: Path) -> Iterator[str]:
    """The paths that a page names in code."""
    for code in CODE.findall(page.read_text(encoding="utf-8")):
        if PATH.fullmatch(code) and not re.fullmatch(r"[a-z_]+\.toml|[a-z_]+\.jsonl", code):
            yield code


def is_known(path: str) -> bool:
    """Whether the path, or one that ends with it, exists; a word in capitals stands for any name."""
    pattern = PLACEHOLDER.sub("*", path.removeprefix("/"))
    return path in MADE or any(fnmatchcase(f"/{each}", f"*/{pattern}") for each in KNOWN)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_every_file_that_a_page_names_exists(page: Path) -> None:
    assert sorted({path for path in named(page) if not is_known(path)}) == []


@pytest.mark.parametrize(
    ("path", "exists"),
    [
        ("core/flow.py", True),
        ("src/carnyx/core/", True),
        ("games/GAME/rules/checks.py", True),
        ("src/carnyx/games/GAME/words/{en,de,es}/rules.ftl", True),
        ("words/celtos_story.py", False),
        ("games/GAME/attic/", False),
        ("low.py", False),
    ],
)
def test_a_path_is_known_by_its_end(path: str, exists: bool) -> None:
    assert is_known(path) is exists
