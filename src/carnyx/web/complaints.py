"""What is wrong with something a player sent, in one sentence of his language."""

from __future__ import annotations

from carnyx.core.edition import Unsettled
from carnyx.core.journal import BadJournal, BadSetup
from carnyx.core.problems import BadForce
from carnyx.web.setups import BadWish
from carnyx.words.catalogue import catalogue
from carnyx.words.language import ENGLISH, Language, languages
from carnyx.words.problems import journal_message, problem_line, setting_line


class TooLarge(ValueError):
    """More than is read: the number is how many megabytes are."""


def language(asked: str | None, accepted: str | None) -> Language:
    """The language asked for, else the first of the browser's that is known, else English."""
    wishes = [asked or "", *(part.split(";")[0].strip()[:2].lower() for part in (accepted or "").split(","))]
    return next((known for wish in wishes for known in languages() if wish == known), ENGLISH)


def sentence(error: Exception, lang: Language, name: str = "") -> str:
    """The error in words; the name is that of the file it came with."""
    words = catalogue(lang)
    match error:
        case BadSetup():
            return problem_line(error.problem, lang)
        case BadJournal():
            message, numbers = journal_message(error, name)
            return words.say(message, **numbers)
        case BadForce():
            return problem_line(error.problem, lang)
        case Unsettled():
            return setting_line(error, lang, error.name)
        case TooLarge():
            return words.say("table-trouble-too-large", most=str(error))
        case BadWish():
            return words.say("table-trouble-wish", part=str(error))
        case _:
            return words.say("table-trouble-malformed")
