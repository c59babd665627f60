"""Combat: how many dice a side throws at an enemy, what each needs, what is lost, and who is tested for it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from carnyx.core.check import Check
from carnyx.games.warriors.rules.checks import BLOW_HIT, BLOW_KILL, SAVE
from carnyx.games.warriors.rules.edition import Edition
from carnyx.games.warriors.rules.individuals import INDIVIDUALS, Kind
from carnyx.games.warriors.rules.situations import Blow, Combatant, Rank, Saving
from carnyx.games.warriors.rules.tables import Arm

ATTACK_DICE = 5  # one more die for every full five (warriors.combat.dice)
BY_HAND: Arm = "hand"  # what individuals with a unit fight with


class Split(Struct, frozen=True):
    """How a side that fights several enemies shares out its dice (warriors.combat.split)."""

    elsewhere: int = 0  # the worth of the figures and individuals that fight other enemies
    extra: bool = True  # whether this enemy gets the dice of the champion and of ATTACK


UNDIVIDED = Split()


class Dice(Struct, frozen=True):
    """Dice that are alike: how many, and what each needs to hit and to kill."""

    number: int
    hit: Check
    kill: Check


class Losses(Struct, frozen=True):
    """What one side has lost: figures, and the individuals who fell."""

    figures: int
    fallen: tuple[int, ...] = ()  # by their place among the individuals with it

    @property
    def toll(self) -> int:
        """All who count when the losses of both sides are compared (warriors.casualties)."""
        return self.figures + len(self.fallen)


def combat_dice(worth: int, champion: bool, attacking: bool) -> int:
    """One die a point of worth in contact, one for the champion, and under ATTACK one for every full five."""
    dice = worth + champion
    return dice + dice // ATTACK_DICE if attacking else dice


def dice(side: Combatant, enemy: Combatant, edition: Edition, split: Split = UNDIVIDED) -> tuple[Dice, ...]:
    """The dice a side throws at an enemy: its figures', champion's and ATTACK's, and those of individuals with it."""
    own = side.contact * side.worth
    lent = [INDIVIDUALS[kind] for kind in side.individuals]
    more = 0
    if split.extra:
        worth = own + split.elsewhere + sum([each.worth for each in lent])
        more = combat_dice(worth, side.champion, is_attacking(side)) - worth
    found = _alike(own + more, side, enemy, side.weapon, side.strength, edition)
    for each in lent:
        found += _alike(each.worth, side, enemy, BY_HAND, each.strength, edition)
    return found


def is_attacking(side: Combatant) -> bool:
    """Whether a side is under ATTACK; an individual by himself has no order."""
    return side.order == "attack" and side.alone == "no"


def _alike(
    number: int, side: Combatant, enemy: Combatant, weapon: Arm, strength: int, edition: Edition
) -> tuple[Dice, ...]:
    """So many dice of one weapon; none are no group."""
    if not number:
        return ()
    blow = Blow(side, enemy, weapon, strength, edition)
    return (Dice(number, BLOW_HIT(blow), BLOW_KILL(blow)),)


def strikes(open_to: int, edition: Edition) -> int:
    """How many natural noughts of one enemy can strike so many individuals (warriors.individuals.strike)."""
    return open_to * edition.strikes_a_phase


def save(who: Kind | Rank, edition: Edition) -> Check:
    """What an individual needs to save himself when he is struck (warriors.individuals.hit)."""
    return SAVE(Saving("warchief" if who == "warchief" else "other", edition))


def figures_lost(kills: int, fallen: int, figures: int) -> int:
    """How many figures so many kills cost: each individual who fell takes the place of one (warriors.casualties)."""
    return min(kills - fallen, figures)


def credited(kills: Sequence[int], fallen: int) -> tuple[int, ...]:
    """How many of the fallen each attacker is credited with: one at a time in turn, most kills first.

    Nobody is credited with more than he killed, and each of the fallen is credited once (warriors.casualties).
    """
    if sum(kills) <= fallen:
        return tuple(kills)
    if len(kills) == 1:
        return (fallen,)
    found = [0] * len(kills)
    left = fallen
    turns = sorted(range(len(kills)), key=lambda who: -kills[who])
    while left:
        for who in turns:
            if left and found[who] < kills[who]:
                found[who] += 1
                left -= 1
    return tuple(found)


def after(side: Combatant, losses: Losses) -> Combatant:
    """A side as it stands after losses; a fallen individual lends it nothing."""
    return replace(
        side,
        figures=side.figures - losses.figures,
        lost=side.lost + losses.figures,
        individuals=tuple([kind for place, kind in enumerate(side.individuals) if place not in losses.fallen]),
    )


def standard(result: str, fallen: int, killed: int) -> Literal["kept", "tested", "lost"]:
    """What a combat does to a side's standard: a rout takes it along, a shaken and out-killed unit throws for it.

    Only what fell and was killed in this combat counts, not what was shot before (warriors.standard).
    """
    if result in ("rout", "annihilated"):
        return "lost"
    return "tested" if result == "shaken" and killed < fallen else "kept"
