"""The glossary has no dead entries: every word of it is in use."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
GLOSSARY = (ROOT / "GLOSSARY.md").read_text(encoding="utf-8")
WORDS = {
    word: heading
    for heading, section in re.findall(r"^## (.+)\n((?:(?!## ).*\n)*)", GLOSSARY, re.MULTILINE)
    for word in re.findall(r"^- \*\*(.+?)\*\*: ", section, re.MULTILINE)
}


def text_of(folder: str) -> str:
    """All of a folder's code as one text, in small letters."""
    return "\n".join(path.read_text(encoding="utf-8") for path in sorted((ROOT / folder).rglob("*.py"))).lower()


SOURCE, TESTS = text_of("src"), text_of("tests")


def test_it_has_the_words_a_newcomer_meets_first() -> None:
    first = {"battle", "pause", "agenda", "check", "trial", "edition", "footprint", "standings", "probe"}
    assert first <= WORDS.keys()


@pytest.mark.parametrize("word", WORDS)
def test_every_word_of_it_is_in_use(word: str) -> None:
    used = TESTS if WORDS[word] == "Tests" else SOURCE
    assert re.search(rf"(?<![a-z]){re.escape(word)}s?(?![a-z])", used)


def test_no_word_stands_there_twice() -> None:
    assert len(re.findall(r"^- \*\*", GLOSSARY, re.MULTILINE)) == len(WORDS)


@pytest.mark.parametrize("page", ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md"])
def test_it_is_linked_where_newcomers_look(page: str) -> None:
    assert "(GLOSSARY.md)" in (ROOT / page).read_text(encoding="utf-8")
