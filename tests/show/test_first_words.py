"""The first time a question comes up, one sentence says what it is about: each kind of choice has its own."""

from __future__ import annotations

import pytest

from carnyx.games.celtos.show import questions as celtos
from carnyx.games.warriors.show import questions as warriors
from carnyx.words import LANGUAGES
from carnyx.words.catalogue import catalogue
from carnyx.words.language import Language


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_choice_has_a_sentence_of_its_own(language: Language) -> None:
    words = catalogue(language)
    topics = {*celtos.TOPICS.values(), *warriors.TOPICS.values()}
    said = [words.say(f"page-first-{topic}") for topic in sorted(topics)]
    assert len(set(said)) == len(said)
    assert not words.has("page-first-choose")
