"""Forces of Warriors: what everybody costs, what a list may not have, and the lists that come with the game."""

import pytest
from msgspec.structs import replace

from carnyx.core.problems import BadForce
from carnyx.games.warriors.lists.army import (
    Command,
    Entry,
    Force,
    Individual,
    bill,
    check,
    entries,
    figures,
    forces,
    host,
    individuals,
    load,
    price,
    titles,
)
from carnyx.games.warriors.lists.profiles import peoples, profile
from carnyx.games.warriors.rules import REGISTRY
from carnyx.games.warriors.rules.edition import DEFAULT
from carnyx.words import LANGUAGES
from carnyx.words.problems import problem_line

PEOPLES = [each.id for each in peoples()]
each_force = pytest.mark.parametrize("name", forces())

# --- prices ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("entry", "points"),
    [
        (Entry("orcs.warriors", 10), 60),
        (Entry("orcs.warriors", 20, champion=True), 125),
        (Entry("orcs.warriors", 20, standard=True), 130),
        (Entry("dwarves.axes", 8, champion=True, standard=True), 95),
        (Entry("trolls.trolls", 3), 57),
    ],
)
def test_a_unit_costs_so_much_a_figure_a_champion_five_more_a_standard_ten(entry: Entry, points: int) -> None:
    """warriors.army"""
    assert entry.points == points


@pytest.mark.parametrize(
    ("individual", "points"),
    [
        (Individual("warchief", "orcs", leadership=1), 60),
        (Individual("warchief", "orcs", leadership=5), 100),
        (Individual("leader", "orcs", leadership=3), 65),
        (Individual("hero", "orcs"), 30),
        (Individual("bannerman", "orcs", mounted=True), 15),
        (Individual("leader", "orcs", leadership=3, couriers=2), 75),
    ],
)
def test_leaders_pay_for_leadership_and_for_every_courier_beyond_the_free_ones(
    individual: Individual, points: int
) -> None:
    """warriors.army, warriors.courier.lost"""
    assert individual.points() == points


def test_a_house_rule_may_price_couriers_otherwise() -> None:
    assert Individual("leader", "orcs", leadership=3, couriers=2).points(replace(DEFAULT, courier_points=9)) == 65 + 18


# --- blocks ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("entry", "files", "ranks"),
    [
        (Entry("orcs.warriors", 20), 7, 3),
        (Entry("orcs.warriors", 24), 8, 3),
        (Entry("orcs.warriors", 30), 8, 4),
        (Entry("goblins.mob", 40), 10, 4),
        (Entry("orcs.archers", 13), 7, 2),
        (Entry("men.light_horse", 10), 5, 2),
        (Entry("orcs.wolf_riders", 5), 4, 2),
        (Entry("trolls.trolls", 3), 3, 1),
        (Entry("trolls.trolls", 6), 4, 2),
        (Entry("orcs.warriors", 20, files=5), 5, 4),
    ],
)
def test_a_block_is_three_ranks_deep_two_if_it_shoots_or_rides_and_four_if_it_is_large(
    entry: Entry, files: int, ranks: int
) -> None:
    assert (entry.abreast(), entry.ranks()) == (files, ranks)


@pytest.mark.parametrize("most", [1, 2, 3, 4])
def test_no_block_is_deeper_than_the_edition_allows(most: int) -> None:
    edition = replace(DEFAULT, ranks_most=most)
    for name in forces():
        assert all(entry.ranks(edition) <= most for entry in entries(load(name)))


# --- our own forces --------------------------------------------------------------------------------------------------


def test_there_are_two_forces_of_the_box_and_two_for_each_people() -> None:
    wanted = {"orcs-box", "dwarves-box"} | {f"{people}-{size}" for people in PEOPLES for size in (800, 1200)}
    assert set(forces()) == wanted


@each_force
def test_a_force_of_ours_is_legal_and_says_its_points(name: str) -> None:
    force = load(name)
    assert check(force) == ()
    assert force.points == price(force)
    assert force.people == name.rpartition("-")[0]


@pytest.mark.parametrize("people", PEOPLES)
def test_middling_forces_are_equal_and_so_are_large_ones(people: str) -> None:
    assert price(load(f"{people}-800")) == 800
    assert price(load(f"{people}-1200")) == 1200


def test_the_forces_of_the_box_are_equal_and_of_about_fifty_figures() -> None:
    orcs, dwarves = load("orcs-box"), load("dwarves-box")
    assert price(orcs) == price(dwarves) == 564
    assert (figures(orcs), figures(dwarves)) == (50, 49)
    assert all({"hero", "bannerman"} <= {each.role for each in individuals(force)} for force in (orcs, dwarves))


@each_force
def test_a_force_has_a_line_missiles_and_battle_leaders(name: str) -> None:
    force = load(name)
    units = [profile(entry.unit) for entry in entries(force)]
    assert any(unit.missile for unit in units)
    assert any(not unit.missile and not unit.mounted for unit in units)
    assert 1 <= len(force.commands) <= 3
    assert sum(entry.standard for entry in entries(force)) >= 2
    own = sum(entry.points for entry in entries(force) if profile(entry.unit).race == force.people)
    assert own > price(force) // 2


def test_some_forces_have_allies() -> None:
    allied = {name for name in forces() if len({profile(entry.unit).race for entry in entries(load(name))}) > 1}
    assert {"orcs-1200", "goblins-800", "men-1200", "trolls-800", "ogres-1200"} <= allied


@each_force
def test_a_force_of_ours_can_be_told_in_every_language(name: str) -> None:
    force = load(name)
    for language in LANGUAGES:
        lines = bill(force, language)
        assert sum(points for _, _, points in lines) == price(force)
        assert sum(number for _, number, _ in lines) == figures(force)
        assert len({title for title, _, _ in lines}) == len(lines)


# --- what a list may not have ----------------------------------------------------------------------------------------

CHIEF = Individual("warchief", "orcs", leadership=4)
LEADER = Individual("leader", "orcs", leadership=3)
HERO = Individual("hero", "orcs")
WARRIORS = Entry("orcs.warriors", 20)


def army(*units: Entry, chief: Individual = CHIEF, points: int | None = None, **rest: tuple[object, ...]) -> Force:
    return Force(name="Tusks", people="orcs", warchief=chief, units=units, points=points, **rest)  # type: ignore[arg-type]


def under(*units: Entry, leader: Individual = LEADER, companions: tuple[Individual, ...] = ()) -> Force:
    return army(WARRIORS, commands=(Command(leader, units, companions),))


def with_hero(**changes: object) -> Force:
    return army(WARRIORS, companions=(replace(HERO, **changes),))


def led(**changes: object) -> Force:
    return army(WARRIORS, chief=replace(CHIEF, **changes))


# The limits on individuals are played in the book; these lists are too small to keep to them.
UNLIMITED = replace(DEFAULT, units_a_hero=1, individuals_share=100)
TWICE = Entry("orcs.spears", 10)
FIRST = "units 1: orcs.warriors"
MISTAKES = [
    (army(), "force-empty", "warriors.army", "Tusks"),
    (replace(army(WARRIORS), people="elves"), "people-unknown", "warriors.army", "Tusks"),
    (army(WARRIORS, points=209), "force-points", "warriors.army", "Tusks"),
    (army(WARRIORS, Entry("orcs.king", 7)), "unit-unknown", "warriors.army", "units 2: orcs.king"),
    (army(Entry("warriors", 7)), "unit-unknown", "warriors.army", "units 1: warriors"),
    (under(Entry("elves.guard", 7)), "unit-unknown", "warriors.army", "commands 1: units 1: elves.guard"),
    (army(Entry("orcs.warriors", 9)), "force-figures", "warriors.army", FIRST),
    (army(Entry("orcs.warriors", 31)), "force-figures", "warriors.army", FIRST),
    (army(Entry("orcs.warriors", 20, files=4)), "force-files", "warriors.reform.ranks", FIRST),
    (army(Entry("orcs.warriors", 20, files=21)), "force-files", "warriors.reform.ranks", FIRST),
    (army(Entry("orcs.warriors", 20, files=0)), "force-files", "warriors.reform.ranks", FIRST),
    (army(Entry("orcs.ravagers", 12, standard=True)), "force-standard", "warriors.army", "units 1: orcs.ravagers"),
    (under(), "force-command-empty", "warriors.commands", "commands 1"),
    (under(WARRIORS, leader=CHIEF), "force-role", "warriors.commands", "commands 1: leader"),
    (led(role="leader"), "force-role", "warriors.commands", "warchief"),
    (under(WARRIORS, companions=(LEADER,)), "force-role", "warriors.commands", "commands 1: companions 1"),
    (led(race="elves"), "people-unknown", "warriors.army", "warchief"),
    (led(leadership=0), "value-range", "warriors.profile", "warchief"),
    (led(leadership=6), "value-range", "warriors.profile", "warchief"),
    (led(couriers=11), "value-range", "warriors.courier.lost", "warchief"),
    (led(couriers=-1), "value-range", "warriors.courier.lost", "warchief"),
    (with_hero(leadership=1), "force-no-leader", "warriors.profile", "companions 1"),
    (with_hero(couriers=1), "force-no-leader", "warriors.profile", "companions 1"),
    (with_hero(attached="orcs.guard"), "force-attached", "warriors.individuals", "companions 1"),
    (
        army(TWICE, TWICE, chief=replace(CHIEF, attached="orcs.spears")),
        "force-attached",
        "warriors.individuals",
        "warchief",
    ),
]


@pytest.mark.parametrize(
    ("force", "message", "rule", "where"), MISTAKES, ids=[f"{n} {each[1]}" for n, each in enumerate(MISTAKES)]
)
def test_a_mistake_is_named_with_its_rule_and_its_place(force: Force, message: str, rule: str, where: str) -> None:
    (problem,) = check(force, UNLIMITED)
    assert (problem.message, problem.rule, problem.where) == (message, rule, where)
    assert problem.rule in REGISTRY.rules
    said = {problem_line(problem, language) for language in LANGUAGES}
    assert len(said) == 3
    assert all(line.startswith(f"{where}: ") and "\n" not in line for line in said)


def test_a_unit_that_takes_no_champion_has_none(monkeypatch: pytest.MonkeyPatch) -> None:
    shy = replace(profile("orcs.warriors"), champion=False)
    monkeypatch.setattr("carnyx.games.warriors.lists.army.profile", lambda id: shy)
    assert [each.message for each in check(army(replace(WARRIORS, champion=True)))] == ["force-champion"]


def test_the_numbers_of_a_mistake_are_those_of_the_list() -> None:
    (size,) = check(army(Entry("orcs.warriors", 31)))
    assert size.numbers == {"given": 31, "least": 10, "most": 30}
    (sum,) = check(army(WARRIORS, points=209))
    assert sum.numbers == {"stated": 209, "points": 210}
    assert problem_line(sum, "en") == "Tusks: it says 209 points; it adds up to 210 (warriors.army)"
    assert problem_line(sum, "de") == "Tusks: angegeben sind 209 Punkte; zusammen sind es 210 (warriors.army)"
    assert problem_line(sum, "es") == "Tusks: dice 209 puntos; la suma es 210 (warriors.army)"


def test_a_house_rule_for_ranks_is_kept_to() -> None:
    wide = army(Entry("orcs.warriors", 20, files=4))
    assert check(wide, replace(DEFAULT, ranks_most=5)) == ()


def test_all_mistakes_are_found_at_once() -> None:
    force = army(Entry("orcs.king", 7), Entry("orcs.ravagers", 3, standard=True), chief=LEADER, points=1)
    wanted = ["force-role", "unit-unknown", "force-figures", "force-standard"]
    assert [each.message for each in check(force)] == wanted


def test_a_force_may_have_allies_and_a_leader_of_another_race() -> None:
    allied = under(Entry("trolls.trolls", 3), leader=replace(LEADER, race="trolls"))
    assert check(allied) == ()
    assert titles(allied)[-1] == "Troll Battle Leader"


def test_an_unknown_unit_has_no_price() -> None:
    with pytest.raises(BadForce) as caught:
        price(army(Entry("orcs.king", 7)))
    assert caught.value.problem.message == "unit-unknown"


# --- who begins where ------------------------------------------------------------------------------------------------


def test_an_individual_begins_with_the_unit_he_names_wherever_it_is() -> None:
    reds = Entry("orcs.warriors", 12, name="The Reds")
    hero, other, alone = (replace(HERO, attached=each) for each in ("The Reds", "orcs.archers", None))
    force = army(
        WARRIORS,
        companions=(hero, other, alone),
        commands=(Command(LEADER, (Entry("orcs.archers", 10), reds)),),
    )
    assert check(force, UNLIMITED) == ()
    assert [entry.unit for entry in entries(force)] == ["orcs.warriors", "orcs.archers", "orcs.warriors"]
    assert [host(force, each) for each in individuals(force)] == [None, 2, 1, None, None]
