"""`nk games`: the list of games, taken from a spreadsheet."""

from pathlib import Path

import typer

from nk.cli.staff.terminal import confirm
from nk.cli.terminal import command_settings, stop

games_app = typer.Typer(no_args_is_help=True, help="The list of games in content/games.yaml.")

_SHOWN = 30


@games_app.callback()
def _group() -> None:
    """Keep `import` a command of its own."""


@games_app.command("import")
def import_games(
    file: Path = typer.Argument(help="A CSV file in UTF-8; docs/content.md names its columns."),
    yes: bool = typer.Option(False, "--yes", help="Write without asking."),
    dry_run: bool = typer.Option(False, "--dry-run", help="Show what would change, and stop."),
) -> None:
    """Take games from a spreadsheet: new ones are added, those known by their id are changed."""
    # Imported late: the models of the content take half a second to make.
    from nk.cli.games.rows import BadTableError, read_table
    from nk.cli.games.writing import changed_text
    from nk.desk.editing.checking import check_texts
    from nk.desk.editing.marks import EditError
    from nk.files import replace_file

    settings = command_settings()
    target = settings.content / "games.yaml"
    before = target.read_bytes()
    try:
        changed = changed_text(before.decode(), read_table(file))
    except (BadTableError, EditError) as problem:
        stop(f"{problem}\nNothing was changed.")
    _show(changed.lines)
    if not changed.lines or dry_run:
        return
    mistakes = check_texts(settings.content, {"games.yaml": changed.text}, settings.cache)
    if mistakes:
        wrong = [f"{each.file}:{each.line}: {each.where}: {each.reason.en}" for each in mistakes]
        stop("\n".join([*wrong, "Nothing was changed."]))
    confirm("Write this to content/games.yaml?", yes=yes)
    if target.read_bytes() != before:
        stop("content/games.yaml changed meanwhile; nothing was written. Try again.")
    replace_file(target, changed.text.encode())
    typer.echo("Written. ./nk publish puts it on the site.")


def _show(lines: list[str]) -> None:
    for line in lines[:_SHOWN]:
        typer.echo(line)
    if len(lines) > _SHOWN:
        typer.echo(f"… and {len(lines) - _SHOWN} more")
    if not lines:
        typer.echo("Every game of the file is in the list already; nothing to change.")
