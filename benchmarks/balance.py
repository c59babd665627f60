"""How even the games are: what each side wins of every scenario and of every pair of forces of one size.

Run: uv run python -m benchmarks.balance [--game GAME] [--battles 100] [--most 400] [--processes 2].  Every battle is
kept in a file as soon as it is fought, so a run that was broken off goes on where it stopped; what a changed list has
to do with is measured anew.  `--page` writes the page of the manual from what is in the file.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from multiprocessing import get_context
from pathlib import Path
from signal import SIG_IGN, SIGINT, signal
from typing import TypeAlias

from benchmarks.balance_page import page, tables
from benchmarks.contests import Contest, contests, digest, shares
from benchmarks.tallies import DOUBT, SURE, Tally, keep, kept, tally
from carnyx.core.rubbish import collect_seldom
from carnyx.games import GAMES

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs" / "balance.md"
KEPT = ROOT / ".cache" / "balance.jsonl"
BATCH = 10  # battles that a process fights at a time
FIRST = 10_000  # the first battle of the page: those before it are for whoever looks for better lists

Battles: TypeAlias = list[tuple[int, tuple[float, ...]]]


def fought(contest: Contest, numbers: Sequence[int]) -> Battles:
    """Some battles of a contest, each with its number."""
    collect_seldom()
    return [(number, shares(contest, number)) for number in numbers]


class Measuring:
    """The contests that are asked for, and what has been fought of them so far."""

    def __init__(self, asked: Sequence[Contest], wanted: Namespace) -> None:
        self.asked = asked
        self._wanted = wanted
        known = kept(wanted.kept)
        self._battles = {each: dict(known.get((each.game, each.name, digest(each)), {})) for each in asked}

    def tallies(self) -> list[Tally]:
        """What the battles of every contest come to."""
        return [self.tally(contest) for contest in self.asked]

    def tally(self, contest: Contest) -> Tally:
        """What the battles of a contest come to; of a longer run only as many count as are wanted."""
        first = self._wanted.first
        numbers = range(first, first + self._wanted.most)
        return tally(contest, {number: won for number, won in self._battles[contest].items() if number in numbers})

    def due(self, contest: Contest) -> list[int]:
        """The battles of a contest that are to be fought next; none if it is done."""
        found = self.tally(contest)
        if self._wanted.until_clear and found.battles >= 2 * BATCH and found.is_clear(SURE):
            return []
        goal = self._wanted.battles
        if found.battles >= goal and not found.is_clear(DOUBT):
            goal = self._wanted.most
        numbers = range(self._wanted.first, self._wanted.first + goal)
        missing = (number for number in numbers if number not in self._battles[contest])
        return [number for number, _ in zip(missing, range(BATCH), strict=False)]

    def add(self, contest: Contest, battles: Battles) -> None:
        """Keep battles that have been fought."""
        keep(self._wanted.kept, contest, battles)
        self._battles[contest].update(battles)


def measure(measuring: Measuring, processes: int) -> Iterator[Contest]:
    """Fight what is missing, the contests turn by turn; tells of each contest when some of its battles are fought."""
    # An interrupt is for this process alone: the others finish what they have begun.
    pool = ProcessPoolExecutor(processes, get_context("spawn"), signal, (SIGINT, SIG_IGN))
    waiting = list(measuring.asked)
    running: dict[Future[Battles], Contest] = {}
    try:
        while waiting or running:
            while waiting and len(running) < 2 * processes:
                contest = waiting.pop(0)
                if numbers := measuring.due(contest):
                    running[pool.submit(fought, contest, numbers)] = contest
            for done in wait(running, return_when=FIRST_COMPLETED).done if running else ():
                contest = running.pop(done)
                measuring.add(contest, done.result())
                waiting.append(contest)
                yield contest
    finally:
        pool.shutdown(cancel_futures=True)


def chosen(wanted: Namespace) -> list[Contest]:
    """The contests that are asked for."""
    found = [each for name in wanted.game or GAMES for each in contests(GAMES[name])]
    if wanted.pairs:
        found = [each for each in found if each.kind == "pair"]
    if wanted.scenarios:
        found = [each for each in found if each.kind == "scenario"]
    return [each for each in found if not wanted.only or any(word in each.name for word in wanted.only)]


def options() -> ArgumentParser:
    """What can be asked for on the command line."""
    parser = ArgumentParser(prog="benchmarks.balance", description=__doc__)
    parser.add_argument("--game", action="append", choices=list(GAMES), help="only this game")
    which = parser.add_mutually_exclusive_group()
    which.add_argument("--pairs", action="store_true", help="only pairs of forces")
    which.add_argument("--scenarios", action="store_true", help="only scenarios")
    parser.add_argument("--only", action="append", help="only contests with this in their name, such as gael-400")
    parser.add_argument("--battles", type=int, default=100, help="battles of each contest")
    parser.add_argument("--most", type=int, default=400, help="battles of a contest that is in doubt after that")
    parser.add_argument("--first", type=int, default=FIRST, help="the number of the first battle")
    parser.add_argument("--until-clear", action="store_true", help="stop a contest early that is clear either way")
    parser.add_argument("--processes", type=int, default=1, help="processes that fight at the same time")
    parser.add_argument("--kept", type=Path, default=KEPT, help="the file of battles")
    parser.add_argument("--show", action="store_true", help="fight nothing, show what is in the file")
    parser.add_argument("--page", action="store_true", help="write the page of the manual at the end")
    return parser


def main() -> None:
    parser = options()
    wanted = parser.parse_args()
    wanted.most = max(wanted.most, wanted.battles)
    measuring = Measuring(chosen(wanted), wanted)
    if wanted.page and (wanted.game or wanted.pairs or wanted.scenarios or wanted.only):
        parser.error("the page has all contests: --page goes without --game, --pairs, --scenarios and --only")
    if not wanted.show:
        for contest in measure(measuring, wanted.processes):
            found = measuring.tally(contest)
            told = ", ".join(f"{share:.0f}" for share in found.shares)
            print(f"{contest.game} {contest.name}: {found.battles} battles, {told}", file=sys.stderr, flush=True)
    for name in GAMES:
        if own := [each for each in measuring.tallies() if each.contest.game == name]:
            print(f"## {GAMES[name].title}\n\n{tables(own)}")
    if wanted.page:
        PAGE.write_text(page(measuring.tallies(), wanted.first), encoding="utf-8")


if __name__ == "__main__":
    main()
