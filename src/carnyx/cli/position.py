"""A position of a journal, as the commands that look into it want it: the pause, the words, and the units by name."""

from __future__ import annotations

from difflib import get_close_matches
from pathlib import Path
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from carnyx.cli.games import BadInput
from carnyx.cli.question import Manner
from carnyx.cli.replay import begun_with, opened, positions
from carnyx.core.flow import Pause
from carnyx.core.seats import COLOURS
from carnyx.game import Game
from carnyx.games import GAMES
from carnyx.words.language import languages

if TYPE_CHECKING:
    from carnyx.show.terminal import Report


class Position(Struct, frozen=True):
    """Where a battle stood after so many answers."""

    game: Game
    setup: Any
    pause: Pause[Any]
    number: int
    later: tuple[Pause[Any], ...]  # the positions that followed

    def titles(self, language: str) -> tuple[str, ...]:
        """What each unit is called, by its number."""
        army = self.game.lists.army
        return tuple(title for force in self.setup.forces for title in army.titles(force, language))

    def active(self) -> int:
        """The unit whose activation it is."""
        battle = self.pause.battle
        # A game without activations asks about one unit after the other: the one that the next step is about.
        about = battle.active if hasattr(battle, "active") else next(reversed(battle.agenda), None)
        unit = getattr(about, "unit", None)
        if unit is None:
            raise BadInput("error-nobody-active")
        return int(unit)

    def unit(self, wanted: str) -> int:
        """The unit of that name in any language, with its colour before it where two have the same."""
        seats = [COLOURS[unit.player] for unit in self.pause.battle.units]
        colour, colon, name = wanted.casefold().partition(":")
        name, colour = (name.strip(), colour.strip()) if colon else (colour.strip(), "")
        every = [self.titles(language) for language in languages()]
        found = [
            unit
            for unit, of in enumerate(seats)
            if colour in ("", of) and name in {titles[unit].casefold() for titles in every}
        ]
        if len(found) == 1:
            return found[0]
        known = [f"{seats[unit]}:{every[0][unit]}" for unit in (found or range(len(seats)))]
        near = [] if found else get_close_matches(wanted, known, 1)
        raise BadInput("error-unit-several" if found else "error-unit", given=wanted, choices=", ".join(near or known))

    def report(self, shown: Manner) -> Report:
        """An empty report in the reader's language."""
        from carnyx.cli.question import report

        return report(self.game, self.setup.edition, shown)


def position(file: Path, at: int | None) -> Position:
    """The position after so many answers of a journal; the last one unless said."""
    journal = opened(file)
    most = len(journal.entries)
    if at is not None and not 0 <= at <= most:
        raise BadInput("error-range", option="--at", low="0", high=str(most), given=str(at))
    number = most if at is None else at
    setup = begun_with(journal)
    stood = positions(journal)
    return Position(GAMES[journal.system.id], setup, stood[number], number, tuple(stood[number + 1 :]))
