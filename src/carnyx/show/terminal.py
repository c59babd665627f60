"""Answers in the terminal: what the dice must show and why, the distribution as bars, and where the rules come from."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from functools import cache

from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from carnyx.core.check import Check
from carnyx.core.rule import Cite
from carnyx.odds.sampling import Sampling
from carnyx.odds.spread import Spread
from carnyx.words.explain import Explanation, Speaker, need_in_words, source_in_words
from carnyx.words.numbers import decimal, percent, signed

BAR = 32
_PARTS = " ▏▎▍▌▋▊▉█"
_SOURCE_STYLE = {"sheet": "green", "found": "cyan", "ruling": "yellow"}


@cache
def console() -> Console:
    """The terminal."""
    return Console(highlight=False)


def bar(chance: Fraction, most: Fraction) -> Text:
    """A bar as long as the chance is great, next to the greatest."""
    eighths = round(chance / most * BAR * 8) if most else 0
    full, rest = divmod(eighths, 8)
    text = "█" * full + (_PARTS[rest] if rest else "")
    return Text(text or ("▏" if chance else ""), style="bright_blue")


class Report:
    """One answer, laid out for a reader."""

    def __init__(self, speaker: Speaker) -> None:
        self.speaker = speaker
        self.say = speaker.words.say
        self._cited: dict[str, Cite] = {}

    def percent(self, chance: Fraction) -> str:
        """A chance in per cent."""
        return percent(chance, self.speaker.language)

    def source(self, id: str) -> Text:
        """A rule's name, coloured by its source, and remembered for the list of sources."""
        cite = self.speaker.registry.rules[id].cite
        self._cited[id] = cite
        return Text(id, style=_SOURCE_STYLE[cite.source])

    def checks(self, checks: Iterable[Check]) -> RenderableType:
        """What the dice must show, with every modifier."""
        table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
        for head in ("app-needs", "app-need", "app-chance", "app-modifiers", "app-rule"):
            table.add_column(self.say(head), overflow="fold")
        for check in checks:
            why = [f"{signed(each.value)} {self.speaker.title(each.id)}" for each in check.applied]
            for each in check.applied:
                self.source(each.id)
            if check.is_beyond:
                self.source(f"{check.rule.partition('.')[0]}.natural")
            need = need_in_words(self.speaker.words, check)
            table.add_row(
                self.speaker.title(check.rule),
                Text(need, style="bold"),
                self.percent(check.chance),
                Text("\n".join(why) if why else "–", style="" if why else "dim"),
                self.source(check.rule),
            )
        return table

    def spread(self, title: str, spread: Spread) -> RenderableType:
        """A distribution as a chart of bars."""
        shown = list(spread)
        most = max(chance for _, chance in shown)
        table = Table.grid(padding=(0, 1))
        table.add_column(justify="right")
        table.add_column(justify="right")
        table.add_column()
        table.add_column(justify="right", style="dim")
        for number, chance in shown:
            at_least = f"{number}+ {self.percent(spread.at_least(number))}"
            table.add_row(Text(str(number), style="bold"), self.percent(chance), bar(chance, most), at_least)
        mean = self.say("app-expected", number=decimal(spread.mean, 2, self.speaker.language))
        return Group(Text.assemble((title, "bold underline"), "  ", (mean, "")), Padding(table, (0, 0, 0, 2)))

    def chances(self, title: str, chances: dict[str, Fraction]) -> RenderableType:
        """Named results as a chart of bars, a full bar being certain."""
        table = Table.grid(padding=(0, 1))
        table.add_column()
        table.add_column(justify="right")
        table.add_column()
        for name, chance in chances.items():
            table.add_row(name, self.percent(chance), bar(chance, Fraction(1)))
        return Group(Text(title, style="bold underline"), Padding(table, (0, 0, 0, 2)))

    def note(self, text: str, style: str) -> RenderableType:
        """A line of its own."""
        return Text(text, style=style)

    def grid(self, title: str, heads: list[str], rows: list[list[str]], *, left: bool = False) -> None:
        """Print a table as it stands on a page, its columns to the right unless they are words."""
        table = Table(title=title, title_justify="left", title_style="bold", header_style="bold", border_style="dim")
        for place, head in enumerate(heads):
            table.add_column(
                head, justify="left" if left or place == 0 or len(heads) == 2 else "right", overflow="fold"
            )
        for row in rows:
            table.add_row(Text(row[0], style="bold"), *row[1:])
        console().print(table)

    def rule(self, explained: Explanation, full: bool) -> None:
        """Print a rule: its parts with their sources, and in full the settings that govern it."""
        console().print(Text.assemble((explained.title, "bold"), "  ", self.source(explained.id)))
        for part in explained.parts:
            word = self.say(f"app-{part.source}")
            console().print(Padding(Text.assemble((f"{word}: ", _SOURCE_STYLE[part.source]), part.text), (0, 0, 0, 2)))
        if full and explained.sheets:
            console().print(
                Padding(Text(f"{self.say('app-sheets')}: {', '.join(explained.sheets)}", style="dim"), (0, 0, 0, 2))
            )
        for switch in explained.switches if full else ():
            chosen = next((each.label for each in switch.choices if each.value == switch.value), str(switch.value))
            offered = "|".join(each.value for each in switch.choices) or f"{switch.low}–{switch.high}"
            line = f"--house {switch.name}={offered}  {switch.title}: {chosen}"
            console().print(Padding(Text(line, style="dim"), (0, 0, 0, 2)))

    def side(self, title: str, *parts: RenderableType) -> RenderableType:
        """All that befalls one side."""
        return Panel(Group(*_spaced(parts)), title=title, title_align="left", border_style="dim")

    def foot(self, sampling: Sampling | None) -> RenderableType:
        """Exact or sampled, and the sources of all that was used."""
        return Group(self.method(sampling), self.sources())

    def method(self, sampling: Sampling | None) -> RenderableType:
        """Exact or sampled, and then how far off it may be."""
        if sampling is None:
            return Text(self.say("app-exact"), style="dim")
        error = percent(Fraction(sampling.error), self.speaker.language)
        return Text(self.say("app-sampled", plays=str(sampling.plays), error=error), style="yellow")

    def sources(self) -> RenderableType:
        """The sources of all that was used."""
        lines = []
        by_source: dict[str, list[str]] = {}
        for id, cite in self._cited.items():
            by_source.setdefault(self.cite(cite), []).append(id)
        for source, ids in by_source.items():
            lines.append(Text.assemble((f"{source}: ", "bold"), (", ".join(ids), "dim")))
        return Group(*lines)

    def cite(self, cite: Cite) -> str:
        """Where a rule comes from, in the reader's language."""
        printed = f" ({', '.join(cite.sheets)})" if cite.sheets else ""
        return source_in_words(self.speaker.words, cite) + printed

    def show(self, *parts: RenderableType) -> None:
        """Print it all."""
        console().print(Group(*_spaced(parts)))


def _spaced(parts: Iterable[RenderableType]) -> list[RenderableType]:
    """Parts with an empty line between."""
    found: list[RenderableType] = []
    for part in parts:
        if found:
            found.append(Text(""))
        found.append(part)
    return found
