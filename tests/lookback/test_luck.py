"""Luck: exact where outcomes can be counted, as brute force over all faces finds it, and nought over many battles."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from itertools import pairwise, product
from math import prod, sqrt
from typing import Any

import pytest

from carnyx.core.dice import Batch, Chain, Roll
from carnyx.core.flow import Choose, Pause, accept, settle
from carnyx.lookback import luck as module
from carnyx.lookback.luck import EXACT, THROUGH
from carnyx.lookback.values import Fortunes
from carnyx.players.search.evaluation import MILLION
from tests.games.celtos_setups import any_setup
from tests.lookback.battles import CELTOS, judge, practice, randoms, thumbs

BATTLES = 24
MOST_FACES = 2_000


def throws(seed: int) -> list[Pause[Any]]:
    pauses = [pause for _, pause in thumbs(seed).standing]
    return [pause for pause in pauses if pause.question is not None and not isinstance(pause.question, Choose)]


def every_row(chain: Chain) -> Iterator[tuple[tuple[tuple[int, ...], ...], Fraction]]:
    """Every way in which a chain of throws can fall, row by row, with its chance."""
    ways: list[tuple[tuple[tuple[int, ...], ...], int, Fraction]] = [((), chain.dice, Fraction(1))]
    for place, check in enumerate(chain.checks):
        ways = [
            ((*rows, row), chain.past(place, row), share / check.die.sides**dice)
            for rows, dice, share in ways
            for row in product(check.die.faces, repeat=dice)
        ]
    return ((rows, share) for rows, _, share in ways)


def every_face(question: Any) -> list[tuple[Any, Fraction]] | None:
    """All faces of a small throw; none for a throw that is too large, or of another kind."""
    if isinstance(question, Roll):
        check = question.check
        share = Fraction(1, check.die.sides**check.dice)
        return [(faces, share) for faces in product(check.die.faces, repeat=check.dice)]
    if isinstance(question, Batch):
        sides = [check.die.sides**chain.dice for chain in question.chains for check in chain.checks]
        if prod(sides) <= MOST_FACES:
            parts = product(*(list(every_row(chain)) for chain in question.chains))
            return [(tuple(rows for rows, _ in each), prod((p for _, p in each), start=Fraction(1))) for each in parts]
    return None


@pytest.mark.parametrize("seed", [1, 2])
def test_what_is_expected_is_what_all_faces_bring_on_average(seed: int) -> None:
    judged, compared = judge(), set()
    for pause in throws(seed):
        faces = every_face(pause.question)
        if faces is None:
            continue
        known: dict[Any, Fraction] = {}  # by outcome: many faces mean the same
        total = Fraction(0)
        for each, share in faces:
            meant = pause.question.read(each)  # type: ignore[union-attr]
            if meant not in known:
                known[meant] = judged.foreseen(accept(pause, each))[0]
            total += share * known[meant]
        chances, error = judged.expected(pause)
        assert (chances[0], error) == (round(total), 0)
        compared.add(type(pause.question))
    assert compared == {Roll, Batch}


def test_a_position_that_waits_for_dice_is_worth_what_they_bring() -> None:
    judged, seen = judge(), 0
    for pause in throws(1):
        outcomes = list(pause.question.outcomes())  # type: ignore[union-attr]
        afters = [settle(pause.battle, outcome) for outcome, _ in outcomes]
        if len(outcomes) > 4 or any(after.question and not isinstance(after.question, Choose) for after in afters):
            continue
        mean = sum(share * judged.chances(after.battle)[0] for after, (_, share) in zip(afters, outcomes, strict=True))
        assert judged.foreseen(pause)[0] == mean
        seen += 1
    assert seen > 10


def test_where_there_are_too_many_outcomes_samples_say_how_sure_they_are(monkeypatch: pytest.MonkeyPatch) -> None:
    judged = judge()
    wide = [pause for pause in throws(1) if len(list(pause.question.outcomes())) > 4]  # type: ignore[union-attr]
    exact = [judged.expected(pause) for pause in wide]
    monkeypatch.setattr(module, "_outcomes", _narrow(module._outcomes))
    sampled = [judged.expected(pause) for pause in wide]
    assert sampled == [judged.expected(pause) for pause in wide]  # the same whenever it is asked
    assert any(error > 0 for _, error in sampled)
    away = sum(found[0] - true[0] for (true, _), (found, _) in zip(exact, sampled, strict=True))
    assert 0 < abs(away) < 4 * sqrt(sum(error * error for _, error in sampled))


def _narrow(outcomes: Any) -> Any:
    """As if no throw that is judged could be counted, but those that follow it could."""
    return lambda pause, room: None if room == EXACT else outcomes(pause, room)


def luck_of(setup: Any, seed: int) -> list[Fortunes]:
    standing = randoms(setup, seed).standing
    judged = judge(len(practice().craft.features(standing[0][1].battle)))
    found = []
    for (_, before), (number, after) in pairwise(standing):
        if not isinstance(before.question, Choose):
            found.append(judged.luck(number, before, after, *judged.expected(before)))
    return found


def test_luck_is_nought_over_many_battles() -> None:
    assert EXACT > THROUGH
    lucks = [each for seed in range(BATTLES) for each in luck_of(any_setup(seed), seed)]
    assert len(lucks) > 1000
    for seat in (0, 1):
        values = [each.luck[seat] for each in lucks]
        spread = sqrt(sum(value * value for value in values))
        assert spread > MILLION / 10
        assert abs(sum(values)) < 4 * spread  # throws are independent of one another, given what came before
    kinds = {len(each.luck) for each in lucks}
    assert {2, 3, 4} <= kinds


def test_what_one_of_two_sides_gains_the_other_loses() -> None:
    for each in luck_of(practice().setup(0), 3):
        assert abs(sum(each.luck)) <= 1  # each is rounded


def test_the_luck_of_a_contest_is_everybodys_and_of_a_shot_the_shooters() -> None:
    found = {each.seats for each in luck_of(practice().setup(0), 3)}
    assert found == {(0,), (1,), (0, 1)}


def test_the_end_is_judged_by_the_verdict() -> None:
    end = thumbs(1).pause.battle
    winner = CELTOS.system.verdict(end)
    assert winner is not None
    assert judge().chances(end)[winner] == MILLION
