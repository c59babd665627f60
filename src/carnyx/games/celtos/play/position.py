"""A position of Celtos: who stands where at the start of a turn, how badly hurt, and in which condition.

Markers of the turn before are off by then, and nobody is in the middle of anything.
"""

from __future__ import annotations

from collections import Counter

from msgspec import Struct
from msgspec.structs import replace

from carnyx.core import position
from carnyx.core.footprint import do_overlap
from carnyx.core.kernel import Places, overlaps_itself
from carnyx.core.position import demand
from carnyx.games.celtos.play.battle import Battle, Kind, Role, Unit, UnitId
from carnyx.games.celtos.play.cover import contact_ended
from carnyx.games.celtos.play.muster import Setup, gathered
from carnyx.games.celtos.play.sequence import StartTurn
from carnyx.games.celtos.play.victory import score


class Stand(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A unit: its models one by one, and its condition; one that is gone has no models."""

    places: Places = ()
    wounds: tuple[int, ...] = ()
    roles: tuple[Role, ...] = ()
    panicked: bool = False
    routed: bool = False
    defends: tuple[int, ...] | bool = ()  # until rules version 4 only whether it did, and not against whom
    hurt_by: int = -1


class Position(position.Position, frozen=True):
    """Where a battle of Celtos stands at the start of a turn."""

    units: tuple[Stand, ...]  #: in the order of the forces
    first: int = 0
    conceded: tuple[int, ...] = ()


def stands(battle: Battle) -> Position:
    """The position of a battle at the start of a turn."""
    return Position(
        version=Position.VERSION,
        turn=battle.turn,
        score=score(battle),
        units=tuple(map(_stand, battle.units)),
        first=battle.first,
        conceded=battle.conceded,
    )


def _stand(unit: Unit) -> Stand:
    return Stand(unit.footprint.places, unit.wounds, unit.roles, unit.panicked, unit.routed, unit.defends, unit.hurt_by)


def resumed(setup: Setup, position: Position) -> Battle:
    """The battle about to begin the turn of a position; it raises `BadPosition` if the setup knows no such position."""
    battle = gathered(setup)
    field, players = battle.field, range(battle.field.players)
    demand(1 <= position.turn <= field.turns, "turn")
    demand(len(position.score) == len(players) and all(0 <= each <= 10**9 for each in position.score), "score")
    demand(position.first in players, "first")
    demand(len(set(position.conceded)) == len(position.conceded) and set(position.conceded) <= set(players), "conceded")
    demand(len(position.units) == len(battle.units), "units")
    for id, (unit, stand) in enumerate(zip(battle.units, position.units, strict=True)):
        _check(battle, unit, stand, field.kinds[unit.kind], Counter(field.roles[id]), f"units[{id}]")
    units = tuple(map(_unit, battle.units, position.units))
    for id, unit in enumerate(units):
        mine = unit.footprint
        demand(not overlaps_itself(mine.places, mine.radius), f"units[{id}].places")
        demand(not any(do_overlap(mine, other.footprint) for other in units[:id]), f"units[{id}].places")
    begins = replace(
        battle,
        units=units,
        waiting=(),
        turn=position.turn - 1,
        first=position.first,
        conceded=position.conceded,
    )
    return contact_ended(begins).then(StartTurn())


def _check(battle: Battle, unit: Unit, stand: Stand, kind: Kind, roles: Counter[Role], where: str) -> None:
    """A unit has no more models and wounds than it began with, and each model has its place on the table."""
    models, table = len(stand.wounds), battle.field.table
    demand(models <= unit.start, f"{where}.wounds")
    demand(all(1 <= left <= kind.w for left in stand.wounds), f"{where}.wounds")
    demand(len(stand.roles) == models and Counter(stand.roles) <= roles, f"{where}.roles")
    demand(len(stand.places) == 2 * models, f"{where}.places")
    demand(not models or table.holds(unit.footprint.with_places(stand.places)), f"{where}.places")
    demand(not (models and stand.routed), f"{where}.routed")
    demand(-1 <= stand.hurt_by < battle.field.players, f"{where}.hurt_by")
    demand(all(0 <= foe < len(battle.units) for foe in _defends(stand)), f"{where}.defends")


def _defends(stand: Stand) -> tuple[int, ...]:
    return () if isinstance(stand.defends, bool) else stand.defends


def _unit(unit: Unit, stand: Stand) -> Unit:
    return replace(
        unit,
        footprint=unit.footprint.with_places(stand.places),
        wounds=stand.wounds,
        roles=stand.roles,
        panicked=stand.panicked,
        routed=stand.routed,
        defends=tuple(map(UnitId, _defends(stand))),
        hurt_by=stand.hurt_by,
    )
