"""`nk backup`, `nk restore`, `nk history` and `nk samples`."""

from pathlib import Path
from typing import Annotated

import typer

from nk import bangkok
from nk.cli.staff.errors import plain_words
from nk.cli.staff.language import StaffCommand, language
from nk.cli.staff.session import opened_club, staff_name
from nk.cli.staff.terminal import Line, chosen_file, confirm, show, waiting
from nk.cli.staff.words import both, said
from nk.cli.terminal import AsJson, By, Limit, Yes, stop
from nk.club.club import restore_copy
from nk.club.errors import Sentence
from nk.club.players import history as entries_of
from nk.club.samples import clear_samples
from nk.club.store.audit import AuditEntry
from nk.club.store.audit_chain import verify_chain
from nk.club.store.backup import back_up, back_up_as_usual, check_copy, refuse_if_in_use
from nk.settings import load_settings


def backup(
    target: Annotated[
        Path | None, typer.Argument(help="The file to write; else one in the data folder.")
    ] = None,
) -> None:
    """Copy the store while the site runs, and open the copy to be sure of it."""
    with plain_words():
        settings = load_settings()
        with waiting("copying"):
            if target is None:
                copy = back_up_as_usual(settings.database, settings.data, bangkok.now())
            else:
                copy = back_up(settings.database, target)
        typer.echo(said("copied", file=copy, size=copy.stat().st_size))


def restore(
    copy: Annotated[Path | None, typer.Argument(help="A file that `backup` wrote.")] = None,
    yes: Yes = False,
    by: By = None,
) -> None:
    """Put a copy in the store's place; stop the site first."""
    with plain_words():
        settings = load_settings()
        who = staff_name(by)
        chosen = chosen_file(copy, said("ask_copy"))
        # Looked at before the question; what answers it looks again. The store comes first: to
        # PostgreSQL no copy can be put back this way, and a good dump is not a damaged copy.
        refuse_if_in_use(settings.database)
        check_copy(chosen)
        confirm(said("sure_restore", copy=chosen), yes=yes)
        with waiting("copying"):
            done = restore_copy(settings.database, chosen, who=who, now=bangkok.now())
        typer.echo(said("restored", copy=chosen))
        if done.kept is not None:
            typer.echo(said("kept_as", file=done.kept))
        if done.signed_out:
            typer.echo(said("signed_out", names=", ".join(done.signed_out)), err=True)
        for removal, player in done.named_again:
            words = {"name": player.nickname, "number": player.id, "removal": removal or "-"}
            typer.echo(said("forgotten_since", **words), err=True)


def history(
    event: Annotated[int | None, typer.Option("--event", min=1, help="Of this event.")] = None,
    player: Annotated[int | None, typer.Option("--player", min=1, help="Of this player.")] = None,
    match: Annotated[int | None, typer.Option("--match", min=1, help="Of this match.")] = None,
    verify: Annotated[
        bool, typer.Option("--verify", help="Look for entries that were changed or taken out.")
    ] = False,
    limit: Limit = 50,
    as_json: AsJson = False,
) -> None:
    """Show who changed what, the latest first."""
    if verify:
        _verify_history()
        return
    asked = {"event": event, "player": player, "match": match}
    chosen = [(subject, number) for subject, number in asked.items() if number is not None]
    if len(chosen) > 1:
        stop(said("one_history"))
    subject, number = chosen[0] if chosen else (None, None)
    with opened_club() as club:
        with club.reading() as connection:
            lines = [_line(entry) for entry in entries_of(connection, subject, number, limit)]
        show(lines, as_json=as_json, none="no_changes")


def _verify_history() -> None:
    with opened_club() as club:
        with club.reading() as connection:
            found = verify_chain(connection)
        if found.broken:
            stop(said("history_broken", reason=found.broken.in_language(language())))
        typer.echo(said("history_whole", count=found.entries, hash=found.hash[:16] or "-"))


def _line(entry: AuditEntry) -> Line:
    return {
        "when": entry.at,
        "who": entry.who,
        "what": entry.action,
        "number": entry.subject_id,
        "detail": _detail(entry),
    }


def _detail(entry: AuditEntry) -> Sentence:
    nothing = both("no_value")

    def told(no_value: str) -> str:
        return ", ".join(f"{name}: {_fact(v) or no_value}" for name, v in entry.detail.items())

    return Sentence(th=told(nothing.th), en=told(nothing.en))


def _fact(value: object) -> str:
    if isinstance(value, list):
        return ", ".join(map(str, value))
    return "" if value is None else str(value)


app = typer.Typer(no_args_is_help=True)


@app.callback()
def samples() -> None:
    """Keep `clear` a command of its own, though it is the only one."""


@app.command(cls=StaffCommand)
def clear(yes: Yes = False, by: By = None) -> None:
    """Take out every sample; what staff have changed or used stays."""
    with opened_club(by) as club:
        confirm(said("sure_samples"), yes=yes)
        with club.change() as change:
            kept = clear_samples(change)
        club.reader.close()
        traces = not club.writer.forget_deleted()
        typer.echo(said("samples_gone"))
        for sample in kept:
            what = said(sample.kind)
            typer.echo(said("sample_kept", what=what, number=sample.number, name=sample.name))
        if traces:
            stop(said("traces"))
