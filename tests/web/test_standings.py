"""Saved battles say how they stand: turn, score, and whether they are over."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from carnyx.web.standings import Standing, standing
from tests.web.browser.asked import asking, finished
from tests.web.tables import housed

FORCES = {"celtos": ["Clann Morna", "Sídh Finnachaid"], "warriors": ["Gashrak’s war band", "The muster of Kharn Gate"]}


@pytest.mark.parametrize(("system", "scenario", "kind"), [("celtos", "demo", "order"), ("warriors", "box", "march")])
def test_a_battle_under_way_says_its_turn_and_the_points_of_each_side(system: str, scenario: str, kind: str) -> None:
    found = standing(asking(system, scenario, kind), "en")
    assert found.phase == "Turn 1"
    assert found.turns > 1
    assert [name for name, _ in found.forces] == FORCES[system]
    assert not found.verdict


def test_a_battle_that_is_over_says_who_has_won() -> None:
    found = standing(finished("celtos", "demo"), "de")
    assert found.verdict
    assert any(points for _, points in found.forces)


def test_the_list_of_saved_battles_asks_for_it(tmp_path: Path) -> None:
    with housed(tmp_path) as house:
        battle = house.begin("celtos", "demo", "person", "person")
        status, body = house.fetch(f"/api/battles/{battle}/standing?lang=en")
        assert status == 200
        assert len(msgspec.json.decode(body, type=Standing).forces) == 2
        assert house.fetch("/api/battles/0123456789abcdef/standing")[0] == 404
