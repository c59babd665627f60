"""The melee: the odds of one turn's combat for each of those in it, however many fight each other.

What a unit may lose depends on all who strike at it, and what it is credited with on all whom it strikes and on who
else strikes at them.  All blows are thrown apart from each other, so these parts are counted one by one and put
together.
"""

from __future__ import annotations

from fractions import Fraction

from msgspec.structs import replace

from carnyx.core.check import Check
from carnyx.games.warriors.odds.combat import SideOdds, side_odds
from carnyx.games.warriors.odds.tolls import WIDEST, Assault, Tolls, tolls
from carnyx.games.warriors.play.battle import Battle, UnitId, touching
from carnyx.games.warriors.play.combatants import combatant, dice
from carnyx.games.warriors.play.places import in_front, struck_by
from carnyx.odds.mixture import Mixture, certain, together
from carnyx.odds.sampling import Sampling


class Melee:
    """The combats of a position; what has been worked out for one unit serves the others."""

    def __init__(self, battle: Battle, widest: int = WIDEST) -> None:
        self.battle, self.widest = battle, widest
        self._found: dict[UnitId, Tolls] = {}

    @property
    def sampling(self) -> Sampling | None:
        """How the answers so far were sampled, if any was: every part that was adds to the error."""
        plays = [found.sampling.plays for found in self._found.values() if found.sampling is not None]
        return Sampling(max(min(plays) // len(plays), 1)) if plays else None

    def side(self, unit: int) -> SideOdds:
        """What the combat may do to a unit."""
        battle, foes = self.battle, touching(self.battle, unit)
        killed: Mixture[tuple[int, ...]] = certain((0,))
        for foe in foes:
            credit = self._tolls(foe).credit(touching(battle, foe).index(UnitId(unit)))
            killed = together([killed, credit.map(lambda number: (number,))])
        by_foe = {foe: dice(battle, unit, foe) for foe in foes}
        thrown = tuple([each for found in by_foe.values() for each in found])
        own, credited = self._tolls(UnitId(unit)).losses, killed.map(lambda numbers: numbers[0])
        aims: dict[Check, dict[int, None]] = {}
        for foe, found in by_foe.items():
            for check in (check for each in found for check in (each.hit, each.kill)):
                aims.setdefault(check, {})[int(foe)] = None
        odds = side_odds(combatant(battle, unit), thrown, own, credited, battle.edition)
        return replace(odds, aims={check: tuple(found) for check, found in aims.items()})

    def deaths(self, unit: int) -> dict[UnitId, Fraction]:
        """The chance of each individual in the front rank of a unit to be killed."""
        losses = self._tolls(UnitId(unit)).losses
        among = in_front(self.battle, unit)
        return {who: losses.chance(lambda lost, place=place: place in lost.fallen) for place, who in enumerate(among)}  # type: ignore[misc]

    def _tolls(self, unit: UnitId) -> Tolls:
        """What all enemies that touch a unit may cost it."""
        if unit not in self._found:
            battle, among = self.battle, in_front(self.battle, unit)
            assaults = [
                Assault(dice(battle, foe, unit), tuple([among.index(each) for each in struck_by(battle, unit, foe)]))
                for foe in touching(battle, unit)
            ]
            self._found[unit] = tolls(combatant(battle, unit), assaults, battle.edition, self.widest)
        return self._found[unit]
