"""A Warriors battle as one immutable value: the field that never changes, the units, the couriers and the agenda.

Individuals are units of one figure.  One who is with a unit has no body of his own: he has a
place in its front rank.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import TYPE_CHECKING, Literal, NewType, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from carnyx.core.flow import Agenda
from carnyx.core.ground import Table
from carnyx.core.kept import kept
from carnyx.core.kernel import Box
from carnyx.core.length import CONTACT, INCH
from carnyx.core.standings import Standings
from carnyx.games.warriors.blocks.formation import Formation, is_in_contact
from carnyx.games.warriors.play.phases import CombatPhase, CommandPhase, Opening, Portents, ShootingPhase
from carnyx.games.warriors.play.phases import UnitId as UnitId
from carnyx.games.warriors.rules.edition import Edition
from carnyx.games.warriors.rules.tables import Arm, Armour, Discipline, Missile, Order, Quality

if TYPE_CHECKING:
    # Steps know battles, so this module learns their names from `steps`, in time for the codec.
    from carnyx.games.warriors.play.steps import Step

Player = NewType("Player", int)
Role: TypeAlias = Literal["", "warchief", "leader", "hero", "bannerman"]
Condition: TypeAlias = Literal["ok", "bloodlust", "shaken"]
Fate: TypeAlias = Literal["", "killed", "routed"]
BoastName: TypeAlias = Literal[
    "none",
    "no_bodyguard",
    "will_not_be_moved",
    "thick_of_it",
    "first_blood",
    "no_standard_shall_fall",
    "not_one_step_back",
]

LEADERS: tuple[Role, ...] = ("warchief", "leader")
PLAYERS = 2


class Kind(Struct, frozen=True, cache_hash=True):
    """What the figures of a unit are, or what an individual is."""

    id: str
    race: str
    quality: Quality
    discipline: Discipline
    strength: int
    resilience: int
    worth: int
    armour: Armour
    shield: bool
    arms: tuple[Arm, ...]
    mounted: bool
    move: int  # in inches
    role: Role = ""
    leadership: int = 0

    @property
    def missile(self) -> Missile | None:
        """What it shoots with, if it does."""
        for arm in self.arms:
            if arm == "bow" or arm == "javelin":
                return arm
        return None

    @property
    def shoots_with(self) -> Missile:
        """What it shoots with, of a unit that has something to shoot with."""
        assert self.missile is not None
        return self.missile

    @property
    def melee(self) -> Arm:
        """What it fights with: a missile weapon only for want of anything better (warriors.combat.scores)."""
        return next((arm for arm in self.arms if arm not in ("bow", "javelin")), self.arms[0])

    @property
    def is_individual(self) -> bool:
        """Whether he is one man and no unit."""
        return self.role != ""

    @property
    def is_leader(self) -> bool:
        """Whether he gives orders."""
        return self.role in LEADERS


class Unit(Struct, frozen=True, cache_hash=True, gc=False):
    """A unit or an individual: whose it is, where it stands, and its condition."""

    player: Player
    kind: int  # its place in the field's kinds
    number: int  # tells two units of a kind apart
    command: int  # the leader it was mustered under
    start: int  # figures it began with
    points: int
    body: Formation | None = None  # none when it is off the table, or with another unit
    champion: bool = False
    standard: bool = False
    standard_lost: bool = False
    volleys: int = 0
    order: Order = "hold"
    condition: Condition = "ok"
    disorganised: bool = False
    host: int = -1  # the unit an individual is with
    place: int | None = None  # his place in its front rank this turn, if he was given one; negative: he stands behind
    began: int = 0  # figures at the start of the turn
    killed: int = 0  # figures it has killed this turn
    done: bool = False  # its move in this phase
    moved: bool = False
    shot: bool = False
    fate: Fate = ""

    @property
    def figures(self) -> int:
        """Figures that stand."""
        return self.body.figures if self.body is not None else 0

    @property
    def is_here(self) -> bool:
        """Whether it stands on the table, by itself or with another unit."""
        return self.body is not None or self.host >= 0


class Contact(Struct, frozen=True, array_like=True, gc=False):
    """Two units in contact: who started it, and how many rounds they have fought."""

    starter: int
    other: int
    rounds: int = 0


class Courier(Struct, frozen=True, gc=False):
    """A leader's courier: with him, on his way with an order for a unit, or lost."""

    leader: int
    place: tuple[int, int] | None = None  # none: with his leader
    lost: bool = False
    back: int = 0  # the turn in which he is with his leader again


class Message(Struct, frozen=True, gc=False):
    """An order on its way: who sent it, to whom, what, and by which courier (none: the leader himself is near)."""

    leader: int
    unit: int
    order: Order
    courier: int = -1
    delayed: bool = False  # tested once in vain: its courier may try again


class Boast(Struct, frozen=True, array_like=True, gc=False):
    """What a Warchief boasted, whether it is broken, and whether nothing can break it any more."""

    name: BoastName = "none"
    broken: bool = False
    kept: bool = False


class Field(Struct, frozen=True, cache_hash=True, weakref=True):
    """What never changes in a battle."""

    scenario: str
    table: Table
    edition: Edition
    kinds: tuple[Kind, ...]
    turns: int
    zones: tuple[tuple[int, int, int, int], ...]
    picked: bool  # whether the edges are picked, or fixed by the scenario
    bodies: tuple[Formation, ...]  # each unit's block as it is set up, wherever that is
    hosts: tuple[int, ...]  # with whom an individual begins
    prices: tuple[int, ...]  # of one figure of each unit
    owners: tuple[int, ...]
    points: tuple[int, ...]  # of each army at the start


class Battle(Agenda, frozen=True, kw_only=True, dict=True):
    """A complete position."""

    agenda: tuple[Step, ...] = ()
    field: Field
    units: tuple[Unit, ...]
    couriers: tuple[Courier, ...] = ()
    messages: tuple[Message, ...] = ()
    boasts: tuple[Boast, ...] = (Boast(), Boast())
    opening: Opening = Opening()
    portents: Portents = Portents()
    turn: int = 0
    first: int = 0  # who moves first
    contacts: tuple[Contact, ...] = ()
    shooting: ShootingPhase = ShootingPhase()
    combat: CombatPhase = CombatPhase()
    command: CommandPhase = CommandPhase()
    conceded: int = -1

    @property
    def edition(self) -> Edition:
        """The rules in force."""
        return self.field.edition

    @kept
    def standings(self) -> Standings[Formation | None]:
        """Where everybody stands, whatever condition they are in: what geometry depends on."""
        return _standings(self.units)

    @kept
    def touchings(self) -> Mapping[int, tuple[UnitId, ...]]:
        """Everybody in base contact with an enemy, each with the enemies he touches."""
        return _touching(self.field, self.standings)

    def kind(self, unit: int) -> Kind:
        """What a unit's figures are."""
        return self.field.kinds[self.units[unit].kind]

    def with_unit(self, id: int, unit: Unit) -> Battle:
        """The same battle with one unit changed."""
        return replace(self, units=(*self.units[:id], unit, *self.units[id + 1 :]))

    def changed(self, id: int, **changes: object) -> Battle:
        """The same battle with something about one unit changed."""
        return self.with_unit(id, replace(self.units[id], **changes))

    def with_opening(self, **changes: object) -> Battle:
        """The same battle with something changed of what is settled before the first turn."""
        return replace(self, opening=replace(self.opening, **changes))

    def with_portents(self, **changes: object) -> Battle:
        """The same battle with something changed of its omens and powers."""
        return replace(self, portents=replace(self.portents, **changes))

    def with_shooting(self, **changes: object) -> Battle:
        """The same battle with something changed in its shooting phase."""
        return replace(self, shooting=replace(self.shooting, **changes))

    def with_combat(self, **changes: object) -> Battle:
        """The same battle with something changed in its combat phase."""
        return replace(self, combat=replace(self.combat, **changes))

    def with_command(self, **changes: object) -> Battle:
        """The same battle with something changed of what its command phase looks at."""
        return replace(self, command=replace(self.command, **changes))

    def body(self, unit: int) -> Formation:
        """Where a unit stands; an individual with a unit stands where it does."""
        now = self.units[unit]
        found = now.body if now.host < 0 else self.units[now.host].body
        assert found is not None
        return found

    def formed(self, player: int | None = None) -> Iterator[UnitId]:
        """The units on the table, of one player or of all; no individuals."""
        kinds = self.field.kinds
        return (
            UnitId(id)
            for id, unit in enumerate(self.units)
            if unit.body is not None and not kinds[unit.kind].role and (player is None or unit.player == player)
        )

    def individuals(self, player: int) -> Iterator[UnitId]:
        """A player's individuals on the table, alone or with a unit."""
        kinds = self.field.kinds
        return (
            UnitId(id)
            for id, unit in enumerate(self.units)
            if unit.player == player and kinds[unit.kind].role and (unit.body is not None or unit.host >= 0)
        )

    def standing(self, player: int | None = None) -> Iterator[UnitId]:
        """Everybody with a place of his own on the table: units, and individuals alone."""
        return (
            UnitId(id)
            for id, unit in enumerate(self.units)
            if unit.body is not None and (player is None or unit.player == player)
        )

    def enemies(self, of: int) -> Iterator[UnitId]:
        """The enemies of a unit that have a place of their own on the table."""
        return self.standing(1 - self.units[of].player)

    def attached(self, unit: int) -> tuple[UnitId, ...]:
        """The individuals with a unit."""
        return tuple(UnitId(id) for id, each in enumerate(self.units) if each.host == unit)

    def warchief(self, player: int) -> UnitId | None:
        """A player's Warchief, if he lives and is on the field."""
        return next((id for id in self.individuals(player) if self.kind(id).role == "warchief"), None)

    def leader_of(self, unit: int) -> UnitId | None:
        """Who leads a unit now: its Battle Leader, or the Warchief when he is lost (warriors.leader.lost)."""
        own = self.units[unit].command
        if self.units[own].is_here:
            return UnitId(own)
        return self.warchief(self.units[unit].player)

    def allowance(self, unit: int) -> int:
        """How far a unit may move in a turn, in ticks."""
        return self.kind(unit).move * INCH


@lru_cache(maxsize=1024)
def _standings(units: tuple[Unit, ...]) -> Standings[Formation | None]:
    """Where these units stand; most steps change something about a battle and nothing about its units."""
    return _same(Standings(tuple([unit.body for unit in units])))


@lru_cache(maxsize=4096)
def _same(standings: Standings[Formation | None]) -> Standings[Formation | None]:
    """The value that was made first of all that are equal: a marker put down leaves every neighbour known."""
    return standings


def neighbours(battle: Battle, bounds: Box, gap: int, player: int | None = None) -> list[UnitId]:
    """Who may stand within a gap of what is in the bounds, by their boxes alone, of one player or of all."""
    found = battle.standings.near(bounds, gap)
    owners = battle.field.owners
    return [UnitId(id) for id in found if player is None or owners[id] == player]


def touching(battle: Battle, unit: int) -> tuple[UnitId, ...]:
    """The enemies in base contact with a unit, individuals alone among them."""
    return battle.touchings.get(unit, ())


@lru_cache(maxsize=4096)
def _touching(field: Field, standings: Standings[Formation | None]) -> Mapping[int, tuple[UnitId, ...]]:
    """For each unit in contact the enemies it touches, in order."""
    owners = field.owners
    found: dict[int, list[UnitId]] = {}
    for a, b in standings.meeting(CONTACT):
        one, other = standings[a], standings[b]
        if owners[a] != owners[b] and one is not None and other is not None and is_in_contact(one, other):
            found.setdefault(a, []).append(UnitId(b))
            found.setdefault(b, []).append(UnitId(a))
    return {unit: tuple(sorted(enemies)) for unit, enemies in found.items()}


def is_engaged(battle: Battle, unit: int) -> bool:
    """Whether a unit touches an enemy."""
    return unit in battle.touchings


def starts_contact(battle: Battle, unit: int, body: Formation) -> bool:
    """Whether a unit that stood like this would touch an enemy it does not touch now."""
    return contact_started(battle, unit, body) is not None


def contact_started(battle: Battle, unit: int, body: Formation) -> UnitId | None:
    """An enemy whom a unit that stood like this would touch, and does not touch now."""
    before = touching(battle, unit)
    around = neighbours(battle, body.box, CONTACT, 1 - battle.units[unit].player)
    return next((enemy for enemy in around if enemy not in before and is_in_contact(body, battle.body(enemy))), None)
