"""How balance is measured: the same battles each time, taken up where a run broke off, more where there is doubt."""

from __future__ import annotations

from argparse import Namespace
from itertools import combinations
from pathlib import Path

import pytest

from benchmarks.balance import BATCH, FIRST, Measuring, chosen, measure, options
from benchmarks.balance_page import page, tables
from benchmarks.contests import Contest, contests, digest, shares, size
from benchmarks.tallies import Tally, keep, kept, tally
from carnyx.games import GAMES


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_forces_of_one_size_cost_the_same(game):
    army = game.lists.army
    for one, other in combinations(army.forces(), 2):
        if size(one) == size(other):
            assert abs(army.load(one).points - army.load(other).points) <= 1  # the demo forces are found: 415 and 416


def pair(one: str = "gael-demo", other: str = "sidhe-demo") -> Contest:
    found = [each for game in GAMES.values() for each in contests(game) if each.forces == (one, other)]
    return next(each for each in found if each.kind == "pair")


def scored(contest: Contest, *totals: float) -> Tally:
    return Tally(contest, round(sum(totals)), totals)


def test_the_same_number_is_the_same_battle_and_a_draw_is_shared():
    contest = pair("dwarves-box", "orcs-box")
    results = [shares(contest, number) for number in (0, 1, 0, 1)]
    assert results[:2] == results[2:]
    assert all(sum(each) == 1 for each in results)


def test_the_digest_knows_the_forces_and_the_ground():
    contest = pair()
    assert len({digest(contest), digest(pair("gael-400", "sidhe-400"))}) == 2
    assert digest(contest) != digest(Contest(contest.game, "pair", "pitched", contest.forces))


@pytest.mark.parametrize(
    ("totals", "is_fair", "is_clear"),
    [((50, 50), True, True), ((62, 38), True, False), ((67, 33), False, False), ((90, 10), False, True)],
)
def test_a_tally_is_fair_from_35_to_65_and_clear_if_chance_would_not_change_that(totals, is_fair, is_clear):
    found = scored(pair(), *totals)
    assert (found.is_fair, found.is_clear(1)) == (is_fair, is_clear)


def test_four_seats_have_15_to_35_each():
    melee = next(each for each in contests(GAMES["celtos"]) if len(each.forces) == 4)
    assert scored(melee, 15, 35, 25, 25).is_fair
    assert not scored(melee, 14, 30, 28, 28).is_fair


def test_battles_are_kept_and_a_line_that_was_broken_off_does_not_count(tmp_path: Path):
    path, contest = tmp_path / "new" / "kept.jsonl", pair()
    keep(path, contest, [(0, (1.0, 0.0)), (1, (0.5, 0.5))])
    keep(path, contest, [(2, (0.0, 1.0))])
    path.write_bytes(path.read_bytes()[:-1])
    battles = kept(path)[contest.game, contest.name, digest(contest)]
    assert tally(contest, battles) == Tally(contest, 2, (1.5, 0.5))
    keep(path, contest, [(2, (0.0, 1.0))])
    assert len(kept(path)[contest.game, contest.name, digest(contest)]) == 3


def wanted(path: Path, *words: str) -> Namespace:
    return options().parse_args(["--only", "gael-demo/sidhe-demo", "--kept", str(path), "--first", "0", *words])


def test_a_run_goes_on_where_it_stopped_and_fights_more_where_there_is_doubt(tmp_path: Path):
    path, contest = tmp_path / "kept.jsonl", pair()
    keep(path, contest, [(number, (1.0, 0.0)) for number in range(65)])
    asked = wanted(path, "--battles", "100", "--most", "400")
    measuring = Measuring(chosen(asked), asked)
    assert measuring.due(contest) == list(range(65, 65 + BATCH))
    measuring.add(contest, [(number, (0.0, 1.0)) for number in range(65, 100)])
    assert measuring.due(contest) == list(range(100, 100 + BATCH))  # 65 of 100: in doubt
    measuring.add(contest, [(number, (0.0, 1.0)) for number in range(100, 400)])
    assert measuring.due(contest) == []
    assert Measuring(chosen(asked), asked).tallies() == [Tally(contest, 400, (65.0, 335.0))]


def test_battles_by_which_lists_were_chosen_do_not_count_for_the_page(tmp_path: Path):
    path, contest = tmp_path / "kept.jsonl", pair()
    keep(path, contest, [(number, (1.0, 0.0)) for number in (*range(30), FIRST)])
    asked = wanted(path, "--first", str(FIRST))
    measuring = Measuring(chosen(asked), asked)
    assert measuring.tallies() == [Tally(contest, 1, (1.0, 0.0))]
    assert measuring.due(contest) == list(range(FIRST + 1, FIRST + 1 + BATCH))
    assert options().parse_args(["--page"]).first == FIRST
    assert f"numbered from {FIRST:,}" in page(measuring.tallies(), FIRST)


def test_a_contest_that_is_clear_ends_early_if_asked(tmp_path: Path):
    path, contest = tmp_path / "kept.jsonl", pair()
    keep(path, contest, [(number, (1.0, 0.0)) for number in range(2 * BATCH)])
    for words, due in (((), BATCH), (("--until-clear",), 0)):
        asked = wanted(path, *words)
        assert len(Measuring(chosen(asked), asked).due(contest)) == due


def test_the_tables_mark_what_is_not_even_and_what_was_fought_more_or_less_often():
    one, other = pair("dwarves-box", "orcs-box"), pair()
    assert "| dwarves-box |  | 45 | 45 |" in tables([scored(one, 45, 55)])
    assert "| dwarves-box |  | **70** | 70 |" in tables([scored(one, 70, 30)])
    assert "| sidhe-demo | 60\\* |  | 60 |" in tables([scored(other, 160, 240)])
    assert "| dwarves-box |  | 45 (40) | 45 |" in tables([scored(one, 18, 22)])
    assert "| dwarves-box |  | **70 (20)** | 70 |" in tables([scored(one, 14, 6)])
    told = page([scored(one, 50, 50), scored(other, 160, 240)])
    assert "at least 100 battles, and up to 400" in told
    assert "lists `" in told
    assert "Preliminary" not in told
    assert "may be 25 too high" in page([scored(one, 8, 8)])


# --- battles ---------------------------------------------------------------------------------------------------------


@pytest.mark.match
@pytest.mark.parametrize(
    "pairs", [("gael-demo/sidhe-demo", "gael-400/sidhe-400"), ("dwarves-box/orcs-box", "men-800/orcs-800")]
)
def test_no_pair_of_a_handful_is_a_foregone_conclusion(pairs, tmp_path: Path):
    asked = options().parse_args(["--battles", "20", "--most", "20", "--kept", str(tmp_path / "kept.jsonl")])
    asked.only, asked.pairs = list(pairs), True
    measuring = Measuring(chosen(asked), asked)
    for _ in measure(measuring, 1):
        pass
    for found in measuring.tallies():
        assert found.battles == 20
        assert all(10 <= share <= 90 for share in found.shares), found
