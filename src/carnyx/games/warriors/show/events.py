"""The events of a Warriors battle: what each step that was carried out did, from its record alone.

No step is asked or carried out again.  Acts come first, then what has changed by them (`effects.py`); throws of dice
are in `attacks.py`, moves in `tracks.py`.  What is sealed is in no event before it is shown.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from carnyx.core.flow import Record
from carnyx.games.warriors.blocks.compass import CIRCLE, HALF
from carnyx.games.warriors.play import (
    calming,
    closing,
    command,
    delivery,
    deployment,
    fights,
    moves,
    orders,
    portents,
    reactions,
    saves,
    sequence,
    threat,
    volleys,
)
from carnyx.games.warriors.play.battle import PLAYERS, Battle, Message
from carnyx.games.warriors.play.riders import RideNext
from carnyx.games.warriors.play.targets import targets
from carnyx.games.warriors.play.victory import defeat, is_beaten, lost_points, paid, score, verdict
from carnyx.games.warriors.play.walks import WalkNext
from carnyx.games.warriors.show import attacks, tracks
from carnyx.games.warriors.show.effects import effects
from carnyx.games.warriors.show.places import block, facing
from carnyx.show import events as ev
from carnyx.show.throws import Thrown, bids
from carnyx.show.values import Paid

Teller = Callable[[Record[Battle]], Iterator[ev.Event]]


def opening(battle: Battle) -> tuple[ev.Deployed, ...]:
    """Where everybody stands who is set up before the first answer."""
    return tuple(_deployed(battle, unit) for unit, each in enumerate(battle.units) if each.is_here)


def events(record: Record[Battle]) -> tuple[ev.Event, ...]:
    """What a step did, what has changed by it, and how the battle ended if that was the last one."""
    act = _ACTS.get(type(record.step))
    found = [*_phase(record), *(act(record) if act else ()), *effects(record)]
    return (*found, _over(record.after)) if not record.after.agenda else tuple(found)


# --- before the battle -----------------------------------------------------------------------------------------------


def _edge_throw(record: Record[Battle]) -> Iterator[ev.Event]:
    rounds = bids(record.question, record.answer, range(PLAYERS))
    yield ev.Contested(rule="warriors.deploy", rounds=rounds, winner=record.outcome)


def _picks_edge(record: Record[Battle]) -> Iterator[ev.Event]:
    player = record.step.player
    behind = facing((deployment.ahead(record.after, player) + HALF) % CIRCLE)
    yield ev.Chosen(rule="warriors.deploy", player=player, name=behind, number=record.after.opening.zones[player])


def _deploys(record: Record[Battle]) -> Iterator[ev.Event]:
    if record.outcome is not None:
        yield _deployed(record.after, record.outcome.unit)
        return
    for unit in sorted({*record.before.opening.waiting} - {*record.after.opening.waiting}):
        yield ev.Lapsed(rule="warriors.deploy", why="no-room", unit=unit)


def _deployed(battle: Battle, unit: int) -> ev.Deployed:
    host = battle.units[unit].host
    if host >= 0:
        return ev.Deployed(rule="warriors.individuals", unit=unit, host=host)
    return ev.Deployed(rule="warriors.deploy", unit=unit, block=block(battle.body(unit)))


def _boasts(record: Record[Battle]) -> Iterator[ev.Event]:
    if record.outcome is not None:
        yield ev.Chosen(rule=f"warriors.boast.{record.outcome}", player=record.step.player)


def _seals(record: Record[Battle]) -> Iterator[ev.Event]:
    if record.outcome is not None:
        yield ev.WrittenDown(rule="warriors.deploy", player=record.step.player)


def _reveals(record: Record[Battle]) -> Iterator[ev.Event]:
    yield ev.Revealed(rule="warriors.deploy")
    for unit in record.after.formed():
        order = record.after.units[unit].order
        yield ev.Ordered(rule=f"warriors.order.{order}", unit=unit, order=order)


def _omens(record: Record[Battle]) -> Iterator[ev.Event]:
    if record.outcome is not None:
        dice, said = Thrown(record.step.rule, record.answer), portents.omen(*record.outcome)
        yield ev.Tested(rule=dice.rule, player=record.step.player, thrown=dice, result=said)


def _sky(record: Record[Battle]) -> Iterator[ev.Event]:
    dice = Thrown(record.step.rule, record.answer)
    yield ev.Tested(rule=dice.rule, thrown=dice, result=record.after.portents.daylight)


# --- the turn --------------------------------------------------------------------------------------------------------


def _can_shoot(record: Record[Battle]) -> bool:
    return any(targets(record.after, unit) for unit in _shooters(record))


def _shooters(record: Record[Battle]) -> tuple[int, ...]:
    """The units that are asked at whom they shoot."""
    return tuple(each.unit for each in record.new if isinstance(each, volleys.TakeAim))


def _without(record: Record[Battle]) -> str:
    """What is missing when nobody shoots: somebody who could, or somebody to shoot at."""
    return "no-targets" if _shooters(record) else "no-shooters"


def _can_influence(record: Record[Battle]) -> bool:
    leaders = (each.leader for each in record.new if isinstance(each, calming.Influences))
    return any(calming.within_touch(record.after, leader) for leader in leaders)


def _leads_to(step: type[Any]) -> Callable[[Record[Battle]], bool]:
    return lambda record: any(isinstance(each, step) for each in record.new)


# The six phases in printed order: the step that opens each, what it is called, and whether there is anything to do.
PHASES: tuple[tuple[type[Any], str, Callable[[Record[Battle]], bool]], ...] = (
    (volleys.Shooting, "phase-shooting", _can_shoot),
    (sequence.Initiative, "phase-movement", lambda record: True),
    (fights.Combat, "phase-combat", lambda record: bool(record.after.touchings)),
    (delivery.NewOrders, "phase-orders", _leads_to(delivery.TestOrder)),
    (calming.Influencing, "phase-influence", _can_influence),
    (command.CommandTests, "phase-command", _leads_to(command.CommandTest)),
)


def _phase(record: Record[Battle]) -> Iterator[ev.Event]:
    for number, (opens, name, is_busy) in enumerate(PHASES, 1):
        if isinstance(record.step, opens):
            is_idle = not is_busy(record)
            why = _without(record) if is_idle and opens is volleys.Shooting else ""
            yield ev.PhaseBegan(rule="warriors.turn", name=name, number=number, is_idle=is_idle, why=why)


def _turn(record: Record[Battle]) -> Iterator[ev.Event]:
    was, now = record.before, record.after
    yield ev.TurnBegan(
        rule="warriors.victory", turn=now.turn, turns=now.field.turns, score=score(was) if was.turn else ()
    )


def _initiative(record: Record[Battle]) -> Iterator[ev.Event]:
    rounds = bids(record.question, record.answer, range(PLAYERS))
    yield ev.Contested(rule="warriors.initiative", rounds=rounds, winner=record.outcome)


def _nominates(record: Record[Battle]) -> Iterator[ev.Event]:
    yield ev.Chosen(rule="warriors.initiative", player=record.step.player, seat=record.after.first)


def _side(record: Record[Battle]) -> Iterator[ev.Event]:
    yield ev.PhaseBegan(rule="warriors.move.order", name="side-moves", player=record.step.player)


# --- orders ----------------------------------------------------------------------------------------------------------


def _sends(record: Record[Battle]) -> Iterator[ev.Event]:
    """A leader sends an order; a player sends no more, or gives up."""
    sent, player = record.outcome, record.step.player
    if sent == orders.CONCEDE:
        yield ev.Conceded(rule="warriors.victory", player=player)
    elif sent == orders.DONE:
        yield ev.Lapsed(rule="warriors.orders.once", why="sends-none", player=player)
    else:
        yield _sent(record.after, record.after.messages[-1], "warriors.orders.courier")


def _sent(battle: Battle, message: Message, rule: str) -> ev.Sent:
    courier = message.courier if message.courier >= 0 else None
    at = battle.couriers[courier].place if courier is not None else None
    return ev.Sent(rule=rule, leader=message.leader, unit=message.unit, order=message.order, courier=courier, at=at)


def _gets_order(record: Record[Battle]) -> Iterator[ev.Event]:
    """An order is tested, or has not arrived, or nobody has brought it."""
    unit, message = record.step.unit, _message(record)
    if record.question is not None:
        leader = message.leader if message is not None else None
        yield attacks.result(record, unit, "warriors.orders.results", leader)
    elif message is not None:
        why = "not-there" if message in record.after.messages else "lapses"
        yield _lapses(message, why, "warriors.orders.courier")


def _tries_again(record: Record[Battle]) -> Iterator[ev.Event]:
    """A delayed order is tried again, or called back."""
    message = _message(record)
    if record.outcome is None or message is None:
        return
    if record.outcome == delivery.RECALL:
        yield _lapses(message, "recalled", "warriors.orders.once")
    else:
        yield _sent(record.after, message, "warriors.orders.once")


def _message(record: Record[Battle]) -> Message | None:
    return next((each for each in record.before.messages if each.unit == record.step.unit), None)


def _lapses(message: Message, why: str, rule: str) -> ev.Lapsed:
    return ev.Lapsed(rule=rule, why=why, unit=message.unit, target=message.leader, order=message.order)


# --- the end ---------------------------------------------------------------------------------------------------------


def _over(battle: Battle) -> ev.Over:
    """Why it is over, what each army and each unit has lost, and who has won."""
    beaten = tuple(seat for seat in range(PLAYERS) if is_beaten(battle, seat))
    return ev.Over(
        rule="warriors.victory",
        why="conceded" if battle.conceded >= 0 else "beaten" if len(beaten) == 1 else "shares-decide",
        players=beaten,
        how=tuple(defeat(battle, seat) for seat in beaten),
        score=score(battle),
        shares=tuple((lost_points(battle, seat, figures=True), battle.field.points[seat]) for seat in range(PLAYERS)),
        paid=tuple(_paid(battle)),
        winner=verdict(battle),
    )


def _paid(battle: Battle) -> Iterator[Paid]:
    for id, unit in enumerate(battle.units):
        if points := paid(battle, id):
            how = {"killed": "destroyed", "routed": "routed", "": "fallen"}[unit.fate]
            yield Paid(1 - unit.player, points, how, unit=id, models=unit.start - unit.figures)


_ACTS: dict[type[Any], Teller] = {
    deployment.EdgeThrow: _edge_throw,
    deployment.PickEdge: _picks_edge,
    deployment.DeployNext: _deploys,
    deployment.MakeBoast: _boasts,
    orders.SealOrders: _seals,
    orders.Reveal: _reveals,
    portents.ReadOmens: _omens,
    portents.ReadSky: _sky,
    sequence.StartTurn: _turn,
    volleys.TakeAim: attacks.aims,
    volleys.Loose: attacks.shots,
    sequence.Initiative: _initiative,
    sequence.Nominate: _nominates,
    sequence.SideMoves: _side,
    orders.SendOrders: _sends,
    moves.MoveNext: tracks.marches,
    moves.MarchOn: tracks.marches,
    moves.Reform: tracks.reforms,
    WalkNext: tracks.walks,
    RideNext: tracks.rides,
    threat.Threatened: attacks.threatened,
    fights.Assign: attacks.assigns,
    fights.Strike: attacks.blows,
    fights.NameStruck: attacks.is_struck,
    fights.SaveStruck: attacks.saves,
    saves.SaveAlone: attacks.saves,
    reactions.CombatTest: attacks.combat_test,
    reactions.ShootingTest: attacks.shooting_test,
    reactions.StandardFalls: attacks.standard_falls,
    closing.CloseUp: tracks.closes_up,
    reactions.Pursue: tracks.pursues,
    delivery.TestOrder: _gets_order,
    delivery.TryAgain: _tries_again,
    calming.WordOfPower: attacks.speaks,
    calming.Influences: attacks.influences,
    calming.Calm: attacks.calms,
    calming.TurnsOnHim: attacks.turns_on_him,
    command.CommandTest: attacks.command_test,
}
