"""`carnyx resume`: an unfinished battle goes on where its journal ends; only new lines are added to it."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Annotated, Any

from cyclopts import Parameter

from carnyx.cli.fight import DICE, Seat, Seed, fight, named, seat, seat_names, tell
from carnyx.cli.games import BadInput, unusable
from carnyx.cli.past import past_error
from carnyx.cli.question import Json, Lang, manner
from carnyx.cli.replay import looked_into
from carnyx.core.journal import Journal
from carnyx.core.past import Kept, Past
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
    anew: Annotated[
        Path | None,
        Parameter(
            help="For a journal of earlier rules: a new file, in which today's rules play on from its last turn."
        ),
    ] = None,
    lang: Lang = None,
    json: Json = False,
) -> None:
    """An unfinished battle goes on to its end, by the players its journal names unless others are given."""
    shown = manner(lang, None, json)
    named("--dice", dice, DICE)
    kept = looked_into(file)
    seated = COLOURS[: len(kept.header.setup["forces"])]
    seats = dict(zip(COLOURS, (red, blue, green, yellow), strict=True))
    names = seat_names(seats, seated, kept.header.players)
    # Dice that have fallen are not thrown again: the seed alone would begin with the faces of the first answers.
    fresh = seed + len(kept.entries)
    players = seat(GAMES[kept.system.id], names, fresh, shown.language)
    journal = _played_on(kept, file, anew, names)
    target = anew or file
    try:
        # A file may end between an answer and the position of the turn that begins with it: that is written first.
        written = 0 if anew else file.read_bytes().count(b"\n")
        end = target.open("xb" if anew else "ab")
    except OSError as error:
        raise unusable(target, error) from None
    end.writelines(list(journal.lines())[written:])
    fight(journal, players, Random(fresh), typed=dice == "typed", file=end, language=shown.language)
    tell(journal, shown)


def _played_on(kept: Kept, file: Path, anew: Path | None, names: tuple[str, ...]) -> Journal[Any]:
    """The battle that goes on: the one in the file, or by today's rules a new one from its last turn."""
    if isinstance(kept, Past):
        if not kept.moments:
            raise past_error("error-past-nothing", file, kept)
        if anew is None:
            raise past_error("error-past-resume", file, kept)
        return kept.anew(kept.moments[-1], names)
    if anew is not None:
        raise BadInput("error-not-past", path=str(file))
    if kept.pause.question is None:
        raise BadInput("error-journal-over", path=str(file), number=str(len(kept.entries)))
    return kept
