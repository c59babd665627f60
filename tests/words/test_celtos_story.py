"""The story of Celtos battles: whole ones in three languages, a shot and a round word for word, nothing left out."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from itertools import chain
from random import Random
from types import NoneType
from typing import Any, get_type_hints

import pytest
from msgspec.structs import replace

from carnyx.core.check import Check
from carnyx.core.flow import Choose, Pause, begin, play, sample
from carnyx.core.footprint import Footprint
from carnyx.core.length import INCH
from carnyx.core.rule import signed
from carnyx.games.celtos.lists.army import Entry, Force
from carnyx.games.celtos.play.assaults import DeclareAssault
from carnyx.games.celtos.play.battle import Active, Battle, UnitId
from carnyx.games.celtos.play.breakoff import BreakOff, LeaveFight
from carnyx.games.celtos.play.fights import FightRound
from carnyx.games.celtos.play.moves import MoveUnit
from carnyx.games.celtos.play.muster import Setup, prepared
from carnyx.games.celtos.play.nerve import TryRally
from carnyx.games.celtos.play.options import CONCEDE
from carnyx.games.celtos.play.orders import GiveOrder, Order
from carnyx.games.celtos.play.sequence import Activate, EndTurn, Initiative, StartTurn
from carnyx.games.celtos.play.steps import STEPS
from carnyx.games.celtos.play.system import SYSTEM
from carnyx.games.celtos.play.templates import AimTemplate, NameMissile
from carnyx.games.celtos.play.volleys import Shoot
from carnyx.games.celtos.rules.edition import EDITIONS
from carnyx.games.celtos.show.story import Storyteller
from carnyx.words import LANGUAGES, Language, catalogue

each_language = pytest.mark.parametrize("language", LANGUAGES)

DEMO = prepared("demo")
SLINGERS, WARRIORS, RETAINERS, CHIEFTAIN, SIDHE_RETAINERS, ARCHERS, PRINCE = map(UnitId, range(7))
FAR = 253  # ticks between two small bases in contact


# --- whole battles ---------------------------------------------------------------------------------------------------

Answered = tuple[Pause[Battle], Any, Pause[Battle]]


def fought(setup: Setup, seed: int) -> Iterator[Answered]:
    rng, pause = Random(seed), begin(SYSTEM.muster(setup))
    while pause.question is not None:
        answer = sample(pause.question, rng)
        after = play(pause.battle, answer)
        yield pause, answer, after
        pause = after


@cache
def battle_of(scenario: str, seed: int, edition: str) -> tuple[Setup, tuple[Answered, ...]]:
    setup = prepared(scenario, edition=EDITIONS[edition], deploy="turns" if seed % 2 else "auto")
    return setup, tuple(fought(setup, seed))


@each_language
@pytest.mark.parametrize(
    ("scenario", "seed", "edition"),
    [("demo", 1, "default"), ("demo", 2, "en"), ("ford", 3, "es"), ("melee", 4, "default"), ("raid", 5, "de")],
)
def test_a_whole_battle_is_told(scenario: str, seed: int, edition: str, language: Language) -> None:
    setup, answers = battle_of(scenario, seed, edition)
    teller = Storyteller(setup, language, "cm" if edition == "es" else "in")
    told = [teller.tell(each[-1]) for each in answers]
    # An order to move is told with the move itself, once.
    marches = [isinstance(after.battle.agenda[-1], MoveUnit) for _, _, after in answers[:-1]]
    assert [bool(lines) for lines in told] == [*(not marches_on for marches_on in marches), True]
    assert all(lines[0].depth == 0 for lines in told if lines)
    for line in (*teller.opening(answers[0][0]), *(line for lines in told for line in lines)):
        assert line.text
        assert not re.search(r"[{}$]|None|story-|  | [.,;:]", line.text)
        assert (line.rule is None) == (line.source is None)
    last = told[-1][-1].text
    winner = SYSTEM.verdict(answers[-1][2].battle)
    words = catalogue(language)
    colour = words.say(f"story-{('red', 'blue', 'green', 'yellow')[winner or 0]}")
    assert last == (words.say("story-drawn") if winner is None else words.say("story-wins", player=colour))


@pytest.mark.parametrize(("scenario", "seed"), [("demo", 7), ("pitched", 8)])
def test_the_story_is_the_same_in_every_language(scenario: str, seed: int) -> None:
    setup, answers = battle_of(scenario, seed, "default")
    tellers = [Storyteller(setup, language) for language in LANGUAGES]
    for each in answers:
        shapes = {tuple((line.rule, line.unit, line.depth) for line in teller.tell(each[-1])) for teller in tellers}
        assert len(shapes) == 1


def test_every_modifier_has_its_title_its_value_and_its_source() -> None:
    seen = set()
    battles = [battle_of("pitched", seed, "default") for seed in range(8, 12)]  # no single one must have them all
    for setup, (before, _, after) in ((setup, each) for setup, answers in battles for each in answers):
        lines = Storyteller(setup).tell(after)
        for applied in (applied for check in _checks(before.question) for applied in check.applied):
            title, value = catalogue("en").say(applied.id), signed(applied.value)
            assert (f"{title}: {value}", applied.id, 1) in [(line.text, line.rule, line.depth) for line in lines]
            (source,) = (line for line in lines if line.depth == 2 and line.rule == applied.id)
            assert source.text == f"{title}: {source.source}"
            seen.add(applied.id)
    assert len(seen) > 5


def _checks(question: Any) -> list[Check]:
    """The checks that are certainly thrown for."""
    if hasattr(question, "check"):
        return [question.check]
    return [chain.checks[0] for chain in getattr(question, "chains", ())]


# --- positions made by hand ------------------------------------------------------------------------------------------


def row(x: int, y: int, models: int, apart: int = 305, radius: int = 125) -> Footprint:
    """Models side by side, in ticks."""
    return Footprint(tuple(number for file in range(models) for number in (x + file * apart, y)), radius)


def posed(
    *steps: Any,
    setup: Setup = DEMO,
    places: Mapping[UnitId, Footprint] = {},
    under: Any = None,
    **changes: Any,
) -> Pause[Battle]:
    """A battle with some units somewhere else, as many models of each as have a place, and these steps to carry out."""
    battle = SYSTEM.muster(setup)
    for unit, footprint in places.items():
        now, models = battle.units[unit], len(footprint)
        new = {"footprint": footprint, "start": models, "wounds": now.wounds[:models], "roles": now.roles[:models]}
        battle = battle.changed(unit, **new)
    return begin(replace(battle, agenda=(under or StartTurn(),), **changes).then(*steps))


def answered(pause: Pause[Battle], *answers: Any) -> Iterator[Answered]:
    for given in answers:
        answer = given(pause) if callable(given) else given
        after = play(pause.battle, answer)
        yield pause, answer, after
        pause = after


def first_hint(pause: Pause[Battle]) -> Any:
    assert isinstance(pause.question, Choose)
    return pause.question.options.hints()[0]


def story(pause: Pause[Battle], *answers: Any, setup: Setup = DEMO, depth: int = 2) -> list[str]:
    """What is told of these answers: a line of dice begins with one dash, a source with two."""
    teller = Storyteller(setup)
    lines = (line for each in answered(pause, *answers) for line in teller.tell(each[-1]))
    return [f"{'- ' * line.depth}{line.text}" for line in lines if line.depth <= depth]


def test_a_shot_word_for_word() -> None:
    places = {SLINGERS: row(5000, 3810, 7), ARCHERS: row(5000, 25 * INCH, 7)}  # behind the hedge
    dice, damage = (((2, 7, 3, 9, 9, 4, 5),),), (((4,), (8,)), ((9,), ()), ((1,), (2,)))
    assert story(posed(Shoot(SLINGERS, ARCHERS, moved=True), places=places), dice, (0, 3, 4), damage) == [
        "The Staff slingers (Red) against the Archers (Blue): 7 dice, 3 hits.",
        "- - Shooting dice: found",
        "- Staff sling, damage 5; 7+ needed: 2 7✓ 3 9✓ 9✓ 4 5",
        "- - Rolling to hit: sheet",
        "- SH 4: 6+",
        "- unit moved: −1",
        "- - unit moved: sheet",
        "Blue gives the hits to: the leader and 2 of the rank and file.",
        "- - Allocating hits: sheet; ruling",
        "The Archers (Blue) suffer 1 wound, 1 casualty (the leader); 6 of 7 models left.",
        "- - Rolling for damage: sheet; ruling",
        "- Cover, the leader; 9+ needed: 4",
        "- - Cover: found; ruling",
        "- Soft cover: 9+",
        "- Rolling for damage, the leader; 5+ needed: 8✓",
        "- Damage 5 against T 4: 5+",
        "- Cover, 2 of the rank and file; 9+ needed: 9✓ 1",
        "- Rolling for damage, 1 of the rank and file; 5+ needed: 2",
    ]


LINES = {WARRIORS: row(5000, 5000, 3), SIDHE_RETAINERS: row(5000, 5000 + FAR + 2 * INCH, 3)}


def test_an_assault_word_for_word() -> None:
    pause = posed(GiveOrder(WARRIORS), places=LINES, active=Active(WARRIORS, engaged=False))
    blows, damage = (((5, 4, 10),), ((6, 1, 2),)), (((7,),), ((6,),), ((5,),))
    answers = (Order("assault", SIDHE_RETAINERS), "none", first_hint, blows, (0, 1), (2,), damage, (3,))
    assert story(pause, *answers) == [
        'The Warriors (Red) assault the Retainers (Blue), 2.1" north.',
        "- - Assault: sheet, variant",
        "The Retainers (Blue) do not react.",
        "- - When to react: ruling",
        'The Warriors (Red) charge, 2" at most. 3 of 3 models in contact with the Retainers (Blue).',
        "- - Assault move: sheet; ruling",
        "Close combat: the Warriors (Red) against the Retainers (Blue).",
        "- - One round: ruling",
        "WS 4: the Warriors (Red) against the Retainers (Blue), 3 dice, 2 hits.",
        "- - Order of striking: found; ruling",
        "- Hand weapon, damage 4; 5+ needed: 5✓ 4 10✓",
        "- - Rolling to strike: sheet",
        "- AS 5 against AS 5: 6+",
        "- charged or counter-charged: +1",
        "- - charged or counter-charged: sheet; ruling",
        "WS 4: the Retainers (Blue) against the Warriors (Red), 3 dice, 1 hit.",
        "- Hand weapon, damage 4; 6+ needed: 6✓ 1 2",
        "- AS 5 against AS 5: 6+",
        "Blue gives the hits to: the leader and the standard.",
        "- - Allocating blows: ruling",
        "Red gives the hit to: 1 of the rank and file.",
        "- - Allocating blows: ruling",
        "The Retainers (Blue) suffer 1 wound, 1 casualty (the leader); 2 of 3 models left.",
        "- - Damage in close combat: sheet",
        "- Damage in close combat, the leader; 7+ needed: 7✓",
        "- Damage 4 against T 5: 7+",
        "- Damage in close combat, the standard; 7+ needed: 6",
        "The Warriors (Red) suffer no wound.",
        "- Damage in close combat, 1 of the rank and file; 6+ needed: 5",
        "- Damage 4 against T 4: 6+",
        "The Warriors (Red) win the round. Wounds lost: Warriors (Red): 0, Retainers (Blue): 1.",
        "- - Winning and losing: sheet; ruling",
        "Morale check of the Retainers (Blue): failed.",
        "- - Morale check: sheet; ruling",
        "- Reason: Check after losing",
        "- - Check after losing: sheet",
        "- Morale check; 4+ needed: 3",
        "- CD 5 against DIFF 4: 5+",
        "- Standard: +1",
        "- - Standard: ruling",
        "The Retainers (Blue) panic.",
        "- - Panic: sheet; ruling",
        'The Warriors (Red) step up, 0.6" at most. 3 of 3 models in contact with the Retainers (Blue).',
        "- - Staying engaged: ruling",
    ]


def test_a_tie_for_the_initiative_is_thrown_again() -> None:
    assert story(posed(Initiative(), turn=2), (((7,), (7,)), ((3,), (9,))), "0", depth=1) == [
        "Turn 2 of 7",
        "- Points so far: Red 0, Blue 0.",
        "Blue wins the initiative: 9 against 3.",
        "- Dice: Red 7, Blue 7",
        "- Tie, thrown again: Red 3, Blue 9✓",
        "Blue lets Red begin.",
    ]


def test_a_charge_that_its_target_evades_falls_short() -> None:
    places = {PRINCE: row(11000, 5000, 1, radius=200), CHIEFTAIN: row(11000, 5325 + 7 * INCH, 1)}
    declared = posed(DeclareAssault(PRINCE, CHIEFTAIN), places=places, active=Active(PRINCE, engaged=False))
    held = begin(declared.battle.changed(CHIEFTAIN, hold=True))
    assert story(held, "evade", (9,), depth=1) == [
        "The Chieftain (Red) wants to react to the Mounted prince (Blue): Evade, if the check is passed.",
        "Reaction check of the Chieftain (Red): passed. The Hold marker is spent.",
        "- Reaction check; 5+ needed: 9✓",
        "- I 5 against DIFF 4: 5+",
        'The Chieftain (Red) evades 4" north. Nearest enemy: Archers (Blue), 10.8" north-west.',
        "The charge of the Mounted prince (Blue) falls short.",
        'The Mounted prince (Blue) gets as far as 8" north. Nearest enemy: Chieftain (Red), 3" north.',
    ]


def test_a_stone_scatters() -> None:
    warriors, catapult = UnitId(0), UnitId(1)
    gael = Force("Warriors only", "gael", (Entry("gael.warrior", 11, leader=True),))
    fomorians = Force("A catapult only", "fomorian", (Entry("fomorian.catapult"),))
    setup = prepared("pitched", (gael, fomorians))
    places = {catapult: row(12300, 9000, 1, radius=300), warriors: row(12300, 5000, 3)}
    pause = posed(AimTemplate(catapult, warriors, moved=False), setup=setup, places=places)
    assert story(pause, "1", (3,), (2, 3), (((5,),), ((4,),)), setup=setup, depth=0) == [
        "The Catapult (Blue) aims at the Warriors (Red): 1 of the rank and file, Round template.",
        "The Catapult (Blue) misses: the template scatters.",
        'The template lands 1" east of its aim.',
        "Under the template: 2 models of the Warriors (Red).",
        "The Warriors (Red) suffer 2 wounds, 2 casualties (2 of the rank and file); 1 of 3 models left.",
    ]


def test_who_gives_up_has_lost() -> None:
    assert story(posed(Activate(0), under=EndTurn()), CONCEDE, depth=1) == [
        "Red gives up.",
        "Off the table: Staff slingers (Red), Warriors (Red), Retainers (Red) and Chieftain (Red).",
        "Only Blue has models left.",
        "Points: Red 0, Blue 415.",
        "- Staff slingers (Red), off the table: 151 for Blue",
        "- Warriors (Red), off the table: 101 for Blue",
        "- Retainers (Red), off the table: 121 for Blue",
        "- Chieftain (Red), off the table: 42 for Blue",
        "Blue wins.",
    ]


def armed(setup: Setup, unit: str, *weapons: str) -> Setup:
    kinds = (replace(each, weapons=weapons) if each.id == unit else each for each in setup.profiles)
    return replace(setup, profiles=tuple(kinds))


TOUCHING = {WARRIORS: row(5000, 5000, 3), SIDHE_RETAINERS: row(5000, 5000 + FAR, 3)}
BETWEEN = {WARRIORS: row(5000, 5000, 1), SIDHE_RETAINERS: row(5000, 5000 + FAR, 1), ARCHERS: row(5000, 5000 - FAR, 1)}
BESET = {PRINCE: row(5000, 5000, 1, radius=200), WARRIORS: row(5000, 5328, 1), RETAINERS: row(5000, 4672, 1)}
NAMED = "In contact with several enemies, the Warriors (Red) strike at the Archers (Blue) with the leader."

# What seldom comes up by chance: the setup, a step and where it finds the units, the answers, and what is told.
SELDOM = [
    (
        armed(DEMO, "gael.warrior", "hand_weapon", "two_handed"),
        FightRound(WARRIORS, ()),
        TOUCHING,
        ("two_handed",),
        "The Warriors (Red) fight this round with: Two-handed weapon.",
    ),
    (
        replace(DEMO, edition=EDITIONS["en"]),
        BreakOff(WARRIORS),
        TOUCHING,
        ((((1, 2, 3),),), first_hint),
        'The Warriors (Red) break off, 4" south. Nearest enemy: Retainers (Blue), 4.1" north.',
    ),
    (
        armed(DEMO, "sidhe.archer", "longbow", "javelin"),
        NameMissile(ARCHERS, WARRIORS, moved=False),
        {ARCHERS: row(5000, 5000, 3), WARRIORS: row(5000, 6500, 3)},
        ("javelin",),
        "The Archers (Blue) shoot with: Javelin.",
    ),
    (DEMO, FightRound(WARRIORS, ()), BETWEEN, ("5",), NAMED),
    (
        DEMO,
        FightRound(PRINCE, ()),
        BESET,
        ("1", "2"),
        "The Mounted prince (Blue) parries blows of the Retainers (Red).",
    ),
]


@pytest.mark.parametrize(("setup", "step", "places", "answers", "told"), SELDOM)
def test_what_seldom_comes_up_is_told(
    setup: Setup, step: Any, places: dict[UnitId, Footprint], answers: tuple[Any, ...], told: str
) -> None:
    assert told in story(posed(step, setup=setup, places=places), *answers, setup=setup)


def test_every_step_that_can_be_answered_is_told() -> None:
    waiting = {step for step in STEPS if get_type_hints(step.ask)["return"] is not NoneType}
    assert {Initiative, Shoot, TryRally, LeaveFight} <= waiting
    seldom = ((setup, answered(posed(step, setup=setup, places=at), *given)) for setup, step, at, given, _ in SELDOM)
    chances = (battle_of(name, seed, "default") for seed in range(8, 28) for name in ("pitched", "melee"))
    for setup, answers in chain(seldom, chances):
        if not waiting:
            break
        teller = Storyteller(setup)
        for before, _, after in answers:
            step = type(before.battle.agenda[-1])
            if step in waiting and any(not line.depth for line in teller.tell(after)):
                waiting.remove(step)
    assert waiting == set()
