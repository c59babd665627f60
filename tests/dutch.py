"""`python -m tests.dutch FOLDER` is the command `carnyx` with one language more: folders of words, and nothing else.

Its Dutch is English with a mark before every text and a decimal sign of its own, so that a test sees where each word
comes from, and that nothing but the words is different.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

from carnyx.words import shelves
from carnyx.words.noun import FORMS

DUTCH = "nl"
MARK = "¤"
POINT = "٫"
OWN_NAME = "Nederlands"
_TEXT = re.compile(r"^((?:[a-z][\w-]*| +\.[\w-]+) *= *)(?=\S)", re.MULTILINE)
_NOTES = {"language-name": OWN_NAME, "language-decimal": POINT, "language-units": "cm"}


def write(folder: Path, names: dict[str, str]) -> None:
    """Copy the English folder of every shelf, marked; these English names from the lists are called otherwise."""
    import carnyx.games  # noqa: F401 - each game has a shelf of its own

    for number, shelf in enumerate(shelves.shelves()):
        there = folder / str(number) / DUTCH
        there.mkdir(parents=True)
        for file in (shelf / "en").iterdir():
            if file.name.endswith(".ftl"):
                text = file.read_text(encoding="utf-8")
                (there / file.name).write_text(_noted(text) if file.name == "language.ftl" else _marked(text))
            if file.name == FORMS:  # names are bent as in English, for most of them are English
                (there / FORMS).write_text(file.read_text(encoding="utf-8"))
    lines = (f'"{english}" = "{dutch}"\n' for english, dutch in names.items())
    (folder / "0" / DUTCH / shelves.NAMES).write_text("".join(lines))


def _marked(text: str) -> str:
    return _TEXT.sub(rf"\1{MARK}", text)


def _noted(text: str) -> str:
    for id, value in _NOTES.items():
        text = re.sub(rf"^{id} = .*$", f"{id} = {value}", text, flags=re.MULTILINE)
    return text


def english(text: str) -> str:
    """What would stand there in English."""
    return text.replace(MARK, "").replace(POINT, ".")


def add(folder: Path) -> None:
    """Speak Dutch: these folders are all it takes."""
    for shelf in sorted(folder.iterdir()):
        shelves.add(shelf)


if __name__ == "__main__":
    from carnyx.cli import main

    add(Path(sys.argv.pop(1)))
    main()
