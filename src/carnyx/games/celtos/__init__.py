"""Celtos: a skirmish game of units that alternate, ten-sided dice, panic and rout."""

from carnyx.games.celtos.edition import EDITIONS, Edition
from carnyx.games.celtos.rulebook import REGISTRY

__all__ = ["EDITIONS", "REGISTRY", "Edition"]
