"""Writes the transcripts anew: one battle of each Celtos scenario, fought by thumb players, and its story."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

from carnyx.core.flow import Choose
from carnyx.core.journal import Table
from carnyx.games.celtos.muster import prepared
from carnyx.games.celtos.scenarios import scenarios
from carnyx.players.celtos import ThumbPlayer
from carnyx.systems import SYSTEMS
from carnyx.words.celtos_story import Storyteller

HERE = Path(__file__).parent
SEED = 7


def fought(scenario: str) -> tuple[Table[Any], str]:
    """A battle and its story."""
    setup = prepared(scenario, deploy="turns" if scenario == "demo" else "auto")
    table = Table(SYSTEMS["celtos"], setup)
    teller = Storyteller(setup, "en", "in")
    dice, lines = Random(SEED), []
    while (question := table.pause.question) is not None:
        before = table.pause
        answer = ThumbPlayer().answer(before) if isinstance(question, Choose) else question.sample(dice)
        table.answer(answer)
        lines += teller.tell(before, answer, table.pause)
    return table, "".join("  " * line.depth + line.text + "\n" for line in lines)


if __name__ == "__main__":
    for name in scenarios():
        table, story = fought(name)
        (HERE / f"celtos-{name}.jsonl").write_bytes(b"".join(table.lines()))
        (HERE / f"celtos-{name}.txt").write_text(story, encoding="utf-8")
