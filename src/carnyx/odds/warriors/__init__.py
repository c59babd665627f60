"""The duel calculator for Warriors: situations built by hand, answers in exact fractions."""

from carnyx.odds.warriors.combat import CombatOdds, Fighters, combat
from carnyx.odds.warriors.results import command, influence, initiative, orders, reform, save
from carnyx.odds.warriors.shoot import ShootOdds, shoot

__all__ = [
    "CombatOdds",
    "Fighters",
    "ShootOdds",
    "combat",
    "command",
    "influence",
    "initiative",
    "orders",
    "reform",
    "save",
    "shoot",
]
