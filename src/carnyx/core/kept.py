"""What is worked out once and then remembered, by one value (`kept`) or by its question (`Memory`).

Threads share what is remembered. That is safe because everything here is immutable: a value that two threads work out
at the same time is the same value twice, and it does not matter whose is remembered.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import TYPE_CHECKING, Any, TypeVar

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")

if TYPE_CHECKING:
    from functools import cached_property as kept
else:

    class Kept:
        """A property that is worked out when it is first asked for and then stands in its owner's `__dict__`.

        It is `functools.cached_property` without its lock, which costs more than most of these values.
        """

        def __init__(self, work: Callable[[Any], Any]) -> None:
            self.work, self.name, self.__doc__ = work, work.__name__, work.__doc__

        def __get__(self, owner: Any, kind: type | None = None) -> Any:
            if owner is None:
                return self
            value = owner.__dict__[self.name] = self.work(owner)
            return value

    kept = Kept


class Memory(dict[K, V]):
    """Answers by their questions, at most so many: a full memory forgets all of them and begins anew.

    For questions that `functools.lru_cache` cannot take because they carry more than the answer depends on. Read it
    by `memory[question]` and expect a `KeyError`: another thread may empty it at any moment, also after `in`.
    """

    def __init__(self, most: int) -> None:
        super().__init__()
        self.most = most

    def answer(self, question: K, work: Callable[[K], V]) -> V:
        """The answer to a question, worked out if nobody has asked it before."""
        try:
            return self[question]
        except KeyError:
            return self.keep(question, work(question))

    def keep(self, question: K, answer: V) -> V:
        """Remember an answer, and give it back."""
        if len(self) >= self.most:
            self.clear()
        self[question] = answer
        return answer


__all__ = ["Memory", "kept"]
