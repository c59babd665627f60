"""`carnyx train`: weights go to a new file, the same for the same seed; what cannot be used is said in a line."""

from __future__ import annotations

from pathlib import Path

import pytest

from carnyx.players.search.evaluation import read
from tests.cli.shell import Shell

TRAIN = ["train", "celtos", "--battles", "10", "--seed", "3"]


def test_the_same_seed_gives_the_same_weights(shell: Shell, tmp_path: Path) -> None:
    from carnyx.games.celtos.play.system import SYSTEM
    from carnyx.games.celtos.players.features import NAMES, VERSION

    files = [tmp_path / "one.json", tmp_path / "other.json"]
    said = {shell.said([*TRAIN, "-o", str(file)]) for file in files}
    assert len(said) == 1
    assert "10 battles" in said.pop()
    assert files[0].read_bytes() == files[1].read_bytes()
    found = read(files[0].read_bytes(), "celtos", SYSTEM.rules_version, VERSION, NAMES)
    assert found.data == "10 battles of noisy players, seed 3"


@pytest.mark.parametrize(
    ("words", "named"),
    [
        (["chess", "-o", "x.json"], ["GAME", "celtos", "chess"]),
        (["celtos", "-o", "x.json", "--battles", "5"], ["--battles", "10"]),
        (["celtos", "-o", "nowhere/x.json"], ["nowhere"]),
    ],
)
def test_what_cannot_be_is_refused_in_a_line(shell: Shell, words: list[str], named: list[str]) -> None:
    line = shell.refused(["train", *words])
    assert all(name in line for name in named)


def test_no_file_is_overwritten(shell: Shell, tmp_path: Path) -> None:
    there = tmp_path / "there.json"
    there.write_bytes(b"mine")
    assert "there.json" in shell.refused([*TRAIN, "-o", str(there)])
    assert there.read_bytes() == b"mine"
