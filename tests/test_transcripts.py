"""One readable battle of each scenario, kept: it must replay to the same positions and be told in the same words."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

import msgspec
import pytest

from carnyx.cli.replay import positions
from carnyx.core.journal import load
from carnyx.games import SYSTEMS

HERE = Path(__file__).parent / "transcripts"
KEPT = [(game, name) for game in SYSTEMS for name in import_module(f"carnyx.games.{game}.lists.scenarios").scenarios()]


def test_no_scenario_lacks_a_transcript() -> None:
    assert {path.stem for path in HERE.glob("*.jsonl")} == {f"{game}-{name}" for game, name in KEPT}
    assert {game for game, _ in KEPT} == {"celtos", "warriors"}


@pytest.mark.parametrize(("game", "name"), KEPT)
def test_a_kept_battle_replays_and_is_told_in_the_same_words(game: str, name: str) -> None:
    table = load(HERE / f"{game}-{name}.jsonl", SYSTEMS)
    assert table.pause.question is None
    stood = positions(table)
    setup = msgspec.convert(table.header.setup, table.system.setup)
    teller = import_module(f"carnyx.games.{game}.show.story").Storyteller(setup, "en", "in")
    told = []
    for number in range(len(table.entries)):
        assert stood[number].question is not None
        told += teller.tell(stood[number + 1])
    story = "".join("  " * line.depth + line.text + "\n" for line in told)
    assert story == (HERE / f"{game}-{name}.txt").read_text(encoding="utf-8")
