"""The briefing: every scenario has its story, its way to win, its units, and a picture of table and armies."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

from carnyx.games import GAMES
from carnyx.words import LANGUAGES
from tests.web.tables import House, housed

SCENARIOS = [(game.id, name) for game in GAMES.values() for name in game.lists.scenarios.scenarios()]


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with housed(tmp_path_factory.mktemp("briefings")) as running:
        yield running


def told(house: House, path: str) -> Any:
    status, body = house.fetch(f"/api/briefing/{path}")
    assert status == 200
    return json.loads(body)


@pytest.mark.parametrize(("system", "scenario"), SCENARIOS)
def test_a_scenario_tells_its_story_and_how_it_is_won(house: House, system: str, scenario: str) -> None:
    loaded = GAMES[system].lists.scenarios.load(scenario)
    for lang in LANGUAGES:
        found = told(house, f"{system}/{scenario}?lang={lang}")
        assert found["story"]
        assert len(found["won"]) == 1 + len(getattr(loaded, "objectives", ()))
        assert [bool(side["people"] and side["units"]) for side in found["sides"]] == [True] * len(loaded.forces)


def test_the_picture_shows_the_forces_that_are_chosen(house: House) -> None:
    chosen = "lang=en&force=&force=vanir-400"
    _, own = house.fetch("/api/briefing/celtos/demo/picture?lang=en")
    _, other = house.fetch(f"/api/briefing/celtos/demo/picture?{chosen}")
    assert own.startswith(b"<svg")
    assert b"Archers" in own
    assert b"Huscarls" in other
    assert told(house, f"celtos/demo?{chosen}")["sides"][1]["people"] == "Vanir"


@pytest.mark.parametrize("path", ["chess/demo", "celtos/nowhere", "celtos/lesson-first", "celtos/nowhere/picture"])
def test_what_there_is_not_is_not_found(house: House, path: str) -> None:
    assert house.fetch(f"/api/briefing/{path}")[0] == 404


def test_a_battle_opens_with_its_briefing_and_a_lesson_without(house: House) -> None:
    for scenario, has_briefing in (("demo", True), ("lesson-first", False)):
        with house.browser(house.begin("celtos", scenario, "person", "thumb")) as browser:
            opened = browser.until(lambda message: message["is"] == "opened")
            assert (opened.get("briefing") is not None) == has_briefing
