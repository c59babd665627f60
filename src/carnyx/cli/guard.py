"""The one place where whatever goes wrong at the command line becomes one line and an exit code, and never a traceback.

    0    done, or the reader of a pipe has seen enough
    1    something around the program: a disk, a pipe, memory, or a mistake of the program's own
    2    what was typed or what stands in a file; nothing was changed
    130  interrupted by Ctrl-C

Whoever looks for a mistake sets CARNYX_TRACE=1 and gets the traceback after all.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from contextlib import suppress

DONE, WRONG, BAD_INPUT, INTERRUPTED = 0, 1, 2, 130


def guarded(run: Callable[[], object], given: list[str]) -> None:
    """Run a command; whatever it raises ends the program with a line and a code."""
    settle_streams()
    settle_width()
    try:
        _run(run)
    except KeyboardInterrupt:  # what was answered is in the journal, every line of it
        code = INTERRUPTED
    except BrokenPipeError:  # the reader has closed the pipe
        code = DONE
    except Exception as error:
        if os.environ.get("CARNYX_TRACE"):
            raise
        code, text = explained(error, given)
        _complain(text)
    else:
        return
    _let_go()
    sys.exit(code)


def _run(run: Callable[[], object]) -> None:
    """Run a command and have everything written while it can still be said that it was not."""
    try:
        run()
    except SystemExit as ended:
        # The library that draws tables ends the program by itself when the reader of a pipe has gone.
        if isinstance(ended.__context__, BrokenPipeError):
            raise ended.__context__ from None
        sys.stdout.flush()
        raise
    sys.stdout.flush()


def explained(error: Exception, given: list[str]) -> tuple[int, str]:
    """The exit code of an error, and its line."""
    try:
        from carnyx.cli.errors import line, trouble

        if (text := line(error, given)) is not None:
            return BAD_INPUT, text
        return WRONG, trouble(error, given)
    except Exception:  # not even the words can be read: say it in the program's own
        return WRONG, f"{type(error).__name__}: {error}"


def settle_streams() -> None:
    """A terminal that cannot show a letter shows a question mark; to a closed stream nothing can be written."""
    for number, name in ((1, "stdout"), (2, "stderr")):
        stream = getattr(sys, name)
        if stream is None:  # closed before the program began: no file that is opened later must take its number
            with suppress(OSError):
                while (opened := os.open(os.devnull, os.O_WRONLY)) < number:
                    pass
                if opened > number:
                    os.close(opened)
            setattr(sys, name, _Closed())
        elif hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")


def settle_width() -> None:
    """A terminal that says it has no columns has as many as any other."""
    width = os.environ.get("COLUMNS", "")
    if width and not (width.isascii() and width.isdigit() and len(width) < 5 and int(width) > 0):
        del os.environ["COLUMNS"]


class _Closed:
    """A stream that was closed before the program began."""

    encoding = "utf-8"
    errors = "replace"

    def write(self, text: str) -> int:
        """Nothing can be written."""
        del text
        raise OSError(9, os.strerror(9), "stdout")

    def flush(self) -> None:
        """There is nothing to flush."""

    def isatty(self) -> bool:
        """It is no terminal."""
        return False

    def fileno(self) -> int:
        """It has no number."""
        raise OSError(9, os.strerror(9), "stdout")


def _complain(text: str) -> None:
    from carnyx.core.limits import plain

    with suppress(OSError, ValueError):
        sys.stderr.write(f"carnyx: {plain(text)}\n")
        sys.stderr.flush()


def _let_go() -> None:
    """What could not be written is not tried again when the program ends: Python would complain of it."""
    for stream in (sys.stdout, sys.stderr):
        try:
            stream.flush()
        except (OSError, ValueError):
            with suppress(OSError, ValueError):
                nowhere = os.open(os.devnull, os.O_WRONLY)
                os.dup2(nowhere, stream.fileno())
                os.close(nowhere)
