"""The whole look back: the same each time, its parts fit together, and it is said in every language."""

from __future__ import annotations

from xml.etree import ElementTree

import msgspec
import pytest
from msgspec.structs import replace

from carnyx.lookback.analysis import LEAST_SWING, look_back
from carnyx.lookback.page import bars, page
from carnyx.lookback.told import Recount, Words, sides, told
from carnyx.lookback.values import Costly, LookBack, Searched
from carnyx.players.search.evaluation import MILLION
from carnyx.sheets import plain
from carnyx.words import LANGUAGES, catalogue
from tests.lookback.battles import CELTOS, begun, carried_on, practice, thumbs

BUDGET = 40


def found(seed: int, playouts: int = BUDGET) -> LookBack:
    return look_back(CELTOS.system, practice(), CELTOS.telling.events, thumbs(seed).standing, playouts)


def said(look: LookBack, seed: int, language: str) -> Recount:
    journal = thumbs(seed)
    setup = journal.setup
    titles = tuple(title for force in setup.forces for title in CELTOS.lists.army.titles(force, language))  # type: ignore[attr-defined]
    teller = CELTOS.telling.story(setup, language, "in")
    return told(look, journal.standing, teller, titles, language, practice().craft.seen)


@pytest.fixture(scope="module")
def look() -> LookBack:
    return found(1)


def test_it_is_the_same_each_time(look: LookBack) -> None:
    assert msgspec.json.encode(look) == msgspec.json.encode(found(1))


def test_its_parts_fit_together(look: LookBack) -> None:
    journal = thumbs(1)
    assert [moment.number for moment in look.moments] == [number for number, _ in journal.standing]
    assert look.is_over
    assert look.winner is not None
    assert look.moments[-1].chances[look.winner] == MILLION
    assert all(sum(moment.chances) == pytest.approx(MILLION, abs=1) for moment in look.moments)
    for seat, side in enumerate(look.sides):
        assert side.luck == sum(each.luck[seat] for each in look.throws)
        assert side.models == CELTOS.system.losses(journal.pause.battle)[seat]
        assert side.result is not None
        assert side.adjusted is not None
        assert 0 <= side.adjusted <= MILLION
    numbers = [each.number for each in look.turning]
    assert numbers == sorted(numbers)
    assert all(abs(each.after[0] - each.before[0]) >= LEAST_SWING for each in look.turning)
    assert all(each.cost > 2 * each.error for each in look.choices)
    assert look.searched.searched <= look.searched.positions


def test_a_battle_that_is_not_over_has_no_result() -> None:
    journal = carried_on(begun(0), CELTOS.players["thumb"](0), 4, 40)
    look = look_back(CELTOS.system, practice(), CELTOS.telling.events, journal.standing, 0)
    assert not look.is_over
    assert look.choices == ()
    assert all(side.result is None and side.adjusted is None for side in look.sides)
    assert len(look.moments) == 41


def test_the_work_is_told_as_it_goes() -> None:
    steps: list[tuple[int, int]] = []
    look_back(CELTOS.system, practice(), CELTOS.telling.events, thumbs(1).standing, 0, lambda *at: steps.append(at))
    assert [done for done, _ in steps] == list(range(1, steps[-1][1] + 1))
    assert steps[-1][0] == steps[-1][1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_said_in_every_language_and_printed(look: LookBack, language: str) -> None:
    words = said(look, 1, language)
    assert len(words.turning) == len(look.turning)
    assert [place.number for place in words.choices] == [each.number for each in look.choices]
    assert all(len(place.said) > 1 for place in (*words.turning, *words.choices))
    assert len(words.units.rows) == len(look.units)
    printed = plain.html(page(words), words.chart)
    assert printed.count("<svg") == 1
    assert "{" not in plain.text(page(words))


def test_the_chart_has_a_line_and_a_name_for_each_side(look: LookBack) -> None:
    chart = ElementTree.fromstring(said(look, 1, "en").chart)
    classes = [each.get("class", "") for each in chart.iter()]
    for seat in (0, 1):
        assert classes.count(f"line side-{seat}") == classes.count(f"name side-{seat}") == 1
    assert classes.count("mark") == len(look.turning)
    dashes = {each.get("stroke-dasharray") for each in chart.iter() if "line" in each.get("class", "")}
    assert len(dashes) == 2  # nobody is told apart by colour alone


def test_the_small_chart_ends_with_the_result(look: LookBack) -> None:
    lines = bars(look, ("Red", "Blue")).splitlines()
    assert {line[-1] for line in lines} == {"▁", "█"}
    assert lines[look.winner or 0][-1] == "█"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_side_without_a_costly_choice_is_not_said_to_have_played_perfectly(look: LookBack, language: str) -> None:
    spotless = replace(look, choices=(), searched=Searched(9, 9, 16))
    say = catalogue(language).say
    cells = [row[2] for row in said(spotless, 1, language).sides.rows]
    assert cells == [say("back-none-worse")] * 2
    unsearched = replace(look, choices=(), searched=Searched(9, 0, 0))
    assert [row[2] for row in said(unsearched, 1, language).sides.rows] == [say("back-not-searched")] * 2
    costly = Costly(look.moments[1].number, 0, (), (), 400_000, 500_000, 100_000, 10_000)
    named = replace(spotless, choices=(costly,), sides=(replace(look.sides[0], choices=100_000), look.sides[1]))
    cells = [row[2] for row in sides(Words(language, ()), named).rows]
    assert any(digit in cells[0] for digit in "123456789")
    assert cells[1] == say("back-none-worse")


def test_what_luck_and_choices_leave_over_is_stated(look: LookBack) -> None:
    side = look.sides[0]
    assert side.result is not None
    named = replace(look, choices=(), sides=tuple(replace(each, choices=0) for each in look.sides))
    rest = side.result - look.moments[0].chances[0] - side.luck
    notes = said(named, 1, "en").notes
    assert sum(f"The rest, {Words('en', ()).change(rest)}, cannot be told apart" in note for note in notes) == 1
    unfinished = replace(named, is_over=False)
    assert not any("The rest" in note for note in said(unfinished, 1, "en").notes)
