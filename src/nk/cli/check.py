"""`nk check`: is the content right, and is it ready to go public?"""

import json
from collections.abc import Sequence
from itertools import groupby

import typer
from rich.console import Console

from nk.bangkok import today
from nk.cli.places import CACHE, CONTENT
from nk.content.check import checked_content
from nk.content.errors import ContentError, ContentErrors
from nk.content.registry import LoadedContent
from nk.content.samples import Sample, half_real, samples_of
from nk.content.special_hours import past_days


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
    try:
        loaded = checked_content(CONTENT, CACHE, stand_ins=stand_ins)
    except ContentErrors as problem:
        _report_mistakes(console, problem.errors, as_json)
        raise typer.Exit(1) from None
    if live and not _report_live(console, loaded, as_json):
        raise typer.Exit(1)
    if not live and as_json:
        _print_json(console, _answer([]))
    elif not live:
        console.print(_RIGHT)


_RIGHT = "[bold green]The content is right.[/]"


def _report_mistakes(console: Console, errors: Sequence[ContentError], as_json: bool) -> None:
    if as_json:
        _print_json(console, _answer(errors))
        return
    _print_lines(console, [str(error) for error in errors])
    console.print(f"[bold red]{_counted(len(errors), 'mistake')} found.[/]")


def _report_live(console: Console, loaded: LoadedContent, as_json: bool) -> bool:
    """Say what stands in the way of going public; tell whether nothing does."""
    documents = loaded.documents.values()
    samples = samples_of(documents)
    errors = [error for document in documents for error in half_real(document)]
    over = _over(loaded)
    if as_json:
        _print_json(console, {**_answer(errors), **_listed(samples), "over": _entries(over)})
    else:
        console.print(_RIGHT)
        _print_samples(console, samples)
        _print_lines(console, [f"warning: {each}" for each in over])
        _print_lines(console, [f"error: {each}" for each in errors])
        _print_verdict(console, samples, errors)
    return not samples and not errors


def _over(loaded: LoadedContent) -> list[ContentError]:
    if "special_hours" not in loaded.models:
        return []
    document = loaded.documents["special_hours"]
    return list(past_days(loaded.models["special_hours"], document, today()))


def _print_samples(console: Console, samples: Sequence[Sample]) -> None:
    for group, listed in groupby(samples, key=lambda sample: sample.group):
        entries = list(listed)
        count = sum(sample.count for sample in entries)
        console.print(f"\n[bold]{group.capitalize()}[/] ({count})", highlight=False)
        _print_lines(console, [str(sample) for sample in entries])


def _print_verdict(
    console: Console, samples: Sequence[Sample], errors: Sequence[ContentError]
) -> None:
    count = sum(sample.count for sample in samples)
    if errors:
        console.print(f"[bold red]{_counted(len(errors), 'person')} half real, half made up.[/]")
    if samples:
        console.print(f"\n[bold red]{_counted(count, 'sample')} left to replace.[/]")
    if not samples and not errors:
        console.print("[bold green]No samples are left: ready to go public.[/]")


def _answer(errors: Sequence[ContentError]) -> dict[str, object]:
    return {"right": not errors, "mistakes": _entries(errors)}


def _entries(errors: Sequence[ContentError]) -> list[dict[str, object]]:
    return [
        {"file": each.file, "line": each.line, "where": each.where, "reason": each.reason}
        for each in errors
    ]


def _listed(samples: Sequence[Sample]) -> dict[str, object]:
    counts: dict[str, int] = {}
    for sample in samples:
        counts[sample.group] = counts.get(sample.group, 0) + sample.count
    entries = [
        {
            "group": sample.group,
            "file": sample.file,
            "line": sample.line,
            "where": sample.where,
            "value": sample.shown,
            "also": sample.also,
        }
        for sample in samples
    ]
    return {"live": not samples, "counts": counts, "samples": entries}


def _print_json(console: Console, answer: dict[str, object]) -> None:
    text = json.dumps(answer, ensure_ascii=False, indent=1)
    console.print(text, markup=False, emoji=False, highlight=False, soft_wrap=True)


def _print_lines(console: Console, lines: list[str]) -> None:
    # Whole lines, unwrapped and uncoloured, so that editors can jump to `file:line`.
    for line in lines:
        console.print(line, markup=False, emoji=False, highlight=False, soft_wrap=True)


_MANY = {"person": "people"}


def _counted(count: int, what: str) -> str:
    return f"{count} {what if count == 1 else _MANY.get(what, what + 's')}"
