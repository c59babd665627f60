"""The odds of the toy: a volley by hand, a shot before it is taken, who is in range of whom, and who beats whom."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Annotated, Literal

from msgspec import Struct

from carnyx.core.bounds import Named, Whole, bounded
from carnyx.core.check import Check
from carnyx.core.dice import Chain
from carnyx.core.length import is_within
from carnyx.core.lists import Names
from carnyx.odds.matchup import Contender, Matchup, Meeting, bought, every_meeting
from carnyx.odds.spread import Spread, binomial, share
from tests.toy.play import Battle, React, Shoot
from tests.toy.rules import DEFAULT, HIT, NEED, RANGE, WOUND, Edition

ROUNDS = 8


class ShotOdds(Struct, frozen=True):
    """What the dice must show, and how many hits there will be."""

    checks: tuple[Check, ...]
    hits: Spread


def _shot(chain: Chain) -> ShotOdds:
    (hit, wound) = chain.checks
    return ShotOdds(
        chain.checks, binomial(chain.dice, share(hit.ways, hit.total_ways) & share(wound.ways, wound.total_ways))
    )


@bounded
def shoot(
    *,
    figures: Annotated[int, Whole(1, 20, "toy.shoot")],
    far: bool = False,
    stance: Annotated[Literal["loose", "close"], Named("toy.seal")] = "loose",
    edition: Edition = DEFAULT,
) -> ShotOdds:
    """The exact odds of a volley.

    Parameters
    ----------
    figures
        How many toys shoot.
    far
        The target is not near.
    stance
        How the target stands.
    edition
        The edition in force.
    """
    return _shot(Chain(figures, (HIT(NEED("far" if far else "near", stance)), WOUND(None))))


def preview(battle: Battle, answer: object) -> ShotOdds | None:
    """The odds of a shot that may be taken now."""
    match battle.agenda[-1]:
        case React(who=who, at=at) if answer == "fire":
            return _shot(Shoot(who, at).ask(battle))
        case _:
            return None


class Threats(Struct, frozen=True):
    """The enemies who have a unit in range."""

    unit: int
    enemies: tuple[int, ...]


def threats(battle: Battle, unit: int) -> Threats:
    """Who can shoot at a unit."""
    mine = battle.units[unit]
    near = [
        id
        for id, each in enumerate(battle.units)
        if each.player != mine.player and any(each.ranks) and is_within(each.at, mine.at, RANGE)
    ]
    return Threats(unit, tuple(near))


class Kind(Struct, frozen=True):
    """A kind of band that can be set against others."""

    id: str
    name: Names
    points: int


KINDS = (Kind("tin", Names("Tin", "Zinn", "Estaño"), 1), Kind("wood", Names("Wood", "Holz", "Madera"), 2))


def units(edition: Edition) -> Sequence[Kind]:
    """Every kind there is."""
    return KINDS


def matchup(units: Sequence[Kind], points: int, edition: Edition, tell: Callable[[int], None], workers: int) -> Matchup:
    """Every kind shoots it out with every other."""
    return every_meeting("toy", ROUNDS, units, partial(_contender, points), _meeting, tell, workers)


def _contender(points: int, kind: Kind) -> Contender:
    number = bought(points, kind.points, 300)
    return Contender(kind.id, kind.name, kind.name, number, number * kind.points)


def _meeting(own: Kind, mine: int, foe: Kind, theirs: int) -> Meeting:
    """Both sides have the same toys, so that more of them win."""
    return Meeting(float(mine > theirs), float(mine < theirs), float(mine == theirs), 0.0, (0.0, 0.0))
