"""Portents, options of ours: the omens each Warchief reads before the battle, and the time of day."""

from __future__ import annotations

from typing import ClassVar

from msgspec import Struct

from carnyx.core.dice import Dice
from carnyx.core.rule import RuleId
from carnyx.games.warriors.play.battle import PLAYERS, Battle
from carnyx.games.warriors.play.phases import Daylight
from carnyx.games.warriors.rules.checks import D10
from carnyx.games.warriors.rules.edition import Edition
from carnyx.games.warriors.rules.figures import BAD_OMEN, DAWN, DIM_TURNS, DUSK, GOOD_OMEN, OMENS, Omen


def omen(value: int) -> Omen:
    """What a die means to who reads the omens."""
    return "good" if value >= GOOD_OMEN else "bad" if value <= BAD_OMEN else "none"


def daylight(value: int) -> Daylight:
    """What a die makes of the day."""
    return "dawn" if value <= DAWN else "dusk" if value >= DUSK else "day"


def is_dim(battle: Battle) -> bool:
    """Whether nobody sees to shoot at long range: in the first turns of a dawn, in the last ones of a dusk."""
    match battle.portents.daylight:
        case "dawn":
            return battle.turn <= DIM_TURNS
        case "dusk":
            return battle.turn > battle.field.turns - DIM_TURNS
        case "day":
            return False


class ReadOmens(Struct, frozen=True, tag=True):
    """A Warchief reads the omens (warriors.initiative.omens)."""

    rule: ClassVar[RuleId] = "warriors.initiative.omens"

    player: int

    def ask(self, battle: Battle) -> Dice | None:
        """One die, if there is a Warchief to read them."""
        return Dice(D10, 1) if battle.warchief(self.player) is not None else None

    def take(self, battle: Battle, outcome: tuple[int, ...] | None) -> Battle:
        """They hold for the whole battle."""
        if outcome is None:
            return battle
        said = OMENS[omen(outcome[0])]
        omens = tuple(said if who == self.player else was for who, was in enumerate(battle.portents.omens))
        return battle.with_portents(omens=omens)


class ReadSky(Struct, frozen=True, tag=True):
    """The time of day is thrown for (warriors.shoot.sight.time_of_day)."""

    rule: ClassVar[RuleId] = "warriors.shoot.sight.time_of_day"

    def ask(self, battle: Battle) -> Dice:
        """One die."""
        return Dice(D10, 1)

    def take(self, battle: Battle, outcome: tuple[int, ...]) -> Battle:
        """Dawn, day or dusk."""
        return battle.with_portents(daylight=daylight(outcome[0]))


def portents(edition: Edition) -> tuple[ReadOmens | ReadSky, ...]:
    """What is read before the first turn, by the settings in force."""
    omens = tuple(ReadOmens(player) for player in range(PLAYERS)) if edition.omens == "on" else ()
    return (*omens, ReadSky()) if edition.time_of_day == "on" else omens
