"""Allotment: how the owner of a target shares out the hits (celtos.shoot.allocate, celtos.cc.allocate).

He gives each hit to the model he likes, but one each before any gets a second. If he lets it be done for him, the worst
hit goes first, to the unwounded, the wounded, the musician, the standard and the leader, in this order. Coherency comes
before that order: as long as there is a choice by which the unit holds together whoever of those hit may fall, such a
choice is made. Play, previews, computer players and the page all ask here; calculators have no places, so they ask for
the order alone.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache, reduce
from operator import or_
from typing import TypeAlias

from msgspec import Struct

# For each model of a unit the others that are near enough to hold together with it, as bits of a number.
Neighbours: TypeAlias = tuple[int, ...]

_SPARED = {"": 0, "musician": 2, "standard": 3, "leader": 4}  # the wounded come after the first of these
_MOST_TRIED = 100  # sets of models that are tried before the largest one found so far must do


class Victim(Struct, frozen=True):
    """A model that may be hit: its place in its unit, the wounds it has left, and why its owner would spare it."""

    model: int
    wounds: int
    is_wounded: bool = False
    role: str = ""

    @property
    def spared(self) -> int:
        """How much its owner would like to keep it: the higher, the later it is hit."""
        return _SPARED[self.role] or int(self.is_wounded)


def shares(hits: int, models: int) -> tuple[int, int]:
    """One each before any gets a second: how many each model has for certain, and how many have one more."""
    return divmod(hits, models)


def is_even(takers: Sequence[int], models: Sequence[int]) -> bool:
    """Whether nobody of these models has a second hit before each of them has one, and nobody else has any."""
    least, more = shares(len(takers), len(models))
    counts = [takers.count(model) for model in models]
    return sum(counts) == len(takers) and min(counts) == least and max(counts) == least + (more > 0)


def dealt(hits: Sequence[int], takers: Sequence[int]) -> dict[int, list[int]]:
    """The hits of each kind that everybody gets, where it is said for each hit who takes it, kind after kind."""
    found: dict[int, list[int]] = {}
    kinds = (kind for kind, number in enumerate(hits) for _ in range(number))
    for taker, kind in zip(takers, kinds, strict=True):
        found.setdefault(taker, [0] * len(hits))[kind] += 1
    return found


def going_round(hits: int, models: int) -> list[int]:
    """Which of so many models in a row takes each hit when all take their turns, the first one first."""
    return [turn % models for turn in range(hits)]


def all_named(takers: Sequence[int], hits: int) -> tuple[int, ...]:
    """Who takes each of so many hits; fewer names than hits are an order of models who take their turns in it."""
    return tuple([takers[place] for place in going_round(hits, len(takers))]) if 0 < len(takers) < hits else (*takers,)


def in_order(victims: Sequence[Victim]) -> list[Victim]:
    """Victims in the order in which they are hit by default; of those alike the healthiest first."""
    return sorted(victims, key=lambda victim: (victim.spared, -victim.wounds, victim.model))


@lru_cache(4096)  # a preview asks for each number of hits that a volley may have
def by_default(hits: int, victims: tuple[Victim, ...], neighbours: Neighbours | None = None) -> tuple[int, ...]:
    """Who takes each hit, the worst one first, if the owner lets it be done for him; neighbours: of the whole unit."""
    order = in_order(victims)
    if neighbours is None:
        return tuple([order[place].model for place in going_round(hits, len(order))])
    each, more = shares(hits, len(order))
    return tuple([victim.model for victim in (*order * each, *_together(order, each, more, neighbours))])


def _together(order: list[Victim], each: int, more: int, neighbours: Neighbours) -> list[Victim]:
    """Who gets one hit more than the others, so that the unit holds together whoever falls, if that can be."""
    doomed = _bits([victim for victim in order if victim.wounds <= each])
    risks = {victim: _bits([victim]) if victim.wounds <= each + 1 else 0 for victim in order}
    if _is_safe(doomed | _joined(order[:more], risks), neighbours):
        return order[:more]
    chosen = _most_safe(order, more, risks, doomed, neighbours)
    if len(chosen) == more:
        # Coherency can be kept. A choice that spares the leader is better than one that does not, and so on down.
        for most in sorted({victim.spared for victim in order}):
            among = [victim for victim in order if victim.spared <= most]
            found = _most_safe(among, more, risks, doomed, neighbours)
            if len(found) == more:
                return found
    while len(chosen) < more:  # it cannot: at least the others shall hold together if all who are hit fall
        others = [victim for victim in order if victim not in chosen]
        fallen = doomed | _joined(chosen, risks)
        linked = (other for other in others if _is_linked(fallen | risks[other], neighbours))
        chosen.append(next(linked, others[0]))
    return [victim for victim in order if victim in chosen]


def _most_safe(
    order: list[Victim], most: int, risks: dict[Victim, int], doomed: int, neighbours: Neighbours
) -> list[Victim]:
    """The largest choice of victims, up to so many, that is found to let the unit hold together whoever falls."""
    found = _largest(order, most, risks, doomed, neighbours)
    if len(found) == most:
        return found
    other = _round_a_core(order, risks, doomed, neighbours)[:most]
    return other if len(other) > len(found) else found


def _round_a_core(order: list[Victim], risks: dict[Victim, int], doomed: int, neighbours: Neighbours) -> list[Victim]:
    """All but a small core that holds together and has everybody near it: whoever of the others falls, it stays so.

    In large units, where there are too many choices to try, such a core grows from each model in turn by whoever has
    most others near him who are near nobody of it yet.
    """
    unit = (1 << len(neighbours)) - 1
    stays = unit & ~(doomed | _joined(order, risks))  # costs nothing to keep
    best = unit
    for start in range(len(neighbours)):
        core, near = 0, 1 << start
        while not doomed >> start & 1 and near != unit:
            joins = [model for model in range(len(neighbours)) if near & ~(core | doomed) & 1 << model]
            gains = {model: (neighbours[model] & ~near).bit_count() for model in joins}
            joins = [model for model in joins if gains[model] or near == 1 << start]
            if not joins:
                break
            taken = max(joins, key=lambda model: (stays >> model & 1, gains[model]))
            core, near = core | 1 << taken, near | neighbours[taken]
        if near == unit and (core | stays).bit_count() < best.bit_count():
            best = core | stays
    chosen = [victim for victim in order if not risks[victim] & best]
    return chosen if _is_safe(doomed | _joined(chosen, risks), neighbours) else []


def _largest(
    order: list[Victim], most: int, risks: dict[Victim, int], doomed: int, neighbours: Neighbours
) -> list[Victim]:
    """The largest choice of victims, up to so many, that lets the unit hold together whoever falls; the first of such.

    Whoever cannot be added to a choice cannot be added to a larger one, so the search drops him at once.
    """
    best: list[Victim] = []
    tried = 0

    def goes_on(left: list[Victim], chosen: list[Victim], fallen: int) -> bool:
        nonlocal best, tried
        best = chosen if len(chosen) > len(best) else best
        safe = [each for each in left if _is_safe(fallen | risks[each], neighbours)]
        while len(best) < most and len(chosen) + len(safe) > len(best) and tried < _MOST_TRIED:
            tried += 1
            first, *safe = safe
            if goes_on(safe, [*chosen, first], fallen | risks[first]):
                return True
        return len(best) == most

    goes_on(order, [], doomed)
    return best


def _bits(victims: Iterable[Victim]) -> int:
    return sum([1 << victim.model for victim in victims])


def _joined(victims: Iterable[Victim], risks: dict[Victim, int]) -> int:
    return reduce(or_, [risks[victim] for victim in victims], 0)


def _is_safe(may_fall: int, neighbours: Neighbours) -> bool:
    """Whether a unit holds together whoever of these falls.

    It does if the others hold together and each of these is near one of them; if there are no others, if all of these
    are near each other.
    """
    unit = (1 << len(neighbours)) - 1
    others = unit & ~may_fall
    if not others:
        return all(near | 1 << model == unit for model, near in enumerate(neighbours))
    near_one = all(near & others for model, near in enumerate(neighbours) if may_fall >> model & 1)
    return near_one and _is_linked(may_fall, neighbours)


def _is_linked(fallen: int, neighbours: Neighbours) -> bool:
    """Whether those who are left hold together once these have fallen; nobody left counts as together."""
    left = ((1 << len(neighbours)) - 1) & ~fallen
    reached = new = left & -left
    while new:
        model = new.bit_length() - 1
        found = neighbours[model] & left & ~reached
        reached |= found
        new = new & ~(1 << model) | found
    return reached == left
