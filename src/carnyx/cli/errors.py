"""What the command line says about bad input: one line that names the option, what it takes and the rule behind it."""

from __future__ import annotations

import errno
import sqlite3
from difflib import get_close_matches
from typing import Any

from cyclopts import CoercionError, CycloptsError, MissingArgumentError
from cyclopts.exceptions import UnknownCommandError, UnknownOptionError, UnusedCliTokensError

from carnyx.cli.games import BadAnswer, BadInput, game_of, unusable
from carnyx.core.bounds import Named, OutOfBounds, Whole
from carnyx.core.edition import Unsettled
from carnyx.core.problems import BadForce
from carnyx.games import GAMES
from carnyx.words import Catalogue, Language, catalogue, languages
from carnyx.words.problems import problem_line, setting_line

LONGEST_REASON = 200  # letters of what a mistake of the program's own says of itself


def line(error: Exception, given: list[str]) -> str | None:
    """The error in words, or none if it is not the user's."""
    words = catalogue(language_of(given))
    match error:
        case OutOfBounds():
            prefix = "--" if error.name != "dice" else ""
            return _out_of_bounds(words, prefix + option_name(error.name, given), error.given, error.bound)
        case Unsettled():
            return setting_line(error, words.language, f"--house {error.name}")
        case BadForce():
            return problem_line(error.problem, words.language)
        case BadAnswer():
            return " ".join(filter(None, (words.say(error.message, **error.numbers), _because(error, words.language))))
        case BadInput():
            return words.say(error.message, **error.numbers)
        case CycloptsError():
            return _usage(words, error, given)
        case _:
            return None


def trouble(error: Exception, given: list[str]) -> str:
    """What went wrong around the program, or in it, in the reader's language."""
    words = catalogue(language_of(given))
    match error:
        case OSError(filename=str() | bytes() as path):
            found = unusable(path if isinstance(path, str) else path.decode(errors="replace"), error)
            return words.say(found.message, **found.numbers)
        case OSError(errno=errno.ENOSPC):
            return words.say("error-output-full")
        case OSError():
            return words.say("error-system", reason=error.strerror or str(error) or type(error).__name__)
        case sqlite3.Error():
            return words.say("error-database", reason=str(error))
        case UnicodeError():
            return words.say("error-unicode", reason=error.reason if hasattr(error, "reason") else str(error))
        case MemoryError():
            return words.say("error-memory")
        case _:
            return words.say("error-program", reason=f"{type(error).__name__}: {error}"[:LONGEST_REASON])


def _because(error: BadAnswer, language: Language) -> str:
    """What exactly the rules refuse."""
    from carnyx.words.explain import Speaker

    rules = (game_of(error.refusal.rule) or next(iter(GAMES.values()))).rules
    return Speaker(rules.registry, rules.editions["default"], language).because(error.refusal)


def language_of(given: list[str]) -> Language:
    """The language asked for, found without parsing: what could not be parsed is what must be explained."""
    from carnyx.cli.question import default_language

    for place, word in enumerate(given):
        value = word.partition("=")[2] if word.startswith("--lang=") else None
        if word == "--lang" and place + 1 < len(given):
            value = given[place + 1]
        if value in languages():
            return value
    return default_language()


def option_name(parameter: str, given: list[str]) -> str:
    """The option as it is typed: for a side's bound, that of the side it was given for."""
    from carnyx.cli.question import SPOKEN

    plain = SPOKEN.get(parameter.removeprefix("enemy_"), parameter.removeprefix("enemy_")).replace("_", "-")
    return f"enemy-{plain}" if parameter.startswith("enemy_") else plain


def _rule(words: Catalogue, id: str) -> str:
    return " " + words.say("error-rule", id=id, title=words.say(id)) if game_of(id) else ""


def _out_of_bounds(words: Catalogue, option: str, given: object, bound: Whole | Named) -> str:
    if isinstance(bound, Named):
        choices = ", ".join(map(str, bound.names))
        shown = ", ".join(map(str, given)) if isinstance(given, tuple) else str(given)
        text = words.say("error-choice", option=option, choices=choices, given=shown)
    else:
        text = words.say("error-range", option=option, low=str(bound.low), high=str(bound.high), given=str(given))
    return text + _rule(words, bound.rule)


def _usage(words: Catalogue, error: CycloptsError, given: list[str]) -> str:
    command = " ".join(["carnyx", *(error.command_chain or ())])
    match error:
        case CoercionError() | MissingArgumentError() if error.argument is not None:
            return _argument(words, error, error.argument)
        case UnknownOptionError():
            option = error.token.keyword or error.token.value
            near = get_close_matches(option, [name for each in error.argument_collection for name in each.names], 1)
            text = words.say("error-unknown-option", option=option)
            if near:
                text += " " + words.say("error-did-you-mean", near=near[0])
            return words.say("error-usage", message=text, command=command)
        case UnknownCommandError():
            tokens = error.unused_tokens or given
            known = [name for name in (error.app or ()) if not name.startswith("-")]
            return words.say("error-unknown-command", given=tokens[0], choices=", ".join(known))
        case UnusedCliTokensError():
            text = words.say("error-unknown-option", option=" ".join(error.unused_tokens or ()))
            return words.say("error-usage", message=text, command=command)
        case _:
            return words.say("error-usage", message=" ".join(str(error).split()), command=command)


def _argument(words: Catalogue, error: CoercionError | MissingArgumentError, argument: Any) -> str:
    from carnyx.cli.question import Asked

    option = argument.name
    note = next((each for each in argument.field_info.annotation.__metadata__ if isinstance(each, Asked)), None)
    bound = note.bound if note else None
    if isinstance(error, MissingArgumentError):
        if isinstance(bound, Whole):
            text = words.say("error-missing-range", option=option, low=str(bound.low), high=str(bound.high))
        elif isinstance(bound, Named):
            text = words.say("error-missing-choice", option=option, choices=", ".join(map(str, bound.names)))
        else:
            text = words.say("error-missing-value", option=option)
        return text + (_rule(words, bound.rule) if bound else "")
    value = error.token.value if error.token else ""
    if bound is None and argument.hint is not bool:
        return words.say("error-range", option=option, low="0", high="999999999", given=value)
    if bound is None:
        return words.say("error-flag", option=option, given=value)
    return _out_of_bounds(words, option, value, bound)
