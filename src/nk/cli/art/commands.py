"""The commands of `nk art`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import typer
from rich.console import Console
from rich.progress import BarColumn, Progress, TimeRemainingColumn
from rich.table import Table

from nk.cli.art.catalogue import CatalogueError, SceneEntry, chosen, read_catalogue
from nk.cli.art.fingerprint import Fingerprints
from nk.cli.art.ledger import Ledger
from nk.cli.art.rendering import DRAFTS, IMAGES, Outcome, render_drafts, render_finals
from nk.cli.art.sheet import contact_sheet
from nk.cli.art.studio import studio_python
from nk.cli.failure import stop
from nk.cli.line import turn_in_line
from nk.cli.places import CACHE, ROOT

art_app = typer.Typer(
    no_args_is_help=True,
    pretty_exceptions_show_locals=False,
    help="The pictures of the toy world: `list`, `render`, `sheet`.",
)
_NAMES = typer.Argument(None, help="Names, or beginnings of names, such as `gallery/samyan`.")


@art_app.command("list")
def list_pictures(names: list[str] | None = _NAMES) -> None:
    """List the pictures, their sizes, and whether each is up to date."""
    ledger, prints = _ledger(), Fingerprints(ROOT)
    table = Table("picture", "size", "samples", "state")
    for entry in _wanted(names):
        state = "up to date" if _is_current(entry, prints, ledger) else "[yellow]to render[/]"
        size = f"{entry.size[0]} x {entry.size[1]}" + (" cut-out" if entry.transparent else "")
        table.add_row(entry.name, size, str(entry.samples), state)
    Console().print(table)


@art_app.command()
def render(
    names: list[str] | None = _NAMES,
    draft: bool = typer.Option(False, "--draft", help="A quick look: quarter size, few samples."),
    force: bool = typer.Option(False, "--force", help="Render even what is up to date."),
) -> None:
    """Render the pictures whose scenes changed."""
    console = Console()
    entries = _wanted(names)
    python = studio_python(console)
    if draft:
        _follow(console, entries, render_drafts(python, entries))
        console.print(f"Drafts are in {DRAFTS.relative_to(ROOT)}.")
        return
    with turn_in_line(CACHE / "art" / "render.lock", "render", console):
        # Whoever rendered before us may have done some of this work.
        ledger, prints = _ledger(), Fingerprints(ROOT)
        due = [entry for entry in entries if force or not _is_current(entry, prints, ledger)]
        console.print(f"{len(due)} to render, {len(entries) - len(due)} up to date.")
        keys = {entry.name: prints.key(entry) for entry in due}
        _follow(console, due, _recorded(render_finals(python, due), ledger, keys))


@art_app.command()
def sheet(names: list[str] | None = _NAMES) -> None:
    """Put all pictures on one contact sheet in the cache."""
    pictures = [(e.name, IMAGES / f"{e.name}.webp") for e in _wanted(names)]
    there = [(name, path) for name, path in pictures if path.exists()]
    if not there:
        stop("Nothing has been rendered yet; start with `./nk art render`.")
    target = CACHE / "art" / "sheet.png"
    contact_sheet(there, target)
    typer.echo(f"{len(there)} of {len(pictures)} pictures on {target.relative_to(ROOT)}")


def _wanted(names: list[str] | None) -> list[SceneEntry]:
    try:
        return chosen(read_catalogue(ROOT), names or [])
    except CatalogueError as problem:
        stop(f"{problem}.")


def _ledger() -> Ledger:
    return Ledger(ROOT / "art" / "rendered.json")


def _is_current(entry: SceneEntry, prints: Fingerprints, ledger: Ledger) -> bool:
    there = (IMAGES / f"{entry.name}.webp").exists()
    return there and ledger.is_current(entry.name, prints.key(entry))


def _recorded(
    outcomes: Iterator[Outcome], ledger: Ledger, keys: dict[str, str]
) -> Iterator[Outcome]:
    for outcome in outcomes:
        if not outcome.error:
            ledger.record(outcome.entry.name, keys[outcome.entry.name])
        yield outcome


def _follow(
    console: Console,
    entries: Sequence[SceneEntry],
    outcomes: Iterator[Outcome],
) -> None:
    failed: list[Outcome] = []
    columns = ("{task.description}", BarColumn(), TimeRemainingColumn(elapsed_when_finished=True))
    with Progress(*columns, console=console) as progress:
        task = progress.add_task("rendering", total=sum(entry.work for entry in entries))
        for count, outcome in enumerate(outcomes, 1):
            progress.update(task, advance=outcome.entry.work)
            progress.update(task, description=f"{count} of {len(entries)}")
            mark = "[red]failed[/]" if outcome.error else f"{outcome.seconds:.0f} s"
            progress.console.print(f"{outcome.entry.name}  {mark}")
            failed += [outcome] if outcome.error else []
    for outcome in failed:
        console.print(outcome.error, markup=False, highlight=False)
    if failed:
        stop(f"{len(failed)} of {len(entries)} pictures could not be rendered.")
