"""`carnyx threats`: who can harm a unit before it acts again, how, and with what odds."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter

from carnyx.cli.position import position
from carnyx.cli.question import InUnits, Json, Lang, manner, print_json
from carnyx.odds.document import document


def threats(
    file: Annotated[Path, Parameter(help="The journal.")],
    *,
    at: Annotated[int | None, Parameter(help="The position after so many answers; the last one unless said.")] = None,
    unit: Annotated[str | None, Parameter(help="The unit's name, or COLOUR:NAME; the active one unless said.")] = None,
    lang: Lang = None,
    units: InUnits = None,
    json: Json = False,
) -> None:
    """Who can harm a unit before it acts again, and how far the unit itself reaches."""
    shown = manner(lang, units, json)
    here = position(file, at)
    found: Any = here.game.odds.threats(here.pause.battle, here.active() if unit is None else here.unit(unit))
    if shown.json:
        print_json(document(found))
    else:
        titles = here.titles(shown.language)
        here.game.telling.foresight.show_threats(here.pause, titles, found, here.report(shown))
