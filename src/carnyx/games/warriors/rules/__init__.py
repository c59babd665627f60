"""What the sheets of Warriors say, as values: editions, tables, checks, situations, and the registry of all rules."""

from carnyx.games.warriors.rules.edition import EDITIONS, Edition
from carnyx.games.warriors.rules.rulebook import REGISTRY

__all__ = ["EDITIONS", "REGISTRY", "Edition"]
