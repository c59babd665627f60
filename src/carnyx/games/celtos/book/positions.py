"""Small positions for the rulebook: real units of the army lists on a small table, placed by hand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from carnyx.core.footprint import Footprint
from carnyx.core.lists import Names
from carnyx.core.outlines import Piece
from carnyx.games.celtos.lists.army import Entry, Force
from carnyx.games.celtos.lists.profiles import people, profile
from carnyx.games.celtos.lists.scenarios import Scenario
from carnyx.games.celtos.play.battle import Active, Battle, Role, UnitId, is_engaged
from carnyx.games.celtos.play.muster import Setup, gathered
from carnyx.games.celtos.play.orders import GiveOrder
from carnyx.games.celtos.play.sequence import EndActivation, NextActivation
from carnyx.games.celtos.rules.edition import Edition
from carnyx.words.explain import Speaker

Place: TypeAlias = tuple[float, float]  # inches of the rules from the south-west corner
BASE = 250  # ticks: how wide the base of a man is, however long an inch is


class Stand(Struct, frozen=True):
    """A unit on the table: its entry in an army list, its side, and where each of its models stands."""

    side: int
    entry: Entry
    places: tuple[Place, ...]
    shifts: tuple[int, ...]  # ticks that each of them stands farther east
    panicked: bool = False
    hold: bool = False


def stand(side: int, unit: str, places: Sequence[Place]) -> Stand:
    """A unit with its models at these places."""
    return Stand(side, Entry(unit, len(places)), tuple(places), (0,) * len(places))


def row(side: int, unit: str, place: Place, models: int, *, panicked: bool = False, hold: bool = False) -> Stand:
    """A unit in one row, base by base from a place eastwards, its leader in the middle."""
    shifts = tuple(BASE * number for number in range(models))
    return Stand(side, Entry(unit, models, leader=True), (place,) * models, shifts, panicked, hold)


def piece(kind: str, *outline: Place) -> Piece:
    """A piece of terrain."""
    return Piece(kind, outline)


def box(kind: str, west: float, south: float, east: float, north: float) -> Piece:
    """An upright piece of terrain."""
    return piece(kind, (west, south), (east, south), (east, north), (west, north))


def posed(
    speaker: Speaker, size: tuple[int, int], stands: Sequence[Stand], terrain: Sequence[Piece] = ()
) -> tuple[Setup, Battle]:
    """These units on a table of that size, and the setup they come from; units are numbered as they are given."""
    assert isinstance(speaker.edition, Edition)
    sides = sorted({each.side for each in stands} | {0, 1})
    assert [each.side for each in stands] == sorted(each.side for each in stands), "units stand side by side in a setup"
    forces = tuple(_force(side, [each.entry for each in stands if each.side == side]) for side in sides)
    width, depth = size
    scenario = Scenario(
        id="book",
        name=Names("Rulebook", "Regelbuch", "Libro de reglas"),
        width=width,
        depth=depth,
        players=len(sides),
        forces=("",) * len(sides),
        zones=((0, 0, width, depth),) * len(sides),
        terrain=tuple(terrain),
    )
    used = dict.fromkeys(each.entry.unit for each in stands)
    setup = Setup(scenario, forces, tuple(profile(unit) for unit in used), speaker.edition)
    battle = replace(gathered(setup), waiting=(), turn=1)
    battle = replace(battle, field=replace(battle.field, zones=()))
    for number, each in enumerate(stands):
        battle = _placed(battle, UnitId(number), each)
    return setup, battle


def _force(side: int, entries: Sequence[Entry]) -> Force:
    name = entries[0].unit.partition(".")[0] if entries else ("gael", "sidhe")[side]
    return Force(people(name).name.en, name, tuple(entries))


def _placed(battle: Battle, unit: UnitId, each: Stand) -> Battle:
    inch, kind = battle.edition.inch, battle.kind(unit)
    spots = zip(each.places, each.shifts, strict=True)
    places = tuple(number for (x, y), shift in spots for number in (round(x * inch) + shift, round(y * inch)))
    models = len(each.places)
    leader = models // 2 if each.entry.leader else None
    roles: tuple[Role, ...] = tuple("leader" if model == leader else "" for model in range(models))
    return battle.changed(
        unit,
        footprint=Footprint(places, kind.radius),
        wounds=(kind.w,) * models,
        roles=roles,
        panicked=each.panicked,
        hold=each.hold,
    )


def activated(battle: Battle, unit: int) -> Battle:
    """The unit has been activated and is about to be given an order."""
    id = UnitId(unit)
    battle = replace(battle, active=Active(id, is_engaged(battle, id)))
    return battle.then(GiveOrder(id), EndActivation(id), NextActivation(1))
