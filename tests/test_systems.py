"""The systems as everybody above the games sees them: each has odds of orders and threats, which become JSON."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec

from carnyx.core.flow import Choose, Pause, begin, play, sample
from carnyx.games import GAMES
from carnyx.games.celtos.play.muster import prepared
from carnyx.games.celtos.play.orders import Orders
from carnyx.odds.document import document


def moments(system: Any, setup: Any, seed: int) -> list[Pause[Any]]:
    rng, pause, found = Random(seed), begin(system.muster(setup)), []
    while pause.question is not None:
        found.append(pause)
        pause = play(pause.battle, sample(pause.question, rng))
    return found


def as_json(answer: msgspec.Struct) -> Any:
    return msgspec.json.decode(msgspec.json.encode(document(answer)))


def test_every_order_has_a_preview_and_every_unit_its_threats_and_both_become_json() -> None:
    game, said = GAMES["celtos"], set()
    for pause in (pause for seed in range(3) for pause in moments(game.system, prepared("melee"), seed)):
        if isinstance(pause.question, Choose) and isinstance(pause.question.options, Orders):
            for order in pause.question.options.hints():
                odds = game.odds.preview(pause.battle, order)
                said.add((order.name, odds is not None))
                if odds is not None:
                    assert as_json(odds)["method"] == "exact"
            found = game.odds.threats(pause.battle, pause.question.options.unit)
            assert found is not None
            assert as_json(found)["unit"] == pause.question.options.unit
    assert {("shoot", True), ("assault", True), ("move", False), ("rush", False), ("hold", False)} <= said
