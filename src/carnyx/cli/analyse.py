"""`carnyx analyse`: the look back at a battle, in the terminal, as JSON, as one printable page, or only its chart."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from carnyx.cli.games import BadInput
from carnyx.cli.page import Output, format_of, write
from carnyx.cli.past import past_error
from carnyx.cli.question import InUnits, Json, Lang, manner, print_json, whole_number
from carnyx.cli.replay import begun_with, looked_into
from carnyx.core.past import Past
from carnyx.games import GAMES

LEAST, MOST = 0, 5_000
FORMATS = ("text", "html", "svg")


def analyse(
    file: Annotated[Path, Parameter(help="The journal.")],
    *,
    playouts: Annotated[
        int | None,
        Parameter(help=f"How often each choice is tried ({LEAST} to {MOST}).", converter=whole_number),
    ] = None,
    lang: Lang = None,
    units: InUnits = None,
    json: Json = False,
    format: Annotated[
        str | None, Parameter(name="--format", help=f"{', '.join(FORMATS)}; that of the file's name, unless said.")
    ] = None,
    output: Output = None,
) -> None:
    """A look back: chances over time, luck, turning points, the costliest choices, and what each unit earned."""
    shown = manner(lang, units, json)
    wanted = format_of(format, output, "a4", FORMATS, "text")
    journal = looked_into(file)
    if isinstance(journal, Past):
        raise past_error("error-past-back", file, journal)
    game = GAMES[journal.system.id]
    practice = game.practice
    if practice is None:
        raise BadInput("error-no-training", game=game.title)
    budget = practice.playouts if playouts is None else playouts
    if not LEAST <= budget <= MOST:
        raise BadInput("error-range", option="--playouts", low=str(LEAST), high=str(MOST), given=str(budget))
    from carnyx.lookback.analysis import look_back
    from carnyx.lookback.told import told
    from carnyx.words import catalogue

    say = catalogue(shown.language).say
    standing = journal.standing
    found = look_back(game.system, practice, game.telling.events, standing, budget, _tell(say))
    if shown.json:
        print_json(found)
        return
    setup = begun_with(journal)
    titles = tuple(title for force in setup.forces for title in game.lists.army.titles(force, shown.language))
    teller = game.telling.story(setup, shown.language, shown.units_in(setup.edition))
    said = told(found, standing, teller, titles, shown.language, practice.craft.seen)
    if wanted == "svg":
        write(said.chart.encode(), output)
        return
    from carnyx.lookback.page import bars, page
    from carnyx.sheets import plain

    if wanted == "html":
        write(plain.html(page(said), said.chart).encode(), output)
        return
    names = said.sides.rows
    text = plain.text(page(said))
    head, _, rest = text.partition("\n\n")
    write(f"{head}\n\n{bars(found, tuple(row[0] for row in names))}\n{rest}".encode(), output)


def _tell(say: Callable[..., str]) -> Callable[[int, int], None]:
    """Show the progress, if a person watches the terminal."""

    def tell(done: int, every: int) -> None:
        if sys.stderr.isatty():
            end = "\r" if done < every else "\r\x1b[K"
            print(say("back-progress", done=str(done), all=str(every)), end=end, file=sys.stderr, flush=True)

    return tell
