"""A new modifier on a new fact of the table: the situation, the place that fills it, and the words. Nothing else.

The change is made in a copy of the package, as a contributor would make it. Everybody who reads a throw is asked there
and here. None of the new facts depends on where models stand, so nothing may be read from a memory of places.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path, PurePosixPath
from typing import Any

import pytest

import carnyx
from tests.games import celtos_readers

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = Path(carnyx.__file__).resolve().parent

CHECKS, SITUATIONS = "games/celtos/rules/checks.py", "games/celtos/play/situations.py"
NEW = {"shot": "celtos.shoot.fleeing", "blow": "celtos.cc.leaderless", "nerve": "celtos.morale.last_turn"}

# file, a text that stands in it once, and what is put behind it
CHANGE = (
    # the situations
    (CHECKS, "    marksmanship: int = 0\n", "    fleeing: bool = False\n"),
    (CHECKS, "    parried: int = 0\n", "    leaderless: bool = False\n"),
    (CHECKS, "    lost_combat: bool = False\n", "    last_turn: bool = False\n"),
    # their modifiers
    (
        CHECKS,
        '        Modifier("celtos.trait.marksmanship", RULING, lambda shot: shot.marksmanship),\n',
        '        modifier("celtos.shoot.fleeing", +1, lambda shot: shot.fleeing, RULING),\n',
    ),
    (
        CHECKS,
        '        Modifier("celtos.trait.parry", RULING, lambda blow: -blow.parried),\n',
        '        modifier("celtos.cc.leaderless", -1, lambda blow: blow.leaderless, RULING),\n',
    ),
    (
        CHECKS,
        "lambda nerve: nerve.standard and nerve.lost_combat, RULING),",
        ' modifier("celtos.morale.last_turn", +2, lambda nerve: nerve.last_turn, RULING),',
    ),
    # the place that fills them
    (
        SITUATIONS,
        '        marksmanship=mine.trait("marksmanship"),\n',
        "        fleeing=battle.units[target].panicked,\n",
    ),
    (
        SITUATIONS,
        "        enemy_panicked=battle.units[target].panicked,\n",
        '        leaderless=not battle.units[unit].has("leader"),\n',
    ),
    (
        SITUATIONS,
        '        standard=now.has("standard"),\n',
        "        last_turn=battle.turn == battle.field.turns,\n",
    ),
)

WORDS = """
celtos-shoot-fleeing = the target flees
    .ruling = { $value } to the die if the target has panicked.

celtos-cc-leaderless = no leader
    .ruling = { $value } to the die if the strikers have no leader.

celtos-morale-last_turn = the last turn
    .ruling = { $value } to the die in the last turn.
"""

# What a calculator needs to be told of such a fact: a parameter, and the line that hands it on.
SHOOT, FIGHTERS = "games/celtos/odds/shoot.py", "games/celtos/odds/fighters.py"
OFFER = (
    (SHOOT, "    marksmanship: Trait = 0,\n", "    fleeing: bool = False,\n"),
    (SHOOT, "        The trait Marksmanship n.\n", "    fleeing\n        The target has panicked.\n"),
    (SHOOT, "Shot(skill, moved, size, aim, marksman, ", "fleeing, "),
    (FIGHTERS, "    musician: bool = False\n", "    leaderless: bool = False\n    last_turn: bool = False\n"),
    (FIGHTERS, "            enemy_panicked=enemy_panicked,\n", "            leaderless=side.leaderless,\n"),
    (FIGHTERS, "Nerve(side.command, side.leader, side.standard, lost, ", "side.last_turn, "),
)


def changed(changes: tuple[tuple[str, str, str], ...]) -> dict[PurePosixPath, str]:
    """The texts of all changed files."""
    found: dict[PurePosixPath, str] = {}
    for name, old, new in changes:
        path = PurePosixPath(name)
        text = found.get(path) or (PACKAGE / path).read_text(encoding="utf-8")
        assert text.count(old) == 1, f"{name}: {old!r} stands there {text.count(old)} times"
        found[path] = text.replace(old, old + new)
    for language in ("de", "en", "es"):
        path = PurePosixPath(f"games/celtos/words/{language}/rules.ftl")
        found[path] = (PACKAGE / path).read_text(encoding="utf-8") + WORDS
    return found


def mirror(source: Path, copy: Path, texts: dict[PurePosixPath, str], at: str = "") -> None:
    """A copy of a folder in which only these files are others; all the rest are links."""
    copy.mkdir()
    for each in source.iterdir():
        here = PurePosixPath(at, each.name)
        if here in texts:
            (copy / each.name).write_text(texts[here], encoding="utf-8")
        elif any(path.is_relative_to(here) for path in texts):
            mirror(each, copy / each.name, texts, str(here))
        elif each.name != "__pycache__":
            (copy / each.name).symlink_to(each)


def asked(folder: Path, texts: dict[PurePosixPath, str]) -> dict[str, Any]:
    """What everybody says in a copy of the package."""
    mirror(PACKAGE, folder / "carnyx", texts)
    surroundings = {**os.environ, "PYTHONPATH": str(folder), "PYTHONDONTWRITEBYTECODE": "1"}
    done = subprocess.run(
        [sys.executable, "-m", "tests.games.celtos_readers"],
        cwd=ROOT,
        env=surroundings,
        capture_output=True,
        text=True,
        check=False,
    )
    assert not done.returncode, done.stderr
    found: dict[str, Any] = json.loads(done.stdout)
    return found


@pytest.fixture(scope="module")
def here() -> dict[str, Any]:
    return celtos_readers.said()


@pytest.fixture(scope="module")
def there(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    return asked(tmp_path_factory.mktemp("changed"), changed(CHANGE))


@pytest.fixture(scope="module")
def offered(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    return asked(tmp_path_factory.mktemp("offered"), changed((*CHANGE, *OFFER)))


def test_the_change_is_in_the_situation_the_place_that_fills_it_and_the_words() -> None:
    words = {f"games/celtos/words/{language}/rules.ftl" for language in ("de", "en", "es")}
    assert set(map(str, changed(CHANGE))) == {CHECKS, SITUATIONS, *words}


@pytest.mark.parametrize(
    ("situation", "reader"),
    [(what, who) for what in NEW for who in ("play", "preview", "threats") if (what, who) != ("nerve", "threats")],
)
def test_play_previews_and_threats_use_it(
    here: dict[str, Any], there: dict[str, Any], situation: str, reader: str
) -> None:
    assert there[situation][reader] == sorted([*here[situation][reader], NEW[situation]])


def test_the_computer_player_reckons_with_it(here: dict[str, Any], there: dict[str, Any]) -> None:
    assert there["shot"]["player"] > here["shot"]["player"] > 0
    assert 0 < there["blow"]["player"] < here["blow"]["player"]


@pytest.mark.parametrize(
    ("situation", "told"),
    [("shot", "the target flees: +1"), ("blow", "no leader: −1"), ("nerve", "the last turn: +2")],
)
def test_the_story_tells_it(here: dict[str, Any], there: dict[str, Any], situation: str, told: str) -> None:
    assert told in there[situation]["story"]
    assert told not in here[situation]["story"]


def test_it_is_explained_like_any_other_rule(here: dict[str, Any], there: dict[str, Any]) -> None:
    assert {rule: there["rules"][rule] for rule in there["rules"].keys() - here["rules"].keys()} == {
        "celtos.shoot.fleeing": "+1 to the die if the target has panicked.",
        "celtos.cc.leaderless": "−1 to the die if the strikers have no leader.",
        "celtos.morale.last_turn": "+2 to the die in the last turn.",
    }


@pytest.mark.parametrize("situation", NEW)
def test_a_calculator_uses_it_as_soon_as_it_is_told(
    here: dict[str, Any], there: dict[str, Any], offered: dict[str, Any], situation: str
) -> None:
    assert there[situation]["calculator"] == here[situation]["calculator"]
    assert offered[situation]["calculator"] == sorted([*here[situation]["calculator"], NEW[situation]])
