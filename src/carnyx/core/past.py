"""A journal of older rules: nobody can follow its answers any more, but its positions can still be looked at.

Every line is checked as far as it goes without the rules of its day: its form and number, the digest of each position,
which covers all lines before it, and the position itself, which must be one that the setup allows.  A journal of the
first two schemas has no positions: its setup and its answers are all there is.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

import msgspec
from msgspec import Struct

from carnyx.core.codec import digest
from carnyx.core.journal import Journal, in_time, known_system, read, setup_of
from carnyx.core.limits import MOST_ENTRIES
from carnyx.core.lines import BadJournal, Entry, Header, Origin, Turn, Undo, form, is_whole, line_of, lines_of
from carnyx.core.position import BadPosition, Position, at_its_start, understood
from carnyx.core.system import System

OLDER = ("older", "older_rules")  # why a journal is refused that can still be recalled


class Moment(Struct, frozen=True):
    """A turn's start: the number of the entry that led there, nought for the beginning, and the position."""

    number: int
    position: Position
    kept: dict[str, Any]  #: the position as it is written


class Past(Struct, frozen=True):
    """A battle of older rules, as far as it can be recalled."""

    system: System[Any]
    header: Header
    setup: Any
    entries: tuple[Entry, ...]
    moments: tuple[Moment, ...]  #: the turns' starts that have not been taken back

    def battle(self, moment: Moment) -> Any:
        """The battle as it stood at a turn's start."""
        return at_its_start(self.system, self.system.resumed(self.setup, moment.position))

    def table(self) -> Any:
        """The table, with nobody on it: what is known of a time before the first position."""
        return self.system.gathered(self.setup)

    def at(self, number: int) -> Moment | None:
        """The last turn's start no later than an entry; none if there is none."""
        return next((each for each in reversed(self.moments) if each.number <= number), None)

    def anew(self, moment: Moment | None, players: tuple[str, ...] = ()) -> Journal[Any]:
        """A new journal by today's rules that goes on from a turn's start, or from the beginning."""
        origin = None if moment is None else Origin(self.header.rules, moment.kept)
        return Journal(self.system, self.setup, players, origin)


Kept: TypeAlias = Journal[Any] | Past


def opened(text: bytes, systems: Mapping[str, System[Any]], is_late: Callable[[], bool] = in_time) -> Kept:
    """The battle of a journal: followed by today's rules, or recalled if it was played by older ones."""
    try:
        return read(text, systems, is_late)
    except BadJournal as error:
        if error.why not in OLDER:
            raise
    return recall(text, systems, is_late)


def recall(text: bytes, systems: Mapping[str, System[Any]], is_late: Callable[[], bool] = in_time) -> Past:
    """A journal of older rules with every line checked, as far as that goes without them."""
    header, lines = lines_of(text)
    system = known_system(header, systems)
    if not is_whole(header):
        raise BadJournal(1, "digest")
    setup = setup_of(header, system)
    try:
        if header.origin is not None:
            system.resumed(setup, understood(system, header.origin.position))
    except BadPosition as error:
        raise BadJournal(1, "malformed", detail=str(error)) from None
    entries: list[Entry] = []
    moments: list[Moment] = []
    chain = header.digest
    for number, source in enumerate(lines, start=2):
        if is_late():
            raise BadJournal(number, "late")
        line = line_of(number, source, header.carnyx)
        match line:
            case Entry():
                _check(number, line, len(entries) + 1)
                entries.append(line)
                chain = digest(chain, form(line))
                if isinstance(line.answer, dict) and "undo" in line.answer:
                    back = _undone(number, line)
                    moments = [each for each in moments if each.number < back]
            case Turn(position=kept):
                chain = digest(chain, kept)
                if line.digest != chain:
                    raise BadJournal(number, "digest")
                moments.append(_moment(number, len(entries), kept, system, setup, moments))
    return Past(system, header, setup, tuple(entries), tuple(moments))


def _check(line: int, entry: Entry, expected: int) -> None:
    if expected > MOST_ENTRIES:
        raise BadJournal(line, "many", most=MOST_ENTRIES)
    if entry.number != expected:
        raise BadJournal(line, "number", number=entry.number, expected=expected)


def _undone(line: int, entry: Entry) -> int:
    """The entry that one goes back to before."""
    try:
        back = msgspec.convert(entry.answer, Undo).undo
    except msgspec.ValidationError as error:
        raise BadJournal(line, "malformed", detail=str(error)) from None
    if not 0 < back < entry.number:
        raise BadJournal(line, "malformed", detail=f"entry {back} cannot be undone")
    return back


def _moment(
    line: int, number: int, kept: dict[str, Any], system: System[Any], setup: Any, before: list[Moment]
) -> Moment:
    """A position that this setup allows, of a later turn than the one before."""
    try:
        position = understood(system, kept)
        system.resumed(setup, position)
    except BadPosition as error:
        raise BadJournal(line, "position", detail=str(error)) from None
    if before and (position.turn <= before[-1].position.turn or number == before[-1].number):
        raise BadJournal(line, "position", detail="turn")
    return Moment(number, position, kept)
