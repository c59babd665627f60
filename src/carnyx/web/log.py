"""The log of a battle as one browser has it: told once, and after an undo cut back instead of told again."""

from __future__ import annotations

from typing import Any

from carnyx.core.journal import Table
from carnyx.show.board import Board
from carnyx.show.documents import Told


class Log:
    """What has been told: a chapter for the opening and for each entry that still counts, by its number."""

    def __init__(self, board: Board, table: Table[Any]) -> None:
        self.table = table
        self._board = board
        self._chapters: list[tuple[int, tuple[Told, ...]]] = []
        self._sent = 0  # chapters that the browser has

    def catch_up(self) -> None:
        """Tell whatever has happened since; what was taken back is forgotten."""
        stood = self.table.standing
        chapters = self._chapters
        # An entry stands on the same entries as long as it stands, so the last one that is left tells of all before it.
        while chapters and (len(chapters) > len(stood) or chapters[-1][0] != stood[len(chapters) - 1][0]):
            chapters.pop()
        if len(chapters) < self._sent:
            self._sent = 0
        if not chapters:
            chapters.append((0, self._board.opening(stood[0][1])))
        for place in range(len(chapters), len(stood)):
            number, after = stood[place]
            chapters.append((number, self._board.told(number, after)))

    def news(self) -> tuple[bool, tuple[Told, ...]]:
        """What the browser does not have yet; whether that is the whole of it."""
        self.catch_up()
        fresh, chapters = self._sent == 0, self._chapters[self._sent :]
        self._sent = len(self._chapters)
        return fresh, tuple(line for _, lines in chapters for line in lines)
