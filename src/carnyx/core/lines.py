"""The lines of a journal, one kind of value each: the header, the answers, the positions and the signatures.

The header and each position are objects, an answer is a list.  Reading a line checks its form and nothing else; what it
means is for the journal that it belongs to.
"""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

import msgspec
from msgspec import Struct

from carnyx.core.codec import digest, encode
from carnyx.core.limits import LONGEST_UPLOAD, MEGABYTE, is_beyond
from carnyx.core.problems import Problem

SCHEMA = 3
WITH_DIGEST = 2  #: the first schema whose header has a digest
WITH_POSITIONS = 3  #: the first schema that has them, and that says how an answer came

#: How an answer came: unsaid (a person gave it), thrown here, typed in from real dice, from a computer player, from one
#: whom the clock had cut short, from one who gives up a hopeless battle, by itself, because there was nothing to
#: decide, or as a part of what a person decided before it: one deed of several answers, or a standing choice.
How: TypeAlias = Literal["", "thrown", "typed", "computer", "hurried", "hopeless", "itself", "deed"]
COMPUTED: tuple[How, ...] = ("computer", "hurried", "hopeless")  #: answers that a computer player gave
HOPELESS = 3  #: hundredths of the chance to win below which a battle is hopeless to who gives up

#: Where the dice of a battle come from: thrown by the program, or typed in from real ones; and the same or unsaid.
Dice: TypeAlias = Literal["thrown", "typed"]
Source: TypeAlias = Literal["", "thrown", "typed"]

#: What a server says with its signature: that all was played there, or that it was given it in a file.
Says: TypeAlias = Literal["", "received"]

SIGNED = b'{"signature":'  #: every signature begins with this
OPENING = b'{"carnyx":'  #: every header begins with this

# What decoding a line may raise: it is no JSON, no text at all, or its brackets are nested too deep.
GARBAGE = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)


class Origin(Struct, frozen=True, forbid_unknown_fields=True):
    """Where a battle that does not begin at the beginning begins: a position, and the rules that led to it."""

    rules: int
    position: dict[str, Any]


class Header(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, rename={"origin": "from"}):
    """The first line: which game, by which version of its rules, how it began, and which computer players sat where."""

    carnyx: int
    system: str
    rules: int
    setup: dict[str, Any]
    digest: str  #: of all the other fields
    players: tuple[str, ...] = ()  #: the computer players by seat, so that whoever resumes need not name them again
    origin: Origin | None = None  #: written as `from`; none for a battle that begins with its setup
    dice: Source = ""  #: what was settled when the battle was made


class Undo(Struct, frozen=True, forbid_unknown_fields=True):
    """Back to where the battle stood before an entry."""

    undo: int


class Settled(Struct, frozen=True, forbid_unknown_fields=True):
    """From here on dice are thrown by the program, or typed in: everybody has agreed to it."""

    dice: Dice


class Entry(Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """An answer: its number, what was answered, the digest of that and of the battle after it, and how it came."""

    number: int
    answer: Any
    digest: str
    how: How = ""


class Turn(Struct, frozen=True, forbid_unknown_fields=True):
    """A turn's start: the position, and the digest of it and of all lines before it."""

    position: dict[str, Any]
    digest: str


class Signature(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A signature of all lines before it: its 64 bytes, and the 32 bytes of the public key, in hexadecimal digits."""

    signature: str
    key: str
    says: Says = ""

    def __post_init__(self) -> None:
        for text, size in ((self.signature, 64), (self.key, 32)):
            if len(text) != 2 * size or not set(text) <= set("0123456789abcdef"):
                raise ValueError(f"a signature has {size} bytes here, in hexadecimal digits")


Line: TypeAlias = Entry | Turn | Signature


class BadJournal(ValueError):
    """A journal that cannot be read: in which line, and why."""

    def __init__(self, line: int, why: str, **numbers: int | str) -> None:
        super().__init__(f"line {line}: {why}")
        self.line, self.why, self.numbers = line, why, numbers


class BadSetup(BadJournal):
    """A journal whose first line begins a battle that no list and no scenario could begin: the first thing wrong."""

    def __init__(self, problem: Problem) -> None:
        super().__init__(1, "setup", detail=f"{problem.where}: {problem.message}")
        self.problem = problem


def headed(
    schema: int,
    system: str,
    rules: int,
    setup: dict[str, Any],
    players: tuple[str, ...] = (),
    origin: Origin | None = None,
    dice: Source = "",
) -> Header:
    """A header with its digest."""
    # What a header does not have is not in its digest either, so headers of older schemas keep theirs.
    more = (*((players,) if players else ()), *((origin,) if origin else ()), *((dice,) if dice else ()))
    return Header(schema, system, rules, setup, digest(schema, system, rules, setup, *more), players, origin, dice)


def is_whole(header: Header) -> bool:
    """Whether a header has the digest of what it says."""
    return header == headed(*(getattr(header, name) for name in Header.__struct_fields__ if name != "digest"))


def undone(entry: Entry) -> int | None:
    """The first entry that this one takes back; none if it takes nothing back."""
    return msgspec.convert(entry.answer, Undo).undo if _says(entry, "undo") else None


def settled(entry: Entry) -> Settled | None:
    """Where dice come from on from this entry; none if it says nothing of that."""
    return msgspec.convert(entry.answer, Settled) if _says(entry, "dice") else None


def _says(entry: Entry, key: str) -> bool:
    return isinstance(entry.answer, dict) and key in entry.answer


def form(line: Header | Line) -> object:
    """What is written of a line: an entry that does not say how it came has nothing in that place."""
    return [line.number, line.answer, line.digest] if isinstance(line, Entry) and not line.how else line


def written(line: Header | Line) -> bytes:
    """A line as it stands in a file, with its end."""
    return encode(form(line)) + b"\n"


def header_of(source: bytes) -> Header:
    """The first line of a journal, of any schema there has been."""
    try:
        raw = msgspec.json.decode(source)
    except GARBAGE:
        raise BadJournal(1, "no_journal") from None
    if is_beyond(source, raw):
        raise BadJournal(1, "malformed", detail="")
    if not isinstance(raw, dict) or type(raw.get("carnyx")) is not int or raw["carnyx"] < 1:
        raise BadJournal(1, "no_journal")
    if raw["carnyx"] > SCHEMA:
        raise BadJournal(1, "newer", schema=raw["carnyx"], known=SCHEMA)
    if raw["carnyx"] < WITH_DIGEST:
        raw["digest"] = digest(*(raw.get(name) for name in ("carnyx", "system", "rules", "setup")))
    try:
        header = msgspec.convert(raw, Header)
    except msgspec.ValidationError as error:
        raise BadJournal(1, "malformed", detail=str(error)) from None
    if header.carnyx < WITH_POSITIONS and (header.origin is not None or header.dice):
        raise BadJournal(1, "malformed", detail="from" if header.origin else "dice")
    return header


def line_of(number: int, source: bytes, schema: int) -> Line:
    """Any other line; the number is for the error."""
    try:
        raw = msgspec.json.decode(source)
        if is_beyond(source, raw):
            raise BadJournal(number, "malformed", detail="")
        if isinstance(raw, dict) and schema >= WITH_POSITIONS:
            return msgspec.convert(raw, Signature) if "signature" in raw else msgspec.convert(raw, Turn)
        entry = msgspec.convert(raw, Entry)
    except GARBAGE:
        raise BadJournal(number, "malformed", detail="") from None
    if len(raw) != len(Entry.__struct_fields__) - (not entry.how) or (entry.how and schema < WITH_POSITIONS):
        raise BadJournal(number, "malformed", detail="")
    return entry


def rows_of(text: bytes) -> list[bytes]:
    """A file as its header and its entries, each with the lines that belong to it."""
    rows: list[bytes] = []
    for line in text.splitlines(keepends=True):
        if rows and not line.lstrip().startswith(b"["):
            rows[-1] += line
        else:
            rows.append(line)
    return rows


def lines_of(text: bytes) -> tuple[Header, list[bytes]]:
    """A file as its header and its other lines; each line is there to its end."""
    if not text:
        raise BadJournal(1, "empty")
    if len(text) > LONGEST_UPLOAD * MEGABYTE:
        raise BadJournal(1, "long", most=LONGEST_UPLOAD)
    *lines, last = text.split(b"\n")
    if not lines and not last.startswith(OPENING):
        raise BadJournal(1, "no_journal")
    header = header_of(lines[0]) if lines else None  # first, so that another kind of file is not called a cut journal
    if header is None or last:
        raise BadJournal(len(lines) + 1, "cut")  # a line without its end was never acknowledged
    return header, lines[1:]
