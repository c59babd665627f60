"""A plan that is advised, in words: its chance to win with the error, points, and what speaks for it."""

from __future__ import annotations

from fractions import Fraction

from carnyx.players.search.advice import Advice, Advised
from carnyx.words.catalogue import catalogue
from carnyx.words.language import Language
from carnyx.words.numbers import decimal, per_cent


def said(plan: Advised, game: str, lang: Language) -> tuple[str, str]:
    """What a plan promises, and its reasons; nothing for these if none stands out."""
    say = catalogue(lang).say
    promise = say(
        "advise-plan",
        chance=_share(plan.chance, lang),
        error=_share(plan.error, lang),
        won=decimal(Fraction(plan.won), 0, lang),
        lost=decimal(Fraction(plan.lost), 0, lang),
    )
    reasons = ", ".join(say(f"feature-{game}-{reason.feature}") for reason in plan.reasons)
    return promise, say("advise-reasons", reasons=reasons) if reasons else ""


def unclear(found: Advice, lang: Language) -> str:
    """That it is not proven which plan is the best, where it is so; else nothing."""
    say = catalogue(lang).say
    if found.clear:
        return ""
    first, second = (_share(plan.chance, lang) for plan in found.plans[:2])
    if first == second:
        return say("advise-even")
    return say("advise-alike") if found.alike == len(found.plans) else say("advise-unclear")


def _share(chance: float, lang: Language) -> str:
    return per_cent(decimal(Fraction(chance) * 100, 0, lang), lang)
