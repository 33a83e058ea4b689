"""All commands of a checkout: those of the site, and those for working on it."""

from nk.cli.main import app
from tools.art import art_app
from tools.bench import bench
from tools.cards import cards
from tools.fonts import fonts
from tools.lock import lock
from tools.shots.command import shots
from tools.testing import run_checks

__all__ = ["app"]

WORK = "Working on it"

app.command("test", rich_help_panel=WORK)(run_checks)
app.command(rich_help_panel=WORK)(bench)
app.add_typer(art_app, name="art", rich_help_panel=WORK)
app.command(rich_help_panel=WORK)(cards)
app.command(rich_help_panel=WORK)(shots)
app.command(rich_help_panel=WORK)(fonts)
app.command(rich_help_panel=WORK)(lock)
