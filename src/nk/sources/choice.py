"""Choosing the sources from the settings' three addresses."""

from collections.abc import Hashable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from nk.club.store.connections import Reader, open_reader
from nk.club.store.engines import STAFF_PATIENCE
from nk.sources.club import ClubSource
from nk.sources.contract import (
    Clock,
    EventSource,
    LeaderboardSource,
    NoticeSource,
    PictureSource,
    TournamentSource,
)

# Longer than all tries of a fetch together, and short enough for a last good answer in two seconds.
UPSTREAM_PATIENCE: Final = 1.5


@dataclass(frozen=True, slots=True)
class Sources:
    """The sources the API and the pages read from."""

    events: EventSource
    leaderboard: LeaderboardSource
    reader: Reader | None = None
    # Only the store's own events have tournaments.
    tournaments: TournamentSource | None = None
    # Always the shop's own store, wherever events and leaderboard come from. Its version counts
    # only where they come from it too; else an answer about notices is a minute old at most.
    notices: NoticeSource | None = None
    # Only the store's own events have pictures that staff sent.
    pictures: PictureSource | None = None
    # How long a visitor may wait for something that was never asked before.
    patience: float = STAFF_PATIENCE

    def version(self) -> Hashable:
        """Return something that differs whenever anything shown has changed."""
        # The store may be both; it is asked once.
        different = {id(source): source for source in (self.events, self.leaderboard)}
        return tuple(source.version() for source in different.values())

    def close(self) -> None:
        """Let the store's connections go."""
        if self.reader is not None:
            self.reader.close()


def open_sources(
    database: str,
    clock: Clock,
    *,
    events_url: str = "",
    leaderboard_url: str = "",
    cache: Path | None = None,
    patience: float = STAFF_PATIENCE,
) -> Sources:
    """Open the upstreams that are set and the store for the rest.

    Nothing is read yet, so it can be called before the database exists; in a server of
    several processes it has to be called in each of them.
    """
    reader = open_reader(database, patience)
    club = ClubSource(reader, clock)
    if not events_url and not leaderboard_url:
        return Sources(club, club, reader, club, club, club, patience)
    # Imported late: few shops have other APIs, and the client for them takes 9 MB.
    from nk.sources.upstream import Upstream, UpstreamEvents, UpstreamLeaderboard

    def upstream(name: str) -> Upstream:
        return Upstream(name, folder=cache / "upstream" / name if cache else None)

    events: EventSource = club
    leaderboard: LeaderboardSource = club
    if events_url:
        events = UpstreamEvents(events_url, upstream("events"), clock)
    if leaderboard_url:
        leaderboard = UpstreamLeaderboard(leaderboard_url, upstream("leaderboard"), clock)
    own = None if events_url else club
    return Sources(events, leaderboard, reader, own, club, own, max(UPSTREAM_PATIENCE, patience))
