"""Moves in play: a unit goes where its player says, if the rules let it; then enemies on Hold may react."""

from __future__ import annotations

from math import isqrt
from random import Random
from typing import ClassVar

from msgspec import Struct

from carnyx.core.flow import Choose
from carnyx.core.footprint import Footprint
from carnyx.core.kept import Memory, kept
from carnyx.core.kernel import joint, root_up
from carnyx.core.length import Length, Point, apart2
from carnyx.core.rule import Refusal, RuleId
from carnyx.games.celtos.play.battle import Battle, UnitId, enemies_outward, is_engaged
from carnyx.games.celtos.play.coherency import gathered, holds_together, is_nearer_together, refuse_gap
from carnyx.games.celtos.play.movement import Ways, ends, refuse_ways, shifted
from carnyx.games.celtos.play.reactions import moved_windows
from carnyx.games.celtos.play.sight import sees
from carnyx.games.celtos.rules.figures import RUSH_TIMES

_MOST_ASKED = 256  # places that one question is asked about; a browser that drags a unit about may ask for more


class Goes(Struct, frozen=True, dict=True):
    """Where a unit may go."""

    answer: ClassVar[object] = Ways

    battle: Battle
    unit: UnitId
    reach: int
    rush: bool = False
    rule: RuleId | None = None  # that says how far, if it is not the order

    def refuse(self, answer: Ways) -> Refusal | None:
        """Why it may not go there."""
        # Whoever looks for a place asks before he answers, and his answer is judged again.
        try:
            return self._asked[answer]
        except KeyError:
            return self._asked.keep(answer, self._refused(answer))

    @kept
    def _asked(self) -> Memory[Ways, Refusal | None]:
        return Memory(_MOST_ASKED)

    def _refused(self, answer: Ways) -> Refusal | None:
        battle, unit = self.battle, self.unit
        if refusal := refuse_ways(battle, unit, answer, self.reach, rush=self.rush, rule=self.rule):
            return refusal
        before = battle.units[unit].footprint
        after = ends(before, answer)
        if battle.units[unit].panicked and not is_engaged(battle, unit):
            seen = _nearest_in_sight(battle, unit, after)
            if refusal := _refuse_towards(before, after, seen):
                return refusal
            if seen:
                return None  # its direction comes before coherency (celtos.coherency.exempt)
        if holds_together(battle, unit, after):
            return None
        if is_nearer_together(battle, unit, before, after, self.reach):
            return None
        return refuse_gap(battle, unit, after)

    def sample(self, rng: Random) -> Ways:
        """A place to go: half of the time a sensible one, otherwise any."""
        if rng.random() < 0.5:
            headings = [*self._headings(), (0, 0)]
            rng.shuffle(headings)  # the first that is free: as likely as any of the hints, and the others are not tried
            for dx, dy in headings[: headings.index((0, 0))]:
                for ways in self._towards(dx, dy):
                    return ways
            return self.stay()
        footprint = self.battle.units[self.unit].footprint
        reach = self.reach
        for _ in range(6):
            dx, dy = rng.randint(-reach, reach), rng.randint(-reach, reach)
            if dx * dx + dy * dy > (reach - 2) ** 2:
                continue
            ways = shifted(footprint, dx, dy)
            if self.refuse(ways) is None:
                return ways
            reach = max(reach * 2 // 3, 1)
        return self.stay()

    def hints(self) -> tuple[Ways, ...]:
        """Towards each enemy and objective as far as may be, away from the nearest enemy, and where it stands."""
        found = [ways for heading in self._headings() for ways in self._towards(*heading)]
        return tuple(dict.fromkeys([*found, self.stay()]))

    def choices(self) -> None:
        """Cannot be listed: they are places on the table."""

    def _headings(self) -> list[tuple[int, int]]:
        """Where to: none for a unit out of coherency, which must close up first."""
        battle, unit = self.battle, self.unit
        footprint = battle.units[unit].footprint
        if not holds_together(battle, unit, footprint):
            return []
        here = footprint.point(0)
        aims = self._nearest(here, 3) + [Point(each.x, each.y) for each in battle.field.objectives]
        towards = [(aim.x - here.x, aim.y - here.y) for aim in aims]
        return towards + [(-dx, -dy) for dx, dy in towards[:1]]

    def _nearest(self, here: Point, number: int) -> list[Point]:
        """The nearest model of each of the nearest enemies."""
        found: list[tuple[int, UnitId, Point]] = []
        for gap2, enemy in enemies_outward(self.battle, self.unit, (here.x, here.y, here.x, here.y)):
            if len(found) == number and gap2 > found[-1][0]:
                break  # nobody farther out can be among them
            aim = nearest_point(here, self.battle.units[enemy].footprint)
            found = sorted([*found, (apart2(here, aim), enemy, aim)])[:number]
        return [aim for _, _, aim in found]

    def stay(self) -> Ways:
        """Nobody moves, but a unit out of coherency closes up as far as it can."""
        footprint = self.battle.units[self.unit].footprint
        if holds_together(self.battle, self.unit, footprint):
            return ((),) * len(footprint)
        closed = gathered(self.battle, self.unit, self.reach)
        return closed if self.refuse(closed) is None else ((),) * len(footprint)

    def _towards(self, dx: int, dy: int) -> list[Ways]:
        """The farthest of some shifts that way that is allowed."""
        far = isqrt(dx * dx + dy * dy)
        if not far:
            return []
        footprint = self.battle.units[self.unit].footprint
        for share in (8, 6, 4, 2):
            step = min(self.reach - 2, far) * share // 8
            ways = shifted(footprint, dx * step // far, dy * step // far)
            if step > 0 and self.refuse(ways) is None:
                return [ways]
        return []


def nearest_point(here: Point, footprint: Footprint) -> Point:
    """The centre of the base that is nearest to a place."""
    x, y = here.x, here.y
    _, u, v = min([((x - u) * (x - u) + (y - v) * (y - v), u, v) for u, v in footprint.pairs])
    return Point(u, v)


def _to_edge(here: Point, footprint: Footprint) -> int:
    """Ticks from a place to the nearest base's edge."""
    return root_up(apart2(here, nearest_point(here, footprint))) - footprint.radius


def _nearest_in_sight(battle: Battle, unit: UnitId, after: Footprint) -> list[Footprint]:
    """The enemies a unit sees, as far out as any of them may be the nearest to a model, before or after it moves."""
    before = battle.units[unit].footprint
    found: list[Footprint] = []
    far = 0
    for gap2, enemy in enemies_outward(battle, unit, joint(before.box, after.box)):
        if found and gap2 > far * far:
            break
        if sees(battle, unit, enemy):
            found.append(battle.units[enemy].footprint)
            far = max(_to_nearest(before.point(model), found) for model in range(len(before)))
    return found


def _to_nearest(here: Point, enemies: list[Footprint]) -> int:
    return min([_to_edge(here, enemy) for enemy in enemies])


def _refuse_towards(before: Footprint, after: Footprint, enemies: list[Footprint]) -> Refusal | None:
    """A panicked unit never ends nearer to the nearest enemy it sees (celtos.order.panicked)."""
    if not enemies:
        return None
    for model in range(len(before)):
        start, end = before.point(model), after.point(model)
        nearer = _to_nearest(start, enemies) - _to_nearest(end, enemies) if start != end else 0
        if nearer > 0:
            return Refusal(
                "celtos.order.panicked", {"model": model + 1, "by": Length(nearer)}, "refused-panicked-nearer"
            )
    return None


class MoveUnit(Struct, frozen=True, tag=True):
    """A unit moves, or rushes (celtos.order.move, celtos.order.rush)."""

    unit: UnitId
    rush: bool

    def ask(self, battle: Battle) -> Choose | None:
        """Where to."""
        now = battle.units[self.unit]
        if not now.wounds:
            return None
        reach = battle.move_of(self.unit) * (RUSH_TIMES if self.rush else 1)
        return Choose(now.player, Goes(battle, self.unit, reach, self.rush))

    def take(self, battle: Battle, outcome: Ways | None) -> Battle:
        """It stands there; enemies on Hold that see it may react."""
        if outcome is None:
            return battle
        now = battle.units[self.unit]
        battle = battle.moved(self.unit, ends(now.footprint, outcome))
        return battle.then(*moved_windows(battle, self.unit))
