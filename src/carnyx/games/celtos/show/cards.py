"""The unit card of Celtos and the threat view: profile, weapons by band, traits, what it may do and what it fears."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from carnyx.core.flow import Choose, Pause
from carnyx.games.celtos.odds.threats import Harm, Threat, threats
from carnyx.games.celtos.play.battle import Battle, UnitId
from carnyx.games.celtos.play.orders import Orders
from carnyx.games.celtos.play.shooting import damage_in
from carnyx.games.celtos.rules.weapons import BANDS, WEAPONS
from carnyx.games.celtos.show import questions as celtos_questions
from carnyx.show import documents as doc
from carnyx.words.numbers import decimal, percent

if TYPE_CHECKING:
    from carnyx.games.celtos.show.board import Board

STATS = ("m", "sh", "attack", "st", "toughness", "w", "i", "cd", "sz")
RULES = {"attack": "as", "toughness": "t"}
_WEAPONS = {weapon.name: weapon for weapon in WEAPONS}


def card(board: Board, pause: Pause[Battle], unit: UnitId) -> doc.Card:
    """All there is to know of a unit, and what it may do now."""
    battle, speech = pause.battle, board.speech
    kind, now = battle.kind(unit), battle.units[unit]
    values = {"m": speech.length(battle.inch(kind.m))}  # how far it moves, in the units of the reader
    if kind.w > 1:  # what is left of how many
        left = f"{sum(now.wounds)}/{now.models * kind.w}"
        values["w"] = left if now.models == 1 else f"{kind.w} ({left})"
    facts = [
        doc.Fact(
            speech.title(f"celtos.profile.{RULES.get(stat, stat)}"),
            values.get(stat, str(getattr(kind, stat))),
            rule=f"celtos.profile.{RULES.get(stat, stat)}",
        )
        for stat in STATS
    ]
    left = f"{now.models}/{now.start}"
    facts.append(doc.Fact(speech.say("models"), left, rule="celtos.morale.casualties", is_strength=True))
    facts.append(doc.Fact(speech.title("celtos.profile.points"), str(now.points), rule="celtos.victory"))
    traits = [
        doc.Fact(
            speech.title(f"celtos.trait.{name}"),
            str(value) if value > 1 else "",
            _explained(board, name),
            f"celtos.trait.{name}",
        )
        for name, value in kind.traits.items()
        if value
    ]
    weapons = [(speech.title(f"celtos.weapon.{name}"), *_bands(name, kind.st)) for name in kind.weapons]
    question = pause.question
    orders: tuple[doc.Option, ...] = ()
    if isinstance(question, Choose) and isinstance(question.options, Orders) and question.options.unit == unit:
        orders = celtos_questions.question(board, pause, 0).options
    heads = tuple(speech.say(f"band-{band}") for band in ("close", *BANDS))
    arms = tuple(f"celtos.weapon.{name}" for name in kind.weapons)
    return doc.Card(
        unit,
        board.names[unit],
        now.player,
        tuple(facts),
        heads,
        tuple(weapons),
        tuple(traits),
        orders,
        arms,
        speech.say("weapons-read"),
    )


def _explained(board: Board, trait: str) -> str:
    rule = f"celtos.trait.{trait}"
    known = board.speech.system.registry.rules
    return board.speech.speaker.explain(rule).text if rule in known else ""


def _bands(name: str, strength: int) -> list[str]:
    """To hit and damage of a weapon hand to hand and in each range band; a dash where it does none."""
    weapon = _WEAPONS.get(name)
    if weapon is None:
        return []
    found = [damage_in(weapon, band) for band in ("close", *BANDS)]
    return ["–" if damage is None else damage.told(strength) for damage in found]


def dangers(board: Board, pause: Pause[Battle], unit: UnitId) -> doc.Dangers:
    """Who can harm a unit before it acts again; and how far it reaches itself."""
    found = threats(pause.battle, unit)
    speech = board.speech
    rings = tuple(
        doc.Ring(speech.say(f"ring-{ring.name}", reach=speech.length(ring.reach)), ring.reach + found.radius, ring.name)
        for ring in found.rings
        if ring.barred is None
    )
    told = tuple(_danger(board, each) for each in found.threats if each.is_danger)
    return doc.Dangers(unit, rings, told)


def _danger(board: Board, threat: Threat) -> doc.Danger:
    speech = board.speech
    lines = [speech.say("danger-gap", gap=speech.apart(threat.gap))]
    for name, harm in (("shoot", threat.shoot), ("assault", threat.assault)):
        if harm is not None and harm.how != "never":
            what = speech.say(f"danger-{name}-{harm.how}", odds=_harm(board, harm))
            lines.append(speech.say("danger-next-turn", what=what) if threat.has_acted else what)
    if threat.reaction is not None:
        lines.append(speech.say("danger-reacts", chance=percent(threat.reaction.test.chance, board.lang)))
    return doc.Danger(int(threat.enemy), board.names[threat.enemy], tuple(lines))


def _harm(board: Board, harm: Harm) -> str:
    """What to expect of it, where that can be told from here."""
    odds: Any = harm.odds
    expected = getattr(odds, "expected", None)
    return "" if expected is None else f"({decimal(expected, 1, board.lang)})"
