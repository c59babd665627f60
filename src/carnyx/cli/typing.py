"""Real dice typed in: each throw is asked for row by row, and what dice cannot show is asked for again.

Every prompt says whose dice they are, what they are for and what they need, in the reader's language.
"""

from __future__ import annotations

import sys
from typing import Any

from carnyx.cli.games import BadInput
from carnyx.cli.replay import begun_with
from carnyx.core.check import Check, Die
from carnyx.core.dice import Chain, Contest, Dice, Faces, Reading, is_possible
from carnyx.core.flow import Choose, Pause
from carnyx.core.fortune import thrower
from carnyx.core.journal import Journal
from carnyx.core.rule import signed
from carnyx.games import GAMES
from carnyx.show.names import side
from carnyx.show.throws import chains_of, typed
from carnyx.words import Language, catalogue
from carnyx.words.explain import need_in_words


class Typist:
    """Asks for the faces of a battle's throws."""

    def __init__(self, journal: Journal[Any], language: Language) -> None:
        army = GAMES[journal.system.id].lists.army
        self._titles = [name for force in begun_with(journal).forces for name in army.titles(force, language)]
        self._language = language
        self._words = catalogue(language)
        self._say = self._words.say

    def faces(self, pause: Pause[Any]) -> Any:
        """The faces of the throw that a battle has stopped at."""
        step, battle, question = pause.battle.agenda[-1], pause.battle, pause.question
        whose = self._whose(battle, step)
        match question:
            case Chain():
                return self._chain(question, whose, battle, step)
            case Contest():
                return self._contest(question, battle, self._say(step.rule))
            case Dice():
                return self._row(question.die, question.dice, whose, self._say(step.rule))
            case Reading(check=check):  # no face passes or fails: what it comes to is looked up
                return self._row(check.die, check.dice, whose, self._say(check.rule), signed(check.bonus))
            case Choose() | None:
                raise ValueError("no dice are thrown here")
            case _ if chains_of(question):  # several of them, however a game reads what they come to
                throwers = step.throwers(battle) if hasattr(step, "throwers") else ()
                chains = chains_of(question)
                names = [self._unit(battle, unit) for unit in throwers] or [whose] * len(chains)
                named = zip(chains, names, strict=True)
                return tuple(self._chain(chain, name, battle, step) for chain, name in named)
            case _:
                return self._checked(question.check, whose)  # type: ignore[attr-defined]

    def _whose(self, battle: Any, step: Any) -> str:
        """The unit a step is about with its side, or the player; empty if it is nobody's in particular."""
        unit = thrower(step)
        if unit is not None:
            return self._unit(battle, unit)
        player = getattr(step, "player", None)
        return side(player, self._language) if isinstance(player, int) else ""

    def _unit(self, battle: Any, unit: int) -> str:
        whose = side(battle.units[unit].player, self._language)
        return f"{self._titles[unit]} ({whose})" if unit < len(self._titles) else whose

    def _chain(self, chain: Chain, whose: str, battle: Any, step: Any) -> tuple[Faces, ...]:
        rows: list[Faces] = []
        dice = chain.dice
        for place, check in enumerate(chain.checks):
            # Cover is thrown by whoever has it.
            has_cover = place in chain.failing and isinstance(getattr(step, "target", None), int)
            row = self._checked(check, self._unit(battle, step.target) if has_cover else whose, dice)
            rows.append(row)
            dice = chain.past(place, row)
        return tuple(rows)

    def _checked(self, check: Check, whose: str, dice: int | None = None) -> Faces:
        """The dice of one check, as many as it has or as have got so far."""
        need = need_in_words(self._words, check)
        return self._row(check.die, check.dice if dice is None else dice, whose, self._say(check.rule), need)

    def _contest(self, contest: Contest, battle: Any, what: str) -> tuple[tuple[Faces, ...], ...]:
        rounds: list[tuple[Faces, ...]] = []
        contenders = tuple(range(len(contest.bonuses)))
        present = sorted({int(unit.player) for unit in battle.units if getattr(unit, "wounds", True)})
        seats = present if len(present) == len(contenders) else contenders
        while len(contenders) > 1:
            names = [side(seats[who], self._language) for who in contenders]
            thrown = tuple(self._row(contest.die, contest.dice, name, what) for name in names)
            contenders = contest.leaders(contenders, thrown)
            rounds.append(thrown)
        return tuple(rounds)

    def _row(self, die: Die, dice: int, *what: str) -> Faces:
        """So many faces from the keyboard; nothing is asked where no die is thrown."""
        while dice:
            wanted = self._say("typed-dice", dice=dice, sides=die.sides)
            sys.stderr.write(", ".join(filter(None, (*what, wanted))) + ": ")
            sys.stderr.flush()
            line = sys.stdin.readline()
            if not line:
                raise BadInput("error-no-dice")
            faces = typed(line)
            if is_possible(die, faces, dice):
                return faces
            sys.stderr.write("  " + self._say("typed-again", dice=dice, low=die.faces[0], high=die.faces[-1]) + "\n")
        return ()
