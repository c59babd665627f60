"""Shooting in Warriors, without a table: from the figures to hits, kills and, by house rule, the target's temper."""

from __future__ import annotations

from fractions import Fraction
from typing import Annotated, Literal

from msgspec import Struct
from msgspec.structs import replace

from carnyx.core.bounds import Named, OutOfBounds, Whole, bounded
from carnyx.core.check import Check
from carnyx.core.dice import results
from carnyx.games.warriors.odds.asked import MOST_DICE, Armour, Figures, Quality
from carnyx.games.warriors.rules import shooting
from carnyx.games.warriors.rules.checks import COMBAT_TEST, SHOT_HIT, SHOT_KILL, Arrow, Fray, Shot, is_over_quarter
from carnyx.games.warriors.rules.edition import DEFAULT, Edition
from carnyx.games.warriors.rules.tables import REACTIONS, Discipline, Missile
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


@bounded
def shoot(
    *,
    figures: Annotated[int, Whole(1, MOST_DICE, "warriors.shoot.dice")],
    quality: Quality,
    weapon: Annotated[Missile, Named("warriors.shoot.scores")],
    armour: Armour,
    targets: Figures,
    volleys: Annotated[int, Whole(1, 10, "warriors.shoot.volleys")] = 1,
    long: bool = False,
    higher: bool = False,
    shield: bool = False,
    cover: Annotated[Literal["none", "soft", "hard"], Named("warriors.shoot.kill")] = "none",
    disorganised: bool = False,
    adverse: bool = False,
    target_quality: Quality = "average",
    target_discipline: Annotated[Discipline, Named("warriors.combat.reaction")] = "disciplined",
    edition: Edition = DEFAULT,
) -> ShootOdds:
    """The exact odds of a unit shooting.

    Parameters
    ----------
    figures
        Figures that shoot.
    quality
        Quality of the shooting unit.
    weapon
        Bow or javelin.
    armour
        Armour of the target.
    targets
        Figures of the target.
    volleys
        Volleys spent; two or three blacken the sky.
    long
        Long range.
    higher
        The shooters stand on higher ground.
    shield
        The target carries shields.
    cover
        Cover of the target.
    disorganised
        The shooting unit is disorganised; one in bloodlust or shaken is so too.
    adverse
        The shooting unit is in bloodlust or shaken.
    target_quality
        Quality of the target, for the house rule that shooting may cause a test.
    target_discipline
        Discipline of the target, for the same.
    edition
        The settings in force.
    """
    allowed = shooting.volleys_allowed(edition)
    if volleys not in allowed:
        raise OutOfBounds("volleys", volleys, Whole(allowed[0], allowed[-1], "warriors.shoot.volleys"))
    dice = shooting.shooting_dice(figures, volleys)
    if dice > MOST_DICE:
        raise OutOfBounds("figures", figures, Whole(1, MOST_DICE // volleys, "warriors.shoot.dice"))
    blackening = shooting.is_blackening(volleys)
    hit = SHOT_HIT(Shot(quality, long, blackening, disorganised, adverse, higher, edition))
    kill = SHOT_KILL(Arrow(weapon, armour, shield, cover, higher, edition))
    deadly = share(hit.ways, hit.die.sides) & share(kill.ways, kill.die.sides)
    casualties = binomial(dice, deadly).capped(targets)
    target = Fray(target_quality, targets, edition=edition)
    return ShootOdds((hit, kill), casualties, reactions(casualties, target, target_discipline))


def reactions(casualties: Spread, target: Fray, discipline: Discipline) -> dict[str, Fraction]:
    """The target's reactions: none is tested, unless the house rule says that heavy losses are."""
    edition = target.edition
    found = dict.fromkeys(REACTION_NAMES, Fraction(0))
    for lost, chance in casualties:
        fray = replace(target, lost=target.lost + lost)
        if fray.lost >= fray.figures:
            found["annihilated"] += chance
        elif edition.shooting_test == "on" and is_over_quarter(fray.lost, fray.figures):
            check = COMBAT_TEST(fray)
            for name, ways in results(check, REACTIONS[discipline]).items():
                found[name] += chance * Fraction(ways, check.total_ways)
        else:
            found["untested"] += chance
    return found
