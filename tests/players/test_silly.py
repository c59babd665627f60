"""No good player makes a move that is in the book of silly moves; `thumb` made each of them."""

from __future__ import annotations

import pytest

from carnyx.core.codec import encode
from carnyx.core.flow import Choose
from carnyx.games import GAMES
from tests.players.silly import Silly, book, positions

PLAYERS = {"celtos": ("level4", "level5"), "warriors": ("level3", "level4", "level5")}
BOOK = [silly for game in PLAYERS for silly in book(game)]
ASKED = [(silly, player) for silly in BOOK for player in PLAYERS[silly.game]]


@pytest.mark.parametrize("silly", BOOK, ids=lambda silly: silly.name)
def test_thumb_makes_the_silly_move(silly: Silly) -> None:
    pause = positions(silly.game, silly.scenario)[silly.decision]
    assert isinstance(pause.question, Choose)
    assert encode(GAMES[silly.game].players["thumb"](0).answer(pause)).decode() == silly.answer


@pytest.mark.parametrize(("silly", "player"), ASKED, ids=lambda each: getattr(each, "name", each))
def test_a_good_player_does_not(silly: Silly, player: str) -> None:
    pause = positions(silly.game, silly.scenario)[silly.decision]
    assert encode(GAMES[silly.game].players[player](1).answer(pause)).decode() != silly.answer, silly.why
