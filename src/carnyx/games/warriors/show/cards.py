"""The unit card of Warriors and the threat view."""

from __future__ import annotations

from typing import TYPE_CHECKING

from carnyx.core.flow import Choose, Pause
from carnyx.core.length import INCH
from carnyx.core.rule import signed
from carnyx.games.warriors.odds.preview import command_odds
from carnyx.games.warriors.odds.threats import Threat, threats
from carnyx.games.warriors.play.battle import Battle, UnitId
from carnyx.games.warriors.play.boasts import state
from carnyx.games.warriors.play.command import CommandTest, tested
from carnyx.games.warriors.rules.tables import COMBAT_SCORES, SHOOTING_SCORES
from carnyx.games.warriors.show import questions as warriors_questions
from carnyx.show import documents as doc
from carnyx.words.numbers import decimal

if TYPE_CHECKING:
    from carnyx.games.warriors.show.board import Board


def card(board: Board, pause: Pause[Battle], unit: UnitId) -> doc.Card:
    """All there is to know of a unit, and what it may do now."""
    battle, speech = pause.battle, board.speech
    kind, now = battle.kind(unit), battle.units[unit]
    say = speech.say
    told = (
        ("quality", say(f"quality-{kind.quality}"), "quality"),
        ("discipline", say(f"discipline-{kind.discipline}"), "combat.reaction"),
        ("strength", signed(kind.strength), "combat.kill"),
        ("resilience", signed(kind.resilience), "combat.kill"),
        ("worth", str(kind.worth), "combat.dice"),
        ("armour", say(f"armour-{kind.armour}") + (f", {say('shield')}" if kind.shield else ""), "combat.scores"),
        ("move", speech.length(kind.move * INCH), "move"),
    )
    facts = [doc.Fact(say(f"fact-{name}"), value, rule=f"warriors.{rule}") for name, value, rule in told]
    left = f"{now.figures or 1}/{now.start}"
    facts.append(doc.Fact(say("models"), left, rule="warriors.formation", is_strength=True))
    facts.append(doc.Fact(say("fact-points"), str(now.points), rule="warriors.victory"))
    if kind.missile is not None:
        facts.append(doc.Fact(say("fact-volleys"), str(now.volleys), rule="warriors.shoot.volleys"))
    if kind.is_leader:
        facts.append(doc.Fact(say("fact-leadership"), str(kind.leadership), rule="warriors.orders.test"))
    if kind.role == "warchief" and battle.turn:
        facts.append(_boast(board, battle, now.player))
    weapons = [(speech.title(f"warriors.weapon.{arm}"), *(f"{score}+" for score in _scores(arm))) for arm in kind.arms]
    traits = [
        doc.Fact(say(f"trait-{name}"), "", rule=rule)
        for name, has, rule in (
            ("champion", now.champion, "warriors.combat.dice"),
            ("standard", now.standard, "warriors.standard"),
            ("standard-lost", now.standard_lost, "warriors.standard"),
        )
        if has
    ]
    if _is_tested(battle, unit):
        traits.append(_command_test(board, battle, unit))
    orders: tuple[doc.Option, ...] = ()
    if isinstance(pause.question, Choose) and pause.question.player == now.player:
        asked = warriors_questions.question(board, pause, 0)
        orders = tuple(option for option in asked.options if option.unit == unit)
    heads = tuple(say(f"armour-{armour}") for armour in COMBAT_SCORES.columns)
    arms = tuple(f"warriors.weapon.{arm}" for arm in kind.arms)
    return doc.Card(
        unit, board.names[unit], now.player, tuple(facts), heads, tuple(weapons), tuple(traits), orders, arms
    )


def _boast(board: Board, battle: Battle, player: int) -> doc.Fact:
    """What a Warchief has boasted, and whether that still holds."""
    name, say = battle.boasts[player].name, board.speech.say
    rule = f"warriors.boast.{name}"
    title, how = board.speech.title(rule), state(battle, player)
    said = title if how == "none" else say(f"boast-{how}", boast=title)
    return doc.Fact(say("fact-boast"), said, board.speech.speaker.explain(rule).text, rule)


def _is_tested(battle: Battle, unit: UnitId) -> bool:
    """Whether a command test awaits a unit: because of what has happened this turn, or as soon as the dice fall."""
    waiting = (step.unit for step in battle.agenda if isinstance(step, CommandTest))
    return unit in tested(battle) or unit in waiting


def _command_test(board: Board, battle: Battle, unit: UnitId) -> doc.Fact:
    """The chances of a command test as matters stand."""
    speech = board.speech
    found = command_odds(battle, unit)
    bars = speech.bars(found.results, "warriors.command.results.")
    chances = ", ".join(f"{bar.label} {bar.percent}" for bar in bars)
    rule = found.checks[0].rule
    return doc.Fact(speech.title(rule), chances, speech.speaker.explain(rule).text, rule)


def _scores(arm: str) -> tuple[int, ...]:
    """What kills against light, medium and heavy armour: a missile's when it is shot, else in combat."""
    table = SHOOTING_SCORES if arm in SHOOTING_SCORES.rows else COMBAT_SCORES
    return tuple(table(arm, armour) for armour in table.columns)


def dangers(board: Board, pause: Pause[Battle], unit: UnitId) -> doc.Dangers:
    """Who can harm a unit before it acts again; and how far it reaches itself."""
    found = threats(pause.battle, unit)
    speech = board.speech
    rings = tuple(
        doc.Ring(speech.say(f"ring-{ring.name}", reach=speech.length(ring.reach)), ring.reach, ring.name)
        for ring in found.rings
    )
    return doc.Dangers(unit, rings, tuple(_danger(board, each) for each in found.threats if each.is_danger))


def _danger(board: Board, threat: Threat) -> doc.Danger:
    speech = board.speech
    lines = [speech.say("danger-gap", gap=speech.apart(threat.gap))]
    if threat.fights is not None:
        lines.append(speech.say("danger-fights", odds=f"({decimal(threat.fights.defender.expected, 1, board.lang)})"))
    if threat.charge is not None:
        name = "danger-must-charge" if threat.is_bound else "danger-charge"
        lines.append(speech.say(name, odds=f"({decimal(threat.charge.defender.expected, 1, board.lang)})"))
    if threat.shoot is not None:
        expected = f"({decimal(threat.shoot.expected, 1, board.lang)})"
        lines.append(speech.say("danger-shoot-standing", odds=expected))
    return doc.Danger(int(threat.enemy), board.names[threat.enemy], tuple(lines))
