"""Celtos, all that a user wants of it in one place: `from carnyx import celtos; celtos.odds.shoot(...)`."""

from carnyx.core.edition import house
from carnyx.games.celtos import odds as odds
from carnyx.games.celtos.rules import EDITIONS, REGISTRY, Edition
from carnyx.games.celtos.rules import checks as checks
from carnyx.games.celtos.rules import tables as tables
from carnyx.games.celtos.rules import weapons as weapons

__all__ = ["EDITIONS", "REGISTRY", "Edition", "checks", "house", "odds", "tables", "weapons"]
