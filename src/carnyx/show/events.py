"""What happened on the table, act by act, whatever the game: who moved along which way, who shot whom, who fell.

An event has ids and numbers only, no words.  The story puts it into words, the log shows its dice, the page plays it on
the table.  Units are named by their numbers, players by their seats, rules by their ids; places are in ticks from the
south-west corner.  Each game makes its events from a `Record` (`games/GAME/show/events.py`).

There are two sorts.  Acts tell what was done and thrown for.  Effects tell what has changed by it: `Wounded`, `Fell`,
`Destroyed`, `Routed`, `Condition`, `Lost`.  Effects come after the act that caused them, and nothing vanishes without.
"""

from __future__ import annotations

import re

from msgspec import Struct

from carnyx.core.dice import Faces
from carnyx.core.rule import RuleId
from carnyx.show.places import Tracks, Way
from carnyx.show.throws import Bid, Hit, Thrown
from carnyx.show.values import Block, Contact, Flight, Leg, Near, Paid, Strength, Value

# --- the sequence of play --------------------------------------------------------------------------------------------


def _tag(name: str) -> str:
    """The name of an event as it is written: `TurnBegan` is `turn-began`."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


class Event(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="is", tag=_tag):
    """Anything that happens, and the rule by which it does."""

    rule: RuleId


class TurnBegan(Event, frozen=True):
    """A turn begins; the points are those of the turns before it."""

    turn: int
    turns: int
    score: tuple[int, ...] = ()


class PhaseBegan(Event, frozen=True):
    """A phase of the turn begins, or a player's part of it."""

    name: str
    number: int = 0
    player: int | None = None
    is_idle: bool = False  # nobody has anything to do in it
    why: str = ""  # then: why not, in a word


class Contested(Event, frozen=True):
    """Players throw against each other; those tied at the top throw again."""

    rounds: tuple[tuple[Bid, ...], ...]
    winner: int


class Activated(Event, frozen=True):
    """A player activates a unit: what is left of it, how it is, and whom it touches."""

    unit: int
    player: int
    strength: Strength
    conditions: tuple[str, ...] = ()
    touching: tuple[int, ...] = ()


class Deployed(Event, frozen=True):
    """A unit is set up: models on their places, a block, or an individual with the unit he stands in."""

    unit: int
    places: tuple[int, ...] = ()
    block: Block | None = None
    host: int | None = None


class WrittenDown(Event, frozen=True):
    """A player has written something down that nobody else may see yet."""

    player: int


class Revealed(Event, frozen=True):
    """What was sealed is shown."""


class Ordered(Event, frozen=True):
    """A unit has an order now: against whom, how far away he is, and in which range band."""

    unit: int
    order: str
    target: int | None = None
    way: Way | None = None  # none: they are in contact, or nobody is meant
    band: str | None = None


class Sent(Event, frozen=True):
    """A leader sends a unit an order, by courier or by his own voice."""

    leader: int
    unit: int
    order: str
    courier: int | None = None
    at: tuple[int, int] | None = None  # where the courier sets out


class Couriered(Event, frozen=True):
    """A courier rides along a way to a unit; without a unit his errand is over: he is lost, or back with his leader."""

    courier: int
    leader: int
    unit: int | None = None
    track: tuple[int, ...] = ()
    has_arrived: bool = False
    is_lost: bool = False


class Chosen(Event, frozen=True):
    """A player has named something: a weapon, a foe, an edge, who begins, how a unit fights."""

    player: int | None = None
    unit: int | None = None
    name: str | None = None
    seat: int | None = None
    target: int | None = None
    targets: tuple[int, ...] = ()
    model: int | None = None
    role: str | None = None
    number: int | None = None


class Reacted(Event, frozen=True):
    """A unit tries to react to an enemy; the rule says how."""

    unit: int
    to: int


class Lapsed(Event, frozen=True):
    """Something that might have followed does not, and why; of a unit, or of a player."""

    why: str
    unit: int | None = None
    player: int | None = None
    target: int | None = None
    order: str | None = None


class Conceded(Event, frozen=True):
    """A player gives up."""

    player: int


class Over(Event, frozen=True):
    """The battle is over: why and on whose account, the points and what they were paid for, and who has won."""

    why: str
    players: tuple[int, ...] = ()
    how: tuple[str, ...] = ()  # for each of these players, in a word
    score: tuple[int, ...] = ()
    shares: tuple[tuple[int, int], ...] = ()  # what each player has lost, and of how much
    paid: tuple[Paid, ...] = ()
    winner: int | None = None


# --- movement --------------------------------------------------------------------------------------------------------


class Moved(Event, frozen=True):
    """A unit moves: each model along its track, or the whole block leg by leg.

    A track is x, y, x, y, … from where the model stood to where it stands; one that stays has only its place.
    """

    unit: int
    name: str  # what the move is called: a rule, or a word of the story's
    tracks: Tracks = ()
    start: Block | None = None
    legs: tuple[Leg, ...] = ()
    contact: Contact | None = None  # of a move into contact
    near: Near | None = None  # of any other
    joins: int | None = None  # the unit that an individual joins
    leaves: int | None = None
    is_forced: bool = False  # its player had no choice: the rule made it move


# --- shooting and fighting -------------------------------------------------------------------------------------------


class Aimed(Event, frozen=True):
    """A unit takes aim: at which model, how far away, with how many volleys and how many are left."""

    unit: int
    target: int
    model: int | None = None
    role: str | None = None
    at: tuple[int, int] | None = None
    way: Way | None = None
    volleys: int = 0
    left: int = 0


class Attack(Event, frozen=True):
    """One unit attacks another: its dice, and what came of them.

    A chain is a throw to hit and whatever it led to: each throw is of the dice that got past the one before it.
    """

    unit: int
    target: int
    chains: tuple[tuple[Thrown, ...], ...]
    hits: int
    kills: int | None = None  # where a hit leads straight to a throw to kill
    models: int | None = None  # how many it has


class Shot(Attack, frozen=True):
    """A unit shoots at another; what flies is named, so that it can be drawn."""

    flies: Flight = "arrow"


class Struck(Attack, frozen=True):
    """A unit strikes at another in close combat, at its turn in the order of striking."""

    speed: Value | None = None
    noughts: int = 0  # kills that strike an individual in the ranks


class Scattered(Event, frozen=True):
    """A stone lands elsewhere than it was aimed at."""

    unit: int
    faces: Faces
    start: tuple[int, int]
    end: tuple[int, int]
    way: Way


class Landed(Event, frozen=True):
    """A template lies on the table, round or with an outline, and these models are under it: unit and model."""

    unit: int
    at: tuple[int, int]
    under: tuple[tuple[int, int], ...]
    radius: int = 0
    outline: tuple[int, ...] = ()


class Allotted(Event, frozen=True):
    """The hits on a unit are given to its models, a model being named once for each; by its player, or by chance."""

    unit: int
    player: int
    models: tuple[int, ...]
    roles: tuple[str | None, ...]
    is_chosen: bool = False


class Harmed(Event, frozen=True):
    """What the hits on a unit come to: the dice for each, throw by throw."""

    unit: int
    hits: tuple[Hit, ...]


class RoundBegan(Event, frozen=True):
    """A round of close combat begins between a unit and its enemies."""

    unit: int
    foes: tuple[int, ...]


class RoundEnded(Event, frozen=True):
    """A round of close combat is over: who has won it, and the wounds each has lost."""

    winners: tuple[int, ...]
    wounds: tuple[tuple[int, int], ...]


class Tested(Event, frozen=True):
    """A unit or a player is put to the test: the dice, whether they pass or which result they come to, and why."""

    thrown: Thrown
    unit: int | None = None
    player: int | None = None
    target: int | None = None  # on whose behalf, if not its own
    passed: bool | None = None
    result: str | None = None
    reason: RuleId | None = None
    shot: int = 0  # models lost to shooting that are counted in it


# --- effects ---------------------------------------------------------------------------------------------------------


class Wounded(Event, frozen=True):
    """A unit has lost wounds, those of the fallen included; and what is left of it."""

    unit: int
    wounds: int
    strength: Strength


class Fell(Event, frozen=True):
    """Models of a unit fall: which they were, their roles, and where they stood (x, y, x, y, …)."""

    unit: int
    models: tuple[int, ...]
    places: tuple[int, ...]
    strength: Strength  # what is left of the unit
    roles: tuple[str, ...] = ()
    block: Block | None = None  # how what is left of a block stands


class Destroyed(Event, frozen=True):
    """The last model of a unit has fallen."""

    unit: int


class Routed(Event, frozen=True):
    """A unit leaves the table with all the models it has left."""

    unit: int
    models: int


class Condition(Event, frozen=True):
    """A unit comes into a condition or out of it; not fresh: it was in it before."""

    unit: int
    what: str
    on: bool
    is_fresh: bool = True


class Lost(Event, frozen=True):
    """A unit has lost something that it cannot get back: its standard, its champion."""

    unit: int
    what: str


# Every event there is, for whoever writes them down and reads them back.
EVENTS: tuple[type[Event], ...] = (*[each for each in Event.__subclasses__() if each is not Attack], Shot, Struck)
