"""Phase four: new orders are obeyed, delayed, ignored or misunderstood (warriors.orders.results)."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from carnyx.core.dice import Reading
from carnyx.core.flow import Choose
from carnyx.core.length import CONTACT, INCH
from carnyx.core.options import OneOf
from carnyx.games.warriors.play.battle import Battle, Message, UnitId
from carnyx.games.warriors.play.nerve import disorganised, shaken
from carnyx.games.warriors.play.riders import has_arrived, returned
from carnyx.games.warriors.play.walks import near
from carnyx.games.warriors.rules import situations
from carnyx.games.warriors.rules.checks import NEW_ORDERS
from carnyx.games.warriors.rules.tables import MISUNDERSTOOD, ORDER_RESULTS

AGAIN, RECALL = "again", "recall"


class NewOrders(Struct, frozen=True, tag=True):
    """Phase four begins."""

    def ask(self, battle: Battle) -> None:
        """Nothing to decide."""

    def take(self, battle: Battle, outcome: None) -> Battle:
        """The first mover's orders are tested first."""
        named = sorted(battle.messages, key=lambda each: battle.units[each.unit].player != battle.first)
        steps: list[TryAgain | TestOrder] = []
        for each in named:
            steps += (TryAgain(UnitId(each.unit)),) if each.delayed else ()
            steps.append(TestOrder(UnitId(each.unit)))
        return battle.then(*steps)


class TryAgain(Struct, frozen=True, tag=True):
    """A courier whose order was delayed may try again, or is called back (warriors.orders.once)."""

    unit: UnitId

    def ask(self, battle: Battle) -> Choose | None:
        """Whether he does, if he is there."""
        message = _message(battle, self.unit)
        if message is None or not is_there(battle, message):
            return None
        return Choose(battle.units[self.unit].player, OneOf((AGAIN, RECALL), "warriors.orders.once"))

    def take(self, battle: Battle, outcome: str | None) -> Battle:
        """Called back, he is with his leader next turn, and the old order stays."""
        message = _message(battle, self.unit)
        return battle if message is None or outcome != RECALL else _dropped(battle, message)


class TestOrder(Struct, frozen=True, tag=True):
    """A unit gets a new order, if whoever brings it has reached it."""

    __test__ = False

    unit: UnitId

    def ask(self, battle: Battle) -> Reading | None:
        """A throw, if the order is there."""
        message = _message(battle, self.unit)
        if message is None or not is_there(battle, message):
            return None
        return Reading(NEW_ORDERS(address(battle, message)), ORDER_RESULTS)

    def take(self, battle: Battle, outcome: str | None) -> Battle:
        """One of the eight results."""
        message = _message(battle, self.unit)
        if message is None:
            return battle
        if outcome is None:  # a courier rides on; a leader who did not come near has said nothing
            return battle if message.courier >= 0 else _dropped(battle, message)
        return delivered(battle, message, outcome.rpartition(".")[2])


def _message(battle: Battle, unit: int) -> Message | None:
    return next((each for each in battle.messages if each.unit == unit), None)


def is_there(battle: Battle, message: Message) -> bool:
    """Whether an order has reached its unit: by courier, or because the leader is within reach."""
    if battle.units[message.unit].body is None or not battle.units[message.leader].is_here:
        return False
    if message.courier >= 0:
        return has_arrived(battle, message.courier, message.unit)
    return near(battle, message.leader, message.unit, battle.edition.order_reach * INCH)


def address(battle: Battle, message: Message) -> situations.Message:
    """An order as its test sees it; the command is that of the unit addressed (warriors.orders.once)."""
    unit, leader = battle.units[message.unit], battle.units[message.leader]
    sender, kind = battle.kind(message.leader), battle.kind(message.unit)
    mates = [battle.units[each] for each in battle.formed(unit.player) if battle.units[each].command == unit.command]
    return situations.Message(
        sender.leadership,
        other_race=kind.race != sender.race,
        any_disorganised=any(mate.disorganised for mate in mates),
        adverse=sum(mate.condition != "ok" for mate in mates),
        attached=leader.host >= 0 and leader.host != message.unit,
        fanatic_attack=kind.discipline == "fanatic" and message.order == "attack",
        in_person=message.courier < 0 and near(battle, message.leader, message.unit, CONTACT),
        edition=battle.edition,
    )


def delivered(battle: Battle, message: Message, result: str) -> Battle:
    """What becomes of the order, the unit and the courier."""
    unit = message.unit
    if result.endswith("disorganised"):
        battle = disorganised(battle, unit)
    match result.removesuffix("_disorganised"):
        case "accepted":
            battle = battle.changed(unit, order=message.order)
        case "delayed":
            # The courier stays and may try again; without one it must be said anew (warriors.orders.nocourier).
            return _delayed(battle, message) if message.courier >= 0 else _dropped(battle, message)
        case "misunderstood":
            battle = battle.changed(unit, order=MISUNDERSTOOD[message.order])
        case "panic":
            return _dropped(shaken(battle, unit), message, killed=True)
        case _:
            pass
    return _dropped(battle, message)


def _delayed(battle: Battle, message: Message) -> Battle:
    """The order waits with its courier for another try."""
    waiting = replace(message, delayed=True)
    return replace(battle, messages=tuple(waiting if each == message else each for each in battle.messages))


def _dropped(battle: Battle, message: Message, *, killed: bool = False) -> Battle:
    """The order is no more; its courier is back next turn, or lost."""
    battle = replace(battle, messages=tuple(each for each in battle.messages if each != message))
    return battle if message.courier < 0 else returned(battle, message.courier, lost=killed)
