"""Threat, an option of ours: a unit set upon by far greater numbers may lose its order before the first blow."""

from __future__ import annotations

from msgspec import Struct

from carnyx.core.dice import Roll
from carnyx.games.warriors.play.battle import Battle, UnitId, touching
from carnyx.games.warriors.play.contact import rounds, started
from carnyx.games.warriors.play.nerve import disorganised
from carnyx.games.warriors.play.places import places_of, touched
from carnyx.games.warriors.rules.checks import THREAT
from carnyx.games.warriors.rules.figures import THREAT_TIMES
from carnyx.games.warriors.rules.situations import Threat


def worth_in_contact(battle: Battle, unit: int, enemy: int | None = None) -> int:
    """The worth of those of a unit who touch an enemy, or any of them: its figures, and individuals in their places."""
    fighting = [figure for figure, foes in touched(battle, unit).items() if enemy is None or enemy in foes]
    men = [battle.kind(each).worth for each, place in places_of(battle, unit).items() if place in fighting]
    return (len(fighting) - len(men)) * battle.kind(unit).worth + sum(men)


def is_threatened(battle: Battle, unit: int) -> bool:
    """Whether enemies have come upon a unit this turn, and all that touch it are worth twice what it has there."""
    if battle.edition.threat == "off" or battle.kind(unit).is_individual:
        return False
    foes = touching(battle, unit)
    if not any(rounds(battle, unit, foe) == 0 and started(battle, foe, unit) for foe in foes):
        return False
    against = sum(worth_in_contact(battle, foe, unit) for foe in foes)
    return against >= THREAT_TIMES * worth_in_contact(battle, unit)


class Threatened(Struct, frozen=True, tag=True):
    """A unit sees what has come upon it (warriors.combat.contact.threat)."""

    unit: UnitId

    def ask(self, battle: Battle) -> Roll:
        """One die and its quality."""
        return Roll(THREAT(Threat(battle.kind(self.unit).quality, battle.edition)))

    def take(self, battle: Battle, outcome: bool) -> Battle:
        """It stands, or is disorganised before it fights."""
        return battle if outcome else disorganised(battle, self.unit)
