"""What every command shares: how it ends when something is wrong, taking turns, options."""

from __future__ import annotations

import fcntl
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, NoReturn

import typer

if TYPE_CHECKING:
    from rich.console import Console

from nk.settings import Settings, SettingsError, load_settings, variable_of


def stop(sentence: str, *, code: int = 1) -> NoReturn:
    """Say what is wrong and end the command."""
    typer.echo(sentence, err=True)
    raise typer.Exit(code)


def command_settings(**options: object) -> Settings:
    """Read the settings; options win over variables, also for what this command starts."""
    for name, value in options.items():
        if value is not None:
            os.environ[variable_of(name)] = str(value)
    try:
        return load_settings()
    except SettingsError as error:
        stop(str(error), code=2)


@contextmanager
def turn_in_line(lock_file: Path, work: str, console: Console) -> Iterator[None]:
    """Hold the lock of a kind of work, waiting (and saying so) while another holds it."""
    lock_file.parent.mkdir(parents=True, exist_ok=True)
    with lock_file.open("w") as held:
        try:
            fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            console.print(f"Another {work} is running; waiting in line.")
            fcntl.flock(held, fcntl.LOCK_EX)
        # Closing the file at the end of the block gives the turn to the next in line.
        yield


By = Annotated[
    str | None,
    typer.Option("--by", help="Who makes the change; your user name if left out."),
]


Yes = Annotated[bool, typer.Option("--yes", "-y", help="Do not ask.")]


DryRun = Annotated[
    bool, typer.Option("--dry-run", help="Show what would happen and change nothing.")
]


AddPlayers = Annotated[bool, typer.Option("--add-players", help="Add players whose names are new.")]


AsJson = Annotated[bool, typer.Option("--json", help="Print JSON, for scripts.")]


Limit = Annotated[int, typer.Option("--limit", min=1, max=100_000, help="How many lines.")]


EventNumber = Annotated[int | None, typer.Argument(help="The event's number.", min=1)]
