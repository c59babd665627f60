"""No computer player and no adviser looks at what is sealed: other secrets of the enemy, the same thoughts.

They are given the whole position, sealed orders and all. Whatever these are, the answer must be the same, and so must
every number that a search has counted on the way to it.
"""

from __future__ import annotations

from typing import Any

import pytest

from carnyx.core.flow import Choose, Pause, begin, go_on
from carnyx.games import GAMES
from carnyx.games.warriors.play.muster import muster, prepared
from carnyx.games.warriors.play.orders import FirstOrders
from carnyx.games.warriors.players.craft import WarriorsCraft
from carnyx.games.warriors.players.thumb import ThumbPlayer
from carnyx.players.search import Depth, SearchPlayer
from carnyx.players.search.advice import advice
from tests.players.test_any_battle import called

WARRIORS = GAMES["warriors"]
SEALED = (("attack",), ("hold",), ("oppose", "hold"), ("attack", "oppose", "hold"))
SCENARIOS = ("box", "field800")


def asked(scenario: str, orders: tuple[str, ...]) -> Pause[Any]:
    """The second to give first orders is asked; the first has sealed these, in turn."""
    pause = begin(muster(prepared(scenario)))
    while not isinstance(options := pause.question.options, FirstOrders):  # type: ignore[union-attr]
        pause = go_on(pause, ThumbPlayer().answer(pause))
    pause = go_on(pause, tuple(orders[place % len(orders)] for place in range(len(options.units))))
    assert isinstance(pause.question, Choose)
    assert isinstance(pause.question.options, FirstOrders)
    assert pause.battle.opening.sealed[1 - pause.question.player]
    return pause


def is_same(thoughts: list[Any]) -> bool:
    return all(each == thoughts[0] for each in thoughts)


@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("name", [name for name, first in WARRIORS.alike.items() if name == first])
def test_every_player_answers_the_same_whatever_is_sealed(name: str, scenario: str) -> None:
    for gives_up in (False, True):
        who = WARRIORS.called(called("warriors", name, gives_up))
        assert is_same([WARRIORS.computer(who, 5).answer(asked(scenario, orders)) for orders in SEALED])


class Peeking(WarriorsCraft):
    """Looks at what is sealed: against it the law is tried."""

    def seen(self, pause: Pause[Any]) -> Pause[Any]:
        return pause


def searched(craft: WarriorsCraft, scenario: str, orders: tuple[str, ...]) -> Any:
    """The answer of a search, and what every plan brought in its playouts."""
    player = SearchPlayer(craft, ThumbPlayer(), Depth(budget=8, ahead=2), 5)
    pause = craft.seen(asked(scenario, orders))
    plans = craft.plans(pause)
    assert len(plans) > 1
    return player.answer(asked(scenario, orders)), player.choice(player.playouts(pause, plans), len(plans)).tried


def test_a_search_counts_the_same_whatever_is_sealed_and_who_peeks_is_found_out() -> None:
    honest, peeking = WarriorsCraft(ThumbPlayer()), Peeking(ThumbPlayer())
    assert is_same([searched(honest, "box", orders) for orders in SEALED])
    assert not is_same([searched(peeking, "box", orders) for orders in SEALED[:2]])


def test_advice_is_the_same_whatever_is_sealed() -> None:
    practice = WARRIORS.practice
    assert practice is not None
    found = [
        advice(WARRIORS.system, practice.craft, practice.weights(), asked("box", orders), 10, 1)
        for orders in SEALED[:3]
    ]
    assert found[0] is not None
    assert is_same(found)
