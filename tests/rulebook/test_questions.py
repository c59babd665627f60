"""Ten questions of play, answered from the rulebook alone, and then by the engine: both say the same."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from carnyx import celtos, warriors
from carnyx.book.tree import Entries, Entry, RuleText, Table
from carnyx.games import GAMES
from carnyx.games.celtos.rules.melee import steps, strikes_at
from carnyx.games.celtos.rules.morale import is_below_half
from carnyx.games.celtos.rules.weapons import weapon
from carnyx.games.warriors.rules.tables import REACTIONS
from tests.rulebook.books import written

BOWS: dict[str, Any] = {"figures": 10, "quality": "average", "weapon": "bow", "targets": 10}


def blocks(game: str) -> Iterator[Any]:
    for chapter in written(game).chapters:
        yield from chapter.blocks


def under(game: str, rule: str) -> Table:
    """The table that stands right below the words of a rule."""
    found = list(blocks(game))
    place = next(at for at, block in enumerate(found) if isinstance(block, RuleText) and block.id == rule)
    return next(block for block in found[place:] if isinstance(block, Table))


def cell(table: Table, row: str, column: str) -> str:
    at = table.heads.index(column)
    return next(str(each[at].text) for each in table.rows if each[0].text == row)


def entry(game: str, id: str) -> Entry:
    rows = (row for block in blocks(game) if isinstance(block, Entries) for row in block.entries)
    return next(row for row in rows if row.id == id)


def words(game: str, id: str) -> str:
    found = next(block for block in blocks(game) if isinstance(block, RuleText) and block.id == id)
    return " ".join(piece.text for piece in found.pieces)


def test_what_do_archers_need_who_have_moved() -> None:
    need = int(cell(under("celtos", "celtos.shoot.hit"), "Score needed", "4").rstrip("+"))
    moved = int(entry("celtos", "celtos.shoot.moved").figure.replace("−", "-"))
    shot = {"shooters": 7, "sh": 4, "damage": 5, "toughness": 4, "targets": 8, "command": 4}
    assert celtos.odds.shoot(**shot, moved=True).checks[0].need == need - moved


def test_what_does_a_blow_need_against_a_better_fighter() -> None:
    need = cell(under("celtos", "celtos.cc.hit"), "4", "6")
    side = {"models": 3, "damage": 4, "ws": 4, "toughness": 4, "command": 4}
    ours, theirs = celtos.odds.Fighters(**side, attack=4), celtos.odds.Fighters(**side, attack=6)
    assert f"{celtos.odds.assault(ours, theirs).attacker.checks[0].need}+" == need


def test_how_likely_is_a_test_of_equals() -> None:
    base = cell(under("celtos", "celtos.test"), "4", "4")
    strip = next(block for block in blocks("celtos") if isinstance(block, Table) and base in block.heads)
    assert celtos.odds.test(stat=4, diff=4).checks[0].chance * 100 == int(cell(strip, "Chance", base).rstrip("%"))


def test_who_strikes_first_a_spear_or_an_axe() -> None:
    speeds = {name: entry("celtos", f"celtos.weapon.{name}").pieces[0].text for name in ("spear", "two_handed")}
    assert speeds["spear"].startswith("WS 5 in the first round")
    assert speeds["two_handed"].startswith("WS 2")
    spear, axe = weapon("spear").speed_first, weapon("two_handed").speed
    assert spear is not None
    assert axe is not None
    assert next(iter(steps([strikes_at(axe, False), strikes_at(spear, False)]))) == strikes_at(spear, False)


def test_does_a_unit_with_half_its_models_left_panic_or_rout() -> None:
    assert "exactly 50% is still enough: it brings panic" in words("celtos", "celtos.morale.panic")
    assert [is_below_half(left, 10) for left in (4, 5)] == [True, False]


def test_what_kills_a_dwarf_in_heavy_armour_with_a_bow() -> None:
    need = int(cell(under("warriors", "warriors.shoot.scores"), "Bow", "Heavy").rstrip("+"))
    found = warriors.odds.shoot(**BOWS, armour="heavy")
    assert found.checks[1].need == need


def test_how_much_worse_are_arrows_at_long_range() -> None:
    worse = int(entry("warriors", "warriors.shoot.hit.long").figure.replace("−", "-"))
    near = warriors.odds.shoot(**BOWS, armour="light").checks[0].need
    far = warriors.odds.shoot(**BOWS, armour="light", long=True).checks[0].need
    assert far == near - worse


@pytest.mark.parametrize(("total", "result"), [("7+", "accepted"), ("5", "delayed"), ("1", "misunderstood")])
def test_what_becomes_of_an_order(total: str, result: str) -> None:
    assert entry("warriors", f"warriors.orders.results.{result}").figure == total


def test_how_does_a_fanatic_unit_take_a_six() -> None:
    reactions = under("warriors", "warriors.combat.reaction")
    assert cell(reactions, "Bloodlust", "Fanatic") == "6+"
    assert REACTIONS["fanatic"](6).id == "warriors.combat.reaction.bloodlust"


def test_how_many_volleys_has_a_unit_of_archers() -> None:
    assert str(GAMES["warriors"].rules.editions["default"].volleys_bow) in words("warriors", "warriors.shoot.volleys")  # type: ignore[attr-defined]
