"""Tests and rallies in Celtos: one die, exactly."""

from __future__ import annotations

from typing import Annotated, Literal

from carnyx.core.bounds import Named, bounded
from carnyx.games.celtos.odds.shoot import Bonus, Stat
from carnyx.games.celtos.rules.checks import DEFAULT_DIFFICULTY, RALLY, TEST, Rally, Test
from carnyx.games.celtos.rules.edition import DEFAULT, Edition
from carnyx.odds.answer import CheckOdds


@bounded
def test(*, stat: Stat, diff: Stat = DEFAULT_DIFFICULTY, modifier: Bonus = 0, edition: Edition = DEFAULT) -> CheckOdds:
    """The exact odds of any test: a stat against a difficulty.

    Parameters
    ----------
    stat
        The active stat.
    diff
        The difficulty; 4 where the test names none.
    modifier
        All modifiers to the die together.
    edition
        The edition in force.
    """
    return CheckOdds((TEST(Test(stat, diff, modifier, edition=edition)),))


@bounded
def rally(
    *,
    command: Stat,
    enemy: Annotated[Literal["none", "medium", "short"], Named("celtos.rally.enemies")] = "none",
    leader: bool = False,
    musician: bool = False,
    edition: Edition = DEFAULT,
) -> CheckOdds:
    """The exact odds that a panicked unit rallies.

    Parameters
    ----------
    command
        The unit's command.
    enemy
        The nearest enemies in sight: none, within medium range, or within short range (contact counts as short).
    leader
        The unit's leader lives.
    musician
        The unit has a musician.
    edition
        The edition in force.
    """
    return CheckOdds((RALLY(Rally(command, leader, musician, enemy == "medium", enemy == "short", edition=edition)),))
