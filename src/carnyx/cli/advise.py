"""`carnyx advise`: the best plans at a position of a journal, what each is worth, and what speaks for it."""

from __future__ import annotations

import sys
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from carnyx.cli.games import BadInput
from carnyx.cli.position import Position, position
from carnyx.cli.question import InUnits, Json, Lang, Manner, manner, print_json, whole_number
from carnyx.core.flow import Choose

if TYPE_CHECKING:
    from carnyx.players.search.advice import Advice, Advised
    from carnyx.players.search.training import Practice

LEAST, MOST = 10, 20_000


def advise(
    file: Annotated[Path, Parameter(help="The journal.")],
    *,
    at: Annotated[int | None, Parameter(help="The position after so many answers; the last one unless said.")] = None,
    playouts: Annotated[
        int | None, Parameter(help=f"How many are tried ({LEAST} to {MOST}).", converter=whole_number)
    ] = None,
    lang: Lang = None,
    units: InUnits = None,
    json: Json = False,
) -> None:
    """What a computer player would do: the three best plans, the chance to win with each, and two reasons."""
    from carnyx.players.search.advice import advice
    from carnyx.show.plans import gist

    shown = manner(lang, units, json)
    here = position(file, at)
    practice = here.game.practice
    if practice is None:
        raise BadInput("error-no-training", game=here.game.title)
    budget = practice.playouts if playouts is None else playouts
    if not LEAST <= budget <= MOST:
        raise BadInput("error-range", option="--playouts", low=str(LEAST), high=str(MOST), given=str(budget))
    asked = here.pause
    found = None
    if isinstance(asked.question, Choose):
        found = advice(
            here.game.system,
            practice.craft,
            practice.weights(),
            asked,
            budget,
            practice.ahead,
            gist=partial(gist, here.game.telling.events, asked.question.player),
        )
    if found is None:
        raise _nothing(here, practice)
    if shown.json:
        print_json(found)
    else:
        _say(here, found, shown)


def _nothing(here: Position, practice: Practice) -> BadInput:
    """Why there is no advice, and where there is next."""
    from carnyx.players.search.advice import can_advise
    from carnyx.show.plans import gist

    for number, pause in enumerate(here.later, here.number + 1):
        if not isinstance(pause.question, Choose):
            continue
        told = partial(gist, here.game.telling.events, pause.question.player)
        if can_advise(practice.craft, pause, practice.ahead, told):
            return BadInput("error-no-advice-yet", number=str(here.number), next=str(number))
    return BadInput("error-no-advice", number=str(here.number))


def _say(here: Position, found: Advice, shown: Manner) -> None:
    from carnyx.lookback.advised import said, unclear

    if note := unclear(found, shown.language):
        sys.stdout.write(f"{note}\n")
    for place, plan in enumerate(found.plans, 1):
        promise, reasons = said(plan, here.game.id, shown.language)
        lines = [*_told(here, plan, shown), *filter(None, [reasons])]
        sys.stdout.write("".join([f"{place}. {promise}\n", *(f"   {line}\n" for line in lines)]))


def _told(here: Position, plan: Advised, shown: Manner) -> list[str]:
    """What the plan does before the first throw, as the story tells it."""
    from carnyx.show.plans import deed, plan_lines

    question = here.pause.question
    assert isinstance(question, Choose)
    teller = here.game.telling.story(here.setup, shown.language, shown.units_in(here.setup.edition))
    answers = deed(here.game.telling.events, question.player, here.pause, plan.answers)
    return plan_lines(teller, here.pause, question.player, answers)
