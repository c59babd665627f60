"""Who beats whom in Celtos: a charge, then round after round until a side is wiped out or routs.

The lines face each other model to model, one more at each end.  Nobody shoots, reacts or has a leader, standard or
musician; everybody fights with the first weapon of the profile.  The sides take turns to be active, as in a battle.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from carnyx.games.celtos.lists.profiles import Profile, people, peoples
from carnyx.games.celtos.odds.blows import models
from carnyx.games.celtos.odds.fighters import Duel, Fighters
from carnyx.games.celtos.odds.rounds import Fight, Rounds, bare, opening, rallied
from carnyx.games.celtos.rules.edition import DEFAULT, Edition
from carnyx.games.celtos.rules.figures import TURN_LIMIT
from carnyx.games.celtos.rules.melee import wielded
from carnyx.odds.chain import Step, Tally, followed, step
from carnyx.odds.front import FLANKS
from carnyx.odds.matchup import Contender, Matchup, Meeting, bought, every_meeting, met, tally, untold

ROUNDS = 2 * TURN_LIMIT  # each side's activation is a round


def units(edition: Edition = DEFAULT) -> tuple[Profile, ...]:
    """Every unit of every people."""
    del edition
    return tuple(unit for each in peoples() for unit in each.units)


def matchup(
    units: Sequence[Profile],
    points: int,
    edition: Edition = DEFAULT,
    tell: Callable[[int], None] = untold,
    workers: int = 1,
) -> Matchup:
    """Every unit charges every other at so many points a side."""
    return every_meeting(
        "celtos",
        ROUNDS,
        units,
        partial(_contender, points=points),
        partial(meeting, edition=edition),
        tell,
        workers,
    )


def _contender(unit: Profile, points: int) -> Contender:
    number = bought(points, unit.points, unit.size[1])
    return Contender(unit.id, unit.name, people(unit.people).name, number, number * unit.points)


def meeting(attacker: Profile, charging: int, attacked: Profile, standing: int, edition: Edition = DEFAULT) -> Meeting:
    """One unit's charge at another, so many models on each side."""
    files = min(max(charging, standing), min(charging, standing) + FLANKS)
    charge, later = (
        Rounds(
            Duel(
                (
                    _fighters(attacker, charging, first=first, charges=first),
                    _fighters(attacked, standing, first=first, charges=False),
                ),
                files,
                ROUNDS,
                edition,
            )
        )
        for first in (True, False)
    )

    rallies = [partial(_rallied, later, who) for who in (0, 1)]
    first, next_ = partial(_fought, charge, True), partial(_fought, later, False)
    turns = (piece for number in range(1, ROUNDS) for piece in (rallies[number % 2], next_))
    ends = followed(opening(charge.duel), (first, *turns), _tally)
    return met(ends, (charging, standing))


def _tally(fight: Fight) -> Tally:
    first, second = fight.parts
    return tally((first.is_gone, second.is_gone), (models(first.body), models(second.body)))


def _rallied(rounds: Rounds, who: int, fight: Fight) -> Step[Fight]:
    return step(rallied(rounds.duel, who, fight), _is_over, _tally)


def _fought(rounds: Rounds, first: bool, fight: Fight) -> Step[Fight]:
    return step(rounds.fought(first, fight).map(bare), _is_over, _tally)


def _is_over(fight: Fight) -> bool:
    return fight.is_over


def _fighters(unit: Profile, number: int, *, first: bool, charges: bool) -> Fighters:
    """A unit in the round of the charge or in a later one: lances, spears and pikes differ."""
    weapon = unit.close_weapons[0]
    arm = wielded(weapon, unit.traits, fresh=first, charges=charges, caught=first and not charges)
    strikes_first, speed = arm.when
    return Fighters(
        models=number,
        attack=unit.as_,
        damage=arm.damage.of(unit.st),
        ws=max(speed, 1),
        toughness=unit.toughness,
        command=unit.cd,
        wounds=unit.w,
        charged=charges,
        weapon_modifier=arm.damage.to_hit,
        penetrating=arm.penetrating,
        first_strike=strikes_first,
        parry=unit.trait("parry"),
        individual=unit.individual,
    )
