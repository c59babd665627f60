"""Warriors, all that a user wants of it in one place: `from carnyx import warriors; warriors.odds.combat(...)`."""

from carnyx.core.edition import house
from carnyx.games.warriors import EDITIONS, REGISTRY, Edition
from carnyx.games.warriors import checks as checks
from carnyx.games.warriors import tables as tables
from carnyx.odds import warriors as odds

__all__ = ["EDITIONS", "REGISTRY", "Edition", "checks", "house", "odds", "tables"]
