"""Throws of Warriors that are read off a table: new orders, influence, command, initiative, reforming, saves."""

from __future__ import annotations

from fractions import Fraction
from typing import Annotated, Literal

from msgspec import Struct

from carnyx.core.bounds import Named, Whole, bounded
from carnyx.core.check import Check
from carnyx.core.dice import results
from carnyx.games.warriors.odds.asked import Leadership, Quality
from carnyx.games.warriors.rules import checks
from carnyx.games.warriors.rules import influence as rules
from carnyx.games.warriors.rules.edition import DEFAULT, Edition
from carnyx.games.warriors.rules.individuals import LEADERSHIP
from carnyx.games.warriors.rules.initiative import initiative as thrown_for_initiative
from carnyx.games.warriors.rules.tables import COMMAND_RESULTS, ORDER_RESULTS
from carnyx.odds.answer import CheckOdds
from carnyx.odds.spread import Spread


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


@bounded
def orders(
    *,
    leadership: Leadership,
    other_race: bool = False,
    any_disorganised: bool = False,
    adverse: Annotated[int, Whole(0, 50, "warriors.orders.modifiers.adverse")] = 0,
    attached: bool = False,
    fanatic_attack: bool = False,
    in_person: bool = False,
    edition: Edition = DEFAULT,
) -> ResultOdds:
    """The exact odds of a new order: all eight results.

    Parameters
    ----------
    leadership
        Leadership of the one who sends the order.
    other_race
        The unit is of another race than he.
    any_disorganised
        Any unit of the command is disorganised; a shaken unit or one in bloodlust is disorganised too.
    adverse
        Units of the command that are shaken or in bloodlust.
    attached
        He is attached to a unit (other than the one addressed).
    fanatic_attack
        A fanatic unit receives ATTACK.
    in_person
        He delivers the order himself.
    edition
        The settings in force.
    """
    check = checks.NEW_ORDERS(
        checks.Message(leadership, other_race, any_disorganised, adverse, attached, fanatic_attack, in_person, edition)
    )
    return ResultOdds((check,), _chances(check, results(check, ORDER_RESULTS)))


@bounded
def command(
    *,
    warchief_killed: bool = False,
    units_lost: Annotated[int, Whole(0, 100, "warriors.command.test")] = 0,
    boast: Annotated[Literal["good", "broken", "none"], Named("warriors.boast")] = "none",
    edition: Edition = DEFAULT,
) -> ResultOdds:
    """The exact odds of a command test.

    Parameters
    ----------
    warchief_killed
        The Warchief was killed (a Warchief who routs does not count).
    units_lost
        Own units routed or annihilated: of the army, or of the tester's command where the switch says so.
    boast
        Whether the Warchief's boast holds good, is broken, or none was made.
    edition
        The settings in force.
    """
    check = checks.COMMAND_TEST(checks.Command(warchief_killed, units_lost, boast, edition))
    return ResultOdds((check,), _chances(check, results(check, COMMAND_RESULTS)))


@bounded
def influence(
    *,
    leadership: Leadership,
    bannerman: bool = False,
    other_race: bool = False,
    condition: Annotated[Literal["shaken", "bloodlust"], Named("warriors.influence.disaster")] = "shaken",
    rank: Annotated[Literal["leader", "warchief"], Named("warriors.individuals.hit")] = "leader",
    edition: Edition = DEFAULT,
) -> InfluenceOdds:
    """The exact odds of an influence try.

    Parameters
    ----------
    leadership
        Leadership of the leader in contact.
    bannerman
        A Bannerman is with him.
    other_race
        The unit is of another race than he.
    condition
        The unit is shaken (a disaster routs it with the leader) or in bloodlust (it kills him, unless he saves).
    rank
        A Battle Leader or the Warchief, for his saving throw.
    edition
        The settings in force.
    """
    check = checks.INFLUENCE(checks.Influence(leadership, bannerman, other_race, edition))
    ways = {"success": 0, "failure": 0, "disaster": 0}
    for face in check.die.faces:
        ways[rules.influenced(check, face)] += 1
    chances = _chances(check, ways)
    lost = chances["disaster"]
    made: tuple[Check, ...] = (check,)
    if condition == "bloodlust":
        saving = checks.SAVE(checks.Saving(rank == "warchief", edition))
        lost *= 1 - saving.chance
        made = (check, saving)
    return InfluenceOdds(made, chances, lost)


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


@bounded
def reform(
    *,
    quality: Quality,
    figures: Annotated[int, Whole(1, 100, "warriors.reform")] = 1,
    edition: Edition = DEFAULT,
) -> ReformOdds:
    """The exact odds of expanding or contracting: how many figures may change between front and rear ranks.

    Parameters
    ----------
    quality
        Quality of the unit.
    figures
        How many figures are to change.
    edition
        The settings in force.
    """
    check = checks.REFORM(checks.Reform(quality, figures, edition))
    counts = [0] * (check.die.sides + max(check.bonus, 0) + 1)
    for face in check.die.faces:
        counts[max(check.total(face), 0)] += 1
    return ReformOdds((check,), Spread(tuple(counts), check.die.sides))


@bounded
def save(
    *,
    rank: Annotated[Literal["warchief", "other"], Named("warriors.individuals.hit")] = "other",
    edition: Edition = DEFAULT,
) -> CheckOdds:
    """The exact odds of a saving throw.

    Parameters
    ----------
    rank
        The Warchief, or any other individual who has a save.
    edition
        The settings in force.
    """
    return CheckOdds((checks.SAVE(checks.Saving(rank == "warchief", edition)),))


def _chances(check: Check, ways: dict[str, int]) -> dict[str, Fraction]:
    return {name: Fraction(count, check.total_ways) for name, count in ways.items()}
