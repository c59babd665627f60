"""Writes the transcripts anew: one battle of each scenario of each game, fought by thumb players, and its story.

Name a game to write only its own: uv run python -m tests.transcripts.write warriors
"""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

from carnyx.core.flow import Choose
from carnyx.core.journal import Journal
from carnyx.games import SYSTEMS

HERE = Path(__file__).parent
SEED = 7


def fought(game: str, scenario: str) -> tuple[Journal[Any], str]:
    """A battle and its story; in the smallest of a game the armies deploy unit by unit."""
    starter = import_module(f"carnyx.games.{game}.lists.scenarios").STARTER
    muster = import_module(f"carnyx.games.{game}.play.muster")
    setup = muster.prepared(scenario, deploy="turns" if scenario == starter else "auto")
    table = Journal(SYSTEMS[game], setup)
    teller = import_module(f"carnyx.games.{game}.show.story").Storyteller(setup, "en", "in")
    player = import_module(f"carnyx.games.{game}.players").ThumbPlayer()
    dice, lines = Random(SEED), []
    while (question := table.pause.question) is not None:
        answer = player.answer(table.pause) if isinstance(question, Choose) else question.sample(dice)
        table.answer(answer)
        lines += teller.tell(table.pause)
    return table, "".join("  " * line.depth + line.text + "\n" for line in lines)


if __name__ == "__main__":
    for game in sys.argv[1:] or SYSTEMS:
        for name in import_module(f"carnyx.games.{game}.lists.scenarios").scenarios():
            table, story = fought(game, name)
            (HERE / f"{game}-{name}.jsonl").write_bytes(b"".join(table.lines()))
            (HERE / f"{game}-{name}.txt").write_text(story, encoding="utf-8")
