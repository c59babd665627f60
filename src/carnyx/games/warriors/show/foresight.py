"""Previews and threats of Warriors in the terminal: answers are named as the story tells them."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from functools import partial
from typing import TYPE_CHECKING, Any

from carnyx.core.flow import Pause
from carnyx.core.length import Length
from carnyx.games.warriors.odds.combat import CombatOdds
from carnyx.games.warriors.odds.results import InfluenceOdds, ResultOdds
from carnyx.games.warriors.odds.shoot import ShootOdds
from carnyx.games.warriors.play.battle import Battle
from carnyx.games.warriors.play.delivery import AGAIN
from carnyx.games.warriors.play.engagements import Fighting
from carnyx.games.warriors.play.marches import March
from carnyx.games.warriors.play.orders import Send
from carnyx.games.warriors.play.volleys import Aim
from carnyx.games.warriors.show.answers import SHOWN, combat_side
from carnyx.games.warriors.show.marches import errand_to, legs
from carnyx.games.warriors.show.questions import places_said
from carnyx.show.names import with_sides
from carnyx.show.story import Voice, heading
from carnyx.words.numbers import decimal, length

if TYPE_CHECKING:
    from carnyx.games.warriors.odds.threats import Threat, Threats
    from carnyx.show.terminal import Report

_KINDS: dict[Any, str] = {ShootOdds: "shoot", CombatOdds: "combat", ResultOdds: "orders", InfluenceOdds: "influence"}
_ASSUMED: dict[Any, str] = {CombatOdds: "app-assumed-combat", ResultOdds: "app-assumed-orders"}
_RINGS = {"move": "warriors.move", "short": "warriors.label.short", "long": "warriors.label.long"}


def show_previews(
    pause: Pause[Battle], titles: Sequence[str], found: Sequence[tuple[Any, Any]], report: Report, full: bool
) -> None:
    """Every answer that dice decide with what may come of it; in full, each with all its needs."""
    voice, battle = _voice(pause.battle, titles, report), pause.battle
    worth = [(heading(_named(voice, battle, answer, report)), odds) for answer, odds in found if odds is not None]
    heads = [report.say("app-order"), report.say("app-results")]
    question: Any = pause.question
    rows = [[name, _brief(odds, report, voice.names)] for name, odds in worth]
    report.grid(voice.player(question.player), heads, rows)
    for kind in dict.fromkeys(type(odds) for _, odds in worth):
        if kind in _ASSUMED:
            report.show(report.note(report.say(_ASSUMED[kind]), "dim"))
    for name, odds in worth if full else ():
        report.show(report.note(name, "bold reverse"))
        for unit, side in (getattr(odds, "others", None) or {}).items():
            report.show(combat_side(voice.names[unit], side, report))
        SHOWN[_KINDS[type(odds)]](odds, report)
    rough = [odds.sampling for _, odds in worth if getattr(odds, "sampling", None) is not None]
    if rough and not full:
        report.show(report.method(min(rough, key=lambda each: each.plays)))


def _voice(battle: Battle, titles: Sequence[str], report: Report) -> Voice:
    named = [(titles[id], unit.player, battle.kind(id).is_individual) for id, unit in enumerate(battle.units)]
    return Voice(report.speaker, "warriors.natural", named)


def _named(voice: Voice, battle: Any, answer: Any, report: Report) -> str:
    """An answer as the story would tell it."""
    names, step = voice.names, battle.agenda[-1]
    match answer:
        case Aim(target=target, volleys=volleys):
            left = battle.units[step.unit].volleys - volleys
            return f"{names[target]}: {voice.say('spends', number=volleys, left=left)}"
        case March(unit=unit):
            return f"{names[unit]}: {legs(voice, answer)}"
        case tuple():
            return "; ".join(places_said(partial(_of_the_table, report), voice, battle, step.unit, answer))
        case Fighting(two_ranks=two, extra=extra):
            ranks = voice.say("two-ranks" if two else "one-rank", unit=names[step.unit])
            return f"{ranks} {voice.say('further-dice', target=names[extra])}"
        case Send(leader=leader, unit=unit, courier=courier):
            order = voice.speaker.words.say(f"warriors.label.{answer.order}")
            return voice.say("sends" if courier else "calls", unit=names[leader], target=names[unit], order=order)
        case str() if answer == AGAIN:
            return voice.say("tries-again", unit=names[step.unit], **errand_to(voice, battle, step.unit))
        case _:
            return voice.say("influences", unit=names[step.leader], target=names[int(answer)])


def _of_the_table(report: Report, id: str, **names: Any) -> str:
    return report.say(f"table-{id}", **names)


def _brief(odds: Any, report: Report, names: Sequence[str]) -> str:
    """What may come of an answer, in one cell."""
    match odds:
        case ShootOdds():
            return f"{report.say('app-their-losses')}: {decimal(odds.expected, 2, report.speaker.language)}"
        case CombatOdds(attacker=mine, defender=theirs):
            sides = [(report.say("app-their-losses"), theirs), (report.say("app-own-losses"), mine)]
            sides += [(names[unit], side) for unit, side in (odds.others or {}).items()]
            return "; ".join(f"{head}: {_lost(side, report)}" for head, side in sides)
        case ResultOdds():
            return _chances("warriors.orders.results", odds.results, report)
        case _:
            return _chances("warriors.influence", odds.results, report)


def _lost(odds: Any, report: Report) -> str:
    lost, rout = decimal(odds.expected, 2, report.speaker.language), report.percent(odds.reactions["rout"])
    return f"{lost} ({report.say('app-rout')} {rout})"


def _loss(odds: Any, report: Report) -> str:
    """The losses to expect, and the chance of rout."""
    lost = decimal(odds.expected, 2, report.speaker.language)
    return report.say("app-would-lose", number=lost, rout=report.percent(odds.reactions.get("rout", Fraction(0))))


def _chances(results: str, chances: dict[str, Fraction], report: Report) -> str:
    return ", ".join(
        f"{report.speaker.title(f'{results}.{name}')} {report.percent(p)}" for name, p in chances.items() if p
    )


def show_threats(pause: Pause[Battle], titles: Sequence[str], found: Threats, report: Report) -> None:
    """Every enemy with what he can do, then how far the unit itself reaches."""
    names = with_sides(titles, pause.battle.units, report.speaker.language)

    def far(ticks: int) -> str:
        return length(Length(ticks), report.speaker.units, report.speaker.language)

    rows = [[names[each.enemy], far(each.gap), *_harms(each, report)] for each in found.threats]
    heads = ["app-enemy", "app-distance", "app-shoots", "app-charges", "app-fights"]
    report.grid(names[found.unit], [report.say(head) for head in heads], rows, left=True)
    rings = [[report.say(_RINGS[ring.name]), far(ring.reach)] for ring in found.rings]
    report.grid(report.say("app-reach"), ["", ""], rings, left=True)


def _harms(threat: Threat, report: Report) -> list[str]:
    """What an enemy may do to the unit: shoot at it, charge it because it wants to or has to, or fight on."""
    shot = "–" if threat.shoot is None else _loss(threat.shoot, report)
    charge = "–" if threat.charge is None else _loss(threat.charge.defender, report)
    if threat.charge is not None and threat.is_bound:
        charge = report.say("app-bound", harm=charge)
    return [shot, charge, "–" if threat.fights is None else _loss(threat.fights.defender, report)]
