"""Values worked out once: `functools.cached_property` without its lock, which costs more than most of them.

A value that two threads work out at the same time is the same value twice, since everything here is immutable.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from functools import cached_property as kept
else:

    class Kept:
        """A property that is worked out when it is first asked for and then stands in its owner's `__dict__`."""

        def __init__(self, work: Callable[[Any], Any]) -> None:
            self.work, self.name, self.__doc__ = work, work.__name__, work.__doc__

        def __get__(self, owner: Any, kind: type | None = None) -> Any:
            if owner is None:
                return self
            value = owner.__dict__[self.name] = self.work(owner)
            return value

    kept = Kept

__all__ = ["kept"]
