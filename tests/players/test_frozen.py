"""`thumb` is the yardstick: it decides today as it did when its decisions were recorded, in every scenario."""

from __future__ import annotations

from itertools import zip_longest

import pytest

from carnyx.games import GAMES
from tests.players.frozen import decisions, recorded

BATTLES = [(game, scenario) for game in GAMES for scenario in GAMES[game].lists.scenarios.scenarios()]


@pytest.mark.parametrize("game", GAMES)
def test_every_scenario_is_recorded(game: str) -> None:
    assert list(recorded(game)) == list(GAMES[game].lists.scenarios.scenarios())


@pytest.mark.match
@pytest.mark.parametrize(("game", "scenario"), BATTLES)
def test_thumb_decides_as_recorded(game: str, scenario: str) -> None:
    wanted = recorded(game)[scenario]
    assert len(wanted.decisions) > 30
    for number, (found, kept) in enumerate(zip_longest(decisions(game, wanted.setup), wanted.decisions)):
        where = f"decision {number} of {game} {scenario}"
        assert found is not None, f"{where}: the battle is over before it"
        assert kept is not None, f"{where}: the battle was over before it"
        assert found[0] == kept[0], f"{where}: the same answers lead to another position, so a rule has changed"
        assert found[1] == kept[1], f"{where}: thumb answers {found[1]}, not {kept[1]}"
