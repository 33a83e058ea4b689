"""Everything that can go wrong at the desk, as one plain sentence and an exit code."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager

import typer

from nk.cli.staff.rows import BadRowsError
from nk.cli.terminal import stop
from nk.club.errors import RefusedError, StoreError, UnclearError
from nk.content.errors import ContentErrors
from nk.rules.plain import MalformedError
from nk.settings import SettingsError

# What the databases say of the troubles that staff can do something about.
_BUSY = "somebody else is changing it. Please try again in a moment"
_FULL = "the disk is full. Make room, then try again"
_PLAINER = {
    "database is locked": _BUSY,
    "canceling statement due to lock timeout": _BUSY,
    "database or disk is full": _FULL,
    # SQLite says so when not even its smallest file beside the store can be made.
    "disk I/O error": "the disk is full or broken. Make room, then try again",
}


def words_of(refused: RefusedError) -> str:
    """Return the store's reason, with the field where the sentence leaves it open."""
    if refused.code == "no_open_season":
        return f"{refused.sentence.en} Open one with ./nk season open."
    if refused.code == "unfit_text":
        return f"{refused.field}: {refused.sentence.en}"
    return refused.sentence.en


@contextmanager
def plain_words() -> Iterator[None]:
    """End the command with a sentence where it would otherwise end with a traceback."""
    try:
        yield
    except SettingsError as error:
        stop(str(error), code=2)
    except BadRowsError as error:
        _list_rows(error)
    except UnclearError as error:
        stop(str(error))
    except RefusedError as error:
        stop(words_of(error))
    except (StoreError, sqlite3.Error) as error:
        stop(f"The store cannot be used: {_reason(error)}.")
    except (ContentErrors, MalformedError) as error:
        stop(f"The content cannot be used: {str(error).partition(chr(10))[0]}.")
    except OSError as error:
        stop(f"{error.filename or 'The file'} cannot be used: {error.strerror or error}.")


def _list_rows(error: BadRowsError) -> None:
    for row in error.rows:
        typer.echo(f"{error.file}:{row.line}: {row.reason}", err=True)
    stop(f"{len(error.rows)} bad {'row' if len(error.rows) == 1 else 'rows'}: nothing was changed.")


def _reason(error: Exception) -> str:
    """Return the first line of what the database itself said, or else of the error."""
    said = str(getattr(error.__cause__, "orig", None) or error)
    line = said.partition("\n")[0].rstrip(".")
    return _PLAINER.get(line, line)
