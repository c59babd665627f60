"""Throws: what real dice cannot show is refused, and the odds are those of counting every throw."""

from collections import Counter
from fractions import Fraction
from itertools import product
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from carnyx.core.check import Applied, Band, Bands, Check, Die
from carnyx.core.dice import Batch, Chain, Contest, Dice, Faces, Reading, Roll, is_possible, results, throw
from carnyx.core.rule import RULING, Refusal

D6, ZERO = Die(6), Die(10, zero=True)
IMPOSSIBLE = Refusal("core.dice")
PANIC = Bands(
    "toy.rout", RULING, (Band("toy.rout.flee", high=4), Band("toy.rout.halt", 5, 8), Band("toy.rout.hold", 9))
)
law = settings(deadline=None)
seeds = st.integers(0, 2**32).map(Random)
small_dice = st.builds(Die, st.integers(2, 5), st.booleans())


def check(need: int, die: Die = D6, bonus: int = 0, **more: Any) -> Check:
    return Check("toy.check", need, (Applied("toy.some", bonus),) if bonus else (), die, **more)


checks = st.builds(check, st.integers(-1, 7), small_dice, naturals=st.booleans())


def shares(ends: list[Any]) -> dict[Any, Fraction]:
    return {end: Fraction(count, len(ends)) for end, count in Counter(ends).items()}


@pytest.mark.parametrize(
    ("die", "faces", "dice", "possible"),
    [
        (D6, (1, 6), 2, True),
        (D6, (), 0, True),
        (D6, (0,), 1, False),
        (D6, (7,), 1, False),
        (D6, (-1,), 1, False),
        (D6, (1,), 2, False),
        (D6, (1, 1, 1), 2, False),
        (ZERO, (0,), 1, True),
        (ZERO, (9,), 1, True),
        (ZERO, (10,), 1, False),
        (Die(10), (0,), 1, False),
    ],
)
def test_dice_show_only_their_faces_and_as_many_as_there_are(die: Die, faces: Faces, dice: int, possible: bool) -> None:
    assert is_possible(die, faces, dice) is possible


@pytest.mark.parametrize("die", [D6, ZERO], ids=str)
def test_every_face_comes_up(die: Die) -> None:
    assert set(throw(die, 500, Random(0))) == set(die.faces)


@pytest.mark.parametrize("faces", [(), (0,), (7,), (3, 3)])
def test_a_roll_refuses_what_its_die_cannot_show(faces: Faces) -> None:
    assert Roll(check(4)).refuse(faces) == IMPOSSIBLE


def test_a_roll_reads_passed_or_failed() -> None:
    roll = Roll(check(4))
    assert [roll.read((face,)) for face in D6.faces] == [False, False, False, True, True, True]
    assert dict(roll.outcomes()) == {True: Fraction(1, 2), False: Fraction(1, 2)}


@pytest.mark.parametrize(("need", "only"), [(1, True), (7, False)])
def test_a_roll_leaves_out_what_cannot_happen(need: int, only: bool) -> None:
    assert list(Roll(check(need)).outcomes()) == [(only, Fraction(1))]


@law
@given(checks, st.booleans(), seeds)
def test_the_outcomes_of_a_roll_are_those_of_reading_every_face(tried: Check, under: bool, rng: Random) -> None:
    roll = Roll(Check(tried.rule, tried.base, tried.applied, tried.die, tried.naturals, 1, under))
    assert dict(roll.outcomes()) == shares([roll.read((face,)) for face in tried.die.faces])
    assert roll.refuse(roll.sample(rng)) is None


@law
@given(st.integers(-6, 6), small_dice, st.integers(1, 3), seeds)
def test_the_outcomes_of_a_reading_are_those_of_reading_every_throw(
    bonus: int, die: Die, dice: int, rng: Random
) -> None:
    reading = Reading(check(0, die, bonus, dice=dice), PANIC)
    throws = list(product(die.faces, repeat=dice))
    assert dict(reading.outcomes()) == shares([reading.read(faces) for faces in throws])
    assert reading.refuse(reading.sample(rng)) is None


def test_a_reading_of_a_check_that_must_stay_under_is_the_same_in_play_and_in_the_odds() -> None:
    reading = Reading(check(3, D6, bonus=2, under=True), PANIC)
    assert dict(reading.outcomes()) == shares([reading.read((face,)) for face in D6.faces])


def test_results_leave_none_out_even_if_it_cannot_come_up() -> None:
    assert results(check(0), PANIC) == {"flee": 4, "halt": 2, "hold": 0}
    assert dict(Reading(check(0), PANIC).outcomes()) == {"flee": Fraction(4, 6), "halt": Fraction(2, 6)}


CHAIN = Chain(3, (check(4), check(5)))


@pytest.mark.parametrize(
    ("faces", "passed"),
    [
        (((4, 5, 6), (5, 6, 1)), 2),
        (((1, 2, 3), ()), 0),
        (((1, 6, 3), (4,)), 0),
        (((6, 6, 6), (6, 6, 6)), 3),
    ],
)
def test_those_that_pass_one_check_are_thrown_again_for_the_next(faces: tuple[Faces, ...], passed: int) -> None:
    assert CHAIN.refuse(faces) is None
    assert CHAIN.read(faces) == passed


@pytest.mark.parametrize(
    "faces",
    [
        (),
        ((4, 5, 6),),
        ((4, 5, 6), (5, 6)),
        ((4, 5, 6), (5, 6, 1, 1)),
        ((1, 1, 1), (6,)),
        ((4, 5), (5, 6)),
        ((4, 5, 7), (5, 6, 1)),
        ((4, 5, 6), (5, 6, 0)),
        ((4, 5, 6), (5, 6, 1), ()),
    ],
    ids=[
        "no rows",
        "a row missing",
        "a die missing in the second row",
        "a die too many in the second row",
        "a die of one that failed",
        "a die missing in the first row",
        "no such face in the first row",
        "no such face in the second row",
        "a row too many",
    ],
)
def test_a_chain_that_real_dice_cannot_show_is_refused(faces: tuple[Faces, ...]) -> None:
    assert CHAIN.refuse(faces) == IMPOSSIBLE


def test_a_die_gets_past_a_check_that_is_somebody_elses_by_failing_it() -> None:
    covered = Chain(3, (check(4), check(5)), failing=(1,))
    assert covered.refuse(((4, 5, 6), (5, 6, 1))) is None
    assert covered.read(((4, 5, 6), (5, 6, 1))) == 1
    first = Chain(3, (check(4), check(5)), failing=(0,))
    assert first.refuse(((4, 5, 1), (6,))) is None
    assert first.refuse(((4, 5, 1), (6, 6))) == IMPOSSIBLE
    assert first.read(((4, 5, 1), (6,))) == 1


@law
@given(st.integers(0, 5), st.lists(checks, min_size=1, max_size=3).map(tuple), st.sets(st.integers(0, 2)).map(tuple))
def test_the_outcomes_of_a_chain_are_those_of_dice_thrown_one_after_the_other(
    dice: int, tried: tuple[Check, ...], failing: tuple[int, ...]
) -> None:
    """The twin: one die through all checks by its faces, then die by die."""
    passing = Fraction(1)
    for place, each in enumerate(tried):
        past = sum(each.passes(face) != (place in failing) for face in each.die.faces)
        passing *= Fraction(past, len(each.die.faces))
    spread = {0: Fraction(1)}
    for _ in range(dice):
        longer: Counter[int] = Counter()
        for count, chance in spread.items():
            longer[count] += chance * (1 - passing)
            longer[count + 1] += chance * passing
        spread = dict(longer)
    assert dict(Chain(dice, tried, failing).outcomes()) == {count: chance for count, chance in spread.items() if chance}


@law
@given(
    st.integers(0, 8),
    st.lists(checks, min_size=1, max_size=3).map(tuple),
    st.sets(st.integers(0, 2)).map(tuple),
    seeds,
)
def test_a_sampled_chain_is_never_refused_and_reads_to_an_outcome(
    dice: int, tried: tuple[Check, ...], failing: tuple[int, ...], rng: Random
) -> None:
    chain = Chain(dice, tried, failing)
    faces = chain.sample(rng)
    assert chain.refuse(faces) is None
    assert chain.read(faces) in dict(chain.outcomes())


BATCH = Batch((Chain(2, (check(4),)), CHAIN))


def test_chains_thrown_together_are_read_apart() -> None:
    faces = (((4, 1),), ((4, 5, 6), (5, 6, 1)))
    assert BATCH.refuse(faces) is None
    assert BATCH.read(faces) == (1, 2)


@pytest.mark.parametrize(
    "faces",
    [(), (((4, 1),),), (((4, 1),), ((4, 5, 6), (5, 6))), (((4, 7),), ((4, 5, 6), (5, 6, 1))), (((4, 1),),) * 3],
    ids=["no chains", "a chain missing", "the second impossible", "the first impossible", "a chain too many"],
)
def test_a_batch_that_real_dice_cannot_show_is_refused(faces: tuple[tuple[Faces, ...], ...]) -> None:
    assert BATCH.refuse(faces) == IMPOSSIBLE


def test_chains_thrown_together_do_not_heed_each_other() -> None:
    singles = [dict(chain.outcomes()) for chain in BATCH.chains]
    assert dict(BATCH.outcomes()) == {
        (one, other): singles[0][one] * singles[1][other] for one in range(3) for other in range(4)
    }


def test_dice_that_are_simply_read_come_up_in_every_combination() -> None:
    pair = Dice(Die(3, zero=True), 2)
    assert pair.read((0, 2)) == (3, 2)
    assert [pair.refuse(faces) for faces in ((0, 2), (3, 1), (1,))] == [None, IMPOSSIBLE, IMPOSSIBLE]
    assert dict(pair.outcomes()) == shares([pair.read(faces) for faces in product(range(3), repeat=2)])
    assert pair.refuse(pair.sample(Random(0))) is None


CONTEST = Contest(D6, 1, (0, 0, 2))


@pytest.mark.parametrize(
    ("rounds", "winner"),
    [
        ((((1,), (6,), (3,)),), 1),
        ((((1,), (2,), (3,)),), 2),
        ((((6,), (6,), (1,)), ((3,), (2,))), 0),
        ((((6,), (1,), (4,)), ((1,), (1,))), 2),
        ((((3,), (3,), (1,)), ((1,), (1,), (1,))), 2),
        ((((6,), (6,), (4,)), ((6,), (6,), (1,)), ((2,), (2,)), ((2,), (5,))), 1),
    ],
)
def test_the_highest_wins_and_those_tied_at_the_top_throw_again(
    rounds: tuple[tuple[Faces, ...], ...], winner: int
) -> None:
    assert CONTEST.refuse(rounds) is None
    assert CONTEST.read(rounds) == winner


@pytest.mark.parametrize(
    "rounds",
    [
        (),
        (((6,), (6,), (1,)),),
        (((1,), (6,), (3,)), ((1,), (2,), (3,))),
        (((1,), (6,), (3,)), ((5,),)),
        (((6,), (6,), (1,)), ((3,), (2,), (1,))),
        (((6,), (6,)),),
        (((7,), (1,), (1,)),),
        (((6, 6), (1,), (1,)),),
        (((), (), ()),),
    ],
    ids=[
        "no rounds",
        "it stops at a tie",
        "all go on after a win",
        "the winner goes on after his win",
        "one who was not tied throws again",
        "one is missing",
        "no such face",
        "a die too many",
        "no dice",
    ],
)
def test_a_contest_that_real_dice_cannot_show_is_refused(rounds: tuple[tuple[Faces, ...], ...]) -> None:
    assert CONTEST.refuse(rounds) == IMPOSSIBLE


def counted_wins(die: Die, dice: int, bonuses: dict[int, int]) -> dict[int, Fraction]:
    """The twin: every throw of every contender counted out; a tie of all is as if it had never been thrown."""
    if len(bonuses) == 1:
        return dict.fromkeys(bonuses, Fraction(1))
    hands = [sum(map(die.value, faces)) for faces in product(die.faces, repeat=dice)]
    tops: Counter[frozenset[int]] = Counter()
    for thrown in product(hands, repeat=len(bonuses)):
        totals = {who: bonus + hand for (who, bonus), hand in zip(bonuses.items(), thrown, strict=True)}
        tops[frozenset(who for who, total in totals.items() if total == max(totals.values()))] += 1
    del tops[frozenset(bonuses)]
    wins = dict.fromkeys(bonuses, Fraction(0))
    for tied, count in tops.items():
        for who, chance in counted_wins(die, dice, {who: bonuses[who] for who in tied}).items():
            wins[who] += chance * Fraction(count, tops.total())
    return wins


@settings(deadline=None, max_examples=60)
@given(small_dice, st.integers(1, 2), st.lists(st.integers(-3, 3), min_size=1, max_size=3), seeds)
def test_a_contest_is_exact(die: Die, dice: int, bonuses: list[int], rng: Random) -> None:
    contest = Contest(die, dice, tuple(bonuses))
    wins = counted_wins(die, dice, dict(enumerate(bonuses)))
    assert dict(contest.outcomes()) == {who: chance for who, chance in wins.items() if chance}
    rounds = contest.sample(rng)
    assert contest.refuse(rounds) is None
    assert wins[contest.read(rounds)] > 0


@settings(deadline=None, max_examples=20)
@given(st.lists(st.integers(-2, 2), min_size=4, max_size=4))
def test_a_contest_of_four_is_exact(bonuses: list[int]) -> None:
    wins = counted_wins(Die(4), 1, dict(enumerate(bonuses)))
    assert dict(Contest(Die(4), 1, tuple(bonuses)).outcomes()) == {
        who: chance for who, chance in wins.items() if chance
    }


def test_equals_win_as_often_and_two_dice_against_two_tie_as_often_as_they_match() -> None:
    assert dict(Contest(D6, 2, (1, 1)).outcomes()) == {0: Fraction(1, 2), 1: Fraction(1, 2)}
    assert Contest(D6, 1, (0, 0)).tie == Fraction(1, 6)
    assert Contest(D6, 2, (0, 0)).tie == Fraction(146, 1296)
    assert Contest(D6, 1, (0, 0, 0)).tie == Fraction(1, 36)
    assert Contest(D6, 1, (0, 6)).tie == 0


@law
@given(small_dice, st.integers(1, 2), st.lists(st.integers(-3, 3), min_size=2, max_size=3))
def test_the_chance_of_a_tie_of_all_is_that_of_counting_every_throw(die: Die, dice: int, bonuses: list[int]) -> None:
    hands = [sum(map(die.value, faces)) for faces in product(die.faces, repeat=dice)]
    throws = list(product(*([bonus + hand for hand in hands] for bonus in bonuses)))
    assert Contest(die, dice, tuple(bonuses)).tie == Fraction(sum(len(set(each)) == 1 for each in throws), len(throws))
