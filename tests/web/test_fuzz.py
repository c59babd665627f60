"""Anything at all said at any question: it is answered, the line holds, and the battle stands as it stood."""

from __future__ import annotations

import json
from functools import cache
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from carnyx.core.flow import Choose, Pause, play, understand
from carnyx.core.journal import Journal
from carnyx.core.rule import Refusal, Refused
from carnyx.games import SYSTEMS
from carnyx.players import RandomPlayer
from carnyx.web import wire
from carnyx.web.match import Match
from carnyx.web.storage import Storage
from carnyx.web.viewer import Viewer
from tests.web.tables import housed

BATTLES = (
    ("celtos", "demo", "auto"),
    ("celtos", "raid", "turns"),
    ("warriors", "box", "auto"),
    ("warriors", "box", "turns"),
)


@cache
def asked(system: str, scenario: str, deploy: str) -> tuple[tuple[Journal[Any], int], ...]:
    """A battle, and the first question of each kind that comes up in it: how many entries come before."""
    muster: Any = import_module(f"carnyx.games.{system}.play.muster")
    table, player, dice = Journal(SYSTEMS[system], muster.prepared(scenario, deploy=deploy)), RandomPlayer(4), Random(4)
    met: dict[tuple[type, type], int] = {}
    while (question := table.pause.question) is not None:
        if isinstance(question, Choose):
            met.setdefault((type(table.pause.battle.agenda[-1]), type(question.options)), len(table.entries))
            table.answer(player.answer(table.pause))
        else:
            table.answer(question.sample(dice))
    return tuple((table, entries) for entries in met.values())


def place_at(table: Journal[Any], entries: int) -> Viewer:
    """Somebody at both seats of the battle as it stood after so many entries."""
    again = Journal(table.system, msgspec.convert(table.header.setup, table.system.setup))
    for entry in table.entries[:entries]:
        again.answer(entry.answer)
    return Viewer(Match("fuzz", "fuzz", again, ["person", "person"], {}, Storage(":memory:")))


@cache
def places(battle: tuple[str, str, str]) -> tuple[Viewer, ...]:
    return tuple(place_at(table, entries) for table, entries in asked(*battle))


_plain = st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20)
_anything = st.recursive(
    _plain, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4)
)
NOW = -77  # stands for the number of the question that waits
_now = st.just(NOW)
_number = st.integers(-1, 16) | st.integers()
_place = st.integers(-5_000, 30_000) | st.integers()
_gesture = st.fixed_dictionaries(
    {
        "kind": st.sampled_from(
            ("march", "grip", "wheel", "turn", "nudge", "place", "walk", "ride", "deed", "drag", "form", "model")
        )
        | st.text(),
        "unit": _number,
        "x": _place,
        "y": _place,
    },
    optional={
        "angle": _place,
        "files": _number,
        "plan": st.lists(st.tuples(st.sampled_from(("advance", "wheel", "turn")), _place), max_size=3),
        "model": _number,
        "grip": st.sampled_from(("left", "right", "ahead", "turn", "width")) | st.text(),
        "start": st.tuples(_place, _place),
        "form": st.sampled_from(("close", "line", "column", "towards")) | st.text(),
        "hand": st.none() | st.tuples(_place, _place),
    },
)
_question = st.one_of(
    st.fixed_dictionaries(
        {"is": st.sampled_from(("preview", "glance")), "number": _now | _number, "answer": _anything}
    ),
    st.fixed_dictionaries({"is": st.just("probe"), "number": _now, "gesture": _gesture}),
    st.fixed_dictionaries({"is": st.just("probe"), "number": _now, "gesture": st.dictionaries(st.text(), _plain)}),
    st.fixed_dictionaries({"is": st.sampled_from(("card", "dangers")), "unit": _number}),
)
_message = st.one_of(
    _question,
    st.fixed_dictionaries({"is": st.just("answer"), "number": _number, "answer": _anything}),
    st.fixed_dictionaries({"is": st.just("typed"), "number": _now | _number, "rows": st.lists(st.text(), max_size=3)}),
    st.fixed_dictionaries({"is": st.just("undo"), "number": _number, "consent": st.booleans()}),
    st.fixed_dictionaries({"is": st.sampled_from(("sit", "speak", "dice")) | st.text()}, optional={"seat": _anything}),
    _anything,
)


def raw(message: Any, number: int) -> str:
    return json.dumps(message).replace(str(NOW), str(number))


@pytest.mark.parametrize("battle", BATTLES, ids="-".join)
@settings(max_examples=300, deadline=None, derandomize=True)
@given(data=st.data())
def test_whatever_is_asked_at_any_question_is_answered(battle: tuple[str, str, str], data: st.DataObject) -> None:
    place = data.draw(st.sampled_from(places(battle)))
    message = data.draw(_question)
    before = place.match.pause
    reply = place.hear(raw(message, place.match.number))
    assert isinstance(reply, wire.ToBrowser)
    assert wire.written(reply)
    assert place.match.pause is before


@st.composite
def spoilt(draw: st.DrawFn, answer: Any) -> Any:
    """An answer with one of its parts, or the whole of it, made into something else."""
    if isinstance(answer, list) and answer and draw(st.booleans()):
        place = draw(st.integers(0, len(answer) - 1))
        return [*answer[:place], draw(spoilt(answer[place])), *answer[place + 1 :]]
    if isinstance(answer, dict) and answer and draw(st.booleans()):
        name = draw(st.sampled_from(sorted(answer)))
        return {**answer, name: draw(spoilt(answer[name]))}
    if isinstance(answer, int) and draw(st.booleans()):
        return answer + draw(_place)
    return draw(_anything | _place | st.lists(_place, max_size=3))


def refused(pause: Pause[Any], answer: Any) -> Refusal | None:
    """Play the answer: why it cannot be, or nothing."""
    assert pause.question is not None
    try:
        play(pause.battle, understand(pause.question, answer))
    except Refused as error:
        return error.refusal
    return None


@pytest.mark.parametrize("battle", BATTLES, ids="-".join)
@settings(max_examples=300, deadline=None, derandomize=True)
@given(data=st.data())
def test_an_answer_is_taken_or_refused_by_a_rule(battle: tuple[str, str, str], data: st.DataObject) -> None:
    place = data.draw(st.sampled_from(places(battle)))
    pause: Pause[Any] = place.match.pause
    assert isinstance(pause.question, Choose)
    good = json.loads(msgspec.json.encode(pause.question.options.sample(Random(data.draw(st.integers(0, 9))))))
    answer = data.draw(spoilt(good))
    refusal = refused(pause, answer)
    assert refusal is None or place.board.reason(refusal).text


@settings(max_examples=60, deadline=None, derandomize=True)
@given(messages=st.lists(_message.map(json.dumps) | st.binary(max_size=40) | st.text(max_size=40), max_size=8))
def said(messages: list[str | bytes], browser: Any) -> None:
    before = browser.house.journal(browser.battle)
    for message in messages:
        browser.line.send(message)
    browser.rest()
    assert browser.house.journal(browser.battle) == before


@pytest.mark.parametrize("battle", [("celtos", "demo"), ("warriors", "box")], ids="-".join)
def test_whatever_is_said_the_line_holds_and_the_battle_stands(battle: tuple[str, str], tmp_path: Path) -> None:
    with housed(tmp_path) as house, house.browser(house.begin(*battle, "person", "person")) as browser:
        browser.until(lambda message: message["is"] == "state" and "question" in message)
        said(browser=browser)  # type: ignore[call-arg]
