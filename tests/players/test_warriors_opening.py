"""Bolder habits than those of `thumb`, and first orders that are chosen by playing battles out."""

from __future__ import annotations

from random import Random

from carnyx.core.flow import Choose, Pause, begin, go_on
from carnyx.games.warriors.play.battle import Battle
from carnyx.games.warriors.play.muster import prepared
from carnyx.games.warriors.play.orders import FirstOrders
from carnyx.games.warriors.play.system import SYSTEM
from carnyx.games.warriors.players.habits import BOLD
from carnyx.games.warriors.players.opening import OpeningCraft
from carnyx.games.warriors.players.thumb import ThumbPlayer
from carnyx.players import fought
from carnyx.players.search.evaluation import MILLION
from carnyx.players.search.player import Depth, SearchPlayer

RULES = ThumbPlayer(BOLD)
CRAFT = OpeningCraft(RULES)


def first_orders() -> Pause[Battle]:
    """A battle in which the first side is asked for its first orders."""
    pause = begin(SYSTEM.muster(prepared("box")))
    while not isinstance(getattr(pause.question, "options", None), FirstOrders):
        pause = go_on(pause, RULES.answer(pause))
    return pause


def test_who_is_bold_sends_those_forward_whom_thumb_keeps_back() -> None:
    pause = first_orders()
    bold, thumb = RULES.answer(pause), ThumbPlayer().answer(pause)
    assert bold.count("attack") > thumb.count("attack")
    assert bold.count("oppose") == thumb.count("oppose")


def test_only_first_orders_are_searched() -> None:
    pause = first_orders()
    assert len(CRAFT.plans(pause)) > 2
    while isinstance(getattr(pause.question, "options", None), FirstOrders):
        pause = go_on(pause, RULES.answer(pause))
    seen, dice = 0, Random(3)
    while seen < 20:
        question = pause.question
        assert question is not None
        if isinstance(question, Choose):
            assert CRAFT.plans(pause) == ()
            seen += 1
        pause = go_on(pause, RULES.answer(pause) if isinstance(question, Choose) else question.sample(dice))


def test_what_one_side_wins_the_other_loses() -> None:
    for seed in range(3):
        end = fought(SYSTEM.muster(prepared("box")), [RULES, ThumbPlayer()], Random(seed)).battle
        values = [CRAFT.value(end, player) for player in range(2)]
        assert abs(sum(values) - MILLION) <= 1
        winner = SYSTEM.verdict(end)
        assert winner is None or values[winner] > MILLION // 2


def test_the_same_seed_gives_the_same_first_orders() -> None:
    pause = first_orders()
    found = [SearchPlayer(CRAFT, RULES, Depth(budget=8, ahead=1), 5).answer(pause) for _ in range(2)]
    assert found[0] == found[1]
