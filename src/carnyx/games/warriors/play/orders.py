"""Orders: the first ones sealed and shown together, later ones sent by courier or spoken (warriors.orders)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from random import Random
from typing import ClassVar, get_args

from msgspec import Struct
from msgspec.structs import replace

from carnyx.core.flow import Choose
from carnyx.core.length import INCH, leg
from carnyx.core.rule import Refusal
from carnyx.games.warriors.blocks.formation import nearest_points
from carnyx.games.warriors.play.battle import PLAYERS, Battle, Message, UnitId
from carnyx.games.warriors.play.riders import mark, placed
from carnyx.games.warriors.play.victory import Concede
from carnyx.games.warriors.play.walks import start
from carnyx.games.warriors.rules.tables import Order

ORDERS: tuple[Order, ...] = get_args(Order)
DONE = "done"
CONCEDE = "concede"

_SENDS = 0.4  # how often a player who answers at random sends an order
_GIVES_UP = 1 / 400


class FirstOrders(Struct, frozen=True):
    """An order for each of a player's units."""

    answer: ClassVar[object] = tuple[Order, ...]

    units: tuple[UnitId, ...]

    def refuse(self, answer: tuple[Order, ...]) -> Refusal | None:
        """Refused unless there is one for each."""
        return None if len(answer) == len(self.units) else Refusal("warriors.deploy", {"units": len(self.units)})

    def sample(self, rng: Random) -> tuple[Order, ...]:
        """Any for each, ATTACK most often, so that the armies meet."""
        return tuple(rng.choice(("attack", "attack", *ORDERS)) for _ in self.units)

    def hints(self) -> tuple[tuple[Order, ...], ...]:
        """The same for all."""
        return tuple((order,) * len(self.units) for order in ORDERS)

    def choices(self) -> None:
        """Cannot be listed: every unit may have any order."""


class SealOrders(Struct, frozen=True, tag=True):
    """A player writes down the first orders of his units; nobody else sees them yet (warriors.deploy)."""

    secret: ClassVar[bool] = True  # who looks over his shoulder must turn away

    player: int

    def ask(self, battle: Battle) -> Choose | None:
        """One for each unit."""
        units = tuple(battle.formed(self.player))
        return Choose(self.player, FirstOrders(units)) if units else None

    def take(self, battle: Battle, outcome: tuple[Order, ...] | None) -> Battle:
        """They stay sealed until both have written theirs."""
        sealed = tuple(outcome or () if who == self.player else each for who, each in enumerate(battle.opening.sealed))
        return battle.with_opening(sealed=sealed)


class Reveal(Struct, frozen=True, tag=True):
    """The first orders are shown together."""

    def ask(self, battle: Battle) -> None:
        """Nothing to decide."""

    def take(self, battle: Battle, outcome: None) -> Battle:
        """Every unit has its order."""
        for player in range(PLAYERS):
            for unit, order in zip(tuple(battle.formed(player)), battle.opening.sealed[player], strict=False):
                battle = battle.changed(unit, order=order)
        return battle.with_opening(sealed=((), ()))


class Send(Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """A leader sends a unit an order, by courier or not."""

    leader: int
    unit: int
    order: Order
    courier: bool = False


class Dispatches(Struct, frozen=True):
    """The orders a player may send this turn, one at a time until he is done; or he concedes."""

    answer: ClassVar[object] = Send | str

    battle: Battle
    player: int

    def refuse(self, answer: Send | str) -> Refusal | None:
        """Why an order cannot be sent."""
        if isinstance(answer, str):
            return None if answer in (DONE, CONCEDE) else Refusal("core.answer")
        if not self._leads(answer.leader) or not self._is_led(answer.unit):
            return Refusal("warriors.commands", because="refused-no-leader")
        if refusal := self._refuse_command(answer.leader, answer.unit):
            return refusal
        if answer.courier and free_courier(self.battle, answer.leader) is None:
            return Refusal("warriors.orders.courier", because="refused-no-courier")
        return None

    def _refuse_command(self, leader: int, unit: int) -> Refusal | None:
        """Why a leader cannot send a unit anything, whatever it is and however it is sent."""
        battle = self.battle
        if battle.kind(leader).role != "warchief" and battle.leader_of(unit) != leader:
            return Refusal("warriors.commands", because="refused-not-his-command")
        if any(message.unit == unit for message in battle.messages):
            return Refusal("warriors.orders.once", because="refused-ordered")
        return None

    def sample(self, rng: Random) -> Send | str:
        """Now and then an order; else he is done."""
        if rng.random() < _GIVES_UP:
            return CONCEDE
        if rng.random() > _SENDS:
            return DONE
        found = self.hints()
        return rng.choice(found)

    def hints(self) -> tuple[Send | str, ...]:
        """Every new order that can be sent, and to be done."""
        units = tuple(self.battle.formed(self.player))
        leaders = tuple(filter(self._leads, self.battle.individuals(self.player)))
        # Whether he may send it does not hang on what it says: whom he commands and his couriers are asked for once.
        found: list[Send | str] = []
        for leader in leaders:
            couriers = (True, False) if free_courier(self.battle, leader) is not None else (False,)
            for unit in units:
                if self._refuse_command(leader, unit) is None:
                    orders = [order for order in ORDERS if order != self.battle.units[unit].order]
                    found += [Send(leader, unit, *sent) for sent in product(orders, couriers)]
        return (*found, DONE)

    def choices(self) -> tuple[Send | str, ...]:
        """Every new order that can be sent, and to be done."""
        return self.hints()

    def _leads(self, who: int) -> bool:
        """Whether he is a leader of the player's, and here."""
        units = self.battle.units
        if not 0 <= who < len(units) or not self.battle.kind(who).is_leader:
            return False
        return units[who].player == self.player and units[who].is_here

    def _is_led(self, unit: int) -> bool:
        """Whether it is a unit of the player's, and on the table."""
        units = self.battle.units
        if not 0 <= unit < len(units) or self.battle.kind(unit).is_individual:
            return False
        return units[unit].player == self.player and units[unit].body is not None


def free_courier(battle: Battle, leader: int) -> int | None:
    """A courier who is with his leader and may be sent."""
    return next(free_couriers(battle, leader), None)


def free_couriers(battle: Battle, leader: int) -> Iterator[int]:
    """All couriers who are with their leader and may be sent."""
    for number, courier in enumerate(battle.couriers):
        if courier.leader == leader and courier.place is None and not courier.lost and courier.back <= battle.turn:
            yield number


def turns_to_ride(battle: Battle, leader: int, unit: int) -> int:
    """How many turns a courier needs from his leader to a unit, if both stay where they are and nothing is in his way.

    He rides in the turn in which he is sent, so the least is one.
    """
    here = start(battle, leader)
    _, there = nearest_points(mark(here.x, here.y), battle.body(unit))
    return max(1, -(-leg(here, there) // (battle.edition.move_rider * INCH)))


class SendOrders(Struct, frozen=True, tag=True):
    """Before a side moves, its leaders name their orders and couriers (warriors.orders.once)."""

    player: int

    def ask(self, battle: Battle) -> Choose:
        """One order, or done."""
        return Choose(self.player, Dispatches(battle, self.player))

    def take(self, battle: Battle, outcome: Send | str) -> Battle:
        """The courier sets out from his leader; then the next order."""
        if isinstance(outcome, str):
            return battle.then(Concede(self.player)) if outcome == CONCEDE else battle
        courier = free_courier(battle, outcome.leader) if outcome.courier else None
        if courier is not None:
            here = start(battle, outcome.leader)
            battle = placed(battle, courier, (here.x, here.y))
        message = Message(outcome.leader, outcome.unit, outcome.order, -1 if courier is None else courier)
        return replace(battle, messages=(*battle.messages, message)).then(SendOrders(self.player))
