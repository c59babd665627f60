"""A position of Warriors: where every block and every individual stands at the start of a turn, and in which condition.

The orders in force, the couriers under way, the contacts and the boasts belong to it; orders still sealed do not.
"""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from carnyx.core import position
from carnyx.core.position import BadPosition, demand
from carnyx.games.warriors.blocks.formation import Formation, do_overlap, is_on
from carnyx.games.warriors.play.battle import (
    PLAYERS,
    Battle,
    Boast,
    Condition,
    Contact,
    Courier,
    Fate,
    Message,
    Unit,
)
from carnyx.games.warriors.play.muster import Setup, gathered
from carnyx.games.warriors.play.phases import CommandPhase, Daylight, Opening, Portents
from carnyx.games.warriors.play.sequence import StartTurn
from carnyx.games.warriors.play.victory import score
from carnyx.games.warriors.rules.figures import OMENS
from carnyx.games.warriors.rules.tables import Order

MOST_ROUNDS = 1000  # that two units have fought


class Block(Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """Where a block stands and how it is drawn up; the size of its bases is that of its list."""

    x: int
    y: int
    facing: int
    files: int
    figures: int


class Stand(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A unit or an individual; one that is gone, or with another unit, has no block."""

    block: Block | None = None
    champion: bool = False
    standard: bool = False
    standard_lost: bool = False
    volleys: int = 0
    order: Order = "hold"
    condition: Condition = "ok"
    disorganised: bool = False
    host: int = -1
    fate: Fate = ""


class Rider(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A courier; with his leader he has no place."""

    place: tuple[int, int] | None = None
    lost: bool = False
    back: int = 0


class Position(position.Position, frozen=True):
    """Where a battle of Warriors stands at the start of a turn."""

    units: tuple[Stand, ...]  #: in the order of the forces
    couriers: tuple[Rider, ...] = ()
    messages: tuple[Message, ...] = ()
    boasts: tuple[Boast, ...] = (Boast(), Boast())
    zones: tuple[int, ...] = (0, 1)
    first: int = 0
    contacts: tuple[Contact, ...] = ()
    bereaved: tuple[int, ...] = ()
    omens: tuple[int, ...] = (0, 0)
    daylight: Daylight = "day"
    spoken: tuple[int, ...] = ()


def stands(battle: Battle) -> Position:
    """The position of a battle at the start of a turn."""
    return Position(
        version=Position.VERSION,
        turn=battle.turn,
        score=score(battle),
        units=tuple(map(_stand, battle.units)),
        couriers=tuple(Rider(each.place, each.lost, each.back) for each in battle.couriers),
        messages=battle.messages,
        boasts=battle.boasts,
        zones=battle.opening.zones,
        first=battle.first,
        contacts=battle.contacts,
        bereaved=battle.command.bereaved,
        omens=battle.portents.omens,
        daylight=battle.portents.daylight,
        spoken=battle.portents.spoken,
    )


def _stand(unit: Unit) -> Stand:
    body = unit.body
    return Stand(
        None if body is None else Block(body.x, body.y, body.facing, body.files, body.figures),
        unit.champion,
        unit.standard,
        unit.standard_lost,
        unit.volleys,
        unit.order,
        unit.condition,
        unit.disorganised,
        unit.host,
        unit.fate,
    )


def resumed(setup: Setup, position: Position) -> Battle:
    """The battle about to begin the turn of a position; it raises `BadPosition` if the setup knows no such position."""
    battle = gathered(setup)
    _check_sides(battle, position)
    demand(len(position.units) == len(battle.units), "units")
    units = tuple(_unit(battle, id, stand) for id, stand in enumerate(position.units))
    battle = replace(battle, units=units)
    for id, stand in enumerate(position.units):
        _check_host(battle, id, stand, f"units[{id}].host")
        demand(not _is_on_another(units[id], units[:id]), f"units[{id}].block")
    return replace(
        battle,
        turn=position.turn - 1,
        couriers=_couriers(battle, position),
        messages=_messages(battle, position),
        boasts=position.boasts,
        opening=Opening(zones=position.zones),
        first=position.first,
        contacts=_contacts(battle, position),
        command=CommandPhase(bereaved=position.bereaved),
        portents=Portents(position.omens, position.daylight, position.spoken),
    ).then(StartTurn())


def _check_sides(battle: Battle, position: Position) -> None:
    """What a position says of the two sides and of the battle as a whole."""
    sides = range(PLAYERS)
    demand(1 <= position.turn <= battle.field.turns, "turn")
    demand(len(position.score) == PLAYERS and all(0 <= each <= 10**9 for each in position.score), "score")
    demand(position.first in sides, "first")
    demand(sorted(position.zones) == list(sides), "zones")
    demand(len(position.boasts) == PLAYERS, "boasts")
    demand(len(position.omens) == PLAYERS and set(position.omens) <= {0, *OMENS.values()}, "omens")
    demand(len(set(position.spoken)) == len(position.spoken) and set(position.spoken) <= set(sides), "spoken")
    demand(len(set(position.bereaved)) == len(position.bereaved), "bereaved")
    demand(set(position.bereaved) <= set(range(len(battle.units))), "bereaved")


def _unit(battle: Battle, id: int, stand: Stand) -> Unit:
    """A unit has no more figures than it began with, and stands on the table."""
    unit, shape, where = battle.units[id], battle.field.bodies[id], f"units[{id}]"
    demand(stand.champion <= unit.champion, f"{where}.champion")
    demand(stand.standard <= unit.standard, f"{where}.standard")
    demand(0 <= stand.volleys <= unit.volleys, f"{where}.volleys")
    demand((stand.block is not None) + (stand.host != -1) + (stand.fate != "") <= 1, f"{where}.block")
    body = None
    if stand.block is not None:
        demand(stand.block.figures <= unit.start, f"{where}.block")
        body = _body(stand.block, shape, where)
        table = battle.field.table
        demand(is_on(body, table.width, table.depth), f"{where}.block")
    return replace(
        unit,
        body=body,
        champion=stand.champion,
        standard=stand.standard,
        standard_lost=stand.standard_lost,
        volleys=stand.volleys,
        order=stand.order,
        condition=stand.condition,
        disorganised=stand.disorganised,
        host=stand.host,
        fate=stand.fate,
    )


def _body(block: Block, shape: Formation, where: str) -> Formation:
    try:
        return Formation(block.x, block.y, block.facing, block.files, block.figures, shape.width, shape.depth)
    except ValueError:
        raise BadPosition(f"{where}.block") from None


def _check_host(battle: Battle, id: int, stand: Stand, where: str) -> None:
    """Only an individual is with somebody, and only with a unit of his side that is on the table."""
    if stand.host != -1:
        demand(battle.kind(id).is_individual and 0 <= stand.host < len(battle.units), where)
        host = battle.units[stand.host]
        demand(host.player == battle.units[id].player and host.body is not None, where)
        demand(not battle.kind(stand.host).is_individual, where)


def _is_on_another(unit: Unit, others: tuple[Unit, ...]) -> bool:
    """Whether a base stands on another's."""
    mine = unit.body
    return mine is not None and any(each.body is not None and do_overlap(mine, each.body) for each in others)


def _couriers(battle: Battle, position: Position) -> tuple[Courier, ...]:
    demand(len(position.couriers) == len(battle.couriers), "couriers")
    table, carrying = battle.field.table, {each.courier for each in position.messages}
    for number, rider in enumerate(position.couriers):
        x, y = rider.place or (0, 0)
        demand(0 <= x <= table.width and 0 <= y <= table.depth, f"couriers[{number}].place")
        demand(not (rider.lost and rider.place), f"couriers[{number}].lost")
        demand((number in carrying) == (rider.place is not None), f"couriers[{number}].place")
        demand(0 <= rider.back <= battle.field.turns + 1, f"couriers[{number}].back")
    return tuple(
        replace(courier, place=rider.place, lost=rider.lost, back=rider.back)
        for courier, rider in zip(battle.couriers, position.couriers, strict=True)
    )


def _messages(battle: Battle, position: Position) -> tuple[Message, ...]:
    """Each order on its way is from a leader to a unit of his side, and has its own courier if it has one."""
    couriers = [each.courier for each in position.messages if each.courier != -1]
    demand(len(set(couriers)) == len(couriers), "messages")
    demand(len({each.unit for each in position.messages}) == len(position.messages), "messages")
    for number, each in enumerate(position.messages):
        where = f"messages[{number}]"
        demand(0 <= each.leader < len(battle.units) and battle.kind(each.leader).is_leader, where)
        demand(0 <= each.unit < len(battle.units) and not battle.kind(each.unit).is_individual, where)
        leader, unit = battle.units[each.leader], battle.units[each.unit]
        demand(leader.player == unit.player and leader.is_here and unit.body is not None, where)
        demand(-1 <= each.courier < len(battle.couriers), where)
        demand(each.courier == -1 or battle.couriers[each.courier].leader == each.leader, where)
    return position.messages


def _contacts(battle: Battle, position: Position) -> tuple[Contact, ...]:
    """Contacts are between two enemies on the table, each pair once."""
    pairs = [frozenset((each.starter, each.other)) for each in position.contacts]
    demand(len(set(pairs)) == len(pairs), "contacts")
    for number, each in enumerate(position.contacts):
        where = f"contacts[{number}]"
        demand(all(0 <= id < len(battle.units) for id in (each.starter, each.other)), where)
        one, other = battle.units[each.starter], battle.units[each.other]
        demand(one.player != other.player and one.body is not None and other.body is not None, where)
        demand(0 <= each.rounds <= MOST_ROUNDS, where)
    return position.contacts
