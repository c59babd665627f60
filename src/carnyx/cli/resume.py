"""`carnyx resume`: an unfinished battle goes on where its journal ends; only new lines are added to it."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Annotated

from cyclopts import Parameter

from carnyx.cli.fight import DICE, Seat, Seed, fight, named, seat, seat_names, tell
from carnyx.cli.games import BadInput, unusable
from carnyx.cli.question import Json, Lang, manner
from carnyx.cli.replay import opened
from carnyx.core.seats import COLOURS
from carnyx.games import GAMES


def resume(
    file: Annotated[Path, Parameter(help="The journal of an unfinished battle; new lines are added at its end.")],
    *,
    red: Seat = None,
    blue: Seat = None,
    green: Seat = None,
    yellow: Seat = None,
    seed: Seed = 0,
    dice: Annotated[str, Parameter(help="thrown, or typed: real dice typed in.")] = "thrown",
    lang: Lang = None,
    json: Json = False,
) -> None:
    """An unfinished battle goes on to its end, by the players its journal names unless others are given."""
    shown = manner(lang, None, json)
    named("--dice", dice, DICE)
    table = opened(file)
    seated = COLOURS[: len(table.header.setup["forces"])]
    seats = dict(zip(COLOURS, (red, blue, green, yellow), strict=True))
    names = seat_names(seats, seated, table.header.players)
    if table.pause.question is None:
        raise BadInput("error-journal-over", path=str(file), number=str(len(table.entries)))
    # Dice that have fallen are not thrown again: the seed alone would begin with the faces of the first answers.
    fresh = seed + len(table.entries)
    players = seat(GAMES[table.system.id], names, fresh)
    try:
        # A file may end between an answer and the position of the turn that begins with it: that is written first.
        kept = file.read_bytes().count(b"\n")
        end = file.open("ab")
    except OSError as error:
        raise unusable(file, error) from None
    end.writelines(list(table.lines())[kept:])
    fight(table, players, Random(fresh), typed=dice == "typed", file=end, language=shown.language)
    tell(table, shown)
