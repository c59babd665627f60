"""The journal of a battle: a header and one line an answer.  It is the only thing saved.

Each line is `[number, answer, digest]`, the digest being that of the answer as it is written and of the position after
it, so that an edited line is found and named, even a die whose other face would have changed nothing; the header has a
digest of its own.  A file that ends at a line's end is simply an unfinished battle.  Undo is an entry like any other,
`[number, {"undo": k}, digest]`: the battle stands again as it stood before entry k.  Numbers never repeat, so a stale
answer can never match again.  A journal is read by the rules it was played by, or not at all.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, Generic, TypeVar

import msgspec
from msgspec import Struct

from carnyx.core.codec import digest, encode
from carnyx.core.flow import Agenda, Pause, begin, go_on, is_secret, understand
from carnyx.core.rule import Refused
from carnyx.core.system import NOBODY, System

SCHEMA = 2
B = TypeVar("B", bound=Agenda)

_OPENING = b'{"carnyx":'  # every header begins with this

# What decoding a line may raise: it is no JSON, no text at all, or its brackets are nested too deep.
_GARBAGE = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)


class Header(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The first line: which game, by which version of its rules, how it began, and which computer players sat where."""

    carnyx: int
    system: str
    rules: int
    setup: dict[str, Any]
    digest: str  #: of all the other fields
    players: tuple[str, ...] = ()  #: the computer players by seat, so that whoever resumes need not name them again


class Undo(Struct, frozen=True, forbid_unknown_fields=True):
    """Back to where the battle stood before an entry."""

    undo: int


class Entry(Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """One line: its number, what was answered, and the digest of that and of the position after it."""

    number: int
    answer: Any
    digest: str


class BadJournal(ValueError):
    """A journal that cannot be read: in which line, and why."""

    def __init__(self, line: int, why: str, **numbers: int | str) -> None:
        super().__init__(f"line {line}: {why}")
        self.line, self.why, self.numbers = line, why, numbers


class Journal(Generic[B]):
    """A battle with its journal, at its present position."""

    def __init__(self, system: System[B], setup: Struct, players: tuple[str, ...] = ()) -> None:
        self.system = system
        self.header = _headed(SCHEMA, system.id, system.rules_version, msgspec.to_builtins(setup), players)
        self.entries: list[Entry] = []
        self._standing: list[tuple[int, Pause[B]]] = [
            (0, begin(system.muster(setup)))
        ]  # by number of entry, without undone ones
        self._sealed: int | None = None  # the first entry whose answer is still secret, undone or not

    @property
    def pause(self) -> Pause[B]:
        """Where the battle stands."""
        return self._standing[-1][1]

    @property
    def standing(self) -> tuple[tuple[int, Pause[B]], ...]:
        """The beginning and every entry that has not been undone, each with the position after it."""
        return tuple(self._standing)

    @property
    def shown(self) -> int:
        """How many entries everybody may read: all, or those before the first whose answer is still sealed."""
        return len(self.entries) if self._sealed is None else self._sealed - 1

    def answer(self, answer: Any) -> Entry:
        """Answer the pending question; a refused answer changes nothing."""
        before = self.pause
        if before.question is not None:
            answer = understand(before.question, answer)
        after = go_on(before, answer)
        entry = self._add(msgspec.to_builtins(answer), after)
        self._standing.append((entry.number, after))
        self._seal(before.battle, entry.number, after.battle)
        return entry

    def _seal(self, before: B, number: int, after: B) -> None:
        """Hide all entries from the first secret answer until everything is revealed, undone entries included."""
        secret = is_secret(before)
        if secret and self._sealed is None:
            self._sealed = number
        if self._sealed is not None and (secret or self._hides(before)) and not self._hides(after):
            self._sealed = None

    def _hides(self, battle: B) -> bool:
        return self.system.view(battle, NOBODY) != battle

    def undo(self, number: int) -> Entry:
        """Go back to the position before that entry, which must not have been undone already."""
        places = [place for place, (entry, _) in enumerate(self._standing) if entry == number and place]
        if not places:
            raise ValueError(f"entry {number} cannot be undone")
        back = self._standing[places[0] - 1][1]
        del self._standing[places[0] :]
        # The position is the old one, but it has a new number: an answer that was meant for the old number is refused.
        return self._add({"undo": number}, back)

    def lines(self) -> Iterable[bytes]:
        """The journal as it is written to a file."""
        yield encode(self.header) + b"\n"
        for entry in self.entries:
            yield encode(entry) + b"\n"

    def _add(self, answer: Any, after: Pause[B]) -> Entry:
        entry = Entry(len(self.entries) + 1, answer, digest(answer, after.battle))
        self.entries.append(entry)
        return entry


def _headed(schema: int, system: str, rules: int, setup: dict[str, Any], players: tuple[str, ...]) -> Header:
    """A header with its digest."""
    seated = (players,) if players else ()  # headers without players were written first, and keep their digest
    return Header(schema, system, rules, setup, digest(schema, system, rules, setup, *seated), players)


def read(text: bytes, systems: Mapping[str, System[Any]]) -> Journal[Any]:
    """The battle of a journal, with every line of it checked."""
    *lines, last = text.split(b"\n")
    if not text:
        raise BadJournal(1, "empty")
    if not lines and not last.startswith(_OPENING):
        raise BadJournal(1, "no_journal")
    header = _header(lines[0]) if lines else None  # first, so that another kind of file is not called a cut journal
    if header is None or last:
        raise BadJournal(len(lines) + 1, "cut")  # a line without its end was never acknowledged
    table = _begun(header, systems)
    for line, source in enumerate(lines[1:], start=2):
        _follow(table, line, source)
    return table


def _header(source: bytes) -> Header:
    try:
        raw = msgspec.json.decode(source)
    except _GARBAGE:
        raise BadJournal(1, "no_journal") from None
    if not isinstance(raw, dict) or type(raw.get("carnyx")) is not int or raw["carnyx"] < 1:
        raise BadJournal(1, "no_journal")
    if raw["carnyx"] > SCHEMA:
        raise BadJournal(1, "newer", schema=raw["carnyx"], known=SCHEMA)
    if raw["carnyx"] < SCHEMA:
        raise BadJournal(1, "older", schema=raw["carnyx"], known=SCHEMA)
    try:
        return msgspec.convert(raw, Header)
    except msgspec.ValidationError as error:
        raise BadJournal(1, "malformed", detail=str(error)) from None


def _begun(header: Header, systems: Mapping[str, System[Any]]) -> Journal[Any]:
    system = systems.get(header.system)
    if system is None:
        raise BadJournal(1, "unknown_system", system=header.system)
    if header.rules > system.rules_version:
        raise BadJournal(1, "newer_rules", rules=header.rules, known=system.rules_version)
    if header.rules < system.rules_version:
        raise BadJournal(1, "older_rules", rules=header.rules, known=system.rules_version)
    if header != _headed(header.carnyx, header.system, header.rules, header.setup, header.players):
        raise BadJournal(1, "digest")
    try:
        return Journal(system, msgspec.convert(header.setup, system.setup), header.players)
    except msgspec.ValidationError as error:
        raise BadJournal(1, "malformed", detail=str(error)) from None


def _follow(table: Journal[Any], line: int, source: bytes) -> None:
    try:
        entry = msgspec.json.decode(source, type=Entry)
    except _GARBAGE:
        raise BadJournal(line, "malformed", detail="") from None
    if entry.number != len(table.entries) + 1:
        raise BadJournal(line, "number", number=entry.number, expected=len(table.entries) + 1)
    try:
        if isinstance(entry.answer, dict) and "undo" in entry.answer:
            made = table.undo(msgspec.convert(entry.answer, Undo).undo)
        else:
            made = table.answer(entry.answer)
    except Refused as refused:
        raise BadJournal(line, "refused", rule=refused.refusal.rule) from refused
    except ValueError as error:
        raise BadJournal(line, "malformed", detail=str(error)) from None
    # The answer is compared as it is written: one that is written otherwise but means the same is an edited line.
    if entry.digest != made.digest or encode(entry.answer) != encode(made.answer):
        raise BadJournal(line, "digest")


def load(path: Path, systems: Mapping[str, System[Any]]) -> Journal[Any]:
    """The battle in a file."""
    return read(path.read_bytes(), systems)


def save(table: Journal[Any], path: Path) -> None:
    """Write the journal to a new file; a file that exists is never overwritten."""
    with path.open("xb") as file:
        file.writelines(table.lines())
