"""`carnyx play`: the table in the browser, served from this machine."""

from __future__ import annotations

import errno
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from carnyx.cli.games import BadInput, unusable


def play(
    *,
    port: Annotated[int, Parameter(help="The port to listen on; any free one unless said.")] = 0,
    browser: Annotated[bool, Parameter(help="Open the browser.")] = True,
    data: Annotated[Path | None, Parameter(help="Where battles are kept; your data folder unless said.")] = None,
) -> None:
    """Play in the browser, against people or the computer."""
    if not 0 <= port <= 65535:
        raise BadInput("error-range", option="--port", low="0", high="65535", given=str(port))
    from carnyx.core.signing import BadKey
    from carnyx.web.lock import InUse
    from carnyx.web.server import data_folder, serve
    from carnyx.web.storage import StorageTrouble

    try:
        folder = data or data_folder()
    except RuntimeError:
        raise BadInput("error-no-home") from None
    try:
        serve(folder, port=port, browser=browser)
    except InUse:
        raise BadInput("error-data-in-use", path=str(folder)) from None
    except BadKey as error:
        raise BadInput("error-key", path=str(error)) from None
    except StorageTrouble as error:
        raise BadInput(f"error-data-{error.why}", path=str(folder), detail=str(error)) from None
    except OSError as error:
        if error.filename is not None:
            raise unusable(error.filename, error) from None
        if error.errno in (errno.EADDRINUSE, errno.EACCES, errno.EADDRNOTAVAIL):
            why = "barred" if error.errno == errno.EACCES else "used"
            raise BadInput(f"error-port-{why}", port=str(port)) from None
        raise
