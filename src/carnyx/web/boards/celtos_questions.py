"""The questions of Celtos as the browser asks them: a title, buttons with reasons, and gestures on the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
from msgspec.structs import replace

from carnyx.core.flow import Choose, Pause
from carnyx.core.options import OneOf
from carnyx.games.celtos.assaults import ClosesIn
from carnyx.games.celtos.battle import Battle, UnitId
from carnyx.games.celtos.breakoff import Leaves
from carnyx.games.celtos.deployment import Deploys
from carnyx.games.celtos.moves import Goes
from carnyx.games.celtos.options import CONCEDE, NOBODY, Ranking, WhichReactor, WhichUnit
from carnyx.games.celtos.orders import Order, OrderName, Orders
from carnyx.games.celtos.shooting import missile
from carnyx.web import documents as doc
from carnyx.words.story import SEATS

if TYPE_CHECKING:
    from carnyx.web.boards.celtos import Board

INITIATIVE = "celtos.turn.initiative"


def question(board: Board, pause: Pause[Battle], number: int) -> doc.Question:
    """The question that waits, with every answer that can be clicked, and why others cannot."""
    asked, battle = pause.question, pause.battle
    step: Any = battle.agenda[-1]
    say = board.speech.say
    if not isinstance(asked, Choose):
        unit = getattr(step, "unit", None)
        return doc.Question(number, -1, "throw", say("ask-throw"), unit=unit, dice=board.speech.dice(asked))
    unit = getattr(step, "unit", getattr(step, "target", None))
    name = board.names[unit] if unit is not None else ""

    def made(kind: str, **more: Any) -> doc.Question:
        return doc.Question(number, asked.player, kind, say(f"ask-{kind}", unit=name), **more)

    match asked.options:
        case WhichUnit(units=units):
            named = [doc.Option(board.names[each], int(each), each) for each in units]
            acted = [
                doc.Option(board.names[each], None, each, board.speech.reason(refusal))
                for each in battle.of(asked.player)
                if (refusal := asked.options.refuse(each))
            ]
            return made("activate", options=(*named, *acted, doc.Option(say("concede"), CONCEDE, is_grave=True)))
        case WhichReactor(units=units):
            named = [doc.Option(board.names[each], int(each), each) for each in units]
            return made("react", options=(*named, doc.Option(say("nobody"), NOBODY)))
        case Orders() as orders:
            return made("order", unit=orders.unit, options=tuple(_orders(board, battle, orders)))
        case Goes() as goes:
            options: tuple[doc.Option, ...] = (doc.Option(say("stay"), msgspec.to_builtins(goes.stay())),)
            kind = "rush" if goes.rush else "move"
            return made(kind, unit=goes.unit, options=options, gestures=("drag", "model"), reach=goes.reach)
        case ClosesIn() as closing:
            options = tuple(doc.Option(say("close-in"), msgspec.to_builtins(each)) for each in closing.hints()[:1])
            return made("close-in", unit=unit, options=options, gestures=("model",))
        case Leaves() as leaves:
            options = tuple(
                doc.Option(say("leave", number=place), msgspec.to_builtins(each))
                for place, each in enumerate(leaves.hints(), 1)
            )
            return made("leave", unit=leaves.unit, options=options, gestures=("drag",), reach=leaves.reach)
        case Deploys() as deploys:
            found = [
                doc.Option(board.names[each.unit], msgspec.to_builtins(each), each.unit) for each in deploys.hints()
            ]
            return made("deploy", options=tuple(found), gestures=("place",))
        case Ranking() as ranking:
            target = UnitId(step.target)
            models = tuple(
                doc.Option(_model(board, battle, target, model), model, target, detail=str(model))
                for model in ranking.models
            )
            front = doc.Option(say("as-they-stand"), list(ranking.hints()[0]))
            return made("rank", unit=target, options=(front, *models), gestures=("rank",), many=ranking.length)
        case OneOf() as one:
            options = tuple(_named(board, step, name, one.rule) for name in one.names)
            asked_for = made("choose", unit=unit, options=options, text=board.speech.title(one.rule))
            return replace(asked_for, title=say("ask-nominate")) if one.rule == INITIATIVE else asked_for
        case other:
            options = tuple(
                doc.Option(str(msgspec.to_builtins(each)), msgspec.to_builtins(each)) for each in other.hints()
            )
            return made("choose", unit=unit, options=options)


def _orders(board: Board, battle: Battle, orders: Orders) -> list[doc.Option]:
    """Every order there is: those allowed as buttons, those barred with the rule that bars them."""
    found = []
    say = board.speech.say
    plain: tuple[OrderName, ...] = ("move", "rush", "hold")
    for name in plain:
        order = Order(name)
        refusal = orders.refuse(order)
        barred = board.speech.reason(refusal) if refusal else None
        found.append(doc.Option(say(f"order-{name}"), None if barred else msgspec.to_builtins(order), barred=barred))
    allowed = {(each.name, each.target) for each in orders.hints()}
    aimed: tuple[OrderName, ...] = ("shoot", "assault")
    for name in aimed:
        if name == "shoot" and missile(battle, orders.unit) is None:
            continue
        aims = []
        for enemy in battle.enemies(orders.unit):
            order = Order(name, enemy)
            label = say(f"order-{name}-at", unit=board.names[enemy])
            if (name, enemy) in allowed:
                aims.append(doc.Option(label, msgspec.to_builtins(order), enemy, has_odds=True))
            elif refusal := orders.refuse(order):
                aims.append(doc.Option(label, None, enemy, board.speech.reason(refusal)))
        found += sorted(aims, key=lambda each: each.barred is not None)
    found.append(doc.Option(say("order-done"), msgspec.to_builtins(Order("done"))))
    return found


def _model(board: Board, battle: Battle, unit: UnitId, model: int) -> str:
    now = battle.units[unit]
    known = now.roles[model] or "rank"
    role = board.speech.say(f"role-{known}")
    return board.speech.say("model", number=model + 1, role=role, wounds=now.wounds[model])


def _named(board: Board, step: Any, name: str, rule: str) -> doc.Option:
    """One of several names: a seat, a unit, a weapon, a reaction, or a word of the table's."""
    speech = board.speech
    if rule == INITIATIVE:
        return doc.Option(speech.words.say(f"story.{SEATS[int(name)]}"), name)
    if name.isdigit():
        return doc.Option(board.names[int(name)], name, int(name))
    for id in (f"table.choice-{name}", f"celtos.weapon.{name}"):
        if speech.words.has(id):
            return doc.Option(speech.words.say(id), name)
    return doc.Option(name, name)
