"""What the server writes about errors of its own: no more than a little, so that nobody fills a disk with it."""

from __future__ import annotations

import logging
from collections.abc import Callable
from time import monotonic

from carnyx.web.rates import Purse

RATE = (0.1, 20.0)  # errors that are written in a second, and how many at once
LOGGERS = ("uvicorn", "uvicorn.error", "uvicorn.access", "asyncio", "carnyx")


class Sparing(logging.Filter):
    """Lets some errors pass, and says with the next one how many it has left out."""

    def __init__(self, rate: tuple[float, float] = RATE, clock: Callable[[], float] = monotonic) -> None:
        super().__init__()
        self._purse, self._left_out = Purse(*rate, clock), 0

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether a record is written."""
        if self._purse.pay(1.0) > 0:
            self._left_out += 1
            return False
        if self._left_out:
            record.msg, record.args = f"{record.getMessage()} (and {self._left_out} more before)", ()
            self._left_out = 0
        return True


def write_sparingly() -> None:
    """From now on all that is logged in this process passes one such filter."""
    sparing = Sparing()
    handlers = {each for name in LOGGERS for each in logging.getLogger(name).handlers}
    for handler in (*handlers, *logging.getLogger().handlers, *filter(None, (logging.lastResort,))):
        handler.addFilter(sparing)
