"""Choosing the sources from the settings' three addresses."""

from collections.abc import Hashable
from dataclasses import dataclass
from pathlib import Path

from nk.club.store.connections import Reader, open_reader
from nk.sources.club import StoreEvents, StoreLeaderboard
from nk.sources.contract import Clock, EventSource, LeaderboardSource
from nk.sources.upstream import Upstream, UpstreamEvents, UpstreamLeaderboard


@dataclass(frozen=True, slots=True)
class Sources:
    """The two sources the API and the pages read from."""

    events: EventSource
    leaderboard: LeaderboardSource
    reader: Reader | None = None

    def version(self) -> Hashable:
        """Return something that differs whenever anything shown has changed."""
        return self.events.version(), self.leaderboard.version()

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
) -> Sources:
    """Open the upstreams that are set and the store for the rest.

    Nothing is read yet, so it can be called before the database exists; in a server of
    several processes it has to be called in each of them.
    """
    reader = open_reader(database)
    events: EventSource = StoreEvents(reader, clock)
    leaderboard: LeaderboardSource = StoreLeaderboard(reader, clock)
    if events_url:
        events = UpstreamEvents(events_url, _upstream("events", cache), clock)
    if leaderboard_url:
        leaderboard = UpstreamLeaderboard(leaderboard_url, _upstream("leaderboard", cache), clock)
    return Sources(events, leaderboard, reader)


def _upstream(name: str, cache: Path | None) -> Upstream:
    return Upstream(name, folder=cache / "upstream" / name if cache else None)
