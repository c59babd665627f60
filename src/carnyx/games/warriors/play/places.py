"""Places: where in the front rank of his unit each individual stands (warriors.individuals.place).

His place is that of a figure of the front rank, counted from the unit's own left.  He counts there instead of the
figure.  Where fewer places touch an enemy than individuals want one, the others stand behind.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping
from functools import lru_cache
from itertools import islice
from random import Random
from typing import ClassVar

from msgspec import Struct

from carnyx.core.rule import Refusal
from carnyx.games.warriors.blocks.formation import Formation, contacts
from carnyx.games.warriors.play.battle import Battle, UnitId, touching

BEHIND = -1  # the place of one who found none in the front rank
MOST_HINTS = 8


def touched(battle: Battle, unit: int) -> Mapping[int, tuple[UnitId, ...]]:
    """Every figure of a unit that touches an enemy, and the enemies it touches."""
    enemies = touching(battle, unit)
    return _touched(battle.body(unit), tuple((enemy, battle.body(enemy)) for enemy in enemies))


@lru_cache(maxsize=2048)
def _touched(mine: Formation, enemies: tuple[tuple[UnitId, Formation], ...]) -> Mapping[int, tuple[UnitId, ...]]:
    found: dict[int, list[UnitId]] = {}
    for enemy, body in enemies:
        for figure in sorted({mine_ for mine_, _ in contacts(mine, body)}):
            found.setdefault(figure, []).append(enemy)
    return {figure: tuple(found[figure]) for figure in sorted(found)}


def on_offer(battle: Battle, unit: int) -> Mapping[int, tuple[UnitId, ...]]:
    """The places that individuals with a unit may take, each with the enemies it touches.

    While the unit is in contact these are the places of its front rank that touch an enemy, otherwise all of it.
    """
    files = battle.body(unit).files
    if not touching(battle, unit):
        return dict.fromkeys(range(files), ())
    return {figure: enemies for figure, enemies in touched(battle, unit).items() if figure < files}


def usual(battle: Battle, unit: int, first: int | None = None, foe: int | None = None) -> tuple[int, ...]:
    """Where the individuals with a unit stand if nobody chooses, in their order.

    The worthiest choose first, or the one who is named; the best places touch few enemies, and this foe if one is
    named, and lie in the middle.
    """
    among, offered = battle.attached(unit), on_offer(battle, unit)
    middle = sum(offered) / len(offered) if offered else 0
    places = sorted(offered, key=lambda place: (_misses(offered[place], foe), abs(place - middle), place))
    choosing = sorted(among, key=lambda each: (each != first, -battle.kind(each).worth, each))
    taken = dict(zip(choosing, places, strict=False))
    return tuple([taken.get(each, BEHIND) for each in among])


def _misses(enemies: tuple[UnitId, ...], foe: int | None) -> tuple[bool, int]:
    return foe is not None and foe not in enemies, len(enemies)


def places_of(battle: Battle, unit: int) -> Mapping[UnitId, int]:
    """The place of each individual with a unit: the one he was given this turn, or else the usual one."""
    among = battle.attached(unit)
    if not among:
        return {}
    given = [place for each in among if (place := battle.units[each].place) is not None]
    found = given if len(given) == len(among) else usual(battle, unit)
    most = battle.body(unit).files - 1  # losses may have made the front narrower since he was given his place
    return {each: min(place, most) for each, place in zip(among, found, strict=True)}


def struck_by(battle: Battle, unit: int, enemy: int) -> tuple[UnitId, ...]:
    """The individuals with a unit whose own places touch an enemy: his natural noughts strike them."""
    fighting = touched(battle, unit)
    return tuple([each for each, place in places_of(battle, unit).items() if enemy in fighting.get(place, ())])


def in_front(battle: Battle, unit: int) -> tuple[UnitId, ...]:
    """The individuals with a unit who do not stand behind: in contact, those whose places touched an enemy."""
    return tuple([each for each, place in places_of(battle, unit).items() if place != BEHIND])


def is_in_contact_himself(battle: Battle, individual: int) -> bool:
    """Whether an individual touches an enemy: alone with his base, with a unit by his own place."""
    host = battle.units[individual].host
    if host < 0:
        return bool(touching(battle, individual))
    return places_of(battle, host)[UnitId(individual)] in touched(battle, host)


def touches(battle: Battle, individual: int, unit: int) -> bool:
    """Whether an individual with a unit touches another unit by his own place."""
    host = battle.units[individual].host
    place = places_of(battle, host)[UnitId(individual)]
    return _touches(battle.body(host), place, battle.body(unit))


def _touches(mine: Formation, place: int, other: Formation) -> bool:
    return any(figure == place for figure, _ in contacts(mine, other))


class Places(Struct, frozen=True):
    """Where the individuals with a unit may stand: a place for each in their order."""

    answer: ClassVar[object] = tuple[int, ...]

    battle: Battle
    unit: UnitId

    def refuse(self, answer: tuple[int, ...]) -> Refusal | None:
        """Refused if two share a place, or somebody has none while a place on offer is free."""
        offered, among = on_offer(self.battle, self.unit), self.battle.attached(self.unit)
        taken = [place for place in answer if place != BEHIND]
        fits = len(answer) == len(among) and len(set(taken)) == len(taken) and all(place in offered for place in taken)
        if not fits or len(taken) != min(len(among), len(offered)):
            return Refusal("warriors.individuals.place", because="refused-place")
        return None

    def sample(self, rng: Random) -> tuple[int, ...]:
        """Any of them."""
        offered, number = list(on_offer(self.battle, self.unit)), len(self.battle.attached(self.unit))
        places = [*offered, *[BEHIND] * max(number - len(offered), 0)]
        return tuple(rng.sample(places, number)) if len(offered) >= number else tuple(rng.sample(places, len(places)))

    def hints(self) -> tuple[tuple[int, ...], ...]:
        """The usual places; then each of them first, and each enemy as the one to touch."""
        return tuple(islice(dict.fromkeys(self._thinkable()), MOST_HINTS))

    def choices(self) -> None:
        """Cannot be listed: everybody may stand at any place on offer."""

    def _thinkable(self) -> Iterator[tuple[int, ...]]:
        battle, unit = self.battle, self.unit
        yield usual(battle, unit)
        for foe in touching(battle, unit):
            yield usual(battle, unit, foe=foe)
        for first in battle.attached(unit):
            yield usual(battle, unit, first)
            for foe in touching(battle, unit):
                yield usual(battle, unit, first, foe)
        ends, number = sorted(on_offer(battle, unit)), len(battle.attached(unit))
        if number <= len(ends):  # there a leader may touch another unit of his side
            yield tuple(ends[:number])
            yield tuple(ends[::-1][:number])


def matters(battle: Battle, unit: int) -> bool:
    """Whether it makes a difference where the individuals with a unit stand.

    It does if places touch different enemies, if there are too few of them, or if a leader may touch another unit of
    his side, to influence it later.
    """
    among = battle.attached(unit)
    if not among:
        return False
    offered = on_offer(battle, unit)
    open_to = [*offered, BEHIND] if len(offered) < len(among) else list(offered)
    if len(open_to) < 2:
        return False
    friends = _friends(battle, unit) if any(battle.kind(each).is_leader for each in among) else ()
    engaged = bool(touching(battle, unit))

    def difference(each: UnitId, place: int) -> Hashable:
        beside = friends if battle.kind(each).is_leader and place != BEHIND else ()
        reach = tuple([friend for friend in beside if _touches(battle.body(unit), place, battle.body(friend))])
        return (engaged and place == BEHIND, offered.get(place, ()), reach)

    return any(len({difference(each, place) for place in open_to}) > 1 for each in among)


def _friends(battle: Battle, unit: int) -> tuple[UnitId, ...]:
    """The other units of the same side that touch a unit."""
    body = battle.body(unit)
    return tuple(
        [
            each
            for each in battle.formed(battle.units[unit].player)
            if each != unit and contacts(body, battle.body(each))
        ]
    )


def placed(battle: Battle, unit: int, places: tuple[int, ...]) -> Battle:
    """The individuals with a unit have these places, in their order."""
    for each, place in zip(battle.attached(unit), places, strict=True):
        battle = battle.changed(each, place=place)
    return battle
