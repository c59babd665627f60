"""A Celtos battle as one immutable value: the field that never changes, the units, the clock and the agenda."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from functools import lru_cache
from typing import TYPE_CHECKING, Literal, NewType, TypeAlias, TypeVar, TypeVarTuple

from msgspec import Struct
from msgspec.structs import replace

from carnyx.core.flow import Agenda
from carnyx.core.footprint import Footprint, is_in_contact
from carnyx.core.ground import Table
from carnyx.core.kept import Memory, kept
from carnyx.core.kernel import Box
from carnyx.core.length import CONTACT
from carnyx.core.standings import Standings
from carnyx.games.celtos.rules.edition import Edition
from carnyx.games.celtos.rules.figures import COHERENCY, SKIRMISHER_COHERENCY

if TYPE_CHECKING:
    # Steps know battles, so this module learns their names from `steps`, in time for the codec.
    from carnyx.games.celtos.play.steps import Step

Asked = TypeVarTuple("Asked")
V = TypeVar("V")

UnitId = NewType("UnitId", int)
Player = NewType("Player", int)
Role: TypeAlias = Literal["", "leader", "standard", "musician"]


class Kind(Struct, frozen=True, cache_hash=True):
    """The stat line of a unit's rank and file, shield and mount included."""

    id: str
    m: int
    sh: int
    attack: int
    st: int
    toughness: int
    w: int
    i: int
    cd: int
    sz: int
    weapons: tuple[str, ...]
    traits: dict[str, int]
    individual: bool
    radius: int

    def trait(self, name: str) -> int:
        """How strong a trait is; nought if it has none."""
        return self.traits.get(name, 0)

    def __hash__(self) -> int:
        return hash(self.id)


class Unit(Struct, frozen=True, cache_hash=True):
    """A unit: whose it is, what it is made of, where its models stand, and its condition."""

    player: Player
    kind: int  # its place in the field's kinds
    number: int  # tells two units of a kind apart
    start: int  # models it began with
    points: int
    footprint: Footprint
    wounds: tuple[int, ...]  # left, model by model
    roles: tuple[Role, ...]
    activated: bool = False
    hold: bool = False
    panicked: bool = False
    routed: bool = False
    defends: tuple[UnitId, ...] = ()  # the units that charged it in its cover, against which it defends that still
    hurt_by: int = -1  # the player whose unit gave the last wound or won the round

    @property
    def models(self) -> int:
        """Models that stand."""
        return len(self.wounds)

    def has(self, role: Role) -> bool:
        """Whether a model of that role lives."""
        return role in self.roles


class Objective(Struct, frozen=True):
    """A place worth points to whoever holds it at the end."""

    x: int
    y: int
    points: int


class Field(Struct, frozen=True, cache_hash=True, weakref=True):
    """What never changes in a battle."""

    scenario: str
    table: Table
    edition: Edition
    kinds: tuple[Kind, ...]
    players: int
    turns: int
    zones: tuple[tuple[int, int, int, int], ...]
    objectives: tuple[Objective, ...]
    roles: tuple[tuple[Role, ...], ...]  # of each unit's models when it is deployed
    owners: tuple[int, ...]  # whose each unit is
    whats: tuple[int, ...]  # which kind each unit is


class Active(Struct, frozen=True):
    """The unit whose activation it is, and what it has done in it."""

    unit: UnitId
    engaged: bool  # when the activation began
    moved: bool = False
    shot: bool = False


class Fight(Struct, frozen=True):
    """A round of close combat under way: the activated unit against every enemy it touches."""

    unit: UnitId
    enemies: tuple[UnitId, ...]
    charged: tuple[UnitId, ...]  # those who charged or counter-charged into this round
    began: tuple[tuple[UnitId, int], ...]  # the wounds each had left when it began
    strengths: tuple[tuple[UnitId, int], ...]  # and the models, or an individual's wounds
    fresh: bool = False  # the round in which contact was made
    caught: tuple[UnitId, ...] = ()  # those who were charged while they were not engaged
    weapons: tuple[tuple[UnitId, str], ...] = ()  # named so far
    foes: tuple[tuple[int, UnitId], ...] = ()  # models that touch several enemy units, and the one each has named
    parries: tuple[tuple[UnitId, UnitId], ...] = ()  # who has parried in this round, and whose blows
    step: tuple[bool, int] | None = None  # the striking step that was last
    free: bool = False  # only the enemies strike

    def weapon(self, unit: UnitId) -> str | None:
        """The weapon a unit has named for this round."""
        return next((name for who, name in self.weapons if who == unit), None)

    @property
    def parts(self) -> tuple[tuple[UnitId, ...], tuple[UnitId, ...]]:
        """Both sides, the active one first."""
        return (self.unit,), self.enemies


class Battle(Agenda, frozen=True, kw_only=True, dict=True):
    """A complete position."""

    agenda: tuple[Step, ...] = ()
    field: Field
    units: tuple[Unit, ...]
    turn: int = 0
    first: int = 0
    active: Active | None = None
    waiting: tuple[UnitId, ...] = ()  # not deployed yet
    conceded: tuple[int, ...] = ()
    countering: int = -1  # the unit that has won its check to counter-charge, until it does
    aiming: tuple[UnitId, str] | None = None  # who shoots with which of several weapons, until the shot is over
    evading: int = -1  # the unit that has just evaded: caught, it defends no cover
    fight: Fight | None = None
    blows: tuple[tuple[int, int, int], ...] = ()  # hits given out in this step: unit, model, strike

    @property
    def edition(self) -> Edition:
        """The rules in force."""
        return self.field.edition

    @kept
    def standings(self) -> Standings[Footprint]:
        """Where everybody stands, whatever condition they are in: what geometry depends on."""
        return _standings(self.units)

    def kind(self, unit: UnitId) -> Kind:
        """A unit's stat line."""
        return self.field.kinds[self.units[unit].kind]

    def with_unit(self, id: UnitId, unit: Unit) -> Battle:
        """The same battle with one unit changed."""
        return replace(self, units=(*self.units[:id], unit, *self.units[id + 1 :]))

    def changed(self, id: UnitId, **changes: object) -> Battle:
        """The same battle with something about one unit changed."""
        return self.with_unit(id, replace(self.units[id], **changes))

    def moved(self, id: UnitId, footprint: Footprint) -> Battle:
        """The same battle with one unit moved; whoever moves defends his cover no more (celtos.cover.where)."""
        if footprint == self.units[id].footprint:
            return self
        return self.with_unit(id, replace(self.units[id], footprint=footprint, defends=()))

    def living(self) -> Iterator[UnitId]:
        """Every unit with a model on the table."""
        return (UnitId(id) for id, unit in enumerate(self.units) if unit.wounds)

    def of(self, player: int) -> Iterator[UnitId]:
        """A player's units with a model on the table."""
        return (UnitId(id) for id, unit in enumerate(self.units) if unit.wounds and unit.player == player)

    def enemies(self, of: UnitId) -> Iterator[UnitId]:
        """The enemies of a unit that have a model on the table."""
        player = self.units[of].player
        return (UnitId(id) for id, unit in enumerate(self.units) if unit.wounds and unit.player != player)

    def is_enemy(self, of: UnitId, other: int) -> bool:
        """Whether that is an enemy of a unit with a model on the table."""
        known = 0 <= other < len(self.units)
        return known and bool(self.units[other].wounds) and self.units[other].player != self.units[of].player

    def seats(self, first: int) -> Iterator[int]:
        """The players round the table from whoever is first (celtos.seats)."""
        return ((first + place) % self.field.players for place in range(self.field.players))

    def inch(self, number: int) -> int:
        """So many inches of the rules, in ticks of this table."""
        return number * self.field.edition.inch

    def move_of(self, unit: UnitId) -> int:
        """How far its M takes a unit, in ticks."""
        return self.inch(self.kind(unit).m)

    def half_move_of(self, unit: UnitId) -> int:
        """How far a unit closes up or consolidates after a round, in ticks (celtos.cc.lock, celtos.cc.after)."""
        return self.move_of(unit) // 2

    def coherency(self, unit: UnitId) -> int:
        """How far apart its models may stand, in ticks."""
        return self.inch(SKIRMISHER_COHERENCY if self.kind(unit).trait("skirmisher") else COHERENCY)


def by_places(work: Callable[[Battle, *Asked], V]) -> Callable[[Battle, *Asked], V]:
    """Remember what depends on the field and on where everybody stands, and on nobody's condition.

    Each question and answer of a shot or a charge asks for the same sights and ways again.
    """

    def answer(battle: Battle, *asked: *Asked) -> V:
        known: Memory[Hashable, V] = battle.standings.known
        question = (work, battle.field, *asked)
        try:
            return known[question]
        except KeyError:
            return known.keep(question, work(battle, *asked))

    return answer


@lru_cache(maxsize=4096)
def _standings(units: tuple[Unit, ...]) -> Standings[Footprint]:
    return _same(Standings(tuple([unit.footprint for unit in units])))


@lru_cache(maxsize=4096)
def _same(standings: Standings[Footprint]) -> Standings[Footprint]:
    """The value that was made first of all that are equal: a marker put down leaves every neighbour known."""
    return standings


def touching(battle: Battle, unit: UnitId) -> tuple[UnitId, ...]:
    """The enemy units in base contact with a unit."""
    return _touching(battle.field, battle.standings, unit)


@lru_cache(maxsize=4096)
def _touching(field: Field, standings: Standings[Footprint], unit: UnitId) -> tuple[UnitId, ...]:
    mine = standings[unit]
    return tuple(
        [
            id
            for id in _enemies_near(field.owners, standings, unit, mine.box, CONTACT)
            if is_in_contact(mine, standings[id])
        ]
    )


def off_hold(battle: Battle, unit: UnitId) -> Battle:
    """A unit has come into contact: whoever becomes engaged is on Hold no longer (celtos.rally.must)."""
    for each in (unit, *touching(battle, unit)):
        if battle.units[each].hold:
            battle = battle.changed(each, hold=False)
    return battle


def enemies_near(battle: Battle, unit: UnitId, bounds: Box, gap: int) -> list[UnitId]:
    """The enemies of a unit that may be within a gap of what is in the bounds, by their boxes alone."""
    return _enemies_near(battle.field.owners, battle.standings, unit, bounds, gap)


def _enemies_near(
    owners: tuple[int, ...], standings: Standings[Footprint], unit: UnitId, bounds: Box, gap: int
) -> list[UnitId]:
    player = owners[unit]
    return [UnitId(id) for id in standings.near(bounds, gap) if owners[id] != player]


def enemies_outward(battle: Battle, unit: UnitId, bounds: Box) -> Iterator[tuple[int, UnitId]]:
    """The enemies of a unit, the nearest first by their boxes alone: the squared gap to the bounds, and which."""
    owners, player = battle.field.owners, battle.field.owners[unit]
    return ((gap2, UnitId(id)) for gap2, id in battle.standings.outward(bounds) if owners[id] != player)


def is_engaged(battle: Battle, unit: UnitId) -> bool:
    """Whether a unit touches an enemy."""
    return bool(touching(battle, unit))
