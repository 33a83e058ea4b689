"""The club as every front opens it: who acts, when, the store, and what the shop's content says.

A front (the commands, the desk) opens the club and calls the operations of the other modules:

    with open_club(database, content, who="Mind", now=now) as club:
        with club.change() as change:
            events.cancel(change, 12)

What happens within one `change` is one transaction: all of it or nothing. `rehearse=True` takes
it back at its end, so that any operation can be looked at before it is done. Each operation
writes to the history, one entry for each thing that it changes, and says no by a `RefusedError`:
a code, and a sentence in both languages. Two kinds of no are questions: a `DoubtfulError` goes
through once it is insisted on, an `AmbiguousError` once somebody has chosen.
"""

from collections.abc import Callable, Iterator, Mapping
from contextlib import AbstractContextManager, closing, contextmanager
from dataclasses import dataclass
from datetime import date, datetime
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from sqlalchemy import Connection

from nk.bangkok import bangkok_day
from nk.club.errors import Sentence, StoreUnreadableError, UnclearError
from nk.club.store.connections import Change, Reader, Writer, migrate, open_reader, open_writer

if TYPE_CHECKING:
    from nk.club.events.entry import Branch
    from nk.club.players import Player
    from nk.rules.elo import RatingPolicy


@dataclass(frozen=True)
class Club:
    """What an operation works with."""

    database: str
    content: Path
    who: str
    now: datetime

    @property
    def today(self) -> date:
        """The day in Bangkok."""
        return bangkok_day(self.now)

    @cached_property
    def reader(self) -> Reader:
        """The store opened for reading."""
        return open_reader(self.database)

    @cached_property
    def writer(self) -> Writer:
        """The store opened for changing."""
        return open_writer(self.database)

    @cached_property
    def policy(self) -> "RatingPolicy":
        """The figures that the content gives today, for the next season to be rated by."""
        return read_policy(self.content)

    @cached_property
    def branches(self) -> "tuple[Branch, ...]":
        """The branches, by their names in both languages."""
        return read_branches(self.content)

    def reading(self) -> AbstractContextManager[Connection]:
        """Look at the store; nothing can be changed this way."""
        return self.reader.reading()

    def change(self, *, rehearse: bool = False) -> AbstractContextManager[Change]:
        """Make a change, all of it or nothing; a rehearsal is taken back at its end."""
        if rehearse:
            return self.writer.dry_run(self.who, self.now)
        return self.writer.change(self.who, self.now)

    def close(self) -> None:
        """Let the connections go."""
        for opened in ("reader", "writer"):
            if opened in self.__dict__:
                getattr(self, opened).close()


@contextmanager
def open_club(database: str, content: Path, *, who: str, now: datetime) -> Iterator[Club]:
    """Open the club on its store, prepared if it is new or older."""
    migrate(database)
    club = Club(database, content, who, now)
    try:
        _keep_policies(club)
        yield club
    finally:
        club.close()


def _keep_policies(club: Club) -> None:
    from nk.club.ranking.seasons import has_old_seasons, keep_policies

    with club.reading() as connection:
        old = has_old_seasons(connection)
    if old:
        with club.change() as change:
            keep_policies(change, club.policy)


def read_policy(content: Path) -> "RatingPolicy":
    """Return the figures of the content that the next season is rated by."""
    from nk.rules.elo import policy_from

    return policy_from(_mapping(content, "beyblade/rating.yaml"))


def read_branches(content: Path) -> "tuple[Branch, ...]":
    """Return the branches of the content, with the place of events that say no more."""
    from nk.club.events.entry import Branch
    from nk.content.yaml import read_document

    document = read_document(content / "branches.yaml", "content/branches.yaml")
    entries = document.value if isinstance(document.value, list) else []
    return tuple(
        Branch(
            id=str(entry["id"]),
            name=Sentence(th=_text(entry, "name", "th"), en=_text(entry, "name", "en")),
            place=f"NK {_text(entry, 'name', 'th')} {_text(entry, 'floor', 'th')}".strip(),
            names=tuple(
                name
                for field in ("name", "short")
                for language in ("th", "en")
                if (name := _text(entry, field, language))
            ),
        )
        for entry in entries
        if isinstance(entry, dict) and "id" in entry
    )


def _text(entry: Mapping[str, object], field: str, language: str) -> str:
    text = entry.get(field)
    return str(text.get(language, "")) if isinstance(text, dict) else ""


def _mapping(content: Path, file: str) -> Mapping[str, object]:
    from nk.content.yaml import read_document

    document = read_document(content / file, f"content/{file}")
    if not isinstance(document.value, dict):
        name = f"content/{file}"
        raise UnclearError("bad_content", f"{name} ไม่มีตัวเลข", f"{name} holds no figures.")
    return document.value


@dataclass(frozen=True, slots=True)
class Restored:
    """What going back to a copy did.

    Where the store before it is, whose names came back, and whose devices were signed out
    because the store before it did not let them in.
    """

    kept: Path | None
    named_again: "tuple[tuple[str, Player], ...]"
    signed_out: tuple[str, ...] = ()


def restore_copy(database: str, copy: Path, *, who: str, now: datetime) -> Restored:
    """Put a copy in the store's place; nothing may have the store open."""
    from nk.club.removals import forgotten_players, named_again
    from nk.club.store.backup import check_copy, refuse_if_in_use, restore
    from nk.club.store.devices import end_others, tokens_in_use

    check_copy(copy)
    refuse_if_in_use(database)
    forgotten = _told_by(database, forgotten_players) or []
    tokens = _told_by(database, tokens_in_use) or set()
    kept = restore(database, copy, now)
    # The copy may be of an older version of the site.
    migrate(database)
    with closing(open_writer(database)) as writer, writer.change(who, now) as change:
        back = tuple(named_again(change.connection, forgotten))
        facts = {"copy": copy.name, "forgotten_since": [removal for removal, _ in back]}
        change.note("store.restore", "store", facts=facts)
        signed_out = tuple(end_others(change, tokens))
    return Restored(kept, back, signed_out)


_Told = TypeVar("_Told")


def _told_by(database: str, question: Callable[[Connection], _Told]) -> _Told | None:
    """Return what the store to be replaced says; None from one that cannot be read."""
    try:
        with closing(open_reader(database)) as reader, reader.reading() as connection:
            return question(connection)
    except StoreUnreadableError:
        # A store that is missing or damaged is the very reason to go back to a copy.
        return None
