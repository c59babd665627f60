"""A connection: who opens a battle is told how it stands before it goes on."""

from __future__ import annotations

from pathlib import Path

from tests.web.tables import housed


def test_who_opens_a_battle_of_computers_sees_it_from_its_beginning(tmp_path: Path) -> None:
    with housed(tmp_path) as house:
        battle = house.begin("celtos", "demo", "random", "random")
        with house.browser(battle) as browser:
            browser.standing(1)
            assert browser.state["number"] == 1
            browser.standing(2)
            events = [event for act in browser.state["acts"] for event in act["events"]]
    assert {"is": "turn-began", "turn": 1} in [{name: each.get(name) for name in ("is", "turn")} for each in events]
