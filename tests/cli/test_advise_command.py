"""`carnyx advise`: the best plans at a position in words, with chances, errors and reasons, the same each time."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.shell import Shell

BATTLE = "battle celtos --scenario demo --red thumb --blue random --seed 7"
FEW = ["--playouts", "20"]


@pytest.fixture
def journal(shell: Shell, tmp_path: Path) -> Path:
    return shell.fights(BATTLE, tmp_path / "battle.jsonl")


def test_three_plans_are_told_with_their_chances(shell: Shell, journal: Path) -> None:
    said = shell.said(["advise", str(journal), "--at", "2", *FEW])
    assert [line[:3] for line in said.splitlines() if line[:1].isdigit()] == ["1. ", "2. ", "3. "]
    assert said.count("Chance to win") == 3
    assert "±" in said
    assert said == shell.said(["advise", str(journal), "--at", "2", *FEW])


@pytest.mark.parametrize(("lang", "word"), [("de", "Siegchance"), ("es", "Probabilidad de ganar")])
def test_it_speaks_the_readers_language(shell: Shell, journal: Path, lang: str, word: str) -> None:
    assert word in shell.said(["advise", str(journal), "--at", "2", "--lang", lang, *FEW])


def test_json_has_answers_chances_and_reasons(shell: Shell, journal: Path) -> None:
    found = shell.answered(["advise", str(journal), "--at", "2", *FEW])
    chances = [plan["chance"] for plan in found["plans"]]
    assert chances == sorted(chances, reverse=True)
    assert all(0 < chance < 1 for chance in chances)
    assert all(plan["answers"] and len(plan["reasons"]) <= 2 for plan in found["plans"])
    assert isinstance(found["clear"], bool)


def test_where_there_is_nothing_to_choose_the_next_choice_is_named(shell: Shell, journal: Path) -> None:
    assert "after answer 2" in shell.refused(["advise", str(journal), "--at", "0"])
    assert "--playouts" in shell.refused(["advise", str(journal), "--playouts", "1"])
