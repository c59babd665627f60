"""What a computer player is called: name, playouts, whether it gives up; and which names are the same player."""

from __future__ import annotations

import pickle
from random import Random
from typing import Any

import pytest

from carnyx.core.flow import Choose, Pause, begin, go_on
from carnyx.games import GAMES
from carnyx.players import RandomPlayer
from carnyx.players.calling import MOST, BadCalling, Calling, calling
from carnyx.players.levels import LEVELS
from carnyx.players.player import how_it_came, inner
from carnyx.players.search.player import SearchPlayer
from carnyx.players.seating import alike

CELTOS = GAMES["celtos"]


def at_a_plan() -> Pause[Any]:
    """The first position of the demo battle at which a plan begins."""
    practice, thumb, dice = CELTOS.practice, CELTOS.players["thumb"](0), Random(1)
    assert practice is not None
    pause = begin(CELTOS.system.muster(CELTOS.lists.prepare("demo", (), CELTOS.rules.editions["default"], "auto")))
    while not practice.craft.is_milestone(pause):
        question = pause.question
        assert question is not None
        pause = go_on(pause, thumb.answer(pause) if isinstance(question, Choose) else question.sample(dice))
    return pause


@pytest.mark.parametrize("text", ["thumb", "level5:64", "level5:resigns", "level5:64:resigns"])
def test_a_call_is_read_and_written_the_same(text: str) -> None:
    assert str(CELTOS.called(text)) == text


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("level9", "name"),
        ("", "name"),
        ("level5:", "word"),
        ("level5:many", "word"),
        ("level5:-3", "word"),
        ("level5:٣", "word"),
        ("level5:64:64", "word"),
        ("level5:resigns:64", "word"),
        ("level5:resigns:resigns", "word"),
        ("level5:0", "playouts"),
        (f"level5:{MOST + 1}", "playouts"),
        ("level5:" + "9" * 5000, "playouts"),
        ("thumb:64", "thoughtless"),
    ],
)
def test_nonsense_is_refused_with_its_reason(text: str, why: str) -> None:
    with pytest.raises(BadCalling) as caught:
        CELTOS.called(text)
    assert caught.value.why == why


def test_who_cannot_judge_a_battle_cannot_be_told_to_give_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(CELTOS), "can_give_up", False)
    with pytest.raises(BadCalling) as caught:
        CELTOS.called("thumb:resigns")
    assert caught.value.why == "hopeful"


def test_the_playouts_of_a_level_are_those_of_its_depth_and_can_be_set() -> None:
    player = inner(CELTOS.computer(CELTOS.called("level5"), 1))
    assert isinstance(player, SearchPlayer)
    assert player.depth.budget == CELTOS.budget("level5") > 0
    spent = []
    for text in ("level5:50", "level5"):
        player = inner(CELTOS.computer(CELTOS.called(text), 1))
        assert isinstance(player, SearchPlayer)
        player.answer(at_a_plan())
        spent.append(player.played)
    assert 0 < spent[0] < spent[1]


def test_the_same_call_and_seed_give_the_same_answer() -> None:
    pause = at_a_plan()
    answers = [CELTOS.computer(CELTOS.called("level4:40"), 7).answer(pause) for _ in range(2)]
    assert answers[0] == answers[1]


def test_a_clock_cuts_a_decision_short_and_the_answer_says_so() -> None:
    pause = at_a_plan()
    hurried = CELTOS.computer(CELTOS.called("level5:20000"), 1, seconds=0.0)
    assert hurried.answer(pause) is not None
    assert how_it_came(hurried) == "hurried"
    calm = CELTOS.computer(CELTOS.called("level5:40"), 1, seconds=600.0)
    calm.answer(pause)
    assert how_it_came(calm) == "computer"


def test_no_clock_runs_unless_somebody_wants_one() -> None:
    player = inner(CELTOS.computer(CELTOS.called("level5:resigns"), 1))
    assert isinstance(player, SearchPlayer)
    assert player.depth.seconds is None


@pytest.mark.parametrize("system", GAMES)
def test_names_of_the_same_player_play_the_same_and_others_do_not(system: str) -> None:
    game = GAMES[system]
    for name, first in game.alike.items():
        assert pickle.dumps(game.players[name](5)) == pickle.dumps(game.players[first](5))
    different = [name for name, first in game.alike.items() if name == first]
    assert len({pickle.dumps(game.players[name](5)) for name in different}) == len(different)
    assert {"thumb", "random"} <= set(different)
    assert set(LEVELS) <= set(game.alike)


def test_players_are_the_same_by_what_they_are_made_of() -> None:
    made = {"one": RandomPlayer, "two": RandomPlayer, "three": lambda seed: RandomPlayer(seed + 1)}
    assert alike(made) == {"one": "one", "two": "one", "three": "three"}


def test_a_call_knows_only_the_names_it_is_given() -> None:
    assert calling("a:5", {"a"}) == Calling("a", 5)
    with pytest.raises(BadCalling):
        calling("b", {"a"})
