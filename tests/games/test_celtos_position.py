"""A position of Celtos: it brings its battle back, and one that the battle cannot have is refused by what is wrong."""

from __future__ import annotations

import re
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from carnyx.core.flow import begin
from carnyx.core.position import BadPosition, at_its_start
from carnyx.games.celtos.play.system import SYSTEM
from tests.games.positions import changed, fought, kept, refused, resumed

GAME, SCENARIO = "celtos", "demo"
POSITION = kept(GAME, SCENARIO, 3)
LIVING = next(id for id, unit in enumerate(POSITION["units"]) if len(unit.get("wounds", ())) > 1)
FAR = 10**9


def test_it_has_units_places_conditions_and_the_score_and_nothing_else() -> None:
    assert POSITION.keys() <= {"version", "turn", "score", "units", "first", "conceded"}
    assert {name for unit in POSITION["units"] for name in unit} <= {
        "places",
        "wounds",
        "roles",
        "panicked",
        "routed",
        "defends",
        "hurt_by",
    }


@pytest.mark.parametrize("scenario", ["demo", "melee", "raid"])
def test_each_turns_start_is_the_battle_that_was(scenario: str) -> None:
    table = fought(GAME, scenario)
    stood = {number: pause.battle for number, pause in table.standing}
    assert len(table.turns) > 2
    for number, turn in table.turns.items():
        assert at_its_start(SYSTEM, resumed(GAME, scenario, turn.position)) == stood[number]


@pytest.mark.parametrize(
    ("path", "value", "why"),
    [
        (("turn",), 0, "turn"),
        (("turn",), 99, "turn"),
        (("score",), [1], "score"),
        (("score",), [1, -1], "score"),
        (("score",), [1, 10**12], "score"),
        (("first",), 2, "first"),
        (("first",), -1, "first"),
        (("conceded",), [2], "conceded"),
        (("conceded",), [0, 0], "conceded"),
        (("units",), [], "units"),
        (("units", LIVING, "wounds"), [1], "wounds|roles|places"),
        (("units", LIVING, "wounds"), [1] * 99, "wounds"),
        (("units", LIVING, "wounds", 0), 0, "wounds"),
        (("units", LIVING, "wounds", 0), 99, "wounds"),
        (("units", LIVING, "roles"), [], "roles"),
        (("units", LIVING, "roles", 0), "musician", "roles"),
        (("units", LIVING, "roles", 0), "king", r"\$"),
        (("units", LIVING, "places"), [1, 2, 3], "places"),
        (("units", LIVING, "places", 0), -1, "places"),
        (("units", LIVING, "places", 1), FAR, "places"),
        (("units", LIVING, "places", 1), 1.5, r"\$"),
        (("units", LIVING, "routed"), True, "routed"),
        (("units", LIVING, "hurt_by"), 2, "hurt_by"),
        (("units", LIVING, "hurt_by"), -2, "hurt_by"),
        (("units", LIVING, "defends"), [99], "defends"),
        (("units", LIVING, "defends"), [-1], "defends"),
        (("units", LIVING, "kind"), 1, r"\$"),
        (("agenda",), [], "agenda"),
        (("units", LIVING, "places"), [1000, 1000] * len(POSITION["units"][LIVING]["wounds"]), "places"),
        (("version",), 2, "version"),
    ],
    ids=str,
)
def test_what_the_battle_cannot_have_is_refused(path: tuple[str | int, ...], value: Any, why: str) -> None:
    assert re.search(why, refused(GAME, SCENARIO, changed(POSITION, path, value)))


@pytest.mark.parametrize(
    "defends", [True, [1 - LIVING]], ids=["as told before rules version 4", "whom it does not touch"]
)
def test_cover_is_defended_only_against_a_unit_that_is_named_and_touched(defends: Any) -> None:
    battle = resumed(GAME, SCENARIO, changed(POSITION, ("units", LIVING, "defends"), defends))
    assert battle.units[LIVING].defends == ()


PATHS = [("units", id, name) for id, unit in enumerate(POSITION["units"]) for name in (*unit, "panicked", "hurt_by")]


@settings(deadline=None, max_examples=200)
@given(
    st.sampled_from([*PATHS, ("turn",), ("score",), ("first",), ("units",), ("conceded",)]),
    st.recursive(st.none() | st.booleans() | st.integers(-3, 3000) | st.text(max_size=3), st.lists, max_leaves=8),
)
def test_whatever_stands_in_a_position_it_is_played_or_refused(path: Any, value: Any) -> None:
    try:
        battle = resumed(GAME, SCENARIO, changed(POSITION, path, value))
    except BadPosition:
        return
    begin(battle)
