"""The thumb player of Warriors: sound rules of thumb, by the same odds and options that everybody sees.

It forms a line, holds with its missiles, attacks with whoever fights better than the enemy before him, sends orders in
time, keeps its Warchief out of harm and influences only when that is worth the risk.
"""

from __future__ import annotations

from fractions import Fraction
from functools import lru_cache
from typing import Any

from carnyx.core.flow import Choose, Pause
from carnyx.core.length import INCH, Point, leg
from carnyx.core.options import OneOf
from carnyx.games.warriors.battle import Battle, Kind, UnitId, touching
from carnyx.games.warriors.calming import NOBODY, Influences
from carnyx.games.warriors.checks import BLOW_HIT, BLOW_KILL, Blow, Stroke
from carnyx.games.warriors.compulsory import towards
from carnyx.games.warriors.deployment import Deploys, MakeBoast
from carnyx.games.warriors.edition import Edition
from carnyx.games.warriors.engagements import Choices, Fighting
from carnyx.games.warriors.fights import NameStruck
from carnyx.games.warriors.formation import Formation, gap, nearest_points
from carnyx.games.warriors.marches import March, Marches, manner
from carnyx.games.warriors.movement import Leg, end
from carnyx.games.warriors.orders import DONE, Dispatches, FirstOrders, Send
from carnyx.games.warriors.riders import Rides
from carnyx.games.warriors.saves import save
from carnyx.games.warriors.sight import nearest
from carnyx.games.warriors.tables import Order
from carnyx.games.warriors.targets import reach, targets
from carnyx.games.warriors.volleys import Aim, Aims
from carnyx.games.warriors.walks import Walk, Walks, start
from carnyx.odds.warriors.preview import influence_odds, order_odds, shot_odds

WORTH_IT = 4  # a try to influence must be so many times as likely to succeed as to end in disaster


class ThumbPlayer:
    """Plays Warriors by rules of thumb; the same position always gets the same answer."""

    def answer(self, pause: Pause[Battle]) -> Any:
        """What the rules of thumb say."""
        assert isinstance(pause.question, Choose)
        battle, options, player = pause.battle, pause.question.options, pause.question.player
        match options:
            case FirstOrders():
                return tuple(_wanted(battle, unit) for unit in options.units)
            case Aims():
                return _aim(battle, options)
            case Marches():
                return _march(battle, options)
            case Walks():
                return _walk(battle, options)
            case Dispatches():
                return _send(battle, options)
            case Choices():
                return _fight(battle, options)
            case Rides() | Deploys():
                return options.hints()[0]
            case OneOf():
                return _named(battle, player, options)
            case _:
                return options.hints()[0]


@lru_cache(maxsize=4096)
def _edge(mine: Kind, theirs: Kind, edition: Edition) -> Fraction:
    """How much better a figure's worth of one fights than one of the other: points killed for points lost."""
    return _deadly(mine, theirs, edition) * Fraction(mine.worth) - _deadly(theirs, mine, edition) * Fraction(
        theirs.worth
    )


def _deadly(mine: Kind, theirs: Kind, edition: Edition) -> Fraction:
    """The chance that one die kills."""
    hit = BLOW_HIT(Blow(mine.quality, theirs.quality, enemy_shield=theirs.shield, edition=edition))
    kill = BLOW_KILL(Stroke(mine.melee, theirs.armour, mine.strength, theirs.resilience, edition=edition))
    return hit.chance * kill.chance


def _worth(battle: Battle, unit: int) -> Fraction:
    """What a figure of a unit is worth in points."""
    now = battle.units[unit]
    return Fraction(now.points, now.start)


def _favours(battle: Battle, unit: int, enemy: int) -> bool:
    """Whether a fight with an enemy favours the unit: it kills more points than it loses, figure against figure."""
    mine, theirs = battle.kind(unit), battle.kind(enemy)
    gain = _deadly(mine, theirs, battle.edition) * mine.worth * _worth(battle, enemy)
    cost = _deadly(theirs, mine, battle.edition) * theirs.worth * _worth(battle, unit)
    now, foe = battle.units[unit], battle.units[enemy]
    if now.disorganised:
        gain = gain * 4 / 5
    if foe.disorganised:
        cost = cost * 4 / 5
    numbers = Fraction(now.figures * mine.worth, max(1, foe.figures * theirs.worth))
    return gain * min(numbers, Fraction(3, 2)) >= cost


def _wanted(battle: Battle, unit: UnitId) -> Order:
    """The order a unit should have: missiles hold, the strong attack, the weak oppose."""
    kind, now = battle.kind(unit), battle.units[unit]
    if kind.missile is not None and now.volleys:
        return "oppose"
    enemy = nearest(battle, unit)
    if enemy is None:
        return now.order
    return "attack"


def _aim(battle: Battle, options: Aims) -> Aim:
    """The target that loses most points; one volley at a time, and all there are when he is about to charge."""
    unit = options.unit
    seen = dict.fromkeys(aim.target for aim in options.hints() if aim.volleys)
    best = max(seen, key=lambda target: _shot_value(battle, unit, target, 1))
    apart = gap(battle.body(unit), battle.body(best))
    close = apart <= battle.allowance(best) + INCH
    left = battle.units[unit].volleys
    turns = battle.field.turns - battle.turn + 1
    most = max(aim.volleys for aim in options.hints())
    if close or left > turns or battle.kind(best).is_individual:
        return Aim(best, min(most, left))
    return Aim(best, 1)


def _march(battle: Battle, options: Marches) -> March:
    """The unit nearest the enemy first; it closes where that pays, else it keeps its distance."""

    def apart(unit: UnitId) -> int:
        enemy = nearest(battle, unit)
        return gap(battle.body(unit), battle.body(enemy)) if enemy is not None else 0

    unit = min(options.units, key=lambda each: (apart(each), each))
    found = options.for_unit(unit)
    if not found:
        return March(unit)
    enemy = nearest(battle, unit)
    if enemy is None:
        return March(unit) if options.refuse(March(unit)) is None else found[0]
    match manner(battle, unit):
        case "attack":
            stands = March(unit)
            if battle.kind(unit).missile and stands in found:
                return stands
            if battle.units[unit].disorganised and stands in found:
                return stands
            return found[0]
        case "oppose" if battle.kind(unit).missile is not None and battle.units[unit].volleys:
            return _stalk(battle, options, unit, enemy)
        case "oppose":
            aim = battle.body(enemy)
            keep = _distance(battle, unit, enemy)

            def how(march: March) -> int:
                return abs(gap(end(battle.body(unit), march.legs), aim) - keep)

            return min((march for march in found if not march.files), key=how, default=March(unit))
        case "hold":
            return _facing(battle, unit, enemy, found)
        case "locked":
            return _widen(battle, unit, found)
        case _:
            return found[0]


def _widen(battle: Battle, unit: UnitId, found: tuple[March, ...]) -> March:
    """Who is locked in combat brings more figures to bear, if the enemy's front is wider than his own."""
    front = max((battle.body(enemy).files for enemy in touching(battle, unit)), default=0)
    wider = [march for march in found if march.files and march.files <= front + 2]
    return max(wider, key=lambda march: march.files, default=March(unit))


def _stalk(battle: Battle, options: Marches, unit: UnitId, enemy: UnitId) -> March:
    """Shooters go where their next volley costs the enemy most, out of reach of his blades; leaders draw them on."""
    body = battle.body(unit)
    prey = [each for each in battle.enemies(unit) if battle.kind(each).is_leader]
    goals = sorted(prey, key=lambda each: (battle.kind(each).role != "warchief", gap(body, battle.body(each))))[:2]
    legs = [towards(battle, unit, goal).legs for goal in (*goals, enemy)]
    places = [March(unit), *options.for_unit(unit)]
    for way in legs:
        if way and way[-1].kind == "advance":
            far = way[-1].amount
            places += [March(unit, (*way[:-1], Leg("advance", far * share // 4))) for share in (4, 3, 2, 1) if far >= 4]
        if way and way[0].kind == "wheel":
            places.append(March(unit, way[:1]))
    allowed = [march for march in dict.fromkeys(places) if not march.files and options.refuse(march) is None]
    return max(allowed, key=lambda march: _vantage(battle, unit, march, goals), default=March(unit))


def _vantage(battle: Battle, unit: UnitId, march: March, goals: list[UnitId]) -> Fraction:
    after = battle.changed(unit, body=end(battle.body(unit), march.legs))
    body = after.body(unit)
    best = max((_shot_value(after, unit, target, 1) for target in targets(after, unit)), default=Fraction(0))
    near = min((gap(body, after.body(enemy)) for enemy in after.formed(1 - after.units[unit].player)), default=0)
    safe = min(near, 10 * INCH) // INCH
    far = min((gap(body, after.body(goal)) for goal in goals), default=0)
    return best * 4 + safe - Fraction(far, 2 * INCH)


def _shot_value(battle: Battle, unit: UnitId, target: int, volleys: int) -> Fraction:
    """What a volley is worth in points; a leader takes his men with him."""
    expected = shot_odds(battle, unit, target, volleys).expected
    kind = battle.kind(target)
    if not kind.is_individual:
        return expected * _worth(battle, target)
    player = battle.units[target].player
    hears = [
        each
        for each in battle.formed(player)
        if kind.role == "warchief" or (kind.is_leader and battle.units[each].command == target)
    ]
    follow = sum(battle.units[each].points for each in hears)
    return expected * (1 - save(battle, target).chance) * (battle.units[target].points + Fraction(follow, 2))


def _distance(battle: Battle, unit: int, enemy: int) -> int:
    """How far off a unit would keep: missiles just inside their range, others where they can be told to charge."""
    weapon = battle.kind(unit).missile
    if weapon is not None and battle.units[unit].volleys:
        return reach(weapon, "short")
    return battle.allowance(unit)


def _facing(battle: Battle, unit: int, enemy: int, found: tuple[March, ...]) -> March:
    """Who holds turns to face the enemy when he has him behind or beside."""
    from carnyx.games.warriors.formation import is_in_arc

    body, aim = battle.body(unit), battle.body(enemy)
    if is_in_arc(body, aim, 450):
        return March(unit)
    turns = [march for march in found if march.legs and is_in_arc(end(body, march.legs), aim, 450)]
    return turns[0] if turns else March(unit)


def _walk(battle: Battle, options: Walks) -> Walk:
    """Heroes and Bannermen hunt leaders who stand alone, or fight in the ranks; leaders stay where they are."""
    unit = options.units[0]
    if battle.kind(unit).is_leader:
        return Walk(unit)
    return _hunt(battle, options, unit) or _join(battle, options, unit) or Walk(unit)


def _hunt(battle: Battle, options: Walks, unit: UnitId) -> Walk | None:
    """Towards the enemy Warchief if he stands alone, else towards a Battle Leader who does; into contact if he can."""
    if battle.kind(unit).role != "hero":
        return None
    here = start(battle, unit)
    alone = [enemy for enemy in battle.enemies(unit) if battle.kind(enemy).is_leader and not battle.units[enemy].fate]
    if not alone:
        return None

    def key(enemy: UnitId) -> tuple[bool, int]:
        return battle.kind(enemy).role != "warchief", leg(here, start(battle, enemy))

    prey = min(alone, key=key)
    if prey in touching(battle, unit):
        return Walk(unit)
    return _towards(battle, options, unit, battle.body(prey))


def _join(battle: Battle, options: Walks, unit: UnitId) -> Walk | None:
    """Into the ranks of the best unit that fights or is about to."""
    now = battle.units[unit]
    fighting = [each for each in battle.formed(now.player) if battle.units[each].order == "attack"]
    if not fighting:
        return None

    def worth(each: UnitId) -> tuple[bool, int]:
        return bool(touching(battle, each)), battle.units[each].figures * battle.kind(each).worth

    if now.host >= 0 and (touching(battle, now.host) or not any(touching(battle, each) for each in fighting)):
        return Walk(unit)
    for host in sorted(fighting, key=worth, reverse=True):
        walk = Walk(unit, join=host)
        if host == now.host or options.refuse(walk) is None:
            return Walk(unit) if host == now.host else walk
    return _towards(battle, options, unit, battle.body(max(fighting, key=worth)))


def _towards(battle: Battle, options: Walks, unit: UnitId, goal: Formation) -> Walk | None:
    """As far towards a place as he may go."""
    here = start(battle, unit)
    mark = Formation(here.x, here.y, 0, 1, 1, 2, 2)
    _, there = nearest_points(mark, goal)
    way = leg(here, there)
    if not way:
        return None
    far = battle.allowance(unit)
    for short in (0, 4, 8, INCH, 3 * INCH, 5 * INCH):
        step = min(far, way) - short
        if step <= 0:
            break
        place = Point(here.x + (there.x - here.x) * step // way, here.y + (there.y - here.y) * step // way)
        walk = Walk(unit, place=place)
        if options.refuse(walk) is None:
            return walk
    return None


def _send(battle: Battle, options: Dispatches) -> Send | str:
    """The order that is most wanted, by whoever is most likely to be obeyed."""
    best: tuple[Fraction, Send] | None = None
    for send in options.hints():
        if not isinstance(send, Send) or _wanted(battle, UnitId(send.unit)) != send.order:
            continue
        near = gap(battle.body(send.leader), battle.body(send.unit)) <= battle.edition.order_reach * INCH
        if near == send.courier:
            continue
        chance = order_odds(battle, send).results["accepted"]
        if best is None or chance > best[0]:
            best = (chance, send)
    return best[1] if best is not None and best[0] >= Fraction(3, 10) else DONE


def _fight(battle: Battle, options: Choices) -> Fighting:
    """At the enemy that loses most by it, in two ranks where that kills more."""
    from msgspec.structs import replace

    from carnyx.games.warriors.battle import Assigned
    from carnyx.games.warriors.engagements import dice

    def value(how: Fighting) -> Fraction:
        told = Assigned(options.unit, how.two_ranks, how.foes, how.extra)
        after = replace(battle, assigned=(*battle.assigned, told))
        total = Fraction(0)
        for enemy in dict.fromkeys((how.extra, *how.foes)):
            kills = sum(
                (each.number * each.hit.chance * each.kill.chance for each in dice(after, options.unit, enemy)),
                Fraction(0),
            )
            total += kills * _worth(battle, enemy)
        return total

    return max(options.hints(), key=value)


def _named(battle: Battle, player: int, options: OneOf) -> str:
    step: Any = battle.agenda[-1]
    if isinstance(step, MakeBoast):
        return "will_not_be_moved"
    if isinstance(step, Influences):
        return _influence(battle, step.leader, options)
    if isinstance(step, NameStruck):
        return min(options.names, key=lambda name: battle.units[int(name)].points)
    if options.rule == "warriors.initiative":
        return str(player)
    return options.names[0]


def _influence(battle: Battle, leader: UnitId, options: OneOf) -> str:
    """Only where success is far likelier than disaster, and never by the Warchief on shaken men."""
    for name in options.names:
        if name == NOBODY:
            continue
        odds = influence_odds(battle, leader, int(name))
        if odds.results["success"] >= WORTH_IT * odds.results["disaster"]:
            return name
    return NOBODY
