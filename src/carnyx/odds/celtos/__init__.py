"""The duel calculator for Celtos: situations built by hand, answers in exact fractions."""

from carnyx.odds.answer import CheckOdds
from carnyx.odds.celtos.assault import AssaultOdds, assault
from carnyx.odds.celtos.fighters import Arm, Fighters
from carnyx.odds.celtos.shoot import Shooters, ShootOdds, shoot
from carnyx.odds.celtos.single import rally, test

__all__ = ["Arm", "AssaultOdds", "CheckOdds", "Fighters", "ShootOdds", "Shooters", "assault", "rally", "shoot", "test"]
