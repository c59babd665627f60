"""`carnyx odds`: the calculators of every game, and the table of any dice."""

from __future__ import annotations

from typing import Annotated

from cyclopts import App, Parameter

from carnyx.cli.question import Asked, InUnits, Json, Lang, manner, print_json
from carnyx.cli.question import report as empty
from carnyx.core.bounds import Named
from carnyx.games import GAMES

app = App(name="odds", help="Exact odds before you commit.", help_format="plaintext")
for _game in GAMES.values():
    _app = App(name=_game.id, help=f"Exact odds for {_game.title}.", help_format="plaintext")
    for _question in _game.calculators:
        _app.command(f"carnyx.cli.calculator:{_game.id}_{_question}", name=_question)
    app.command(_app)


@app.command
def dice(
    dice: Annotated[
        str, Parameter(help="The dice, as 2d6 or 2d10."), Asked(Named("warriors.odds", ("2d6", "2d10", "…")))
    ],
    *,
    lang: Lang = None,
    units: InUnits = None,
    json: Json = False,
) -> None:
    """The table of any dice: exactly, or less, or more."""
    from carnyx.odds.dice import dice as table
    from carnyx.odds.document import document

    shown = manner(lang, units, json)
    answer = table(dice)
    if shown.json:
        print_json(document(answer))
        return
    from rich.table import Table
    from rich.text import Text

    from carnyx.show.terminal import bar

    game = next(each for each in GAMES.values() if each.sheet.dice)
    report = empty(game, game.rules.editions["default"], shown)
    report.source(game.sheet.dice or "")
    grid = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    for head in ("app-score", "app-result-exactly", "app-result-or-less", "app-result-or-more"):
        grid.add_column(report.say(head), justify="right")
    grid.add_column("")
    most = max(row.exactly for row in answer.rows)
    for row in answer.rows:
        chances = (report.percent(p) for p in (row.exactly, row.or_less, row.or_more))
        grid.add_row(Text(str(row.score), style="bold"), *chances, bar(row.exactly, most))
    report.show(Text(f"{answer.dice}d{answer.sides}", style="bold underline"), grid, report.foot(None))
