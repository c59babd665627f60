"""`carnyx play`: the table in the browser, served from this machine."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from carnyx.cli.games import BadInput


def play(
    *,
    port: Annotated[int, Parameter(help="The port to listen on; any free one unless said.")] = 0,
    browser: Annotated[bool, Parameter(help="Open the browser.")] = True,
    data: Annotated[Path | None, Parameter(help="Where battles are kept; your data folder unless said.")] = None,
) -> None:
    """Play in the browser, against people or the computer."""
    if not 0 <= port <= 65535:
        raise BadInput("error-range", option="--port", low="0", high="65535", given=str(port))
    from carnyx.web.server import data_folder, serve

    try:
        serve(data or data_folder(), port=port, browser=browser)
    except OSError as error:
        raise BadInput("error-file", path=str(data or port), reason=error.strerror or str(error)) from None
