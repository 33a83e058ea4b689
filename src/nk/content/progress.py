"""Compiling with a progress bar, for the commands that people wait for."""

from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from nk.content.compiling import compile_content


def compile_showing_progress(root: Path, console: Console, *, stand_ins: bool = False) -> int:
    """Compile the content of a repository; return how many pictures there are."""
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=console, transient=True) as progress:
        task = progress.add_task("Pictures", total=None)

        def advance(done: int, total: int) -> None:
            progress.update(task, completed=done, total=total)

        return compile_content(root, stand_ins=stand_ins, advance=advance)
