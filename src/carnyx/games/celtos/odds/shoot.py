"""Shooting in Celtos, without a table: from the shooters to hits, cover, damage, casualties, panic and rout."""

from __future__ import annotations

from fractions import Fraction
from functools import cached_property
from typing import Annotated, Literal, TypeAlias

from msgspec import Struct

from carnyx.core.bounds import Bounded, Named, OutOfBounds, Whole, bounded
from carnyx.core.check import Check
from carnyx.games.celtos.odds.casualties import Losses, Pool, casualties, wounds_of_one
from carnyx.games.celtos.odds.morale import Morale, after_volley
from carnyx.games.celtos.rules.checks import COVER, MORALE, SHOT_DAMAGE, TO_HIT, Cover, Nerve, Shot, Wound
from carnyx.games.celtos.rules.edition import DEFAULT, Edition
from carnyx.games.celtos.rules.morale import Standing
from carnyx.odds.sampling import Sampling
from carnyx.odds.spread import Spread, share

MOST_DICE = 1000

Models: TypeAlias = Annotated[int, Whole(1, MOST_DICE, "celtos.shoot.dice")]
Stat: TypeAlias = Annotated[int, Whole(-99, 99, "celtos.values")]
Wounds: TypeAlias = Annotated[int, Whole(1, 99, "celtos.profile.w")]
Bonus: TypeAlias = Annotated[int, Whole(-20, 20, "celtos.modifiers")]
Trait: TypeAlias = Annotated[int, Whole(0, 20, "celtos.modifiers")]


class Shooters(Bounded, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """More shooters of the same unit, with another skill or another weapon."""

    shooters: Models
    sh: Stat
    damage: Stat
    weapon_modifier: Bonus = 0
    marksmanship: Trait = 0
    penetrating: Trait = 0


class ShootOdds(Struct, frozen=True, dict=True):
    """What a volley may do: the needs, the casualties, and the target's morale afterwards."""

    checks: tuple[Check, ...]  # the last one is the morale check
    casualties: Spread
    target: Standing  # as it stood before
    sampling: Sampling | None = None
    wounds: Spread | None = None  # of an individual
    fate: Morale | None = None  # its morale, where that depends on more than the number it lost: who has fallen

    @cached_property
    def morale(self) -> Morale:
        """The chance that the target must check, panics or routs."""
        return self.fate or after_volley(self.wounds or self.casualties, self.checks[-1], self.target)

    @property
    def expected(self) -> Fraction:
        """The casualties to expect."""
        return self.casualties.mean


@bounded
def shoot(
    *,
    shooters: Models,
    sh: Stat,
    damage: Stat,
    toughness: Stat,
    targets: Annotated[int, Whole(1, MOST_DICE, "celtos.shoot.allocate")],
    command: Stat,
    wounds: Wounds = 1,
    moved: bool = False,
    size: Annotated[int, Whole(1, 9, "celtos.shoot.size")] = 2,
    weapon_modifier: Bonus = 0,
    cover: Annotated[Literal[7, 8, 9] | None, Named("celtos.cover")] = None,
    start: Annotated[int | None, Whole(1, MOST_DICE, "celtos.morale.casualties")] = None,
    marksmanship: Trait = 0,
    penetrating: Trait = 0,
    leader: bool = False,
    individual: bool = False,
    also: tuple[Shooters, ...] = (),
    edition: Edition = DEFAULT,
) -> ShootOdds:
    """The exact odds of one unit shooting at another.

    Parameters
    ----------
    shooters
        Models that see the target and are in range; each rolls one die.
    sh
        Their shooting skill.
    damage
        Damage of their weapon in this range band.
    toughness
        Toughness of the target, shield and mount included.
    targets
        Models of the target in sight, among whom the hits are shared out.
    command
        Command of the target, for its morale check.
    wounds
        Wounds of each target model.
    moved
        The shooting unit moved in this activation.
    size
        Size of the target models.
    weapon_modifier
        The weapon's own to-hit modifier in this band.
    cover
        What the target's cover roll needs: 9 soft, 8 wall or obstacle, 7 fortification.
    start
        Models (for an individual: wounds) the target began the battle with; as many as now, unless said.
    marksmanship
        The trait Marksmanship n.
    penetrating
        The trait Penetrating n.
    leader
        The target's leader lives.
    individual
        The target is an individual: one model whose share left is counted in wounds.
    also
        More shooters with another skill or weapon.
    edition
        The edition in force.
    """
    if individual and targets != 1:
        raise OutOfBounds("targets", targets, Whole(1, 1, "celtos.individual"))
    before = wounds if individual else targets
    begun = before if start is None else start
    if begun < before:
        raise OutOfBounds("start", begun, Whole(before, MOST_DICE, "celtos.morale.casualties"))

    checks: list[Check] = []
    shelter = COVER(Cover(cover, edition=edition)) if cover is not None else None
    exposed = share(shelter.die.sides - shelter.ways, shelter.die.sides) if shelter else None
    pools = []
    groups = [(shooters, sh, damage, weapon_modifier, marksmanship, penetrating)]
    groups += [(g.shooters, g.sh, g.damage, g.weapon_modifier, g.marksmanship, g.penetrating) for g in also]
    for dice, skill, harm, aim, marksman, piercing in groups:
        to_hit = TO_HIT(Shot(skill, moved, size, aim, marksman, edition))
        to_wound = SHOT_DAMAGE(Wound(harm, toughness, piercing, edition))
        wound = share(to_wound.ways, to_wound.die.sides)
        if exposed:
            wound = exposed & wound
        pools.append(Pool(dice, share(to_hit.ways, to_hit.die.sides), wound, harm))
        checks += [to_hit, shelter, to_wound] if shelter and len(pools) == 1 else [to_hit, to_wound]
    nerve = MORALE(Nerve(command, leader, edition=edition))
    checks.append(nerve)

    lost: Spread
    if individual:
        lost = wounds_of_one(tuple(pools), wounds)
        dead = lost.counts[wounds] if len(lost.counts) > wounds else 0
        losses = Losses(Spread((lost.total - dead, dead), lost.total))
    else:
        losses = casualties(tuple(pools), targets, wounds)
        lost = losses.spread
    target = Standing(begun, before, before, individual=individual, edition=edition)
    return ShootOdds(tuple(checks), losses.spread, target, losses.sampling, lost if individual else None)


__all__ = ["ShootOdds", "Shooters", "shoot"]
