"""The flags an event can be described by."""

from typing import Annotated

import typer

Name = Annotated[str | None, typer.Option("--name", help="What the event is called.")]
Type = Annotated[str | None, typer.Option("--type", help="Beyblade X, Board Game, …")]
Starts = Annotated[
    str | None, typer.Option("--starts", help="Bangkok time, such as 22/11/2569 18:30.")
]
Ends = Annotated[
    str | None, typer.Option("--ends", help="A time on the same day, or a day and a time.")
]
Branch = Annotated[str | None, typer.Option("--branch", help="The branch's id; its place is used.")]
Location = Annotated[str | None, typer.Option("--location", help="Where, if not at a branch.")]
Description = Annotated[str | None, typer.Option("--description", help="What to know.")]
RegisterUrl = Annotated[
    str | None, typer.Option("--register-url", help="An https address to register at.")
]
Status = Annotated[
    str | None,
    typer.Option("--status", help="auto lets the clock decide; else upcoming, ongoing or past."),
]
Cancelled = Annotated[
    bool | None, typer.Option("--cancelled/--not-cancelled", help="Called off, or not after all.")
]
