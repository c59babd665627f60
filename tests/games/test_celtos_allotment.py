"""Giving out hits: what an owner may do, and what is done for him, with a slow twin that tries every choice."""

from itertools import chain, combinations
from random import Random

import pytest

from carnyx.core.chains import is_coherent
from carnyx.core.flow import begin, play, sample
from carnyx.core.kernel import pairs_within
from carnyx.games.celtos.play.battle import Battle, UnitId
from carnyx.games.celtos.play.muster import muster, prepared
from carnyx.games.celtos.play.options import Allotment
from carnyx.games.celtos.rules import allotment
from carnyx.games.celtos.rules.allotment import Neighbours, Victim, all_named, by_default, dealt, is_even
from carnyx.games.celtos.rules.attacks import Hits

COMMAND = [Victim(0, 1, role="leader"), Victim(1, 1, role="standard"), Victim(2, 1, role="musician"), Victim(3, 1)]


def men(number: int, wounds: int = 1) -> tuple[Victim, ...]:
    return tuple(Victim(model, wounds) for model in range(number))


def line(number: int) -> Neighbours:
    """Models side by side, each near the next only."""
    return tuple(sum(1 << other for other in (at - 1, at + 1) if 0 <= other < number) for at in range(number))


# --- one each before a second ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("takers", "is_fair"),
    [
        ((0, 1), True),
        ((2, 0), True),
        ((0, 0), False),
        ((0, 3), False),
        ((0, 1, 2, 0), True),
        ((0, 0, 1, 2), True),  # in which order they are named is all one
        ((0, 0, 1, 1), False),
        ((0, 0, 1, 1, 2, 2), True),
        ((0, 0, 0, 1, 1, 2), False),
    ],
)
def test_nobody_has_a_second_before_all_have_one(takers: tuple[int, ...], is_fair: bool) -> None:
    assert is_even(takers, (0, 1, 2)) is is_fair


def test_who_takes_which_hit_is_counted_kind_by_kind() -> None:
    assert dealt((2, 2), (0, 0, 1, 1)) == {0: [2, 0], 1: [0, 2]}
    assert dealt((1, 2), (4, 2, 4)) == {4: [1, 1], 2: [0, 1]}


def test_each_model_named_once_stands_for_taking_turns() -> None:
    assert all_named((2, 0, 1), 5) == (2, 0, 1, 2, 0)
    assert all_named((2, 0), 2) == (2, 0)


def allotment_of(models: int, *numbers: int) -> Allotment:
    kinds = tuple(Hits(place, 9 - place, number) for place, number in enumerate(numbers))
    return Allotment(tuple(range(models)), kinds, by_default(sum(numbers), men(models)))


@pytest.mark.parametrize("numbers", [(1,), (3,), (5,), (2, 1), (2, 2), (4, 3)])
def test_whatever_is_drawn_hinted_or_listed_is_allowed(numbers: tuple[int, ...]) -> None:
    options, rng = allotment_of(3, *numbers), Random(1)
    drawn, choices = [options.sample(rng) for _ in range(40)], options.choices()
    assert choices is None or set(drawn) <= set(choices)
    assert all(options.refuse(each) is None for each in (*drawn, *options.hints(), *(choices or ())))


def test_hits_that_are_alike_may_change_places_without_another_choice() -> None:
    assert allotment_of(3, 3).choices() == ((0, 1, 2),)
    assert allotment_of(3, 4).choices() == ((0, 0, 1, 2), (0, 1, 1, 2), (0, 1, 2, 2))
    both = allotment_of(2, 2, 2).choices()
    assert both is not None
    assert sorted(both) == [(0, 0, 1, 1), (0, 1, 0, 1), (1, 1, 0, 0)]


# --- what is done for him --------------------------------------------------------------------------------------------


def test_the_unwounded_come_first_then_the_wounded_musician_standard_and_leader() -> None:
    victims = (*COMMAND, Victim(4, 1, is_wounded=True), Victim(5, 2), Victim(6, 2, is_wounded=True))
    assert by_default(7, victims) == (5, 3, 6, 4, 2, 1, 0)
    assert by_default(9, victims) == (5, 3, 6, 4, 2, 1, 0, 5, 3)


def test_without_places_the_order_alone_counts() -> None:
    assert by_default(2, tuple(COMMAND)) == (3, 2)


def test_coherency_comes_before_the_order() -> None:
    """In a line only the men at its ends can fall without tearing it: the leader is one of them."""
    assert by_default(1, tuple(COMMAND), line(4)) == (3,)
    assert by_default(2, tuple(COMMAND), line(4)) == (3, 0)


def test_of_the_choices_that_keep_coherency_the_leader_is_spared() -> None:
    """Two ends of a fork are free, and so is the leader: he is not hit."""
    victims = (Victim(0, 1, role="leader"), Victim(1, 1), Victim(2, 1), Victim(3, 1, role="standard"))
    fork = (0b0010, 0b1101, 0b0010, 0b0010)  # everybody stands by the second man
    assert by_default(2, victims, fork) == (2, 3)
    assert by_default(1, victims, fork) == (2,)


def test_who_cannot_fall_to_one_hit_is_no_danger_to_coherency() -> None:
    assert by_default(1, men(5, wounds=2), line(5)) == (0,)
    assert by_default(3, men(5, wounds=2), line(5)) == (0, 1, 2)
    assert by_default(6, men(5, wounds=2), line(5))[5:] == (0,)
    assert by_default(7, men(5, wounds=2), line(5))[5:] == (0, 4)


def test_where_coherency_cannot_be_kept_the_rest_holds_together_if_all_who_are_hit_fall() -> None:
    assert by_default(3, men(5), line(5)) == (0, 1, 4)


def places(number: int, rng: Random) -> tuple[int, ...]:
    """A unit of men set down at random, each near enough to some other."""
    found = [(0, 0)]
    while len(found) < number:
        x, y = rng.choice(found)
        at = x + rng.randint(-500, 500), y + rng.randint(-500, 500)
        if all((at[0] - u) ** 2 + (at[1] - v) ** 2 >= 250**2 for u, v in found) and near(at, (x, y)):
            found.append(at)
    return tuple(number for at in found for number in at)


def near(one: tuple[int, int], other: tuple[int, int]) -> bool:
    return (one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2 <= 504**2


def neighbours(stands: tuple[int, ...]) -> Neighbours:
    found = [0] * (len(stands) // 2)
    for one, other in pairs_within(stands, stands, 504):
        found[one] |= (1 << other) if one != other else 0
    return tuple(found)


def is_kept(stands: tuple[int, ...], may_fall: set[int]) -> bool:
    """Whether the unit is coherent whoever of these falls, by trying all of them."""
    for fallen in chain.from_iterable(combinations(may_fall, number) for number in range(len(may_fall) + 1)):
        left = [
            at for model in range(len(stands) // 2) if model not in fallen for at in stands[2 * model : 2 * model + 2]
        ]
        if not is_coherent(tuple(left), 125, 254):
            return False
    return True


def may_fall(takers: tuple[int, ...], victims: tuple[Victim, ...]) -> set[int]:
    return {each.model for each in victims if takers.count(each.model) >= each.wounds}


@pytest.mark.parametrize("seed", range(60))
def test_while_some_choice_keeps_coherency_whoever_falls_the_default_does_and_hits_nobody_dearer(seed: int) -> None:
    rng = Random(seed)
    number = rng.randint(2, 7)
    stands, roles = places(number, rng), ["leader", "standard", "musician", *[""] * 5]
    rng.shuffle(roles)
    victims = tuple(
        Victim(model, left, left < 2, roles[model]) for model in range(number) if (left := rng.choice((1, 1, 1, 2)))
    )
    for hits in range(1, 2 * number):
        each, more = divmod(hits, number)
        base = tuple(victim.model for victim in victims) * each
        kept = [
            chosen
            for chosen in combinations(victims, more)
            if is_kept(stands, may_fall((*base, *(victim.model for victim in chosen)), victims))
        ]
        takers = by_default(hits, victims, neighbours(stands))
        assert is_even(takers, [victim.model for victim in victims])
        if kept and more:
            assert is_kept(stands, may_fall(takers, victims))
            last = [victims[model].spared for model in takers[hits - more :]]
            assert max(last) == min(max(victim.spared for victim in chosen) for chosen in kept)


@pytest.mark.parametrize("number", [20, 25, 30])
def test_in_a_large_unit_too_the_default_keeps_coherency_where_a_core_stays_that_everybody_is_near(number: int) -> None:
    """How many may be hit is known from a core that was found by another way; the default must find a choice, too."""
    for seed in range(20):
        stands = places(number, Random(seed))
        near_by = neighbours(stands)
        most = number - min(len(core_from(start, near_by)) for start in range(number))
        takers = by_default(most, men(number), near_by)
        assert len(set(takers)) == most
        assert allotment._is_safe(sum(1 << model for model in takers), near_by)


def core_from(start: int, near_by: Neighbours) -> set[int]:
    """A set that holds together and has everybody near it, grown from one model; nobody in it can be left out."""
    core = {start}
    while lonely := [
        each for each in range(len(near_by)) if each not in core and not any(near_by[each] >> at & 1 for at in core)
    ]:
        beside = [
            each for each in range(len(near_by)) if each not in core and any(near_by[each] >> at & 1 for at in core)
        ]
        core.add(max(beside, key=lambda each: sum(near_by[each] >> other & 1 for other in lonely)))
    return core


@pytest.mark.parametrize("scenario", ["demo", "melee", "raid"])
def test_in_battles_too_hits_given_out_by_default_put_no_unit_in_danger_that_could_be_spared(scenario: str) -> None:
    """Random battles in which every owner lets it be done for him; each choice he had is looked at."""
    met = 0
    for seed in range(6):
        rng, pause = Random(seed), begin(muster(prepared(scenario)))
        while pause.question is not None:
            options = getattr(pause.question, "options", None)
            if isinstance(options, Allotment) and len(options.models) <= 8:
                met += is_spared(pause.battle, UnitId(pause.battle.agenda[-1].target), options)
            answer = options.default if isinstance(options, Allotment) else sample(pause.question, rng)
            pause = play(pause.battle, answer)
    assert met > 5


def is_spared(battle: Battle, unit: UnitId, options: Allotment) -> bool:
    """Whether some choice kept the unit together whoever falls, in which case the default must."""
    now = battle.units[unit]
    if not keeps(battle, unit, set()):
        return False

    def falls(takers: tuple[int, ...]) -> set[int]:
        return {model for model in options.models if takers.count(model) >= now.wounds[model]}

    each, more = divmod(options.hits, len(options.models))
    choices = ((*options.models * each, *chosen) for chosen in combinations(options.models, more))
    if not any(keeps(battle, unit, falls(takers)) for takers in choices):
        return False
    assert keeps(battle, unit, falls(options.default))
    return True


def keeps(battle: Battle, unit: UnitId, may_fall: set[int]) -> bool:
    """Whether the unit is coherent whoever of these falls."""
    stands = battle.units[unit].footprint
    return all(
        is_coherent(stands.without(fallen).places, stands.radius, battle.coherency(unit))
        for number in range(len(may_fall) + 1)
        for fallen in combinations(sorted(may_fall), number)
    )


@pytest.mark.parametrize("shape", ["line", "block", "crowd"])
def test_twenty_hits_on_twenty_models_are_given_out_with_little_work(
    shape: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The number of choices of twenty models is a million; how often the unit is looked at is counted instead."""
    looks = 0
    looked = allotment._is_safe

    def counted(fallen: int, near: Neighbours) -> bool:
        nonlocal looks
        looks += 1
        return looked(fallen, near)

    monkeypatch.setattr(allotment, "_is_safe", counted)
    stands = {
        "line": tuple(at for x in range(20) for at in (254 * x, 0)),
        "block": tuple(at for model in range(20) for at in (254 * (model % 5), 254 * (model // 5))),
        "crowd": places(20, Random(3)),
    }[shape]
    for hits in range(1, 21):
        by_default.cache_clear()
        by_default(hits, (*COMMAND, *(Victim(model, 1) for model in range(4, 20))), neighbours(stands))
    assert looks < 40_000  # some 2,000 for each number of hits
