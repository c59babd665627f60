"""The log of a battle as one browser has it: which entries it has been told, and what is new to it."""

from __future__ import annotations

from msgspec import Struct

from carnyx.core.length import Units
from carnyx.show.captions import captions
from carnyx.show.documents import Act, Told
from carnyx.web.tellings import Tellings
from carnyx.words.language import Language


class News(Struct, frozen=True):
    """What a browser does not have yet; fresh: that is the whole of it, without the events of the past."""

    fresh: bool
    log: tuple[Told, ...]
    acts: tuple[Act, ...]


class Log:
    """How far a browser has been told."""

    def __init__(self, tellings: Tellings, lang: Language, units: Units, turned: bool = False) -> None:
        self.tellings = tellings
        self._lang, self._units, self._turned = lang, units, turned
        self._sent = 0  # entries that the browser has, the opening among them
        self._last = 0  # the number of the last of these

    def catch_up(self, view: int) -> None:
        """Have everything told that has happened, so that the news are at hand."""
        for number, after in self.tellings.journal.standing:
            self.tellings.told(number, after, view, self._lang, self._units, self._turned)

    def news(self, view: int) -> News:
        """What has happened since; if something was taken back, the whole story anew."""
        stood = self.tellings.journal.standing
        # An entry stands on the same entries as long as it stands, so the last one tells whether all before it do.
        if len(stood) < self._sent or (self._sent and stood[self._sent - 1][0] != self._last):
            self._sent = 0
        fresh, new = self._sent == 0, stood[self._sent :]
        self._sent, self._last = len(stood), stood[-1][0]
        log = [self.tellings.told(number, after, view, self._lang, self._units, self._turned) for number, after in new]
        acts = () if fresh else tuple([self.act(number, view) for number, _ in new])
        return News(fresh, tuple([line for lines in log for line in lines]), acts)

    def act(self, number: int, view: int) -> Act:
        """The events of an entry that still counts, as this view has them."""
        after = dict(self.tellings.journal.standing)[number]
        events = tuple([event for step in self.tellings.acts(number, after, view) for event in step])
        return Act(number, events, captions(events, self._lang))
