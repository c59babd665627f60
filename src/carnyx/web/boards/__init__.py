"""The boards of the games: one for each, chosen by the battle's system."""

from __future__ import annotations

from importlib import import_module
from typing import Any

import msgspec

from carnyx.core.journal import Table
from carnyx.core.length import Units
from carnyx.show.board import Board
from carnyx.words.language import Language


def board(table: Table[Any], lang: Language, units: Units) -> Board:
    """A battle's board in a language."""
    setup = msgspec.convert(table.header.setup, table.system.setup)
    found: Board = import_module(f"carnyx.games.{table.system.id}.show.board").Board(setup, table.system, lang, units)
    return found
