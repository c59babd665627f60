"""Threats at a glance: what an enemy may do to a unit that stands somewhere, his volley and his charge."""

from __future__ import annotations

from msgspec import Struct

from carnyx.games.celtos.play.battle import Battle, UnitId, is_engaged
from carnyx.games.celtos.play.shooting import reach_of
from carnyx.games.celtos.players.brawl import danger
from carnyx.games.celtos.players.fire import fire, is_shooter
from carnyx.games.celtos.players.worth import gap

_SHOT_AT = 1.0  # how likely a volley that may come is to come
_SPENT = 0.6  # the same for the charge of an enemy who has had his activation: next turn he may be first


class QuickThreat(Struct, frozen=True):
    """An enemy who may shoot or charge: how far, how likely, and who stands before him already."""

    enemy: UnitId
    shoots: int  # ticks; nought: he does not
    charges: int  # ticks; nought: he would rather shoot
    likely: float
    screen: int  # ticks to the nearest friend
    screened: float  # what his volley costs that friend

    def costs(self, after: Battle, unit: UnitId, far: int, bold: float) -> float:
        """What he costs an army whose unit stands so far from him: a volley at the nearest, and a charge."""
        cost = 0.0
        if min(far, self.screen) <= self.shoots:
            # He shoots at the nearest: whoever stands before others takes the volley for them.
            cost += _SHOT_AT * (fire(after, self.enemy, unit) if far <= self.screen else self.screened)
        if far <= self.charges and self.likely:
            cost += self.likely * bold * danger(after, self.enemy, unit)
        return cost


def quick_threats(battle: Battle, unit: UnitId) -> list[QuickThreat]:
    """Every enemy a unit has to reckon with: who has panicked or fights already does it no harm."""
    friends = [own for own in battle.of(battle.units[unit].player) if own != unit and not is_engaged(battle, own)]
    return [_quick_threat(battle, enemy, friends) for enemy in battle.enemies(unit) if _may_act(battle, enemy)]


def _may_act(battle: Battle, enemy: UnitId) -> bool:
    return not battle.units[enemy].panicked and not is_engaged(battle, enemy)


def _quick_threat(battle: Battle, enemy: UnitId, friends: list[UnitId]) -> QuickThreat:
    shoots = reach_of(battle, enemy)
    screen, friend = min(((gap(battle, own, enemy), own) for own in friends), default=(shoots + 1, enemy))
    screened = fire(battle, enemy, friend) if screen <= shoots else 0.0
    charges = 0 if is_shooter(battle, enemy) else 2 * battle.inch(battle.kind(enemy).m) + battle.inch(1) // 2
    last = battle.turn == battle.field.turns
    likely = (0.0 if last else _SPENT) if battle.units[enemy].activated else 1.0
    return QuickThreat(enemy, shoots, charges, likely, screen, screened)
