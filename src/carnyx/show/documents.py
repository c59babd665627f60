"""What the browser is told: the table, who stands on it, and the question that waits; it draws and asks, and no more.

Places are in ticks from the south-west corner.  All words come finished, in the reader's language.
"""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

from msgspec import Struct

from carnyx.show.chances import Need as Need
from carnyx.show.chances import NeedPart as NeedPart
from carnyx.show.chances import Odds as Odds
from carnyx.show.chances import SideOdds as SideOdds
from carnyx.show.events import Event
from carnyx.show.grids import Grid
from carnyx.show.pieces import Bar as Bar
from carnyx.show.pieces import Reason as Reason
from carnyx.show.standing import Meter


class Badge(Struct, frozen=True, omit_defaults=True):
    """A condition of a unit: a sign the browser knows how to draw, and its name."""

    sign: str
    label: str
    rule: str = ""  # what it means


class Figure(Struct, frozen=True, omit_defaults=True):
    """What a model looks like from above; the page puts it together from drawings of these names."""

    body: str  # of a people, or of a creature or an engine that is drawn whole
    arm: str = ""
    shield: bool = False
    mount: str = ""


class Guest(Struct, frozen=True):
    """An individual who stands in the ranks of a unit: who he is, and at which of its bases he is drawn."""

    id: int
    name: str
    role: str
    base: int


class Tie(Struct, frozen=True):
    """Models of a unit that stand farther off than they may: who is nearest to whom, all of them, both distances."""

    base: int
    stray: int
    strays: tuple[int, ...]
    label: str


class Body(Struct, frozen=True, omit_defaults=True):
    """A unit on the table: round bases as x, y, radius; square ones as their four corners."""

    id: int
    player: int
    name: str
    emblem: str
    figures: int
    start: int
    rounds: tuple[tuple[int, int, int], ...] = ()
    quads: tuple[tuple[int, ...], ...] = ()
    said: str = ""  # its name and strength as they are read aloud
    figure: Figure | None = None
    heading: int = 0  # which way figures on round bases look, in degrees clockwise from north
    marks: tuple[str, ...] = ()  # a sign for each base: leader, standard, musician, champion, or none
    wounds: tuple[int, ...] = ()  # left on each base, if somebody is wounded
    whole: int = 1  # the wounds of an unhurt model
    guests: tuple[Guest, ...] = ()
    ties: tuple[Tie, ...] = ()
    acted: bool = False
    flees: bool = False  # drawn in disarray: its nerve is gone
    front: tuple[int, int, int, int] | None = None  # from its left to its right
    badges: tuple[Badge, ...] = ()
    acting: bool = False
    host: int | None = None  # an individual who stands in the ranks of another


class Ground(Struct, frozen=True, omit_defaults=True):
    """A piece of terrain."""

    kind: str
    label: str
    outline: tuple[int, ...]
    rule: str = ""


class Spot(Struct, frozen=True, omit_defaults=True):
    """A place worth something, or a courier on his way."""

    kind: str
    x: int
    y: int
    label: str
    player: int | None = None
    reach: int = 0


class Side(Struct, frozen=True):
    """A player as everybody sees him."""

    name: str
    force: str
    people: str
    seat: str  # person, or the computer player's name
    points: int


class Stage(Struct, frozen=True):
    """What does not change in a battle."""

    system: str
    scenario: str
    width: int
    depth: int
    turns: int
    inch: int
    terrain: tuple[Ground, ...]
    zones: tuple[tuple[int, int, int, int], ...]
    sides: tuple[Side, ...]
    crossing: Literal["bridge", "ford"] = "bridge"  # how a way between two waters is drawn
    phases: tuple[str, ...] = ()  # of every turn, in their order
    phase_rules: tuple[str, ...] = ()  # of each phase


class Scene(Struct, frozen=True, omit_defaults=True):
    """What changes in a battle: turn, phase, units, places and score."""

    turn: int
    phase: str
    bodies: tuple[Body, ...]
    spots: tuple[Spot, ...]
    score: tuple[int, ...]
    step: int = 0  # which of the stage's phases it is in, from one; nought if in none
    meter: Meter | None = None


class Option(Struct, frozen=True, omit_defaults=True):
    """One answer that can be clicked, or one that cannot, and why."""

    label: str
    answer: Any = None
    unit: int | None = None  # whom it is about: clicking it on the table is the same
    barred: Reason | None = None
    has_odds: bool = False
    detail: str = ""
    is_shot: bool = False  # how far it carries matters
    is_grave: bool = False  # not to be clicked by mistake: giving up
    then: tuple[Any, ...] = ()  # the answers that follow the first, where it takes several
    rule: str = ""  # what it means
    model: int | None = None  # the model of the unit that it is about, where it is about one


Gesture: TypeAlias = Literal[
    "aim", "deed", "drag", "form", "grip", "march", "model", "place", "rank", "reshape", "ride", "walk"
]

# Where a block can be pulled: at a front corner, at the middle of its front, behind it, or at a flank.
Grip: TypeAlias = Literal["left", "right", "ahead", "turn", "width"]


class DiceRow(Struct, frozen=True):
    """Dice to be typed in: for what, how many if that is known, who throws them, and what each must show."""

    label: str
    number: int | None
    who: str = ""
    need: str = ""


class Dice(Struct, frozen=True):
    """Dice that wait to be typed in, row by row."""

    rows: tuple[DiceRow, ...]
    faces: tuple[int, ...]
    hint: str  # which faces there are, in words
    note: str = ""


class Pick(Struct, frozen=True):
    """A model that can be named; several of them make an answer, in the order in which they are named."""

    model: int
    label: str


class Formation(Struct, frozen=True):
    """A formation that a unit in hand can be told to take, by a button or by a key."""

    value: str
    label: str
    key: str


class Habit(Struct, frozen=True):
    """A standing choice: what a player may have answered to every question of a kind in this battle."""

    kind: str
    label: str
    answer: Any
    is_only: bool = False  # nothing else is offered: it is given without being asked for


class Rest(Struct, frozen=True):
    """One button for all that are left: its answer is given, and the next one, until something else is asked."""

    label: str  # none: there is no button, but once all that are left go, so does this one
    answer: Any
    then: tuple[Any, ...] = ()  # the answers that follow the first, where it takes several
    kind: str = ""  # of the question that has the button, where it is another one


class Question(Struct, frozen=True, omit_defaults=True):
    """The question that waits.  The page does not know the kinds there are: it shows what the other fields say."""

    number: int
    player: int | None  # who is asked; nobody in particular throws dice
    kind: str
    title: str
    text: str = ""
    how: str = ""  # what to do on the table
    unit: int | None = None
    options: tuple[Option, ...] = ()
    gestures: tuple[Gesture, ...] = ()  # what may be done on the table
    grips: tuple[tuple[int, tuple[Grip, ...]], ...] = ()  # where each unit can be pulled
    formations: tuple[Formation, ...] = ()
    dice: Dice | None = None
    picks: tuple[Pick, ...] = ()
    grid: Grid | None = None
    reach: int = 0
    many: int = 0  # how many are to be picked
    each: int = 1  # how often the same one may be picked
    by_unit: bool = False  # several units may act: while one of them is chosen, only its answers are shown
    by_click: bool = False  # who clicks a unit that has one answer gives that answer
    marked: tuple[int, ...] = ()  # models of the unit that are meant, by number
    rest: Rest | None = None
    habit: Habit | None = None
    topic: str = ""  # which of the choices of its kind it is; nothing where the kind says it


class Ghost(Struct, frozen=True, omit_defaults=True):
    """What a gesture would mean: the answer, where everybody would stand, what it costs, and why not."""

    answer: Any = None
    rounds: tuple[tuple[int, int, int], ...] = ()
    quads: tuple[tuple[int, ...], ...] = ()
    ways: tuple[tuple[int, ...], ...] = ()
    reach: tuple[int, int, int] | None = None  # round which place, and how far at most
    spent: str = ""  # of the move, and how much is left of it
    left: str = ""
    may: str = ""  # how far the whole move goes
    notes: tuple[str, ...] = ()
    refused: Reason | None = None
    plan: Any = None  # what the next gesture goes on from
    files: int = 0  # how wide a block stands
    then: tuple[Any, ...] = ()  # the answers that follow the first, where a gesture means several
    deed: str = ""  # what it is called: a move, a rush, an assault on somebody
    foe: int | None = None  # whom it is against
    stopped: Reason | None = None  # why it goes no farther, where it was cut short
    front: tuple[int, int, int, int] | None = None  # of a block, from its left to its right
    grips: tuple[Grip, ...] = ()  # where it can be pulled on from there
    border: int = (
        0  # how far the lesser order leads from where it stands, so that everybody sees where a greater begins
    )


class Fact(Struct, frozen=True, omit_defaults=True):
    """One line of a card: what, and how much."""

    label: str
    value: str
    hint: str = ""
    rule: str = ""
    is_strength: bool = False  # how many are left, of how many: a card shows as many as the table does


class Card(Struct, frozen=True):
    """All there is to know of a unit."""

    unit: int
    name: str
    player: int
    facts: tuple[Fact, ...]
    heads: tuple[str, ...]  # over the figures of the weapons
    weapons: tuple[tuple[str, ...], ...]
    traits: tuple[Fact, ...]
    orders: tuple[Option, ...]
    arms: tuple[str, ...] = ()  # the rule of each weapon
    note: str = ""  # how the figures of the weapons are read


class Row(Struct, frozen=True):
    """Dice that fell for one purpose: each face, and whether it passed; neither if it is merely read."""

    label: str
    dice: tuple[tuple[int, bool | None], ...]
    who: str = ""
    need: str = ""


class Told(Struct, frozen=True, omit_defaults=True):
    """One line of the log, with the dice it tells of."""

    number: int
    text: str
    depth: int = 0
    unit: int | None = None
    rule: str | None = None
    source: str | None = None
    dice: tuple[Row, ...] = ()
    decided: bool = False  # a player's own decision, which may be taken back
    turn: int = 0  # the turn it came about in; nought before the first
    computed: bool = False  # a computer player has answered so, and can be asked why


class Act(Struct, frozen=True):
    """The events of one entry, in the order in which they happened; the page plays them on the table."""

    number: int
    events: tuple[Event, ...]
    words: dict[str, str] = {}  # for the ids that they name


class Ring(Struct, frozen=True):
    """How far something reaches from a unit."""

    label: str
    reach: int
    kind: str


class Sight(Struct, frozen=True):
    """A line of sight, and what blocks it."""

    ax: int
    ay: int
    bx: int
    by: int
    free: bool
    label: str


class Sights(Struct, frozen=True):
    """What a unit sees of another, and how far its weapon carries."""

    unit: int
    target: int
    lines: tuple[Sight, ...]
    rings: tuple[Ring, ...]


class Danger(Struct, frozen=True):
    """What an enemy may do to a unit."""

    unit: int
    title: str
    lines: tuple[str, ...]


class Dangers(Struct, frozen=True):
    """The threat view of a unit."""

    unit: int
    rings: tuple[Ring, ...]
    dangers: tuple[Danger, ...]
