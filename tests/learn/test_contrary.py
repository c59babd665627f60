"""Whatever a pupil does, the coach asks only for what can be done, praises only what was done, and comes to an end."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from carnyx.core.flow import Choose, refuse
from carnyx.games import GAMES
from carnyx.learn.coach import coach
from carnyx.learn.progress import AFTER, MISSED, PASSED, Line
from carnyx.show import events as ev
from tests.learn.contrary import CONTRARY
from tests.learn.pupil import Pupil

GAMES_TAUGHT = ("celtos", "warriors")
SEED = 1
each_game = pytest.mark.parametrize("game", GAMES_TAUGHT)
each_pupil = pytest.mark.parametrize("who", sorted(CONTRARY))


def played(game: str, who: str, seed: int) -> Iterator[Pupil]:
    """A pupil at each question to him, until the end."""
    pupil, choose = Pupil(GAMES[game], "first"), CONTRARY[who](seed)
    while pupil.pause.question is not None:
        assert len(pupil.journal.entries) < 400, "it does not come to an end"
        if pupil.is_asked():
            yield pupil
        pupil.step(choose)
    yield pupil


@each_game
@each_pupil
@pytest.mark.parametrize("seed", range(3))
def test_he_always_has_something_to_do_is_shown_a_way_and_comes_to_the_end(game: str, who: str, seed: int) -> None:
    for pupil in played(game, who, seed):
        question = pupil.pause.question
        asked = coach(game, pupil.lesson, pupil.now, "en", None, is_new=False, asked=pupil.guide.asked(pupil.now))
        assert asked.end if pupil.now.at == len(pupil.lesson.stages) or pupil.now.is_over else asked.ask
        if isinstance(question, Choose):
            assert refuse(question, pupil.guide.shown(pupil.pause, pupil.now)) is None
    assert None not in pupil.now.done


@each_game
@each_pupil
def test_what_is_asked_for_can_be_done(game: str, who: str) -> None:
    """Whoever is shown the way from here does the stage, or tries and fails; it is not found impossible."""
    looked: set[object] = set()
    for pupil in played(game, who, SEED):
        stage = pupil.now.stage(pupil.lesson)
        place = (pupil.now.at, pupil.now.way, getattr(pupil.pause.battle, "turn", 0))
        is_hope = pupil.now.way is not None and pupil.now.way.do == "await"  # the enemy himself must come
        if stage is None or place in looked or is_hope:
            continue
        looked.add(place)
        fork, at = pupil.forked(), pupil.now.at
        while fork.now.done[at] is None and fork.pause.question is not None:
            fork.step()
        said = {(line.stage, line.part) for seen in fork.seen[len(pupil.seen) :] for line in seen.lines}
        named = {name for seen in fork.seen[len(pupil.seen) :] for line in seen.lines for name in _passed(line)}
        if not fork.now.done[at] and stage.id not in ("objective", "victory"):
            assert (stage.id, MISSED) not in said, (stage.id, pupil.now.way)
            assert stage.id not in named


def _passed(line: Line) -> list[str]:
    return str(line.facts["stages"]).split() if line.part == PASSED else []


@each_game
@each_pupil
@pytest.mark.parametrize("seed", range(3))
def test_a_stage_that_is_passed_over_gets_a_sentence(game: str, who: str, seed: int) -> None:
    told, skipped, last = set[str](), set[str](), set[str]()
    for pupil in played(game, who, seed):
        for seen in pupil.seen:
            told |= {name for line in seen.lines for name in (line.stage, *_passed(line))}
        done = zip(pupil.lesson.stages, pupil.now.done, strict=True)
        last = {stage.id for stage, was in done if was is False}
        if not pupil.now.is_over:
            skipped |= last
    assert skipped <= told
    assert last <= told or any(not line.stage or line.part != AFTER for line in pupil.now.lines) or pupil.now.is_over


@each_pupil
@pytest.mark.parametrize("seed", range(4))
def test_the_praise_of_celtos_is_for_what_was_done(who: str, seed: int) -> None:
    pupil = Pupil(GAMES["celtos"], "first")
    pupil.finish(CONTRARY[who](seed))
    names = {unit: name for name, units in pupil.lesson.units.items() for unit in units if len(units) == 1}
    for place, line in _praise(pupil):
        events = [event for each in pupil.story[:place] for event in each.events]
        match line.stage:
            case "rush":
                moved = [event for event in events if isinstance(event, ev.Moved) and event.unit == 0]
                assert (line.facts["by"] == "rush") == (moved[-1].rule == "celtos.order.rush")
            case "hold":
                held = [event for event in events if isinstance(event, ev.Ordered) and event.order == "hold"]
                assert line.facts["who"] == names[held[-1].unit]
            case "reaction":
                deeds = [event for event in events if isinstance(event, ev.Reacted | ev.Ordered | ev.Activated)]
                assert isinstance(deeds[-1], ev.Reacted)
            case "shoot":
                deeds = [event for event in events if isinstance(event, ev.Reacted | ev.Ordered | ev.Activated)]
                assert isinstance(deeds[-1], ev.Ordered)
                shots = [event for event in events if isinstance(event, ev.Shot)]
                assert (line.facts["hits"], shots[-1].unit in pupil.lesson.numbers("mine")) == (shots[-1].hits, True)
                after = events[events.index(shots[-1]) :]
                assert line.facts["wounds"] == sum(event.wounds for event in after if isinstance(event, ev.Wounded))
            case "assault":
                rounds = [event for event in events if isinstance(event, ev.RoundEnded)]
                mine = any(unit in pupil.lesson.numbers("mine") for unit in rounds[-1].winners)
                assert line.facts["round"] == ("won" if mine else "lost" if rounds[-1].winners else "drawn")
                lost = sum(wounds for unit, wounds in rounds[-1].wounds if unit in pupil.lesson.numbers("theirs"))
                assert line.facts["wounds"] == lost


@each_pupil
@pytest.mark.parametrize("seed", range(4))
def test_the_praise_of_warriors_is_for_what_was_done(who: str, seed: int) -> None:
    pupil = Pupil(GAMES["warriors"], "first")
    pupil.finish(CONTRARY[who](seed))
    for place, line in _praise(pupil):
        events = [event for each in pupil.story[:place] for event in each.events]
        match line.stage:
            case "orders":
                assert not any(isinstance(event, ev.PhaseBegan) for event in events[:-2])
            case "shoot":
                shots = [event for event in events if isinstance(event, ev.Shot)]
                assert (line.facts["hits"], line.facts["wounds"]) == (shots[-1].hits, shots[-1].kills)
            case "courier":
                assert any(isinstance(event, ev.Sent) and event.courier is not None for event in events)
            case "influence":
                tests = [event for event in events if isinstance(event, ev.Tested)]
                assert tests[-1].unit in pupil.lesson.numbers("mine")
            case "victory":
                assert pupil.game.system.verdict(pupil.pause.battle) == 0


def _praise(pupil: Pupil) -> Iterator[tuple[int, Line]]:
    """Each line of praise when it is first said, with the number of answers given until then."""
    for place, (before, after) in enumerate(zip(pupil.seen, pupil.seen[1:], strict=False), 1):
        for line in after.lines:
            if line.part == AFTER and line not in before.lines:
                yield place, line
