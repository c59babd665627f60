"""`carnyx ratings`: battles of fixed seeds, kept line by line, so that it goes on where it was stopped."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from carnyx.cli import ratings as command
from carnyx.games import GAMES
from carnyx.players.ratings import Result
from tests.cli.shell import Shell


def test_neighbours_meet_and_everybody_meets_the_yardstick() -> None:
    met = command.pairs(GAMES["celtos"])
    assert ("level2", "level1") in met
    assert ("level1", "random") in met
    assert {one for one, other in met if other == "thumb"} == {f"level{n}" for n in range(1, 6)} | {"random"}


def test_it_goes_on_from_what_is_kept(shell: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    fought: list[tuple[str, str, int]] = []

    def battle(game: object, one: str, other: str, number: int) -> Result:
        fought.append((one, other, number))
        return Result(one, other, number, (number + 1) % 3)

    monkeypatch.setattr(command, "_battle", battle)
    kept = tmp_path / "kept.jsonl"
    shell.said(["ratings", "celtos", "--battles", "2", "--keep", str(kept)])
    first = len(fought)
    assert first == 2 * len(command.pairs(GAMES["celtos"]))
    said = shell.said(["ratings", "celtos", "--battles", "3", "--keep", str(kept)])
    assert len(fought) == len(set(fought)) == first * 3 // 2
    assert said.splitlines()[0].split()[0] == "Player"
    found = shell.answered(["ratings", "celtos", "--battles", "3", "--keep", str(kept)])
    assert {each["name"] for each in found} == set(GAMES["celtos"].players)


@pytest.mark.parametrize("game", GAMES)
def test_a_battle_is_the_same_whenever_it_is_fought(game: str) -> None:
    once, again = (command._battle(GAMES[game], "thumb", "random", 1) for _ in range(2))
    assert once == again


def test_a_file_of_something_else_is_refused(shell: Shell, tmp_path: Path) -> None:
    wrong = tmp_path / "wrong.jsonl"
    wrong.write_bytes(msgspec.json.encode({"one": 1}) + b"\n")
    assert "wrong.jsonl" in shell.refused(["ratings", "celtos", "--keep", str(wrong)])
