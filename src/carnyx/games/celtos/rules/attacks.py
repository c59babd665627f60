"""Attacks: the dice that models throw at a unit, by shot or by blow, how many there are and what they need.

`Fire` and `Strikers` are situations: models that attack alike, with nothing of a table in them. Play fills them from a
battle, calculators from what they are told; both read the same dice from them.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache

from msgspec import Struct
from msgspec.structs import replace

from carnyx.core.check import Check
from carnyx.core.dice import Chain
from carnyx.games.celtos.rules.checks import BLOW_DAMAGE, SHOT_DAMAGE, TO_HIT, TO_STRIKE, Blow, Shot, Wound
from carnyx.games.celtos.rules.figures import INDIVIDUAL_DICE


class Attack(Struct, frozen=True):
    """Dice that are alike: how many, what they need to hit, the damage of a hit, and what it needs to wound."""

    dice: int
    to_hit: Check
    damage: int
    to_wound: Check


class Fire(Struct, frozen=True):
    """Models that shoot alike: how many, the shot of each, and the wound that a hit may become."""

    models: int
    shot: Shot
    wound: Wound


@lru_cache(1024)  # the kinds of shots in a battle, many times over
def aimed(fire: Fire) -> Attack:
    """The dice of models that shoot alike, one each (celtos.shoot.dice)."""
    return Attack(fire.models, TO_HIT(fire.shot), fire.wound.damage, SHOT_DAMAGE(fire.wound))


def volley(fires: Sequence[Fire]) -> tuple[Attack, ...]:
    """The dice of a whole volley: the highest damage first, and what needs the same is thrown together."""
    if len(fires) == 1:
        return (aimed(fires[0]),)  # most often all shoot alike, and there is nothing to put in order
    groups: dict[tuple[Check, int, Check], int] = {}
    for attack in map(aimed, fires):
        key = (attack.to_hit, attack.damage, attack.to_wound)
        groups[key] = groups.get(key, 0) + attack.dice
    attacks = [Attack(dice, *key) for key, dice in groups.items()]
    return tuple(sorted(attacks, key=lambda attack: (*badness(attack), attack.to_hit.need)))


class Hits(Struct, frozen=True):
    """Hits that are alike to whoever takes them: of which attack, their damage, and how many there are."""

    attack: int
    damage: int
    number: int


def badness(attack: Attack) -> tuple[int, int]:
    """Hits with the lowest are the worst, and are given out first: the highest damage, then what wounds most easily."""
    return -attack.damage, attack.to_wound.need


def piled(attacks: Sequence[Attack], hits: Iterable[tuple[int, int]]) -> tuple[Hits, ...]:
    """So many hits of each attack, told by its place, the worst first; none are left out."""
    ordered = sorted(hits, key=lambda hit: (*badness(attacks[hit[0]]), hit[0]))
    return tuple([Hits(place, attacks[place].damage, number) for place, number in ordered if number])


class Strikers(Struct, frozen=True):
    """Models of a unit that strike alike in one step: how many, the blow of each, and the wound a hit may become."""

    models: int
    individual: bool
    blow: Blow
    wound: Wound
    parry: int = 0  # how well the enemy parries one of them


def blow_dice(individual: bool) -> int:
    """The dice of a model in contact (celtos.cc.dice, celtos.individual)."""
    return INDIVIDUAL_DICE if individual else 1


@lru_cache(4096)  # the kinds of blows in a battle, for any number of models
def blows(strikers: Strikers) -> tuple[Attack, ...]:
    """The dice of models that strike alike; those of a model that is parried are thrown apart (celtos.trait.parry)."""
    each = blow_dice(strikers.individual)
    parried = each if strikers.parry else 0
    to_wound = BLOW_DAMAGE(strikers.wound)
    return tuple(
        [
            Attack(dice, TO_STRIKE(blow), strikers.wound.damage, to_wound)
            for dice, blow in (
                (strikers.models * each - parried, strikers.blow),
                (parried, replace(strikers.blow, parried=strikers.parry)),
            )
            if dice
        ]
    )


def wounding(hits: int, to_wound: Check, cover: Check | None = None) -> Chain:
    """The throws for hits on one model: damage, but first its cover if it has any, which must fail (celtos.cover)."""
    return Chain(hits, (to_wound,)) if cover is None else Chain(hits, (cover, to_wound), (0,))
