"""`carnyx players`: the computer players of a game, what each is like, and how hard it thinks."""

from __future__ import annotations

import sys
from typing import Annotated

from cyclopts import Parameter

from carnyx.cli.games import game_named
from carnyx.cli.question import Json, Lang, manner, print_json


def players(
    game: Annotated[str, Parameter(help="celtos or warriors.")], /, *, lang: Lang = None, json: Json = False
) -> None:
    """The computer players of a game; those that are one and the same stand on one line."""
    from carnyx.web.setups import computers
    from carnyx.words import catalogue

    shown = manner(lang, None, json)
    meant = game_named(game)
    found = computers(meant, shown.language)
    if shown.json:
        print_json(found)
        return
    say = catalogue(shown.language).say
    rows = [(each.value, str(each.playouts), each.label) for each in found]
    heads = (say("players-name"), say("players-playouts"), say("players-character"))
    wide = [max(len(row[place]) for row in (heads, *rows)) for place in range(2)]
    for name, playouts, label in (heads, *rows):
        sys.stdout.write(f"{name:{wide[0]}}  {playouts:>{wide[1]}}  {label}\n")
    sys.stdout.write(say("players-how") + "\n")
