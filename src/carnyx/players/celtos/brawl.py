"""Brawls: what an assault is worth, by its exact odds; and which of two units had better not meet the other."""

from __future__ import annotations

from functools import lru_cache

from carnyx.games.celtos.battle import Battle, Kind, UnitId
from carnyx.games.celtos.blows import close_weapons
from carnyx.games.celtos.checks import BLOW_DAMAGE, TO_STRIKE, Blow, Wound
from carnyx.games.celtos.edition import Edition
from carnyx.games.celtos.melee import blow_dice
from carnyx.games.celtos.nerve import strength
from carnyx.games.celtos.weapons import Weapon
from carnyx.odds.celtos.preview import assault_odds
from carnyx.odds.spread import Spread
from carnyx.players.celtos.worth import harm, lead, price

_LATER = 2  # rounds that follow a charge before somebody breaks
_PAYS = 20  # points a charge must promise: dice are many, and a unit once engaged stays so
_SAFETY = 0.2  # who leads asks for more, by this share of his lead at the end of the battle
_DESPAIR = 1.5  # who does not lead asks for less, and in the end takes a charge that promises a loss
_ABREAST = 4  # models of a unit that come to blows with another, or with a single man
_REPLY = 0.7  # those who are charged strike back with fewer
_ROUNDS = 1.5
_LOCKED = 0.05  # of a unit's points: being charged at all takes its choices away


def charge_value(battle: Battle, unit: UnitId, target: UnitId) -> float:
    """What an assault wins in points, counting the rounds that will follow the charge."""
    first = round_value(battle, unit, target)
    return first + _LATER * round_value(battle, unit, target, later=True)


def round_value(battle: Battle, unit: UnitId, target: UnitId, *, later: bool = False) -> float:
    """What one round wins in points on average, less what it costs."""
    odds = assault_odds(battle, unit, target, later=later)
    if odds is None:
        return -1.0
    value = 0.0
    for id, side in odds.units.items():
        who = UnitId(id)
        lost = harm(
            battle,
            who,
            _strength_lost(battle, who, side.casualties),
            *map(float, (side.morale.panic, side.morale.rout)),
        )
        value += -lost if who == unit else lost
    return value


def _strength_lost(battle: Battle, unit: UnitId, casualties: Spread) -> Spread:
    """The same losses in what a unit's strength is counted in: an individual who falls has lost all his wounds."""
    if not battle.kind(unit).individual:
        return casualties
    alive, *dead = casualties.counts
    return Spread((alive, *(0,) * (strength(battle, unit) - 1), sum(dead)), casualties.total)


def asked(battle: Battle, player: int) -> float:
    """What a charge must promise before it is ordered: ever more from who is ahead, ever less from who is not."""
    ahead, late = lead(battle, player), battle.turn / battle.field.turns
    return _PAYS + _SAFETY * ahead * late if ahead > 0 else _PAYS * (1 - _DESPAIR * late * late)


def danger(battle: Battle, enemy: UnitId, unit: UnitId) -> float:
    """What it costs a unit to be charged by an enemy, as a player sees it at a glance."""
    return _LOCKED * battle.units[unit].points + gain(battle, enemy, unit)


def gain(battle: Battle, unit: UnitId, enemy: UnitId) -> float:
    """What a charge may win, as a player sees it at a glance; nothing against somebody stronger."""
    return _ROUNDS * max(0.0, blows(battle, unit, enemy, True) - _REPLY * blows(battle, enemy, unit, False))


def blows(battle: Battle, unit: UnitId, enemy: UnitId, charges: bool) -> float:
    """The points a unit takes from an enemy in a round, on average."""
    mine, theirs = battle.units[unit], battle.units[enemy]
    kind, foe = battle.kind(unit), battle.kind(enemy)
    arm = close_weapons(battle, unit)[0]
    wounds = _wounds(kind, foe, arm, charges, mine.panicked, theirs.panicked, battle.edition)
    abreast = min(mine.models, _ABREAST)
    return price(battle, enemy, abreast * wounds / (1 if foe.individual else foe.w)) - price(battle, enemy)


@lru_cache(4096)
def _wounds(
    mine: Kind, theirs: Kind, arm: Weapon, charges: bool, panicked: bool, enemy_panicked: bool, edition: Edition
) -> float:
    """The wounds one model gives in a round, on average."""
    done = arm.close_charging if charges and arm.close_charging is not None else arm.close
    assert done is not None
    blow = Blow(
        mine.attack,
        theirs.attack,
        panicked=panicked,
        charged=charges,
        defends_cover=False,
        enemy_panicked=enemy_panicked,
        weapon=done.to_hit,
        parried=0,
        edition=edition,
    )
    wound = Wound(done.of(mine.st), theirs.toughness, arm.penetrating + mine.trait("penetrating"), edition)
    return blow_dice(mine.individual) * float(TO_STRIKE(blow).chance * BLOW_DAMAGE(wound).chance)
