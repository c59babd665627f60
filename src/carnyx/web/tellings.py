"""What a battle shows and tells, made once for all browsers that read the same language and see the same.

Numbers of entries never repeat, so what was told of an entry stays true for as long as the entry stands.  A browser
that has just come is told the whole story in a thread while the others play on; all threads write the same answers,
and any of them may vanish at any time, when their entry is taken back.
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from carnyx.core.flow import Pause
from carnyx.core.journal import Journal
from carnyx.core.length import Units
from carnyx.core.lines import COMPUTED
from carnyx.games import GAMES
from carnyx.show.board import Acts, Board
from carnyx.show.documents import Question, Scene, Told
from carnyx.show.manner import depth_told, how_told
from carnyx.web import boards
from carnyx.web.inquiries import packed
from carnyx.web.view import is_open, is_told_to_all, recalled, seen
from carnyx.words.language import Language

EVERYBODY = -2  # whose view it is where nothing is sealed


class Tellings:
    """The boards of one battle, and what they have told of each entry."""

    def __init__(self, journal: Journal[Any]) -> None:
        self.journal = journal
        game = GAMES[journal.system.id]
        self._events, self._can_say_why = game.telling.events, game.practice is not None
        self._boards: dict[tuple[Language, Units, bool], Board] = {}
        self._views: dict[int, bool] = {}  # whether everybody is told the same of an entry
        self._acts: dict[tuple[int, int], Acts] = {}
        self._told: dict[tuple[int, int, Language, Units, bool], tuple[Told, ...]] = {}
        self._position = Position(self, journal.pause, 0)
        self._table = b""

    def board(self, lang: Language, units: Units, turned: bool = False) -> Board:
        """The battle's board in a language; there are as many as languages, units of length and sides of the table."""
        key = (lang, units, turned)
        if key not in self._boards:
            self._boards[key] = boards.board(self.journal, lang, units, turned)
        return self._boards[key]

    @property
    def table(self) -> bytes:
        """Who makes the boards of the battle, and its setup, to be sent along with an inquiry."""
        if not self._table:
            self._table = packed((GAMES[self.journal.system.id].telling.board, self.journal.setup))
        return self._table

    def position(self, number: int) -> Position:
        """Where the battle stands, at the question of this number."""
        now, pause = self._position, self.journal.pause
        if now.pause is not pause or now.number != number:
            now = self._position = Position(self, pause, number)
        return now

    def acts(self, number: int, after: Pause[Any], view: int) -> Acts:
        """The events of an entry as a view has them; nothing led to the beginning."""
        if not number:
            return ()
        key = (number, self._view(number, after, view))
        found = self._acts.get(key)
        if found is None:
            found = self._acts[key] = tuple(map(self._events, self._recalled(after, key[1]).trail))
        return found

    def told(
        self, number: int, after: Pause[Any], view: int, lang: Language, units: Units, turned: bool = False
    ) -> tuple[Told, ...]:
        """What an entry brought about in a view, in words; nought is the opening."""
        key = (number, self._view(number, after, view), lang, units, turned)
        found = self._told.get(key)
        if found is None:
            board = self.board(lang, units, turned)
            if number:
                found = board.told(number, self._recalled(after, key[1]), self.acts(number, after, view))
                found = self._with_how(number, found, lang)
            else:
                found = board.opening(after)
            self._told[key] = found
        return found

    def _with_how(self, number: int, found: tuple[Told, ...], lang: Language) -> tuple[Told, ...]:
        """What was told of an entry, and how its answer came; a computer player can be asked why."""
        how = self.journal.entries[number - 1].how
        if not found:
            return found
        head = replace(found[0], computed=how in COMPUTED and self._can_say_why)
        said = how_told(how, lang)
        more = () if said is None else (Told(number, said, depth=depth_told(how), turn=head.turn),)
        return (head, *more, *found[1:])

    def _view(self, number: int, after: Pause[Any], view: int) -> int:
        """Whose view of an entry somebody has: that of everybody, unless something in it is sealed."""
        is_public = self._views.get(number)
        if is_public is None:
            is_public = self._views[number] = is_told_to_all(self.journal.system, after)
        return EVERYBODY if is_public else view

    def _recalled(self, after: Pause[Any], view: int) -> Pause[Any]:
        return after if view == EVERYBODY else recalled(self.journal.system, after, view)

    def forget(self) -> None:
        """Drop what was told of entries that were taken back."""
        stand = {number for number, _ in self.journal.standing}
        # Copied first: a thread may be adding the story of somebody who has just come.
        for number in [number for number in list(self._views) if number not in stand]:
            self._views.pop(number, None)
        for act in [key for key in list(self._acts) if key[0] not in stand]:
            self._acts.pop(act, None)
        for chapter in [key for key in list(self._told) if key[0] not in stand]:
            self._told.pop(chapter, None)


class Position:
    """One position and its documents, for every language and every view that was asked for."""

    def __init__(self, tellings: Tellings, pause: Pause[Any], number: int) -> None:
        self.pause, self.number = pause, number
        self.is_open = is_open(tellings.journal.system, pause.battle)
        self._tellings = tellings
        self._seen: dict[int, Pause[Any]] = {}
        self._packed: dict[int, bytes] = {}
        self._scenes: dict[tuple[int, Language, Units], Scene] = {}
        self._questions: dict[tuple[int, Language, Units, bool], Question] = {}

    def seen(self, view: int) -> Pause[Any]:
        """What a view may see of it."""
        if self.is_open:
            return self.pause
        if view not in self._seen:
            self._seen[view] = seen(self._tellings.journal.system, self.pause, view)
        return self._seen[view]

    def packed(self, view: int) -> bytes:
        """What a view may see of it, to be sent along with an inquiry."""
        key = EVERYBODY if self.is_open else view
        if key not in self._packed:
            self._packed[key] = packed(self.seen(view))
        return self._packed[key]

    def scene(self, view: int, lang: Language, units: Units) -> Scene:
        """Who stands where, in a view."""
        key = (EVERYBODY if self.is_open else view, lang, units)
        if key not in self._scenes:
            self._scenes[key] = self._tellings.board(lang, units).scene(self.seen(view).battle)
        return self._scenes[key]

    def question(self, view: int, lang: Language, units: Units, turned: bool = False) -> Question:
        """The question that waits, in a view."""
        key = (EVERYBODY if self.is_open else view, lang, units, turned)
        if key not in self._questions:
            self._questions[key] = self._tellings.board(lang, units, turned).question(self.seen(view), self.number)
        return self._questions[key]
