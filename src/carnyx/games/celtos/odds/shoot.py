"""Shooting in Celtos, without a table: from the shooters to hits, cover, damage, casualties, panic and rout."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from functools import cached_property
from typing import Annotated, Literal, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from carnyx.core.bounds import Bounded, Named, OutOfBounds, Whole, bounded
from carnyx.core.check import Check
from carnyx.games.celtos.odds.casualties import Losses, casualties, wounds_of_one
from carnyx.games.celtos.odds.morale import Morale, after_volley
from carnyx.games.celtos.odds.pools import Pool, pool
from carnyx.games.celtos.rules.attacks import Fire, aimed
from carnyx.games.celtos.rules.checks import COVER, MORALE, Cover, Nerve, Shot, Wound
from carnyx.games.celtos.rules.edition import DEFAULT, Edition
from carnyx.games.celtos.rules.morale import Standing
from carnyx.odds.sampling import Sampling
from carnyx.odds.spread import Spread

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
    wounds: Spread | None = None  # of an individual, or of models with several
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

    Hits are given out by default: the highest damage first, and the leader is hit last.  There are no places, so
    coherency is not looked at.

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
        The target's leader lives, and is among the models in sight.
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

    groups = [(shooters, sh, damage, weapon_modifier, marksmanship, penetrating)]
    groups += [(g.shooters, g.sh, g.damage, g.weapon_modifier, g.marksmanship, g.penetrating) for g in also]
    fires = [
        Fire(
            dice,
            Shot(skill, moved, size, aim, marksman, edition=edition),
            Wound(harm, toughness, piercing, edition=edition),
        )
        for dice, skill, harm, aim, marksman, piercing in groups
    ]
    shelter = None if cover is None else Cover(cover, edition=edition)
    target = Standing(begun, before, before, individual=individual, edition=edition)
    return volley_odds(fires, targets, wounds, shelter, target, Nerve(command, leader, edition=edition))


def volley_odds(
    fires: Iterable[Fire], targets: int, wounds: int, shelter: Cover | None, target: Standing, nerve: Nerve
) -> ShootOdds:
    """The odds of a volley whose situation is known: at so many models of so many wounds each, all with this cover."""
    cover = None if shelter is None else COVER(shelter)
    checks: list[Check] = []
    found: list[Pool] = []
    for attack in map(aimed, fires):
        checks += (attack.to_hit, attack.to_wound)
        found.append(pool(attack, cover))
    if cover is not None:
        checks.insert(1, cover)  # thrown after the first hits, before their damage
    pools = tuple(found)
    lost: Spread
    if target.individual:
        lost = wounds_of_one(pools, wounds)
        dead = lost.counts[wounds] if len(lost.counts) > wounds else 0
        losses = Losses(Spread((lost.total - dead, dead), lost.total))
    else:
        losses = casualties(pools, targets, wounds, leader=nerve.leader)
        lost = losses.spread
    own = lost if target.individual else None
    led = MORALE(nerve)
    fate = None if losses.leaderless is None else _led_or_not(losses.spread, losses.leaderless, target, nerve)
    return ShootOdds((*checks, led), losses.spread, target, losses.sampling, own, fate)


def _led_or_not(losses: Spread, leaderless: Spread, target: Standing, nerve: Nerve) -> Morale:
    """The morale of a unit whose leader may be among the fallen."""
    with_him = Spread(tuple([a - b for a, b in zip(losses.counts, leaderless.counts, strict=True)]), losses.total)
    one = after_volley(with_him, MORALE(nerve), target)
    other = after_volley(leaderless, MORALE(replace(nerve, leader=False)), target)
    return Morale(one.checked + other.checked, one.panicked + other.panicked, one.routed + other.routed, one.total)


__all__ = ["ShootOdds", "Shooters", "shoot", "volley_odds"]
