"""Options refuse with the name of a rule, and never refuse what they sample or hint at."""

from random import Random

from carnyx.core.options import OneOf
from carnyx.core.rule import Refusal


def test_one_of_several_takes_its_names_and_nothing_else() -> None:
    stances = OneOf(("loose", "close"), "toy.seal")
    assert stances.refuse("close") is None
    assert stances.refuse("closed") == Refusal("toy.seal", {"answer": "closed"})
    assert stances.refuse("") == Refusal("toy.seal", {"answer": ""})


def test_one_of_several_without_a_rule_of_its_own_names_the_cores() -> None:
    assert OneOf(("a",)).refuse("b") == Refusal("core.answer", {"answer": "b"})


def test_one_of_several_hints_at_all_and_samples_each() -> None:
    names = ("left", "right", "rear")
    rng = Random(0)
    assert OneOf(names).hints() == names
    assert {OneOf(names).sample(rng) for _ in range(100)} == set(names)
