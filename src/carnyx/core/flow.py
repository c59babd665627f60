"""The flow of play: an agenda of steps, each of which may pause for an answer.

A step is the instruction ("the archers shoot"), the question it raises ("throw ten dice") and, once answered, the
record of what happened.  There is no other vocabulary.  Chance is a question like any other: no random generator
lives in a battle or in a rule, so the future cannot be read and a replay needs no seed.
"""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from random import Random
from typing import Any, ClassVar, Generic, Protocol, TypeAlias, TypeVar

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from carnyx.core.rule import Refusal, Refused


class Options(Protocol):
    """What a player may answer to a question; `refuse` alone decides whether an answer is legal."""

    answer: ClassVar[Any]  #: the type of an answer

    def refuse(self, answer: Any) -> Refusal | None:
        """Why this answer is not allowed; None if it is."""
        ...

    def sample(self, rng: Random) -> Any:
        """An allowed answer at random."""
        ...

    def hints(self) -> tuple[Any, ...]:
        """Answers worth a look: all of them if they can be listed, some of them if not."""
        ...

    def choices(self) -> tuple[Any, ...] | None:
        """All answers there are, conceding apart; None if they cannot be listed, as with places on the table."""
        ...


class Choose(Struct, frozen=True):
    """A question for a player."""

    player: int
    options: Options


class Throw(Protocol):
    """A question for chance: faces for play and for the journal, exact outcomes for the odds."""

    answer: ClassVar[Any]  #: the type of the faces

    def refuse(self, answer: Any) -> Refusal | None:
        """Why the dice cannot show these faces; None if they can."""
        ...

    def sample(self, rng: Random) -> Any:
        """Throw the dice: faces at random."""
        ...

    def read(self, faces: Any) -> Any:
        """The outcome that these faces mean."""
        ...

    def outcomes(self) -> Iterable[tuple[Any, Fraction]]:
        """Every possible outcome with its exact chance; the chances add up to one."""
        ...


Question: TypeAlias = Choose | Throw


class Step(Protocol):
    """One line of the sequence of play; it checks its own precondition when its turn comes."""

    def ask(self, battle: Any) -> Question | None:
        """The question it raises; None if there is nothing to decide and play goes on."""
        ...

    def take(self, battle: Any, outcome: Any) -> Any:
        """The battle after this step, given the outcome of its question (None if it had no question)."""
        ...


class Agenda(Struct, frozen=True, kw_only=True):
    """All that the flow knows of a battle: the steps still to carry out, as a stack whose last item is the next."""

    agenda: tuple[Any, ...] = ()

    def then(self: B, *steps: Any) -> B:
        """The same battle, with these steps to carry out, in this order, before the rest."""
        return replace(self, agenda=self.agenda + steps[::-1])


B = TypeVar("B", bound=Agenda)


class Record(Struct, Generic[B], frozen=True):
    """A step that has been carried out, between two battles: what was asked and answered, and what that meant."""

    before: B
    after: B
    question: Any = None  # of the kind that its step asks; none if it asked nothing
    answer: Any = None
    outcome: Any = None

    @property
    def step(self) -> Any:
        """The step itself."""
        return self.before.agenda[-1]

    @property
    def new(self) -> tuple[Any, ...]:
        """The steps it has led to, the next one last."""
        return self.after.agenda[len(self.before.agenda) - 1 :]

    @property
    def then(self) -> Any:
        """The step it has led to that is carried out next, if there is one."""
        new = self.new
        return new[-1] if new else None


class Hidden(Struct, frozen=True):
    """What stands in a record for an answer that these eyes may not see yet."""


HIDDEN = Hidden()


class Pause(Struct, Generic[B], frozen=True):
    """A battle stopped at a question, or over when there is none; and the trail that led here from the last one."""

    battle: B
    question: Question | None
    trail: tuple[Record[B], ...] = ()


def begin(battle: B) -> Pause[B]:
    """Carry on from here until the first question."""
    return _run(battle, [])


def play(battle: B, answer: Any) -> Pause[B]:
    """Answer the question on top of the agenda, then carry on until the next one."""
    return go_on(Pause(battle, _pending(battle)), answer)


def go_on(pause: Pause[B], answer: Any) -> Pause[B]:
    """Like `play`, for a caller who has the pause at hand: its question is not asked again."""
    question = pause.question
    if question is None:
        raise Refused(Refusal("core.over"))
    if refusal := refuse(question, answer):
        raise Refused(refusal)
    return accept(pause, answer)


def accept(pause: Pause[B], answer: Any) -> Pause[B]:
    """Like `go_on`, for an answer that the question itself has given, as a sample, a hint or a choice.

    Such an answer is legal, so it is not judged again. What a player, a file or a browser has sent needs `go_on`.
    """
    question = pause.question
    if question is None:
        raise Refused(Refusal("core.over"))
    outcome = answer if isinstance(question, Choose) else question.read(answer)
    return _take(pause.battle, question, answer, outcome)


def settle(battle: B, outcome: Any) -> Pause[B]:
    """Go on from a throw by one of its outcomes, without faces; the odds walk through a battle this way."""
    return _take(battle, _pending(battle), None, outcome)


def refuse(question: Question, answer: Any) -> Refusal | None:
    """Why an answer is not allowed; None if it is."""
    return question.options.refuse(answer) if isinstance(question, Choose) else question.refuse(answer)


def is_secret(battle: Agenda) -> bool:
    """Whether the answer to the pending question will be sealed."""
    return bool(battle.agenda) and bool(getattr(type(battle.agenda[-1]), "secret", False))


def sample(question: Question, rng: Random) -> Any:
    """Some answer that is allowed."""
    return question.options.sample(rng) if isinstance(question, Choose) else question.sample(rng)


def understand(question: Question, raw: Any) -> Any:
    """An answer as it was sent, converted to its proper type; what cannot be converted is refused."""
    kind = question.options.answer if isinstance(question, Choose) else question.answer
    try:
        return msgspec.convert(raw, kind)
    except msgspec.ValidationError:
        raise Refused(Refusal("core.answer")) from None


def _pending(battle: Agenda) -> Question:
    if not battle.agenda:
        raise Refused(Refusal("core.over"))
    step: Step = battle.agenda[-1]
    question = step.ask(battle)
    if question is None:
        raise ValueError("this battle is not paused: begin it first")
    return question


def _take(battle: B, question: Question, answer: Any, outcome: Any) -> Pause[B]:
    after = battle.agenda[-1].take(replace(battle, agenda=battle.agenda[:-1]), outcome)
    return _run(after, [Record(battle, after, question, answer, outcome)])


def _run(battle: B, trail: list[Record[B]]) -> Pause[B]:
    while battle.agenda:
        step: Step = battle.agenda[-1]
        question = step.ask(battle)
        if question is not None:
            return Pause(battle, question, tuple(trail))
        after = step.take(replace(battle, agenda=battle.agenda[:-1]), None)
        trail.append(Record(battle, after))
        battle = after
    return Pause(battle, None, tuple(trail))
