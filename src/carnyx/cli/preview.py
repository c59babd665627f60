"""`carnyx preview`: the odds of every order that may be given at a position of a journal."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

from cyclopts import Parameter

from carnyx.cli.games import BadInput
from carnyx.cli.position import Position, position
from carnyx.cli.question import InUnits, Json, Lang, manner, print_json
from carnyx.core.flow import Choose, Pause
from carnyx.odds.document import document

if TYPE_CHECKING:
    from carnyx.cli.report import Report


def preview(
    file: Annotated[Path, Parameter(help="The journal.")],
    *,
    at: Annotated[int | None, Parameter(help="The position after so many answers; the last one unless said.")] = None,
    full: Annotated[bool, Parameter(negative="", help="Every need, modifier and distribution.")] = False,
    lang: Lang = None,
    units: InUnits = None,
    json: Json = False,
) -> None:
    """The exact odds of every order that may be given, before it is given."""
    shown = manner(lang, units, json)
    here = position(file, at)
    found = _previews(here.system, here.pause)
    if not any(odds for _, odds in found):
        raise _nothing(here)
    if shown.json or here.system.id != "celtos":  # other games are not told in words yet
        print_json([{"answer": answer, "odds": document(odds) if odds else None} for answer, odds in found])
        return
    _printed(here, found, here.report(shown), full)


def _nothing(here: Position) -> BadInput:
    """Why there is nothing to see, and where there is next."""
    for number, pause in enumerate(here.later, here.number + 1):
        if any(odds for _, odds in _previews(here.system, pause)):
            return BadInput("error-no-odds-yet", number=str(here.number), next=str(number))
    return BadInput("error-no-odds", number=str(here.number))


def _previews(system: Any, pause: Pause[Any]) -> list[tuple[Any, Any]]:
    """Every answer worth a look with its odds, if it has any."""
    if not isinstance(pause.question, Choose):
        return []
    return [(answer, system.preview(pause.battle, answer)) for answer in pause.question.options.hints()]


def _printed(here: Position, found: list[tuple[Any, Any]], report: Report, full: bool) -> None:
    from carnyx.cli.odds_celtos import show_round, show_shot
    from carnyx.odds.celtos.shoot import ShootOdds
    from carnyx.words.numbers import decimal

    titles = here.titles(report.speaker.language)
    active = here.pause.battle.active.unit

    def named(order: Any) -> str:
        title = report.say("app-done") if order.name == "done" else report.speaker.title(f"celtos.order.{order.name}")
        return title if order.target is None else f"{title}: {titles[order.target]}"

    rows = []
    for order, odds in found:
        if odds is None:
            rows.append([named(order), "–", "–", "–", "–"])
        elif isinstance(odds, ShootOdds):
            gone = report.percent(odds.morale.rout)
            rows.append([named(order), decimal(odds.expected, 2, report.speaker.language), gone, "–", "–"])
        else:
            theirs, mine = odds.units[order.target], odds.units[active]
            losses = [decimal(side.expected, 2, report.speaker.language) for side in (theirs, mine)]
            wins = report.percent(odds.winner["attacker"])
            rows.append([named(order), losses[0], report.percent(theirs.morale.rout), losses[1], wins])
    heads = ["app-order", "app-their-losses", "app-rout", "app-own-losses", "app-round-won"]
    report.grid(titles[active], [report.say(head) for head in heads], rows)
    for order, odds in found if full else ():
        if odds is not None:
            report.show(report.note(named(order), "bold reverse"))
            if isinstance(odds, ShootOdds):
                show_shot(odds, report)
            else:
                show_round(odds, titles, report)
