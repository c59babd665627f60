"""`carnyx matchup`: units by id or name, a table, JSON, and a chart that looks the same each time."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from carnyx.show.drawing import heatmap
from carnyx.show.drawing.heatmap import STEPS, Heat, Map, Square, picture
from tests.cli.shell import Shell

FEW = ["celtos", "gael.champion", "gael.druid", "--points", "30"]


def test_the_table_has_each_unit_against_each(shell: Shell) -> None:
    said = shell.said(["matchup", *FEW])
    assert "Champion (1)" in said
    assert "Druid (1)" in said
    assert "30 points a side" in said
    assert len(re.findall(r"\d+%", said)) == 2 + 4


def test_json_has_every_meeting(shell: Shell) -> None:
    found = shell.answered(["matchup", *FEW])
    meetings = found["meetings"]
    assert isinstance(meetings, list)
    assert [(each["attacker"], each["attacked"]) for each in meetings] == [
        (one, other) for one in ("gael.champion", "gael.druid") for other in ("gael.champion", "gael.druid")
    ]
    assert all(
        0.99999 < sum(each[name] for name in ("win", "lose", "draw", "undecided")) < 1.00001 for each in meetings
    )


def test_a_house_rule_changes_the_odds(shell: Shell) -> None:
    plain = shell.answered(["matchup", *FEW])["meetings"]
    assert shell.answered(["matchup", *FEW, "--house", "naturals=shooting"])["meetings"] != plain


@pytest.mark.parametrize("word", ["gael.druid", "DRUID", "Druide", "druida", "Gael.Druid"])
def test_a_unit_goes_by_its_id_and_by_its_name_in_any_language(word: str, shell: Shell) -> None:
    units = shell.answered(["matchup", "celtos", word, "--points", "10"])["units"]
    assert isinstance(units, list)
    assert [each["id"] for each in units] == ["gael.druid"]


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["celtos", "gael.drood"], "gael.druid"),
        (["celtos", "retainers"], "gael.retainer, sidhe.retainer"),
        (["warriors", "xyzzy"], "orcs.warriors"),
        (["celtos", "druid", "gael.druid"], "named twice"),
        (["chess"], "celtos, warriors"),
        (["celtos", "druid", "--points", "5"], "10 to 300"),
        (["celtos", "druid", "--lang", "fr"], "--lang"),
        (["celtos", "druid", "-o", "chart.pdf"], ".svg, .png, .html"),
        (["celtos", "druid", "--house", "naturals=never"], "naturals"),
    ],
)
def test_what_cannot_be_compared_gets_one_clear_line(arguments: list[str], words: str, shell: Shell) -> None:
    assert words in shell.refused(["matchup", *arguments])


def test_a_chart_is_the_same_each_time_and_overwrites_nothing(tmp_path: Path, shell: Shell) -> None:
    for name in ("one.svg", "two.svg"):
        assert shell.said(["matchup", *FEW, "-o", str(tmp_path / name), "--lang", "de"]) == ""
    first, second = (tmp_path / name for name in ("one.svg", "two.svg"))
    assert first.read_bytes() == second.read_bytes()
    drawn = first.read_text(encoding="utf-8")
    assert "Wer schlägt wen in Celtos" in drawn
    assert "Chance zu siegen minus Chance zu verlieren" in drawn
    assert str(first) in shell.refused(["matchup", *FEW, "-o", str(first)])


def test_whoever_lacks_the_package_is_told_what_to_install(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, shell: Shell
) -> None:
    monkeypatch.setattr(heatmap, "with_charts", lambda: False)
    assert 'pip install "carnyx[charts]"' in shell.refused(["matchup", *FEW, "-o", str(tmp_path / "chart.png")])


def heat(number: int) -> Heat:
    names = tuple(f"Unit {place}" for place in range(number))
    squares = tuple(
        Square(one, other, (place - across) / number, "50%", f"{one} → {other}")
        for place, one in enumerate(names)
        for across, other in enumerate(names)
    )
    legend = tuple(f"{step:+.0%}" for step in STEPS)
    return Heat(
        "Title", ("A note.",), names, ("attacks", "is attacked"), legend, (Map("Left", squares), Map("Right", squares))
    )


def test_a_page_needs_nothing_from_elsewhere() -> None:
    page = picture(heat(2), "html").decode()
    assert "Unit 1" in page
    assert not re.search(r"<(?:script|link)[^>]+(?:src|href)=", page)


def test_a_picture_is_a_png() -> None:
    assert picture(heat(2), "png").startswith(b"\x89PNG\r\n\x1a\n")


@pytest.mark.parametrize(("number", "figures"), [(20, True), (47, False)])
def test_many_units_still_have_their_names_and_fit_a_screen(number: int, figures: bool) -> None:
    drawn = picture(heat(number), "svg").decode()
    assert f"Unit {number - 1}" in drawn
    assert (">50%<" in drawn) is figures
    size = re.search(r'width="(\d+)', drawn)
    assert size is not None
    assert int(size[1]) < 2600


def test_the_scale_is_even_in_the_middle() -> None:
    colour = heatmap.chart(heat(2))["hconcat"][0]["layer"][0]["encoding"]["color"]["scale"]
    middle = colour["domain"].index(0.0)
    assert colour["range"][middle] == heatmap.EVEN
    assert colour["domain"] == sorted(colour["domain"])
    assert [-step for step in reversed(colour["domain"])] == colour["domain"]
