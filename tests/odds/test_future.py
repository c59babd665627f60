"""The future of a battle: exact, whole, merged where positions meet, and the same that playing it out comes to."""

from collections import Counter
from collections.abc import Callable
from fractions import Fraction
from functools import cache
from math import gcd, sqrt
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

import carnyx.odds.future
from carnyx.core.flow import Choose, Pause, begin, play, settle
from carnyx.odds.future import future
from carnyx.odds.mixture import Mixture, TooWide
from tests import toy

PLAYS = 20_000
AMBUSH = toy.muster(toy.setup("ambush", toy.Edition(turns=1)))


def bold(pause: Pause[toy.Battle]) -> Any:
    """Close in and fire at whatever moves; losses are taken from the front."""
    assert isinstance(pause.question, Choose)
    hints = pause.question.options.hints()
    match pause.battle.agenda[-1]:
        case toy.Seal(side):
            return ("loose", "close")[side]
        case toy.Move(who):
            return hints[1] if who == 0 else hints[3]
        case toy.React():
            return "fire"
    return hints[0]


def meek(pause: Pause[toy.Battle]) -> Any:
    """The same, but nobody fires."""
    return "hold" if isinstance(pause.battle.agenda[-1], toy.React) else bold(pause)


def walked(pause: Pause[toy.Battle], policy: Callable[[Pause[Any]], Any], mass: Fraction) -> list[tuple[Any, Fraction]]:
    """The twin: every single way to an end, none merged."""
    if pause.question is None:
        return [(pause.battle, mass)]
    if isinstance(pause.question, Choose):
        return walked(play(pause.battle, policy(pause)), policy, mass)
    return [
        end
        for outcome, chance in pause.question.outcomes()
        for end in walked(settle(pause.battle, outcome), policy, mass * chance)
    ]


def fractions(mixture: Mixture[Any]) -> dict[Any, Fraction]:
    return {position: Fraction(weight, mixture.total) for position, weight in mixture.weights.items()}


@cache
def exact() -> Mixture[toy.Battle]:
    return future(AMBUSH, bold)


@cache
def ways() -> list[tuple[toy.Battle, Fraction]]:
    return walked(begin(AMBUSH), bold, Fraction(1))


def played_out(pause: Pause[toy.Battle], rng: Random) -> toy.Battle:
    """One way it may go, the dice thrown."""
    while (question := pause.question) is not None:
        pause = play(pause.battle, bold(pause) if isinstance(question, Choose) else question.sample(rng))
    return pause.battle


@cache
def plays() -> list[toy.Battle]:
    rng = Random(0)
    return [played_out(begin(AMBUSH), rng) for _ in range(PLAYS)]


def test_the_whole_mass_is_one() -> None:
    assert sum(exact().weights.values()) == exact().total
    assert min(exact().weights.values()) > 0


def test_the_weights_are_the_smallest_that_say_it() -> None:
    assert gcd(exact().total, *exact().weights.values()) == 1


def test_every_position_is_an_end() -> None:
    assert all(not battle.agenda for battle in exact().weights)


def test_equal_positions_merge() -> None:
    assert len(exact().weights) < len(ways())
    assert len(exact().weights) == len({battle for battle, _ in ways()})


def test_merging_changes_no_chance() -> None:
    merged: Counter[toy.Battle] = Counter()
    for battle, mass in ways():
        merged[battle] += mass
    assert fractions(exact()) == dict(merged)


WANTED: dict[str, Callable[[toy.Battle], bool]] = {
    "the first player wins": lambda battle: toy.verdict(battle) == 0,
    "the second player wins": lambda battle: toy.verdict(battle) == 1,
    "a draw": lambda battle: toy.verdict(battle) is None,
    "nobody is lost": lambda battle: toy.strengths(battle) == (6, 5),
    "the first unit is gone": lambda battle: toy.strengths(battle)[0] == 0,
    "the second unit is gone": lambda battle: toy.strengths(battle)[1] == 0,
    "the first unit wavers": lambda battle: not battle.units[0].steady and any(battle.units[0].ranks),
    "the second unit wavers": lambda battle: not battle.units[1].steady and any(battle.units[1].ranks),
    "three of the first unit are left": lambda battle: toy.strengths(battle)[0] == 3,
    "three of the second unit are left": lambda battle: toy.strengths(battle)[1] == 3,
}


@pytest.mark.parametrize("wanted", WANTED)
def test_what_is_exact_is_what_playing_it_out_comes_to(wanted: str) -> None:
    chance = float(exact().chance(WANTED[wanted]))
    assert 0 < chance < 1
    seen = sum(map(WANTED[wanted], plays())) / PLAYS
    assert abs(seen - chance) <= 4 * sqrt(chance * (1 - chance) / PLAYS)


def test_playing_it_out_comes_to_no_end_that_is_not_in_the_future() -> None:
    assert set(plays()) <= exact().weights.keys()


def test_ways_that_differ_only_in_who_moved_first_meet_again() -> None:
    assert len(walked(begin(AMBUSH), meek, Fraction(1))) == 2
    assert list(fractions(future(AMBUSH, meek)).values()) == [1]


# Six against five, each adds a die: the first wins 21 of 36 throws, the second 10, and five are thrown again.
def test_until_stops_at_the_first_pause_that_is_wanted() -> None:
    def at_a_move(pause: Pause[toy.Battle]) -> bool:
        return isinstance(pause.battle.agenda[-1], toy.Move)

    reached = fractions(future(AMBUSH, bold, until=at_a_move))
    assert {battle.agenda[-1].who: chance for battle, chance in reached.items()} == {
        0: Fraction(21, 31),
        1: Fraction(10, 31),
    }


def test_what_ends_before_it_is_wanted_counts_where_it_ended() -> None:
    def never(pause: Pause[toy.Battle]) -> bool:
        return False

    assert fractions(future(AMBUSH, bold, until=never)) == fractions(exact())


def test_at_once_is_the_first_question() -> None:
    start = begin(AMBUSH).battle
    assert future(AMBUSH, bold, until=lambda pause: True) == Mixture({start: 1}, 1)


def test_a_battle_that_is_over_has_no_other_future() -> None:
    over = replace(AMBUSH, agenda=())
    assert future(over, bold) == Mixture({over: 1}, 1)


# Nerve is 3 or more on ten sides, one harder for each model lost.
@pytest.mark.parametrize(("lost", "stands"), [(0, Fraction(8, 10)), (1, Fraction(7, 10)), (4, Fraction(4, 10))])
def test_a_single_throw_by_hand(lost: int, stands: Fraction) -> None:
    nervous = replace(AMBUSH, agenda=(toy.Nerve(0, lost),))
    assert future(nervous, bold).chance(lambda battle: battle.units[0].steady) == stands


def test_a_future_that_is_too_wide_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(carnyx.odds.future, "WIDEST", 5)
    with pytest.raises(TooWide):
        future(AMBUSH, bold)
