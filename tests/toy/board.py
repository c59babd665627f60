"""The toy on the table in the browser: bases, buttons for every answer worth a look, and a drag for a move."""

from __future__ import annotations

from typing import Any

import msgspec

from carnyx.core.flow import Choose, Pause
from carnyx.core.length import INCH, Point, Units
from carnyx.core.rule import Refusal
from carnyx.show import documents as doc
from carnyx.show.board import Acts
from carnyx.show.speech import Speech
from carnyx.show.standing import Ending, Fate
from carnyx.words.language import Language
from tests.toy import odds, show
from tests.toy.options import Within
from tests.toy.play import Battle, strengths, verdict
from tests.toy.scenarios import TOY, Setup
from tests.toy.show import CORNER, DEEP, RADIUS, WIDE, Storyteller, place, titles


class Board:
    """A battle of toys in one language."""

    def __init__(self, setup: Setup, lang: Language, units: Units) -> None:
        self.setup, self.lang = setup, lang
        self.named = titles(setup, lang)
        self.names = tuple(name for name, _ in self.named)
        self.speech = Speech(TOY, setup.edition, lang, units, self.named)
        self.story = Storyteller(setup, lang, units)

    def stage(self, seats: tuple[str, ...]) -> doc.Stage:
        """What does not change."""
        sides = tuple(
            doc.Side(self.speech.seat(seat), force.name, force.people, seats[seat], sum(map(sum, force.bands)))
            for seat, force in enumerate(self.setup.forces)
        )
        name = self.setup.scenario.name.of(self.lang)
        return doc.Stage("toy", name, WIDE, DEEP, self.setup.edition.turns, INCH, (), (), sides)

    def scene(self, battle: Battle) -> doc.Scene:
        """What does."""
        bodies = tuple(
            doc.Body(id, unit.player, self.names[id], "fighter", number, number, ((*place(unit.at), RADIUS),))
            for id, unit in enumerate(battle.units)
            if (number := sum(unit.ranks))
        )
        return doc.Scene(battle.turn, self.speech.say("phase-turn", turn=battle.turn), bodies, (), strengths(battle))

    def question(self, pause: Pause[Battle], number: int) -> doc.Question:
        """The question that waits."""
        asked = pause.question
        if not isinstance(asked, Choose):
            return doc.Question(
                number, None, "throw", self.speech.say("ask-throw"), dice=self.speech.dice(pause, (0, 1))
            )
        where = isinstance(asked.options, Within)
        options = tuple(
            doc.Option(self._label(answer), msgspec.to_builtins(answer), has_odds=has_odds)
            for answer in asked.options.hints()
            for has_odds in (odds.preview(pause.battle, answer) is not None,)
        )
        title = self.speech.title(asked.options.rule)  # type: ignore[attr-defined]
        gestures = ("drag",) if where else ()
        return doc.Question(
            number, asked.player, "choose", title, unit=show.asked_of(pause), options=options, gestures=gestures
        )

    def _label(self, answer: Any) -> str:
        if isinstance(answer, Point):
            return ", ".join(self.speech.length(number) for number in place(answer))
        return self.speech.title(f"toy.label.{answer}") if isinstance(answer, str) else str(answer)

    def gesture(self, pause: Pause[Battle], gesture: dict[str, Any]) -> doc.Ghost | None:
        """A unit dragged to a place."""
        asked, unit = pause.question, show.asked_of(pause)
        if unit is None or not isinstance(asked, Choose) or not isinstance(asked.options, Within):
            return None
        try:
            to = Point(int(gesture["x"]) - CORNER.x, int(gesture["y"]) - CORNER.y)
        except (KeyError, TypeError, ValueError):
            return None
        return self._ghost(asked.options, to)

    def glance(self, pause: Pause[Battle], answer: Any) -> doc.Ghost | None:
        """Where a move would lead."""
        asked = pause.question
        if not isinstance(asked, Choose) or not isinstance(asked.options, Within):
            return None
        try:
            return self._ghost(asked.options, msgspec.convert(answer, Point))
        except msgspec.ValidationError:
            return None

    def _ghost(self, options: Within, to: Point) -> doc.Ghost:
        refusal = options.refuse(to)
        there = ((*place(to), RADIUS),)
        if refusal is not None:
            return doc.Ghost(rounds=there, refused=self.reason(refusal))
        return doc.Ghost(answer=msgspec.to_builtins(to), rounds=there)

    def odds(self, pause: Pause[Battle], answer: Any) -> doc.Odds | None:
        """The odds of a shot."""
        found = odds.preview(pause.battle, answer)
        if found is None:
            return None
        bars = self.speech.chart(found.hits)
        return doc.Odds(self.speech.title("toy.shoot"), self.speech.needs(found.checks, ""), (), bars)

    def card(self, pause: Pause[Battle], unit: int) -> doc.Card:
        """A unit."""
        found = pause.battle.units[unit]
        facts = (doc.Fact(self.speech.title("toy.turn"), str(sum(found.ranks))),)
        return doc.Card(unit, self.names[unit], found.player, facts, (), (), (), ())

    def dangers(self, pause: Pause[Battle], unit: int) -> doc.Dangers:
        """Who can shoot at it."""
        found = odds.threats(pause.battle, unit)
        return doc.Dangers(unit, (), tuple(doc.Danger(each, self.names[each], ()) for each in found.enemies))

    def deeds(self, pause: Pause[Battle], unit: int, target: int) -> tuple[doc.Option, ...]:
        """Orders are given one by one."""
        return ()

    def sights(self, pause: Pause[Battle], unit: int, target: int) -> doc.Sights:
        """On a meadow everybody sees everybody."""
        (ax, ay), (bx, by) = (place(pause.battle.units[each].at) for each in (unit, target))
        return doc.Sights(unit, target, (doc.Sight(ax, ay, bx, by, True, ""),), ())

    def opening(self, first: Pause[Battle]) -> tuple[doc.Told, ...]:
        """What there is to tell before the first answer."""
        return self.speech.told(0, 1, None, None, self.story.opening(first))

    def told(self, number: int, after: Pause[Battle], acts: Acts) -> tuple[doc.Told, ...]:
        """What an answer brought about."""
        first, lines = after.trail[0], self.story.tell(after)
        return self.speech.told(number, after.battle.turn, first.question, first.answer, lines, (0, 1))

    def reason(self, refusal: Refusal) -> doc.Reason:
        """Why something is barred."""
        return self.speech.reason(refusal)

    def ending(self, battle: Battle, acts: Acts) -> Ending:
        """How it ended."""
        won = verdict(battle)
        said = self.speech.say("draw") if won is None else self.speech.say("wins", side=self.speech.seat(won))
        return Ending(said, (), tuple(Fate(points, "") for points in strengths(battle)))
