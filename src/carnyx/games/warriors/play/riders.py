"""Couriers: they ride with an order to a unit, block nothing, and are lost when an enemy's move touches them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from random import Random
from typing import ClassVar

from msgspec import Struct
from msgspec.structs import replace

from carnyx.core.flow import Choose
from carnyx.core.kernel import is_segment_near_polygon
from carnyx.core.length import CONTACT, INCH, Point, leg
from carnyx.core.rule import Refusal
from carnyx.games.warriors.blocks.formation import Formation, is_gap_at_most, nearest_points
from carnyx.games.warriors.blocks.manoeuvres import wheel_steps
from carnyx.games.warriors.play.battle import Battle, neighbours
from carnyx.games.warriors.play.movement import Legs, after, refuse_edge, refuse_way, trail
from carnyx.games.warriors.rules.ground import IMPASSABLE

MARK = 2  # ticks: a courier is a point on the table, so small that he blocks nothing


@lru_cache(maxsize=256)
def mark(x: int, y: int) -> Formation:
    """Where a courier is, as geometry sees him."""
    return Formation(x, y, 0, 1, 1, MARK, MARK)


def has_arrived(battle: Battle, courier: int, unit: int) -> bool:
    """Whether a courier touches the unit his order is for."""
    place = battle.couriers[courier].place
    body = battle.units[unit].body
    return place is not None and body is not None and is_gap_at_most(mark(*place), body, CONTACT)


class Rides(Struct, frozen=True):
    """Where a courier may ride."""

    answer: ClassVar[type] = Point

    battle: Battle
    courier: int
    unit: int  # whom his order is for

    @property
    def here(self) -> Point:
        """Where he is."""
        place = self.battle.couriers[self.courier].place
        assert place is not None
        return Point(*place)

    def refuse(self, answer: Point) -> Refusal | None:
        """Refused beyond his move, over impassable ground, off the table, and among enemies; he may wait anywhere."""
        if answer == self.here:
            return None
        if refusal := refuse_way(self.battle, self.here, answer, self.battle.edition.move_rider * INCH):
            return refusal
        there = mark(answer.x, answer.y)
        if refusal := refuse_edge(self.battle, there):
            return refusal
        player = self.battle.units[self.unit].player
        around = neighbours(self.battle, there.box, CONTACT, 1 - player)
        for enemy in around:
            if is_gap_at_most(there, self.battle.body(enemy), CONTACT):
                return Refusal("warriors.courier.lost", {"unit": int(enemy)}, "refused-among-enemies")
        return None

    def sample(self, rng: Random) -> Point:
        """Mostly straight to the unit."""
        found = self.hints()
        return found[0] if rng.random() < 0.8 else rng.choice(found)

    def hints(self) -> tuple[Point, ...]:
        """Straight to the unit as far as he can, or half as far; round what bars his way; and to wait."""
        here, far = self.here, self.battle.edition.move_rider * INCH
        _, there = nearest_points(mark(here.x, here.y), self.battle.body(self.unit))
        way = leg(here, there)
        places = []
        for most in (far, far * 3 // 4, far // 2):
            if way <= most:
                places.append(there)
            else:
                places.append(
                    Point(
                        here.x + (there.x - here.x) * (most - 2) // way, here.y + (there.y - here.y) * (most - 2) // way
                    )
                )
        places += sorted(_corners(self.battle, here, there), key=lambda corner: leg(corner, there))
        return tuple(place for place in dict.fromkeys((*places, here)) if self.refuse(place) is None)

    def choices(self) -> None:
        """Cannot be listed: they are places on the table."""


def _corners(battle: Battle, here: Point, there: Point) -> Iterator[Point]:
    """The corners of whatever impassable ground lies between two places."""
    for ground in battle.field.table.terrain:
        outline = ground.outline
        if ground.kind in IMPASSABLE and is_segment_near_polygon(here.x, here.y, there.x, there.y, outline, 0):
            yield from map(Point, outline[::2], outline[1::2])


class RideNext(Struct, frozen=True, tag=True):
    """A side's couriers ride, one after the other."""

    player: int
    courier: int = 0

    def ask(self, battle: Battle) -> Choose | None:
        """Where to, if he is on his way and has not arrived."""
        unit = errand(battle, self.courier)
        if unit is None or battle.units[unit].player != self.player or has_arrived(battle, self.courier, unit):
            return None
        return Choose(self.player, Rides(battle, self.courier, unit))

    def take(self, battle: Battle, outcome: Point | None) -> Battle:
        """He rides; then the next."""
        if outcome is not None:
            battle = placed(battle, self.courier, (outcome.x, outcome.y))
        others = range(self.courier + 1, len(battle.couriers))
        following = next((each for each in others if errand(battle, each) is not None), None)
        return battle if following is None else battle.then(RideNext(self.player, following))


def errand(battle: Battle, courier: int) -> int | None:
    """The unit a courier has an order for, if he is on his way."""
    if not 0 <= courier < len(battle.couriers) or battle.couriers[courier].place is None:
        return None
    return next((each.unit for each in battle.messages if each.courier == courier), None)


def placed(battle: Battle, courier: int, place: tuple[int, int] | None) -> Battle:
    """The courier is somewhere else; nowhere: back with his leader."""
    now = replace(battle.couriers[courier], place=place)
    return with_courier(battle, courier, now)


def with_courier(battle: Battle, courier: int, now: object) -> Battle:
    """The same battle with one courier changed."""
    return replace(battle, couriers=(*battle.couriers[:courier], now, *battle.couriers[courier + 1 :]))


def returned(battle: Battle, courier: int, *, lost: bool = False) -> Battle:
    """His errand is over: he is with his leader again next turn, or he is lost (warriors.courier.lost)."""
    now = replace(battle.couriers[courier], place=None, lost=lost, back=battle.turn + 1)
    return with_courier(battle, courier, now)


def dropped(battle: Battle, courier: int) -> Battle:
    """His order is no more."""
    return replace(battle, messages=tuple(each for each in battle.messages if each.courier != courier))


def overrun(battle: Battle, mover: int, before: Formation, legs: Legs) -> Battle:
    """Couriers touched by an enemy's move are lost with their orders (warriors.courier.lost)."""
    if all(courier.place is None for courier in battle.couriers):
        return battle
    body = before
    for part in legs:
        there = after(body, part)
        if part.kind == "advance":
            battle = overrun_at(battle, mover, trail(body, part.amount))
        for place in wheel_steps(body, part.amount) if part.kind == "wheel" else (there,):
            battle = overrun_at(battle, mover, place)
        body = there
    return battle


def overrun_at(battle: Battle, mover: int, body: Formation) -> Battle:
    """Couriers touched by an enemy who stands like this are lost."""
    player = battle.units[mover].player
    for number, courier in enumerate(battle.couriers):
        if courier.place is None or battle.units[courier.leader].player == player:
            continue
        if is_gap_at_most(mark(*courier.place), body, CONTACT):
            battle = dropped(with_courier(battle, number, replace(courier, place=None, lost=True)), number)
    return battle
