"""A calculator as a command: its options, their bounds and their help are read from the calculator itself.

A parameter that is a side of a fight becomes the options of its fields; those of the second side begin with `--enemy-`.
The edition becomes `--edition` and `--house`; every command takes `--lang`, `--units` and `--json`.
"""

from __future__ import annotations

import inspect
import io
import os
import re
import sys
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Annotated, Any, TypeAlias, get_args, get_origin, get_type_hints

import msgspec
from cyclopts import Parameter, Token
from msgspec import Struct

from carnyx.cli.games import BadInput, chosen
from carnyx.core.bounds import Bounded, Named, OutOfBounds, Whole, bounds
from carnyx.core.length import Units
from carnyx.game import Game
from carnyx.odds.calculator import indented
from carnyx.odds.document import document
from carnyx.words.language import ENGLISH, LANGUAGES, Language, languages

if TYPE_CHECKING:
    from carnyx.show.terminal import Report

# What players type for a field whose own name Python keeps for itself, or that reads better so.
SPOKEN = {"attack": "as", "individuals": "with"}

InEdition: TypeAlias = Annotated[str, Parameter(help="The edition of the rules.")]
House: TypeAlias = Annotated[
    list[str] | None, Parameter(name="--house", negative="", help="A house rule: SWITCH=VALUE.")
]
Lang: TypeAlias = Annotated[str | None, Parameter(help=f"Language: {', '.join(LANGUAGES[:-1])} or {LANGUAGES[-1]}.")]
InUnits: TypeAlias = Annotated[
    str | None, Parameter(help="Lengths in inches or centimetres, in or cm; as the edition has them, unless said.")
]
Json: TypeAlias = Annotated[bool, Parameter(negative="", help="Print the answer as JSON.")]


_WHOLE = re.compile(r"[+-]?[0-9]{1,9}")
_HELP = re.compile(r"^ {4}(\w+)\n {8}(.+)$", re.MULTILINE)  # a parameter and its line in a docstring


class Asked(Struct, frozen=True):
    """What an option takes, kept beside it for the error line."""

    bound: Whole | Named | None


class Manner(Struct, frozen=True):
    """How an answer is shown."""

    language: Language
    units: Units | None
    json: bool

    def units_in(self, edition: Struct) -> Units:
        """The units asked for; if none were, those of the edition."""
        if self.units is not None:
            return self.units
        return "cm" if getattr(edition, "lengths", "inches") == "cm" else "in"


def default_language() -> Language:
    """The language of CARNYX_LANG, or English."""
    wanted = os.environ.get("CARNYX_LANG", ENGLISH)
    return wanted if wanted in languages() else ENGLISH


def manner(lang: str | None, units: str | None, json: bool) -> Manner:
    """How an answer is to be shown, checked."""
    language = lang or default_language()
    if language not in languages():
        raise BadInput("error-choice", option="--lang", choices=", ".join(languages()), given=language)
    if units not in (None, "in", "cm"):
        raise BadInput("error-choice", option="--units", choices="in, cm", given=units)
    return Manner(language, "cm" if units == "cm" else "in" if units == "in" else None, json)


def command(game: Game, calculator: Callable[..., Any], show: Callable[[Any, Report], None]) -> Callable[..., None]:
    """The command that asks a calculator and shows its answer."""
    sides = _sides(calculator)
    options = _options(calculator, "")
    for prefix, side in sides.values():
        options = _merged(options, _options(side, prefix))
    plain = {name for name in inspect.signature(calculator).parameters if name not in sides and name != "edition"}

    def run(
        *,
        edition: str = "default",
        house: list[str] | None = None,
        lang: str | None = None,
        units: str | None = None,
        json: bool = False,
        **given: Any,
    ) -> None:
        shown = manner(lang, units, json)
        force = chosen(game, edition, house or [])
        asked = {name: value for name, value in given.items() if name in plain}
        for name, (prefix, side) in sides.items():
            fields = {field: given[prefix + field] for field in side.__struct_fields__ if prefix + field in given}
            try:
                asked[name] = side(**_read(side, fields, prefix))
            except OutOfBounds as error:
                raise OutOfBounds(prefix + error.name, error.given, error.bound) from None
        answer = calculator(**_read(calculator, asked), edition=force)
        if shown.json:
            print_json(document(answer) | {"game": game.id, "edition": edition, "house": house or []})
        else:
            show(answer, report(game, force, shown))

    return _signed(run, calculator, options, len(game.rules.editions) > 1)


def _sides(calculator: Callable[..., Any]) -> dict[str, tuple[str, type[Bounded]]]:
    """The parameters that are sides of a fight, with the prefix of their options."""
    hints = get_type_hints(calculator)
    found = [name for name in inspect.signature(calculator).parameters if _is_side(hints[name])]
    return {name: ("enemy_" if place else "", hints[name]) for place, name in enumerate(found)}


def _is_side(hint: Any) -> bool:
    return isinstance(hint, type) and issubclass(hint, Bounded)


def _options(asked: Callable[..., Any], prefix: str) -> list[inspect.Parameter]:
    """The options for the parameters of a calculator, or for the fields of a side."""
    limits = bounds(asked)
    helps = dict(_HELP.findall(indented(asked)))
    hints = get_type_hints(asked)
    found = []
    for name, parameter in inspect.signature(asked).parameters.items():
        if name == "edition" or _is_side(hints[name]):
            continue
        kind = _typed(hints[name])
        bound = limits.get(name)
        option = "--" + (prefix + SPOKEN.get(name, name)).replace("_", "-")
        whole = whole_number if kind in (int, int | None) else None
        text = _help(helps.get(name, ""), bound)
        shown = parameter.default is not None and bool(bound)
        note = Parameter(name=option, negative="", help=text, show_default=shown, converter=whole)
        found.append(
            inspect.Parameter(
                prefix + name,
                inspect.Parameter.KEYWORD_ONLY,
                default=parameter.default if parameter.default != () else None,
                annotation=Annotated[kind, note, Asked(bound)],
            )
        )
    return found


def whole_number(kind: Any, tokens: Sequence[Token]) -> int:
    """A whole number as people write it: an optional sign and digits, nothing rounded."""
    del kind
    if not _WHOLE.fullmatch(tokens[0].value):
        raise ValueError(tokens[0].value)
    return int(tokens[0].value)


def _merged(first: list[inspect.Parameter], more: list[inspect.Parameter]) -> list[inspect.Parameter]:
    """All options, those that must be given before those that need not."""
    every = [*first, *more]
    return [p for p in every if p.default is p.empty] + [p for p in every if p.default is not p.empty]


def _typed(hint: Any) -> Any:
    """What the command line parses; names stay text, so that a wrong one reaches the bounds and their rule."""
    kinds = [part for part in (get_args(hint) or (hint,)) if part is not type(None)]
    if get_origin(hint) is tuple:
        return list[str] | None
    if hint is bool:
        return bool
    if int in kinds or any(isinstance(part, int) for part in _choices(hint)):
        return int | None if type(None) in get_args(hint) else int
    return str


def _choices(hint: Any) -> tuple[Any, ...]:
    return tuple(each for part in (hint, *get_args(hint)) for each in get_args(part))


def _help(text: str, bound: Whole | Named | None) -> str:
    text = " ".join(text.split())
    if isinstance(bound, Named):
        return f"{text} ({', '.join(map(str, bound.names))})"
    return f"{text} ({bound.low} to {bound.high})" if bound else text


def _read(asked: Callable[..., Any], given: dict[str, Any], prefix: str = "") -> dict[str, Any]:
    """Lists from the command line as the tuples a calculator takes; what was not given is left to its default."""
    hints = get_type_hints(asked)
    found = {}
    for name, value in given.items():
        if value is None:
            continue
        if isinstance(value, list):
            (kind, *_) = get_args(hints[name])
            read = [_group(prefix + name, kind, text) for text in value] if _is_side(kind) else value
            found[name] = tuple(read)
        else:
            found[name] = value
    return found


def _group(option: str, kind: type[Bounded], text: str) -> Bounded:
    """More models of the same unit, written as `2 damage=6 ws=2`."""
    required = [f for f in msgspec.structs.fields(kind) if f.required]
    example = f"2 {' '.join(f'{f.name}=5' for f in required[1:])}"
    try:
        first, *rest = text.split()
        fields = {required[0].name: int(first)}
        for pair in rest:
            name, _, value = pair.partition("=")
            fields[name] = value in ("yes", "true") if value in ("yes", "no", "true", "false") else int(value)
        return kind(**fields)
    except (TypeError, ValueError):
        raise BadInput("error-also", option=f"--{option.replace('_', '-')}", example=example, given=text) from None


def _signed(
    run: Callable[..., None], calculator: Callable[..., Any], options: list[inspect.Parameter], many_editions: bool
) -> Callable[..., None]:
    """The command with its full signature, as the parser reads it."""

    def option(name: str, kind: Any, default: Any) -> inspect.Parameter:
        return inspect.Parameter(name, inspect.Parameter.KEYWORD_ONLY, default=default, annotation=kind)

    every = [*options]
    if many_editions:
        every.append(option("edition", InEdition, "default"))
    every += [
        option("house", House, None),
        option("lang", Lang, None),
        option("units", InUnits, None),
        option("json", Json, False),
    ]
    run.__name__ = calculator.__name__
    run.__doc__ = (calculator.__doc__ or "").partition("\n")[0]
    run.__signature__ = inspect.Signature(every)  # type: ignore[attr-defined]
    run.__annotations__ = {each.name: each.annotation for each in every}
    return run


def report(game: Game, edition: Struct, shown: Manner) -> Report:
    """An empty report in the wanted language and units."""
    from carnyx.show.terminal import Report
    from carnyx.words.explain import Speaker

    return Report(Speaker(game.rules.registry, edition, shown.language, shown.units_in(edition)))


def print_json(value: Any) -> None:
    """One JSON document, readable."""
    text = msgspec.json.format(msgspec.json.encode(value), indent=2) + b"\n"
    if isinstance(sys.stdout, io.TextIOWrapper):  # JSON is UTF-8 whatever the terminal is
        sys.stdout.flush()
        sys.stdout.buffer.write(text)
        sys.stdout.buffer.flush()
    else:
        sys.stdout.write(text.decode())
