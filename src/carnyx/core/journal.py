"""The journal of a battle: a header, one line an answer, and one for each turn's start.  It is the only thing saved.

An answer is `[number, answer, digest]`, or with a word more how it came: the digest is that of the answer as it is
written and of the battle after it, so that an edited line is found and named, even a die whose other face would have
changed nothing; the header has a digest of its own.  Where a turn has begun, the line after the answer that led to it
is `{"position": …, "digest": …}`; this digest covers all lines before it, so that it can be checked by rules that
cannot follow the answers any more.  A file that ends at a line's end is simply an unfinished battle.

Undo is an entry like any other, `[number, {"undo": k}, digest]`: the battle stands again as it stood before entry k.
Numbers never repeat, so a stale answer can never match again.  What players settle about their dice is an entry too,
`[number, {"dice": "typed"}, digest]`: the battle stands as before.  A journal is followed by the rules it was played
by; one of older rules is recalled from its positions (`past`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from copy import copy
from pathlib import Path
from typing import Any, Generic, TypeVar

import msgspec
from msgspec import Struct

from carnyx.core.codec import digest, encode
from carnyx.core.flow import Agenda, Pause, begin, go_on, is_secret, understand
from carnyx.core.limits import LONGEST_UPLOAD, MEGABYTE, MOST_ENTRIES, read_up_to
from carnyx.core.lines import (
    SCHEMA,
    WITH_POSITIONS,
    BadJournal,
    BadSetup,
    Dice,
    Entry,
    Header,
    How,
    Origin,
    Signature,
    Source,
    Turn,
    form,
    headed,
    is_whole,
    line_of,
    lines_of,
    settled,
    undone,
    written,
)
from carnyx.core.position import BadPosition, turn_started, understood
from carnyx.core.rule import Refused
from carnyx.core.system import NOBODY, System

__all__ = ["SCHEMA", "BadJournal", "BadSetup", "Entry", "Header", "Journal", "load", "read", "save"]

FOLLOWED = 2  # the oldest schema whose answers are still followed, if its rules are today's
B = TypeVar("B", bound=Agenda)


class Journal(Generic[B]):
    """A battle with its journal, at its present position."""

    def __init__(
        self,
        system: System[B],
        setup: Struct,
        players: tuple[str, ...] = (),
        origin: Origin | None = None,
        schema: int = SCHEMA,
        dice: Source = "",
    ) -> None:
        """The battle that a setup begins, or that goes on from a position of older rules; it raises `BadPosition`."""
        raw = msgspec.to_builtins(setup)
        self.system, self.setup = system, setup
        self.header = headed(schema, system.id, system.rules_version, raw, players, origin, dice)
        self.entries: list[Entry] = []
        self.dice: Dice = dice or "thrown"  #: where they come from now
        first = system.resumed(setup, understood(system, origin.position)) if origin else system.muster(setup)
        self._standing: list[tuple[int, Pause[B]]] = [(0, begin(first))]  # by number of entry, without undone ones
        self._sealed: int | None = None  # the first entry whose answer is still secret, undone or not
        self.secrets: frozenset[int] = frozenset()  #: the entries whose answers were sealed when given, undone or not
        self.turns: dict[int, Turn] = {}  # by the number of the entry that led there, undone or not
        self._signatures: dict[int, tuple[Signature, ...]] = {}  # likewise
        self._chain = self.header.digest  # of all lines so far
        self._begin_turn()

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

    def anew(self) -> Journal[B]:
        """The same battle at its beginning."""
        header = self.header
        return Journal(self.system, self.setup, header.players, header.origin, header.carnyx, header.dice)

    def copy(self) -> Journal[B]:
        """The same battle as it stands, to go on with: whatever becomes of it, this one stays as it is."""
        twin = copy(self)
        twin.entries, twin._standing = list(self.entries), list(self._standing)
        twin.turns, twin._signatures = dict(self.turns), dict(self._signatures)
        return twin

    def answer(self, answer: Any, how: How = "") -> Entry:
        """Answer the pending question; a refused answer changes nothing."""
        before = self.pause
        # What is written is read back, so that this battle and the one that is read from the journal are of the same
        # values: an equal word from another process is another object, and positions tell defaults by the object.
        given = msgspec.to_builtins(answer)
        meant = given if before.question is None else understand(before.question, given)
        after = go_on(before, meant)
        entry = self._add(msgspec.to_builtins(meant), after, how)
        self._standing.append((entry.number, after))
        self._seal(before.battle, entry.number, after.battle)
        self._begin_turn()
        return entry

    def settle(self, dice: Dice) -> Entry:
        """From now on dice are thrown by the program, or typed in; the battle stands as it stood."""
        self.dice = dice
        return self._add({"dice": dice}, self.pause, "")

    def follow(self, entry: Entry) -> Entry:
        """Do as an entry of another journal says: answer, take back, or settle where dice come from."""
        if (back := undone(entry)) is not None:
            return self.undo(back)
        if (agreed := settled(entry)) is not None:
            return self.settle(agreed.dice)
        return self.answer(entry.answer, entry.how)

    def _begin_turn(self) -> None:
        """Keep the position if the last answer, or the beginning, has led to the start of a turn."""
        begun = turn_started(self.system, self.pause.trail)
        if begun is not None and self.header.carnyx >= WITH_POSITIONS:
            position = msgspec.to_builtins(self.system.stands(self.system.view(begun, NOBODY)))
            self._chain = digest(self._chain, position)
            self.turns[len(self.entries)] = Turn(position, self._chain)

    def sign(self, signature: Signature) -> None:
        """Keep a signature of all lines so far; it is carried along, and checked by whoever asks (`signing`)."""
        now = len(self.entries)
        self._signatures[now] = (*self._signatures.get(now, ()), signature)

    def _seal(self, before: B, number: int, after: B) -> None:
        """Hide all entries from the first secret answer until everything is revealed, undone entries included."""
        secret = is_secret(before)
        if secret:
            self.secrets |= {number}
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
        return self._add({"undo": number}, back, "")

    def rows(self) -> Iterable[bytes]:
        """The header and each entry as they are written to a file, each with the lines that belong to it."""
        yield written(self.header) + self._after(0)
        for entry in self.entries:
            yield self.row(entry)

    def row(self, entry: Entry) -> bytes:
        """An entry as it is written to a file; if a turn begins with it, the position follows on a line of its own."""
        return written(entry) + self._after(entry.number)

    def _after(self, number: int) -> bytes:
        turn = (self.turns[number],) if number in self.turns else ()
        return b"".join(map(written, (*turn, *self._signatures.get(number, ()))))

    def lines(self) -> Iterable[bytes]:
        """The journal as it is written to a file."""
        return (line for row in self.rows() for line in row.splitlines(keepends=True))

    def _add(self, answer: Any, after: Pause[B], how: How) -> Entry:
        if self.header.carnyx < WITH_POSITIONS:
            how = ""  # older journals have no word for it
        said = (how,) if how else ()
        entry = Entry(len(self.entries) + 1, answer, digest(answer, after.battle, *said), how)
        self.entries.append(entry)
        self._chain = digest(self._chain, form(entry))
        return entry


def in_time() -> bool:
    """Whether it is too late to go on reading: for whoever can wait, never."""
    return False


def read(text: bytes, systems: Mapping[str, System[Any]], is_late: Callable[[], bool] = in_time) -> Journal[Any]:
    """The battle of a journal of today's rules, with every line of it checked.

    Where the last line that a turn's start has to have is missing, the battle has it again.  Before each line it is
    asked whether it is too late: a long journal can be stopped there.
    """
    header, lines = lines_of(text)
    journal = _begun(header, systems)
    due = journal.turns.get(0)
    for number, source in enumerate(lines, start=2):
        if is_late():
            raise BadJournal(number, "late")
        line = line_of(number, source, header.carnyx)
        if isinstance(line, Turn):
            _check_turn(number, line, due)
            due = None
        elif due is not None:
            raise BadJournal(number, "no_position")
        elif isinstance(line, Signature):
            journal.sign(line)
        else:
            _follow(journal, number, line)
            due = journal.turns.get(line.number)
    return journal


def _check_turn(line: int, read: Turn, due: Turn | None) -> None:
    if due is None:
        raise BadJournal(line, "no_turn")
    # Compared as it is written, like an answer.
    if read.digest != due.digest or encode(read.position) != encode(due.position):
        raise BadJournal(line, "digest")


def _follow(journal: Journal[Any], line: int, entry: Entry) -> None:
    if entry.number > MOST_ENTRIES:
        raise BadJournal(line, "many", most=MOST_ENTRIES)
    if entry.number != len(journal.entries) + 1:
        raise BadJournal(line, "number", number=entry.number, expected=len(journal.entries) + 1)
    try:
        made = journal.follow(entry)
    except Refused as refused:
        raise BadJournal(line, "refused", rule=refused.refusal.rule) from refused
    except ValueError as error:
        raise BadJournal(line, "malformed", detail=str(error)) from None
    # The answer is compared as it is written: one that is written otherwise but means the same is an edited line.
    if entry.digest != made.digest or encode(entry.answer) != encode(made.answer):
        raise BadJournal(line, "digest")


def _begun(header: Header, systems: Mapping[str, System[Any]]) -> Journal[Any]:
    system = known_system(header, systems)
    if header.carnyx < FOLLOWED:
        raise BadJournal(1, "older", schema=header.carnyx, known=SCHEMA)
    if header.rules < system.rules_version:
        raise BadJournal(1, "older_rules", rules=header.rules, known=system.rules_version)
    if not is_whole(header):
        raise BadJournal(1, "digest")
    setup = setup_of(header, system)
    try:
        return Journal(system, setup, header.players, header.origin, header.carnyx, header.dice)
    except BadPosition as error:
        raise BadJournal(1, "malformed", detail=str(error)) from None


def setup_of(header: Header, system: System[Any]) -> Struct:
    """What a battle begins with, looked over as lists and scenarios are: whoever can sign a header can forge one."""
    try:
        setup: Struct = msgspec.convert(header.setup, system.setup)
    except msgspec.ValidationError as error:
        raise BadJournal(1, "malformed", detail=str(error)) from None
    if faults := system.faults(setup):
        raise BadSetup(faults[0])
    return setup


def known_system(header: Header, systems: Mapping[str, System[Any]]) -> System[Any]:
    """The game of a header, if it is known and its rules are not of the future."""
    system = systems.get(header.system)
    if system is None:
        raise BadJournal(1, "unknown_system", system=header.system)
    if header.rules > system.rules_version:
        raise BadJournal(1, "newer_rules", rules=header.rules, known=system.rules_version)
    return system


def load(path: Path, systems: Mapping[str, System[Any]]) -> Journal[Any]:
    """The battle in a file."""
    return read(read_up_to(path, LONGEST_UPLOAD * MEGABYTE), systems)


def save(table: Journal[Any], path: Path) -> None:
    """Write the journal to a new file; a file that exists is never overwritten."""
    with path.open("xb") as file:
        file.writelines(table.lines())
