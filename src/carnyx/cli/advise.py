"""`carnyx advise`: the best plans at a position of a journal, what each is worth, and what speaks for it."""

from __future__ import annotations

import sys
from fractions import Fraction
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from carnyx.cli.games import BadInput
from carnyx.cli.position import Position, position
from carnyx.cli.question import InUnits, Json, Lang, Manner, manner, print_json, whole_number
from carnyx.core.flow import Choose
from carnyx.words.language import Language

if TYPE_CHECKING:
    from carnyx.players.search.advice import Advice, Advised
    from carnyx.players.search.training import Practice

LEAST, MOST = 10, 20_000
BUDGET = 400
AHEAD = 3


def advise(
    file: Annotated[Path, Parameter(help="The journal.")],
    *,
    at: Annotated[int | None, Parameter(help="The position after so many answers; the last one unless said.")] = None,
    playouts: Annotated[
        int, Parameter(help=f"How many are tried ({LEAST} to {MOST}).", converter=whole_number)
    ] = BUDGET,
    lang: Lang = None,
    units: InUnits = None,
    json: Json = False,
) -> None:
    """What a computer player would do: the three best plans, the chance to win with each, and two reasons."""
    from carnyx.players.search.advice import advice

    shown = manner(lang, units, json)
    here = position(file, at)
    practice = here.game.practice
    if practice is None:
        raise BadInput("error-no-training", game=here.game.title)
    if not LEAST <= playouts <= MOST:
        raise BadInput("error-range", option="--playouts", low=str(LEAST), high=str(MOST), given=str(playouts))
    asked = here.pause
    found = None
    if isinstance(asked.question, Choose):
        found = advice(here.game.system, practice.craft, practice.weights(), asked, playouts, AHEAD)
    if found is None:
        raise _nothing(here, practice)
    if shown.json:
        print_json(found)
    else:
        _say(here, found, shown)


def _nothing(here: Position, practice: Practice) -> BadInput:
    """Why there is no advice, and where there is next."""
    for number, pause in enumerate(here.later, here.number + 1):
        if isinstance(pause.question, Choose) and practice.craft.plans(pause):
            return BadInput("error-no-advice-yet", number=str(here.number), next=str(number))
    return BadInput("error-no-advice", number=str(here.number))


def _say(here: Position, found: Advice, shown: Manner) -> None:
    from carnyx.words import catalogue
    from carnyx.words.numbers import decimal, per_cent

    language: Language = shown.language
    say = catalogue(language).say

    def share(chance: float) -> str:
        return per_cent(decimal(Fraction(chance) * 100, 0, language), language)

    for place, plan in enumerate(found.plans, 1):
        numbers = {"chance": share(plan.chance), "error": share(plan.error)}
        points = {"won": f"{plan.won:.0f}", "lost": f"{plan.lost:.0f}"}
        sys.stdout.write(f"{place}. {say('advise-plan', **numbers, **points)}\n")
        for line in _told(here, plan, shown):
            sys.stdout.write(f"   {line}\n")
        reasons = [say(f"feature-{here.game.id}-{reason.feature}") for reason in plan.reasons]
        if reasons:
            sys.stdout.write(f"   {say('advise-reasons', reasons=', '.join(reasons))}\n")
    if not found.clear:
        sys.stdout.write(say("advise-unclear") + "\n")


def _told(here: Position, plan: Advised, shown: Manner) -> list[str]:
    """What the plan does before the first throw, as the story tells it."""
    from carnyx.show.plans import plan_lines

    question = here.pause.question
    assert isinstance(question, Choose)
    teller = here.game.telling.story(here.setup, shown.language, shown.units_in(here.setup.edition))
    return plan_lines(teller, here.pause, question.player, plan.answers)
