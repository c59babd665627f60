"""Close combat in Celtos, without a table: both sides' losses, who wins, panic and rout, over one round or several."""

from __future__ import annotations

from fractions import Fraction
from typing import Annotated

from msgspec import Struct

from carnyx.core.bounds import OutOfBounds, Whole, bounded
from carnyx.core.check import Check
from carnyx.games.celtos.odds.blows import models
from carnyx.games.celtos.odds.fighters import Duel, Fighters
from carnyx.games.celtos.odds.rounds import Fight, Rounds
from carnyx.games.celtos.odds.shoot import MOST_DICE
from carnyx.games.celtos.rules.attacks import blows
from carnyx.games.celtos.rules.checks import MORALE
from carnyx.games.celtos.rules.edition import DEFAULT, Edition
from carnyx.odds.mixture import Mixture, TooWide
from carnyx.odds.sampling import Sampling, plays_for, sampled
from carnyx.odds.spread import Spread


class SideMorale(Struct, frozen=True):
    """The chance that a side must check, stands panicked by it when the fight ends, or has routed."""

    check: Fraction
    panic: Fraction
    rout: Fraction


class SideOdds(Struct, frozen=True):
    """What a close combat may do to one side."""

    checks: tuple[Check, ...]
    casualties: Spread
    morale: SideMorale
    wounds: Spread | None = None  # of models with several, where the position is known
    aims: dict[Check, tuple[int, ...]] | None = None  # the units each check is against, where the position is known

    @property
    def expected(self) -> Fraction:
        """The casualties to expect."""
        return self.casualties.mean


class AssaultOdds(Struct, frozen=True):
    """What a close combat may do to both sides, who wins its last round, and who holds the field after it."""

    attacker: SideOdds
    defender: SideOdds
    winner: dict[str, Fraction]
    field: dict[str, Fraction]
    sampling: Sampling | None = None


@bounded
def assault(
    attacker: Fighters,
    defender: Fighters,
    *,
    contact: Annotated[int | None, Whole(1, MOST_DICE, "celtos.cc.round")] = None,
    rounds: Annotated[int, Whole(1, 20, "celtos.cc.round")] = 1,
    edition: Edition = DEFAULT,
) -> AssaultOdds:
    """The exact odds of a close combat.

    Every file in contact pairs models as evenly as can be.  Hits are given out by default, but without places: to the
    healthiest, of these to the weapons named last; coherency is not looked at, and leader, standard and musician live
    as long as anybody.  From the second round on the sides take turns to be the active one, the defender first, and
    a panicked side then tries to rally before blows fall.

    Parameters
    ----------
    attacker
        The side whose activation it is.
    defender
        The other side.
    contact
        Files in contact; as many as the smaller side has models, unless said.
    rounds
        Rounds to fight at most.
    edition
        The edition in force.
    """
    most = max(attacker.strength, defender.strength)
    if contact is not None and contact > most:
        raise OutOfBounds("contact", contact, Whole(1, most, "celtos.cc.round"))
    files = contact if contact is not None else min(attacker.strength, defender.strength)
    return fought(Duel((attacker, defender), files, rounds, edition))


def fought(duel: Duel) -> AssaultOdds:
    """The odds of a duel: exact, or sampled where it is too wide for that."""
    rounds = Rounds(duel)
    try:
        return _summary(duel, rounds.exact(), None)
    except TooWide:
        fighting = sum(min(duel.contact, side.strength) for side in duel.sides)
        plays = plays_for(duel.rounds * fighting)
        return _summary(duel, sampled(rounds.played, plays), Sampling(plays))


def _summary(duel: Duel, ends: Mixture[Fight], sampling: Sampling | None) -> AssaultOdds:
    return AssaultOdds(
        _side(duel, ends, 0),
        _side(duel, ends, 1),
        winner={
            name: ends.chance(lambda fight, won=won: fight.won == won)  # type: ignore[misc]
            for name, won in (("attacker", 0), ("defender", 1), ("draw", None))
        },
        field={
            name: ends.chance(lambda fight, gone=gone: tuple(part.is_gone for part in fight.parts) == gone)  # type: ignore[misc]
            for name, gone in (
                ("attacker", (False, True)),
                ("defender", (True, False)),
                ("nobody", (True, True)),
                ("locked", (False, False)),
            )
        },
        sampling=sampling,
    )


def _side(duel: Duel, ends: Mixture[Fight], who: int) -> SideOdds:
    side, enemy = duel.sides[who], duel.sides[1 - who]
    checks: list[Check] = []
    for arm in duel.armed[True][who]:
        # a single model is the one that is parried; of several only one is, and the need of the others is shown
        parry = enemy.parry if side.strength == 1 else 0
        strikers = duel.strikers(
            who, arm, 1, first=True, panicked=side.panicked, enemy_panicked=enemy.panicked, parry=parry
        )
        (attack,) = blows(strikers)
        checks += (attack.to_hit, attack.to_wound)
    checks.append(MORALE(duel.nerve(who, True)))
    lost = ends.map(lambda fight: side.strength - models(fight.parts[who].body))
    return SideOdds(
        tuple(checks),
        Spread(tuple(lost.weights.get(number, 0) for number in range(side.strength + 1)), lost.total),
        SideMorale(
            check=ends.chance(lambda fight: fight.parts[who].checked),
            panic=ends.chance(lambda fight: fight.parts[who].nerve == "shattered" and not fight.parts[who].is_gone),
            rout=ends.chance(lambda fight: fight.parts[who].nerve == "routed"),
        ),
    )
