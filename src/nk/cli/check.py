"""`nk check`: is the content right, and is it ready to go public?"""

import typer
from rich.console import Console

from nk.cli.samples import in_words, store_samples
from nk.cli.terminal import command_settings, stop
from nk.club.errors import StoreError
from nk.content.check import checked_content
from nk.content.errors import ContentErrors
from nk.content.registry import LoadedContent
from nk.content.samples import samples_in


def check(
    live: bool = typer.Option(
        False, "--live", help="Also list every sample value that the real one has to replace."
    ),
    stand_ins: bool = typer.Option(
        False, "--stand-ins", help="Do not ask for pictures that are still being made."
    ),
) -> None:
    """Check every text, price, link and picture of content/, and list each mistake."""
    console = Console()
    settings = command_settings()
    try:
        loaded = checked_content(settings.content, settings.cache, stand_ins=stand_ins)
    except ContentErrors as problem:
        _print_lines(console, [str(error) for error in problem.errors])
        console.print(f"[bold red]{_counted(len(problem.errors), 'mistake')} found.[/]")
        raise typer.Exit(1) from None
    console.print("[bold green]The content is right.[/]")
    if live:
        _report_samples(console, loaded, settings.database)


def _report_samples(console: Console, loaded: LoadedContent, database: str) -> None:
    samples = [str(sample) for doc in loaded.documents.values() for sample in samples_in(doc)]
    try:
        kept = store_samples(database)
    except StoreError as problem:
        stop(f"The store cannot be read, so its samples are not known: {problem}.")
    lines = [f"the store: {in_words(kept)}; ./nk samples clear takes them out"] if kept else []
    _print_lines(console, [*samples, *lines])
    left = len(samples) + sum(kept.values())
    if left:
        console.print(f"[bold red]{_counted(left, 'sample')} left to replace.[/]")
        raise typer.Exit(1)
    console.print("[bold green]No samples are left: ready to go public.[/]")


def _print_lines(console: Console, lines: list[str]) -> None:
    # Whole lines, unwrapped and uncoloured, so that editors can jump to `file:line`.
    for line in lines:
        console.print(line, markup=False, emoji=False, highlight=False, soft_wrap=True)


def _counted(count: int, what: str) -> str:
    return f"{count} {what}" if count == 1 else f"{count} {what}s"
