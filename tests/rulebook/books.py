"""Rulebooks to look at, each written once."""

from __future__ import annotations

from functools import cache

from carnyx.book.print import pdf
from carnyx.book.tree import Rulebook
from carnyx.book.writer import rulebook
from carnyx.core.edition import house
from carnyx.core.length import Units
from carnyx.games import GAMES
from carnyx.words import LANGUAGES, Language

WRITTEN = [(game, language) for game in GAMES for language in LANGUAGES]


@cache
def written(
    game: str, language: Language = "en", units: Units = "in", edition: str = "default", switch: str = ""
) -> Rulebook:
    """The book of a game; switch: a house rule."""
    found = GAMES[game]
    force = found.rules.editions[edition]
    if switch:
        name, _, value = switch.partition("=")
        force = house(force, name, value)
    return rulebook(found.sheet, found.telling, found.book, force, edition, language, units)


@cache
def printed(game: str, language: Language) -> bytes:
    """The book as PDF."""
    return pdf(written(game, language))
