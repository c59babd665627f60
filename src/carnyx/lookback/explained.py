"""Why something was done, in words: who did it, what it promised, and the next best plans beside it."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from carnyx.core.flow import Pause
from carnyx.core.seats import COLOURS
from carnyx.lookback.advised import said
from carnyx.lookback.why import Reasons
from carnyx.players.search.advice import Advised
from carnyx.show.manner import limit
from carnyx.show.plans import plan_lines
from carnyx.show.telling import Storyteller
from carnyx.words.catalogue import catalogue
from carnyx.words.language import Language

LINES = 3  # of the story that are told of a plan


class Weighed(Struct, frozen=True):
    """A plan that was done, or could have been: what it does, what it promises, and what speaks for it."""

    what: str
    promise: str
    reasons: str


class Explained(Struct, frozen=True):
    """The answer to `why`: what it is about, who did it, the plans, what was done first, and how they compare."""

    title: str
    by: str
    plans: tuple[Weighed, ...]
    note: str


class Who(Struct, frozen=True):
    """Who decided: in words, and the playouts he spends on a decision; nobody knows who if there are no words."""

    name: str = ""
    playouts: int = 0


def explained(found: Reasons, pause: Pause[Any], teller: Storyteller, game: str, who: Who, lang: Language) -> Explained:
    """The reasons for a decision in words; the position is as the player who decided saw it."""
    say, side = catalogue(lang).say, _side(found.player, lang)
    by = "unknown" if not who.name else "search" if who.playouts else "thumb"

    def told(kind: str, plan: Advised) -> Weighed:
        lines = plan_lines(teller, pause, found.player, plan.answers)[:LINES]
        promise, reasons = said(plan, game, lang)
        return Weighed(say(f"why-{kind}", what=" ".join(lines) or say("why-quiet")), promise, reasons)

    return Explained(
        say("why-plan", side=side, number=str(found.number)),
        say(f"why-{by}", side=side, who=who.name, playouts=found.playouts),
        (told("done", found.done), *(told("other", each) for each in found.others)),
        say(f"why-{found.judged}"),
    )


def unexplained(number: int, player: int, why: str, lang: Language) -> Explained:
    """That there is nothing to be told of a decision, and why that is so."""
    say = catalogue(lang).say
    title = say("why-plan", side=_side(player, lang), number=str(number))
    return Explained(title, "", (), say(f"why-{why}", limit=limit(lang)))


def _side(player: int, lang: Language) -> str:
    return catalogue(lang).say(f"page-side-{COLOURS[player]}")
