"""`carnyx odds celtos`: shooting, assault, tests and rallies."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from carnyx import celtos
from carnyx.cli.question import command
from carnyx.odds.answer import CheckOdds
from carnyx.odds.celtos.assault import AssaultOdds, SideOdds
from carnyx.odds.celtos.shoot import ShootOdds

if TYPE_CHECKING:
    from rich.console import RenderableType

    from carnyx.cli.report import Report


def _shoot(answer: ShootOdds, report: Report) -> None:
    parts = [report.checks(answer.checks)]
    if answer.wounds is not None:
        parts.append(report.spread(report.say("app-wounds"), answer.wounds))
    parts.append(report.spread(report.say("app-casualties"), answer.casualties))
    for id in ("celtos.shoot.allocate", "celtos.morale.casualties", "celtos.morale.panic", "celtos.morale.rout"):
        report.source(id)
    parts.append(_morale(report, answer.morale))
    report.show(*parts, report.foot(answer.sampling))


def _morale(report: Report, morale: Any) -> RenderableType:
    chances = {report.say(f"app-{name}"): getattr(morale, name) for name in ("check", "panic", "rout")}
    return report.chances(report.say("app-morale"), chances)


def _assault(answer: AssaultOdds, report: Report) -> None:

    def side(name: str, odds: SideOdds) -> RenderableType:
        return report.side(
            report.say(f"app-{name}"),
            report.checks(odds.checks),
            report.spread(report.say("app-casualties"), odds.casualties),
            _morale(report, odds.morale),
        )

    for id in ("celtos.cc.order", "celtos.cc.result", "celtos.morale.lost_combat", "celtos.morale.panic"):
        report.source(id)
    winner = report.chances(
        report.say("app-winner"), {report.say(f"app-{name}"): p for name, p in answer.winner.items()}
    )
    field = report.chances(report.say("app-field"), {report.say(f"app-{name}"): p for name, p in answer.field.items()})
    report.show(
        side("attacker", answer.attacker),
        side("defender", answer.defender),
        winner,
        field,
        report.foot(answer.sampling),
    )


def _single(answer: CheckOdds, report: Report) -> None:
    report.show(report.checks(answer.checks), report.foot(None))


_SHOWN: dict[str, Callable[[Any, Report], None]] = {
    "shoot": _shoot,
    "assault": _assault,
    "test": _single,
    "rally": _single,
}


def __getattr__(question: str) -> Callable[..., None]:
    """The command for a question, made when it is asked."""
    if question not in _SHOWN:
        raise AttributeError(question)
    return command("celtos", getattr(celtos.odds, question), _SHOWN[question])
