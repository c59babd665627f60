"""What a preview promises is what play then does: exact odds from a position against the very steps that settle it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from fractions import Fraction
from functools import partial
from math import sqrt
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from carnyx.core.flow import Choose, Pause, begin, play
from carnyx.games.warriors.odds.preview import combat_odds, command_odds, influence_odds, order_odds, preview, shot_odds
from carnyx.games.warriors.odds.threats import threats
from carnyx.games.warriors.play.battle import Battle, Courier, Message, UnitId
from carnyx.games.warriors.play.calming import Calm, Influences
from carnyx.games.warriors.play.command import CommandTest as CommandThrow
from carnyx.games.warriors.play.delivery import AGAIN, RECALL, TryAgain
from carnyx.games.warriors.play.delivery import TestOrder as Delivery
from carnyx.games.warriors.play.engagements import Fighting
from carnyx.games.warriors.play.fights import Assign, Combat
from carnyx.games.warriors.play.muster import muster, prepared
from carnyx.games.warriors.play.orders import Send
from carnyx.games.warriors.play.reactions import CombatTest, ShootingTest
from carnyx.games.warriors.play.volleys import Aim, LooseAll, StrikeDown, TakeAim
from carnyx.games.warriors.rules.edition import Edition
from carnyx.odds.future import future
from carnyx.odds.mixture import Mixture
from tests.book.warriors_positions import SOUTH, block, facing_each_other, kind, man, position

pytestmark = pytest.mark.long

PLAYS = 20_000
SIGMA = 4
SPEARS = kind(arms=("spear",), discipline="disciplined")
AXES = kind(arms=("two_hand",), shield=False, strength=1, armour="light", discipline="fanatic")
RAGING, SHAKEN = ({"condition": name, "disorganised": True} for name in ("bloodlust", "shaken"))
BOWS = kind(arms=("bow", "hand"), shield=False)


def agrees(seen: Counter[Any], what: str, chances: Mapping[Any, Fraction]) -> bool:
    """Whether each came up as often as it should, within four deviations, and nothing that cannot."""
    assert sum(chances.values()) == 1
    for name, chance in chances.items():
        far = SIGMA * sqrt(float(chance * (1 - chance)) / PLAYS)
        number = seen[what, name]
        assert abs(number / PLAYS - float(chance)) <= far, f"{what} {name}: {number} of {PLAYS}, not {float(chance)}"
    return all(name in chances for kind, name in seen if kind == what)


def first(pause: Pause[Any]) -> Any:
    """The first hint: whoever must have an individual struck names the one who saves himself best."""
    assert isinstance(pause.question, Choose)
    return pause.question.options.hints()[0]


def thrown(battle: Battle, rng: Random) -> tuple[Battle, Battle]:
    """The battle when the fallen have come off, and when all dice are thrown."""
    pause, fallen = begin(battle), None
    while (question := pause.question) is not None:
        if fallen is None and isinstance(pause.battle.agenda[-1], CombatTest | ShootingTest):
            fallen = pause.battle
        answer = first(pause) if isinstance(question, Choose) else question.sample(rng)
        pause = play(pause.battle, answer)
    return fallen or pause.battle, pause.battle


def casualties(start: Battle, who: int, then: Battle) -> int:
    """The figures that a unit has lost."""
    return start.units[who].figures - then.units[who].figures


def reaction(who: int, then: Battle) -> str:
    """What has come of a unit, by the name its odds have."""
    unit = then.units[who]
    return {"killed": "annihilated", "routed": "rout"}.get(unit.fate, unit.condition)


def has_lost_standard(start: Battle, who: int, then: Battle) -> bool:
    """Whether a unit has lost its standard since."""
    return then.units[who].standard_lost and not start.units[who].standard_lost


def is_bereft(start: Battle, who: int, then: Battle) -> bool:
    """Whether an individual has been killed in a unit's ranks since."""
    return any(then.units[each].fate == "killed" for each in start.attached(who))


def duel(*individuals: Any, mine: dict[str, Any], theirs: dict[str, Any], **more: Any) -> Battle:
    """A block of each side front to front, the second having started it, and individuals in their ranks."""
    one, two = block(0, 36, 20, **mine), block(1, 36, 20, SOUTH, **theirs)
    return position(one, two, *individuals, started=(1,), agenda=[Combat()], **more)


DUELS = {
    "spears in one rank meet axes": duel(
        mine={"kind": SPEARS, "files": 5, "figures": 10, "order": "hold", "champion": True, "standard": True},
        theirs={"kind": AXES, "files": 6, "figures": 9, "order": "attack", "champion": True},
    ),
    "a hero in the ranks": duel(
        man(0, "hero", host=0),
        mine={"kind": SPEARS, "files": 5, "figures": 12, "order": "hold", "standard": True},
        theirs={"kind": AXES, "files": 6, "figures": 12, "order": "attack", "standard": True},
    ),
    "a warchief and his bannerman, and a leader against them": duel(
        man(0, "warchief", host=0),
        man(0, "bannerman", host=0),
        man(1, "leader", host=1),
        mine={"kind": SPEARS, "files": 4, "figures": 8, "order": "oppose", "disorganised": True, "start": 12},
        theirs={"kind": AXES, "files": 4, "figures": 6, "order": "attack", **RAGING},
    ),
    "a hero by himself": position(
        block(0, 36, 20, kind=SPEARS, files=3, figures=6, standard=True),
        man(1, "hero", 36, 20, SOUTH),
        started=(1,),
        agenda=[Combat()],
    ),
    "few against many, after losses to missiles": duel(
        mine={"kind": kind(quality="veteran"), "files": 3, "figures": 3, "began": 5, "standard_lost": True},
        theirs={"kind": kind(quality="poor", resilience=1), "files": 8, "figures": 16, **SHAKEN},
    ),
}


def ranged(name: str, two_ranks: bool) -> Battle:
    """The combat when everybody has said how he fights, those whose weapons reach so far in two ranks or in one."""
    pause = begin(DUELS[name])
    while isinstance(pause.question, Choose):
        step = pause.battle.agenda[-1]
        assert isinstance(step, Assign)
        pause = play(pause.battle, Fighting(two_ranks, (), 1 - step.unit))
    return pause.battle


def chances(futures: Mixture[Battle], of: Callable[[Battle], Any]) -> dict[Any, Fraction]:
    """How likely each is that something can be said of, over all futures."""
    merged = futures.map(of)
    return {name: Fraction(weight, merged.total) for name, weight in merged.weights.items()}


@pytest.mark.parametrize("two_ranks", [False, True])
@pytest.mark.parametrize("name", DUELS)
def test_a_combat_has_exactly_the_odds_that_its_preview_says(name: str, two_ranks: bool) -> None:
    start = ranged(name, two_ranks)
    odds = combat_odds(start, 0, 1)
    fallen = future(start, first, lambda pause: isinstance(pause.battle.agenda[-1], CombatTest))
    ends = future(start, first)
    for who, side in enumerate((odds.attacker, odds.defender)):
        assert chances(fallen, partial(casualties, start, who)) == dict(side.casualties)
        assert chances(ends, partial(reaction, who)) == possible(side.reactions)
        assert chances(ends, partial(has_lost_standard, start, who)).get(True, 0) == side.standard_lost
        assert chances(ends, partial(is_bereft, start, who)).get(True, 0) == side.individuals_lost


def test_a_combat_thrown_with_dice_does_to_both_what_its_preview_says() -> None:
    start = ranged("a hero in the ranks", True)
    odds = combat_odds(start, 0, 1)
    sides = (odds.attacker, odds.defender)
    found = [Counter[Any](), Counter[Any]()]
    rng = Random(1)
    for _ in range(PLAYS):
        fallen, after = thrown(start, rng)
        for who, seen in enumerate(found):
            seen["fell", casualties(start, who, fallen)] += 1
            seen["reacts", reaction(who, after)] += 1
            seen["standard", has_lost_standard(start, who, after)] += 1
            seen["bereft", is_bereft(start, who, after)] += 1
    for side, seen in zip(sides, found, strict=True):
        assert agrees(seen, "fell", dict(side.casualties))
        assert agrees(seen, "reacts", side.reactions)
        assert agrees(seen, "standard", {True: side.standard_lost, False: 1 - side.standard_lost})
        assert agrees(seen, "bereft", {True: side.individuals_lost, False: 1 - side.individuals_lost})


def test_a_preview_of_how_to_fight_is_that_of_the_combat() -> None:
    battle = begin(DUELS["a hero in the ranks"]).battle
    one, two = (preview(battle, Fighting(ranks, (), 1)) for ranks in (False, True))
    assert one == combat_odds(battle, 0, 1)
    assert two == combat_odds(play(battle, Fighting(True, (), 1)).battle, 0, 1)
    assert one.attacker.dice < two.attacker.dice


VOLLEYS = {
    "at short range": facing_each_other(8, {"kind": BOWS}, {"kind": AXES}),
    "far off, at shields": facing_each_other(20, {"kind": BOWS, "disorganised": True}, {"kind": SPEARS}),
    "tested by a house rule": facing_each_other(
        6,
        {"kind": BOWS, "files": 8, "figures": 16},
        {"kind": AXES, "figures": 7, "files": 4},
        edition=Edition(shooting_test="on"),
    ),
    "at a leader alone": position(block(0, 36, 20, kind=BOWS), man(1, "leader", 36, 28, SOUTH)),
}


def loosed(name: str, volleys: int) -> Battle:
    """A volley about to be thrown for, and what its preview says to it."""
    asked = begin(VOLLEYS[name].then(TakeAim(UnitId(0)), LooseAll(), StrikeDown())).battle
    assert preview(asked, Aim(1, volleys)) == shot_odds(asked, 0, 1, volleys)
    return play(asked, Aim(1, volleys)).battle


def is_tested(pause: Pause[Battle]) -> bool:
    return isinstance(pause.battle.agenda[-1], ShootingTest)


@pytest.mark.parametrize("volleys", [1, 3])
@pytest.mark.parametrize("name", VOLLEYS)
def test_a_volley_has_exactly_the_odds_that_its_preview_says(name: str, volleys: int) -> None:
    start = loosed(name, volleys)
    odds = shot_odds(start, 0, 1, volleys)
    fallen = future(start, first, is_tested)
    assert chances(fallen, partial(casualties, start, 1)) == dict(odds.casualties)
    untested = fallen.chance(lambda then: not then.agenda and not then.units[1].fate)
    assert untested == odds.reactions["untested"]
    met = {name: odds.reactions[name] for name in ("bloodlust", "shaken", "rout", "annihilated")}
    found = chances(future(start, first), partial(reaction, 1))
    assert {name: found.get(name, 0) for name in met} == met


def test_a_volley_thrown_with_dice_does_what_its_preview_says() -> None:
    start = loosed("tested by a house rule", 1)
    odds = shot_odds(start, 0, 1, 1)
    seen = Counter[Any]()
    rng = Random(1)
    for _ in range(PLAYS):
        fallen, after = thrown(start, rng)
        seen["fell", casualties(start, 1, fallen)] += 1
        seen["reacts", reaction(1, after) if fallen.agenda or after.units[1].fate else "untested"] += 1
    assert agrees(seen, "fell", dict(odds.casualties))
    assert agrees(seen, "reacts", odds.reactions)


def outcomes(battle: Battle, *steps: Any) -> dict[str, Fraction]:
    """The exact chances of the throw that the next step asks for, by the last word of each result."""
    question = begin(battle.then(*steps)).question
    assert question is not None
    assert not isinstance(question, Choose)
    return {str(result).rpartition(".")[2]: chance for result, chance in question.outcomes()}


def possible(chances: Mapping[str, Fraction]) -> dict[str, Fraction]:
    return {name: chance for name, chance in chances.items() if chance}


def field(**first: Any) -> Battle:
    """A leader beside two units of his command, an orc one farther off, and his Warchief with a third."""
    return position(
        block(0, 20, 20, leader=4, **first),
        block(0, 30, 20, leader=4, kind=kind(race="orcs", discipline="fanatic")),
        block(0, 50, 20, leader=5),
        block(1, 30, 40, SOUTH),
        man(0, "leader", host=0, leadership=3),
        man(0, "warchief", host=2, leadership=5),
        man(0, "bannerman", host=0),
        couriers=[Courier(4), Courier(5)],
    )


@pytest.mark.parametrize("condition", ["ok", "shaken", "bloodlust"])
@pytest.mark.parametrize("order", ["attack", "oppose"])
@pytest.mark.parametrize(("leader", "unit"), [(4, 0), (4, 1), (5, 1), (5, 2)])
def test_an_order_has_exactly_the_odds_of_its_test(leader: int, unit: int, order: Any, condition: str) -> None:
    battle = field(condition=condition, disorganised=condition != "ok")
    for courier in (False, True):
        odds = order_odds(battle, Send(leader, unit, order, courier))
        number = leader - 4
        body = battle.body(unit)
        riding = tuple(
            replace(each, place=(body.x, body.y) if courier and n == number else None)
            for n, each in enumerate(battle.couriers)
        )
        sent = replace(battle, couriers=riding, messages=(Message(leader, unit, order, number if courier else -1),))
        if courier or leader == 4:
            assert outcomes(sent, Delivery(UnitId(unit))) == possible(odds.results)
        if courier:
            again = sent.then(TryAgain(UnitId(unit)))
            assert preview(again, AGAIN) == odds
            assert preview(again, RECALL) is None


@pytest.mark.parametrize("condition", ["shaken", "bloodlust"])
@pytest.mark.parametrize("race", ["men", "orcs"])
def test_an_influence_try_has_exactly_its_odds(condition: Any, race: str) -> None:
    battle = field(kind=kind(race=race), condition=condition, disorganised=True)
    odds = influence_odds(battle, 4, 0)
    assert outcomes(battle, Calm(UnitId(4), UnitId(0))) == possible(odds.results)
    asked = battle.then(Influences(UnitId(4)))
    assert preview(asked, "0") == odds
    assert preview(asked, "nobody") is None
    futures = future(battle.then(Calm(UnitId(4), UnitId(0))), first)
    assert futures.chance(lambda after: bool(after.units[4].fate)) == odds.leader_lost


@pytest.mark.parametrize("boast", ["none", "first_blood"])
@pytest.mark.parametrize("fate", ["", "killed", "routed"])
@pytest.mark.parametrize("scope", ["army", "command"])
def test_a_command_test_has_exactly_its_odds(fate: Any, boast: str, scope: Any) -> None:
    battle = position(
        block(0, 20, 20, leader=3),
        block(0, 40, 20, leader=4, fate="routed"),
        block(0, 50, 20, leader=3, fate="killed"),
        man(0, "leader", host=0),
        man(0, "warchief", 60, 10, fate=fate),
        block(1, 30, 40, SOUTH),
        boasts=(boast, "none"),
        edition=Edition(command_scope=scope),
    )
    assert outcomes(battle, CommandThrow(UnitId(0))) == possible(command_odds(battle, 0).results)


def test_threats_are_known_while_units_fight_and_after_losses_have_changed_who_touches_whom() -> None:
    rng, asked = Random(1), 0
    pause = begin(muster(prepared("field800")))
    while (question := pause.question) is not None:
        battle = pause.battle
        if battle.combat.assigned:
            asked += sum(len(threats(battle, unit).threats) for unit in battle.standing())
        answer = question.options.sample(rng) if isinstance(question, Choose) else question.sample(rng)
        pause = play(pause.battle, answer)
    assert asked
