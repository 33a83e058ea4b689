"""Where events and the leaderboard come from: the store, or the shop's own APIs elsewhere."""

from nk.sources.choice import Sources, open_sources
from nk.sources.club import ClubSource
from nk.sources.contract import (
    Event,
    EventEntry,
    EventSource,
    LeaderboardEntry,
    LeaderboardSource,
    Person,
    Reading,
    SeasonDays,
    SourceUnavailableError,
    Winner,
)
from nk.sources.upstream import UpstreamEvents, UpstreamLeaderboard

__all__ = [
    "ClubSource",
    "Event",
    "EventEntry",
    "EventSource",
    "LeaderboardEntry",
    "LeaderboardSource",
    "Person",
    "Reading",
    "SeasonDays",
    "SourceUnavailableError",
    "Sources",
    "UpstreamEvents",
    "UpstreamLeaderboard",
    "Winner",
    "open_sources",
]
