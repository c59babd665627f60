"""What the boards of all games have in common: a battle in one language, and where its views are made.

A game's board says where everybody stands.  What is asked, what gestures mean, odds, cards and sights are functions of
the game; its board names them once in `Views`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from carnyx.core.check import Check
from carnyx.core.flow import Choose, Pause
from carnyx.core.length import Units
from carnyx.core.rule import Refusal
from carnyx.core.system import System
from carnyx.show import documents as doc
from carnyx.show import events as ev
from carnyx.show.board import Acts
from carnyx.show.captions import throws
from carnyx.show.names import told_apart
from carnyx.show.speech import Speech
from carnyx.show.standing import Because, Ending, Fate
from carnyx.words.language import Language


class Views(Struct, frozen=True):
    """The functions of a game that make its views; each gets the board first, then the pause."""

    question: Callable[..., doc.Question]
    ghost: Callable[..., doc.Ghost | None]
    answered: Callable[..., doc.Ghost | None]
    odds: Callable[..., doc.Odds | None]
    card: Callable[..., doc.Card]
    dangers: Callable[..., doc.Dangers]
    sights: Callable[..., doc.Sights]
    deeds: Callable[..., tuple[doc.Option, ...]] | None = None  # none: orders are given one by one


class Tabletop:
    """A battle in one language; a game adds `stage` and `scene`."""

    views: ClassVar[Views]

    def __init__(
        self,
        system: System[Any],
        setup: Any,
        lang: Language,
        units: Units,
        named: Sequence[tuple[str, int] | tuple[str, int, bool]],
        story: Any,
    ) -> None:
        """The names are those of all units, each with its seat, and whether it is one man or one thing."""
        self.setup, self.lang, self.story = setup, lang, story
        self.speech = Speech(system, setup.edition, lang, units, named)
        self.names = told_apart(named, lang)

    def present(self, battle: Any) -> Sequence[int]:
        """The seats that throw dice against each other."""
        del battle
        return range(len(self.setup.forces))

    def question(self, pause: Pause[Any], number: int) -> doc.Question:
        """The question that waits."""
        return self.views.question(self, pause, number)

    def gesture(self, pause: Pause[Any], gesture: dict[str, Any]) -> doc.Ghost | None:
        """What something done on the table would mean."""
        return self.views.ghost(self, pause, gesture)

    def glance(self, pause: Pause[Any], answer: Any) -> doc.Ghost | None:
        """Where an answer would lead."""
        return self.views.answered(self, pause, answer)

    def odds(self, pause: Pause[Any], answer: Any) -> doc.Odds | None:
        """The odds of an answer."""
        question = pause.question
        if not isinstance(question, Choose):
            return None
        try:
            meant = msgspec.convert(answer, question.options.answer)
        except msgspec.ValidationError:
            return None
        return self.views.odds(self, pause, meant)

    def foes(self, aims: Mapping[Check, Sequence[int]] | None) -> dict[Check, tuple[str, ...]]:
        """Whom each check is against, by name."""
        return {check: tuple(self.names[foe] for foe in foes) for check, foes in (aims or {}).items()}

    def deeds(self, pause: Pause[Any], unit: int, target: int) -> tuple[doc.Option, ...]:
        """What a unit may do to an enemy now, and why not the rest."""
        return () if self.views.deeds is None else self.views.deeds(self, pause, unit, target)

    def card(self, pause: Pause[Any], unit: int) -> doc.Card:
        """All there is to know of a unit."""
        return self.views.card(self, pause, unit)

    def dangers(self, pause: Pause[Any], unit: int) -> doc.Dangers:
        """Who can harm it."""
        return self.views.dangers(self, pause, unit)

    def sights(self, pause: Pause[Any], unit: int, target: int) -> doc.Sights:
        """What a unit sees of another."""
        return self.views.sights(self, pause.battle, unit, target)

    def opening(self, first: Pause[Any]) -> tuple[doc.Told, ...]:
        """What there is to tell before the first answer."""
        return self.speech.told(0, first.battle.turn, None, None, self.story.opening(first))

    def told(self, number: int, after: Pause[Any], acts: Acts) -> tuple[doc.Told, ...]:
        """What an answer brought about."""
        first, lines = after.trail[0], self.story.told(acts)
        seats = self.present(first.before)
        throwers = {(dice.rule, dice.faces): dice.thrower for act in acts for event in act for dice in throws(event)}
        contest = next((event.rule for act in acts for event in act if isinstance(event, ev.Contested)), None)
        told = self.speech.told(
            number, after.battle.turn, first.question, first.answer, lines, seats, throwers, contest
        )
        # What ended a turn belongs to that turn, though the battle counts the next one already.
        began = next((event.rule for act in acts for event in act if isinstance(event, ev.TurnBegan)), None)
        old = next((place for place, line in enumerate(told) if began and line.rule == began), len(told))
        return (*(replace(line, turn=first.before.turn) for line in told[:old]), *told[old:])

    def reason(self, refusal: Refusal) -> doc.Reason:
        """Why something is barred."""
        return self.speech.reason(refusal)

    def winner(self, battle: Any) -> str:
        """How it ended."""
        won = self.speech.system.verdict(battle)
        if won is None:
            return self.speech.say("draw")
        return self.speech.say("wins", side=self.speech.seat(won))

    def ending(self, battle: Any, acts: Acts) -> Ending:
        """How it ended: the lines of the story about the end, and those of each unit with the side that lost it."""
        over = tuple(event for act in acts for event in act if isinstance(event, ev.Over))
        lines = self.story.told((over,)) if over else ()
        told = [line for line in lines if line.depth < 2 and (not line.depth or line.unit is None)]
        why = tuple(Because(line.text, line.rule, line.source or "") for line in told[:-1])
        system, say = self.speech.system, self.speech.say
        points, lost = system.score(battle), system.losses(battle)
        paid = [
            (battle.units[line.unit].player, line.text) for line in lines if line.depth == 1 and line.unit is not None
        ]
        sides = tuple(
            Fate(
                points[seat] if points else 0,
                say("lost-models", number=lost[seat]) if lost else "",
                tuple(text for player, text in paid if player == seat),
            )
            for seat in range(len(self.setup.forces))
        )
        return Ending(self.winner(battle), why, sides, system.verdict(battle))
