"""A calculator that is asked for a situation by the names of its fields: bounds and help stand with the situation.

So a fact that a situation learns is a keyword of the calculator and an option of the command line at once.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable
from functools import wraps
from textwrap import indent
from typing import ParamSpec, TypeVar, get_type_hints

from carnyx.core.bounds import bounds, within

P = ParamSpec("P")
S = TypeVar("S")
R = TypeVar("R")

_PARAMETERS = "    Parameters\n"


def indented(told: Callable[..., object]) -> str:
    """The docstring of a function or a struct, indented alike: from Python 3.13 on it comes without indentation."""
    return indent(inspect.cleandoc(told.__doc__ or "") + "\n", "    ")


def calculator(situation: Callable[P, S]) -> Callable[[Callable[[S], R]], Callable[P, R]]:
    """Turn a function of a situation into one of the situation's fields, given by name and checked by their bounds."""
    limits = bounds(situation)
    fields = inspect.signature(situation).parameters.values()
    _, found, parameters = indented(situation).partition(_PARAMETERS)
    if not found:
        raise TypeError(f"{situation} does not say what its fields mean")

    def made(function: Callable[[S], R]) -> Callable[P, R]:
        returned = get_type_hints(function)["return"]

        @wraps(function)
        def asked(*args: P.args, **given: P.kwargs) -> R:
            if args:
                raise TypeError(f"{function.__name__} is asked by keywords only")
            within(limits, given)
            return function(situation(*args, **given))

        del asked.__wrapped__
        asked.__doc__ = f"{inspect.cleandoc(function.__doc__ or '')}\n\n{_PARAMETERS}{parameters}"
        asked.__signature__ = inspect.Signature(  # type: ignore[attr-defined]
            [each.replace(kind=inspect.Parameter.KEYWORD_ONLY) for each in fields], return_annotation=returned
        )
        asked.__annotations__ = {**get_type_hints(situation, include_extras=True), "return": returned}
        return asked

    return made
