"""The page of balance is about the scenarios, lists and rules that are shipped, and all of them are even."""

from __future__ import annotations

import re
from math import sqrt
from typing import NamedTuple

import pytest

from benchmarks.balance import PAGE
from benchmarks.balance_page import COMMAND
from benchmarks.contests import digest_of_all, size
from carnyx.games import GAMES

ANEW = f"measure the balance anew: {COMMAND}"
CELL = re.compile(r"(\*\*)?(\d+)(?:\\\*| \((\d+)\))?(\*\*)?")
TOLD = PAGE.read_text(encoding="utf-8")
each_game = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))


class Told(NamedTuple):
    """A figure of the page, and how far it may be off: a preliminary one by two standard errors of an even contest."""

    share: int
    room: float

    @classmethod
    def of(cls, found: re.Match[str]) -> Told:
        """Nothing for a figure of a hundred battles or more, which has no number of battles in brackets."""
        return cls(int(found[2]), 200 * sqrt(0.25 / int(found[3])) if found[3] else 0)


def chapter(title: str) -> str:
    """The part of the page that is about a game."""
    return TOLD.partition(f"\n## {title}\n")[2].partition("\n## ")[0]


def told_pairs(text: str) -> dict[tuple[str, str], Told]:
    """What the page says of every pair: what the first force wins of a hundred."""
    found, heads = {}, []
    for line in text.splitlines():
        first, *cells = [cell.strip() for cell in line.strip("|").split("|")]
        if not first and line.startswith("|"):
            heads = cells
        elif heads and (name := re.fullmatch(r"(\w+)-(\w+)", first)):
            for head, cell in zip(heads, cells, strict=True):
                if share := CELL.fullmatch(cell) if head != "average" else None:
                    found[first, f"{head}-{name[2]}"] = Told.of(share)
    return found


def told_scenarios(text: str) -> dict[str, dict[str, Told]]:
    """What the page says of every scenario: what each force wins of a hundred."""
    found = {}
    for line in text.splitlines():
        if row := re.fullmatch(r"\| (?!scenario )(\w+) \| (.+) \|", line):
            told = [each.split(maxsplit=1) for each in row[2].split(", ")]
            found[row[1]] = {force: Told.of(share) for force, cell in told if (share := CELL.fullmatch(cell))}
    return found


@each_game
def test_the_page_was_measured_with_the_lists_and_the_rules_that_are_shipped(game):
    line = f"Rules version {game.system.rules_version}, lists `{digest_of_all(game)}`."
    assert line in chapter(game.title), ANEW


@each_game
def test_the_page_has_every_scenario_with_its_forces(game):
    told = told_scenarios(chapter(game.title))
    scenarios = game.lists.scenarios
    assert {name: list(forces) for name, forces in told.items()} == {
        name: list(scenarios.load(name).forces) for name in scenarios.scenarios()
    }, ANEW


@each_game
def test_the_page_has_every_pair_of_forces_of_one_size_from_both_sides(game):
    told = told_pairs(chapter(game.title))
    forces = game.lists.army.forces()
    pairs = {(one, other) for one in forces for other in forces if one != other and size(one) == size(other)}
    assert set(told) == pairs, ANEW
    assert all(99 <= told[pair].share + told[pair[::-1]].share <= 101 for pair in pairs)


# Twelve pairs of 78 are not even yet, most of them by a point or two. Whoever mends a list takes its pairs out here.
UNEVEN = {
    "celtos": {"fomorian-400/gael-400", "fir_bolg-800/gael-800", "fomorian-800/sidhe-800"},
    "warriors": {
        "barbarians-1200/goblins-1200",
        "barbarians-1200/trolls-1200",
        "dwarves-1200/wood_elves-1200",
        "goblins-1200/ogres-1200",
        "ogres-1200/orcs-1200",
        "orcs-1200/trolls-1200",
        "goblins-800/trolls-800",
        "men-800/ogres-800",
        "ogres-800/wood_elves-800",
    },
}


@each_game
def test_every_scenario_is_even(game):
    bounds = {2: (35, 65), 4: (15, 35)}
    shares = {
        (name, force): (told, bounds[len(found)])
        for name, found in told_scenarios(chapter(game.title)).items()
        for force, told in found.items()
    }
    assert [name for name, (told, (low, high)) in shares.items() if not is_even(told, low, high)] == []


@each_game
def test_every_pair_is_even_but_for_those_that_are_known_not_to_be(game):
    pairs = told_pairs(chapter(game.title))
    assert {"/".join(sorted(pair)) for pair, told in pairs.items() if not is_even(told, 35, 65)} == UNEVEN[game.id]


def is_even(told, low, high):
    """Whether a figure lies between two others, or would but for chance if it is a preliminary one."""
    return low - told.room <= told.share <= high + told.room
