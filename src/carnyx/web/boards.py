"""The board of a battle: what its game shows of it in a language."""

from __future__ import annotations

from typing import Any

import msgspec

from carnyx.core.journal import Journal
from carnyx.core.length import Units
from carnyx.games import GAMES
from carnyx.show.board import Board, from_beyond
from carnyx.words.language import Language


def board(journal: Journal[Any], lang: Language, units: Units, turned: bool = False) -> Board:
    """A battle's board in a language; turned: for somebody at the other side of the table."""
    setup = msgspec.convert(journal.header.setup, journal.system.setup)
    found = GAMES[journal.system.id].telling.board(setup, lang, units)
    return from_beyond(found, setup) if turned else found
