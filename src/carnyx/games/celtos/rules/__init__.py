"""What the sheets of Celtos say, as values: editions, tables, checks, situations, and the registry of all rules."""

from carnyx.games.celtos.rules.edition import EDITIONS, Edition
from carnyx.games.celtos.rules.rulebook import REGISTRY

__all__ = ["EDITIONS", "REGISTRY", "Edition"]
