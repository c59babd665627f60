"""A position of Warriors: it brings its battle back, and one that the battle cannot have is refused."""

from __future__ import annotations

import pickle
import re
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from carnyx.core.flow import Choose, begin, sample
from carnyx.core.journal import Journal, read
from carnyx.core.position import BadPosition, at_its_start
from carnyx.games.warriors.play.muster import prepared
from carnyx.games.warriors.play.orders import Dispatches, Send
from carnyx.games.warriors.play.system import SYSTEM
from tests.games.positions import changed, fought, kept, refused, resumed

GAME, SCENARIO = "warriors", "field800"
POSITION = kept(GAME, SCENARIO, 4)
UNITS = POSITION["units"]
BLOCK = next(id for id, unit in enumerate(UNITS) if "block" in unit and unit["block"][4] > 5)
HELD = next(id for id, unit in enumerate(UNITS) if "host" in unit)
FAR = 10**9

# The same with no order on its way and every courier at home: only what a test changes in it is wrong.
QUIET = {
    **POSITION,
    "messages": [],
    "couriers": [{key: value for key, value in rider.items() if key != "place"} for rider in POSITION["couriers"]],
}


def test_it_has_units_places_conditions_and_the_score_and_nothing_sealed() -> None:
    assert {"version", "turn", "score", "units"} <= POSITION.keys()
    assert not {"agenda", "sealed", "losses", "strokes", "reactions"} & POSITION.keys()


@pytest.mark.parametrize("scenario", ["box", "field800", "bridge"])
def test_each_turns_start_is_the_battle_that_was(scenario: str) -> None:
    table = fought(GAME, scenario)
    assert len(table.turns) > 2
    for number, turn in table.turns.items():
        pause = dict(table.standing)[number]
        again = at_its_start(SYSTEM, resumed(GAME, scenario, turn.position))
        (was,) = [record.after for record in pause.trail if record.after.turn > record.before.turn]
        assert again.units == was.units
        assert again.agenda == was.agenda
        assert SYSTEM.stands(again) == SYSTEM.stands(was)
        assert (again.couriers, again.messages, again.contacts) == (was.couriers, was.messages, was.contacts)


@pytest.mark.parametrize(
    ("path", "value", "why"),
    [
        (("turn",), 0, "turn"),
        (("turn",), 99, "turn"),
        (("score",), [1, 2, 3], "score"),
        (("score",), [-1, 2], "score"),
        (("first",), 2, "first"),
        (("zones",), [0, 0], "zones"),
        (("boasts",), [], "boasts"),
        (("boasts",), [["proud", False, False], ["none", False, False]], r"\$"),
        (("omens",), [0], "omens"),
        (("omens",), [0, 5], "omens"),
        (("spoken",), [0, 0], "spoken"),
        (("spoken",), [7], "spoken"),
        (("bereaved",), [FAR], "bereaved"),
        (("daylight",), "night", r"\$"),
        (("units",), [], "units"),
        (("units", BLOCK, "block", 0), -1, "block"),
        (("units", BLOCK, "block", 1), FAR, "block"),
        (("units", BLOCK, "block", 2), 3600, "block"),
        (("units", BLOCK, "block", 3), 0, "block"),
        (("units", BLOCK, "block", 4), 99, "block"),
        (("units", BLOCK, "block", 4), 0, "block"),
        (("units", BLOCK, "block"), [1, 2], r"\$"),
        (("units", BLOCK, "host"), HELD, "block"),
        (("units", BLOCK, "fate"), "killed", "block"),
        (("units", BLOCK, "volleys"), -1, "volleys"),
        (("units", BLOCK, "volleys"), 99, "volleys"),
        (("units", BLOCK, "order"), "dance", r"\$"),
        (("units", HELD, "host"), FAR, "host"),
        (("units", HELD, "host"), -2, "host"),
        (("units", HELD, "host"), HELD, "host"),
        (("units", HELD, "standard"), True, "standard"),
        (("units", HELD, "champion"), True, "champion"),
        (("couriers",), [], "couriers"),
        (("couriers", 0, "place"), [-1, 0], "couriers"),
        (("couriers", 0, "place"), [0, FAR], "couriers"),
        (("couriers", 0, "back"), -1, "couriers"),
        (("couriers", 0), {"place": [1, 1], "lost": True}, "couriers"),
        (("messages",), [{"leader": BLOCK, "unit": BLOCK, "order": "hold"}], "messages"),
        (("messages",), [{"leader": HELD, "unit": FAR, "order": "hold"}], "messages"),
        (("messages",), [{"leader": HELD, "unit": BLOCK, "order": "hold", "courier": FAR}], "messages"),
        (("contacts",), [[BLOCK, BLOCK, 0]], "contacts"),
        (("contacts",), [[BLOCK, FAR, 0]], "contacts"),
        (("contacts",), [[BLOCK, BLOCK + 1, 0]], "contacts"),
        (("sealed",), [], "sealed"),
        (("units", BLOCK, "block"), next(unit["block"] for unit in UNITS[BLOCK + 1 :] if "block" in unit), "block"),
        (("couriers", 0, "place"), [100, 100], "couriers"),
        (("version",), 2, "version"),
    ],
    ids=str,
)
def test_what_the_battle_cannot_have_is_refused(path: tuple[str | int, ...], value: Any, why: str) -> None:
    assert re.search(why, refused(GAME, SCENARIO, changed(QUIET, path, value)))


def test_what_is_not_changed_is_played() -> None:
    assert resumed(GAME, SCENARIO, QUIET).messages == ()


PATHS = [("units", id, name) for id, unit in enumerate(UNITS) for name in (*unit, "condition", "host", "block")]
VALUES = st.none() | st.booleans() | st.integers(-3, 3000) | st.sampled_from(["ok", "shaken", "killed", "attack", ""])


@settings(deadline=None, max_examples=200)
@given(
    st.sampled_from([*PATHS, *((name,) for name in POSITION), ("messages",), ("contacts",), ("boasts",)]),
    st.recursive(VALUES, st.lists, max_leaves=8),
)
def test_whatever_stands_in_a_position_it_is_played_or_refused(path: Any, value: Any) -> None:
    try:
        battle = resumed(GAME, SCENARIO, changed(POSITION, path, value))
    except BadPosition:
        return
    begin(battle)


def test_an_order_from_a_player_in_another_process_is_kept_as_one_that_is_read() -> None:
    """A computer player thinks elsewhere: what he sends back are equal words, but not the same objects."""
    journal, rng, sent = Journal(SYSTEM, prepared("field800")), Random(1), 0
    while journal.pause.battle.turn < 4 and (question := journal.pause.question) is not None:
        answer = sample(question, rng)
        if isinstance(question, Choose) and isinstance(question.options, Dispatches):
            holds = [each for each in question.options.hints() if isinstance(each, Send) and each.order == "hold"]
            if holds:
                answer, sent = pickle.loads(pickle.dumps(holds[0])), sent + 1
        journal.answer(answer)
    assert sent
    assert read(b"".join(journal.lines()), {SYSTEM.id: SYSTEM}).turns == journal.turns
