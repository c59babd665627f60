"""Individuals on the move: they walk where they please, join a unit or leave it (warriors.individuals)."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import ClassVar

from msgspec import Struct

from carnyx.core.flow import Choose
from carnyx.core.kept import Memory, kept
from carnyx.core.kernel import are_boxes_apart, is_segment_near_polygon
from carnyx.core.length import CONTACT, INCH, Point, leg
from carnyx.core.rule import Refusal
from carnyx.games.warriors.blocks.compass import SCALE
from carnyx.games.warriors.blocks.formation import Formation, is_gap_at_most, nearest_points
from carnyx.games.warriors.blocks.manoeuvres import advanced, bearing
from carnyx.games.warriors.play import boasts
from carnyx.games.warriors.play.battle import Battle, UnitId, neighbours
from carnyx.games.warriors.play.contact import parted, recorded
from carnyx.games.warriors.play.going import way_cost
from carnyx.games.warriors.play.movement import has_room, no_room, refuse_edge, refuse_way, too_far, trail
from carnyx.games.warriors.play.riders import mark, overrun_at

_MOST_ASKED = 1024  # more than any player looks at; a browser that drags a man about may ask for more


class Walk(Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """An individual and where he goes: to a unit he joins, to a place where he stands alone, or nowhere."""

    unit: int
    join: int = -1
    place: Point | None = None


class Route(Struct, frozen=True):
    """The straight way of an individual: from where to where, what it takes of his move, and how far he may go."""

    here: Point
    there: Point
    takes: int
    allowed: int


class Walks(Struct, frozen=True, dict=True):
    """One of the individuals whose turn it is, and where he goes."""

    answer: ClassVar[type] = Walk

    battle: Battle
    units: tuple[UnitId, ...]

    @kept
    def _asked(self) -> Memory[Walk, Refusal | None]:
        """What has been asked before: whoever looks for a walk asks, and so does the flow when he answers with it."""
        return Memory(_MOST_ASKED)

    def refuse(self, answer: Walk) -> Refusal | None:
        """Why he may not, by the rule that forbids it."""
        return self._asked.answer(answer, self._refuse)

    def _refuse(self, answer: Walk) -> Refusal | None:
        if answer.unit not in self.units:
            return Refusal("warriors.move.order", because="refused-not-his-turn")
        if answer.join != -1 and answer.place is not None:
            return Refusal("core.answer")
        if answer.join != -1:
            return refuse_join(self.battle, answer.unit, answer.join)
        return refuse_place(self.battle, answer.unit, answer.place) if answer.place is not None else None

    def sample(self, rng: Random) -> Walk:
        """Half of the time he stays; else any of the sensible places, or any at all."""
        unit = rng.choice(self.units)
        chance = rng.random()
        if chance < 0.5:
            return Walk(unit)
        if chance < 0.7:
            far = self.battle.allowance(unit)
            here = start(self.battle, unit)
            walk = Walk(unit, place=Point(here.x + rng.randint(-far, far), here.y + rng.randint(-far, far)))
            return walk if self.refuse(walk) is None else Walk(unit)
        found = list(self._thinkable(unit))
        rng.shuffle(found)  # the first that is allowed is any of those that are, and the rest need not be asked
        return next((walk for walk in found if self.refuse(walk) is None), Walk(unit))

    def hints(self) -> tuple[Walk, ...]:
        """To stay, and every unit within reach, for each of them."""
        found = (walk for unit in self.units for walk in (Walk(unit), *self._thinkable(unit)))
        return tuple(walk for walk in found if self.refuse(walk) is None)

    def choices(self) -> None:
        """Cannot be listed: they are places on the table."""

    def _thinkable(self, unit: UnitId) -> Iterator[Walk]:
        battle = self.battle
        now = battle.units[unit]
        for friend in battle.formed(now.player):
            if friend != now.host:
                yield Walk(unit, join=friend)
        if now.host >= 0:  # a step back from the ranks
            body = battle.body(unit)
            back = advanced(body, -(body.depth * body.ranks + 2 * INCH))
            yield Walk(unit, place=Point(back.x, back.y))


def start(battle: Battle, unit: int) -> Point:
    """Where an individual sets out from: his own base, or the front of his unit."""
    body = battle.body(unit)
    return Point(body.x, body.y)


def route(battle: Battle, walk: Walk) -> Route:
    """The way that a walk takes; to join a unit he goes to the nearest point of it, and who stays goes nowhere."""
    here = there = start(battle, walk.unit)
    if walk.join >= 0:
        there = _meeting(battle, walk.unit, walk.join)
    elif walk.place is not None:
        there = walk.place
    return Route(here, there, way_cost(battle.field, here, there), battle.allowance(walk.unit))


def refuse_join(battle: Battle, unit: int, host: int) -> Refusal | None:
    """Why an individual cannot join a unit: it must be a friend within his move, and no enemy in the way."""
    now = battle.units[unit]
    if not 0 <= host < len(battle.units) or host == now.host:
        return Refusal("warriors.individuals", because="refused-join")
    friend = battle.units[host]
    if friend.body is None or friend.player != now.player or battle.kind(host).is_individual:
        return Refusal("warriors.individuals", because="refused-join")
    here, far = start(battle, unit), battle.allowance(unit)
    if are_boxes_apart((here.x, here.y, here.x, here.y), friend.body.box, far + CONTACT):
        # Most friends are out of reach by their boxes alone; where exactly he would meet them need not be found out.
        return too_far(lambda: route(battle, Walk(unit, join=host)).takes, far)
    there = _meeting(battle, unit, host)
    return refuse_way(battle, here, there, far) or _refuse_enemies(battle, unit, here, there)


def refuse_place(battle: Battle, unit: int, place: Point) -> Refusal | None:
    """Why an individual cannot go to a place and stand there alone."""
    here = start(battle, unit)
    if refusal := refuse_way(battle, here, place, battle.allowance(unit)):
        return refusal
    body = standing_at(battle, unit, place)
    if refusal := refuse_edge(battle, body):
        return refusal
    if not has_room(battle, unit, body):
        return no_room(battle, unit, body)
    friends = neighbours(battle, body.box, CONTACT, battle.units[unit].player)
    for each in friends:
        if each == unit or battle.kind(each).is_individual:
            continue
        if is_gap_at_most(body, battle.body(each), CONTACT):
            return Refusal("warriors.individuals", {"unit": int(each)}, "refused-touches-friend")
    return _refuse_enemies(battle, unit, here, place)


def standing_at(battle: Battle, unit: int, place: Point) -> Formation:
    """An individual alone at a place, facing the way he came."""
    here = start(battle, unit)
    shape = battle.field.bodies[unit]
    facing = bearing(here, place) if here != place else battle.body(unit).facing
    return Formation(place.x, place.y, facing, 1, 1, shape.width, shape.depth)


def _refuse_enemies(battle: Battle, unit: int, here: Point, there: Point) -> Refusal | None:
    """A way goes straight; friends let an individual through, enemies do not."""
    line = (here.x * SCALE, here.y * SCALE, there.x * SCALE, there.y * SCALE)
    box = (min(here.x, there.x), min(here.y, there.y), max(here.x, there.x), max(here.y, there.y))
    for enemy in neighbours(battle, box, 0, 1 - battle.units[unit].player):
        if any(is_segment_near_polygon(*line, part, 0) for part in battle.body(enemy).parts):
            return Refusal("warriors.formation", {"unit": int(enemy)}, "refused-enemy-in-way")
    return None


class WalkNext(Struct, frozen=True, tag=True):
    """A side moves the next of its individuals."""

    player: int

    def ask(self, battle: Battle) -> Choose | None:
        """Which one, and where; none if all have moved."""
        units = tuple(unit for unit in battle.individuals(self.player) if not battle.units[unit].done)
        return Choose(self.player, Walks(battle, units)) if units else None

    def take(self, battle: Battle, outcome: Walk | None) -> Battle:
        """He goes; then the next."""
        if outcome is None:
            return battle
        return walked(battle.changed(outcome.unit, done=True), outcome).then(WalkNext(self.player))


def walked(battle: Battle, walk: Walk) -> Battle:
    """The battle after an individual has gone somewhere."""
    unit = walk.unit
    now = battle.units[unit]
    if walk.join < 0 and walk.place is None:
        return battle
    if battle.kind(unit).role == "warchief":
        battle = boasts.broken(battle, now.player, "will_not_be_moved")
    there = walk.place if walk.place is not None else _meeting(battle, unit, walk.join)
    body = standing_at(battle, unit, there)
    way = leg(start(battle, unit), there)
    swept = trail(advanced(body, -way), way) if way else body
    if walk.join >= 0:
        if battle.kind(unit).role == "warchief":
            battle = boasts.broken(battle, now.player, "no_bodyguard")
        battle = parted(battle.changed(unit, body=None, host=walk.join, place=None, moved=True))
    else:
        battle = recorded(parted(battle.changed(unit, body=body, host=-1, place=None, moved=True)), unit)
    return overrun_at(battle, unit, swept)


def _meeting(battle: Battle, unit: int, host: int) -> Point:
    """Where an individual comes to a unit that he joins: the nearest point of it."""
    here = start(battle, unit)
    _, there = nearest_points(mark(here.x, here.y), battle.body(host))
    return there


def near(battle: Battle, one: int, other: int, reach: int) -> bool:
    """Whether an individual is within so many ticks of a unit; with it counts as in contact."""
    host = battle.units[one].host
    if host == other:
        return True
    return is_gap_at_most(battle.body(one), battle.body(other), reach)
