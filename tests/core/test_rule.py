"""A rule has one name and says where it comes from."""

import pickle

import pytest

from carnyx.core.length import inches
from carnyx.core.rule import FOUND, FOUND_AND_RULING, RULING, Cite, Reckoned, Refusal, Refused, Rule, signed


@pytest.mark.parametrize(("value", "written"), [(2, "+2"), (0, "+0"), (-1, "−1"), (-12, "−12"), (10, "+10")])
def test_a_modifier_is_written_with_its_sign_and_a_true_minus(value: int, written: str) -> None:
    assert signed(value) == written


@pytest.mark.parametrize(
    ("cite", "written", "source"),
    [
        (FOUND, "found", "found"),
        (RULING, "ruling", "ruling"),
        (FOUND_AND_RULING, "found; ruling", "found"),
        (Cite(("sheet",), ("en",)), "sheet", "sheet"),
        (Cite(("sheet", "found", "ruling"), ("en", "de")), "sheet; found; ruling", "sheet"),
        (Cite(("sheet",), ("en", "de"), variant=True), "sheet, variant", "sheet"),
        (Cite(("sheet", "ruling"), ("en",), variant=True), "sheet, variant; ruling", "sheet"),
    ],
)
def test_a_source_is_shown_in_words_the_weightiest_first(cite: Cite, written: str, source: str) -> None:
    assert str(cite) == written
    assert cite.source == source


def test_a_rule_without_numbers_speaks_of_none() -> None:
    assert Rule("toy.turn", RULING).numbers == {}
    assert Refusal("toy.turn").numbers == {}


def test_what_is_refused_carries_the_rule_and_its_numbers() -> None:
    refusal = Refusal("toy.move", {"reach": inches(6)})
    refused = Refused(refusal)
    assert refused.refusal is refusal
    assert refused.args == ("toy.move", {"reach": inches(6)})


def test_a_refused_answer_is_a_wrong_value_and_no_failure_of_the_program() -> None:
    assert issubclass(Refused, ValueError)


def test_what_was_refused_reaches_another_process_with_its_numbers():
    refused = Refused(Refusal("celtos.move", Reckoned(lambda: {"cost": inches(5)}), "refused-spent"))
    sent = pickle.loads(pickle.dumps(refused))
    assert sent.args == refused.args
    assert sent.refusal == Refusal("celtos.move", {"cost": inches(5)}, "refused-spent")
