"""The soak counts what it says it counts, and what it must not let pass it does not: tried on the toy."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import reduce
from operator import add
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from carnyx.core.check import Check
from carnyx.core.dice import Batch, Chain, Reading, Roll
from carnyx.core.flow import Choose, Pause
from carnyx.core.length import Point
from carnyx.core.options import OneOf
from carnyx.core.registry import Registry
from carnyx.core.rule import RULING, Rule
from tests import toy
from tests.conformance import random_edition
from tests.soak import NOTHING, Game, Tally, asked, refused, shortfall, soaked, spread
from tests.toy.options import Within

STEPS = (toy.Turn, toy.Seal, toy.Initiative, toy.Reveal, toy.Move, toy.Advance, toy.React, toy.Shoot, toy.Allot)
BY_STEP = {
    toy.Turn: ("toy.turn",),
    toy.Initiative: ("toy.initiative",),
    toy.Shoot: ("toy.shoot.need",),
    toy.Nerve: ("toy.panic",),
}


class Onlooker:
    """Names what the toy's steps take without asking, and the results of its one table of results."""

    def __init__(self, setup: toy.Setup) -> None:
        pass

    def opening(self, first: Pause[Any]) -> Iterator[str]:
        yield from ()

    def rules(self, before: Pause[Any], answer: Any, after: Pause[Any]) -> Iterator[str]:
        for record in after.trail:
            yield from BY_STEP.get(type(record.step), ())
            if isinstance(record.step, toy.Nerve):
                yield toy.PANIC(record.step.lost).id


def any_setup(seed: int) -> toy.Setup:
    rng = Random(seed)
    return toy.setup(rng.choice(tuple(toy.SCENARIOS)), random_edition(toy.Edition, rng))


def nothing_wrong(before: toy.Battle | None, battle: toy.Battle) -> str | None:
    return None


GAME = Game(replace(toy.TOY, steps=(*STEPS, toy.Nerve)), any_setup, Onlooker, nothing_wrong, {})
BATTLES = 60


def tally(game: Game, battles: int = BATTLES) -> Tally:
    return reduce(add, (soaked(game, seed).tally for seed in range(battles)), NOTHING)


def with_prose(*prose: Rule) -> Registry:
    return replace(toy.REGISTRY, prose=(*toy.PROSE, *prose))


def test_the_toys_battles_take_every_step_rule_and_choice() -> None:
    assert shortfall(GAME, tally(GAME), 5) == []


def test_a_battle_is_counted_the_same_however_often_it_is_fought_and_on_whichever_core() -> None:
    assert spread(soaked_toy, range(4), processes=2) == [soaked(GAME, seed) for seed in range(4)]


def soaked_toy(seed: int) -> Any:
    return soaked(GAME, seed)


SHORT: tuple[tuple[dict[str, Any], list[str]], ...] = (
    ({"steps": (*STEPS, toy.Nerve, toy.Deed)}, ["step Deed: 0"]),
    ({"registry": with_prose(Rule("toy.moonlight", RULING))}, ["rule toy.moonlight: 0"]),
)


@pytest.mark.parametrize(("parts", "complaint"), SHORT)
def test_what_nothing_takes_is_named(parts: dict[str, Any], complaint: list[str]) -> None:
    game = replace(GAME, system=replace(GAME.system, **parts))
    assert shortfall(game, tally(game), 1) == complaint


def test_a_rule_that_nothing_can_take_may_be_called_a_definition() -> None:
    registry = with_prose(Rule("toy.moonlight", RULING))
    game = replace(GAME, system=replace(GAME.system, registry=registry), definitions={"toy.moonlight": "mood only"})
    assert shortfall(game, tally(game), 1) == []


def test_a_definition_that_is_taken_or_is_no_rule_is_named() -> None:
    game = replace(GAME, definitions={"toy.move": "pretended", "toy.moon": "forgotten"})
    assert shortfall(game, tally(game), 1) == [
        "toy.move is called a definition and was taken",
        "toy.moon is no rule",
    ]


def test_a_choice_that_is_never_in_force_is_named() -> None:
    game = replace(GAME, setup=lambda seed: toy.setup("ambush"))
    assert shortfall(game, tally(game), 1) == ["choice toy.edition.closed=open: 0"]


def test_a_setting_is_in_force_only_where_a_rule_that_it_governs_was_taken() -> None:
    peaceful = replace(GAME, setup=lambda seed: toy.setup("meadow", toy.Edition(turns=1)))
    found = [soaked(peaceful, seed).tally for seed in range(BATTLES)]
    assert {bool(each.rules["toy.shoot"]) for each in found} == {True, False}
    assert all(each.rules["toy.edition.closed"] == bool(each.rules["toy.shoot"]) for each in found)


def test_dice_that_were_not_thrown_take_no_rule() -> None:
    question = Chain(2, (toy.HIT(4), toy.WOUND(None)))
    assert list(asked(question, ((1, 1), ()))) == ["toy.shoot"]
    assert list(asked(question, ((6, 1), (5,)))) == ["toy.shoot", "toy.wound"]
    assert list(asked(Batch((question, question)), (((1, 1), ()), ((6, 1), (5,))))) == [
        "toy.shoot",
        "toy.shoot",
        "toy.wound",
    ]


def test_a_check_takes_its_modifiers_and_a_reading_its_result() -> None:
    nerve = toy.NERVE(2)
    assert list(asked(Roll(nerve), (5,))) == ["toy.nerve", "toy.nerve.lost"]
    calm: Check = toy.NERVE(0)
    assert list(asked(Reading(calm, toy.PANIC), (2,))) == ["toy.nerve", "toy.panic", "toy.panic.waver"]


@pytest.mark.parametrize(
    ("answer", "rules"), [("loose", []), ("proud", ["toy.seal"]), (7, ["core.answer"]), (None, ["core.answer"])]
)
def test_only_a_refused_answer_takes_the_rule_that_refuses_it(answer: Any, rules: list[str]) -> None:
    assert list(refused(Choose(0, OneOf(("loose", "close"), "toy.seal")), answer)) == rules


class Astray(Within, frozen=True):
    def sample(self, rng: Random) -> Point:
        return self.centre + Point(self.reach, self.reach)


def straying(move: toy.Move, battle: toy.Battle) -> Choose:
    unit = battle.units[move.who]
    return Choose(unit.player, Astray(unit.at, toy.PACE, "toy.move"))


BROKEN: tuple[tuple[type, str, Callable[..., Any], str], ...] = (
    (toy.Move, "ask", straying, "seed 0: .*refuses its own"),
    (toy.Turn, "take", lambda turn, battle, outcome: battle.then(toy.Seal(0), turn), "does not end"),
    (toy.Shoot, "take", lambda shoot, battle, hits: 1 // 0, "ZeroDivisionError"),
    (toy.Nerve, "ask", lambda nerve, battle: Roll(replace(toy.NERVE(1), rule="toy.moon")), "nobody knows .*toy.moon"),
)


@pytest.mark.parametrize(("step", "method", "broken", "complaint"), BROKEN)
def test_a_battle_that_goes_wrong_is_an_error_that_names_its_seed(
    step: type, method: str, broken: Callable[..., Any], complaint: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(step, method, broken)
    with pytest.raises(AssertionError, match=complaint):
        tally(GAME)


def test_a_position_that_is_wrong_is_an_error() -> None:
    def on_fire(before: toy.Battle | None, battle: toy.Battle) -> str | None:
        return "the meadow is on fire" if before is not None and battle.stances else None

    with pytest.raises(AssertionError, match=r"seed 0: .*after answer 3: the meadow is on fire"):
        soaked(replace(GAME, wrong=on_fire), 0)
