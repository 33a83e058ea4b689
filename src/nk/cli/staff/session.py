"""The open store as a staff command sees it: settings, reading, changing, who and when."""

import getpass
from collections.abc import Iterator
from contextlib import AbstractContextManager, closing, contextmanager
from dataclasses import dataclass
from datetime import date, datetime
from functools import cached_property

from sqlalchemy import Connection

from nk import bangkok
from nk.bangkok import bangkok_day
from nk.cli.staff.errors import plain_words
from nk.club.errors import UnclearError
from nk.club.store.connections import Change, Reader, Writer, migrate, open_reader, open_writer
from nk.content.yaml import read_document
from nk.names import one_line
from nk.rules.elo import RatingPolicy, policy_from
from nk.settings import Settings, load_settings


@dataclass(frozen=True)
class Desk:
    """What a command works with."""

    settings: Settings
    reader: Reader
    writer: Writer
    who: str
    now: datetime

    @property
    def today(self) -> date:
        """The day in Bangkok."""
        return bangkok_day(self.now)

    @cached_property
    def policy(self) -> RatingPolicy:
        """The figures by which matches are rated."""
        file = "beyblade/rating.yaml"
        document = read_document(self.settings.content / file, f"content/{file}")
        if not isinstance(document.value, dict):
            raise UnclearError(f"content/{file} holds no figures.")
        return policy_from(document.value)

    def reading(self) -> AbstractContextManager[Connection]:
        """Look at the store; nothing can be changed this way."""
        return self.reader.reading()

    def change(self, *, rehearse: bool = False) -> AbstractContextManager[Change]:
        """Make a change, all of it or nothing; a rehearsal is taken back at its end."""
        if rehearse:
            return self.writer.dry_run(self.who, self.now)
        return self.writer.change(self.who, self.now)


@contextmanager
def open_desk(by: str | None = None) -> Iterator[Desk]:
    """Open the store of the settings, prepared if it is new; whatever is wrong is a sentence."""
    with plain_words():
        settings = load_settings()
        who = staff_name(by)
        migrate(settings.database)
        with (
            closing(open_reader(settings.database)) as reader,
            closing(open_writer(settings.database)) as writer,
        ):
            yield Desk(settings, reader, writer, who, bangkok.now())


def staff_name(by: str | None) -> str:
    """Return whom the history names: what was given, or the user of this machine."""
    if by is not None:
        return one_line(by, "by")
    try:
        return getpass.getuser()
    except (OSError, KeyError):
        raise UnclearError("This machine does not know your name; give it with --by.") from None
