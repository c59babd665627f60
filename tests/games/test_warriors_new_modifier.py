"""What it takes to give Warriors a new modifier on a new fact of the table, and who then knows of it.

The fact: in combat a unit may stand on higher ground than its enemy. The change below is all of it: a field of the
situation, the place where play fills it, the modifier and its words. It is made in a copy of the program, and that
copy is asked: play, previews, threats, the calculator, the command line and the rulebook must all use the modifier.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[2]
GAME = Path("carnyx/games/warriors")
RULE = "warriors.combat.hit.uphill"

# file: what a line there ends with, and what is written below it
CHANGE = {
    GAME / "rules/situations.py": (
        (
            "and takes no combat test.\n",
            "    uphill\n        It stands on higher ground than the enemy.\n",
        ),
        (
            '    alone: Annotated[Literal["no", "warchief", "other"], Named("warriors.individuals.strike")] = "no"\n',
            "    uphill: bool = False\n",
        ),
    ),
    GAME / "rules/checks.py": (
        (
            '        modifier("warriors.combat.hit.no_shield", +1, lambda blow: not blow.enemy.shield, SHEET),\n',
            f'        modifier("{RULE}", +1, lambda blow: blow.striker.uphill, SHEET),\n',
        ),
    ),
    GAME / "play/combatants.py": (
        (
            "from carnyx.games.warriors.rules import combat\n",
            "from carnyx.games.warriors.play.sight import is_higher\n",
        ),
        (
            "        defends_standard=defends_standard(battle, unit, enemy),\n",
            "        uphill=is_higher(battle.field.table, battle.body(unit), battle.body(enemy)),\n",
        ),
    ),
    GAME / "words/en/rules.ftl": (
        (
            "against an enemy unit that carries no shields.\n",
            "warriors-combat-hit-uphill = from higher ground\n    .sheet = Who strikes downhill adds { $value }.\n",
        ),
    ),
}

COMBAT = (
    "odds warriors combat --figures 10 --contact 5 --quality average --weapon hand --armour medium --discipline tribal "
    "--shield --enemy-figures 10 --enemy-contact 5 --enemy-quality average --enemy-weapon hand --enemy-armour medium "
    "--enemy-discipline tribal --enemy-shield"
)


def asked() -> None:
    """What the changed program says, as JSON: which modifiers each reader of the combat applies."""
    import carnyx
    from carnyx import warriors
    from carnyx.core.flow import begin, play
    from carnyx.core.ground import Terrain
    from carnyx.games.warriors.odds.preview import preview
    from carnyx.games.warriors.odds.threats import threats
    from carnyx.games.warriors.play.engagements import Fighting
    from carnyx.games.warriors.play.fights import Combat
    from tests.book.warriors_positions import SOUTH, block, inch, kind, position

    def applied(checks: Any) -> list[list[str]]:
        return [[each.id for each in check.applied] for check in checks]

    corners = tuple(inch(number) for number in (20, 10, 52, 10, 52, 20, 20, 20))
    hill = Terrain("hill", corners)
    spears = kind(arms=("spear",))
    mine, theirs = block(0, 36, 20, kind=spears), block(1, 36, 20, SOUTH, kind=spears)
    battle = begin(position(mine, theirs, terrain=[hill], started=(0,), agenda=[Combat()])).battle
    one_rank = Fighting(False, (), 1)
    foreseen: Any = preview(battle, one_rank)
    danger = threats(battle, 1).threats[0].fights
    assert danger is not None
    striking = play(play(battle, one_rank).battle, Fighting(False, (), 0))
    struck: Any = striking.question
    answered = play(striking.battle, struck.sample(Random(1)))
    back: Any = answered.question
    side: Any = {"figures": 10, "contact": 5, "quality": "average", "weapon": "hand", "armour": "medium"}
    fighters: Any = warriors.odds.Fighters
    higher = fighters(**side, discipline="tribal", shield=True, uphill=True)
    reckoned = warriors.odds.combat(higher, fighters(**side, discipline="tribal", shield=True))
    found = {
        "where": carnyx.__file__,
        "play": applied(struck.chains[0].checks),
        "play from below": applied(back.chains[0].checks),
        "preview": applied(foreseen.attacker.checks),
        "preview from below": applied(foreseen.defender.checks),
        "threats": applied(danger.attacker.checks),
        "calculator": applied(reckoned.attacker.checks),
        "calculator from below": applied(reckoned.defender.checks),
    }
    sys.stdout.write(json.dumps(found))


@pytest.fixture(scope="module")
def changed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the program with the new modifier."""
    copy: Path = tmp_path_factory.mktemp("changed")
    shutil.copytree(ROOT / "src/carnyx", copy / "carnyx", ignore=shutil.ignore_patterns("__pycache__", "static"))
    for name, changes in CHANGE.items():
        path = copy / name
        text = path.read_text(encoding="utf-8")
        for there, more in changes:
            assert text.count(there) == 1, f"{name} has changed: {there}"
            text = text.replace(there, there + more)
        path.write_text(text, encoding="utf-8")
    return copy


def run(changed: Path, *arguments: str) -> str:
    """What the changed program prints."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(changed), str(ROOT)]), "COLUMNS": "200"}
    done = subprocess.run([sys.executable, *arguments], capture_output=True, env=environment, check=False, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def answers(changed: Path) -> dict[str, Any]:
    """Which modifiers each reader applies, by its name."""
    code = "from tests.games.test_warriors_new_modifier import asked; asked()"
    found: dict[str, Any] = json.loads(run(changed, "-c", code))
    assert Path(found["where"]).is_relative_to(changed)
    return found


@pytest.mark.parametrize("reader", ["play", "preview", "threats", "calculator"])
def test_the_hit_throw_has_the_new_modifier_wherever_it_is_made(answers: dict[str, Any], reader: str) -> None:
    assert answers[reader][0] == [RULE]
    assert not any(RULE in each for each in answers[reader][1:])


@pytest.mark.parametrize("reader", ["play", "preview", "calculator"])
def test_the_enemy_below_has_it_not(answers: dict[str, Any], reader: str) -> None:
    assert not any(RULE in each for each in answers[f"{reader} from below"])


def test_the_calculator_of_the_command_line_takes_the_fact_and_explains_it(changed: Path) -> None:
    assert "from higher ground" not in run(changed, "-m", "carnyx", *COMBAT.split())
    told = run(changed, "-m", "carnyx", *COMBAT.split(), "--uphill")
    assert "from higher ground" in told
    assert "It stands on higher ground than the enemy." in run(changed, "-m", "carnyx", *COMBAT.split()[:3], "--help")


def test_the_rulebook_and_the_printed_sheet_have_the_new_modifier(changed: Path) -> None:
    assert "Who strikes downhill adds +1." in run(changed, "-m", "carnyx", "rules", RULE)
    assert "from higher ground" in run(changed, "-m", "carnyx", "sheet", "warriors")
