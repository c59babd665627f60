"""Throws of Warriors that are read off a table: new orders, influence, command, initiative, reforming, saves."""

from __future__ import annotations

from fractions import Fraction
from typing import Annotated

from msgspec import Struct

from carnyx.core.bounds import Whole, bounded
from carnyx.core.check import Check
from carnyx.core.dice import results
from carnyx.games.warriors.rules.checks import COMMAND_TEST, INFLUENCE, NEW_ORDERS, REFORM, SAVE
from carnyx.games.warriors.rules.edition import DEFAULT, Edition
from carnyx.games.warriors.rules.individuals import LEADERSHIP
from carnyx.games.warriors.rules.influence import influenced, saved_by
from carnyx.games.warriors.rules.initiative import initiative as thrown_for_initiative
from carnyx.games.warriors.rules.reforming import may_change
from carnyx.games.warriors.rules.situations import Command, Influence, Message, Reform, Saving
from carnyx.games.warriors.rules.tables import COMMAND_RESULTS, ORDER_RESULTS
from carnyx.odds.answer import CheckOdds
from carnyx.odds.calculator import calculator
from carnyx.odds.spread import Spread

OBEYED = ("accepted", "accepted_disorganised")  # the results by which a unit gets its new order


class ResultOdds(Struct, frozen=True):
    """A throw and the chance of each of its results."""

    checks: tuple[Check, ...]
    results: dict[str, Fraction]


class InfluenceOdds(Struct, frozen=True):
    """An influence try, the chance of each result, and that the leader is lost by it."""

    checks: tuple[Check, ...]
    results: dict[str, Fraction]
    leader_lost: Fraction


class ReformOdds(CheckOdds, frozen=True):
    """The chance that as many figures as wanted may change ranks, and how many may at all."""

    figures: Spread

    @property
    def expected(self) -> Fraction:
        """How many may on average."""
        return self.figures.mean


class InitiativeOdds(Struct, frozen=True):
    """Who decides which side moves first, ties thrown again."""

    results: dict[str, Fraction]
    tie: Fraction  # on the first throw

    @property
    def chance(self) -> Fraction:
        """The chance of the first side."""
        return self.results["won"]


@calculator(Message)
def orders(message: Message) -> ResultOdds:
    """The exact odds of a new order: all eight results."""
    return message_odds(message)


def message_odds(message: Message) -> ResultOdds:
    """What may become of an order that is tested."""
    check = NEW_ORDERS(message)
    return ResultOdds((check,), _chances(check, results(check, ORDER_RESULTS)))


@calculator(Command)
def command(heard: Command) -> ResultOdds:
    """The exact odds of a command test."""
    return news_odds(heard)


def news_odds(heard: Command) -> ResultOdds:
    """What may become of a unit that hears such news."""
    check = COMMAND_TEST(heard)
    return ResultOdds((check,), _chances(check, results(check, COMMAND_RESULTS)))


@calculator(Influence)
def influence(tried: Influence) -> InfluenceOdds:
    """The exact odds of an influence try."""
    return calming_odds(tried)


def calming_odds(tried: Influence) -> InfluenceOdds:
    """What may come of a leader's try to calm a unit."""
    check, saving = INFLUENCE(tried), saved_by(tried)
    ways = {"success": 0, "failure": 0, "disaster": 0}
    for face in check.die.faces:
        ways[influenced(check, face)] += 1
    chances = _chances(check, ways)
    lost = chances["disaster"]
    if saving is None:
        return InfluenceOdds((check,), chances, lost)
    return InfluenceOdds((check, saving), chances, lost * (1 - saving.chance))


@bounded
def initiative(
    *,
    leadership: Annotated[int, Whole(0, LEADERSHIP[1], "warriors.initiative")],
    enemy_leadership: Annotated[int, Whole(0, LEADERSHIP[1], "warriors.initiative")],
    edition: Edition = DEFAULT,
) -> InitiativeOdds:
    """The exact odds of the initiative: two dice and the Warchief's leadership each, ties thrown again.

    Parameters
    ----------
    leadership
        Leadership of the Warchief; 0 if he is lost.
    enemy_leadership
        Leadership of the enemy's.
    edition
        The settings in force.
    """
    del edition  # no setting touches the initiative
    throw = thrown_for_initiative(leadership, enemy_leadership)
    chances = dict(throw.outcomes())
    return InitiativeOdds({"won": chances[0], "lost": chances[1]}, throw.tie)


@calculator(Reform)
def reform(wanted: Reform) -> ReformOdds:
    """The exact odds of expanding or contracting: how many figures may change between front and rear ranks."""
    check = REFORM(wanted)
    counts = [0] * (check.die.sides + max(check.bonus, 0) + 1)
    for face in check.die.faces:
        counts[may_change(check, face)] += 1
    return ReformOdds((check,), Spread(tuple(counts), check.die.sides))


@calculator(Saving)
def save(struck: Saving) -> CheckOdds:
    """The exact odds of a saving throw."""
    return CheckOdds((SAVE(struck),))


def _chances(check: Check, ways: dict[str, int]) -> dict[str, Fraction]:
    return {name: Fraction(count, check.total_ways) for name, count in ways.items()}


def obeyed(odds: ResultOdds) -> Fraction:
    """How likely an order is obeyed, with confusion or without."""
    return sum((odds.results[each] for each in OBEYED), start=Fraction(0))
