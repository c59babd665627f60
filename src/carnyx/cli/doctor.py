"""`carnyx doctor`: whether the saved battles are whole, a backup of them, and what can be read of damaged ones."""

from __future__ import annotations

import sqlite3
import sys
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from carnyx.cli.games import BadInput, unusable
from carnyx.cli.question import Lang, manner
from carnyx.words import catalogue

UNWELL = 1


def doctor(
    *,
    data: Annotated[Path | None, Parameter(help="Where battles are kept; your data folder unless said.")] = None,
    backup: Annotated[Path | None, Parameter(help="Write a copy of all battles to this new file.")] = None,
    salvage: Annotated[
        Path | None, Parameter(help="Write each battle's journal, as far as it can be read, to a file in this folder.")
    ] = None,
    lang: Lang = None,
) -> None:
    """Look the saved battles over, also while a server runs; the exit code is 1 if something is wrong with them."""
    from carnyx.web.doctor import back_up, examine
    from carnyx.web.doctor import salvage as saved
    from carnyx.web.server import FILE, data_folder
    from carnyx.web.storage import why

    words = catalogue(manner(lang, None, False).language)
    try:
        path = (data or data_folder()) / FILE
    except RuntimeError:
        raise BadInput("error-no-home") from None
    try:
        report = examine(path)
        for complaint in report.file:
            print(words.say("doctor-file", path=str(path), detail=complaint))
        for each in report.battles:
            if not each.is_well:
                print(words.say("doctor-battle", id=each.id, why=each.why, good=each.good, lines=each.lines))
        if backup is not None:
            back_up(path, backup)
            print(words.say("doctor-backup", path=str(backup)))
        for found, target in saved(path, salvage) if salvage is not None else ():
            print(words.say("doctor-salvaged", path=str(target), good=found.good, lines=found.lines))
    except sqlite3.Error as error:
        raise BadInput(f"error-data-{why(error)}", path=str(path), detail=str(error)) from None
    except OSError as error:
        raise unusable(Path(error.filename or path), error) from None
    well = sum(each.is_well for each in report.battles)
    print(words.say("doctor-summary", well=well, battles=len(report.battles)))
    if report.is_running:
        print(words.say("doctor-running"))
    if not report.is_well:
        sys.exit(UNWELL)
