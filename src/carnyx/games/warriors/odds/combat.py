"""Combat in Warriors, without a table: both sides' kills, then both sides' combat tests.

Both sides strike at once.  Individuals with a unit fight with their own worth and strength, and may be struck: at
most one natural nought a phase strikes each of them, and if he saves himself the kill falls on a figure.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator
from fractions import Fraction
from itertools import accumulate, pairwise

from msgspec import Struct
from msgspec.structs import asdict

from carnyx.core.bounds import Bounded, OutOfBounds, Whole
from carnyx.core.check import Check
from carnyx.core.dice import results
from carnyx.games.warriors.odds.tolls import losses_to
from carnyx.games.warriors.rules.checks import COMBAT_TEST, STANDARD
from carnyx.games.warriors.rules.combat import Dice, Losses, after, dice, save, standard
from carnyx.games.warriors.rules.edition import DEFAULT, Edition
from carnyx.games.warriors.rules.situations import MOST_DICE, Bearer, Combatant, Fray
from carnyx.games.warriors.rules.tables import REACTIONS
from carnyx.odds.mixture import Mixture
from carnyx.odds.sampling import Sampling
from carnyx.odds.spread import Spread

REACTION_NAMES = ("bloodlust", "ok", "shaken", "rout", "annihilated")


class Fighters(Bounded, Combatant, frozen=True, kw_only=True):
    """One side of a combat, as somebody tells the calculator: every number and name is looked at."""

    def __post_init__(self) -> None:
        super().__post_init__()
        if not self.contact and not self.individuals:
            raise OutOfBounds("contact", 0, Whole(1, self.figures, "warriors.combat.contact"))
        if self.contact > self.figures:
            raise OutOfBounds("contact", self.contact, Whole(1, self.figures, "warriors.combat.contact"))
        if self.alone != "no" and self.figures != 1:
            raise OutOfBounds("figures", self.figures, Whole(1, 1, "warriors.individuals.strike"))
        if self.contact * self.worth > MOST_DICE:
            raise OutOfBounds("contact", self.contact, Whole(1, MOST_DICE // self.worth, "warriors.combat.dice"))


Fighters.__doc__ = Combatant.__doc__  # what the fields mean is said once


class SideOdds(Struct, frozen=True):
    """What a combat may do to one side: its losses and its reaction."""

    checks: tuple[Check, ...]
    dice: int
    casualties: Spread
    reactions: dict[str, Fraction]
    standard_lost: Fraction
    individuals_lost: Fraction  # the chance that at least one individual with it falls
    aims: dict[Check, tuple[int, ...]] | None = None  # the units each check is against, where the position is known

    @property
    def expected(self) -> Fraction:
        """The casualties to expect."""
        return self.casualties.mean


class CombatOdds(Struct, frozen=True):
    """What a combat may do to both sides, and to the further enemies that the first of them fights."""

    attacker: SideOdds
    defender: SideOdds
    others: dict[int, SideOdds] | None = None  # by unit; none if there are none
    sampling: Sampling | None = None


def combat(attacker: Fighters, defender: Fighters, *, edition: Edition = DEFAULT) -> CombatOdds:
    """The exact odds of one round of combat between two units, and of the combat tests after it.

    Parameters
    ----------
    attacker
        One unit.
    defender
        The other; both strike at once.
    edition
        The settings in force.
    """
    return round_odds(Combatant(**asdict(attacker)), Combatant(**asdict(defender)), edition)


def round_odds(attacker: Combatant, defender: Combatant, edition: Edition) -> CombatOdds:
    """The exact odds of one round, for sides of which all is known that the rules of combat ask for."""
    sides = (attacker, defender)
    thrown = (dice(attacker, defender, edition), dice(defender, attacker, edition))
    own, theirs = (losses_to(thrown[1 - who], side, edition) for who, side in enumerate(sides))
    return CombatOdds(
        side_odds(attacker, thrown[0], own, theirs.map(_toll), edition),
        side_odds(defender, thrown[1], theirs, own.map(_toll), edition),
    )


def _toll(losses: Losses) -> int:
    return losses.toll


def side_odds(
    side: Combatant, thrown: tuple[Dice, ...], own: Mixture[Losses], killed: Mixture[int], edition: Edition
) -> SideOdds:
    """What may come of one side: its dice, what it may lose, and what it may be credited with."""
    throws = STANDARD(Bearer(side, edition)).total_ways
    scale = own.total * killed.total * throws * throws  # a throw for the test, and one for the standard
    reactions = dict.fromkeys(REACTION_NAMES, 0)
    standards = 0
    ranked = _Ranked(killed)
    for lost, weight in own.weights.items():
        if lost.figures >= side.figures:
            reactions["annihilated"] += weight * killed.total * throws * throws
            standards += weight * killed.total * throws * throws
            continue
        if side.alone != "no":
            reactions["ok"] += weight * killed.total * throws * throws
            continue
        left = after(side, lost)
        bearer = STANDARD(Bearer(left, edition))
        falls = {"lost": throws, "tested": throws - bearer.ways, "kept": 0}
        for turn, combat, count in ranked.compared(side.lost + lost.toll - side.killed, lost.toll):
            check = COMBAT_TEST(Fray(left, side.lost + lost.toll, side.lost + lost.toll + turn, edition))
            both = weight * count
            for name, ways in results(check, REACTIONS[side.discipline]).items():
                reactions[name] += both * ways * throws
                standards += both * ways * falls[standard(name, lost.toll, lost.toll + combat)]
    casualties = own.map(lambda lost: lost.figures)
    shown = [check for each in thrown for check in (each.hit, each.kill)]
    last = COMBAT_TEST(Fray(side, side.lost, side.killed, edition)) if side.alone == "no" else save(side.alone, edition)
    return SideOdds(
        (*dict.fromkeys(shown), last),
        sum(each.number for each in thrown),
        Spread(tuple(casualties.weights.get(number, 0) for number in range(side.figures + 1)), casualties.total),
        {name: Fraction(ways, scale) for name, ways in reactions.items()},
        Fraction(standards, scale) if side.standard else Fraction(0),
        own.chance(lambda lost: bool(lost.fallen)),
    )


class _Ranked:
    """What a side may be credited with, in rising order, with the ways up to each number."""

    def __init__(self, killed: Mixture[int]) -> None:
        self.numbers = sorted(killed.weights)
        self.ways = list(accumulate((killed.weights[number] for number in self.numbers), initial=0))

    def compared(self, turn: int, combat: int) -> Iterator[tuple[int, int, int]]:
        """The ways to kill fewer (-1), as many or more than two numbers: over the turn, and in this combat alone."""
        cuts = sorted({turn, turn + 1, combat, combat + 1})
        ends = [0, *(bisect_left(self.numbers, cut) for cut in cuts), len(self.numbers)]
        for start, end in pairwise(ends):
            if ways := self.ways[end] - self.ways[start]:
                number = self.numbers[start]
                yield _sign(number - turn), _sign(number - combat), ways


def _sign(number: int) -> int:
    return (number > 0) - (number < 0)
