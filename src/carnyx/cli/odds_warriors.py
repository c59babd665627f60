"""`carnyx odds warriors`: shooting, combat, orders, influence, command, initiative, reforming and saves."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from cyclopts import App
from rich.console import RenderableType
from rich.text import Text

from carnyx import warriors
from carnyx.cli.question import command
from carnyx.cli.report import Report
from carnyx.odds.warriors.combat import CombatOdds, SideOdds
from carnyx.odds.warriors.results import InfluenceOdds, InitiativeOdds, ReformOdds, ResultOdds, ThrowOdds
from carnyx.odds.warriors.shoot import ShootOdds

app = App(name="warriors", help="Exact odds for Warriors.", help_format="plaintext")


def _reactions(report: Report, reactions: dict[str, Fraction]) -> RenderableType:
    named = {report.say(f"warriors.label.{name}"): p for name, p in reactions.items()}
    return report.chances(report.say("app-reactions"), named)


def _shoot(answer: ShootOdds, report: Report) -> None:
    parts = [report.checks(answer.checks), report.spread(report.say("app-casualties"), answer.casualties)]
    if answer.reactions["untested"] != 1:
        parts.append(_reactions(report, answer.reactions))
    applied = {each.id for check in answer.checks for each in check.applied}
    if "warriors.shoot.hit.adverse" in applied and "warriors.shoot.hit.disorganised" not in applied:
        parts.append(Text(report.say("app-adverse-too"), style="yellow"))
    report.source("warriors.shoot.dice")
    report.show(*parts, report.foot(None))


def _combat(answer: CombatOdds, report: Report) -> None:
    for id in ("warriors.combat.dice", "warriors.combat.reaction"):
        report.source(id)

    def side(name: str, odds: SideOdds) -> RenderableType:
        parts = [
            Text(report.say("app-dice", number=odds.dice), style="bold"),
            report.checks(odds.checks),
            report.spread(report.say("app-casualties"), odds.casualties),
            _reactions(report, odds.reactions),
        ]
        lost = {"standard": odds.standard_lost, "individuals": odds.individuals_lost}
        further = {report.say(f"app-{name}-lost"): p for name, p in lost.items() if p}
        if further:
            parts.append(report.chances(report.say("app-results"), further))
        return report.side(report.say(f"app-{name}"), *parts)

    report.show(side("attacker", answer.attacker), side("defender", answer.defender), report.foot(None))


def _results(bands: str) -> Any:
    def show(answer: ResultOdds, report: Report) -> None:
        report.source(bands)
        named = {report.speaker.title(f"{bands}.{name}"): p for name, p in answer.results.items()}
        report.show(report.checks(answer.checks), report.chances(report.say("app-results"), named), report.foot(None))

    return show


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
    tie = Text(f"{report.say('app-tie')}: {report.percent(answer.tie)}", style="dim")
    report.show(report.chances(report.speaker.title("warriors.initiative"), named), tie, report.foot(None))


def _reform(answer: ReformOdds, report: Report) -> None:
    report.show(
        report.checks(answer.checks), report.spread(report.say("app-figures"), answer.figures), report.foot(None)
    )


def _save(answer: ThrowOdds, report: Report) -> None:
    report.show(report.checks(answer.checks), report.foot(None))


app.command(command("warriors", warriors.odds.shoot, _shoot), name="shoot")
app.command(command("warriors", warriors.odds.combat, _combat), name="combat")
app.command(command("warriors", warriors.odds.orders, _results("warriors.orders.results")), name="orders")
app.command(command("warriors", warriors.odds.influence, _influence), name="influence")
app.command(command("warriors", warriors.odds.command, _results("warriors.command.results")), name="command")
app.command(command("warriors", warriors.odds.initiative, _initiative), name="initiative")
app.command(command("warriors", warriors.odds.reform, _reform), name="reform")
app.command(command("warriors", warriors.odds.save, _save), name="save")
