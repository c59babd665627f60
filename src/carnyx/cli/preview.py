"""`carnyx preview`: the odds of every order that may be given at a position of a journal."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter

from carnyx.cli.games import BadInput
from carnyx.cli.position import Position, position
from carnyx.cli.question import InUnits, Json, Lang, manner, print_json
from carnyx.core.flow import Choose, Pause
from carnyx.game import Game
from carnyx.odds.document import document


def preview(
    file: Annotated[Path, Parameter(help="The journal.")],
    *,
    at: Annotated[int | None, Parameter(help="The position after so many answers; the last one unless said.")] = None,
    full: Annotated[bool, Parameter(negative="", help="Every need, modifier and distribution.")] = False,
    lang: Lang = None,
    units: InUnits = None,
    json: Json = False,
) -> None:
    """The exact odds of every order that may be given, before it is given."""
    shown = manner(lang, units, json)
    here = position(file, at)
    found = _previews(here.game, here.pause)
    if not any(odds for _, odds in found):
        raise _nothing(here)
    if shown.json:
        print_json([{"answer": answer, "odds": document(odds) if odds else None} for answer, odds in found])
        return
    titles = here.titles(shown.language)
    here.game.telling.foresight.show_previews(here.pause, titles, found, here.report(shown), full)


def _nothing(here: Position) -> BadInput:
    """Why there is nothing to see, and where there is next."""
    for number, pause in enumerate(here.later, here.number + 1):
        if any(odds for _, odds in _previews(here.game, pause)):
            return BadInput("error-no-odds-yet", number=str(here.number), next=str(number))
    return BadInput("error-no-odds", number=str(here.number))


def _previews(game: Game, pause: Pause[Any]) -> list[tuple[Any, Any]]:
    """Every answer worth a look with its odds, if it has any."""
    if not isinstance(pause.question, Choose):
        return []
    return [(answer, game.odds.preview(pause.battle, answer)) for answer in pause.question.options.hints()]
