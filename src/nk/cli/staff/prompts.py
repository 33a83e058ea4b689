"""Asking: in a terminal by questions, in a script never."""

import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TypeVar

import typer

from nk.cli.failure import stop
from nk.cli.staff.failing import words_of
from nk.cli.staff.unclear import UnclearError, missing_words
from nk.store import RefusedError

Answer = TypeVar("Answer")


def is_interactive() -> bool:
    """Tell whether a person sits at the other end."""
    return sys.stdin.isatty()


def require(flags: Mapping[str, object]) -> None:
    """Name every flag a script has left out; in a terminal each will be asked for."""
    missing = [flag for flag, value in flags.items() if value in (None, "", [])]
    if missing and not is_interactive():
        raise UnclearError(missing_words(missing))


def answer(
    given: str | None,
    question: str,
    read: Callable[[str], Answer],
    *,
    default: str | None = None,
) -> Answer:
    """Return what was given on the command line, or ask until the answer can be read."""
    if given is not None:
        return read(given)
    while True:
        typed = typer.prompt(question, default=default, show_default=bool(default))
        try:
            return read(str(typed))
        except UnclearError as problem:
            typer.echo(str(problem), err=True)
        except RefusedError as problem:
            typer.echo(words_of(problem), err=True)


def some_text(typed: str) -> str:
    """Read a text that must not be empty."""
    if not typed.strip():
        raise UnclearError("This cannot be empty.")
    return typed


def whole_number(typed: str) -> int:
    """Read the number of an event, a match or a player."""
    digits = typed.strip()
    # More digits than a store can count are a slip, and slow to read as a number.
    if not digits.isdecimal() or len(digits) > 18:
        raise UnclearError(f"{typed.strip()[:40]!r} is not a number.")
    return int(digits)


def chosen_file(given: Path | None, question: str) -> Path:
    """Return the file that was named, asked for if none was."""
    require({"The file": given})
    return given or answer(None, question, lambda typed: Path(some_text(typed).strip()))


def confirm(question: str, *, yes: bool) -> None:
    """Go on only with a yes; a script says so with --yes."""
    if yes:
        return
    if not is_interactive():
        stop("Nothing was changed: this needs a yes, so add --yes.")
    if not typer.confirm(question):
        stop("Nothing was changed.")
