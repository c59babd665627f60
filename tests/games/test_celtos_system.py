"""Celtos as a system: it keeps every promise a system makes, over random battles of every scenario and edition."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from random import Random

import pytest

from carnyx.games.celtos.lists.scenarios import scenarios
from carnyx.games.celtos.play.muster import Setup, prepared
from carnyx.games.celtos.play.system import SYSTEM
from carnyx.games.celtos.rules.edition import Edition
from tests import conformance

CHECKS = (
    conformance.the_codec_brings_every_position_back,
    conformance.every_sample_is_allowed,
    conformance.every_hint_is_allowed,
    conformance.garbage_is_refused_and_changes_nothing,
    conformance.every_refusal_names_a_known_rule,
    conformance.every_throw_is_exact,
    conformance.the_journal_replays_to_the_same_positions,
    conformance.every_decision_can_be_taken_back,
    conformance.a_view_hides_what_is_sealed,
    conformance.a_battle_ends_with_a_verdict_and_takes_no_more,
)


def setups() -> list[Setup]:
    rng = Random(1)
    return [
        prepared(name, (), conformance.random_edition(Edition, rng), "turns" if place % 2 else "auto")
        for place, name in enumerate(scenarios())
    ]


@cache
def played() -> list[conformance.Played]:
    return list(conformance.battles(SYSTEM, setups(), range(10)))


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_it_keeps_what_every_system_promises(check: Callable[[conformance.Played], None]) -> None:
    for game in played():
        check(game)
