"""Advice in words: two reasons are two things, and what is not proven is not called alike if it does not look so."""

from __future__ import annotations

import pytest

from carnyx.lookback.advised import unclear
from carnyx.players.search.advice import Advice, Advised, Reason, foremost
from carnyx.words import LANGUAGES, catalogue


def features(*reasons: tuple[str, int]) -> list[str]:
    return [reason.feature for reason in foremost([Reason(*each) for each in reasons])]


def test_two_reasons_are_not_two_forms_of_one() -> None:
    assert features(("strength", 90), ("shaken", 20), ("strength_late", 60)) == ["strength", "shaken"]
    assert features(("score", 10), ("score_late", 30), ("score_last", 20), ("left_late", 5)) == [
        "score_late",
        "left_late",
    ]
    assert features(("strength", 90), ("strength_late", 60), ("shaken", -5)) == ["strength"]
    assert features(("heads", 4), ("heads_alone", 3), ("fights", 2)) == ["heads", "heads_alone"]


def advice(alike: int, *chances: float) -> Advice:
    return Advice(tuple(Advised((), chance, 0.06, 0, 0, ()) for chance in chances), alike == 1, alike)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_not_proven_is_told_by_how_it_looks(language: str) -> None:
    say = catalogue(language).say
    assert unclear(advice(1, 0.9, 0.4), language) == ""
    assert unclear(advice(3, 0.74, 0.62, 0.57), language) == say("advise-alike")
    assert unclear(advice(2, 0.74, 0.62, 0.2), language) == say("advise-unclear")
    assert unclear(advice(3, 0.502, 0.498, 0.2), language) == say("advise-even")


def test_a_visible_difference_is_not_denied() -> None:
    note = unclear(advice(3, 0.74, 0.62, 0.57), "en")
    assert "looks best" in note
    assert "prove" in note
