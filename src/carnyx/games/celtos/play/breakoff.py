"""Breaking off: the enemies strike first, then the unit leaves the close combat (celtos.order.breakoff)."""

from __future__ import annotations

from math import isqrt
from random import Random
from typing import ClassVar

from msgspec import Struct

from carnyx.core.flow import Choose
from carnyx.core.footprint import gap_between, is_gap_at_most
from carnyx.core.length import Length
from carnyx.core.rule import Number, Refusal
from carnyx.games.celtos.play.battle import Battle, UnitId, enemies_near, touching
from carnyx.games.celtos.play.coherency import holds_together, refuse_gap
from carnyx.games.celtos.play.cover import contact_ended
from carnyx.games.celtos.play.fights import FreeBlows
from carnyx.games.celtos.play.movement import Ways, ends, refuse_stand, refuse_ways, shifted
from carnyx.games.celtos.play.moves import nearest_point
from carnyx.games.celtos.play.reactions import moved_windows
from carnyx.games.celtos.rules.figures import KEEP_AWAY


class Leaves(Struct, frozen=True):
    """Where a unit that breaks off may go: all its models end out of contact (celtos.order.breakoff)."""

    answer: ClassVar[object] = Ways

    battle: Battle
    unit: UnitId
    reach: int

    def refuse(self, answer: Ways) -> Refusal | None:
        """Why it may not go there."""
        if refusal := refuse_ways(self.battle, self.unit, answer, self.reach):
            return refusal
        after = ends(self.battle.units[self.unit].footprint, answer)
        moved = self.battle.changed(self.unit, footprint=after)
        if (touched := touching(moved, self.unit)) and (any(answer) or self.ways_out()):
            return Refusal("celtos.order.breakoff", {"unit": touched[0]}, "refused-still-touches")
        if any(answer):
            away = self.battle.inch(KEEP_AWAY)
            for foe in enemies_near(self.battle, self.unit, after.box, away):
                stands = self.battle.units[foe].footprint
                if is_gap_at_most(after, stands, away - 1):
                    near: dict[str, Number] = {
                        "unit": foe,
                        "gap": Length(gap_between(after, stands)),
                        "limit": Length(away),
                    }
                    return Refusal("celtos.move.models", near, "refused-too-near")
            before = self.battle.units[self.unit].footprint
            if holds_together(self.battle, self.unit, before) and not holds_together(self.battle, self.unit, after):
                return refuse_gap(self.battle, self.unit, after)
        return refuse_stand(self.battle, self.unit, after)

    def sample(self, rng: Random) -> Ways:
        """Some way out, or none."""
        found = self.hints()
        return rng.choice(found)

    def hints(self) -> tuple[Ways, ...]:
        """Straight away from the enemies it touches; only who has no way out stays."""
        return self.ways_out() or (((),) * len(self.battle.units[self.unit].footprint),)

    def choices(self) -> None:
        """Cannot be listed: they are places on the table."""

    def ways_out(self) -> tuple[Ways, ...]:
        """Straight away from the enemies it touches, where that is free."""
        footprint = self.battle.units[self.unit].footprint
        here = footprint.point(0)
        found = []
        for foe in touching(self.battle, self.unit):
            aim = nearest_point(here, self.battle.units[foe].footprint)
            dx, dy = here.x - aim.x, here.y - aim.y
            far = isqrt(dx * dx + dy * dy) or 1
            for share in (8, 6, 4):
                step = (self.reach - 2) * share // 8
                ways = shifted(footprint, dx * step // far, dy * step // far)
                if self.refuse(ways) is None:
                    found.append(ways)
                    break
        return tuple(found)


class BreakOff(Struct, frozen=True, tag=True):
    """A unit breaks off from close combat; first the enemies it touches strike one round without reply."""

    unit: UnitId

    def ask(self, battle: Battle) -> None:
        """Nothing to decide."""

    def take(self, battle: Battle, outcome: None) -> Battle:
        """Blows first, then the way out."""
        return battle.then(FreeBlows(self.unit), LeaveFight(self.unit, battle.units[self.unit].panicked))


class LeaveFight(Struct, frozen=True, tag=True):
    """The way out of a close combat."""

    unit: UnitId
    was_panicked: bool

    def ask(self, battle: Battle) -> Choose | None:
        """Where to, unless the blows have broken it."""
        now = battle.units[self.unit]
        if not now.wounds or (now.panicked and not self.was_panicked):
            return None
        return Choose(now.player, Leaves(battle, self.unit, battle.move_of(self.unit)))

    def take(self, battle: Battle, outcome: Ways | None) -> Battle:
        """It stands there; enemies on Hold that see it may react."""
        if outcome is None or not any(outcome):
            return battle
        now = battle.units[self.unit]
        battle = contact_ended(battle.moved(self.unit, ends(now.footprint, outcome)))
        return battle.then(*moved_windows(battle, self.unit))
