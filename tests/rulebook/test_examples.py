"""The worked examples are computed: played again they say the same, and they can be played by every edition."""

from __future__ import annotations

from random import Random

import pytest
from msgspec import Struct

from carnyx.book.examples import told
from carnyx.core.check import Check
from carnyx.core.edition import house
from carnyx.core.flow import Choose, begin
from carnyx.games import GAMES
from carnyx.words.explain import Speaker
from carnyx.words.numbers import percent

EXAMPLES = [(game, name) for game in GAMES for name in GAMES[game].book.examples]
DIAGRAMS = [(game, name) for game in GAMES for name in GAMES[game].book.diagrams]


def speaker(game: str, edition: Struct | None = None) -> Speaker:
    rules = GAMES[game].rules
    return Speaker(rules.registry, edition or rules.editions["default"], "en", "in")


def editions(game: str) -> list[Struct]:
    """Every named edition, and the usual one with each choice of each of its settings."""
    rules = GAMES[game].rules
    usual = rules.editions["default"]
    flipped = [house(usual, each.name, choice) for each in rules.registry.settings for choice in each.choices]
    return [*rules.editions.values(), *flipped]


@pytest.mark.parametrize(("game", "name"), EXAMPLES)
def test_an_example_played_again_says_the_same(game: str, name: str) -> None:
    say, telling = speaker(game), GAMES[game].telling
    first, second = (told(telling, GAMES[game].book.examples[name](say), say) for _ in range(2))
    assert first == second


@pytest.mark.parametrize(("game", "name"), EXAMPLES)
def test_an_example_can_be_played_by_every_edition(game: str, name: str) -> None:
    for edition in editions(game):
        say = speaker(game, edition)
        _, lines = told(GAMES[game].telling, GAMES[game].book.examples[name](say), say)
        assert lines


@pytest.mark.parametrize(("game", "name"), DIAGRAMS)
def test_a_diagram_can_be_drawn_by_every_edition(game: str, name: str) -> None:
    for edition in editions(game):
        assert GAMES[game].book.diagrams[name](speaker(game, edition)).svg.startswith("<svg")


def test_the_dice_of_an_example_are_those_of_its_seed() -> None:
    say = speaker("celtos")
    posed = GAMES["celtos"].book.examples["rally"](say)
    throw = begin(posed.battle).question
    assert throw is not None
    assert not isinstance(throw, Choose)
    (face,) = throw.sample(Random(posed.seed))
    _, lines = told(GAMES["celtos"].telling, posed, say)
    assert any(f"needed: {face}" in line for _, line in lines)


def test_the_odds_of_an_example_are_the_engines_own() -> None:
    from carnyx.games.celtos.odds.orders import preview

    say = speaker("celtos")
    posed = GAMES["celtos"].book.examples["shot"](say)
    odds, _ = told(GAMES["celtos"].telling, posed, say)
    found = preview(posed.battle, posed.answers[0])
    assert found is not None
    first: Check = found.checks[0]  # type: ignore[union-attr]
    assert percent(first.chance, "en") in odds[0]
    assert f"{first.need}+" in odds[0]
