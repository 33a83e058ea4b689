"""The club as a staff command opens it."""

import getpass
from collections.abc import Iterator
from contextlib import contextmanager

from nk import bangkok
from nk.cli.staff.errors import plain_words
from nk.cli.staff.words import said
from nk.cli.terminal import stop
from nk.club.club import Club, open_club
from nk.club.names import one_line
from nk.settings import load_settings


@contextmanager
def opened_club(by: str | None = None) -> Iterator[Club]:
    """Open the club on the store of the settings."""
    with plain_words():
        settings = load_settings()
        who = staff_name(by)
        with open_club(settings.database, settings.content, who=who, now=bangkok.now()) as club:
            yield club


def staff_name(by: str | None) -> str:
    """Return whom the history names: what was given, or the user of this machine."""
    if by is not None:
        return one_line(by, "by")
    try:
        return getpass.getuser()
    except (OSError, KeyError):
        stop(said("no_user"))
