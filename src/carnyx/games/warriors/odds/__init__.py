"""The duel calculator for Warriors: situations built by hand, answers in exact fractions."""

from carnyx.games.warriors.odds.combat import CombatOdds, Fighters, combat
from carnyx.games.warriors.odds.results import command, influence, initiative, orders, reform, save
from carnyx.games.warriors.odds.shoot import ShootOdds, shoot

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
