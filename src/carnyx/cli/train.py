"""`carnyx train`: the evaluation of a game, learned anew from battles that computer players fight with one another."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from carnyx.cli.fight import Seed
from carnyx.cli.games import BadInput, game_named, unusable
from carnyx.cli.question import Lang, manner, whole_number

LEAST, MOST = 10, 100_000
BATTLES = 300


def train(
    game: Annotated[str, Parameter(help="celtos or warriors.")],
    /,
    *,
    output: Annotated[Path, Parameter(name=["-o", "--output"], help="The weights: a new file.")],
    battles: Annotated[
        int, Parameter(help=f"How many are fought ({LEAST} to {MOST}).", converter=whole_number)
    ] = BATTLES,
    seed: Seed = 1,
    lang: Lang = None,
) -> None:
    """The evaluation of a game, learned anew: the same seed and as many battles give the same weights."""
    from carnyx.players.search.evaluation import written
    from carnyx.players.search.training import battle_rows, trained
    from carnyx.words import catalogue

    say = catalogue(manner(lang, None, False).language).say
    meant = game_named(game)
    if not LEAST <= battles <= MOST:
        raise BadInput("error-range", option="--battles", low=str(LEAST), high=str(MOST), given=str(battles))
    practice = meant.practice
    if practice is None:
        raise BadInput("error-no-training", game=meant.title)
    try:
        file = output.open("xb")
    except OSError as error:
        raise unusable(output, error) from None
    with file:
        rows = []
        for number in range(battles):
            if sys.stderr.isatty():
                told = say("train-progress", done=str(number), all=str(battles))
                print(told, end="\r", file=sys.stderr, flush=True)
            rows += battle_rows(meant.system, practice, number, seed)
        found = trained(rows, meant.system, practice.craft, f"{battles} battles of noisy players, seed {seed}")
        file.write(written(found.evaluation))
    told = say(
        "train-learned",
        positions=str(found.rows),
        battles=str(battles),
        loss=f"{found.quality.log_loss:.3f}",
        ranked=f"{found.quality.ranked:.3f}",
        hash=found.evaluation.hash,
    )
    sys.stdout.write(told + "\n")
