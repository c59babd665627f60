"""The games that have sheets, each imported when a sheet of it is first asked for."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from typing import TypeAlias

from carnyx.core.rule import Rule, RuleId

Chapters: TypeAlias = Mapping[str, tuple[Rule | RuleId, ...]]

ODDS: RuleId = "warriors.odds"
COLUMNS = ("exactly", "or_less", "or_more")  # of a table of dice (warriors.odds)


def chapters(game: str) -> Chapters:
    """The chapters of a game's sheet, each with the rules that open it."""
    found: Chapters = import_module(f"carnyx.games.{game}.show.chapters").CHAPTERS
    return found
