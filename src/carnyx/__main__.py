"""The command `carnyx`, which is also `python -m carnyx`.

It is loaded where Ctrl-C is caught: whoever presses it, at whatever moment, sees nothing of the program's insides.
"""

from __future__ import annotations

import os
import signal
import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sys import UnraisableHookArgs

INTERRUPTED = 130


def main() -> None:
    """Load the command line and run one command."""
    sys.unraisablehook = _unraised
    try:
        try:
            from carnyx.cli import main as run

            run()
        finally:
            _deaf()
    except KeyboardInterrupt:  # pressed while the command was loaded, or between its last word and this line
        _deaf()
        raise SystemExit(INTERRUPTED) from None


def _deaf() -> None:
    """Ignore Ctrl-C from here on: the command has ended, and while Python clears up nobody could catch it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    # Libraries execute text while they are loaded.  Python remembers an interrupt within such text even if it was
    # caught, and would end itself by the signal; it forgets that when it executes another text.
    exec("")


def _unraised(caught: UnraisableHookArgs) -> None:
    """End at once if Ctrl-C came while Python cleared something away: it would be printed and then forgotten."""
    if caught.exc_type is KeyboardInterrupt:
        os._exit(INTERRUPTED)
    sys.__unraisablehook__(caught)


if __name__ == "__main__":
    main()
