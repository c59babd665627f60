"""The limits of what strangers may bring: how long a file is, how deep it is nested, how large an army and a name are.

They hold alike in the browser and at the command line, for lists, scenarios and journals.  Whatever goes beyond one of
them is refused before anything is made of it, so that no file costs more than a moment and a few megabytes.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from carnyx.core.problems import Problem, out_of, shown
from carnyx.core.rule import RuleId

MEGABYTE = 1024 * 1024
LONGEST_LIST = 64 * 1024  #: bytes of a force list, a catalogue or a scenario
LONGEST_SHEET = 100_000  #: bytes of a sheet that is read back; the longest of the printed ones has seven thousand
LONGEST_UPLOAD = 8  #: megabytes of a journal, and of anything else that is sent to the server at once
LONGEST_LINE = MEGABYTE // 2  #: bytes of one line of a journal
LONGEST_MESSAGE = 64 * 1024  #: bytes of one message from a browser
LONGEST_NUMBER = 40  #: digits
LONGEST_NAME = 60  #: letters of the name of a force, a unit, a person, a place or a player
LONGEST_TITLE = 80  #: letters of the title of a battle
DEEPEST = 12  #: tables and lists inside one another
MOST_ENTRIES = 20_000  #: answers in one journal, those taken back included
MOST_UNITS = 60  #: units and individuals of one force
MOST_MODELS = 400  #: models of one force
MOST_UNITS_TOGETHER = 120  #: units and individuals of all forces on a table
MOST_MODELS_TOGETHER = 800  #: models of all forces on a table
MOST_PIECES = 60  #: pieces of terrain on a table
MOST_OBJECTIVES = 20  #: places worth points on a table
MOST_HOUSE_RULES = 100  #: settings chosen otherwise at once
TABLE = (24, 144)  #: inches that a table is wide and deep

# What a terminal takes for a command: an escape sequence up to its end, or the start of one.
_ESCAPES = re.compile(r"(?:\x1b\[|\x9b)[0-?]*[ -/]*[@-~]|(?:\x1b\]|\x9d)[^\x07\x1b\x9c]*(?:\x07|\x1b\\|\x9c)?|\x1b.?")
# Controls, formats (bidi overrides are among them), halves of letters, private and unassigned letters, line ends.
_STRANGE = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
_JOINERS = "\u200c\u200d"  # formats that some scripts cannot do without

# A TOML file cut into what matters for its depth: strings and comments are passed over whole.  A string without an end
# reaches to the end of the file, so that the search never starts over.
_TOML = re.compile(
    r'"""(?:\\.|[^\\])*?(?:"""|\\?\Z)|\'\'\'.*?(?:\'\'\'|\Z)|"(?:\\.|[^"\\\n])*"?|\'[^\'\n]*\'?'
    r"|#[^\n]*|[0-9][0-9_]*|[\[\]{}.,=\n]",
    re.DOTALL,
)
_BRACKETS = re.compile(rb"[\[{]")
_DIGITS = re.compile(rb"[0-9]{%d}" % (LONGEST_NUMBER + 1))


def plain(text: str) -> str:
    """A text without control characters, bidi overrides and terminal escapes, on one line."""
    if text.isascii() and text.isprintable():
        return text
    spaced = re.sub(r"\s+", " ", _ESCAPES.sub("", text))
    kept = (each for each in spaced if each in _JOINERS or unicodedata.category(each) not in _STRANGE)
    return "".join(kept)


def plain_texts(value: Any) -> Any:
    """The same tables and lists with every text in them made plain."""
    match value:
        case str():
            return plain(value)
        case dict():
            return {key: plain_texts(each) for key, each in value.items()}
        case list():
            return [plain_texts(each) for each in value]
        case _:
            return value


def is_deep(text: str) -> bool:
    """Whether a TOML text is nested deeper than it may be, by its brackets or by the dots of its keys."""
    depth = dots = 0
    for found in _TOML.finditer(text):
        match found.group():
            case "[" | "{":
                depth, dots = depth + 1, 0
            case "]" | "}":
                depth, dots = depth - 1, 0
            case ".":
                dots += 1
            case "," | "=" | "\n":
                dots = 0
        if depth > DEEPEST or dots > DEEPEST:
            return True
    return False


def has_long_number(text: str) -> bool:
    """Whether a TOML text holds a number of more digits than one may have."""
    return any(
        found[0].isdigit() and len(found.replace("_", "")) > LONGEST_NUMBER
        for found in (each.group() for each in _TOML.finditer(text))
    )


def is_beyond(line: bytes, value: object) -> bool:
    """Whether a line of JSON is too long, or what was read from it is nested too deep or holds too long a number."""
    if len(line) > LONGEST_LINE:
        return True
    # Most lines are short and flat, and need no second look.
    if len(_BRACKETS.findall(line, 0, LONGEST_LINE)) <= DEEPEST and not _DIGITS.search(line):
        return False
    level: list[Any] = [value]
    for _ in range(DEEPEST + 1):
        if any(isinstance(each, int) and abs(each) >= 10**LONGEST_NUMBER for each in level):
            return True
        level = [inner for each in level for inner in _inside(each)]
        if not level:
            return False
    return True


def _inside(value: Any) -> Iterable[Any]:
    return value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()


def read_up_to(path: Path, most: int) -> bytes:
    """The bytes of a file, and no more than one beyond the limit: whoever sees that many need not see the rest."""
    with path.open("rb") as file:
        return file.read(most + 1)


def name_problems(where: str, names: Iterable[str | None], rule: RuleId) -> Iterator[Problem]:
    """A problem for each name that is too long, or that holds what a name has lost when it is read."""
    for name in filter(None, names):
        if len(name) > LONGEST_NAME:
            yield Problem(where, "name-long", rule, {"given": shown(name), "most": LONGEST_NAME})
        elif name != plain(name):
            yield Problem(where, "name-strange", rule, {"given": shown(plain(name))})


def size_problems(where: str, units: int, models: int, rule: RuleId) -> Iterator[Problem]:
    """A problem if a force has more units, or more models, than a table and a computer can bear."""
    yield from out_of(where, "units", units, 0, MOST_UNITS, rule)
    yield from out_of(where, "models", models, 0, MOST_MODELS, rule)


def crowd_problems(where: str, units: int, models: int, rule: RuleId) -> Iterator[Problem]:
    """A problem if all forces together have more than two of the largest: everybody at the server would wait."""
    yield from out_of(where, "units", units, 0, MOST_UNITS_TOGETHER, rule)
    yield from out_of(where, "models", models, 0, MOST_MODELS_TOGETHER, rule)
