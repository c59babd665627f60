"""The board of Celtos: where the models stand, what is asked, and what a drag on the table would mean."""

from __future__ import annotations

from typing import Any

import msgspec

from carnyx.core.flow import Choose, Pause
from carnyx.core.kept import Memory
from carnyx.core.length import Units
from carnyx.core.rule import Refusal
from carnyx.games.celtos.lists import army
from carnyx.games.celtos.lists.profiles import people
from carnyx.games.celtos.play.battle import Battle, Unit, UnitId, is_engaged
from carnyx.games.celtos.play.muster import Setup
from carnyx.games.celtos.play.sequence import present
from carnyx.games.celtos.play.shooting import missile
from carnyx.games.celtos.play.system import SYSTEM
from carnyx.games.celtos.play.victory import score, verdict
from carnyx.games.celtos.show import cards as celtos_cards
from carnyx.games.celtos.show import figures as celtos_figures
from carnyx.games.celtos.show import gestures as celtos_gestures
from carnyx.games.celtos.show import odds_card as celtos_odds
from carnyx.games.celtos.show import questions as celtos_questions
from carnyx.games.celtos.show import sights as celtos_sights
from carnyx.games.celtos.show.story import Storyteller
from carnyx.show import documents as doc
from carnyx.show.board import Acts
from carnyx.show.speech import Speech
from carnyx.words.language import Language

_MOST_BODIES = 512  # of one board


class Board:
    """A Celtos battle in one language."""

    def __init__(self, setup: Setup, lang: Language, units: Units) -> None:
        self.setup, self.lang = setup, lang
        named = [(title, seat) for seat, force in enumerate(setup.forces) for title in army.titles(force, lang)]
        self.speech = Speech(SYSTEM, setup.edition, lang, units, named)
        self.names = tuple(title for title, _ in named)
        self.story = Storyteller(setup, lang, units)
        # Most units are as they were when the scene was drawn last.
        self._bodies: Memory[tuple[UnitId, Unit, bool, bool, int], doc.Body] = Memory(_MOST_BODIES)
        self._figures = {profile.id: celtos_figures.figure(profile) for profile in setup.profiles}

    def stage(self, seats: tuple[str, ...]) -> doc.Stage:
        """What does not change."""
        battle = self.speech.system.muster(self.setup)
        table, say = battle.field.table, self.speech.say
        sides = tuple(
            doc.Side(
                self.speech.seat(seat),
                force.name,
                people(force.people).name.of(self.lang),
                seats[seat],
                army.points(force),
            )
            for seat, force in enumerate(self.setup.forces)
        )
        terrain = tuple(doc.Ground(each.kind, say(f"ground-{each.kind}"), each.outline) for each in table.terrain)
        scenario = self.setup.scenario
        return doc.Stage(
            "celtos",
            scenario.name.of(self.lang),
            table.width,
            table.depth,
            battle.field.turns,
            battle.edition.inch,
            terrain,
            battle.field.zones,
            sides,
        )

    def scene(self, battle: Battle) -> doc.Scene:
        """What does."""
        bodies = tuple([self._body(battle, UnitId(id)) for id, unit in enumerate(battle.units) if unit.wounds])
        named = zip(battle.field.objectives, self.setup.scenario.objectives, strict=True)
        spots = tuple(doc.Spot("objective", at.x, at.y, of.name.of(self.lang), None, at.points) for at, of in named)
        phase = self.speech.say("phase-deploy" if not battle.turn else "phase-turn", turn=battle.turn)
        # Who is not set up yet has not fallen: nobody has won anything before the first turn.
        won = score(battle) if battle.turn else (0,) * len(self.setup.forces)
        return doc.Scene(battle.turn, phase, bodies, spots, won)

    def _body(self, battle: Battle, id: UnitId) -> doc.Body:
        unit, engaged = battle.units[id], is_engaged(battle, id)
        acting = battle.active is not None and battle.active.unit == id
        key = (id, unit, engaged, acting, celtos_figures.heading(battle, id))
        try:
            return self._bodies[key]
        except KeyError:
            return self._bodies.keep(key, self._drawn(battle, *key))

    def _drawn(self, battle: Battle, id: UnitId, unit: Unit, engaged: bool, acting: bool, heading: int) -> doc.Body:
        places, radius = unit.footprint.places, unit.footprint.radius
        kind, ties = battle.kind(id), self._ties(battle, id)
        hurt = any(left < kind.w for left in unit.wounds)
        badges = [
            doc.Badge(sign, self.speech.say(f"badge-{sign}"))
            for sign, given in (
                ("panic", unit.panicked),
                ("hold", unit.hold),
                ("engaged", engaged),
                ("apart", bool(ties)),
                ("activated", unit.activated),
            )
            if given
        ]
        if hurt:
            left, most = sum(unit.wounds), unit.models * kind.w
            badges.append(doc.Badge("wounded", self.speech.say("badge-wounded", left=left, most=most)))
        return doc.Body(
            id,
            unit.player,
            self.names[id],
            "individual" if kind.individual else "fighter" if missile(battle, id) is None else "shooter",
            unit.models,
            unit.start,
            tuple((places[i], places[i + 1], radius) for i in range(0, len(places), 2)),
            said=self.speech.say("said", name=self.names[id], number=unit.models),
            figure=self._figures.get(kind.id),
            heading=heading,
            marks=("leader",) if kind.individual else unit.roles,
            wounds=unit.wounds if hurt else (),
            whole=kind.w,
            ties=ties,
            acted=unit.activated,
            badges=tuple(badges),
            acting=acting,
        )

    def _ties(self, battle: Battle, id: UnitId) -> tuple[doc.Tie, ...]:
        length = self.speech.length
        most = length(battle.coherency(id))
        return tuple(
            doc.Tie(near, stray, self.speech.say("apart", gap=length(gap), most=most))
            for near, stray, gap in celtos_figures.gaps(battle, id)
        )

    def question(self, pause: Pause[Battle], number: int) -> doc.Question:
        """The question that waits."""
        return celtos_questions.question(self, pause, number)

    def gesture(self, pause: Pause[Battle], gesture: dict[str, Any]) -> doc.Ghost | None:
        """What something done on the table would mean."""
        return celtos_gestures.ghost(self, pause, gesture)

    def glance(self, pause: Pause[Battle], answer: Any) -> doc.Ghost | None:
        """Where an answer would lead."""
        return celtos_gestures.answered(self, pause, answer)

    def odds(self, pause: Pause[Battle], answer: Any) -> doc.Odds | None:
        """The odds of an answer."""
        question = pause.question
        if not isinstance(question, Choose):
            return None
        try:
            meant = msgspec.convert(answer, question.options.answer)
        except msgspec.ValidationError:
            return None
        return celtos_odds.odds(self, pause, meant)

    def card(self, pause: Pause[Battle], unit: int) -> doc.Card:
        """All there is to know of a unit."""
        return celtos_cards.card(self, pause, UnitId(unit))

    def dangers(self, pause: Pause[Battle], unit: int) -> doc.Dangers:
        """Who can harm it."""
        return celtos_cards.dangers(self, pause, UnitId(unit))

    def sights(self, pause: Pause[Battle], unit: int, target: int) -> doc.Sights:
        """What a unit sees of another, line by line."""
        return celtos_sights.sights(self, pause.battle, UnitId(unit), UnitId(target))

    def opening(self, first: Pause[Battle]) -> tuple[doc.Told, ...]:
        """What there is to tell before the first answer."""
        return self.speech.told(0, first.battle.turn, None, None, self.story.opening(first))

    def told(self, number: int, after: Pause[Battle], acts: Acts) -> tuple[doc.Told, ...]:
        """What an answer brought about."""
        first, lines = after.trail[0], self.story.told(acts)
        return self.speech.told(number, after.battle.turn, first.question, first.answer, lines, present(first.before))

    def reason(self, refusal: Refusal) -> doc.Reason:
        """Why something is barred."""
        return self.speech.reason(refusal)

    def winner(self, battle: Battle) -> str:
        """How it ended."""
        won = verdict(battle)
        if won is None:
            return self.speech.say("draw")
        return self.speech.say("wins", side=self.speech.seat(won))
