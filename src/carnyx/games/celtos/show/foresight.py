"""Previews and threats of Celtos in the terminal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from carnyx.core.flow import Pause
from carnyx.core.length import Length
from carnyx.games.celtos.odds.shoot import ShootOdds
from carnyx.games.celtos.play.battle import Battle
from carnyx.games.celtos.show.answers import show_round, show_shot
from carnyx.show.names import with_sides
from carnyx.words.numbers import decimal, length

if TYPE_CHECKING:
    from carnyx.games.celtos.odds.threats import Harm, Threat, Threats
    from carnyx.show.terminal import Report

_REACTIONS = {
    "shoot": "celtos.react.shot",
    "evade": "celtos.react.evade",
    "countercharge": "celtos.react.countercharge",
}


def show_previews(
    pause: Pause[Battle], titles: Sequence[str], found: Sequence[tuple[Any, Any]], report: Report, full: bool
) -> None:
    """Every order with what it may do to both sides; in full, each with all its needs."""
    names = with_sides(titles, pause.battle.units, report.speaker.language)
    assert pause.battle.active is not None
    active = pause.battle.active.unit

    def named(order: Any) -> str:
        title = report.say("app-done") if order.name == "done" else report.speaker.title(f"celtos.order.{order.name}")
        return title if order.target is None else f"{title}: {names[order.target]}"

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
    report.grid(names[active], [report.say(head) for head in heads], rows)
    report.show(report.note(report.say("app-assumed"), "dim"))
    for order, odds in found if full else ():
        if odds is not None:
            report.show(report.note(named(order), "bold reverse"))
            if isinstance(odds, ShootOdds):
                show_shot(odds, report)
            else:
                show_round(odds, names, report)


def show_threats(pause: Pause[Battle], titles: Sequence[str], found: Threats, report: Report) -> None:
    """Every enemy with what he can do, then how far the unit itself reaches."""
    names = with_sides(titles, pause.battle.units, report.speaker.language)

    def far(ticks: int) -> str:
        return length(Length(ticks), report.speaker.units, report.speaker.language)

    rows = [
        [
            names[each.enemy] + _first(each, report),
            far(each.gap),
            str(each.activations),
            _harm(each.shoot, found.unit, report),
            _harm(each.assault, found.unit, report),
            _reaction(each, report),
        ]
        for each in found.threats
    ]
    heads = ["app-enemy", "app-distance", "app-activations", "app-shoots", "app-assaults", "app-reacts"]
    report.grid(names[found.unit], [report.say(head) for head in heads], rows, left=True)
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
        return how if harm.barred is None else f"{how}: {report.speaker.title(harm.barred)}"
    odds: Any = getattr(harm.odds, "units", {}).get(unit, harm.odds)
    if odds is None:
        return how
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
