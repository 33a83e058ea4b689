"""Everything that can go wrong in a staff command, as one plain sentence and an exit code."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

import typer

from nk.cli.staff.language import language
from nk.cli.staff.words import refusal_words, said
from nk.cli.terminal import stop
from nk.club.errors import (
    BadRowsError,
    NewerStoreError,
    RefusedError,
    Sentence,
    StoreError,
    first_reason,
)
from nk.content.errors import ContentErrors
from nk.rules.fields import MalformedError
from nk.settings import SettingsError

_BUSY: Final = Sentence(
    th="มีคนอื่นกำลังแก้อยู่ ลองใหม่อีกสักครู่",
    en="somebody else is changing it. Please try again in a moment",
)

# What the store says of the troubles that staff can do something about, and what staff read.
_PLAINER: Final = {
    "database is locked": _BUSY,
    "canceling statement due to lock timeout": _BUSY,
    "database or disk is full": Sentence(
        th="ดิสก์เต็ม เคลียร์ที่ก่อนแล้วลองใหม่", en="the disk is full. Make room, then try again"
    ),
    # SQLite says so when not even its smallest file beside the store can be made.
    "disk I/O error": Sentence(
        th="ดิสก์เต็มหรือเสีย เคลียร์ที่ก่อนแล้วลองใหม่",
        en="the disk is full or broken. Make room, then try again",
    ),
    "database disk image is malformed": Sentence(
        th="ไฟล์เสียหาย กู้จากไฟล์สำรองด้วย ./nk restore FILE",
        en="it is damaged. Restore a copy: ./nk restore FILE",
    ),
}


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
    """Return why, in our own words where staff can do something about it."""
    if isinstance(error, NewerStoreError):
        return error.sentence.in_language(language())
    line = first_reason(error)
    return _PLAINER[line].in_language(language()) if line in _PLAINER else line
