"""Close combat in Celtos, without a table: both sides' losses, who wins, panic and rout, over one round or several."""

from __future__ import annotations

from fractions import Fraction
from typing import Annotated

from msgspec import Struct

from carnyx.core.check import Check
from carnyx.games.celtos.edition import DEFAULT, Edition
from carnyx.odds.bounds import OutOfBounds, Whole, bounded
from carnyx.odds.celtos.blows import models
from carnyx.odds.celtos.fighters import Arm, Duel, Fighters, Fighting, Speed, Start
from carnyx.odds.celtos.rounds import Fight, Rounds
from carnyx.odds.celtos.shoot import MOST_DICE, Bonus, Stat, Trait, Wounds
from carnyx.odds.mixture import Mixture, TooWide
from carnyx.odds.sampling import PLAYS, Sampling, sampled
from carnyx.odds.spread import Spread


class SideMorale(Struct, frozen=True):
    """The chance that a side must check, ends panicked by it, or routs."""

    check: Fraction
    panic: Fraction
    rout: Fraction


class SideOdds(Struct, frozen=True):
    """What a close combat may do to one side."""

    checks: tuple[Check, ...]
    casualties: Spread
    morale: SideMorale

    @property
    def expected(self) -> Fraction:
        """The casualties to expect."""
        return self.casualties.mean


class AssaultOdds(Struct, frozen=True):
    """What a close combat may do to both sides, who wins its last round, and who holds the field after it."""

    attacker: SideOdds
    defender: SideOdds
    wins: dict[str, Fraction]
    field: dict[str, Fraction]
    sampling: Sampling | None = None


@bounded
def assault(
    *,
    models: Fighting,
    attack: Stat,
    damage: Stat,
    ws: Speed,
    toughness: Stat,
    command: Stat,
    enemy_models: Fighting,
    enemy_attack: Stat,
    enemy_damage: Stat,
    enemy_ws: Speed,
    enemy_toughness: Stat,
    enemy_command: Stat,
    contact: Annotated[int | None, Whole(1, MOST_DICE, "celtos.cc.round")] = None,
    rounds: Annotated[int, Whole(1, 20, "celtos.cc.round")] = 1,
    charged: bool = False,
    panicked: bool = False,
    cover: bool = False,
    wounds: Wounds = 1,
    start: Start = None,
    first_ws: Annotated[int | None, Whole(1, 10, "celtos.cc.order")] = None,
    weapon_modifier: Bonus = 0,
    penetrating: Trait = 0,
    first_strike: bool = False,
    parry: Trait = 0,
    leader: bool = False,
    standard: bool = False,
    musician: bool = False,
    individual: bool = False,
    also: tuple[Arm, ...] = (),
    enemy_charged: bool = False,
    enemy_panicked: bool = False,
    enemy_cover: bool = False,
    enemy_wounds: Wounds = 1,
    enemy_start: Start = None,
    enemy_first_ws: Annotated[int | None, Whole(1, 10, "celtos.cc.order")] = None,
    enemy_weapon_modifier: Bonus = 0,
    enemy_penetrating: Trait = 0,
    enemy_first_strike: bool = False,
    enemy_parry: Trait = 0,
    enemy_leader: bool = False,
    enemy_standard: bool = False,
    enemy_musician: bool = False,
    enemy_individual: bool = False,
    enemy_also: tuple[Arm, ...] = (),
    edition: Edition = DEFAULT,
) -> AssaultOdds:
    """The exact odds of a close combat.

    Every file in contact pairs models as evenly as can be.  The owner of a unit spares its wounded and those with the
    weapons named first.  From the second round on the sides take turns to be the active one, the defender first, and
    a panicked side then tries to rally before blows fall.

    Parameters
    ----------
    models, enemy_models
        Models of the side.
    attack, enemy_attack
        Assault skill (AS).
    damage, enemy_damage
        Damage of the weapon in close combat.
    ws, enemy_ws
        Weapon speed: the higher strikes first.
    toughness, enemy_toughness
        Toughness, shield and mount included.
    command, enemy_command
        Command, for the morale check.
    contact
        Files in contact; as many as the smaller side has models, unless said.
    rounds
        Rounds to fight at most.
    charged, enemy_charged
        The side charged or counter-charged in the first round.
    panicked, enemy_panicked
        The side is panicked.
    cover, enemy_cover
        The side defends cover.
    wounds, enemy_wounds
        Wounds of each model.
    start, enemy_start
        Models (for an individual: wounds) it began the battle with; as many as now, unless said.
    first_ws, enemy_first_ws
        Weapon speed in the first round of the contact, where it differs (a spear).
    weapon_modifier, enemy_weapon_modifier
        The weapon's own to-hit modifier in close combat.
    penetrating, enemy_penetrating
        The trait Penetrating n.
    first_strike, enemy_first_strike
        The trait First Strike.
    parry, enemy_parry
        The trait Parry n: one enemy's dice each round.
    leader, enemy_leader
        The unit's leader lives.
    standard, enemy_standard
        The unit has a standard.
    musician, enemy_musician
        The unit has a musician.
    individual, enemy_individual
        The side is an individual: one model with two dice, counted in wounds.
    also, enemy_also
        More models of the side with another weapon.
    edition
        The edition in force.
    """
    attacker = Fighters(
        (Arm(models, damage, ws, first_ws, weapon_modifier, penetrating, first_strike), *also),
        attack,
        toughness,
        command,
        wounds,
        start,
        parry,
        panicked,
        charged,
        cover,
        leader,
        standard,
        musician,
        individual,
    )
    defender = Fighters(
        (
            Arm(
                enemy_models,
                enemy_damage,
                enemy_ws,
                enemy_first_ws,
                enemy_weapon_modifier,
                enemy_penetrating,
                enemy_first_strike,
            ),
            *enemy_also,
        ),
        enemy_attack,
        enemy_toughness,
        enemy_command,
        enemy_wounds,
        enemy_start,
        enemy_parry,
        enemy_panicked,
        enemy_charged,
        enemy_cover,
        enemy_leader,
        enemy_standard,
        enemy_musician,
        enemy_individual,
    )
    for side, prefix in ((attacker, ""), (defender, "enemy_")):
        if side.individual and side.models != 1:
            raise OutOfBounds(f"{prefix}models", side.models, Whole(1, 1, "celtos.individual"))
        present = side.wounds if side.individual else side.models
        if side.first_size < present:
            raise OutOfBounds(f"{prefix}start", side.first_size, Whole(present, MOST_DICE, "celtos.morale.panic"))
    most = max(attacker.models, defender.models)
    if contact is not None and contact > most:
        raise OutOfBounds("contact", contact, Whole(1, most, "celtos.cc.round"))
    files = contact if contact is not None else min(attacker.models, defender.models)
    return fought(Duel((attacker, defender), files, rounds, edition))


def fought(duel: Duel) -> AssaultOdds:
    """The odds of a duel: exact, or sampled where it is too wide for that."""
    rounds = Rounds(duel)
    try:
        return _summary(duel, rounds.exact(), None)
    except TooWide:
        return _summary(duel, sampled(rounds.played), Sampling(PLAYS))


def _summary(duel: Duel, ends: Mixture[Fight], sampling: Sampling | None) -> AssaultOdds:
    return AssaultOdds(
        _side(duel, ends, 0),
        _side(duel, ends, 1),
        wins={
            name: ends.chance(lambda fight, won=won: fight.won == won)  # type: ignore[misc]
            for name, won in (("attacker", 0), ("defender", 1), ("draw", -1))
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
    checks = []
    for arm in side.arms:
        # a single model is the one that is parried; of several only one is, and the need of the others is shown
        parried = enemy.parry if side.models == 1 else 0
        checks.append(
            duel.to_hit(who, arm, first=True, panicked=side.panicked, enemy_panicked=enemy.panicked, parried=parried)
        )
        checks.append(duel.to_wound(who, arm))
    checks.append(duel.nerve(who, True))
    lost = ends.map(lambda fight: side.models - models(fight.parts[who].body))
    return SideOdds(
        tuple(checks),
        Spread(tuple(lost.weights.get(number, 0) for number in range(side.models + 1)), lost.total),
        SideMorale(
            check=ends.chance(lambda fight: fight.parts[who].checked),
            panic=ends.chance(lambda fight: fight.parts[who].nerve == "shattered"),
            rout=ends.chance(lambda fight: fight.parts[who].nerve == "routed"),
        ),
    )
