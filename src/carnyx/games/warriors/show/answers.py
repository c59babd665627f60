"""Answers of the calculators of Warriors in the terminal, one for each question."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from functools import partial
from typing import TYPE_CHECKING, Any

from carnyx.games.warriors.odds.combat import CombatOdds, SideOdds
from carnyx.games.warriors.odds.results import InfluenceOdds, InitiativeOdds, ReformOdds, ResultOdds
from carnyx.games.warriors.odds.shoot import ShootOdds
from carnyx.odds.answer import CheckOdds

if TYPE_CHECKING:
    from rich.console import RenderableType

    from carnyx.show.terminal import Report


def _reactions(report: Report, reactions: dict[str, Fraction]) -> RenderableType:
    named = {report.say(f"warriors.label.{name}"): p for name, p in reactions.items()}
    return report.chances(report.say("app-reactions"), named)


def _shoot(answer: ShootOdds, report: Report) -> None:
    parts = [report.checks(answer.checks), report.spread(report.say("app-casualties"), answer.casualties)]
    if answer.reactions["untested"] != 1:
        parts.append(_reactions(report, answer.reactions))
    applied = {each.id for check in answer.checks for each in check.applied}
    if "warriors.shoot.hit.adverse" in applied and "warriors.shoot.hit.disorganised" not in applied:
        parts.append(report.note(report.say("app-adverse-too"), "yellow"))
    report.source("warriors.shoot.dice")
    report.show(*parts, report.foot(None))


def _combat(answer: CombatOdds, report: Report) -> None:
    for id in ("warriors.combat.dice", "warriors.combat.reaction"):
        report.source(id)

    both = {"app-attacker": answer.attacker, "app-defender": answer.defender}
    sides = [combat_side(report.say(name), odds, report) for name, odds in both.items()]
    report.show(*sides, report.foot(answer.sampling))


def combat_side(title: str, odds: SideOdds, report: Report) -> RenderableType:
    """What a combat may do to one side."""
    parts = [
        report.note(report.say("app-dice-thrown", number=odds.dice), "bold"),
        report.checks(odds.checks),
        report.spread(report.say("app-casualties"), odds.casualties),
        _reactions(report, odds.reactions),
    ]
    lost = {"standard": odds.standard_lost, "individuals": odds.individuals_lost}
    further = {report.say(f"app-{name}-lost"): p for name, p in lost.items() if p}
    if further:
        parts.append(report.chances(report.say("app-results"), further))
    return report.side(title, *parts)


def _results(bands: str, answer: ResultOdds, report: Report) -> None:
    report.source(bands)
    named = {report.speaker.title(f"{bands}.{name}"): p for name, p in answer.results.items()}
    report.show(report.checks(answer.checks), report.chances(report.say("app-results"), named), report.foot(None))


def _influence(answer: InfluenceOdds, report: Report) -> None:
    named = {report.speaker.title(f"warriors.influence.{name}"): p for name, p in answer.results.items()}
    for name in answer.results:
        report.source(f"warriors.influence.{name}")
    lost = {report.say("app-leader-lost"): answer.leader_lost}
    report.show(
        report.checks(answer.checks),
        report.chances(report.say("app-results"), named | lost),
        report.foot(None),
    )


def _initiative(answer: InitiativeOdds, report: Report) -> None:
    report.source("warriors.initiative")
    named = {report.say(f"app-{name}"): p for name, p in answer.results.items()}
    tie = report.note(f"{report.say('app-tie')}: {report.percent(answer.tie)}", "dim")
    report.show(report.chances(report.speaker.title("warriors.initiative"), named), tie, report.foot(None))


def _reform(answer: ReformOdds, report: Report) -> None:
    report.show(
        report.checks(answer.checks), report.spread(report.say("app-figures"), answer.figures), report.foot(None)
    )


def _save(answer: CheckOdds, report: Report) -> None:
    report.show(report.checks(answer.checks), report.foot(None))


SHOWN: dict[str, Callable[[Any, Report], None]] = {
    "shoot": _shoot,
    "combat": _combat,
    "orders": partial(_results, "warriors.orders.results"),
    "influence": _influence,
    "command": partial(_results, "warriors.command.results"),
    "initiative": _initiative,
    "reform": _reform,
    "save": _save,
}
