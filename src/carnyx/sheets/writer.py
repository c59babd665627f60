"""Writes the sheet of a game as a page; every word and figure comes from its registry, its words and the edition."""

from __future__ import annotations

from msgspec import Struct

from carnyx.core.length import Units
from carnyx.sheets.book import Book
from carnyx.sheets.page import Page, Section
from carnyx.sheets.parts import Parts, legend
from carnyx.words.explain import Speaker
from carnyx.words.language import Language


def sheet(book: Book, edition: Struct, name: str = "default", language: Language = "en", units: Units = "in") -> Page:
    """The sheet of a game in an edition; what differs from the named edition is marked as a house rule."""
    speaker = Speaker(book.registry, edition, language, units)
    say, named = speaker.words.say, book.editions[name]
    flipped = [each for each in book.registry.settings if getattr(edition, each.name) != getattr(named, each.name)]
    house = [f"{each.name}={getattr(edition, each.name)}" for each in flipped]
    parts = Parts(book, speaker, flipped)
    return Page(
        book.game.capitalize(),
        " · ".join([say("printed-subtitle"), say("printed-edition", edition=name), *house]),
        language,
        tuple(
            Section(say(f"printed-{book.game}-{card.name}"), tuple(parts.blocks(card.parts)), card.page, card.column)
            for card in book.contents.cards
        ),
        legend(speaker),
        (say("printed-search"), say("printed-print")),
        book.contents.widths,
        say("printed-book", command=f"carnyx book {book.game}"),
    )
