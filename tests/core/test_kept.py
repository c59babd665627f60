"""What is remembered: a value works itself out once, and a memory holds no more than it may."""

import pytest

from carnyx.core.kept import Memory, kept


class Sum:
    """A sum that counts how often it is worked out."""

    def __init__(self, *numbers: int) -> None:
        self.numbers, self.worked_out = numbers, 0

    @kept
    def total(self) -> int:
        """The total."""
        self.worked_out += 1
        return sum(self.numbers)


def test_a_kept_value_is_worked_out_once() -> None:
    one = Sum(1, 2, 3)
    assert [one.total, one.total, one.worked_out] == [6, 6, 1]
    assert Sum(4).total == 4


def test_a_memory_gives_back_what_it_keeps() -> None:
    memory: Memory[str, int | None] = Memory(2)
    assert memory.keep("one", 1) == 1
    assert memory.keep("none", None) is None
    assert [memory["one"], memory["none"]] == [1, None]


def test_a_memory_works_an_answer_out_once() -> None:
    asked: list[int] = []
    memory: Memory[int, int] = Memory(3)

    def doubled(number: int) -> int:
        asked.append(number)
        return 2 * number

    assert [memory.answer(number, doubled) for number in (4, 5, 4)] == [8, 10, 8]
    assert asked == [4, 5]


def test_a_full_memory_forgets_all_and_begins_anew() -> None:
    memory: Memory[int, int] = Memory(3)
    sizes = []
    for number in range(8):
        memory.keep(number, number)
        sizes.append(len(memory))
    assert sizes == [1, 2, 3, 1, 2, 3, 1, 2]
    with pytest.raises(KeyError):
        memory[0]
