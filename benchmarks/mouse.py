"""A player who does with a mouse what the rules of thumb would do, at the page of any checkout, and counts his inputs.

He looks for the cheapest way that the page has: a button, a cell of the grid, one drag, a standing choice, or one
button for all that are left.  A click is one input, so is a drag from press to release; to choose from a list that
drops down takes two.  Where no drag gives the exact answer, he drags the unit as near to it as it goes.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec
from playwright.sync_api import Page

from carnyx.core.flow import Choose, go_on, understand

# In one look: the number of the question that waits, and its kind; or that the battle is over.
WAITS = """after => {
  const play = document.querySelector('.play');
  if (!play || Number(play.dataset.number) <= after) return null;
  const { waits, kind, number } = play.dataset;
  return waits === 'asked' ? [Number(number), kind] : waits === 'over' ? [Number(number), waits] : null;
}"""
# Where a place of the table is on the screen; the drawing has its origin in the north-west.
SCREEN = """([x, y, depth]) => {
  const table = document.querySelector('.board svg .grass').getScreenCTM();
  const place = new DOMPoint(x, depth - y).matrixTransform(table);
  return [place.x, place.y];
}"""
# The first shape of a path: a disc begins at its western rim, a square at one of its corners.
GRIP = """path => {
  const d = path.getAttribute('d').split('Z')[0];
  const numbers = d.match(/-?[\\d.]+/g).map(Number);
  const [x, y, r, , u, v] = numbers;
  const at = d.includes('a') ? [x + r, y] : [(x + u) / 2, (y + v) / 2];
  const place = new DOMPoint(...at).matrixTransform(path.getScreenCTM());
  return [place.x, place.y];
}"""
# What the drag under way means, once the server has said it: allowed, or refused.
MEANT = """() => {
  if (document.querySelector('.play').dataset.probing !== 'false') return null;
  const ghost = document.querySelector('.ghost:not(.glimpse)');
  return ghost ? ghost.dataset.refused : null;
}"""
PATIENCE = 60_000  # milliseconds
SHORTER = (1.0, 0.9, 0.75, 0.6, 0.45, 0.3)  # how much of a drag is tried until it is allowed
SAFE = ("hits", "close-in", "parry", "ride", "first")  # standing choices from which the rules of thumb never depart


class Mouse:
    """One player at one page."""

    def __init__(self, page: Page, journal: Any, base: Path, battle: str, thumb: Any, board: Any) -> None:
        self.page, self.journal, self.thumb, self.board = page, journal, thumb, board
        self.battle, self._base = battle, sqlite3.connect(f"file:{base}?mode=ro", uri=True)
        self.inputs: dict[int, int] = {}  # by turn; before the first one it is nought
        self.asked: dict[int, int] = {}
        self.free: list[str] = []  # the questions that had nothing to decide
        self.kinds: dict[str, int] = {}  # inputs by the kind of the question
        self._kind = ""

    @property
    def pause(self) -> Any:
        """Where the battle stands."""
        return self.journal.pause

    def play(self) -> None:
        """To the end of the battle."""
        number = -1
        while True:
            number, self._kind = self.page.wait_for_function(WAITS, arg=number, timeout=PATIENCE).json_value()
            self._follow(number)
            if self._kind == "over":
                return
            turn = self.pause.battle.turn
            self.asked[turn] = self.asked.get(turn, 0) + 1
            if is_free(self.pause):
                self.free.append(self._kind)
            self._answer()

    def _follow(self, number: int) -> None:
        """Read what has been written since."""
        found = self._base.execute("select text from line where battle = ? order by number", (self.battle,))
        lines = [line for (row,) in found for line in bytes(row).splitlines()]
        entries = [raw for raw in map(msgspec.json.decode, lines) if isinstance(raw, list)]
        for entry in entries[len(self.journal.entries) : number - 1]:
            self.journal.answer(entry[1])

    def _answer(self) -> None:
        """The cheapest way to answer as the rules of thumb would."""
        wanted = self._movers_first()
        if wanted is None:
            self._click("[data-test=rest]")
        elif self.page.locator("[data-test=grid]").count():
            self._grid()
        elif self._kind == "first-orders":
            self._selects(wanted)
        elif not (self._habit(wanted) or self._deed(wanted) or self._button(wanted)):
            self._elsewhere(wanted)

    def _count(self, number: int = 1) -> None:
        turn = self.pause.battle.turn
        self.inputs[turn] = self.inputs.get(turn, 0) + number
        self.kinds[self._kind] = self.kinds.get(self._kind, 0) + number

    def _click(self, selector: str) -> None:
        self.page.locator(selector).first.click(timeout=PATIENCE)
        self._count()

    # What is wanted

    def _chain(self, pause: Any, rest: bool = False) -> Iterator[Any]:
        """The answers of a player till another is asked, or something else: his own, or those of all that are left."""
        player, step = pause.question.player, type(pause.battle.agenda[-1])
        while isinstance(pause.question, Choose) and pause.question.player == player:
            if type(pause.battle.agenda[-1]) is not step:
                return
            found = self.board.question(pause, 1).rest if rest else None
            if rest and found is None:
                return
            answer = understand(pause.question, found.answer) if rest else self.thumb.answer(pause)
            yield answer
            pause = go_on(pause, answer)

    def _movers_first(self) -> Any:
        """What is wanted; first whoever does not do what all others do, then nothing: one button for the rest."""
        wanted = self.thumb.answer(self.pause)
        # Where both sides take turns, nobody knows yet what all others will do.
        if self.board is None or self._kind in ("activate", "order") or self.board.question(self.pause, 1).rest is None:
            return wanted
        usual = list(self._chain(self.pause, rest=True))
        for answer in self._chain(self.pause):
            if answer not in usual:
                return answer if self.pause.question.options.refuse(answer) is None else wanted
        return None

    # Ways to answer

    def _shown(self) -> list[str]:
        found: list[str] = self.page.locator(".ask .options button[data-answer]").evaluate_all(
            "all => all.map(each => each.dataset.answer)"
        )
        return found

    def _button(self, wanted: Any) -> bool:
        """A button that gives the very answer."""
        answer = msgspec.to_builtins(wanted)
        unit = getattr(wanted, "unit", None)
        chip = self.page.locator(f"[data-chip='{unit}'][aria-pressed=false]")
        if unit is not None and chip.count():  # of very many answers those of one unit are shown
            chip.click(timeout=PATIENCE)
            self._count()
        for place, shown in enumerate(self._shown()):
            if json.loads(shown) == answer:
                self.page.locator(".ask .options button[data-answer]").nth(place).click(timeout=PATIENCE)
                self._count()
                return True
        return False

    def _habit(self, wanted: Any) -> bool:
        """A standing choice, where it is what is always wanted."""
        if self.board is None:
            return False
        habit = self.board.question(self.pause, 1).habit
        if habit is None or habit.kind not in SAFE or understand(self.pause.question, habit.answer) != wanted:
            return False
        self._click("[data-test=always]")
        return True

    def _selects(self, wanted: Sequence[str]) -> None:
        """First orders in lists that drop down: first what most units get, then each of the others."""
        most = max(("attack", "hold", "oppose"), key=list(wanted).count)
        if list(wanted).count("attack") < list(wanted).count(most) - 1:
            self.page.locator(".orders + button + .row button").nth(("attack", "hold", "oppose").index(most)).click()
            self._count()
        for place, order in enumerate(wanted):
            select = self.page.locator(".orders select").nth(place)
            if select.input_value() != order:
                select.select_option(order)
                self._count(2)
        self._click("[data-test=seal]")

    def _grid(self) -> None:
        """Cells that are not picked yet, and the way to bring about what they stand for where it is not the first."""
        grid = self.board.question(self.pause, 1).grid
        if grid.is_whole:
            wanted = msgspec.to_builtins(self.thumb.answer(self.pause))
            for row, answer in enumerate(wanted):
                column = next(i for i, cell in enumerate(grid.rows[row].cells) if cell.means[0].answer == answer)
                if not grid.rows[row].cells[column].is_picked:
                    self._click(f'[data-cell="{row},{column}"]')
        else:
            for answer in self._chain(self.pause):
                if msgspec.to_builtins(answer) != grid.closing:
                    self._pick(grid, msgspec.to_builtins(answer))
        self._click("[data-test=seal]")

    def _pick(self, grid: Any, answer: Any) -> None:
        for row, each in enumerate(grid.rows):
            for column, cell in enumerate(each.cells):
                answers = [means.answer for means in cell.means]
                if answer in answers:
                    self._click(f'[data-cell="{row},{column}"]')
                    select = self.page.locator(f'[data-row="{each.unit}"] select')
                    if select.count() and select.input_value() != str(answers.index(answer)):
                        select.select_option(str(answers.index(answer)))
                        self._count(2)
                    return

    def _deed(self, wanted: Any) -> bool:
        """A unit that is not active yet is activated, ordered and moved by one drag."""
        if self.board is None or self._kind not in ("activate", "order"):
            return False
        pause = self.pause
        if self._kind == "activate":
            if not isinstance(wanted, int):
                return False
            pause = go_on(pause, wanted)
        options = getattr(pause.question, "options", None)
        if not hasattr(options, "unit"):
            return False
        order = self.thumb.answer(pause)
        if order.name == "assault":
            return self._drag(options.unit, self._screen(*self._middle(order.target)), whole=True)
        if order.name not in ("move", "rush"):
            return False
        after = go_on(pause, order)
        return self._shift(options.unit, self.thumb.answer(after)) if isinstance(after.question, Choose) else False

    def _elsewhere(self, wanted: Any) -> None:
        """No button gives this answer: a unit is dragged, models are clicked, or the best button there is will do."""
        if self._kind == "rank":
            for model in wanted:
                self.page.locator(".models button").nth(list(self.pause.question.options.models).index(model)).click()
                self._count()
            return
        unit = getattr(wanted, "unit", getattr(self.pause.question.options, "unit", None))
        done = False
        if self._kind in ("move", "rush", "leave"):
            done = self._shift(unit, wanted)
        elif self._kind == "march" and not wanted.files:
            there = self._marched(wanted)
            done = self._drag(unit, self._screen(there.x, there.y), confirm=True)
        elif self._kind == "walk" and wanted.place is not None:
            done = self._drag(unit, self._screen(wanted.place.x, wanted.place.y), confirm=True)
        if not done:
            about = f'[data-about="{unit}"]' if self.page.locator(f'.options [data-about="{unit}"]').count() else ""
            self._click(f".ask .options button[data-answer]{about}")

    # The table

    def _screen(self, x: float, y: float) -> tuple[float, float]:
        depth = self.pause.battle.field.table.depth
        found: list[float] = self.page.evaluate(SCREEN, [x, y, depth])
        return found[0], found[1]

    def _middle(self, unit: int) -> tuple[float, float]:
        """The first base of a unit of round bases."""
        place = self.pause.battle.units[unit].footprint.point(0)
        return place.x, place.y

    def _marched(self, march: Any) -> Any:
        """Where the middle of a block's front stands after a march."""
        after = go_on(self.pause, march).battle
        return after.units[march.unit].body or self.pause.battle.units[march.unit].body

    def _shift(self, unit: int, ways: Any) -> bool:
        """A unit is dragged as far as its models go on average."""
        before = self.pause.battle.units[unit].footprint
        ends = [way[-1] if len(way) else before.point(model) for model, way in enumerate(ways)]
        starts = [before.point(model) for model in range(len(before))]
        dx = sum(end.x - start.x for end, start in zip(ends, starts, strict=True)) / len(starts)
        dy = sum(end.y - start.y for end, start in zip(ends, starts, strict=True)) / len(starts)
        x, y = self._grip(unit)
        here, there = self._screen(0, 0), self._screen(dx, dy)
        return self._drag(unit, (x + there[0] - here[0], y + there[1] - here[1]))

    def _grip(self, unit: int) -> tuple[float, float]:
        found: list[float] = self.page.locator(f'.board [data-unit="{unit}"] .base').first.evaluate(GRIP)
        return found[0], found[1]

    def _drag(self, unit: int, to: tuple[float, float], whole: bool = False, confirm: bool = True) -> bool:
        """Drag a unit to a place of the screen, or as far towards it as is allowed; whether that did anything."""
        x, y = self._grip(unit)
        number, mouse = int(self.page.locator(".play").get_attribute("data-number") or 0), self.page.mouse
        if abs(to[0] - x) + abs(to[1] - y) < 8:
            return False
        mouse.move(x, y)
        mouse.down()
        for part in (1.0,) if whole else SHORTER:
            mouse.move(x + (to[0] - x) * part * 0.9, y + (to[1] - y) * part * 0.9)
            mouse.move(x + (to[0] - x) * part, y + (to[1] - y) * part)
            try:
                refused = self.page.wait_for_function(MEANT, timeout=3000).json_value()
            except Exception:  # nothing came of it: the drag means nothing here
                refused = "true"
            if refused == "false":
                break
        else:
            self.page.keyboard.press("Escape")
            mouse.up()
            self.page.keyboard.press("Escape")
            return False
        mouse.up()
        self._count()
        if self.board is None and confirm:
            self._click("[data-test=confirm]")
        self.page.wait_for_function(WAITS.replace("return waits", "return true || waits"), arg=number, timeout=PATIENCE)
        return True


def is_free(pause: Any) -> bool:
    """Whether a question has nothing to decide: one answer that can be listed, or all lead to the same position."""
    options = pause.question.options
    if hasattr(options, "choices"):
        answers = options.choices()
    else:  # older checkouts have hints only; among places on the table there are always others
        places = ("Goes", "Marches", "Walks", "Rides", "Deploys", "Leaves", "ClosesIn", "FirstOrders")
        answers = None if type(options).__name__ in places else options.hints()
    answers = [each for each in answers or () if each != "concede"]
    if not answers or len(answers) > 24:
        return False
    first = go_on(pause, answers[0]).battle
    return all(go_on(pause, each).battle == first for each in answers[1:])
