"""The hunt: the leaders fall together upon an enemy leader who stands alone.

His men run when they hear of his death, so a duel is worth far more than two swords, if enough of them are in it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from math import cos, prod, radians, sin

from carnyx.core.length import CONTACT, INCH, Point, leg
from carnyx.games.warriors.blocks.formation import Formation, do_overlap, gap, is_in_contact, is_inside
from carnyx.games.warriors.blocks.manoeuvres import bearing
from carnyx.games.warriors.play.battle import Battle, UnitId, touching
from carnyx.games.warriors.play.marches import manner
from carnyx.games.warriors.play.walks import Walk, Walks, standing_at, start
from carnyx.games.warriors.players.ways import glance
from carnyx.games.warriors.players.worth import fells, is_ahead, loss

_ODDS = 1.2  # a duel must win so many times what it risks
_SEASON = 4  # the turn from which they leave the ranks for a prey farther off
_FAR = 4.0  # marches that the prey may be away from the last of them
_DICE = 3  # that they must throw together to go after him
_PATIENCE = 0.75  # what a prey is worth a turn's march farther off
_TURNS = (0, 150, -150, 300, -300, 450, -450, 600, -600, 800, -800)  # tenths of a degree off the straight way
_ROUND = range(0, 3600, 300)
_STEP = 8  # ticks: who comes nearer by so many touches, or stands on somebody's base
_HARM = 3.0  # inches worth going round an enemy who would charge
_WAIT = 4 * INCH  # how near those come who wait for the others


def hunted(battle: Battle, options: Walks, unit: UnitId) -> Walk | None:
    """His walk upon a prey that enough of them reach together, or after one farther off; none if there is none."""
    player = battle.units[unit].player
    if is_ahead(battle, player):
        return None
    leaders = [who for who in battle.standing(1 - player) if battle.kind(who).is_leader]
    if (who := _within_reach(battle, options, unit, leaders)) is not None:
        if _is_at(battle, unit, who):
            return Walk(unit)
        walk = approach(battle, options, unit, battle.body(who), 0)
        if walk.place is not None:
            return walk
    if (who := _afar(battle, unit, leaders)) is None:
        return None
    return Walk(unit) if _is_at(battle, unit, who) else approach(battle, options, unit, battle.body(who), _WAIT)


def _within_reach(battle: Battle, options: Walks, unit: UnitId, leaders: list[UnitId]) -> UnitId | None:
    """The leader alone whom it pays most to fall upon now, with everybody who is at him or still to walk."""
    best, found = 0.0, None
    for who in leaders:
        ready = [
            each
            for each in battle.individuals(battle.units[unit].player)
            if _is_at(battle, each, who) or (each in options.units and _reaches(battle, each, battle.body(who)))
        ]
        wins, risks = duel(battle, who, ready)
        if unit in ready and wins > _ODDS * risks and wins - risks > best:
            best, found = wins - risks, who
    return found


def _afar(battle: Battle, unit: UnitId, leaders: list[UnitId]) -> UnitId | None:
    """The leader alone whom those who are free to go should seek, the nearer the better."""
    pack = [who for who in battle.individuals(battle.units[unit].player) if not _fights_in_ranks(battle, who)]
    if battle.turn < _SEASON or unit not in pack or sum(battle.kind(who).worth for who in pack) < _DICE:
        return None
    best, found = 0.0, None
    for who in leaders:
        there = start(battle, who)
        marches = [leg(start(battle, hunter), there) / max(battle.allowance(hunter), 1) for hunter in pack]
        value = loss(battle, who) * float(_PATIENCE ** (sum(marches) / len(marches)))
        if max(marches) <= _FAR and value > best:
            best, found = value, who
    return found


def _is_at(battle: Battle, unit: UnitId, who: UnitId) -> bool:
    return battle.units[unit].host < 0 and who in touching(battle, unit)


def _fights_in_ranks(battle: Battle, who: UnitId) -> bool:
    host = battle.units[who].host
    return host >= 0 and bool(touching(battle, host))


def duel(battle: Battle, who: UnitId, hunters: list[UnitId]) -> tuple[float, float]:
    """What hunters win by a round with a leader alone, and what they risk by it."""
    lives = prod((1 - fells(battle, battle.kind(each), who)) ** battle.kind(each).worth for each in hunters)
    kind = battle.kind(who)
    risks = [(1 - (1 - fells(battle, kind, each)) ** kind.worth) * loss(battle, each) for each in hunters]
    return (1 - lives) * loss(battle, who), max(risks, default=0.0)


def _reaches(battle: Battle, who: UnitId, goal: Formation) -> bool:
    return leg(start(battle, who), goal.centre) <= battle.allowance(who) + INCH


def approach(battle: Battle, options: Walks, unit: UnitId, goal: Formation, near: int) -> Walk:
    """The walk that ends nearest to the goal, but no nearer than wanted; round those who would ride him down."""
    player, alone = battle.units[unit].player, battle.units[unit].host < 0
    bound = [
        (battle.body(foe), battle.allowance(foe))
        for foe in battle.formed(1 - player)
        if manner(battle, foe) in ("attack", "bloodlust")
    ]

    def place(body: Formation) -> float:
        apart = gap(body, goal) if glance(body, goal) <= CONTACT else glance(body, goal)
        if near == 0 and apart <= CONTACT:
            return INCH * 1.0
        danger = sum(glance(body, foe) < stride for foe, stride in bound)
        return -abs(apart - near) / INCH - _HARM * danger

    stays = place(battle.body(unit)) if alone else None
    for value, point in _best_first(battle, unit, goal, near, place):
        if stays is not None and value <= stays:
            break
        walk = Walk(unit, place=point)
        if options.refuse(walk) is None:
            return walk
    return Walk(unit)


def _best_first(
    battle: Battle, unit: UnitId, goal: Formation, near: int, place: Callable[[Formation], float]
) -> Iterator[tuple[float, Point]]:
    """Places with their values, the best first, of equal ones those on the way before those at the goal.

    The places where he would just touch the goal take long to find, so they are found when it is their turn.
    """
    on_the_way = [(place(standing_at(battle, unit, point)), point) for point in _points(battle, unit, goal)]
    on_the_way.sort(key=lambda each: -each[0])
    most = INCH * 1.0 if near == 0 else -(near - CONTACT) / INCH  # what a place at the goal is worth at best
    before = [each for each in on_the_way if each[0] > most or (near == 0 and each[0] == most)]
    yield from before
    beside = ((place(standing_at(battle, unit, point)), point) for point in _touching(battle, unit, goal))
    if near == 0:
        yield from beside  # all of them touch, so each is worth the most
        yield from on_the_way[len(before) :]
    else:
        yield from sorted([*on_the_way[len(before) :], *beside], key=lambda each: -each[0])


def _points(battle: Battle, unit: UnitId, goal: Formation) -> list[Point]:
    """Places on the way, straight and aside."""
    here, there, far = start(battle, unit), goal.centre, battle.allowance(unit)
    straight, way = bearing(here, there) if here != there else 0, leg(here, there)
    return [_off(here, straight + turn, min(far - 4, way) * share // 5) for turn in _TURNS for share in (5, 3)]


def _touching(battle: Battle, unit: UnitId, goal: Formation) -> Iterator[Point]:
    """Places all round a goal within reach where he would just touch it."""
    if leg(start(battle, unit), goal.centre) <= battle.allowance(unit) + INCH:
        touching = (_beside(battle, unit, goal, turn) for turn in _ROUND)
        yield from (point for point in touching if point is not None)


def _beside(battle: Battle, unit: UnitId, goal: Formation, side: int) -> Point | None:
    """Where he would just touch the goal on this side, if he comes from where he is."""
    far, middle = goal.depth + INCH, goal.centre
    # So near to the middle of full ranks he would stand among them; two ticks are for the rounding.
    among = 0 if goal.figures % goal.files else max(0, min(goal.front, goal.depth * goal.ranks) // 2 - 2)
    for apart in range(among // _STEP * _STEP, far, _STEP):
        point = _off(middle, side, apart)
        if is_inside(goal, point):
            continue
        body = standing_at(battle, unit, point)
        if not do_overlap(body, goal):
            return point if is_in_contact(body, goal) else None
    return None


def _off(point: Point, bearing: int, ticks: int) -> Point:
    angle = radians(bearing / 10)
    return Point(round(point.x + sin(angle) * ticks), round(point.y + cos(angle) * ticks))
