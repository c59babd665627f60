"""Words: what a rule, a number, a refusal or a battle says to a player, in every language there is a folder for."""

from carnyx.words.catalogue import Catalogue, catalogue
from carnyx.words.language import LANGUAGES, Language, languages

__all__ = ["LANGUAGES", "Catalogue", "Language", "catalogue", "languages"]
