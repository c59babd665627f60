"""The command line as its users meet it: answers, JSON, languages, and one clear line for bad input."""

from __future__ import annotations

import subprocess
import sys
from fractions import Fraction

import pytest

from carnyx import celtos, warriors
from carnyx.games import GAMES
from tests.cli.shell import Shell

SHOOT = "odds celtos shoot --shooters 7 --sh 4 --damage 4 --toughness 4 --targets 8 --wounds 1 --command 4"
ASSAULT = (
    "odds celtos assault --models 7 --as 5 --damage 4 --ws 4 --toughness 4 --command 4 --enemy-models 8 --enemy-as 4 "
    "--enemy-damage 4 --enemy-ws 4 --enemy-toughness 4 --enemy-command 4 --contact 6"
)
VOLLEY = "odds warriors shoot --figures 12 --quality veteran --weapon bow --armour medium --targets 20"
COMBAT = (
    "odds warriors combat --figures 20 --contact 6 --quality average --weapon hand --armour medium --discipline tribal "
    "--enemy-figures 12 --enemy-contact 6 --enemy-quality veteran --enemy-weapon two_hand --enemy-armour heavy "
    "--enemy-discipline disciplined"
)
QUICK = {
    ("celtos", "shoot"): SHOOT,
    ("celtos", "assault"): ASSAULT,
    ("celtos", "test"): "odds celtos test --stat 5 --diff 4 --modifier -1",
    ("celtos", "rally"): "odds celtos rally --command 4 --enemy short --musician",
    ("warriors", "shoot"): VOLLEY,
    ("warriors", "combat"): COMBAT,
    ("warriors", "orders"): "odds warriors orders --leadership 3 --other-race --adverse 2 --in-person",
    ("warriors", "influence"): "odds warriors influence --leadership 3 --bannerman --condition bloodlust",
    ("warriors", "command"): "odds warriors command --warchief-killed --units-lost 2 --boast good",
    ("warriors", "initiative"): "odds warriors initiative --leadership 3 --enemy-leadership 1",
    ("warriors", "reform"): "odds warriors reform --quality poor --figures 4",
    ("warriors", "save"): "odds warriors save --rank warchief",
}


def test_every_question_has_an_example_here() -> None:
    assert set(QUICK) == {
        (game, question)
        for game, questions in ((game.id, game.calculators) for game in GAMES.values())
        for question in questions
    }


@pytest.mark.parametrize("language", ["en", "de", "es"])
@pytest.mark.parametrize("command", QUICK.values(), ids=lambda command: " ".join(command.split()[1:3]))
def test_every_question_is_answered_in_every_language(command: str, language: str, shell: Shell) -> None:
    said = shell.said(f"{command} --lang {language} --units cm")
    assert "%" in said
    assert "{" not in said


@pytest.mark.parametrize("command", QUICK.values(), ids=lambda command: " ".join(command.split()[1:3]))
def test_every_answer_is_exact_and_complete(command: str, shell: Shell) -> None:
    found = shell.answered(command)
    assert found["method"] == "exact"
    for part in (found, found.get("attacker", {}), found.get("defender", {})):
        for name in ("casualties", "figures"):
            if name in part:
                assert sum(Fraction(each["exact"]) for each in part[name]) == 1
        for name in ("results", "reactions", "winner", "field"):
            if name in part:
                assert sum(Fraction(each["exact"]) for each in part[name].values()) == 1


def test_the_json_of_a_volley_says_what_the_library_says(shell: Shell) -> None:
    found = shell.answered(SHOOT)
    shot = celtos.odds.shoot(shooters=7, sh=4, damage=4, toughness=4, targets=8, command=4)
    assert [(each["n"], each["exact"], each["p"]) for each in found["casualties"]] == [
        (n, str(p), float(p)) for n, p in shot.casualties
    ]
    assert found["expected"] == 1.75
    assert found["morale"]["rout"] == {"exact": "211/32768", "p": 211 / 32768}
    assert [check["rule"] for check in found["checks"]] == [
        "celtos.shoot.hit",
        "celtos.shoot.damage",
        "celtos.morale.test",
    ]
    assert found["checks"][0] | {"applied": [], "need": 6, "base": 6, "chance": "1/2"} == found["checks"][0]


def test_the_modifiers_of_a_volley_are_named(shell: Shell) -> None:
    found = shell.answered(f"{SHOOT} --moved --size 4 --weapon-modifier -1 --cover 8")
    assert found["checks"][0]["applied"] == [
        {"id": "celtos.shoot.moved", "value": -1},
        {"id": "celtos.shoot.size", "value": 1},
        {"id": "celtos.shoot.weapon", "value": -1},
    ]
    assert [check["rule"] for check in found["checks"]][1] == "celtos.cover"


def test_both_sides_of_an_assault_stand_apart(shell: Shell) -> None:
    found = shell.answered(f"{ASSAULT} --charged --enemy-cover --rounds 2")
    for side in ("attacker", "defender"):
        assert set(found[side]["morale"]) == {"check", "panic", "rout"}
        assert isinstance(found[side]["expected"], float)
    assert found["attacker"]["checks"][0]["applied"] == [{"id": "celtos.cc.charged", "value": 1}]
    assert found["defender"]["checks"][0]["applied"] == [{"id": "celtos.cc.cover", "value": 1}]


def test_a_test_carries_need_and_chance(shell: Shell) -> None:
    found = shell.answered(QUICK["celtos", "test"])
    assert (found["need"], found["chance"]) == (6, "1/2")


def test_orders_carry_all_eight_results(shell: Shell) -> None:
    assert list(shell.answered(QUICK["warriors", "orders"])["results"]) == [
        "accepted",
        "accepted_disorganised",
        "delayed",
        "delayed_disorganised",
        "ignored",
        "ignored_disorganised",
        "misunderstood",
        "panic",
    ]


def test_mixed_shooters_and_weapons_are_given_with_also(shell: Shell) -> None:
    mixed = ["--also", "2 sh=5 damage=6 weapon_modifier=-1", "--also", "1 sh=6 damage=4"]
    found = shell.answered([*SHOOT.split(), *mixed])
    assert [check["rule"] for check in found["checks"]].count("celtos.shoot.hit") == 3


def test_an_edition_and_a_house_rule_change_the_answer(shell: Shell) -> None:
    command = "odds celtos test --stat 1 --diff 10 --modifier -3"
    assert shell.answered(command)["chance"] == "1/10"
    assert shell.answered(f"{command} --edition en")["chance"] == "0"
    assert shell.answered(f"{command} --edition en --house naturals=all")["chance"] == "1/10"
    volley = shell.answered(f"{VOLLEY} --house hit_score=5")
    assert volley["checks"][0]["base"] == 5


def test_what_is_too_wide_to_be_exact_says_so(shell: Shell) -> None:
    wide = ASSAULT.replace("--models 7", "--models 40").replace("--contact 6", "--contact 8") + " --rounds 2 --wounds 3"
    found = shell.answered(wide + " --enemy-wounds 3")
    assert found["method"] == "sampled"
    assert found["error"] == pytest.approx(0.01)
    assert found["winner"]["attacker"]["exact"] is None
    assert "10000" in shell.said(wide + " --enemy-wounds 3")


@pytest.mark.parametrize(
    ("command", "words"),
    [
        (SHOOT.replace("--shooters 7", "--shooters 0"), ["--shooters", "1 to 1000", "celtos.shoot.dice"]),
        (SHOOT.replace("--shooters 7", "--shooters many"), ["--shooters", "1 to 1000", "many", "celtos.shoot.dice"]),
        (SHOOT.replace("--sh 4 ", ""), ["--sh", "missing", "celtos.values"]),
        (f"{SHOOT} --cover 3", ["--cover", "7, 8, 9", "celtos.cover"]),
        (f"{SHOOT} --size 10", ["--size", "1 to 9", "celtos.shoot.size"]),
        (f"{SHOOT} --start 3", ["--start", "8 to", "celtos.morale.casualties"]),
        (f"{SHOOT} --individual", ["--targets", "celtos.individual"]),
        (f"{SHOOT} --moved=perhaps", ["--moved", "perhaps"]),
        (f"{SHOOT} --mooved", ["--mooved", "--moved"]),
        (f"{SHOOT} --edition fr", ["--edition", "default, en, de, es"]),
        (f"{SHOOT} --house naturals=some", ["naturals", "all, shooting", "celtos.edition.naturals"]),
        (f"{SHOOT} --house naturals", ["--house", "SWITCH=VALUE"]),
        (f"{SHOOT} --house natural=all", ["natural", "Did you mean naturals?"]),
        (f"{SHOOT} --lang fr", ["--lang", "en, de, es"]),
        (f"{SHOOT} --units ft", ["--units", "in, cm"]),
        (f"{SHOOT} --also foo", ["--also", "sh=5 damage=5"]),
        (ASSAULT.replace("--enemy-models 8", "--enemy-models 0"), ["--enemy-models", "celtos.cc.dice"]),
        (ASSAULT.replace("--contact 6", "--contact 60"), ["--contact", "1 to 8", "celtos.cc.round"]),
        (VOLLEY.replace("veteran", "superb"), ["--quality", "elite, veteran, average, poor", "warriors.quality"]),
        (f"{VOLLEY} --volleys 4", ["--volleys", "1 to 3", "warriors.shoot.volleys"]),
        (f"{COMBAT} --with dragon", ["--with", "warchief, leader, hero, bannerman", "warriors.individuals"]),
        (f"{VOLLEY} --house hit_score=99", ["hit_score", "2 to 10", "warriors.hit_score"]),
        ("odds warriors orders --leadership 9", ["--leadership", "1 to 5", "warriors.profile"]),
        ("odds dice 2x6", ["2x6", "NdM", "warriors.odds"]),
        ("odds dice 0d6", ["dice", "1 to 100", "warriors.odds"]),
        ("odds celtos shot", ["shot", "shoot, assault, test, rally"]),
        ("rules celtos.shoot.mved", ["celtos.shoot.mved", "celtos.shoot.moved"]),
        ("table celtos.die", ["celtos.die", "celtos.test"]),
    ],
)
def test_bad_input_gets_one_clear_line(command: str, words: list[str], shell: Shell) -> None:
    said = shell.refused(command)
    assert [word for word in words if word not in said] == []


def test_bad_input_is_explained_in_the_language_asked_for(shell: Shell) -> None:
    assert "nimmt eine ganze Zahl" in shell.refused(f"{SHOOT} --size 10 --lang de")
    assert "admite un número entero" in shell.refused(f"{SHOOT} --size 10 --lang=es")


def test_rules_are_listed_with_their_sources(shell: Shell) -> None:
    rules = shell.answered("rules")
    assert {rule["id"] for rule in rules} == set(celtos.REGISTRY.rules) | set(warriors.REGISTRY.rules)
    for rule in rules:
        assert rule["source"].split(";")[0].split(",")[0] in ("sheet", "found", "ruling")
        assert bool(rule["sheets"]) == ("sheet" in rule["source"])
        assert rule["title"]
        assert rule["text"]


def test_one_rule_a_group_or_a_game(shell: Shell) -> None:
    (rule,) = shell.answered("rules celtos.natural --lang de --edition en")
    assert rule["switches"][0]["value"] == "shooting"
    assert len(shell.answered("rules celtos.shoot")) > 8
    assert all(rule["id"].startswith("warriors.") for rule in shell.answered("rules warriors"))
    assert "celtos.rally.enemies" in shell.said("rules celtos.rally.enemies")


def test_lengths_follow_the_units_and_the_edition(shell: Shell) -> None:
    assert '12"' in shell.answered("rules celtos.shoot.bands")[0]["text"]
    assert "30.5\u202fcm" in shell.answered("rules celtos.shoot.bands --units cm")[0]["text"]
    assert "30\u202fcm" in shell.answered("rules celtos.shoot.bands --edition es")[0]["text"]
    assert '11.8"' in shell.answered("rules celtos.shoot.bands --edition es --units in")[0]["text"]


def test_the_printed_tables(shell: Shell) -> None:
    assert shell.answered("table celtos.shoot.hit")["cells"] == [[9, 8, 7, 6, 5, 4, 3, 2, 1, 0]]
    assert shell.answered("table celtos.test")["cells"][0] == [6, 7, 8, 9, 10, 10, 10, 10, 10, 10]
    scores = shell.answered("table warriors.shoot.scores")
    assert (scores["rows"], scores["cells"]) == (["bow", "javelin"], [[5, 6, 8], [6, 7, 8]])
    assert scores["also"][0]["cells"] == [[9, 24], [6, 12]]
    assert shell.answered("table warriors.shoot.kill")["modifiers"][0] == {
        "id": "warriors.shoot.kill.shield",
        "value": -2,
    }
    assert "9+" in shell.said("table celtos.cc.hit")


def test_the_table_of_any_dice(shell: Shell) -> None:
    rows = shell.answered("odds dice 2d10")["rows"]
    assert rows[0]["score"] == 2
    assert rows[9]["or_less"] == {"exact": "11/20", "p": 0.55}
    assert "97.2%" in shell.said("odds dice 2d6")


def test_nothing_heavy_is_imported_for_a_json_answer() -> None:
    code = (
        "import sys; from carnyx.cli import main; main(sys.argv[1:]);"
        "print([name for name in ('rich.console', 'fluent.runtime', 'babel') if name in sys.modules], file=sys.stderr)"
    )
    done = subprocess.run(
        [sys.executable, "-c", code, *SHOOT.split(), "--json"], capture_output=True, text=True, check=True
    )
    assert done.stderr.strip() == "[]"


@pytest.mark.parametrize(("lang", "said"), [("en", "coherency"), ("de", "Zusammenhalt"), ("es", "cohesión")])
def test_calculators_say_that_they_have_no_places_and_so_no_coherency(shell: Shell, lang: str, said: str) -> None:
    volley = "odds celtos shoot --shooters 4 --sh 4 --damage 5 --toughness 4 --targets 3 --command 4"
    for command in (volley, ASSAULT):
        assert said in shell.said(f"{command} --lang {lang}")
