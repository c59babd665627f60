"""Looking ahead on the command line: the odds of every order at a position, and who threatens a unit."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from carnyx.core.flow import Choose
from carnyx.core.journal import Journal
from carnyx.games import GAMES
from carnyx.games.celtos.play.muster import prepared
from carnyx.players import RandomPlayer
from tests.cli.shell import Shell


@pytest.fixture(scope="module")
def journal(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A battle in which somebody could assault, whatever random players happen to do."""
    path = tmp_path_factory.mktemp("kept") / "battle.jsonl"
    path.write_bytes(b"".join(next(table for seed in range(50) if (table := _fought(seed)) is not None).lines()))
    return path


def _fought(seed: int) -> Journal[Any] | None:
    """A battle of random players, if one of them was ever asked for an order that could be an assault with odds."""
    preview = GAMES["celtos"].odds.preview
    table, dice, found = Journal(GAMES["celtos"].system, prepared("demo")), Random(seed), False
    players = [RandomPlayer(2 * seed + 1), RandomPlayer(2 * seed + 2)]
    while (question := table.pause.question) is not None:
        if isinstance(question, Choose):
            hints = question.options.hints() if not found else ()
            found = found or any(
                getattr(each, "name", "") == "assault" and preview(table.pause.battle, each) for each in hints
            )
            table.answer(players[question.player].answer(table.pause))
        else:
            table.answer(question.sample(dice))
    return table if found else None


def first(journal: Path, name: str, shell: Shell) -> int:
    """After how many answers an order of that name can be previewed for the first time."""
    at = 0
    while True:
        out, line = shell.told(f"preview {journal} --at {at} --json", None)
        if line:
            at = int(line.rpartition("--at ")[2].strip(" .\n"))
            continue
        if any(order["answer"][0] == name and order["odds"] for order in json.loads(out)):
            return at
        at += 1


@pytest.mark.parametrize(("language", "shoot"), [("en", "Shoot: "), ("de", "Schießen: "), ("es", "Disparo: ")])
def test_the_odds_of_every_order_are_told(journal: Path, language: str, shoot: str, shell: Shell) -> None:
    at = first(journal, "shoot", shell)
    table = shell.said(f"preview {journal} --at {at} --lang {language}")
    full = shell.said(f"preview {journal} --at {at} --lang {language} --full")
    assert shoot in table
    assert "celtos.shoot.hit" not in table
    assert "celtos.shoot.hit" in full


def test_an_assault_is_told_for_both_sides(journal: Path, shell: Shell) -> None:
    at = first(journal, "assault", shell)
    orders = shell.answered(f"preview {journal} --at {at}")
    (odds,) = (order["odds"] for order in orders if order["answer"][0] == "assault" and order["odds"])
    assert len(odds["units"]) >= 2
    assert set(odds["winner"]) == {"attacker", "defender", "draw"}
    for side in odds["units"].values():
        assert sum(each["p"] for each in side["casualties"]) == pytest.approx(1)
        assert {"rule", "need", "chance", "applied"} <= set(side["checks"][0])
    assert "celtos.cc.hit" in shell.said(f"preview {journal} --at {at} --full")


def test_where_there_is_nothing_to_preview_the_next_place_is_named(journal: Path, shell: Shell) -> None:
    line = shell.refused(f"preview {journal} --at 0")
    at = int(line.rpartition("--at ")[2].strip(" .\n"))
    assert shell.answered(f"preview {journal} --at {at}")
    assert "Antwort" in shell.refused(f"preview {journal} --lang de")  # the battle is over


@pytest.mark.parametrize(("language", "head"), [("en", "Shoots"), ("de", "Schießt"), ("es", "Dispara")])
def test_who_threatens_a_unit_is_told(journal: Path, language: str, head: str, shell: Shell) -> None:
    told = shell.said(f"threats {journal} --at {first(journal, 'shoot', shell)} --unit archers --lang {language}")
    assert head in told
    assert '36"' in told


def test_threats_as_json_are_those_of_the_system(journal: Path, shell: Shell) -> None:
    at = first(journal, "shoot", shell)
    found = shell.answered(f"threats {journal} --at {at} --unit archers")
    assert [ring["name"] for ring in found["rings"]][:2] == ["move", "rush"]
    assert {threat["enemy"] for threat in found["threats"]} <= {0, 1, 2, 3}
    active = shell.answered(f"threats {journal} --at {at}")
    assert active["unit"] in range(7)


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ("--at 9999 --unit archers", ["--at", "9999"]),
        ("--at 5 --unit nobody", ["nobody", "blue:Archers"]),
        ("--at 5 --unit blue:archer", ["blue:Archers"]),
        ("--at 5 --unit retainers", ["red:Retainers, blue:Retainers"]),
        ("--at 0", ["--unit"]),
    ],
)
def test_bad_input_gets_one_clear_line(journal: Path, options: str, words: list[str], shell: Shell) -> None:
    line = shell.refused(f"threats {journal} {options}")
    assert [word for word in words if word not in line] == []


def test_a_unit_is_known_by_its_name_in_any_language(journal: Path, shell: Shell) -> None:
    names = ("archers", "Bogenschützen", "blue:Arqueros")
    found = [shell.answered(f"threats {journal} --at 20 --unit {name}")["unit"] for name in names]
    assert found == [5, 5, 5]
