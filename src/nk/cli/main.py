"""The list of commands, grouped as `./nk --help` shows them."""

import typer

from nk.cli.build import build

app = typer.Typer(
    no_args_is_help=True,
    rich_markup_mode="markdown",
    pretty_exceptions_show_locals=False,
    help="The website of NK Board Game & Cafe. Start with `./nk serve`, check with `./nk test`.",
)
app.command(rich_help_panel="Site")(build)


@app.callback()
def _commands() -> None:
    """Make a group of it, also while there is only one command."""
