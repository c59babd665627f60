"""A battle between players: what a stranger answers is judged, what the question itself has given is not."""

from random import Random
from typing import Any

import pytest

from carnyx.core.flow import Choose, Pause
from carnyx.core.rule import Refused
from carnyx.players import RandomPlayer, fought
from tests import toy


class Stranger:
    """Answers like the random player, but nobody knows that."""

    def __init__(self, seed: int) -> None:
        self.own = RandomPlayer(seed)

    def answer(self, pause: Pause[Any]) -> Any:
        return self.own.answer(pause)


class Cheat:
    def answer(self, pause: Pause[Any]) -> Any:
        return "no such answer"


def counted(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """Every answer that somebody judges from now on."""
    judged: list[Any] = []

    def refuse(question: Any, answer: Any) -> Any:
        judged.append(answer)
        return question.options.refuse(answer) if isinstance(question, Choose) else question.refuse(answer)

    monkeypatch.setattr("carnyx.core.flow.refuse", refuse)
    return judged


@pytest.mark.parametrize("seed", range(8))
def test_samples_are_not_judged_and_the_battle_is_the_same(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    judged = counted(monkeypatch)
    battle = toy.muster(toy.setup())
    trusted = fought(battle, [RandomPlayer(seed), RandomPlayer(seed + 1)], Random(seed))
    assert not judged
    assert fought(battle, [Stranger(seed), Stranger(seed + 1)], Random(seed)) == trusted
    assert judged


def test_a_stranger_who_breaks_the_rules_is_refused() -> None:
    with pytest.raises(Refused):
        fought(toy.muster(toy.setup()), [Cheat(), RandomPlayer(1)], Random(1))
