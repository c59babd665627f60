"""Small battles set up by hand: a few units at given places on a bare table, and what the rules say to an answer.

Places are inches of the rules from the south-west corner, or points in ticks where a test needs the very edge.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Any, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from carnyx.core import flow
from carnyx.core.flow import Pause
from carnyx.core.footprint import Footprint
from carnyx.core.ground import Table, Terrain
from carnyx.core.length import Point
from carnyx.games.celtos.play.battle import Active, Battle, Field, Kind, Player, Role, Unit, UnitId, is_engaged
from carnyx.games.celtos.play.orders import GiveOrder
from carnyx.games.celtos.play.sequence import EndActivation
from carnyx.games.celtos.rules.edition import DEFAULT, Edition

Inches: TypeAlias = int | float | Fraction
Place: TypeAlias = tuple[Inches, Inches] | Point

INCH = 254  # ticks of a tenth of a millimetre
BASES = {1: 25, 2: 25, 3: 25, 4: 40, 5: 40, 6: 60, 7: 60, 8: 100, 9: 100}  # millimetres across, by size

MAN = Kind("man", 4, 4, 4, 4, 4, 1, 4, 4, 2, ("hand_weapon",), {}, False, 125)  # the average human


def kind(**changes: Any) -> Kind:
    """An average human with a hand weapon, but for these; the base follows the size."""
    sz = changes.get("sz", MAN.sz)
    named = "man" + "".join(f" {name}={value}" for name, value in sorted(changes.items()))
    return replace(MAN, **{"id": named, "radius": BASES[sz] * 5, **changes})


class Body(Struct, frozen=True):
    """A unit to be set up; its condition is any field of a unit, such as panicked or hold."""

    player: int
    kind: Kind
    places: tuple[Place, ...]
    start: int | None = None  # models it began with, if more than stand
    roles: tuple[Role, ...] = ()
    wounds: tuple[int, ...] | None = None
    points: int = 100
    condition: dict[str, Any] = {}


def body(
    player: int,
    *places: Place,
    kind: Kind = MAN,
    start: int | None = None,
    roles: tuple[Role, ...] = (),
    wounds: tuple[int, ...] | None = None,
    points: int = 100,
    **condition: Any,
) -> Body:
    """A unit of a player with its models at these places."""
    return Body(player, kind, places, start, roles, wounds, points, condition)


def row(x: Inches, y: Inches, models: int, step: Inches = 1) -> tuple[Place, ...]:
    """Models side by side from a place eastwards."""
    return tuple((x + i * step, y) for i in range(models))


def ground(kind: str, west: Inches, south: Inches, east: Inches, north: Inches, inch: int = INCH) -> Terrain:
    """A rectangular piece of terrain, in inches."""
    corners = (west, south, east, south, east, north, west, north)
    return Terrain(kind, tuple(round(number * inch) for number in corners))


def point(x: Inches, y: Inches, dx: int = 0, dy: int = 0, inch: int = INCH) -> Point:
    """A place in inches, and so many ticks more."""
    return Point(round(x * inch) + dx, round(y * inch) + dy)


def east_of(place: Place, gap: Inches, sizes: tuple[int, int] = (2, 2), ticks: int = 0, inch: int = INCH) -> Point:
    """The centre of a base due east of another, their rims a gap in inches and so many ticks apart."""
    here = place if isinstance(place, Point) else point(*place, inch=inch)
    return Point(here.x + round(gap * inch) + 5 * (BASES[sizes[0]] + BASES[sizes[1]]) + ticks, here.y)


def position(
    *bodies: Body,
    terrain: Sequence[Terrain] = (),
    edition: Edition = DEFAULT,
    active: int | None = None,
    moved: bool = False,
    shot: bool = False,
    agenda: Sequence[Any] = (),
    turn: int = 1,
    turns: int = 7,
    first: int = 0,
    players: int | None = None,
    size: tuple[int, int] = (72, 48),
) -> Battle:
    """A battle with these units on the table; agenda: what happens, in this order, after the active unit's order."""
    inch = edition.inch
    kinds = tuple(dict.fromkeys(each.kind for each in bodies))
    units = tuple(_unit(each, kinds.index(each.kind), number, inch) for number, each in enumerate(bodies))
    seats = players or max([2, *(each.player + 1 for each in bodies)])
    field = Field(
        scenario="by hand",
        table=Table(size[0] * inch, size[1] * inch, tuple(terrain)),
        edition=edition,
        kinds=kinds,
        players=seats,
        turns=turns,
        zones=((0, 0, size[0] * inch, 12 * inch),) * seats,
        objectives=(),
        roles=tuple(unit.roles for unit in units),
        owners=tuple(each.player for each in bodies),
        whats=tuple(unit.kind for unit in units),
    )
    battle = Battle(field=field, units=units, turn=turn, first=first).then(*agenda)
    if active is None:
        return battle
    unit = UnitId(active)
    battle = replace(battle, active=Active(unit, is_engaged(battle, unit), moved, shot))
    return battle.then(GiveOrder(unit), EndActivation(unit))


def _unit(each: Body, kind: int, number: int, inch: int) -> Unit:
    points = [place if isinstance(place, Point) else point(*place, inch=inch) for place in each.places]
    models = len(points)
    return Unit(
        Player(each.player),
        kind,
        number,
        each.start or models,
        each.points,
        Footprint(tuple(number for place in points for number in (place.x, place.y)), each.kind.radius),
        (each.kind.w,) * models if each.wounds is None else each.wounds,
        (*each.roles, *("",) * (models - len(each.roles))),
        **each.condition,
    )


def played(battle: Battle, *answers: Any) -> Pause[Battle]:
    """The battle after these answers, one to each question that comes up."""
    pause = flow.begin(battle)
    for answer in answers:
        pause = flow.play(pause.battle, answer)
    return pause


def refused(battle: Battle, answer: Any) -> str | None:
    """The rule that forbids this answer to the question the battle stops at; nothing if it is allowed."""
    question = flow.begin(battle).question
    assert question is not None, "the battle has stopped at no question"
    refusal = flow.refuse(question, answer)
    return refusal.rule if refusal else None


def walk(battle: Battle, unit: int, dx: Inches = 0, dy: Inches = 0, ticks: tuple[int, int] = (0, 0)) -> Any:
    """All models of a unit shifted alike, by inches and by so many ticks more: the answer to a Move."""
    inch = battle.edition.inch
    shift = Point(round(dx * inch) + ticks[0], round(dy * inch) + ticks[1])
    stands = battle.units[unit].footprint
    return tuple((stands.point(model) + shift,) for model in range(len(stands)))


def applied(check: Any) -> dict[str, int]:
    """The modifiers of a check by name."""
    return {modifier.id: modifier.value for modifier in check.applied}
