"""Places in the front rank: whoever chooses them reads how likely each individual is to be killed there."""

from __future__ import annotations

from fractions import Fraction

import pytest

from carnyx.core.flow import begin
from carnyx.games.warriors.odds.preview import combat_odds, death_odds
from carnyx.games.warriors.play.fights import TakePlaces
from carnyx.games.warriors.play.muster import prepared
from carnyx.games.warriors.play.places import BEHIND, placed
from carnyx.games.warriors.players.thumb import ThumbPlayer
from carnyx.games.warriors.show.board import Board
from carnyx.words import LANGUAGES, Language
from carnyx.words.numbers import percent
from tests.book.warriors_positions import SOUTH, block, man, position

# One place touches the enemy, and a Warchief and a hero want it.
ONE, OTHER, CHIEF, HERO = range(4)
BATTLE = position(
    block(0, 36, 20, files=1, figures=6),
    block(1, 36, 20, SOUTH),
    man(0, "warchief", host=ONE),
    man(0, "hero", host=ONE),
    agenda=[TakePlaces(ONE)],
)


def test_only_who_stands_in_front_can_be_killed_and_as_likely_as_the_fight_says() -> None:
    for places, front, behind in (((0, BEHIND), CHIEF, HERO), ((BEHIND, 0), HERO, CHIEF)):
        found = death_odds(BATTLE, ONE, places)
        assert found[behind] == 0 < found[front] < Fraction(1, 2)
        assert found[front] == combat_odds(placed(BATTLE, ONE, places), ONE, OTHER).attacker.individuals_lost


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_place_says_the_risk_and_what_stands_out_is_one_of_them(language: Language) -> None:
    pause = begin(BATTLE)
    options = Board(prepared("box"), language, "in").question(pause, 1).options
    assert len(options) > 1
    for option in options:
        chances = death_odds(BATTLE, ONE, tuple(option.answer))
        assert all(percent(chance, language) in option.detail for chance in chances.values())
    assert list(ThumbPlayer().answer(pause)) in [list(option.answer) for option in options]
