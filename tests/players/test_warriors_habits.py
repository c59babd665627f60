"""Habits bolder than those of `thumb`: who has them sends more units forward at once."""

from __future__ import annotations

from carnyx.core.flow import begin, go_on
from carnyx.games.warriors.play.muster import prepared
from carnyx.games.warriors.play.orders import FirstOrders
from carnyx.games.warriors.play.system import SYSTEM
from carnyx.games.warriors.players.habits import BOLD
from carnyx.games.warriors.players.thumb import ThumbPlayer


def test_who_is_bold_sends_those_forward_whom_thumb_keeps_back() -> None:
    pause = begin(SYSTEM.muster(prepared("box")))
    while not isinstance(getattr(pause.question, "options", None), FirstOrders):
        pause = go_on(pause, ThumbPlayer().answer(pause))
    bold, thumb = ThumbPlayer(BOLD).answer(pause), ThumbPlayer().answer(pause)
    assert bold.count("attack") > thumb.count("attack")
    assert bold.count("oppose") == thumb.count("oppose")
