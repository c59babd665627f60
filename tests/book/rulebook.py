"""Which rules have been played in these tests: each test names the ids it is about."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

F = TypeVar("F", bound=Callable[..., None])

PLAYED: dict[str, list[str]] = {}  # the tests of each rule, by its id


def rule(*ids: str) -> Callable[[F], F]:
    """The test below plays these rules; nothing else about it changes."""
    if not ids:
        raise ValueError("a test of the book names a rule")

    def named(test: F) -> F:
        for id in ids:
            PLAYED.setdefault(id, []).append(f"{test.__module__}.{test.__qualname__}")
        return test

    return named
