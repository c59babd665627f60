"""`carnyx analyse`: the look back in the terminal, as JSON, as a page and as a chart."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.shell import Shell

BATTLE = "battle celtos --scenario demo --red thumb --blue random --seed 7"
OLD = Path(__file__).parents[1] / "journals" / "celtos-schema3-rules3.jsonl"
FEW = ["--playouts", "20"]


@pytest.fixture
def journal(shell: Shell, tmp_path: Path) -> Path:
    return shell.fights(BATTLE, tmp_path / "battle.jsonl")


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", ("Turning points", "Without luck", "What each unit earned")),
        ("de", ("Wendepunkte", "Ohne Glück", "Was jede Einheit eingebracht hat")),
        ("es", ("Momentos decisivos", "Sin suerte", "Lo que rindió cada unidad")),
    ],
)
def test_it_is_told_in_the_readers_language(shell: Shell, journal: Path, lang: str, words: tuple[str, ...]) -> None:
    said = shell.said(["analyse", str(journal), "--lang", lang, *FEW])
    assert all(word in said for word in words)
    assert "█" in said


def test_json_has_everything_and_is_the_same_each_time(shell: Shell, journal: Path) -> None:
    found = shell.answered(["analyse", str(journal), *FEW])
    assert {"moments", "throws", "turning", "choices", "sides", "units", "factor"} <= found.keys()
    assert found == shell.answered(["analyse", str(journal), *FEW])


def test_a_page_and_a_chart_are_written_to_new_files(shell: Shell, journal: Path, tmp_path: Path) -> None:
    page, chart = tmp_path / "back.html", tmp_path / "back.svg"
    shell.said(["analyse", str(journal), "-o", str(page), *FEW])
    shell.said(["analyse", str(journal), "-o", str(chart), "--playouts", "0"])
    assert page.read_text(encoding="utf-8").count("<svg") == 1
    assert chart.read_text(encoding="utf-8").startswith("<svg")
    assert "back.svg" in shell.refused(["analyse", str(journal), "-o", str(chart), "--playouts", "0"])


def test_what_cannot_be_is_said_in_one_line(shell: Shell, journal: Path) -> None:
    assert "--playouts" in shell.refused(["analyse", str(journal), "--playouts", "9999"])
    assert "--format" in shell.refused(["analyse", str(journal), "--format", "png"])
    assert "earlier rules" in shell.refused(["analyse", str(OLD)])
