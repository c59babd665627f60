"""Tolls: what the blows of one enemy or several cost a side, and whom its losses are credited to.

Every combination of kills and saves is looked at; where there are too many of them, the blows are thrown many times
instead, by the same rules, and the answer says so.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from itertools import product
from math import prod
from random import Random
from typing import TypeAlias

from msgspec import Struct

from carnyx.games.warriors.play.blows import kill_weights
from carnyx.games.warriors.rules.combat import Dice, Losses, credited, figures_lost, save, strikes
from carnyx.games.warriors.rules.edition import Edition
from carnyx.games.warriors.rules.situations import Combatant
from carnyx.odds.mixture import Mixture, certain, either, together
from carnyx.odds.sampling import Sampling, plays_for, sampled

WIDEST = 20_000  # combinations of kills that are looked at before the blows are thrown instead
COST = 150  # of one throw of all blows, beside one look at a combination

Kills: TypeAlias = tuple[int, ...]  # kills, and how many of them are natural noughts that can strike somebody


class Assault(Struct, frozen=True):
    """What one enemy throws at a side, and which of its individuals he may strike."""

    dice: tuple[Dice, ...]
    reach: tuple[int, ...] = ()  # by their place among the individuals of the side


class Toll(Struct, frozen=True):
    """What a side has lost, and how much of it each assault is credited with."""

    losses: Losses
    credits: tuple[int, ...]


class Tolls(Struct, frozen=True):
    """All tolls that assaults may take, and how they were sampled if they were."""

    mixture: Mixture[Toll]
    sampling: Sampling | None = None

    @property
    def losses(self) -> Mixture[Losses]:
        """What the side may lose, whoever is credited with it."""
        return self.mixture.map(lambda toll: toll.losses)

    def credit(self, assault: int) -> Mixture[int]:
        """How much one of the assaults may be credited with."""
        return self.mixture.map(lambda toll: toll.credits[assault])


def tolls(side: Combatant, assaults: Sequence[Assault], edition: Edition, widest: int = WIDEST) -> Tolls:
    """What assaults cost a side, exactly if that is not too wide."""
    thrown = [_kills(each, side, edition) for each in assaults]
    falls = _alone(side, edition) if side.alone != "no" else _ranks(side, assaults, edition)

    def settled(found: Sequence[Kills]) -> Mixture[Toll]:
        kills = tuple([each[0] for each in found])
        fallen = falls(sum(kills), tuple([each[1] for each in found]))
        return fallen.map(lambda losses: Toll(losses, credited(kills, losses.toll)))

    if prod([len(each.weights) for each in thrown]) > widest:

        def play(rng: Random) -> Toll:
            return settled([each.sample(rng) for each in thrown]).sample(rng)

        plays = plays_for(COST * len(thrown))
        return Tolls(sampled(play, plays), Sampling(plays))
    every = {
        found: prod([each.weights[kills] for each, kills in zip(thrown, found, strict=True)])
        for found in product(*[each.weights for each in thrown])
    }
    joint = Mixture(every, prod([each.total for each in thrown]))
    return Tolls(joint.then(settled).reduced())


def losses_to(thrown: tuple[Dice, ...], side: Combatant, edition: Edition) -> Mixture[Losses]:
    """What a side loses to these dice of a single enemy, who may strike all individuals with it."""
    return tolls(side, [Assault(thrown, tuple(range(len(side.individuals))))], edition).losses.reduced()


def _kills(assault: Assault, side: Combatant, edition: Edition) -> Mixture[Kills]:
    """Kills, and how many of them are natural noughts, as far as anybody is there to be struck."""
    most = 0 if side.alone != "no" else strikes(len(assault.reach), edition)
    nothing: Mixture[Kills] = certain((0, 0))
    found = together([nothing, *(_thrown(each, most) for each in assault.dice)])
    return found.map(lambda kills: (kills[0], min(kills[1], most)))


def _thrown(dice: Dice, most: int) -> Mixture[Kills]:
    weights, total = kill_weights(dice.number, dice.hit, dice.kill, most)
    found: dict[Kills, int] = dict(weights.items())
    return Mixture(found, total)


def _alone(side: Combatant, edition: Edition) -> Callable[[int, tuple[int, ...]], Mixture[Losses]]:
    """A man alone needs a save for every kill (warriors.individuals.strike)."""
    saving = save(side.alone if side.alone != "no" else "other", edition)
    return lambda kills, _: either(Losses(0), saving.ways**kills, Losses(1), saving.total_ways**kills)


def _ranks(
    side: Combatant, assaults: Sequence[Assault], edition: Edition
) -> Callable[[int, tuple[int, ...]], Mixture[Losses]]:
    """Figures fall, and individuals in the ranks who are struck and do not save themselves."""
    saves = [save(kind, edition) for kind in side.individuals]

    @lru_cache(1024)
    def fallen(noughts: tuple[int, ...]) -> Mixture[tuple[int, ...]]:
        """Who falls; the owner lets those be struck first who were struck least, and of them who saves best."""
        found: Mixture[tuple[tuple[int, ...], tuple[int, ...]]] = certain(((), (0,) * len(saves)))
        for assault, number in zip(assaults, noughts, strict=True):
            for _ in range(number):
                found = found.then(lambda state, reach=assault.reach: struck(state, reach))  # type: ignore[misc]
        return found.map(lambda state: tuple(sorted(state[0])))

    def struck(
        state: tuple[tuple[int, ...], tuple[int, ...]], reach: tuple[int, ...]
    ) -> Mixture[tuple[tuple[int, ...], tuple[int, ...]]]:
        down, times = state
        open_to = [who for who in reach if who not in down and times[who] < edition.strikes_a_phase]
        if not open_to:
            return certain(state)
        who = min(open_to, key=lambda each: (times[each], saves[each].need, each))
        again = tuple([number + (each == who) for each, number in enumerate(times)])
        return either((down, again), saves[who].ways, ((*down, who), again), saves[who].total_ways)

    def falls(kills: int, noughts: tuple[int, ...]) -> Mixture[Losses]:
        return fallen(noughts).map(lambda lost: Losses(figures_lost(kills, len(lost), side.figures), lost))

    return falls
