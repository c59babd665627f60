"""Small battles of Warriors set up by hand: a few blocks and individuals at given places on a bare table.

A place is that of the middle of a front, in inches from the south-west corner; a whole number of ticks can be added.
Bodies are numbered in the order in which they are given, and `leader` and `host` name others by that number.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from carnyx.core import flow
from carnyx.core.flow import Pause
from carnyx.core.ground import Table, Terrain
from carnyx.games.warriors.blocks.formation import Formation, is_in_contact
from carnyx.games.warriors.lists.profiles import base, move_of
from carnyx.games.warriors.play.battle import Battle, Boast, Contact, Courier, Field, Kind, Player, Unit, UnitId
from carnyx.games.warriors.play.phases import Opening
from carnyx.games.warriors.rules.edition import DEFAULT, Edition
from carnyx.games.warriors.rules.individuals import INDIVIDUALS
from tests.book.positions import INCH, Inches

NORTH, EAST, SOUTH, WEST = 0, 900, 1800, 2700
ABOUT = 1800

MEN = Kind("men", "men", "average", "tribal", 0, 0, 1, "medium", True, ("hand",), False, 8)


def kind(**changes: Any) -> Kind:
    """Average tribesmen of medium armour with shields and hand weapons, but for these; the move follows from them."""
    named = "men" + "".join(f" {name}={value}" for name, value in sorted(changes.items()))
    found = replace(MEN, **{"id": named, **changes})
    if "move" in changes:
        return found
    return replace(found, move=move_of(found.armour, found.mounted, found.race, DEFAULT))


class Body(Struct, frozen=True):
    """A unit or an individual to be set up; its condition is any field of a unit, such as order or disorganised."""

    player: int
    kind: Kind
    shape: Formation
    leader: int | None
    start: int
    points: int
    is_on_table: bool
    condition: dict[str, Any]


def block(
    player: int,
    x: Inches = 0,
    y: Inches = 0,
    facing: int = NORTH,
    *,
    files: int = 5,
    figures: int = 10,
    kind: Kind = MEN,
    leader: int | None = None,
    start: int | None = None,
    points: int = 100,
    ticks: tuple[int, int] = (0, 0),
    **condition: Any,
) -> Body:
    """A unit with the middle of its front here, in so many files; on HOLD if nothing else is said."""
    if kind.missile:
        condition = {"volleys": 6 if kind.missile == "bow" else 3, **condition}
    shape = Formation(
        round(x * INCH) + ticks[0],
        round(y * INCH) + ticks[1],
        facing,
        min(files, figures),
        figures,
        *base(kind.mounted),
    )
    return Body(player, kind, shape, leader, start or figures, points, condition.get("fate", "") == "", condition)


def man(
    player: int,
    role: Any,
    x: Inches = 0,
    y: Inches = 0,
    facing: int = NORTH,
    *,
    host: int = -1,
    leadership: int = 3,
    race: str = "men",
    mounted: bool = False,
    leader: int | None = None,
    points: int = 50,
    ticks: tuple[int, int] = (0, 0),
    **condition: Any,
) -> Body:
    """An individual: alone at a place, or with the unit that is his host."""
    known = INDIVIDUALS[role]
    move = DEFAULT.move_rider if mounted else DEFAULT.move_individual
    leads = leadership if role in ("warchief", "leader") else 0
    what = Kind(
        f"{race}.{role}",
        race,
        "elite",
        "disciplined",
        known.strength,
        0,
        known.worth,
        "medium",
        True,
        ("hand",),
        mounted,
        move,
        role,
        leads,
    )
    shape = Formation(round(x * INCH) + ticks[0], round(y * INCH) + ticks[1], facing, 1, 1, *base(mounted))
    here = host < 0 and condition.get("fate", "") == ""
    return Body(player, what, shape, leader, 1, points, here, {"host": host, **condition})


def position(
    *bodies: Body,
    terrain: Sequence[Terrain] = (),
    edition: Edition = DEFAULT,
    agenda: Sequence[Any] = (),
    turn: int = 1,
    first: int = 0,
    couriers: Sequence[Courier] = (),
    boasts: tuple[str, str] = ("none", "none"),
    turns: int = 8,
    size: tuple[int, int] = (72, 48),
    started: Sequence[int] = (),
    rounds: int = 0,
    **more: Any,
) -> Battle:
    """A battle with these on the table and this to happen next; started: who began the contacts they are in."""
    kinds = tuple(dict.fromkeys(each.kind for each in bodies))
    leads = [_leader(bodies, number) for number in range(len(bodies))]
    units = tuple(
        Unit(
            Player(each.player),
            kinds.index(each.kind),
            number,
            leads[number],
            each.start,
            each.points,
            each.shape if each.is_on_table else None,
            **{"began": each.shape.figures, **each.condition},
        )
        for number, each in enumerate(bodies)
    )
    field = Field(
        scenario="by hand",
        table=Table(size[0] * INCH, size[1] * INCH, tuple(terrain)),
        edition=edition,
        kinds=kinds,
        turns=turns,
        zones=((0, 0, size[0] * INCH, 12 * INCH), (0, (size[1] - 12) * INCH, size[0] * INCH, size[1] * INCH)),
        picked=True,
        bodies=tuple(each.shape for each in bodies),
        hosts=tuple(each.condition.get("host", -1) for each in bodies),
        prices=tuple(each.points // each.start for each in bodies),
        owners=tuple(each.player for each in bodies),
        points=tuple(sum(each.points for each in bodies if each.player == player) for player in range(2)),
    )
    contacts = tuple(
        Contact(one, other, rounds)
        for one in started
        for other, each in enumerate(bodies)
        if each.player != bodies[one].player and each.is_on_table and is_in_contact(bodies[one].shape, each.shape)
    )
    battle = Battle(
        field=field,
        units=units,
        turn=turn,
        first=first,
        couriers=tuple(couriers),
        boasts=tuple(Boast(name) for name in boasts),  # type: ignore[arg-type]
        contacts=contacts,
        **more,
    )
    return battle.then(*agenda)


def _leader(bodies: Sequence[Body], number: int) -> int:
    """Under whom somebody was mustered: whom the test names, or the first leader of his army."""
    each = bodies[number]
    if each.leader is not None:
        return each.leader
    if each.kind.is_leader:
        return number
    own = (id for id, other in enumerate(bodies) if other.player == each.player and other.kind.is_leader)
    return next(own, number)


def undeployed(battle: Battle) -> Battle:
    """The same battle before anybody is set up."""
    units = tuple(replace(unit, body=None, host=-1) for unit in battle.units)
    return replace(battle, units=units, opening=Opening(waiting=tuple(UnitId(id) for id in range(len(units)))))


def facing_each_other(gap: Inches, mine: dict[str, Any], theirs: dict[str, Any], ticks: int = 0, **more: Any) -> Battle:
    """A block of each side, front to front in the middle of the table with so much between them."""
    one = block(0, 36, 20, **mine)
    return position(one, block(1, 36, 20 + gap, SOUTH, ticks=(0, ticks), **theirs), **more)


def inch(number: Inches) -> int:
    """Inches as ticks."""
    return round(number * INCH)


def acted(battle: Battle, *answers: Any) -> Pause[Battle]:
    """The battle after these answers; one that depends on its question is a function of it."""
    pause = flow.begin(battle)
    for answer in answers:
        pause = flow.play(pause.battle, answer(pause.question) if callable(answer) else answer)
    return pause


def slays(kills: int = 0, noughts: int = 0) -> Any:
    """Blows that kill so many, some of them with a natural nought, as faces for whatever dice are thrown."""

    def faces(throw: Any) -> Any:
        left, zeros, rows = kills, noughts, []
        for chain in throw.chains:
            now = min(left, chain.dice)
            zero = min(zeros, now)
            left, zeros = left - now, zeros - zero
            rows.append(((0,) * now + (1,) * (chain.dice - now), (0,) * zero + (9,) * (now - zero)))
        assert not left, "so many dice are not thrown"
        return tuple(rows)

    return faces


def results(*tests: int) -> tuple[tuple[int], ...]:
    """The faces of so many tests, one die each."""
    return tuple((face,) for face in tests)
