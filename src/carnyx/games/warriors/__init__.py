"""Warriors: a ten-sided fantasy battle game of orders, bloodlust, boasts and command tests."""

from carnyx.games.warriors.edition import EDITIONS, Edition
from carnyx.games.warriors.rulebook import REGISTRY

__all__ = ["EDITIONS", "REGISTRY", "Edition"]
