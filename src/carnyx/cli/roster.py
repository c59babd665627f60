"""`carnyx roster`: an army on one page, with boxes to tick."""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter

from carnyx.cli.force import game_of_list
from carnyx.cli.games import chosen
from carnyx.cli.page import Format, OnPaper, Output, format_of, put
from carnyx.cli.question import House, InEdition, InUnits, Lang, manner


def roster(
    file: Annotated[str, Parameter(help="A force list in TOML, or the name of one of ours.")],
    *,
    edition: InEdition = "default",
    house: House = None,
    lang: Lang = None,
    units: InUnits = None,
    format: Format = None,
    output: Output = None,
    paper: OnPaper = "a4",
) -> None:
    """An army on one page: profiles, weapons, boxes to tick, the tables it needs, and what is wrong with the list."""
    shown = manner(lang, units, False)
    wanted = format_of(format, output, paper)
    game = game_of_list(file)
    force = game.lists.army.load(file)
    in_force = chosen(game, edition, house or [])
    from carnyx.sheets.roster import roster as page
    from carnyx.words.explain import Speaker

    speaker = Speaker(game.rules.registry, in_force, shown.language, shown.units_in(in_force))
    put(page(game.sheet, force, speaker), wanted, output, paper)
