"""Rosters: every force of ours on one page, its points right, a box for every wound, and errors printed."""

from __future__ import annotations

from pathlib import Path

import pypdfium2
import pytest

from carnyx.cli import main
from carnyx.games.celtos.lists import army as celtos_army
from carnyx.games.celtos.lists.profiles import profile
from carnyx.games.warriors.lists import army as warriors_army

FORCES = [*celtos_army.forces(), *warriors_army.forces()]


def written(force: str, capsys: pytest.CaptureFixture[str], *options: str) -> str:
    main(["roster", force, "--format", "md", *options])
    return capsys.readouterr().out


@pytest.mark.parametrize("force", FORCES)
def test_a_roster_is_one_page_and_nothing_leaves_it(force: str, tmp_path: Path) -> None:
    main(["roster", force, "--lang", "de", "-o", str(tmp_path / "army.pdf")])
    document = pypdfium2.PdfDocument(tmp_path / "army.pdf")
    assert len(document) == 1
    width, _ = document[0].get_size()
    text = document[0].get_textpage()
    boxes = [text.get_rect(place) for place in range(text.count_rects())]
    assert all(left > 20 and right < width - 20 for left, _, right, _ in boxes)


def test_a_roster_of_celtos_has_a_box_for_every_wound(capsys: pytest.CaptureFixture[str]) -> None:
    force = celtos_army.load("fir_bolg-400")
    wounds = sum(entry.models * profile(entry.unit).w for entry in force.units)
    told = written("fir_bolg-400", capsys)
    assert told.count("□") == wounds
    assert "400 points" in told
    assert "+0 / 6 | +0 / 5 | −1 / 5" in told  # the crossbow at short, medium and long range


def test_a_roster_of_warriors_has_boxes_for_figures_and_volleys(capsys: pytest.CaptureFixture[str]) -> None:
    force = warriors_army.load("orcs-box")
    figures = sum(entry.figures for entry in warriors_army.entries(force))
    told = written("orcs-box", capsys)
    assert told.count("□") >= figures
    assert all(f"| {leader.leadership} | {leader.points()} |" in told for leader in [force.warchief])


def test_lengths_follow_the_units(capsys: pytest.CaptureFixture[str]) -> None:
    assert '9"' in written("barbarians-800", capsys)
    assert "22.9\u202fcm" in written("barbarians-800", capsys, "--units", "cm")


def test_the_errors_of_a_list_are_printed_on_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    bad = tmp_path / "bad.toml"
    bad.write_text(
        'name = "Bad"\npeople = "gael"\nunits = [{unit = "gael.warrior", models = 99}, {unit = "gael.dragon"}]\n',
        encoding="utf-8",
    )
    told = written(str(bad), capsys)
    assert "Not allowed in this list" in told
    assert "99" in told
    assert "gael.dragon" in told.replace("\\", "")


def test_a_roster_follows_the_edition_and_the_house_rules(capsys: pytest.CaptureFixture[str]) -> None:
    plain, housed = written("orcs-800", capsys), written("orcs-800", capsys, "--house", "volleys_bow=9")
    assert housed.count("□") == plain.count("□") + 3
    assert "volleys\\_bow=9" in housed
    assert '10"' in written("orcs-800", capsys, "--house", "move_medium=10")
    assert "lengths=cm" in written("gael-400", capsys, "--edition", "es")


@pytest.mark.parametrize(
    ("lang", "word"), [("en", "Reconstruction"), ("de", "Rekonstruktion"), ("es", "Reconstrucción")]
)
@pytest.mark.parametrize("force", ["gael-400", "orcs-800"])
def test_profiles_of_ours_are_labelled_a_reconstruction(
    force: str, lang: str, word: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert word in written(force, capsys, "--lang", lang)
    main(["roster", force, "--lang", lang, "-o", str(tmp_path / "army.pdf")])
    page = pypdfium2.PdfDocument(tmp_path / "army.pdf")[0]
    assert word in page.get_textpage().get_text_bounded()


def test_an_edition_the_game_does_not_have_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        main(["roster", "orcs-800", "--edition", "es"])
    assert stopped.value.code == 2
    assert "--edition" in capsys.readouterr().err
