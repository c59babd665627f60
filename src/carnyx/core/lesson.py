"""A lesson: a small battle that teaches a game, stage by stage, as a TOML file beside the scenarios.

A lesson has a table and two forces of its own.  Each stage asks for one thing.  It says what counts as done, what the
teacher points at, one way to do it, what the other side does meanwhile, and what the dice ought to show.  The words
stand in the game's folder of words, under the name of the lesson and of the stage.  Here is only what a lesson is made
of; `carnyx.learn` follows one.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec import Struct

from carnyx.core.collection import Collection
from carnyx.core.lists import Names, converted
from carnyx.core.rule import RuleId

PREFIX = "lesson-"  #: what the scenario of a lesson is called begins with this, and no other scenario does
LEARNER = 0  #: the seat of whoever learns
OTHERS = 1  #: the seat of the other side


class Sign(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Something that may happen: which kind of event, of whom, and how it comes out.

    `carnyx.learn.signs` has a function for each kind.  Whom and where are the subject; `passed`, `result`, `least` and
    `most` are the outcome.
    """

    sees: str
    unit: str = ""  # a name of the lesson's; nothing said: anybody
    target: str = ""
    what: str = ""  # an order, a condition, the beginning of a rule's name
    near: tuple[float, float, float] | None = None  # within so many inches of a place: x, y, inches
    on: bool | None = None
    passed: bool | None = None
    result: str = ""
    least: int | None = None
    most: int | None = None
    deed: str = ""  # only as part of such a deed: `activated`, `ordered` or `reacted`
    say: str = ""  # which words are said about it, where a stage has several


class Intent(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What a side wants to do with a unit; the game's `players/script.py` makes answers of it."""

    do: str
    unit: str = ""
    target: str = ""
    to: tuple[float, float] | None = None  # inches from the table's south-west corner
    within: float | None = None  # whoever cannot come so many inches near it now cannot do it
    what: str = ""


class Note(Struct, frozen=True, forbid_unknown_fields=True):
    """Something that stays known to the end of a lesson once it is seen: the words may use it under this name."""

    name: str
    value: str
    sign: Sign


class Pointer(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What the teacher points at: units by their names, and a place with so many inches round it."""

    units: tuple[str, ...] = ()
    place: tuple[float, float, float] | None = None


class Stage(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """One thing that is asked."""

    id: str
    done: tuple[Sign, ...]  # any of these
    missed: tuple[Sign, ...] = ()  # any of these: it cannot be done any more, and is passed over
    astray: tuple[Sign, ...] = ()  # what somebody may do instead, each with words of its own
    points: Pointer = Pointer()
    way: tuple[Intent, ...] = ()  # one way to do it
    can: tuple[Intent, ...] = ()  # one of these must still be possible, else it is passed over; none named: its way
    turn: int = 0  # the turn it is meant for: before that turn nothing is impossible
    foe: tuple[Intent, ...] = ()  # what the other side does meanwhile; it rests with all units not named
    dice: tuple[Sign, ...] = ()  # how throws are to come out, where they are about these
    rules: tuple[RuleId, ...] = ()  # what it teaches
    early: bool = True  # whether it also counts when it is done before it is asked for
    late: bool = True  # whether it also counts when it is done after it was passed over


class Lesson(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A guided battle: who meets where, and its stages in their order; scenario and forces are of its game."""

    id: str
    name: Names
    scenario: Any
    forces: tuple[Any, ...]
    units: dict[str, tuple[int, ...]]  # names for units, by their numbers in the order of the forces
    stages: tuple[Stage, ...]
    dice: tuple[Sign, ...] = ()  # how throws are to come out at any stage
    notes: tuple[Note, ...] = ()  # of several with one name the last one seen holds
    grave: tuple[str, ...] = ()  # conditions of the learner's units that get a sentence whenever they come up
    seed: int = 1

    def numbers(self, name: str) -> tuple[int, ...]:
        """The units of a name."""
        return self.units[name]

    def called(self, unit: int | None) -> str:
        """The name that a unit has to itself; `none` if it has none."""
        return next((name for name, units in self.units.items() if units == (unit,)), "none")


def collected(
    package: str, rule: RuleId, scenario: type[Any], force: Callable[[dict[str, Any], str], Any]
) -> Collection[Lesson]:
    """The lessons that come with a game: its scenarios are of this type, and `force` reads one of its forces.

    The scenario of a lesson is not among those one chooses from: nobody measures it, and no other force fits it.
    """

    def fit(raw: dict[str, Any], where: str) -> Lesson:
        name = where.removesuffix(".toml")
        table = {"name": raw.get("name"), **raw.get("scenario", {})}
        own = {
            "scenario": converted(table, scenario, where, rule, id=PREFIX + name),
            "forces": tuple(force(each, where) for each in raw.get("forces", ())),
        }
        return converted({**raw, **own}, Lesson, where, rule, id=name)

    return Collection(package, "lessons", rule, fit)
