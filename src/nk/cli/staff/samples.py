"""`nk samples`: the made-up events and players of a first run."""

import typer

from nk.cli.staff.desk import open_desk
from nk.cli.staff.options import By, Yes
from nk.cli.staff.prompts import confirm
from nk.store.samples import clear_samples

app = typer.Typer(no_args_is_help=True)


@app.callback()
def samples() -> None:
    """Keep `clear` a command of its own, though it is the only one."""


@app.command()
def clear(yes: Yes = False, by: By = None) -> None:
    """Take out every sample; what real results rest on stays."""
    with open_desk(by) as desk:
        confirm("Take out all sample events, players and matches?", yes=yes)
        with desk.change() as change:
            clear_samples(change, desk.policy)
        desk.writer.forget_deleted()
        typer.echo("The samples are gone.")
