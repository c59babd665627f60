"""Giving up: only after two hopeless turns in a row, only where a question allows it, and never unless asked to."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from carnyx.cli.ratings import YARDSTICK, pairs
from carnyx.core.flow import Choose, Pause, begin, go_on
from carnyx.core.lines import HOPELESS
from carnyx.games import GAMES
from carnyx.players.player import how_it_came
from carnyx.players.resigning import ResigningPlayer

SCENARIOS = {"celtos": "demo", "warriors": "box"}
LOST, WON = HOPELESS * 10_000 - 1, HOPELESS * 10_000


class Judge:
    """Judges every position of a turn as it was told to; whatever was not told is won."""

    def __init__(self, craft: Any, *lost: int) -> None:
        self._craft, self._lost = craft, lost

    def seen(self, pause: Pause[Any]) -> Pause[Any]:
        return self._craft.seen(pause)  # type: ignore[no-any-return]

    def value(self, battle: Any, player: int) -> int:
        return LOST if battle.turn in self._lost else WON


def begun(system: str) -> Pause[Any]:
    game = GAMES[system]
    setup = game.lists.prepare(SCENARIOS[system], (), game.rules.editions["default"], "auto")
    return begin(game.system.muster(setup))


def given_up(system: str, *lost: int, until: int = 6) -> int | None:
    """The turn in which who judges so gives up against thumb; none if he has not by then."""
    game, dice = GAMES[system], Random(4)
    practice = game.practice
    assert practice is not None
    thumb = game.players["thumb"]
    player = ResigningPlayer(thumb(0), Judge(practice.craft, *lost), practice.concession)  # type: ignore[arg-type]
    pause = begun(system)
    while (question := pause.question) is not None and pause.battle.turn < until:
        if isinstance(question, Choose):
            who = player if question.player == 0 else thumb(0)
            answer = who.answer(pause)
            if question.player == 0 and how_it_came(player) == "hopeless":
                assert answer == practice.concession
                turn = pause.battle.turn
                end = go_on(pause, answer)
                assert end.question is None
                assert game.system.verdict(end.battle) == 1
                return int(turn)
        else:
            answer = question.sample(dice)
        pause = go_on(pause, answer)
    return None


@pytest.mark.parametrize("system", GAMES)
def test_two_hopeless_turns_in_a_row_are_enough_and_one_is_not(system: str) -> None:
    assert given_up(system, 2, 3) == 3
    assert given_up(system, 2) is None
    assert given_up(system, 2, 4) is None
    assert given_up(system) is None


def test_what_is_taken_back_is_hopeless_no_longer() -> None:
    game = GAMES["celtos"]
    practice = game.practice
    assert practice is not None
    pause, dice, thumb = begun("celtos"), Random(4), game.players["thumb"](0)
    asked: dict[int, Pause[Any]] = {}
    while (question := pause.question) is not None and len(asked) < 3:
        if isinstance(question, Choose) and question.player == 0 and practice.craft.is_milestone(pause):
            asked.setdefault(pause.battle.turn, pause)
        pause = go_on(pause, thumb.answer(pause) if isinstance(question, Choose) else question.sample(dice))
    player = ResigningPlayer(thumb, Judge(practice.craft, 1, 2, 3), practice.concession)  # type: ignore[arg-type]
    early, middle, late = (asked[turn] for turn in sorted(asked))
    assert player.answer(late) != practice.concession  # the first look
    assert player.answer(early) != practice.concession  # two turns were taken back
    assert player.answer(middle) == practice.concession


@pytest.mark.parametrize("system", GAMES)
def test_nobody_gives_up_in_matches_and_ratings_unless_asked(system: str) -> None:
    game = GAMES[system]
    assert not any(isinstance(make(1), ResigningPlayer) for make in game.players.values())
    assert all(":" not in name for pair in pairs(game) for name in (*pair, YARDSTICK))
    assert not isinstance(game.computer(game.called("thumb"), 1), ResigningPlayer)
    assert isinstance(game.computer(game.called("thumb:resigns"), 1), ResigningPlayer)


def test_a_game_whose_players_cannot_concede_offers_it_to_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    game = GAMES["celtos"]
    assert game.practice is not None
    assert game.can_give_up
    monkeypatch.setitem(game.__dict__, "practice", replace(game.practice, concession=None))
    assert not game.can_give_up
