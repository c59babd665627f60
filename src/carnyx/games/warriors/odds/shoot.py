"""Shooting in Warriors, without a table: from the figures to hits, kills and, by house rule, the target's temper."""

from __future__ import annotations

from fractions import Fraction

from msgspec import Struct

from carnyx.core.bounds import OutOfBounds, Whole
from carnyx.core.check import Check
from carnyx.core.dice import results
from carnyx.games.warriors.rules.checks import COMBAT_TEST
from carnyx.games.warriors.rules.combat import Losses, after
from carnyx.games.warriors.rules.edition import Edition
from carnyx.games.warriors.rules.shooting import is_tested_after_shooting, shooting_dice, volley, volleys_allowed
from carnyx.games.warriors.rules.situations import MOST_DICE, Combatant, Fray, Shot
from carnyx.games.warriors.rules.tables import REACTIONS
from carnyx.odds.calculator import calculator
from carnyx.odds.spread import Spread, binomial, share

REACTION_NAMES = ("bloodlust", "ok", "shaken", "rout", "untested", "annihilated")


class ShootOdds(Struct, frozen=True):
    """What a volley may do: the needs, the casualties, and the reactions where a house rule asks for them."""

    checks: tuple[Check, ...]
    casualties: Spread
    reactions: dict[str, Fraction]

    @property
    def expected(self) -> Fraction:
        """The casualties to expect."""
        return self.casualties.mean


@calculator(Shot)
def shoot(shot: Shot) -> ShootOdds:
    """The exact odds of a unit shooting."""
    allowed = volleys_allowed(shot.edition)
    if shot.volleys not in allowed:
        raise OutOfBounds("volleys", shot.volleys, Whole(allowed[0], allowed[-1], "warriors.shoot.volleys"))
    if shooting_dice(shot.figures, shot.volleys) > MOST_DICE:
        raise OutOfBounds("figures", shot.figures, Whole(1, MOST_DICE // shot.volleys, "warriors.shoot.dice"))
    target = Combatant(
        figures=shot.targets,
        contact=0,
        quality=shot.target_quality,
        weapon="hand",
        armour=shot.armour,
        discipline=shot.target_discipline,
    )
    return volley_odds(shot, target)


def volley_odds(shot: Shot, target: Combatant) -> ShootOdds:
    """What a shot may do to a unit of which all is known that its combat test asks for."""
    fallen = casualties(shot)
    return ShootOdds(volley(shot).checks, fallen, reactions(fallen, target, shot.edition))


def casualties(shot: Shot) -> Spread:
    """How many figures a shot may fell."""
    thrown = volley(shot)
    hit, kill = thrown.checks
    deadly = share(hit.ways, hit.die.sides) & share(kill.ways, kill.die.sides)
    return binomial(thrown.dice, deadly).capped(shot.targets)


def reactions(casualties: Spread, target: Combatant, edition: Edition) -> dict[str, Fraction]:
    """The target's reactions: none is tested, unless the house rule says that heavy losses are."""
    found = dict.fromkeys(REACTION_NAMES, Fraction(0))
    began = target.figures + target.lost
    for lost, chance in casualties:
        if lost >= target.figures:
            found["annihilated"] += chance
        elif is_tested_after_shooting(target.lost + lost, began, edition):
            check = COMBAT_TEST(Fray(after(target, Losses(lost)), target.lost + lost, target.killed, edition))
            for name, ways in results(check, REACTIONS[target.discipline]).items():
                found[name] += chance * Fraction(ways, check.total_ways)
        else:
            found["untested"] += chance
    return found
