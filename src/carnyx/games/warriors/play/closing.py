"""Closing up: casualties alone do not end a contact (warriors.combat.locked).

When routers have left, each pair that fought and no longer touches closes up once.  Who lost figures forms up again on
the ground he held; if that does not bring them together, one part shifts as little as it must.  Nobody turns, leaves
another contact or makes a new one.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from carnyx.core.length import CONTACT, INCH
from carnyx.games.warriors.blocks import pieces
from carnyx.games.warriors.blocks.compass import SCALE, rounded
from carnyx.games.warriors.blocks.formation import Formation, gap, is_in_contact
from carnyx.games.warriors.play.battle import Battle, UnitId, neighbours, touching
from carnyx.games.warriors.play.contact import parted
from carnyx.games.warriors.play.movement import has_room
from carnyx.games.warriors.play.riders import overrun_at

Pair: TypeAlias = tuple[int, int]
Held: TypeAlias = tuple[int, int, int]  # a unit, and the files and figures it had before its losses
Way: TypeAlias = tuple[int, int]  # to its right, ahead

_AHEAD, _BACK, _LEFT, _RIGHT = (0, 1), (0, -1), (-1, 0), (1, 0)


class CloseUp(Struct, frozen=True, tag=True):
    """Pairs that fought and no longer touch close up, one after the other."""

    pairs: tuple[Pair, ...]
    held: tuple[Held, ...]

    def ask(self, battle: Battle) -> None:
        """Nothing to decide."""

    def take(self, battle: Battle, outcome: None) -> Battle:
        """The first of them, then the rest; contacts that could not be kept are over when all have tried."""
        if not self.pairs:
            return parted(battle)
        battle = closed_up(battle, self.pairs[0], self.pairs, self.held)
        return battle.then(CloseUp(self.pairs[1:], self.held))


def separated(battle: Battle, pairs: set[frozenset[int]]) -> tuple[Pair, ...]:
    """The pairs that fought and no longer touch, though both stand; the part that moved first is named first."""
    found = []
    for pair in pairs:
        one, other = sorted(pair, key=lambda unit: (battle.units[unit].player != battle.first, unit))
        mine, theirs = battle.units[one].body, battle.units[other].body
        if mine is not None and theirs is not None and not is_in_contact(mine, theirs):
            found.append((one, other))
    return tuple(sorted(found))


def closed_up(battle: Battle, pair: Pair, pairs: tuple[Pair, ...], held: tuple[Held, ...]) -> Battle:
    """The battle after one pair has closed up, if it can; the first mover's part is tried first."""
    one, other = pair
    first, second = battle.units[one].body, battle.units[other].body
    if first is None or second is None or is_in_contact(first, second):
        return battle  # an earlier pair has brought them together, or one of them is gone
    parts = ((one, other), (other, one))
    for places in (_on_its_ground, _shifted):
        for unit, enemy in parts:
            for place in places(battle, unit, enemy, held):
                if _may_stand(battle, unit, enemy, place, pairs):
                    return overrun_at(battle.changed(unit, body=place), unit, place)
    return battle


def _on_its_ground(battle: Battle, unit: int, enemy: int, held: tuple[Held, ...]) -> Iterator[Formation]:
    """Where a unit that lost figures touches an enemy on the ground that it held: back, aside, or both."""
    body, aim = battle.body(unit), battle.body(enemy)
    before = next((each for each in held if each[0] == unit), None)
    if before is None:
        return
    ground = replace(body, files=before[1], figures=before[2])
    wide = (ground.front - body.front) // 2
    deep = (ground.ranks - body.ranks) * body.depth
    for start in (body, moved(body, -wide, 0), moved(body, wide, 0)) if wide > 0 else (body,):
        for way, most in ((_BACK, deep), (_LEFT, wide), (_RIGHT, wide)):
            far = least(start, way, most, aim)
            if far is not None:
                place = moved(start, far * way[0], far * way[1])
                if is_within(place, ground):
                    yield place


def _shifted(battle: Battle, unit: int, enemy: int, held: tuple[Held, ...]) -> Iterator[Formation]:
    """Where a unit that is not shaken touches an enemy by going ahead, back or aside, the shortest way first."""
    if battle.units[unit].condition == "shaken":
        return
    body, aim = battle.body(unit), battle.body(enemy)
    most = battle.allowance(unit) * battle.edition.closing_share // 100
    found = []
    for number, way in enumerate((_AHEAD, _BACK, _LEFT, _RIGHT)):
        far = least(body, way, most, aim)
        if far is not None and _is_free_way(battle, unit, body, way, far):
            found.append((far, number, moved(body, far * way[0], far * way[1])))
    yield from (place for _, _, place in sorted(found, key=lambda each: each[:2]))


def _is_free_way(battle: Battle, unit: int, body: Formation, way: Way, far: int) -> bool:
    """Whether nobody stands between a unit and the place it shifts to; looked at every half inch."""
    return all(has_room(battle, unit, moved(body, at * way[0], at * way[1])) for at in range(INCH // 2, far, INCH // 2))


def _may_stand(battle: Battle, unit: int, enemy: int, place: Formation, pairs: tuple[Pair, ...]) -> bool:
    """Whether a unit may close up to a place: there is room, it leaves no contact and makes none that is new."""
    if not has_room(battle, unit, place) or not is_in_contact(place, battle.body(enemy)):
        return False
    now = touching(battle, unit)
    if not all(is_in_contact(place, battle.body(foe)) for foe in now):
        return False
    fought = {foe for pair in pairs if unit in pair for foe in pair} | set(now)
    around = neighbours(battle, place.box, CONTACT, 1 - battle.units[unit].player)
    return all(UnitId(foe) in fought or not is_in_contact(place, battle.body(foe)) for foe in around)


def moved(body: Formation, right: int, ahead: int) -> Formation:
    """The block so many ticks to its right and ahead, its facing kept."""
    x, y = pieces.at(body.frame, right, ahead)
    return replace(body, x=rounded(x), y=rounded(y))


def least(body: Formation, way: Way, most: int, aim: Formation) -> int | None:
    """The least way in a direction, of no more than so many ticks, that touches a block; none if there is none."""

    def shift(ticks: int) -> Formation:
        return moved(body, ticks * way[0], ticks * way[1])

    # Along a straight line one comes nearer to a block and then goes off again, never the other way about.
    low, high = 0, most
    while high - low > 2:
        third = (high - low) // 3
        one, other = low + third, high - third
        if gap(shift(one), aim) <= gap(shift(other), aim):
            high = other
        else:
            low = one
    nearest = next((ticks for ticks in range(low, high + 1) if is_in_contact(shift(ticks), aim)), None)
    if nearest is None or nearest <= 0:
        return None
    low, high = 0, nearest
    while high - low > 1:
        middle = (low + high) // 2
        low, high = (low, middle) if is_in_contact(shift(middle), aim) else (middle, high)
    return high


def is_within(place: Formation, ground: Formation) -> bool:
    """Whether all bases of a block stand on the ground of another that faces the same way, but for the rounding."""
    full, rest = divmod(ground.figures, ground.files)
    half, deep = ground.front // 2, full * ground.depth
    (u,), (v,) = pieces.seen(ground.frame, (place.x * SCALE, place.y * SCALE))
    aside, back = abs(rounded(u, ground.frame[4])), rounded(-v, ground.frame[4])
    ranks, last = divmod(place.figures, place.files)
    rows = [(place.front // 2, back + ranks * place.depth)]
    if last:
        rows.append((last * place.width // 2, back + (ranks + 1) * place.depth))
    for wide, end in rows:
        on_full = aside + wide <= half + 1 and end <= deep + 1
        on_last = aside + wide <= rest * ground.width // 2 + 1 and end <= deep + ground.depth + 1
        if back < -1 or not (on_full or on_last):
            return False
    return True
