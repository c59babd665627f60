"""Forces that come with the games have a name in every language; a list of a player keeps the name it has."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from carnyx.core.flow import begin
from carnyx.core.lists import translated
from carnyx.games import GAMES
from carnyx.games.warriors.play.muster import prepared
from carnyx.games.warriors.play.system import SYSTEM
from carnyx.sheets.roster import roster
from carnyx.web.setups import games
from carnyx.words.explain import Speaker

WARRIORS = GAMES["warriors"]  # those of Celtos are called by Irish and Norse names of places, in any language
each_other = pytest.mark.parametrize("lang", ["de", "es"])


def forces() -> Iterator[str]:
    army, lessons = WARRIORS.lists.army, WARRIORS.lessons
    yield from (army.load(name).name for name in army.forces())
    assert lessons is not None
    for name in lessons.names:
        yield from (force.name for force in lessons.setup(lessons.load(name)).forces)


@each_other
def test_every_force_has_a_name_in_every_language(lang: str) -> None:
    assert [name for name in forces() if translated(name, lang) == name] == []


@each_other
def test_start_page_table_story_and_roster_call_it_so(lang: str) -> None:
    setup = prepared("box")
    names = [translated(force.name, lang) for force in setup.forces]
    offered = {force.name for game in games(lang) for force in game.forces}
    assert set(names) <= offered
    board = WARRIORS.telling.board(setup, lang, "in")
    assert [side.force for side in board.stage(("person", "person")).sides] == names
    told = WARRIORS.telling.story(setup, lang, "in").opening(begin(SYSTEM.muster(setup)))
    opening = " ".join(line.text for line in told)
    assert all(name in opening for name in names)
    speaker = Speaker(WARRIORS.rules.registry, setup.edition, lang, "in")
    assert [roster(WARRIORS.sheet, force, speaker).title for force in setup.forces] == names


def test_who_names_his_own_list_is_not_renamed() -> None:
    assert translated("The Red Tusks", "de") == "The Red Tusks"
