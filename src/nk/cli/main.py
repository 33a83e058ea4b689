"""The list of commands, grouped as `./nk --help` shows them."""

import typer

from nk.cli.art import art_app
from nk.cli.bench import bench
from nk.cli.build import build
from nk.cli.cards import cards
from nk.cli.check import check
from nk.cli.dev import dev
from nk.cli.export import export
from nk.cli.fonts import fonts
from nk.cli.lock import lock
from nk.cli.serve import serve
from nk.cli.shots.command import shots
from nk.cli.staff.panel import add_staff_commands
from nk.cli.testing import run_checks
from nk.cli.tournament import tournament_app

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
add_staff_commands(app, panel=STAFF)
app.add_typer(tournament_app, name="tournament", rich_help_panel=STAFF)
app.command(rich_help_panel=WORK)(dev)
app.command("test", rich_help_panel=WORK)(run_checks)
app.command(rich_help_panel=WORK)(bench)
app.add_typer(art_app, name="art", rich_help_panel=WORK)
app.command(rich_help_panel=WORK)(cards)
app.command(rich_help_panel=WORK)(shots)
app.command(rich_help_panel=WORK)(fonts)
app.command(rich_help_panel=WORK)(lock)
