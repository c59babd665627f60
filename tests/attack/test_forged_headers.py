"""A journal's first line written by a stranger, with the right digest: it begins a sound battle or is refused."""

from __future__ import annotations

from copy import deepcopy
from functools import cache
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from carnyx.core.codec import digest
from carnyx.core.flow import Choose, sample
from carnyx.core.journal import BadJournal, BadSetup, Journal
from carnyx.core.limits import MOST_MODELS
from carnyx.core.lines import SCHEMA, Origin, Turn, headed, written
from carnyx.core.past import Past, opened
from carnyx.game import Game
from carnyx.games import GAMES, SYSTEMS

pytestmark = pytest.mark.long

FORGED = 1500
STRANGE: tuple[Any, ...] = (
    *(None, True, False, 0, 1, -1, 2, 3, 7, 41, 145, 7000, 10**6, 2**31, 2**63, 10**30, -(10**30)),
    *(0.5, 0.25, -3.5, 1e308, "", "x", "gael.warrior", "orcs.warriors", "wood", "turns", "n" * 500),
    *("\x1b[31mred\x1b[0m", "\u202eright to left", [], {}, [0], [[0, 0]], [1, 2, 3, 4]),
)


@cache
def begun(game: str, number: int) -> dict[str, Any]:
    """What a battle of ours begins with, as a header has it."""
    known = GAMES[game]
    names, editions = known.lists.scenarios.scenarios(), tuple(known.rules.editions.values())
    deploy = ("auto", "turns")[number % 2]
    setup = known.lists.prepare(names[number % len(names)], (), editions[number % len(editions)], deploy)
    found: dict[str, Any] = msgspec.to_builtins(setup)
    return found


def forged(setup: dict[str, Any], rng: Random) -> dict[str, Any]:
    """The setup with one to three places changed: something else there, once more, much more, or gone."""
    found = deepcopy(setup)
    for _ in range(rng.choice((1, 1, 1, 2, 3))):
        where: Any = found
        while True:
            key = rng.choice(list(where) if isinstance(where, dict) else range(len(where)))
            inside = where[key]
            if not isinstance(inside, dict | list) or not inside or rng.random() < 0.1:
                break
            where = inside
        if isinstance(where, list) and rng.random() < 0.25:
            where.extend(deepcopy(inside) for _ in range(rng.choice((1, 3, 50))))
        elif rng.random() < 0.15:
            del where[key]
        elif type(inside) is int and rng.random() < 0.5:
            where[key] = inside + rng.choice((-100, -10, -1, 1, 10, 100, 5000))
        else:
            alike = [each for each in STRANGE if type(each) is type(inside)]
            # A copy: a list that was put in twice could come to contain itself.
            where[key] = deepcopy(rng.choice(alike if alike and rng.random() < 0.8 else STRANGE))
        if not found:
            break
    return found


def signed(game: str, setup: dict[str, Any]) -> bytes:
    return written(headed(SCHEMA, game, SYSTEMS[game].rules_version, setup))


def shown(game: Game, journal: Journal[Any]) -> None:
    """All that a browser or a terminal would show at once."""
    game.telling.picture(journal.pause.battle, journal.setup, "de", "in")
    board = game.telling.board(journal.setup, "es", "cm")
    board.stage(("person",) * len(journal.header.setup["forces"]))
    game.telling.story(journal.setup, "en", "in").opening(journal.pause)
    board.scene(journal.pause.battle)


@settings(max_examples=FORGED, deadline=None, database=None, suppress_health_check=list(HealthCheck))
@given(game=st.sampled_from(sorted(GAMES)), number=st.integers(0, 11), seed=st.integers(0, 2**32))
def test_no_forged_header_crashes(game: str, number: int, seed: int) -> None:
    rng = Random(seed)
    try:
        journal = opened(signed(game, forged(begun(game, number), rng)), SYSTEMS)
    except BadJournal:
        return
    assert isinstance(journal, Journal)
    shown(GAMES[game], journal)
    for _ in range(4):
        if journal.pause.question is not None:
            journal.answer(sample(journal.pause.question, rng))


@pytest.mark.parametrize("game", sorted(GAMES))
def test_the_headers_of_our_own_battles_are_sound(game: str) -> None:
    for number in range(2 * len(GAMES[game].lists.scenarios.scenarios())):
        assert isinstance(opened(signed(game, begun(game, number)), SYSTEMS), Journal)


def test_seven_thousand_models_are_refused_before_anybody_is_placed() -> None:
    setup = deepcopy(begun("celtos", 0))
    setup["forces"][0]["units"][0]["models"] = 7000
    with pytest.raises(BadSetup) as refused:
        opened(signed("celtos", setup), SYSTEMS)
    assert (refused.value.problem.message, refused.value.problem.numbers["high"]) == ("value-range", MOST_MODELS)


def test_a_name_that_steers_a_terminal_is_refused() -> None:
    setup = deepcopy(begun("warriors", 0))
    setup["forces"][1]["name"] = "\x1b]0;owned\x07Dwarves"
    with pytest.raises(BadSetup) as refused:
        opened(signed("warriors", setup), SYSTEMS)
    assert refused.value.problem.message == "name-strange"
    assert refused.value.problem.numbers["given"] == "Dwarves"


@cache
def positions(game: str) -> tuple[dict[str, Any], tuple[dict[str, Any], ...]]:
    """The setup of a battle between two computer players, and where it stood at the start of its first turns."""
    known = GAMES[game]
    setup = known.lists.prepare(known.lists.scenarios.STARTER, (), known.rules.editions["default"], "auto")
    journal, rng = Journal(known.system, setup), Random(1)
    players = [known.players["thumb"](seat) for seat in range(len(journal.header.setup["forces"]))]
    while journal.pause.question is not None and len(journal.turns) < 3:
        question = journal.pause.question
        is_choice = isinstance(question, Choose)
        journal.answer(players[question.player].answer(journal.pause) if is_choice else sample(question, rng))  # type: ignore[union-attr]
    return journal.header.setup, tuple(turn.position for turn in journal.turns.values())


@settings(max_examples=FORGED // 5, deadline=None, database=None, suppress_health_check=list(HealthCheck))
@given(game=st.sampled_from(sorted(GAMES)), number=st.integers(0, 1), seed=st.integers(0, 2**32))
def test_no_forged_position_crashes(game: str, number: int, seed: int) -> None:
    setup, kept = positions(game)
    rng, system = Random(seed), SYSTEMS[game]
    forgery = forged(kept[number], rng)
    goes_on = written(headed(SCHEMA, game, system.rules_version, setup, (), Origin(system.rules_version - 1, forgery)))
    first = headed(SCHEMA, game, system.rules_version - 1, setup)
    of_old = written(first) + written(Turn(forgery, digest(first.digest, forgery)))
    for text in (goes_on, of_old):
        try:
            found = opened(text, SYSTEMS)
        except BadJournal:
            continue
        journal = found.anew(found.moments[-1]) if isinstance(found, Past) else found
        shown(GAMES[game], journal)
        for _ in range(3):
            if journal.pause.question is not None:
                journal.answer(sample(journal.pause.question, rng))
