"""Answers of the calculators of Celtos in the terminal: shooting, assault, tests and rallies."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction
from typing import TYPE_CHECKING, Any

from carnyx.games.celtos.odds.assault import AssaultOdds, SideOdds
from carnyx.games.celtos.odds.preview import RoundOdds
from carnyx.games.celtos.odds.shoot import ShootOdds
from carnyx.odds.answer import CheckOdds

if TYPE_CHECKING:
    from rich.console import RenderableType

    from carnyx.show.terminal import Report


def show_shot(answer: ShootOdds, report: Report) -> None:
    """A volley: needs, casualties and the target's morale."""
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


def _side(title: str, odds: SideOdds, report: Report) -> RenderableType:
    return report.side(
        title,
        report.checks(odds.checks),
        report.spread(report.say("app-casualties"), odds.casualties),
        _morale(report, odds.morale),
    )


def _named(title: str, chances: dict[str, Fraction], report: Report) -> RenderableType:
    return report.chances(report.say(title), {report.say(f"app-{name}"): p for name, p in chances.items()})


def _fight_sources(report: Report) -> None:
    for id in ("celtos.cc.order", "celtos.cc.result", "celtos.morale.lost_combat", "celtos.morale.panic"):
        report.source(id)


def _assault(answer: AssaultOdds, report: Report) -> None:
    _fight_sources(report)
    report.show(
        _side(report.say("app-attacker"), answer.attacker, report),
        _side(report.say("app-defender"), answer.defender, report),
        _named("app-winner", answer.winner, report),
        _named("app-field", answer.field, report),
        report.foot(answer.sampling),
        report.note(report.say("app-assumed-fight"), "dim"),
    )


def show_round(answer: RoundOdds, titles: Sequence[str], report: Report) -> None:
    """A round of close combat from a position: every unit in it, and who wins."""
    _fight_sources(report)
    sides = [_side(titles[unit], odds, report) for unit, odds in answer.units.items()]
    report.show(*sides, _named("app-winner", answer.winner, report), report.foot(None))


def _single(answer: CheckOdds, report: Report) -> None:
    report.show(report.checks(answer.checks), report.foot(None))


def _volley(answer: ShootOdds, report: Report) -> None:
    show_shot(answer, report)
    report.show(report.note(report.say("app-assumed-volley"), "dim"))


SHOWN: dict[str, Callable[[Any, Report], None]] = {
    "shoot": _volley,
    "assault": _assault,
    "test": _single,
    "rally": _single,
}
