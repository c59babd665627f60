"""The thumb player of Warriors: sound rules of thumb, by the same odds and options that everybody sees.

It forms a line, holds with its missiles, attacks with whoever fights better than the enemy before him, sends orders in
time, keeps its Warchief out of harm and influences only when that is worth the risk.
"""

from __future__ import annotations

from fractions import Fraction
from functools import lru_cache
from typing import Any

from carnyx.core.flow import Choose, Pause
from carnyx.core.length import INCH
from carnyx.core.options import OneOf
from carnyx.games.warriors.battle import Battle, Kind, UnitId
from carnyx.games.warriors.calming import NOBODY, Influences
from carnyx.games.warriors.checks import BLOW_HIT, BLOW_KILL, Blow, Stroke
from carnyx.games.warriors.deployment import Deploys, MakeBoast
from carnyx.games.warriors.edition import Edition
from carnyx.games.warriors.engagements import Choices, Fighting
from carnyx.games.warriors.fights import NameStruck
from carnyx.games.warriors.formation import gap
from carnyx.games.warriors.marches import March, Marches, manner
from carnyx.games.warriors.movement import end
from carnyx.games.warriors.orders import DONE, Dispatches, FirstOrders, Send
from carnyx.games.warriors.riders import Rides
from carnyx.games.warriors.sight import nearest
from carnyx.games.warriors.tables import Order
from carnyx.games.warriors.targets import reach
from carnyx.games.warriors.volleys import Aim, Aims
from carnyx.games.warriors.walks import Walk, Walks
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
        return "hold"
    enemy = nearest(battle, unit)
    if enemy is None:
        return now.order
    return "attack"


def _aim(battle: Battle, options: Aims) -> Aim:
    """The target that loses most points; one volley at a time, and all there are when he is about to charge."""
    unit = options.unit
    targets = dict.fromkeys(aim.target for aim in options.hints() if aim.volleys)

    def value(target: int) -> Fraction:
        return shot_odds(battle, unit, target, 1).expected * _worth(battle, target)

    best = max(targets, key=value)
    apart = gap(battle.body(unit), battle.body(best))
    close = apart <= battle.allowance(best) + INCH
    left = battle.units[unit].volleys
    turns = battle.field.turns - battle.turn + 1
    most = max(aim.volleys for aim in options.hints())
    if close or left > turns:
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
        case "oppose":
            aim = battle.body(enemy)
            keep = _distance(battle, unit, enemy)

            def how(march: March) -> int:
                return abs(gap(end(battle.body(unit), march.legs), aim) - keep)

            return min((march for march in found if not march.files), key=how, default=March(unit))
        case "hold":
            return _facing(battle, unit, enemy, found)
        case _:
            return found[0]


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
    """Heroes go where the fighting is, leaders to units that have lost their heads; the Warchief stays."""
    unit = options.units[0]
    kind = battle.kind(unit)
    if kind.role == "hero":
        joins = [walk for walk in options.hints() if walk.unit == unit and walk.join >= 0]
        if battle.units[unit].host < 0 and joins:
            return max(joins, key=lambda walk: battle.units[walk.join].points)
        return Walk(unit)
    return Walk(unit)


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
