"""Close combats set up by hand: models rim to rim, the questions of a fight, and dice as they fall."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, radians, sin
from typing import Any

from msgspec import Struct

from carnyx.core import flow
from carnyx.core.dice import Batch, Roll
from carnyx.core.flow import Choose, Pause
from carnyx.core.length import Point
from carnyx.games.celtos.play.battle import Battle, UnitId
from carnyx.games.celtos.play.fights import FightRound
from carnyx.games.celtos.play.orders import Order
from tests.book.positions import BASES, Body, Inches, Place, applied, point, position


class Throw(Struct, frozen=True):
    """Dice of one kind that are about to fall: the rule, how many, the need of the table, and the modifiers."""

    rule: str
    dice: int
    base: int
    modifiers: dict[str, int]


def beside(
    place: Place,
    degrees: float = 90,
    gap: Inches = 0,
    sizes: tuple[int, int] = (2, 2),
    ticks: int = 0,
    inch: int = 254,
) -> Point:
    """The centre of a base in a direction from another (0 east, 90 north), rims a gap and so many ticks apart."""
    here = place if isinstance(place, Point) else point(*place, inch=inch)
    far = round(gap * inch) + 5 * (BASES[sizes[0]] + BASES[sizes[1]]) + ticks
    return Point(here.x + round(far * cos(radians(degrees))), here.y + round(far * sin(radians(degrees))))


def facing(*places: Place, sizes: tuple[int, int] = (2, 2), inch: int = 254) -> tuple[Point, ...]:
    """The places due north of these, each rim to rim with its own."""
    return tuple(beside(place, sizes=sizes, inch=inch) for place in places)


def melee(*bodies: Body, charged: Sequence[int] = (), free: bool = False, **rest: Any) -> Battle:
    """The first unit is about to fight a round with every enemy it touches."""
    begun = FightRound(UnitId(0), tuple(UnitId(unit) for unit in charged), free)
    return position(*bodies, agenda=[begun], **rest)


def faces(*rows: Sequence[int]) -> tuple[tuple[tuple[int, ...], ...], ...]:
    """What the dice show, one row for each kind of dice thrown together."""
    return tuple((tuple(row),) for row in rows)


def throws(pause: Pause[Battle]) -> list[Throw]:
    """The dice that the battle is waiting for; none if it waits for a player."""
    question = pause.question
    if isinstance(question, Roll):
        return [Throw(question.check.rule, question.check.dice, question.check.base, applied(question.check))]
    if not isinstance(question, Batch):
        return []
    checks = [(chain.dice, chain.checks[-1]) for chain in question.chains]
    return [Throw(check.rule, dice, check.base, applied(check)) for dice, check in checks]


def asked(pause: Pause[Battle]) -> tuple[str, int]:
    """What is being asked, by the name of its options, and which player."""
    assert isinstance(pause.question, Choose)
    return type(pause.question.options).__name__, pause.question.player


def names(pause: Pause[Battle]) -> tuple[str, ...]:
    """The names a player may choose from; none if he is asked for something else."""
    assert isinstance(pause.question, Choose)
    return getattr(pause.question.options, "names", ())


def refusal(pause: Pause[Battle], answer: Any) -> str | None:
    """The rule that forbids an answer to the question at hand; nothing if it is allowed."""
    assert pause.question is not None
    found = flow.refuse(pause.question, answer)
    return found.rule if found else None


def then(pause: Pause[Battle], *answers: Any) -> Pause[Battle]:
    """Answers to the questions that come up, one after the other."""
    for answer in answers:
        pause = flow.play(pause.battle, answer)
    return pause


def close_in(pause: Pause[Battle]) -> Pause[Battle]:
    """The models close in as the rules would have them."""
    assert isinstance(pause.question, Choose)
    assert asked(pause)[0] == "ClosesIn"
    return flow.play(pause.battle, pause.question.options.hints()[0])


def assault(battle: Battle, target: int, *reaction: str | tuple[int, ...]) -> Pause[Battle]:
    """The active unit is told to assault a target; reaction: what its owner and his dice answer."""
    return then(flow.begin(battle), Order("assault", target), *reaction)


def charge(battle: Battle, target: int) -> Pause[Battle]:
    """The active unit charges an enemy who does not react, and the blows are about to fall."""
    return close_in(assault(battle, target, "none"))
