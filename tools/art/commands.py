"""The contact sheet: every picture side by side, to see whether it is one world."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import typer
from PIL import Image, ImageDraw
from rich.console import Console
from rich.progress import BarColumn, Progress, TimeRemainingColumn
from rich.table import Table

from nk.cli.places import CACHE, ROOT
from nk.cli.terminal import stop, turn_in_line
from tools.art.backgrounds import draw_backgrounds
from tools.art.first_meeple import draw_first_meeple
from tools.art.layers import FOLDER, PICTURE, note_places, read_frames_from, write_layers
from tools.art.rendering import (
    DRAFTS,
    FRAMES,
    IMAGES,
    Outcome,
    render_drafts,
    render_finals,
    render_frames,
    studio_python,
)
from tools.art.retouch import retouch as retouch_pictures
from tools.art.scenes import (
    CatalogueError,
    Fingerprints,
    Ledger,
    SceneEntry,
    chosen,
    read_catalogue,
    read_frames,
)

COLUMNS = 8
CELL = (240, 200)
LABEL = 16
PAPER = "#FFF6E8"


def contact_sheet(pictures: Sequence[tuple[str, Path]], target: Path) -> None:
    """Write one image with all pictures in rows, each with its name below."""
    rows = -(-len(pictures) // COLUMNS)
    sheet = Image.new("RGB", (COLUMNS * CELL[0], rows * (CELL[1] + LABEL)), PAPER)
    pen = ImageDraw.Draw(sheet)
    for place, (name, path) in enumerate(pictures):
        left = place % COLUMNS * CELL[0]
        top = place // COLUMNS * (CELL[1] + LABEL)
        _paste(sheet, path, left, top)
        pen.text((left + 4, top + CELL[1] + 2), name, fill="#1B1D3E")
    target.parent.mkdir(parents=True, exist_ok=True)
    sheet.save(target)


def _paste(sheet: Image.Image, path: Path, left: int, top: int) -> None:
    with Image.open(path) as picture:
        small = picture.convert("RGBA")
    small.thumbnail((CELL[0] - 6, CELL[1] - 4))
    spot = (left + (CELL[0] - small.width) // 2, top + (CELL[1] - small.height) // 2)
    sheet.paste(small, spot, small)


art_app = typer.Typer(
    no_args_is_help=True,
    pretty_exceptions_show_locals=False,
    help="The pictures of the toy world: how they are listed, rendered, retouched and cut.",
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
def backgrounds() -> None:
    """Draw the backgrounds of "Make your meeple", and its first meeple as one picture.

    Its layers are rendered as `meeple`, before this.
    """
    typer.echo(f"{draw_backgrounds()} backgrounds are in {IMAGES.relative_to(ROOT)}/meeple.")
    typer.echo(f"The first meeple is {draw_first_meeple() or 'not named in content/meeple.yaml'}.")


@art_app.command()
def retouch() -> None:
    """Give fresh renders what Blender does not: light by night, thumbs over held things."""
    typer.echo(f"Retouched: {', '.join(retouch_pictures()) or 'nothing, all were done'}.")


@art_app.command()
def layers(
    force: bool = typer.Option(False, "--force", help="Render even what is up to date."),
) -> None:
    """Make what moves in the home hero: render parts of it in other states, cut them out."""
    console = Console()
    entries = read_frames(ROOT, PICTURE)
    ledger, prints = Ledger(FOLDER / "rendered.json"), Fingerprints(ROOT)
    due = [entry for entry in entries if force or not _is_frame_current(entry, prints, ledger)]
    if due:
        keys = {entry.name: prints.key(entry) for entry in due}
        frames = render_frames(studio_python(console), due)
        _follow(console, due, _recorded(frames, ledger, keys, note_places))
    for hour, path in write_layers(read_frames_from(FOLDER, entries)).items():
        typer.echo(f"{hour}: {path.relative_to(ROOT)}, {path.stat().st_size // 1024} KB")


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


def _is_frame_current(entry: SceneEntry, prints: Fingerprints, ledger: Ledger) -> bool:
    there = (FRAMES / f"{entry.name}.png").exists()
    return there and ledger.is_current(entry.name, prints.key(entry))


def _recorded(
    outcomes: Iterator[Outcome],
    ledger: Ledger,
    keys: dict[str, str],
    note: Callable[[Outcome], None] = lambda _: None,
) -> Iterator[Outcome]:
    for outcome in outcomes:
        if not outcome.error:
            note(outcome)
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
