"""No level from the fourth upwards makes a move that is in the book of silly moves."""

from __future__ import annotations

import pytest

from carnyx.core.codec import encode
from carnyx.core.flow import Choose
from carnyx.games import GAMES
from tests.players.silly import Silly, book, positions

BOOK = [silly for game in ("celtos",) for silly in book(game)]
PLAYERS = ("level4", "level5")


@pytest.mark.parametrize("silly", BOOK, ids=lambda silly: silly.name)
def test_thumb_makes_the_silly_move(silly: Silly) -> None:
    pause = positions(silly.game, silly.scenario)[silly.decision]
    assert isinstance(pause.question, Choose)
    assert encode(GAMES[silly.game].players["thumb"](0).answer(pause)).decode() == silly.answer


@pytest.mark.parametrize("player", PLAYERS)
@pytest.mark.parametrize("silly", BOOK, ids=lambda silly: silly.name)
def test_a_good_player_does_not(silly: Silly, player: str) -> None:
    pause = positions(silly.game, silly.scenario)[silly.decision]
    assert encode(GAMES[silly.game].players[player](1).answer(pause)).decode() != silly.answer, silly.why
