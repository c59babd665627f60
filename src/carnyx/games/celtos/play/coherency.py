"""Coherency: whether a unit holds together, and how one that does not closes up (celtos.coherency)."""

from __future__ import annotations

from functools import lru_cache
from math import isqrt

from carnyx.core.chains import groups, is_coherent
from carnyx.core.footprint import Footprint
from carnyx.core.kernel import Places, root_up
from carnyx.core.length import Length, Point, apart2
from carnyx.core.rule import Number, Reckoned, Refusal
from carnyx.games.celtos.play.battle import Battle, UnitId, by_places
from carnyx.games.celtos.play.movement import Ways, ends, refuse_ways, shifted


def holds_together(battle: Battle, unit: UnitId, stands: Footprint) -> bool:
    """Whether a unit would be coherent there."""
    return _holds_together(stands.shape, stands.radius, battle.coherency(unit))


@lru_cache(4096)
def _holds_together(shape: Places, radius: int, apart: int) -> bool:
    return is_coherent(shape, radius, apart)


def refuse_gap(battle: Battle, unit: UnitId, stands: Footprint) -> Refusal:
    """Why models may not stand there, or do what takes a coherent unit: which one is too far from the others."""

    def reckon() -> dict[str, Number]:
        largest, *others = groups(stands.places, stands.radius, battle.coherency(unit))
        square, model = min((apart2(stands.point(one), stands.point(two)), two) for one in largest for two in others[0])
        gap = root_up(square) - 2 * stands.radius
        return {"model": model + 1, "gap": Length(gap), "most": Length(battle.coherency(unit))}

    return Refusal("celtos.coherency", Reckoned(reckon), "refused-gap")


def is_nearer_together(battle: Battle, unit: UnitId, before: Footprint, after: Footprint, far: int) -> bool:
    """Whether a unit that was out of coherency, and cannot regain it in one move, has closed up as it must."""
    if holds_together(battle, unit, before):
        return False
    ways = gathered(battle, unit, far)
    closed = ends(before, ways)
    if holds_together(battle, unit, closed):
        return False
    largest = groups(before.places, before.radius, battle.coherency(unit))[0]
    for model in range(len(before)):
        if model in largest:
            continue
        wanted = min(apart2(closed.point(model), closed.point(other)) for other in largest)
        reached = min(apart2(after.point(model), after.point(other)) for other in largest)
        if reached > wanted:
            return False
    return True


@by_places
def gathered(battle: Battle, unit: UnitId, reach: int) -> Ways:
    """The largest group stays and the others come to it; if that leaves a gap, it goes to meet them."""
    footprint = battle.units[unit].footprint
    apart = battle.coherency(unit)
    largest, *others = groups(footprint.places, footprint.radius, apart)
    still: Ways = ((),) * len(footprint)
    closed = _joined(battle, unit, largest, still, reach)
    if holds_together(battle, unit, ends(footprint, closed)):
        return closed
    for group in others:
        far2, here, there = min(
            (apart2(footprint.point(one), footprint.point(two)), footprint.point(one), footprint.point(two))
            for one in largest
            for two in group
        )
        far = isqrt(far2)
        for share in range(1, 9) if far <= 2 * (reach + footprint.radius) + apart else ():
            step = (reach - 2) * share // 8
            shift = shifted(footprint, (there.x - here.x) * step // far, (there.y - here.y) * step // far)
            ways = tuple(shift[model] if model in largest else () for model in range(len(footprint)))
            meeting = _joined(battle, unit, largest, ways, reach)
            closes = holds_together(battle, unit, ends(footprint, meeting))
            if closes and refuse_ways(battle, unit, meeting, reach) is None:
                return meeting
    return closed


def _joined(battle: Battle, unit: UnitId, largest: tuple[int, ...], ways: Ways, reach: int) -> Ways:
    """Stragglers go straight to the nearest model of the largest group, where its ways lead, as far as they may."""
    footprint = battle.units[unit].footprint
    apart = battle.coherency(unit)
    after = ends(footprint, ways)
    gone = list(ways)
    settled = list(largest)
    for model in sorted(
        (model for model in range(len(footprint)) if model not in largest),
        key=lambda model: min(apart2(footprint.point(model), after.point(other)) for other in largest),
    ):
        now = ends(footprint, tuple(gone))
        here = footprint.point(model)
        goal = min((now.point(other) for other in settled), key=lambda point: apart2(here, point))
        far = isqrt(apart2(here, goal)) or 1
        wanted = max(far - 2 * footprint.radius - apart, 0) + 2
        for share in (8, 7, 6, 5, 4, 3, 2, 1):
            step = min(wanted, reach - 2) * share // 8
            end = Point(here.x + (goal.x - here.x) * step // far, here.y + (goal.y - here.y) * step // far)
            trial = [*gone]
            trial[model] = (end,)
            if step > 0 and refuse_ways(battle, unit, tuple(trial), reach) is None:
                gone[model] = (end,)
                break
        settled.append(model)
    return tuple(gone)
