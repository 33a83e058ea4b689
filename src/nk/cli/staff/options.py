"""Options that mean the same in every command."""

from typing import Annotated

import typer

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
