"""What dice must show, as the odds card says it: who throws against whom, and what a need beyond the die means."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from carnyx.core.check import Applied, Check, Die
from carnyx.core.flow import Choose
from carnyx.core.journal import Journal
from carnyx.games import SYSTEMS
from carnyx.show.documents import Odds
from carnyx.web import boards
from carnyx.web.setups import Wish, prepared
from carnyx.words.language import LANGUAGES


def _table(system: str, scenario: str) -> Journal[Any]:
    return Journal(SYSTEMS[system], prepared(Wish(system, scenario, ("person", "person"))))


def _check(need: int, *, naturals: bool = True) -> Check:
    return Check("celtos.cc.hit", 10, (Applied("celtos.cc.parry", 10 - need),), Die(10), naturals)


@pytest.mark.parametrize(
    ("check", "only"),
    [
        (_check(9), ""),
        (_check(10), ""),
        (_check(11), "only a 10 does it"),
        (_check(12), "only a 10 does it"),
        (_check(2), ""),
        (_check(1), "only a 1 fails"),
        (_check(12, naturals=False), "no face is high enough"),
        (_check(1, naturals=False), "every face does it"),
    ],
)
def test_a_need_beyond_the_die_says_which_face_decides_and_by_which_rule(check: Check, only: str) -> None:
    speech: Any = boards.board(_table("celtos", "demo"), "en", "in").speech  # type: ignore[attr-defined]
    need = speech.need(check)
    assert need.only == only
    natural = [part.value for part in need.parts if part.rule == "celtos.natural"]
    assert natural == ([only] if check.is_beyond else [])


def test_where_nought_is_the_ten_of_the_die_it_is_called_so() -> None:
    speech: Any = boards.board(_table("warriors", "box"), "en", "in").speech  # type: ignore[attr-defined]
    need = speech.need(Check("warriors.combat.kill", 12, (), Die(10, zero=True), True))
    assert need.only == "only a 0 (it counts as ten) does it"
    assert need.parts[-1].rule == "warriors.natural"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_says_so(lang: str) -> None:
    speech: Any = boards.board(_table("celtos", "demo"), lang, "in").speech  # type: ignore[attr-defined]
    assert len({speech.need(_check(need, naturals=natural)).only for need in (1, 12) for natural in (True, False)}) == 4


def _weighed(system: str, scenario: str) -> list[tuple[Any, Any, Odds]]:
    """The odds that come up in a random battle, each with the question and the option."""
    table, rng = _table(system, scenario), Random(2)
    found: list[tuple[Any, Any, Odds]] = []
    board = boards.board(table, "en", "in")
    for _ in range(700):
        question = table.pause.question
        if question is None:
            break
        if isinstance(question, Choose):
            asked = board.question(table.pause, 1)
            weighed = [each for each in asked.options if each.has_odds and each.answer is not None]
            odds = [board.odds(table.pause, each.answer) for each in weighed]
            found += [(asked, option, each) for option, each in zip(weighed, odds, strict=True) if each is not None]
            table.answer(question.options.sample(rng))
        else:
            table.answer(question.sample(rng))
    return found


@pytest.mark.parametrize(("system", "scenario"), [("celtos", "demo"), ("warriors", "box")])
def test_every_need_says_who_throws_and_what_is_against_an_enemy_says_against_whom(system: str, scenario: str) -> None:
    found = _weighed(system, scenario)
    against = 0
    for _, _, odds in found:
        hurt = {side.title for side in odds.sides}
        for need in odds.needs:
            assert need.who
            assert need.whom != need.who
            if len(hurt) > 1 and need.whom:
                assert need.who in hurt
                assert set(need.whom.split(", ")) <= hurt
                against += 1
        groups = [(need.who, need.whom) for need in odds.needs]
        assert len(set(groups)) == len([each for place, each in enumerate(groups) if groups[:place][-1:] != [each]])
    assert against > 10


def test_a_shooter_throws_at_the_target_which_throws_for_its_cover_and_its_morale() -> None:
    shots = [(asked, odds) for asked, option, odds in _weighed("celtos", "demo") if option.is_shot]
    assert shots
    for _, odds in shots:
        (target,) = (side.title for side in odds.sides)
        for need in odds.needs:
            is_own = need.parts[0].rule in ("celtos.cover", "celtos.morale.test")
            assert (need.who == target, need.whom) == ((True, "") if is_own else (False, target))
