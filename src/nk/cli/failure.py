"""How a command ends when something is wrong: one sentence, exit code not 0, no traceback."""

from typing import NoReturn

import typer


def stop(sentence: str, *, code: int = 1) -> NoReturn:
    """Say what is wrong and end the command."""
    typer.echo(sentence, err=True)
    raise typer.Exit(code)
