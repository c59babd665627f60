"""A connection: who opens a battle is told how it stands before it goes on, and no question costs the connection."""

from __future__ import annotations

from pathlib import Path

import pytest

from carnyx.web import connection
from carnyx.web.inquiries import Inquiry
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


def test_a_request_that_cannot_be_worked_out_costs_the_asker_the_answer_but_not_the_connection(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with housed(tmp_path) as house:
        battle = house.begin("celtos", "demo", "person", "person")
        with house.browser(battle) as browser:
            browser.standing(1)
            assert browser.ask("card", "card", unit=0)["is"] == "card"
            monkeypatch.setattr(connection, "written_reply", _mistaken)
            found = browser.ask("card", "card", unit=0)
            assert (found["is"], found["what"]) == ("trouble", "lost")
            monkeypatch.undo()
            assert browser.ask("card", "card", unit=0)["is"] == "card"


def _mistaken(inquiry: Inquiry) -> tuple[str, float]:
    raise AssertionError(inquiry.topic)
