"""`carnyx roster`: an army on one page, with boxes to tick."""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter

from carnyx.cli.force import game_of_list
from carnyx.cli.games import editions, part, registry
from carnyx.cli.page import Format, OnPaper, Output, format_of, put
from carnyx.cli.question import InUnits, Lang, manner


def roster(
    file: Annotated[str, Parameter(help="A force list in TOML, or the name of one of ours.")],
    *,
    lang: Lang = None,
    units: InUnits = None,
    format: Format = None,
    output: Output = None,
    paper: OnPaper = "a4",
) -> None:
    """An army on one page: profiles, weapons, traits, points, boxes to tick, and what is wrong with the list."""
    shown = manner(lang, units, False)
    wanted = format_of(format, output, paper)
    game = game_of_list(file)
    force = part(game, "army").load(file)
    from carnyx.sheets import roster as written
    from carnyx.words.explain import Speaker

    edition = editions(game)["default"]
    speaker = Speaker(registry(game), edition, shown.language, shown.units_in(edition))
    page = written.celtos_roster(force, speaker) if game == "celtos" else written.warriors_roster(force, speaker)
    put(page, wanted, output, paper, 1)
