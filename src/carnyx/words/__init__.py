"""Words: what a rule, a number, a refusal or a battle says to a player, in three languages."""

from carnyx.words.catalogue import Catalogue, catalogue
from carnyx.words.language import LANGUAGES, Language

__all__ = ["LANGUAGES", "Catalogue", "Language", "catalogue"]
