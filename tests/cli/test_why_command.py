"""`carnyx why`: what a computer player did, beside the next best plans, honestly labelled and the same each time."""

from __future__ import annotations

from pathlib import Path

import pytest

from carnyx.core.journal import load
from carnyx.games import GAMES, SYSTEMS
from tests.cli.shell import Shell

BATTLE = "battle celtos --scenario demo --red thumb --blue level1 --seed 7"
FEW = ["--playouts", "20"]


@pytest.fixture
def journal(shell: Shell, tmp_path: Path) -> Path:
    return shell.fights(BATTLE, tmp_path / "battle.jsonl")


def decision(journal: Path, seat: int) -> int:
    """An answer in the midst of the battle with which a seat began a plan."""
    practice = GAMES["celtos"].practice
    assert practice is not None
    stood = load(journal, SYSTEMS).standing
    found = [
        number
        for (number, _), (_, before) in zip(stood[1:], stood, strict=False)
        if practice.craft.is_milestone(before) and before.question.player == seat  # type: ignore[union-attr]
    ]
    return found[len(found) // 2]


def test_what_was_done_stands_first_with_the_next_best_plans(shell: Shell, journal: Path) -> None:
    said = shell.said(["why", str(journal), "--at", str(decision(journal, 0)), *FEW])
    assert said.count("Chance to win") in (2, 3)
    assert 0 < said.index("Done:") < said.index("Instead:")
    assert "rules of thumb" in said
    assert "afterwards" in said
    assert said == shell.said(["why", str(journal), "--at", str(decision(journal, 0)), *FEW])


def test_a_player_that_tries_plans_is_called_so(shell: Shell, journal: Path) -> None:
    said = shell.said(["why", str(journal), "--at", str(decision(journal, 1)), *FEW])
    assert f"{GAMES['celtos'].budget('level1')} playouts a decision" in said
    assert "nothing out in its head" not in said


def test_what_was_done_is_what_the_journal_says(shell: Shell, journal: Path) -> None:
    at = decision(journal, 0)
    found = shell.answered(["why", str(journal), "--at", str(at), *FEW])
    entries = load(journal, SYSTEMS).entries
    assert found["number"] == at
    assert found["player"] == 0
    assert found["done"]["answers"][0] == entries[at - 1].answer
    assert all(plan["answers"] != found["done"]["answers"] for plan in found["others"])
    assert len(found["done"]["reasons"]) <= 2
    assert found["judged"] in ("clear", "better", "unclear")


def test_unless_said_it_is_about_the_last_decision_that_can_be_compared(shell: Shell, journal: Path) -> None:
    found = shell.answered(["why", str(journal), *FEW])
    assert found["number"] > decision(journal, 0)


@pytest.mark.parametrize(("lang", "word"), [("de", "Stattdessen:"), ("es", "En su lugar:")])
def test_it_speaks_the_readers_language(shell: Shell, journal: Path, lang: str, word: str) -> None:
    assert word in shell.said(["why", str(journal), "--lang", lang, *FEW])


def test_what_cannot_be_told_is_refused_in_one_line(shell: Shell, journal: Path) -> None:
    thrown = next(entry.number for entry in load(journal, SYSTEMS).entries[20:] if entry.how == "thrown")
    assert "not a computer player" in shell.refused(["why", str(journal), "--at", str(thrown), *FEW])
    assert "--playouts" in shell.refused(["why", str(journal), "--playouts", "1"])
    assert "--at" in shell.refused(["why", str(journal), "--at", "100000"])
    unsaid = Path(__file__).parents[1] / "transcripts" / "celtos-demo.jsonl"
    assert "no computer player" in shell.refused(["why", str(unsaid), *FEW])
