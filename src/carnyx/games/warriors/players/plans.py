"""Plans worth a thought in Warriors: first orders, new orders, marches, walks, targets, whom to calm.

A plan answers one question otherwise than the rules of thumb would; what follows is left to these.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from typing import Any

from carnyx.core.flow import Choose, Pause
from carnyx.core.length import INCH
from carnyx.core.options import OneOf
from carnyx.games.warriors.odds.preview import order_odds
from carnyx.games.warriors.odds.results import obeyed
from carnyx.games.warriors.play.battle import Battle, UnitId
from carnyx.games.warriors.play.calming import Influences
from carnyx.games.warriors.play.engagements import Choices
from carnyx.games.warriors.play.marches import March, Marches, manner
from carnyx.games.warriors.play.orders import DONE, ORDERS, Dispatches, FirstOrders, Send
from carnyx.games.warriors.play.volleys import Aim, Aims
from carnyx.games.warriors.play.walks import Walk, Walks, near
from carnyx.games.warriors.players.fire import is_shooter, shot_value
from carnyx.games.warriors.players.orders import wanted
from carnyx.games.warriors.players.ways import fan
from carnyx.games.warriors.rules.tables import Order
from carnyx.players.search.craft import Plan, Says

_LIKELY = Fraction(1, 5)  # a new order that is less likely to be obeyed is not thought about
_MOST = 8  # answers to a question that are thought about


def plans(pause: Pause[Battle], usual: Any) -> Iterator[Plan]:
    """The answers worth a thought besides the usual one; nothing where there is nothing to search."""
    assert isinstance(pause.question, Choose)
    found = list(dict.fromkeys(each for each in _answers(pause) if each != usual))[:_MOST]
    return (Says(pause.battle, answer) for answer in found)


def _answers(pause: Pause[Battle]) -> Iterator[Any]:
    assert isinstance(pause.question, Choose)
    battle, options = pause.battle, pause.question.options
    match options:
        case FirstOrders():
            yield from _first_orders(battle, options, pause.question.player)
        case Dispatches():
            yield from _dispatches(battle, options)
        case Marches():
            yield from _marches(battle, options)
        case Walks():
            yield from _walks(options)
        case Aims():
            yield from _aims(battle, options)
        case Choices():
            yield from options.hints()
        case OneOf() if isinstance(battle.agenda[-1], Influences):
            yield from options.names
        case _:
            return


def _first_orders(battle: Battle, options: FirstOrders, player: int) -> Iterator[tuple[Order, ...]]:
    """All units on ATTACK, those that fight on ATTACK, all on HOLD; else as usual with one unit the other way round."""
    usual = wanted(battle, player)
    yield tuple("attack" for _ in options.units)
    yield tuple("oppose" if is_shooter(battle, unit) else "attack" for unit in options.units)
    yield tuple("oppose" if is_shooter(battle, unit) else "hold" for unit in options.units)
    for changed in sorted(options.units, key=lambda unit: -battle.units[unit].points):
        other: Order = "hold" if usual[changed] == "attack" else "attack"
        yield tuple(other if unit == changed else usual[unit] for unit in options.units)


def _dispatches(battle: Battle, options: Dispatches) -> Iterator[Send | str]:
    """To send nothing, or each new order by whom it is most likely obeyed from."""
    yield DONE
    found: list[tuple[Fraction, Send]] = []
    leaders = [who for who in battle.individuals(options.player) if battle.kind(who).is_leader]
    for unit in battle.formed(options.player):
        for order in ORDERS:
            if order == battle.units[unit].order:
                continue
            sends = [
                Send(leader, unit, order, not near(battle, leader, unit, battle.edition.order_reach * INCH))
                for leader in leaders
            ]
            ranked = [(_obeyed(battle, send), send) for send in sends if options.refuse(send) is None]
            if ranked:
                found.append(max(ranked, key=lambda each: each[0]))
    for chance, send in sorted(found, key=lambda each: -each[0] * battle.units[each[1].unit].points):
        if chance >= _LIKELY:
            yield send


def _obeyed(battle: Battle, send: Send) -> Fraction:
    return obeyed(order_odds(battle, send))


def _marches(battle: Battle, options: Marches) -> Iterator[March]:
    """For the unit that matters most of those free to choose: to stand, or to go one of the ways of the fan."""
    free = [unit for unit in options.units if manner(battle, unit) in ("oppose", "hold")]
    if not free:
        return
    unit = max(free, key=lambda each: (battle.units[each].points, -each))
    yield March(unit)
    for legs in fan(battle, unit, options.allowed(unit)):
        march = March(unit, legs)
        if legs and options.refuse(march) is None:
            yield march


def _walks(options: Walks) -> Iterator[Walk]:
    """To stay, or to join a unit."""
    unit: UnitId = options.units[0]
    yield Walk(unit)
    yield from (walk for walk in options.hints() if walk.unit == unit and walk.join >= 0)


def _aims(battle: Battle, options: Aims) -> Iterator[Aim]:
    """The dearest targets with one volley or as many as may be, or to save the arrows."""
    hints = [each for each in options.hints() if each.volleys]
    yield from sorted(hints, key=lambda each: -shot_value(battle, options.unit, each.target, each.volleys))[: _MOST - 1]
    yield Aim()
