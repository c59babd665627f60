"""The duel calculator for Celtos: situations built by hand, answers in exact fractions."""

from carnyx.games.celtos.odds.assault import AssaultOdds, assault
from carnyx.games.celtos.odds.fighters import Arm, Fighters
from carnyx.games.celtos.odds.shoot import Shooters, ShootOdds, shoot
from carnyx.games.celtos.odds.single import rally, test
from carnyx.odds.answer import CheckOdds

__all__ = ["Arm", "AssaultOdds", "CheckOdds", "Fighters", "ShootOdds", "Shooters", "assault", "rally", "shoot", "test"]
