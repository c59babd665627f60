"""Breaks: whoever has somebody think elsewhere may have him stop, and each playout asks whether that is so."""

from __future__ import annotations

from collections.abc import Callable
from threading import local

_here = local()


class Stopped(Exception):
    """Nobody waits for this thought any more."""


def heed(is_wanted: Callable[[], bool]) -> None:
    """From now on, thoughts in this thread stop when that says so."""
    _here.is_wanted = is_wanted


def rest() -> None:
    """Stop here if nobody waits any more."""
    is_wanted = getattr(_here, "is_wanted", None)
    if is_wanted is not None and is_wanted():
        raise Stopped
