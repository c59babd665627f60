"""Ctrl-C is for the program that was started, not for the processes that it has started itself.

A terminal sends the signal to all of them.  A worker that is just starting has not yet been told to ignore it and would
print a traceback, so the signal is blocked while workers are started: they inherit that.
"""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def shielded() -> Iterator[None]:
    """Processes that are started in this block never get Ctrl-C; this process gets it when the block ends."""
    if not hasattr(signal, "pthread_sigmask"):  # Windows has no mask: each worker ignores the signal once it runs
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
