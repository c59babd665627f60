"""The questions of Celtos as the browser asks them: a title, buttons with reasons, and gestures on the table."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec.structs import replace

from carnyx.core.flow import Choose, Pause
from carnyx.core.options import OneOf
from carnyx.core.rule import Refusal
from carnyx.games.celtos.play.assaults import ClosesIn
from carnyx.games.celtos.play.battle import Battle, UnitId
from carnyx.games.celtos.play.blows import strikes
from carnyx.games.celtos.play.breakoff import Leaves
from carnyx.games.celtos.play.consolidation import Consolidate
from carnyx.games.celtos.play.deployment import Deploys
from carnyx.games.celtos.play.fights import AllotBlows
from carnyx.games.celtos.play.movement import Ways, ends
from carnyx.games.celtos.play.moves import Goes
from carnyx.games.celtos.play.namings import NameFoe, NameWeapon, Parry
from carnyx.games.celtos.play.options import CONCEDE, NOBODY, Allotment, WhichReactor, WhichUnit
from carnyx.games.celtos.play.orders import Order, OrderName, Orders
from carnyx.games.celtos.play.reactions import AssaultReaction, Reactors
from carnyx.games.celtos.play.sequence import Nominate, present
from carnyx.games.celtos.play.shooting import missiles
from carnyx.games.celtos.play.templates import AimTemplate, NameMissile
from carnyx.games.celtos.play.volleys import AllotShots
from carnyx.games.celtos.show.deeds import ready, why_barred
from carnyx.games.celtos.show.events import reaction_rule
from carnyx.games.celtos.show.formations import FORMS, KEYS
from carnyx.show import documents as doc
from carnyx.show.places import between

if TYPE_CHECKING:
    from carnyx.games.celtos.show.board import Board

# What a choice among several names is about.
TOPICS: dict[type, str] = {
    Nominate: "nominate",
    AssaultReaction: "reaction",
    NameWeapon: "weapon",
    NameFoe: "foe",
    Parry: "parry",
    AimTemplate: "template",
    NameMissile: "weapon",
}

# Where the first name can be a standing choice: to go first, no reaction, and to parry whoever strikes first.
HABITS: dict[type, str] = {Nominate: "first", AssaultReaction: "reaction", Parry: "parry"}


def question(board: Board, pause: Pause[Battle], number: int) -> doc.Question:
    """The question that waits, with every answer that can be clicked, and why others cannot."""
    asked, battle = pause.question, pause.battle
    step: Any = battle.agenda[-1]
    say = board.speech.say
    if not isinstance(asked, Choose):
        unit = getattr(step, "unit", None)
        return doc.Question(
            number, None, "throw", say("ask-throw"), unit=unit, dice=board.speech.dice(pause, present(battle))
        )
    unit = getattr(step, "unit", getattr(step, "target", None))
    name = board.speech.own[unit] if unit is not None else ""

    def made(kind: str, **more: Any) -> doc.Question:
        how = say(f"how-{kind}") if more.get("gestures") else ""
        return doc.Question(number, asked.player, kind, board.speech.head(f"ask-{kind}", unit=name), how=how, **more)

    def habit(kind: str, answer: Any) -> doc.Habit:
        return doc.Habit(kind, say(f"habit-{kind}"), answer)

    match asked.options:
        case WhichUnit(units=units):
            named = [doc.Option(board.names[each], int(each), each) for each in units]
            acted = [
                doc.Option(board.names[each], None, each, board.speech.reason(_acted(battle, each, refusal)))
                for each in battle.of(asked.player)
                if (refusal := asked.options.refuse(each))
            ]
            options: tuple[doc.Option, ...] = (*named, *acted, doc.Option(say("concede"), CONCEDE, is_grave=True))
            hands, rest = _hands(board, battle, units, "deed", "aim", "form"), _stays(board, pause, units)
            return made("activate", options=options, **hands, by_click=True, rest=rest)
        case WhichReactor(units=units):
            named = [doc.Option(board.names[each], int(each), each, has_odds=True) for each in units]
            options = (*named, doc.Option(say("nobody"), NOBODY))
            text, usual = _occasion(board, step), habit("react", NOBODY)
            return made("react", options=options, text=text, habit=usual)
        case Orders() as orders:
            given = tuple(_orders(board, battle, orders))
            stays = doc.Rest("", _standing(orders), kind="activate")  # the last one is activated by itself
            hands = _hands(board, battle, (orders.unit,), "deed", "aim", "form")
            return made("order", unit=orders.unit, options=given, **hands, rest=stays)
        case Goes() as goes:
            options = (doc.Option(say("stay"), msgspec.to_builtins(goes.stay())),)
            kind = "rush" if goes.rush else "move"
            hands = _hands(board, battle, (goes.unit,), "drag", "model", "form")
            won = say("won-consolidate", reach=board.speech.length(goes.reach)) if isinstance(step, Consolidate) else ""
            return made(kind, unit=goes.unit, options=options, **hands, reach=goes.reach, text=won)
        case ClosesIn() as closing:
            options = tuple(doc.Option(say("close-in"), msgspec.to_builtins(each)) for each in closing.hints()[:1])
            # Nobody is asked for what has a usual answer and no other but places; who takes it back is.
            usual = replace(habit("close-in", options[0].answer), is_only=True)
            hand: tuple[doc.Gesture, ...] = ("model",) if battle.units[closing.unit].models > 1 else ()
            return made("close-in", unit=unit, options=options, gestures=hand, habit=usual)
        case Leaves() as leaves:
            options = tuple(
                doc.Option(_way(board, battle, leaves.unit, each), msgspec.to_builtins(each)) for each in leaves.hints()
            )
            return made("leave", unit=leaves.unit, options=options, gestures=("drag",), reach=leaves.reach)
        case Deploys() as deploys:
            found = [
                doc.Option(board.names[each.unit], msgspec.to_builtins(each), each.unit) for each in deploys.hints()
            ]
            rest = doc.Rest(say("rest-deploy"), found[0].answer) if found else None
            return made("deploy", options=tuple(found), gestures=("place",), rest=rest)
        case Allotment() as allotment:
            target = UnitId(step.target)
            picks = tuple(doc.Pick(model, _model(board, battle, target, model)) for model in allotment.models)
            return doc.Question(
                number,
                asked.player,
                "rank",
                board.speech.head("ask-rank", unit=board.speech.own[target], hits=allotment.hits),
                text=_what_hit(board, battle, step, allotment),
                how=say("how-rank"),
                unit=target,
                options=tuple(_offered(board, allotment)),
                gestures=("rank",),
                picks=picks,
                many=allotment.hits,
                each=allotment.most,
                habit=habit("hits", list(allotment.default)),
            )
        case OneOf() as one:
            mine = str(asked.player) if isinstance(step, Nominate) else ""  # one's own side stands first
            names = sorted(one.names, key=lambda name: name != mine)
            # Something that is done stands before doing nothing.
            options = tuple(
                _named(board, battle, step, name) for name in sorted(names, key=lambda name: name == "none")
            )
            topic = TOPICS.get(type(step))
            text = _occasion(board, step) or board.speech.about(topic, one.rule)
            if isinstance(step, Nominate):
                text = say("why-first")
            standing = habit(HABITS[type(step)], names[0]) if type(step) in HABITS else None
            marked = (step.model,) if isinstance(step, NameFoe) else ()
            asked_for = made("choose", unit=unit, options=options, text=text, habit=standing, marked=marked)
            if topic is None:
                return asked_for
            return replace(asked_for, title=say(f"ask-{topic}", unit=name), topic=topic)
        case other:
            options = tuple(
                doc.Option(str(msgspec.to_builtins(each)), msgspec.to_builtins(each)) for each in other.hints()
            )
            return made("choose", unit=unit, options=options)


def _acted(battle: Battle, unit: UnitId, refusal: Refusal) -> Refusal:
    """Why a unit of one's own cannot be activated, where it is simply that it has acted."""
    return replace(refusal, because="refused-has-acted") if battle.units[unit].activated else refusal


def _hands(board: Board, battle: Battle, units: Sequence[UnitId], *gestures: doc.Gesture) -> dict[str, Any]:
    """What may be done on the table, and the formations a unit in hand can be told to take; one model takes none."""
    if all(battle.units[unit].models == 1 for unit in units):
        return {"gestures": tuple(each for each in gestures if each not in ("model", "form"))}
    forms = tuple(doc.Formation(form, board.speech.say(f"form-{form}"), KEYS[form]) for form in FORMS)
    return {"gestures": gestures, "formations": forms}


def _stays(board: Board, pause: Pause[Battle], units: Sequence[UnitId]) -> doc.Rest | None:
    """What the first of the units that are left does if nobody says otherwise: it holds, or it does nothing."""
    said = board.speech.say("rest-activate")
    now = next((found for unit in units if (found := ready(pause, unit)) is not None), None)
    if now is not None:
        return doc.Rest(said, int(now.before[0]), (_standing(now.orders),))
    # Who throws before he can be given an order is activated; what he does then goes by itself, too.
    return doc.Rest(said, int(units[0])) if units else None


def _standing(orders: Orders) -> Any:
    """The order of a unit that stays where it is."""
    return msgspec.to_builtins(Order("hold") if orders.refuse(Order("hold")) is None else Order("done"))


def _orders(board: Board, battle: Battle, orders: Orders) -> list[doc.Option]:
    """Every order there is: those allowed as buttons, those barred with the rule that bars them."""
    found = []
    say = board.speech.say
    plain: tuple[OrderName, ...] = ("move", "rush", "hold")
    for name in plain:
        order = Order(name)
        refusal = orders.refuse(order)
        barred = board.speech.reason(refusal) if refusal else None
        answer = None if barred else msgspec.to_builtins(order)
        found.append(doc.Option(say(f"order-{name}"), answer, barred=barred, rule=f"celtos.order.{name}"))
    aimed: tuple[OrderName, ...] = ("shoot", "assault")
    for name in aimed:
        if name == "shoot" and not missiles(battle, orders.unit):
            continue
        aims = []
        for enemy in battle.enemies(orders.unit):
            order = Order(name, enemy)
            label, refusal = say(f"order-{name}-at", unit=board.speech.names[enemy]), orders.refuse(order)
            if refusal is None:
                aims.append(
                    doc.Option(label, msgspec.to_builtins(order), enemy, has_odds=True, is_shot=name == "shoot")
                )
            else:
                aims.append(
                    doc.Option(label, None, enemy, why_barred(board, orders, order, refusal), is_shot=name == "shoot")
                )
        told = [replace(each, rule=f"celtos.order.{name}") for each in aims]
        found += sorted(told, key=lambda each: each.barred is not None)
    found.append(doc.Option(say("order-done"), msgspec.to_builtins(Order("done")), rule="celtos.order.sequence"))
    return found


def _offered(board: Board, allotment: Allotment) -> Iterator[doc.Option]:
    """Two ways to give out hits at a click: what is done for who does not want to choose, and as the models stand."""
    say = board.speech.say
    ways = {"allot-for-me": allotment.default, "as-they-stand": allotment.as_they_stand}
    if allotment.as_they_stand == allotment.default:
        del ways["as-they-stand"]
    for id, takers in ways.items():
        models = dict.fromkeys(takers)
        told = ", ".join(str(model + 1) for model in models)
        yield doc.Option(say(id), list(takers), detail=say("allot-takers", number=len(models), models=told))


def _what_hit(board: Board, battle: Battle, step: AllotShots | AllotBlows, allotment: Allotment) -> str:
    """How many hits from whom, with which damage, the worst first; and what becomes of them next."""
    found: dict[tuple[UnitId, int], int] = {}
    for each in allotment.kinds:
        by = step.unit if isinstance(step, AllotShots) else strikes(battle)[each.attack].unit
        found[by, each.damage] = found.get((by, each.damage), 0) + each.number
    say, names = board.speech.say, board.speech.names
    told = [
        say("hits-from", hits=number, unit=names[by], damage=damage) for (by, damage), number in found.items() if number
    ]
    return f"{'; '.join(told)}. {say('hits-next')}"


def _model(board: Board, battle: Battle, unit: UnitId, model: int) -> str:
    now = battle.units[unit]
    known = now.roles[model] or "rank"
    role = board.speech.say(f"role-{known}")
    wounds = now.wounds[model]
    return board.speech.say("model" if wounds == 1 else "model-tough", number=model + 1, role=role, wounds=wounds)


def _occasion(board: Board, step: Any) -> str:
    """What there is to react to: who has moved, or who charges."""
    match step:
        case Reactors(mover=mover):
            return board.speech.head("moved-near", unit=board.speech.names[mover])
        case AssaultReaction(charger=charger):
            return board.speech.head("charged-by", unit=board.speech.names[charger])
        case _:
            return ""


def _way(board: Board, battle: Battle, unit: UnitId, ways: Ways) -> str:
    """How far a unit goes, and where to: its first model stands for all."""
    before = battle.units[unit].footprint
    here, there = before.point(0), ends(before, ways).point(0)
    if here == there:
        return board.speech.say("stay")
    return board.speech.say("way", **board.story.voice.where(between(here.x, here.y, there.x, there.y)))


def _named(board: Board, battle: Battle, step: Any, name: str) -> doc.Option:
    """One of several names: a seat, a model, a unit, a weapon, a reaction, or a word of the table's."""
    speech = board.speech
    match step:
        case Nominate():
            return doc.Option(speech.seat(int(name)), name)
        case AimTemplate(target=target):
            label = f"{board.names[target]} {_model(board, battle, target, int(name))}"
            return doc.Option(label, name, target, model=int(name))
    if name.isdigit():
        return doc.Option(board.names[int(name)], name, int(name), has_odds=isinstance(step, NameFoe))
    is_reaction, weapon = isinstance(step, AssaultReaction), f"celtos.weapon.{name}"
    rule = reaction_rule(name) if is_reaction else weapon if speech.words.has(weapon) else ""
    for id in (f"table.choice-{name}", weapon):
        if speech.words.has(id):
            return doc.Option(speech.words.say(id), name, has_odds=is_reaction and name != "none", rule=rule)
    return doc.Option(name, name)
