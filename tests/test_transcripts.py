"""One readable battle of each scenario, kept: it must replay to the same positions and be told in the same words."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from carnyx.cli.replay import positions
from carnyx.core.flow import understand
from carnyx.core.journal import load
from carnyx.games.celtos.muster import Setup
from carnyx.games.celtos.scenarios import scenarios
from carnyx.systems import SYSTEMS
from carnyx.words.celtos_story import Storyteller

HERE = Path(__file__).parent / "transcripts"


def test_no_scenario_lacks_a_transcript() -> None:
    assert {path.stem for path in HERE.glob("*.jsonl")} == {f"celtos-{name}" for name in scenarios()}


@pytest.mark.parametrize("name", scenarios())
def test_a_kept_battle_replays_and_is_told_in_the_same_words(name: str) -> None:
    table = load(HERE / f"celtos-{name}.jsonl", SYSTEMS)
    assert table.pause.question is None
    stood = positions(table)
    teller = Storyteller(msgspec.convert(table.header.setup, Setup), "en", "in")
    told = []
    for number, entry in enumerate(table.entries):
        before, after = stood[number], stood[number + 1]
        assert before.question is not None
        told += teller.tell(before, understand(before.question, entry.answer), after)
    story = "".join("  " * line.depth + line.text + "\n" for line in told)
    assert story == (HERE / f"celtos-{name}.txt").read_text(encoding="utf-8")
