"""Who beats whom: the chain of rounds is held to the calculators it is made of."""

from __future__ import annotations

import pytest

from carnyx.core.edition import house
from carnyx.core.lists import Names
from carnyx.games.celtos.lists.profiles import profile as celtos_profile
from carnyx.games.celtos.odds import Fighters as CeltosFighters
from carnyx.games.celtos.odds import assault
from carnyx.games.celtos.odds import matchup as celtos
from carnyx.games.warriors.lists.profiles import profile as warriors_profile
from carnyx.games.warriors.odds import Fighters, combat
from carnyx.games.warriors.odds import matchup as warriors
from carnyx.games.warriors.rules.edition import DEFAULT as WARRIORS
from carnyx.odds.matchup import Contender, Matchup, Meeting, bought

NAMES = Names("A", "A", "A")


@pytest.mark.parametrize("rounds", [1, 2, 3])
def test_a_charge_in_celtos_ends_as_the_calculator_says(rounds: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(celtos, "ROUNDS", rounds)
    hounds, beasts = celtos_profile("gael.hound"), celtos_profile("fomorian.beastman")
    found = celtos.meeting(hounds, 3, beasts, 2)

    def side(unit: str, models: int, ws: int, plus: int, charged: bool) -> CeltosFighters:
        kind = celtos_profile(unit)
        return CeltosFighters(
            models=models,
            attack=kind.as_,
            damage=kind.st + plus,
            ws=ws,
            toughness=kind.toughness,
            command=kind.cd,
            wounds=kind.w,
            charged=charged,
            first_strike=bool(kind.trait("first_strike")),
            penetrating=kind.trait("penetrating"),
            parry=kind.trait("parry"),
        )

    odds = assault(
        side("gael.hound", 3, 4, 0, True), side("fomorian.beastman", 2, 2, 2, False), contact=3, rounds=rounds
    )
    assert odds.sampling is None
    for name, field in (("win", "attacker"), ("lose", "defender"), ("draw", "nobody"), ("undecided", "locked")):
        assert getattr(found, name) == pytest.approx(float(odds.field[field]), abs=1e-9)
    assert found.fallen == pytest.approx((float(odds.attacker.expected), float(odds.defender.expected)))


def test_a_lance_counts_in_the_round_of_the_charge_only(monkeypatch: pytest.MonkeyPatch) -> None:
    knights, orcs = celtos_profile("sidhe.knight"), celtos_profile("fomorian.orc")
    monkeypatch.setattr(celtos, "ROUNDS", 1)
    charging, charged = celtos.meeting(knights, 4, orcs, 4), celtos.meeting(orcs, 4, knights, 4)
    assert charging.fallen[1] > charged.fallen[0]


@pytest.mark.parametrize("pair", [("orcs.warriors", "dwarves.axes"), ("goblins.mob", "barbarians.warriors")])
def test_a_turn_of_warriors_ends_as_the_calculator_says(pair: tuple[str, str]) -> None:
    one_turn = house(WARRIORS, "turns", "1")
    units = [warriors_profile(id) for id in pair]
    found = warriors.meeting(units[0], 6, units[1], 6, one_turn)
    first, second = (
        Fighters(
            figures=6,
            contact=4,
            quality=unit.quality,
            weapon=unit.melee,
            armour=unit.armour,
            discipline=unit.discipline,
            order=order,  # type: ignore[arg-type]
            worth=unit.worth,
            strength=unit.strength,
            resilience=unit.resilience,
            shield=unit.shield,
        )
        for unit, order in zip(units, ("attack", "hold"), strict=True)
    )
    odds = combat(first, second, edition=one_turn)
    gives_way = [
        float(sum(side.reactions[name] for name in ("shaken", "rout", "annihilated")))
        for side in (odds.attacker, odds.defender)
    ]
    assert found.lose + found.draw == pytest.approx(gives_way[0], abs=1e-6)
    assert found.win + found.draw == pytest.approx(gives_way[1], abs=1e-6)
    assert found.fallen == pytest.approx((float(odds.attacker.expected), float(odds.defender.expected)), abs=1e-5)


def test_bloodlust_carries_on_into_the_next_turn() -> None:
    fanatics, mob = warriors_profile("barbarians.warriors"), warriors_profile("goblins.mob")
    odds = [warriors.meeting(fanatics, 6, mob, 12, house(WARRIORS, "turns", str(turns))) for turns in (1, 2, 8)]
    assert odds[0].undecided > odds[1].undecided > odds[2].undecided
    assert odds[0].fallen[1] < odds[1].fallen[1] < odds[2].fallen[1]


@pytest.mark.parametrize(
    ("game", "units"),
    [
        (celtos, ("gael.warrior", "sidhe.prince", "fomorian.troll", "vanir.frost_giant")),
        (warriors, ("orcs.warriors", "trolls.stone_trolls")),
    ],
)
def test_every_chance_is_accounted_for_and_nobody_falls_twice(game: object, units: tuple[str, ...]) -> None:
    known = {unit.id: unit for unit in game.units()}  # type: ignore[attr-defined]
    found: Matchup = game.matchup([known[id] for id in units], 40)  # type: ignore[attr-defined]
    for row, meetings in enumerate(found.meetings):
        for column, met in enumerate(meetings):
            assert met.win + met.lose + met.draw + met.undecided == pytest.approx(1)
            assert 0 <= met.fallen[0] <= found.contenders[row].models
            assert 0 <= met.fallen[1] <= found.contenders[column].models


def test_the_work_may_be_shared_and_comes_to_the_same() -> None:
    few, told = celtos.units()[:6], []
    shared = celtos.matchup(few, 20, tell=told.append, workers=2)
    assert shared == celtos.matchup(few, 20)
    assert told == list(range(1, 37))


@pytest.mark.parametrize(
    ("points", "each", "most", "models"),
    [(60, 13, 12, 5), (60, 5, 20, 12), (60, 5, 8, 8), (60, 140, 1, 1), (60, 7, 40, 9)],
)
def test_a_side_is_as_many_as_the_points_buy(points: int, each: int, most: int, models: int) -> None:
    assert bought(points, each, most) == models


def test_the_strongest_come_first_and_keep_their_meetings() -> None:
    weak, strong = Contender("weak", NAMES, NAMES, 5, 60), Contender("strong", NAMES, NAMES, 4, 60)
    even = Meeting(0.5, 0.5, 0, 0, (2, 2))
    lost, won = Meeting(0.1, 0.9, 0, 0, (5, 1)), Meeting(0.8, 0.2, 0, 0, (2, 5))
    ranked = Matchup("toy", 3, (weak, strong), ((even, lost), (won, even))).ranked()
    assert [each.id for each in ranked.contenders] == ["strong", "weak"]
    assert ranked.meetings == ((even, won), (lost, even))
    assert ranked.standing(0) == pytest.approx(0.7)
    assert ranked.toll(0, 1) == pytest.approx(5 / 5 - 2 / 4)
