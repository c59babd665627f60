"""How often who is charged behind an obstacle strikes with the bonus for defending it, in battles as they are played.

A unit is charged behind an obstacle if that is within an inch of at least half of the models that the charger touches,
and between them and the middle of the charging unit, where that began. It has not left it if it neither counter-charges
nor evades. This is said here in other words than the rule's, so that the rule is measured and not repeated.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest
from msgspec import Struct

from carnyx.core.flow import Pause, begin, play, sample
from carnyx.core.footprint import Footprint, contacts
from carnyx.core.kernel import Outline, is_segment_near_polygon
from carnyx.games.celtos.lists.scenarios import scenarios
from carnyx.games.celtos.play.assaults import CloseIn
from carnyx.games.celtos.play.battle import Battle, UnitId, touching
from carnyx.games.celtos.play.muster import muster, prepared
from carnyx.games.celtos.players import ThumbPlayer
from carnyx.games.celtos.rules.ground import OBSTACLES

INCH = 254


class Assaults(Struct):
    """Units that were charged behind an obstacle they had not left, and how many of them defended it."""

    behind: int = 0
    defended: int = 0

    def look(self, pause: Pause[Battle]) -> None:
        """Count the charges since the last question."""
        for record in pause.trail:
            step = record.step
            if isinstance(step, CloseIn) and step.charges and record.outcome is not None:
                self._charge(record.before, record.after, step.unit)

    def _charge(self, before: Battle, after: Battle, charger: UnitId) -> None:
        left = (before.countering, before.evading)
        for foe in touching(after, charger):
            if foe not in left and is_behind(after, foe, charger, before.units[charger].footprint):
                self.behind += 1
                self.defended += charger in after.units[foe].defends


def is_behind(battle: Battle, unit: UnitId, charger: UnitId, began: Footprint) -> bool:
    """Whether an obstacle lies between where a charger began and at least half of the models that it touches."""
    stands = battle.units[unit].footprint
    touched = {theirs for _, theirs in contacts(battle.units[charger].footprint, stands)}
    obstacles = [ground.outline for ground in battle.field.table.terrain if ground.kind in OBSTACLES]
    behind = [model for model in touched if any(_is_between(outline, began, stands, model) for outline in obstacles)]
    return 2 * len(behind) >= len(touched)


def _is_between(outline: Outline, began: Footprint, stands: Footprint, model: int) -> bool:
    (ax, ay), at = middle(began), stands.point(model)
    is_close = is_segment_near_polygon(at.x, at.y, at.x, at.y, outline, stands.radius + INCH)
    return is_close and is_segment_near_polygon(ax, ay, at.x, at.y, outline, 1)


def middle(stands: Footprint) -> tuple[int, int]:
    """The middle of a unit."""
    xs, ys = zip(*stands.pairs, strict=True)
    return sum(xs) // len(xs), sum(ys) // len(ys)


def fought(scenario: str, seed: int, thumbs: bool, found: Assaults) -> None:
    """One battle, by chance or by rules of thumb."""
    rng, thumb = Random(seed), ThumbPlayer()
    pause = begin(muster(prepared(scenario)))
    while pause.question is not None:
        is_choice = thumbs and not hasattr(pause.question, "outcomes")
        answer = thumb.answer(pause) if is_choice else sample(pause.question, rng)
        pause = play(pause.battle, answer)
        found.look(pause)


def counted(battles: int, thumbs: bool, tables: Sequence[str]) -> Assaults:
    """So many battles of every one of these scenarios."""
    found = Assaults()
    for scenario in tables:
        for seed in range(battles):
            fought(scenario, seed, thumbs, found)
    return found


def is_taken(found: Assaults, least: int) -> bool:
    """Whether enough units were charged behind an obstacle, and at least half of them defended it."""
    print(f"{found.behind} charged behind an obstacle, {found.defended} defended it")
    return found.behind >= least and 2 * found.defended >= found.behind


@pytest.mark.long
def test_in_random_battles_half_of_those_who_are_charged_behind_an_obstacle_defend_it() -> None:
    assert is_taken(counted(25, False, scenarios()), least=8)


@pytest.mark.match
@pytest.mark.long
def test_computer_players_too_are_charged_behind_a_hedge_and_defend_it() -> None:
    assert is_taken(counted(20, True, ["demo"]), least=2)


@pytest.mark.soak
@pytest.mark.parametrize(("thumbs", "battles", "least"), [(False, 200, 60), (True, 40, 10)], ids=["random", "thumb"])
def test_over_many_battles_of_all_scenarios_too(thumbs: bool, battles: int, least: int) -> None:
    assert is_taken(counted(battles, thumbs, scenarios()), least)
