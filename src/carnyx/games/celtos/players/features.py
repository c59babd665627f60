"""Features: what can be counted on the table of each side, for the learned evaluation.

Points are counted in thousandths of what all armies cost together, so that small and large battles compare. Every
feature speaks of one side; what a position is worth is learned from the differences between sides. Who still acts this
turn is not counted: a search that counts it puts off whatever it has to do.
"""

from __future__ import annotations

from carnyx.core.footprint import gap_between
from carnyx.core.kernel import root_up
from carnyx.core.length import Point, apart2
from carnyx.games.celtos.play.battle import Battle, UnitId, touching
from carnyx.games.celtos.play.shooting import reach_of
from carnyx.games.celtos.play.situations import strength
from carnyx.games.celtos.play.victory import score
from carnyx.games.celtos.players.brawl import blows
from carnyx.games.celtos.players.fire import best_reach, is_shooter
from carnyx.games.celtos.players.worth import price, whole

VERSION = 1  # raised whenever a feature counts something else
NAMES: tuple[str, ...] = (
    "left",  # points it is likely to keep
    "left_late",  # the same, the more the later it is
    "score",
    "score_late",  # the same, the more the later it is
    "score_last",  # the same, shared among this turn and those to come
    "strength",  # points in proportion to the models or wounds that are left
    "panicked",
    "engaged",
    "heroes",  # points of individuals
    "in_range",  # points of shooters who have an enemy where they shoot best
    "in_reach",  # points of shooters who have an enemy within reach at all
    "strikes",  # what charges within reach may take
    "strikes_near",  # of these, what needs no step before
    "fights",  # what rounds under way take
    "alone",  # points of units that have no friend near
    "near_objective",  # points of objectives, the more the nearer the nearest unit is
    "near_objective_late",  # the same, the more the later it is
)
_NEAR = 8  # inches from the nearest friend: farther away, a unit is alone
_REPLY = 0.7  # those who are charged strike back with fewer
_ROAD = 24  # inches from which an objective counts


def features(battle: Battle) -> list[list[int]]:
    """The features of every side, in the order of `NAMES`."""
    players = battle.field.players
    late = battle.turn / battle.field.turns
    ahead = battle.field.turns - battle.turn
    sides = [_Side(battle, late, ahead == 0) for _ in range(players)]
    armies: list[list[UnitId]] = [[] for _ in range(players)]
    for unit in battle.living():
        armies[battle.units[unit].player].append(unit)
    places = [unit.footprint for unit in battle.units]
    nearest: dict[UnitId, list[tuple[int, UnitId]]] = {unit: [] for army in armies for unit in army}
    for first, army in enumerate(armies):
        for other in armies[first + 1 :]:
            for one in army:
                for foe in other:
                    far = gap_between(places[one], places[foe])
                    nearest[one].append((far, foe))
                    nearest[foe].append((far, one))
    scores = score(battle)
    rows = []
    whole_table = sum([unit.points for unit in battle.units]) or 1
    for player, side in enumerate(sides):
        army = armies[player]
        for unit in army:
            side.count(unit, nearest[unit])
            side.count_alone(unit, army)
        count = side.counts
        count["left_late"] = count["left"] * late
        count["score"] = scores[player]
        count["score_late"] = scores[player] * late
        count["score_last"] = scores[player] / (ahead + 1)
        count["near_objective"] = _near_objectives(battle, army)
        count["near_objective_late"] = count["near_objective"] * late
        rows.append([int(1000 * count[name] / whole_table) for name in NAMES])
    return rows


class _Side:
    """The counts of one side."""

    def __init__(self, battle: Battle, late: float, last: bool) -> None:
        self.battle, self.late, self.last = battle, late, last
        self.counts: dict[str, float] = dict.fromkeys(NAMES, 0.0)

    def count(self, unit: UnitId, foes: list[tuple[int, UnitId]]) -> None:
        """A unit, with every enemy and how far away he is."""
        battle, counts = self.battle, self.counts
        now, kind = battle.units[unit], battle.kind(unit)
        kept, acts = now.points - price(battle, unit), not now.activated
        counts["left"] += kept
        counts["strength"] += now.points * strength(battle, unit) / whole(battle, unit)
        if now.panicked:
            counts["panicked"] += kept
        if kind.individual:
            counts["heroes"] += kept
        if not foes:
            return
        if fights := touching(battle, unit):
            counts["engaged"] += kept
            counts["fights"] += max([blows(battle, unit, foe, charges=False) for foe in fights])
        elif is_shooter(battle, unit):
            self._count_shooter(unit, kept, min(foes)[0])
        else:
            self._count_fighter(unit, foes, acts=acts)

    def _count_shooter(self, unit: UnitId, kept: float, near: int) -> None:
        battle, counts = self.battle, self.counts
        if near <= best_reach(battle, unit):
            counts["in_range"] += kept
        if near <= reach_of(battle, unit):
            counts["in_reach"] += kept

    def _count_fighter(self, unit: UnitId, foes: list[tuple[int, UnitId]], *, acts: bool) -> None:
        battle, counts = self.battle, self.counts
        stride = battle.move_of(unit)
        if battle.units[unit].panicked or (self.last and not acts):
            return
        best = near = 0.0
        for far, foe in foes:
            if far > 2 * stride:
                continue
            gain = blows(battle, unit, foe, charges=True) - _REPLY * blows(battle, foe, unit, charges=False)
            best = max(best, gain)
            if far <= stride:
                near = max(near, gain)
        counts["strikes"] += best
        counts["strikes_near"] += near

    def count_alone(self, unit: UnitId, army: list[UnitId]) -> None:
        """A unit that has no friend near."""
        battle = self.battle
        here, near = battle.units[unit].footprint, battle.inch(_NEAR)
        if not any(own != unit and gap_between(here, battle.units[own].footprint) <= near for own in army):
            self.counts["alone"] += battle.units[unit].points


def _near_objectives(battle: Battle, army: list[UnitId]) -> float:
    if not army:
        return 0.0
    total, road = 0.0, battle.inch(_ROAD)
    for place in battle.field.objectives:
        at = Point(place.x, place.y)
        far = min([root_up(apart2(battle.units[unit].footprint.point(0), at)) for unit in army])
        total += place.points * max(0.0, 1 - far / road)
    return total
