"""`carnyx threats`: who can harm a unit before it acts again, how, and with what odds."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

from cyclopts import Parameter

from carnyx.cli.position import Position, position
from carnyx.cli.question import InUnits, Json, Lang, manner, print_json
from carnyx.core.length import Length
from carnyx.odds.document import document

if TYPE_CHECKING:
    from carnyx.cli.report import Report
    from carnyx.odds.celtos.threats import Harm, Threat, Threats

_REACTIONS = {
    "shoot": "celtos.react.shot",
    "evade": "celtos.react.evade",
    "countercharge": "celtos.react.countercharge",
}


def threats(
    file: Annotated[Path, Parameter(help="The journal.")],
    *,
    at: Annotated[int | None, Parameter(help="The position after so many answers; the last one unless said.")] = None,
    unit: Annotated[str | None, Parameter(help="The unit's name, or COLOUR:NAME; the active one unless said.")] = None,
    lang: Lang = None,
    units: InUnits = None,
    json: Json = False,
) -> None:
    """Who can harm a unit before it acts again, and how far the unit itself reaches."""
    shown = manner(lang, units, json)
    here = position(file, at)
    found: Any = here.system.threats(here.pause.battle, here.active() if unit is None else here.unit(unit))
    if shown.json or here.system.id != "celtos":  # other games are not told in words yet
        print_json(document(found))
    else:
        _printed(here, found, here.report(shown))


def _printed(here: Position, found: Threats, report: Report) -> None:
    from carnyx.words.numbers import length

    titles = here.titles(report.speaker.language)

    def far(ticks: int) -> str:
        return length(Length(ticks), report.speaker.units, report.speaker.language)

    rows = [
        [
            titles[each.enemy] + _first(each, report),
            far(each.gap),
            str(each.activations),
            _harm(each.shoot, found.unit, report),
            _harm(each.assault, found.unit, report),
            _reaction(each, report),
        ]
        for each in found.threats
    ]
    heads = ["app-enemy", "app-distance", "app-activations", "app-shoots", "app-assaults", "app-reacts"]
    report.grid(titles[found.unit], [report.say(head) for head in heads], rows, left=True)
    rings = [
        [
            _ring(ring.name, ring.rule, report),
            far(ring.reach),
            report.speaker.title(ring.barred) if ring.barred else "–",
        ]
        for ring in found.rings
    ]
    report.grid(report.say("app-reach"), ["", "", report.say("app-barred")], rings, left=True)


def _first(threat: Threat, report: Report) -> str:
    """What the enemy must pass before anything else."""
    if threat.rally is None:
        return ""
    return f" ({report.speaker.title(threat.rally.rule)}: {report.percent(threat.rally.chance)})"


def _harm(harm: Harm | None, unit: int, report: Report) -> str:
    """How an attack can come, the losses to expect and the chance of rout; or the rule that forbids it."""
    if harm is None:
        return "–"
    how = report.say(f"app-{harm.how}")
    if harm.how == "never":
        from carnyx.games.celtos.envelope import OF_PLACE

        return how if harm.barred in (None, *OF_PLACE) else f"{how}: {report.speaker.title(harm.barred)}"
    odds: Any = getattr(harm.odds, "units", {}).get(unit, harm.odds)
    if odds is None:
        return how
    from carnyx.words.numbers import decimal

    lost = decimal(odds.expected, 2, report.speaker.language)
    return f"{how}: {report.say('app-would-lose', number=lost, rout=report.percent(odds.morale.rout))}"


def _reaction(threat: Threat, report: Report) -> str:
    """What it may do when the unit acts, and the chance that it manages to."""
    if threat.reaction is None:
        return "–"
    ways = dict.fromkeys((*threat.reaction.moved, *threat.reaction.assaulted))
    names = ", ".join(report.speaker.title(_REACTIONS[way]) for way in ways)
    return f"{names} ({report.percent(threat.reaction.test.chance)})"


def _ring(name: str, rule: str, report: Report) -> str:
    if name == "move_assault":
        return " + ".join(report.speaker.title(f"celtos.order.{each}") for each in ("move", "assault"))
    label = f"celtos.label.{name}"
    return report.say(label) if report.speaker.words.has(label) else report.speaker.title(rule)
