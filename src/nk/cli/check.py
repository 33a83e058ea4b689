"""`nk check`: is the content right, and is it ready to go public?"""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby
from pathlib import Path

import typer
from rich.console import Console

from nk.bangkok import today
from nk.cli.samples import in_words, store_samples
from nk.cli.terminal import command_settings, stop
from nk.club.errors import StoreError
from nk.content.check import checked_content
from nk.content.checks.special_hours import past_days
from nk.content.desk_words import desk_words
from nk.content.errors import ContentError, ContentErrors
from nk.content.registry import LoadedContent
from nk.content.samples import Sample, half_real, samples_of

_RIGHT = "[bold green]The content is right.[/]"


def check(
    live: bool = typer.Option(
        False, "--live", help="Also list every sample value that the real one has to replace."
    ),
    stand_ins: bool = typer.Option(
        False, "--stand-ins", help="Do not ask for pictures that are still being made."
    ),
    as_json: bool = typer.Option(False, "--json", help="Answer in JSON, for other programs."),
) -> None:
    """Check every text, price, link and picture of content/, and list each mistake."""
    console = Console()
    settings = command_settings()
    try:
        loaded = _all_checked(settings.content, settings.cache, stand_ins)
    except ContentErrors as problem:
        _report_mistakes(console, problem.errors, as_json)
        raise typer.Exit(1) from None
    report = _live_report(loaded, settings.database) if live else None
    if as_json:
        _print_json(console, {**_mistakes([]), **(report.as_json() if report else {})})
    else:
        console.print(_RIGHT)
        if report:
            report.print(console)
    if report and not report.ready:
        raise typer.Exit(1)


def _all_checked(content: Path, cache: Path, stand_ins: bool) -> LoadedContent:
    """Check the site's words and the desk's; what is wrong with either is told at once."""
    errors: list[ContentError] = []
    loaded: LoadedContent | None = None
    try:
        loaded = checked_content(content, cache, stand_ins=stand_ins)
    except ContentErrors as problem:
        errors += problem.errors
    try:
        desk_words(content)
    except ContentErrors as problem:
        errors += problem.errors
    if loaded is None or errors:
        raise ContentErrors(errors)
    return loaded


@dataclass(frozen=True, slots=True)
class LiveReport:
    """What stands in the way of going public, and what only ought to be tidied."""

    samples: Sequence[Sample]
    in_store: dict[str, int]
    half_real: Sequence[ContentError]
    over: Sequence[ContentError]

    @property
    def left(self) -> int:
        """How many values are samples."""
        return sum(sample.count for sample in self.samples) + sum(self.in_store.values())

    @property
    def ready(self) -> bool:
        """Whether nothing stands in the way."""
        return not self.left and not self.half_real

    def counts(self) -> dict[str, int]:
        """How many samples there are of each group, the store's own kinds last."""
        groups = groupby(self.samples, key=lambda sample: sample.group)
        counted = {group: sum(sample.count for sample in listed) for group, listed in groups}
        return {**counted, **{f"store: {kind}": count for kind, count in self.in_store.items()}}

    def as_json(self) -> dict[str, object]:
        """The report for other programs."""
        return {
            "ready": self.ready,
            "counts": self.counts(),
            "samples": [_plain(sample) for sample in self.samples],
            "half_real": _places(self.half_real),
            "over": _places(self.over),
        }

    def print(self, console: Console) -> None:
        """The report for people: a heading for each group, and a line for each value."""
        for group, listed in groupby(self.samples, key=lambda sample: sample.group):
            heading = f"\n[bold]{group.capitalize()}[/] ({self.counts()[group]})"
            console.print(heading, highlight=False)
            _print_lines(console, [str(sample) for sample in listed])
        if self.over:
            console.print("\n[bold]Special days that are over[/]")
            _print_lines(console, [str(each) for each in self.over])
        if self.half_real:
            console.print("\n[bold red]Real names beside made-up words[/]")
            _print_lines(console, [str(each) for each in self.half_real])
        if self.in_store:
            _print_lines(
                console,
                ["", f"the store: {in_words(self.in_store)}; ./nk samples clear takes them out"],
            )
        console.print(self._verdict())

    def _verdict(self) -> str:
        if self.ready:
            return "[bold green]No samples are left: ready to go public.[/]"
        return f"[bold red]{_counted(self.left, 'sample')} left to replace.[/]"


def _live_report(loaded: LoadedContent, database: str) -> LiveReport:
    try:
        in_store = store_samples(database)
    except StoreError as problem:
        stop(f"The store cannot be read, so its samples are not known: {problem}.")
    documents = loaded.documents
    days = loaded.models.get("special_hours", ())
    return LiveReport(
        samples_of(documents.values()),
        in_store,
        [error for document in documents.values() for error in half_real(document)],
        list(past_days(days, documents["special_hours"], today())) if days else [],
    )


def _report_mistakes(console: Console, errors: Sequence[ContentError], as_json: bool) -> None:
    if as_json:
        _print_json(console, _mistakes(errors))
        return
    _print_lines(console, [str(error) for error in errors])
    console.print(f"[bold red]{_counted(len(errors), 'mistake')} found.[/]")


def _mistakes(errors: Sequence[ContentError]) -> dict[str, object]:
    return {"right": not errors, "mistakes": _places(errors)}


def _places(errors: Sequence[ContentError]) -> list[dict[str, object]]:
    return [
        {"file": each.file, "line": each.line, "where": each.where, "reason": each.reason.en}
        for each in errors
    ]


def _plain(sample: Sample) -> dict[str, object]:
    return {
        "group": sample.group,
        "file": sample.file,
        "line": sample.line,
        "where": sample.where,
        "value": sample.shown,
        "also": sample.also,
    }


def _print_json(console: Console, answer: dict[str, object]) -> None:
    _print_lines(console, [json.dumps(answer, ensure_ascii=False, indent=1)])


def _print_lines(console: Console, lines: list[str]) -> None:
    # Whole lines, unwrapped and uncoloured, so that editors can jump to `file:line`.
    for line in lines:
        console.print(line, markup=False, emoji=False, highlight=False, soft_wrap=True)


def _counted(count: int, what: str) -> str:
    return f"{count} {what}" if count == 1 else f"{count} {what}s"
