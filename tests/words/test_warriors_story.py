"""The story of Warriors battles: whole ones in three languages, every kind of throw word for word, nothing left out."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from random import Random
from types import NoneType
from typing import Any, get_type_hints

import pytest
from msgspec.structs import replace

from carnyx.core.check import Check
from carnyx.core.flow import Pause, begin, play, sample
from carnyx.core.length import INCH
from carnyx.core.rule import signed
from carnyx.games.warriors.blocks.formation import Formation
from carnyx.games.warriors.play.battle import Battle, Courier, Message, UnitId
from carnyx.games.warriors.play.calming import Calm, Influences
from carnyx.games.warriors.play.command import CommandTests
from carnyx.games.warriors.play.delivery import TestOrder
from carnyx.games.warriors.play.fights import Combat, Strike
from carnyx.games.warriors.play.movement import Leg
from carnyx.games.warriors.play.moves import March, MoveNext, Reform
from carnyx.games.warriors.play.muster import Setup, prepared
from carnyx.games.warriors.play.orders import CONCEDE, SendOrders
from carnyx.games.warriors.play.reactions import StandardFalls
from carnyx.games.warriors.play.saves import SaveAlone
from carnyx.games.warriors.play.sequence import Initiative, StartTurn, phase
from carnyx.games.warriors.play.steps import STEPS
from carnyx.games.warriors.play.system import SYSTEM
from carnyx.games.warriors.play.volleys import Aim, LooseAll, Shooting
from carnyx.games.warriors.rules.edition import DEFAULT
from carnyx.games.warriors.show.events import PHASES
from carnyx.games.warriors.show.story import Storyteller
from carnyx.words import LANGUAGES, Language, catalogue

each_language = pytest.mark.parametrize("language", LANGUAGES)

BOX = prepared("box")
ORCS, SPEARS, ARCHERS, WOLVES, ORC_CHIEF, ORC_BANNER, ORC_LEADER = map(UnitId, range(7))
AXES = UnitId(9)

Answered = tuple[Pause[Battle], Any, Pause[Battle]]


# --- whole battles ---------------------------------------------------------------------------------------------------


def fought(setup: Setup, seed: int) -> Iterator[Answered]:
    rng, pause = Random(seed), begin(SYSTEM.muster(setup))
    while pause.question is not None:
        answer = sample(pause.question, rng)
        after = play(pause.battle, answer)
        yield pause, answer, after
        pause = after


@cache
def battle_of(scenario: str, seed: int) -> tuple[Setup, tuple[Answered, ...]]:
    optional = dict.fromkeys(("shooting_test", "omens", "time_of_day", "threat", "magic"), "off" if seed % 3 else "on")
    edition = replace(DEFAULT, **optional)
    setup = prepared(scenario, edition=edition, deploy="turns" if seed % 2 else "auto")
    return setup, tuple(fought(setup, seed))


@each_language
@pytest.mark.parametrize(("scenario", "seed"), [("box", 1), ("field800", 2), ("bridge", 3), ("ambush", 4)])
def test_a_whole_battle_is_told(scenario: str, seed: int, language: Language) -> None:
    setup, answers = battle_of(scenario, seed)
    teller = Storyteller(setup, language, "cm" if seed == 3 else "in")
    told = [teller.tell(each[-1]) for each in answers]
    assert all(lines and lines[0].depth == 0 for lines in told)
    for line in (*teller.opening(answers[0][0]), *(line for lines in told for line in lines)):
        assert line.text
        assert not re.search(r"[{}$]|None|story-|  | [.,;:]", line.text)
        assert (line.rule is None) == (line.source is None)
    winner = SYSTEM.verdict(answers[-1][2].battle)
    words = catalogue(language)
    colour = words.say(f"story-{('red', 'blue')[winner or 0]}")
    last = told[-1][-1].text
    assert last == (words.say("story-drawn") if winner is None else words.say("story-wins", player=colour))


def test_the_story_is_the_same_in_every_language() -> None:
    setup, answers = battle_of("field800", 2)
    tellers = [Storyteller(setup, language) for language in LANGUAGES]
    for each in answers:
        shapes = {tuple((line.rule, line.unit, line.depth) for line in teller.tell(each[-1])) for teller in tellers}
        assert len(shapes) == 1


def test_every_turn_has_its_six_phases_in_order() -> None:
    battles = (battle_of("ambush", seed) for seed in range(4, 40))
    setup, answers = next(each for each in battles if each[1][-1][2].battle.conceded < 0)
    teller = Storyteller(setup)
    lines = [line.text for each in answers for line in teller.tell(each[-1]) if line.depth == 0]
    heads = [line for line in lines if re.match(r"Turn \d|Phase \d", line)]
    turns = "\n".join(heads).split("Turn ")[1:]
    titles = [catalogue("en").say(f"story-{title}") for _, title, _ in PHASES]
    assert len(turns) == answers[-1][2].battle.turn > 1
    phases = [f"Phase {number}: {title}" for number, title in enumerate(titles, 1)]
    assert [turn.splitlines()[1:] for turn in turns] == [phases] * len(turns)


def test_the_phase_of_a_position_is_the_one_told_last() -> None:
    setup, answers = battle_of("ambush", 4)
    teller, told = Storyteller(setup), 0
    for _, _, after in answers:
        lines = [line.text for line in teller.tell(after)]
        told = next((int(line[6]) for line in reversed(lines) if re.match(r"Phase \d: ", line)), told)
        waits = after.battle.agenda and isinstance(after.battle.agenda[-1], Initiative)
        # the throw for the initiative opens the second phase, and is told with it
        assert phase(after.battle) == (2 if waits else told if after.question else 0)


def test_every_modifier_has_its_title_its_value_and_its_source() -> None:
    seen = set()
    for seed in range(5, 9):  # several, so that no single battle must have them all
        setup, answers = battle_of("field800", seed)
        teller = Storyteller(setup)
        for before, _, after in answers:
            lines = teller.tell(after)
            for check in _checks(before.question):
                for applied in check.applied:
                    title, value = catalogue("en").say(applied.id), signed(applied.value)
                    assert (f"{title}: {value}", applied.id, 1) in [
                        (line.text, line.rule, line.depth) for line in lines
                    ]
                    (source,) = (line for line in lines if line.depth == 2 and line.rule == applied.id)
                    assert source.text == f"{title}: {source.source}"
                    seen.add(applied.id)
    assert len(seen) > 12


def _checks(question: Any) -> list[Check]:
    """The checks that are certainly thrown for."""
    if hasattr(question, "check"):
        return [question.check]
    if hasattr(question, "checks"):
        return [question.checks[0]]
    return [chain.checks[0] for chain in getattr(question, "chains", ())]


def test_first_orders_are_not_told_before_they_are_shown() -> None:
    setup, answers = battle_of("box", 1)
    teller = Storyteller(setup)
    told = [[line.text for line in teller.tell(each[-1]) if line.depth == 0] for each in answers]
    first, second = (number for number, lines in enumerate(told) if "has written down" in lines[0])
    assert told[first] == ["Red has written down the first orders."]
    assert told[second][:2] == ["Blue has written down the first orders.", "The first orders are shown."]
    assert any(line.endswith((": ATTACK.", ": HOLD.", ": OPPOSE.")) for line in told[second])


# --- positions made by hand ------------------------------------------------------------------------------------------


def block(x: int, y: int, facing: int, files: int, figures: int) -> Formation:
    """A block of foot with the middle of its front so many inches from the south-west corner."""
    return Formation(x * INCH, y * INCH, facing, files, figures, INCH, INCH)


def posed(*steps: Any, places: Mapping[UnitId, Formation], more: Mapping[UnitId, dict[str, Any]] = {}) -> Battle:
    """A battle of the box with these units alone on the table, and these steps to carry out."""
    battle = SYSTEM.muster(BOX)
    units = tuple(replace(unit, **_bare(places.get(UnitId(id)))) for id, unit in enumerate(battle.units))
    battle = replace(battle, units=units, turn=2, agenda=(StartTurn(),)).then(*steps)
    for unit, changes in more.items():
        battle = battle.changed(unit, **changes)
    return battle


def _bare(body: Formation | None) -> dict[str, Any]:
    """A unit somewhere or nowhere, with neither champion nor standard."""
    return {"body": body, "host": -1, "began": body.figures if body else 0, "champion": False, "standard": False}


def story(battle: Battle, *answers: Any, depth: int = 1) -> list[str]:
    """What is told of these answers: a line of dice begins with one dash, a source with two."""
    teller, pause, lines = Storyteller(BOX), begin(battle), []
    for answer in answers:
        after = play(pause.battle, answer)
        lines += teller.tell(after)
        pause = after
    return [f"{'- ' * line.depth}{line.text}" for line in lines if line.depth <= depth]


def test_a_volley_word_for_word() -> None:
    places = {ARCHERS: block(30, 20, 0, 4, 8), AXES: block(30, 28, 1800, 4, 8)}
    battle = posed(Shooting(), places=places)
    dice = ((1, 6, 8, 0, 5, 7, 2, 4), (9, 1, 8, 6))
    assert story(battle, Aim(AXES, 1), dice, depth=2)[:12] == [
        'The Orc archers (Red) aim at the Dwarf axes (Blue), 8" north; 1 volley, 5 left.',
        "- - Volleys: found; ruling",
        "The Orc archers (Red) against the Dwarf axes (Blue): 8 dice, 4 hits, 2 kills.",
        "- - Shooting dice: sheet",
        "- Hit throw in shooting; 6+ needed: 1 6✓ 8✓ 0✓ 5 7✓ 2 4",
        "- - Hit throw in shooting: sheet",
        "- Hit score: 6+",
        "- Kill throw in shooting; 8+ needed: 9✓ 1 8✓ 6",
        "- - Kill throw in shooting: sheet",
        "- Bow against heavy armour: 8+",
        "The Dwarf axes (Blue) lose 2 figures; 6 of 8 left.",
        "- - Casualties: sheet; ruling",
    ]


TOUCHING = {ORCS: block(30, 20, 0, 4, 8), AXES: block(30, 20, 1800, 4, 8)}


def test_a_fight_word_for_word() -> None:
    battle = posed(Combat(), places=TOUCHING, more={ORC_BANNER: {"host": ORCS}, AXES: {"order": "attack"}})
    places = [line.text for line in Storyteller(BOX).tell(begin(battle))]
    assert "The Orc Bannerman (Red) takes a place in the front rank of the Orc warriors (Red)." in places
    orcs, axes = ((((6, 2, 5), (9,)), ((7,), (1,)))), (((6, 6, 8, 1), (0, 3, 2)),)
    told = story(battle, orcs, axes, (3, 4), (1,), (6,))
    assert told[:9] == [
        "The Orc warriors (Red) against the Dwarf axes (Blue): 4 dice, 2 hits, 1 kill.",
        "- Hit throw in combat; 6+ needed: 6✓ 2 5",
        "- Hit score: 6+",
        "- lesser quality: −1",
        "- enemy without shield: +1",
        "- Kill throw in combat; 7+ needed: 9✓",
        "- Hand weapon against heavy armour: 7+",
        "- enemy’s resilience: −1",
        "- own strength: +1",
    ]
    assert "- Hit throw in combat, Orc Bannerman (Red); 6+ needed: 7✓" in told
    assert "The Orc Bannerman (Red) is struck by a natural 0." in told
    assert "Saving throw of the Orc Bannerman (Red): failed." in told
    assert "- Saving throw; 11+ needed: 3 4 = 7" in told
    assert "The Orc Bannerman (Red) is killed." in told


def test_a_march_is_told_leg_by_leg() -> None:
    places = {ORCS: block(30, 20, 0, 4, 8), AXES: block(30, 28, 1800, 4, 8)}
    battle = posed(MoveNext(0), places=places, more={ORCS: {"order": "oppose"}})
    march = March(ORCS, (Leg("wheel", -100), Leg("advance", 2 * INCH)))
    assert story(battle, march)[0] == (
        'The Orc warriors (Red) move (OPPOSE): wheel left by 10°, 2" ahead. '
        'Nearest enemy: Dwarf axes (Blue), 5.4" north.'
    )


@pytest.mark.parametrize(("volleys", "why"), [(6, "no enemy who may be shot at is in range"), (0, "has volleys left")])
def test_a_phase_of_shooting_that_is_passed_over_says_why(volleys: int, why: str) -> None:
    places = {ARCHERS: block(30, 2, 0, 4, 8), AXES: block(30, 46, 1800, 4, 8)}
    battle = posed(Shooting(), Initiative(), places=places, more={ARCHERS: {"volleys": volleys}})
    lines = [line for line in Storyteller(BOX).tell(begin(battle)) if line.depth == 0]
    assert [line.text for line in lines[:1]] == ["Phase 1: Shooting"]
    assert lines[1].text.startswith("Nobody can shoot this turn: ")
    assert why in lines[1].text
    assert lines[1].rule == "warriors.shoot.who"


@pytest.mark.parametrize(("far", "how"), [(40, "ATTACK: must close with the nearest enemy"), (18, "ATTACK")])
def test_who_had_to_move_is_told_with_the_reason_and_who_might_have_stood_without(far: int, how: str) -> None:
    places = {ARCHERS: block(30, 12, 0, 4, 8), AXES: block(30, far, 1800, 4, 8)}
    battle = posed(MoveNext(0), places=places, more={ARCHERS: {"order": "attack"}})
    march = begin(battle).question.options.hints()[0]  # type: ignore[union-attr]
    assert story(battle, march)[0].startswith(f"The Orc archers (Red) move ({how}): ")


def test_reforming_shows_what_the_die_had_to_reach() -> None:
    battle = posed(Reform(ORCS, 6), places={ORCS: block(30, 20, 0, 4, 8)})
    assert story(battle, (1,))[:3] == [
        "The Orc warriors (Red) now stand 5 abreast in 2 ranks.",
        "- Expanding or contracting; 2+ needed: 1",
        "- 2 figures to change ranks: 2+",
    ]


def test_an_order_that_is_misunderstood() -> None:
    places = {ARCHERS: block(30, 20, 0, 4, 8), ORC_LEADER: block(30, 17, 0, 1, 1), AXES: block(30, 40, 1800, 4, 8)}
    battle = posed(TestOrder(ARCHERS), places=places, more={ARCHERS: {"disorganised": True, "condition": "shaken"}})
    battle = replace(battle, messages=(Message(ORC_LEADER, ARCHERS, "attack"),))
    leadership = battle.kind(ORC_LEADER).leadership
    check = begin(battle).question
    assert isinstance(getattr(check, "check", None), Check)
    told = story(battle, (1,))
    assert told[0].startswith("New orders test of the Orc archers (Red): ")
    assert told[1] == f"- New orders test: 1, total {1 + leadership - 2}"
    assert f"- leadership of the sender: {signed(leadership)}" in told
    assert "- units shaken or in bloodlust: −1" in told


def test_an_order_on_its_way_and_one_that_nobody_heard() -> None:
    places = {ARCHERS: block(30, 20, 0, 4, 8), ORC_LEADER: block(30, 4, 0, 1, 1), AXES: block(30, 40, 1800, 4, 8)}
    battle = posed(TestOrder(ARCHERS), Initiative(), places=places)
    far = replace(
        battle,
        messages=(Message(ORC_LEADER, ARCHERS, "attack", 0),),
        couriers=(Courier(ORC_LEADER, (30 * INCH, 8 * INCH)),),
    )
    spoken = replace(battle, messages=(Message(ORC_LEADER, ARCHERS, "attack"),))
    teller = Storyteller(BOX)
    for now, word in ((far, "has not reached the Orc archers (Red) yet"), (spoken, "lapses")):
        lines = teller.tell(begin(now))
        assert word in lines[0].text


@pytest.mark.parametrize("courier", [0, -1])
def test_an_order_lapses_with_its_sender_and_that_is_told(courier: int) -> None:
    places = {ORC_CHIEF: block(30, 20, 0, 1, 1), ARCHERS: block(30, 8, 0, 4, 8), AXES: TOUCHING[AXES]}
    battle = replace(
        posed(SaveAlone(ORC_CHIEF, 1), places=places),
        messages=(Message(ORC_CHIEF, ARCHERS, "attack", courier),),
        couriers=(Courier(ORC_CHIEF, (30 * INCH, 8 * INCH)),),
    )
    lapses = "The order ATTACK from the Orc Warchief (Red) to the Orc archers (Red) lapses: its sender is lost."
    assert lapses in story(battle, (2, 2))
    assert lapses not in story(battle, (9, 9))


def test_influence_that_goes_horribly_wrong() -> None:
    places = {ORCS: block(30, 20, 0, 4, 8), ORC_CHIEF: block(30, 18, 0, 1, 1), AXES: block(30, 40, 1800, 4, 8)}
    mad = {"condition": "bloodlust", "disorganised": True}
    battle = posed(Influences(ORC_CHIEF), places=places, more={ORCS: mad})
    assert story(battle, str(int(ORCS)), (0,), (1, 2))[:9] == [
        "The Orc Warchief (Red) tries to bring the Orc warriors (Red) to reason.",
        "Influence test of the Orc Warchief (Red): Horribly wrong.",
        "- Influence test; 4 or less needed: 0",
        "- Leadership: 4 or less",
        "The crazed unit turns on the Orc Warchief (Red).",
        "Saving throw of the Orc Warchief (Red): failed.",
        "- Saving throw; 9+ needed: 1 2 = 3",
        "- The Warchief’s saving throw: 9+",
        "The Orc Warchief (Red) is killed.",
    ]


def test_bad_news_of_the_warchief() -> None:
    battle = posed(CommandTests(), places={ORCS: block(30, 20, 0, 4, 8), AXES: block(30, 40, 1800, 4, 8)})
    battle = battle.changed(ORC_CHIEF, fate="killed").with_command(bereaved=(ORC_CHIEF,))
    told = story(battle, (7,))
    assert told[:4] == [
        "Command test of the Orc warriors (Red): 5, good from 7: Shaken.",
        "- Command test: 7, total 5",
        "- Warchief killed: −2",
        "- Results by total: 7+ Unaffected, 6 Disorganised, 5 Shaken, 4 or less Rout",
    ]
    assert told[4] == "The Orc warriors (Red) are shaken and disorganised."


def test_a_standard_is_held_or_lost() -> None:
    battle = posed(StandardFalls(AXES), places=TOUCHING, more={AXES: {"standard": True}})
    assert story(battle, (9,))[:2] == [
        "The Dwarf axes (Blue) keep the standard.",
        "- Throw that loses the standard; 4+ needed: 9✓",
    ]
    lost = story(battle, (3,))
    assert [line for line in lost if "the standard." in line] == ["The Dwarf axes (Blue) lose the standard."]


def test_an_individual_alone_saves_himself_from_every_kill() -> None:
    battle = posed(SaveAlone(ORC_CHIEF, 2), places={ORC_CHIEF: block(30, 20, 0, 1, 1), AXES: TOUCHING[AXES]})
    assert story(battle, (5, 5), (2, 2))[::3][:2] == [
        "Saving throw of the Orc Warchief (Red): passed.",
        "Saving throw of the Orc Warchief (Red): failed.",
    ]


def test_a_tie_for_the_initiative_is_thrown_again_and_leadership_counts() -> None:
    places = {ORCS: block(30, 20, 0, 4, 8), ORC_CHIEF: block(30, 10, 0, 1, 1), AXES: block(30, 40, 1800, 4, 8)}
    assert story(posed(Initiative(), places=places), (((1, 2), (3, 4)), ((1, 1), (0, 9))), "0")[:6] == [
        "Phase 2: Movement and reorganisation",
        "Blue wins the initiative: 19 against 6.",
        "- Dice: Red 1 2 +4 = 7, Blue 3 4 +0 = 7",
        "- Tie, thrown again: Red 1 1 +4 = 6, Blue 0 9 +0 = 19✓",
        "Blue lets Red begin.",
        "Red moves.",
    ]


def test_who_gives_up_has_lost() -> None:
    places = {ORCS: block(30, 20, 0, 4, 8), AXES: block(30, 40, 1800, 4, 8)}
    told = story(posed(SendOrders(0), places=places), CONCEDE)
    assert told[0] == "Red gives up."
    assert told[-1] == "Blue wins."


def test_every_step_that_can_be_answered_is_told() -> None:
    waiting = {step for step in STEPS if get_type_hints(step.ask)["return"] is not NoneType}
    assert {Initiative, Calm, Strike, LooseAll} - waiting == {LooseAll}
    names = ("box", "field800", "ambush", "bridge", "field1200")
    for scenario, seed in ((name, seed) for seed in range(1, 40) for name in names):
        if not waiting:
            break
        setup, answers = battle_of(scenario, seed)
        teller = Storyteller(setup)
        for before, _, after in answers:
            step = type(before.battle.agenda[-1])
            if step in waiting and any(not line.depth for line in teller.tell(after)):
                waiting.remove(step)
    assert {step.__name__ for step in waiting} == set()
