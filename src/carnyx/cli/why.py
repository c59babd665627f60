"""`carnyx why`: what a computer player did, beside the next best plans, and what spoke for it."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

from cyclopts import Parameter

from carnyx.cli.games import BadInput, answers
from carnyx.cli.question import InUnits, Json, Lang, Manner, manner, print_json, whole_number
from carnyx.cli.replay import begun_with, opened, positions
from carnyx.core.flow import Choose
from carnyx.core.journal import Journal
from carnyx.core.lines import COMPUTED
from carnyx.games import GAMES

if TYPE_CHECKING:
    from carnyx.lookback.explained import Explained
    from carnyx.lookback.why import Reasons, Standing
    from carnyx.players.search.training import Practice

LEAST, MOST = 10, 20_000
LOOKED_AT = 40  # decisions that are looked through for the last one with plans


def why(
    file: Annotated[Path, Parameter(help="The journal.")],
    *,
    at: Annotated[
        int | None, Parameter(help="The number of its answer; unless said, the last that can be compared.")
    ] = None,
    playouts: Annotated[
        int | None, Parameter(help=f"How many are tried ({LEAST} to {MOST}).", converter=whole_number)
    ] = None,
    lang: Lang = None,
    units: InUnits = None,
    json: Json = False,
) -> None:
    """Why a computer player did what it did: its plan and the next best ones, with chances and reasons."""
    shown = manner(lang, units, json)
    journal = opened(file)
    game = GAMES[journal.system.id]
    practice = game.practice
    if practice is None:
        raise BadInput("error-no-training", game=game.title)
    budget = practice.playouts if playouts is None else playouts
    if not LEAST <= budget <= MOST:
        raise BadInput("error-range", option="--playouts", low=str(LEAST), high=str(MOST), given=str(budget))
    last = answers(len(journal.entries), "--at", at)
    if at is not None and at and journal.entries[at - 1].how == "hopeless":
        _say(_given_up(journal, at, shown))
        return
    found = _found(journal, practice, last, budget, is_meant=at is not None)
    if found is None and at is not None:
        raise BadInput("error-why-nothing", number=str(last))
    if found is None:
        raise BadInput("error-why-none", path=str(file), number=str(last))
    if shown.json:
        print_json(found[1])
    else:
        _say(_told(journal, practice, *found, shown))


def _found(
    journal: Journal[Any], practice: Practice, last: int, budget: int, *, is_meant: bool
) -> tuple[Standing, Reasons] | None:
    """The decision that is meant, or the last one there are reasons for; a journal hides nothing from its reader."""
    from carnyx.lookback.why import run, why

    standing = journal.standing
    computed = [number for number, _ in standing[1:] if number <= last and _is_thought_out(journal, number)]
    if is_meant and last not in computed:
        if not computed:
            return None
        raise BadInput("error-why-person", number=str(last), near=str(computed[-1]))
    seen: set[int] = set()
    for number in reversed(computed[-1:] if is_meant else computed):
        decided = run(standing, practice.craft, number)
        if len(seen) == LOOKED_AT:
            break
        if not decided or decided[0][0] in seen:
            continue
        seen.add(decided[0][0])
        found = why(journal.system, practice, decided, budget)
        if found is not None:
            return decided, found
    return None


def _is_thought_out(journal: Journal[Any], number: int) -> bool:
    """Whether a computer player decided it, other than by giving up."""
    how = journal.entries[number - 1].how
    return how in COMPUTED and how != "hopeless"


def _told(journal: Journal[Any], practice: Practice, decided: Standing, found: Reasons, shown: Manner) -> Explained:
    from carnyx.lookback.explained import explained
    from carnyx.web.reasons import who_sat

    setup, game = begun_with(journal), GAMES[journal.system.id]
    teller = game.telling.story(setup, shown.language, shown.units_in(setup.edition))
    pause = practice.craft.seen(decided[0][1])
    who = who_sat(journal, (), found.player, shown.language)
    return explained(found, pause, teller, game.id, who, shown.language)


def _given_up(journal: Journal[Any], number: int, shown: Manner) -> Explained:
    """Why a player gave up: it needs no playouts to tell."""
    from carnyx.lookback.explained import unexplained

    before = positions(journal)[number - 1].question
    assert isinstance(before, Choose)
    return unexplained(number, before.player, "given-up", shown.language)


def _say(told: Explained) -> None:
    sys.stdout.write("".join(f"{line}\n" for line in (told.title, told.by) if line))
    for place, plan in enumerate(told.plans, 1):
        lines = [plan.what, *filter(None, [plan.reasons])]
        sys.stdout.write("".join([f"{place}. {plan.promise}\n", *(f"   {line}\n" for line in lines)]))
    sys.stdout.write(told.note + "\n")
