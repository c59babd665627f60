"""Celtos, all that a user wants of it in one place: `from carnyx import celtos; celtos.odds.shoot(...)`."""

from carnyx.core.edition import house
from carnyx.games.celtos import EDITIONS, REGISTRY, Edition
from carnyx.games.celtos import checks as checks
from carnyx.games.celtos import tables as tables
from carnyx.games.celtos import weapons as weapons
from carnyx.odds import celtos as odds

__all__ = ["EDITIONS", "REGISTRY", "Edition", "checks", "house", "odds", "tables", "weapons"]
