"""The list of commands, grouped as `./nk --help` shows them."""

import typer

from nk.cli.build import build
from nk.cli.check import check
from nk.cli.desk import desk_app
from nk.cli.dev import dev
from nk.cli.export import export
from nk.cli.serve import serve
from nk.cli.staff.commands import add_staff_commands

app = typer.Typer(
    no_args_is_help=True,
    rich_markup_mode="markdown",
    pretty_exceptions_show_locals=False,
    help="The website of NK Board Game & Cafe. Start with `./nk serve`, check with `./nk test`.",
)

SITE = "Site"
STAFF = "Staff"
WORK = "Working on it"

app.command(rich_help_panel=SITE)(serve)
app.command(rich_help_panel=SITE)(build)
app.command(rich_help_panel=SITE)(export)
app.command(rich_help_panel=SITE)(check)
app.add_typer(desk_app, name="desk", rich_help_panel=STAFF)
add_staff_commands(app, panel=STAFF)
app.command(rich_help_panel=WORK)(dev)
