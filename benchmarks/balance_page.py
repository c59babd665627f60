"""The page of the manual that says how even the games are: a table of scenarios, and a table for each size of force."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from math import sqrt

from benchmarks.contests import GROUND, PLAYER, digest_of_all, size
from benchmarks.tallies import Tally
from carnyx.games import GAMES

HEAD = """\
# Balance

How even the lists and scenarios are that come with each game, with the computer player `{player}` on every side. A
figure says what a force wins of a hundred battles; a draw counts half, with four players a quarter. Even means 35 to 65
between two players and 15 to 35 between four. Every contest had {battles}.
A figure of more than a hundred battles is marked with \\*; one of fewer has their number in
brackets. What is not even is in bold type.

A scenario is fought with its own forces, as they are set up. Two forces of one size meet on the plain ground of that
size and change sides after each battle. Battles are numbered from {first}, and the number is the seed of the dice:
whoever fights them again gets the same. Lists are chosen by other battles.

This measures lists in the hands of a program that plays by rules of thumb. People win other battles with them.

When a list, a scenario, the rules or the computer player change, the page is measured and written anew:

```text
{command}
```
"""
PRELIMINARY = """
**Preliminary**: a figure of {battles} battles may be {error} too high or too low. It takes a hundred to judge.
"""
ENOUGH = 100
COMMAND = "uv run python -m benchmarks.balance --page"


def page(tallies: Sequence[Tally], first: int = 0) -> str:
    """The whole page, of battles that are numbered from the first."""
    fought = [each.battles for each in tallies]
    battles, most = min(fought), max(fought)
    parts = [HEAD.format(player=PLAYER, command=COMMAND, battles=_number(battles, most), first=f"{first:,}")]
    if battles < ENOUGH:
        parts.append(PRELIMINARY.format(battles=battles, error=round(100 / sqrt(max(battles, 1)))))
    for game, own in groupby(tallies, lambda each: each.contest.game):
        told = list(own)
        version = GAMES[game].system.rules_version
        parts.append(f"\n## {GAMES[game].title}\n\nRules version {version}, lists `{digest_of_all(GAMES[game])}`.\n")
        parts.append("\n" + tables(told))
    return "".join(parts)


def tables(tallies: Sequence[Tally]) -> str:
    """The tables of one game."""
    scenarios = [each for each in tallies if each.contest.kind == "scenario"]
    parts = ["".join(_scenarios(scenarios))] if scenarios else []
    pairs = [each for each in tallies if each.contest.kind == "pair"]
    for name, own in groupby(pairs, lambda each: size(each.contest.forces[0])):
        parts.append("".join(_pairs(name, list(own))))
    return "\n".join(parts)


def _number(battles: int, most: int) -> str:
    """How many battles every contest had."""
    few = f"{battles} battles"
    return few if battles == most else f"at least {few}, and up to {most} where these left a doubt"


def _scenarios(tallies: Sequence[Tally]) -> Iterator[str]:
    yield "| scenario | forces and what each wins of 100 |\n|---|---|\n"
    for each in tallies:
        told = ", ".join(f"{force} {_shown(each, place)}" for place, force in enumerate(each.contest.forces))
        yield f"| {each.contest.scenario} | {told} |\n"


def _pairs(name: str, tallies: Sequence[Tally]) -> Iterator[str]:
    """A row for each force with what it wins against the others, and on average."""
    forces = list(dict.fromkeys(force for each in tallies for force in each.contest.forces))
    met = {each.contest.forces: each for each in tallies}
    ground = GROUND[tallies[0].contest.game, name]
    yield f"Forces of size {name}, on the ground of `{ground}`: what the row wins of 100 against the column.\n\n"
    yield f"| | {' | '.join(_short(force) for force in forces)} | average |\n"
    yield f"|---|{'---|' * len(forces)}---|\n"
    for row in forces:
        cells = [_cell(met, row, column) for column in forces]
        yield f"| {row} | {' | '.join(cells)} | {_average(met, row):.0f} |\n"


def _short(force: str) -> str:
    return force.rpartition("-")[0]


def _cell(met: Mapping[tuple[str, ...], Tally], row: str, column: str) -> str:
    if (row, column) in met:
        return _shown(met[row, column], 0)
    return _shown(met[column, row], 1) if (column, row) in met else ""


def _average(met: Mapping[tuple[str, ...], Tally], force: str) -> float:
    own = [each.shares[forces.index(force)] for forces, each in met.items() if force in forces and each.battles]
    return sum(own) / max(len(own), 1)


def _shown(tally: Tally, place: int) -> str:
    """A share, with the number of battles if they are few and a mark if they are many; in bold type if not even."""
    if not tally.battles:
        return "–"
    number = f" ({tally.battles})" if tally.battles < ENOUGH else "\\*" if tally.battles > ENOUGH else ""
    told = f"{tally.shares[place]:.0f}{number}"
    return told if tally.is_fair else f"**{told}**"
