"""Warriors, all that a user wants of it in one place: `from carnyx import warriors; warriors.odds.combat(...)`."""

from carnyx.core.edition import house
from carnyx.games.warriors import odds as odds
from carnyx.games.warriors.rules import EDITIONS, REGISTRY, Edition
from carnyx.games.warriors.rules import checks as checks
from carnyx.games.warriors.rules import situations as situations
from carnyx.games.warriors.rules import tables as tables

__all__ = ["EDITIONS", "REGISTRY", "Edition", "checks", "house", "odds", "situations", "tables"]
