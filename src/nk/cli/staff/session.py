"""The club as a staff command opens it; whatever goes wrong is one sentence and an exit code."""

import getpass
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager

import typer

from nk import bangkok
from nk.cli.staff.words import language, refusal_words, said
from nk.cli.terminal import stop
from nk.club.club import Club, open_club
from nk.club.errors import BadRowsError, RefusedError, StoreError
from nk.content.errors import ContentErrors
from nk.names import one_line
from nk.rules.plain import MalformedError
from nk.settings import SettingsError, load_settings

# What the databases say of the troubles that staff can do something about.
_PLAINER = {
    "database is locked": "busy",
    "canceling statement due to lock timeout": "busy",
    "database or disk is full": "disk_full",
    # SQLite says so when not even its smallest file beside the store can be made.
    "disk I/O error": "disk_broken",
}


@contextmanager
def opened_club(by: str | None = None) -> Iterator[Club]:
    """Open the club on the store of the settings."""
    with plain_words():
        settings = load_settings()
        who = staff_name(by)
        with open_club(settings.database, settings.content, who=who, now=bangkok.now()) as club:
            yield club


def staff_name(by: str | None) -> str:
    """Return whom the history names: what was given, or the user of this machine."""
    if by is not None:
        return one_line(by, "by")
    try:
        return getpass.getuser()
    except (OSError, KeyError):
        stop(said("no_user"))


@contextmanager
def plain_words() -> Iterator[None]:
    """End the command with a sentence where it would otherwise end with a traceback."""
    try:
        yield
    except SettingsError as error:
        stop(str(error), code=2)
    except RefusedError as error:
        if isinstance(error, BadRowsError):
            for row in error.rows:
                reason = row.reason.in_language(language())
                typer.echo(f"{error.file}:{row.line}: {reason}", err=True)
        stop(refusal_words(error))
    except (StoreError, sqlite3.Error) as error:
        stop(said("store_unusable", reason=_reason(error)))
    except (ContentErrors, MalformedError) as error:
        stop(said("content_unusable", reason=str(error).partition(chr(10))[0]))
    except OSError as error:
        file = error.filename or said("the_file")
        stop(said("file_unusable", file=file, reason=error.strerror or error))


def _reason(error: Exception) -> str:
    """Return the first line of what the database itself said, or else of the error."""
    said_by_it = str(getattr(error.__cause__, "orig", None) or error)
    line = said_by_it.partition("\n")[0].rstrip(".")
    return said(_PLAINER[line]) if line in _PLAINER else line
