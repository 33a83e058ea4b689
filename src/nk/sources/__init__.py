"""Where events and the leaderboard come from: the store, or the shop's own APIs elsewhere."""

from nk.sources.choice import Sources, open_sources
from nk.sources.club import ClubSource
from nk.sources.contract import (
    ClosedOn,
    Event,
    EventEntry,
    EventSource,
    LeaderboardEntry,
    LeaderboardSource,
    Notices,
    NoticeSource,
    Person,
    Reading,
    SeasonDays,
    SourceFaultError,
    SourceUnavailableError,
    Winner,
)

__all__ = [
    "ClosedOn",
    "ClubSource",
    "Event",
    "EventEntry",
    "EventSource",
    "LeaderboardEntry",
    "LeaderboardSource",
    "NoticeSource",
    "Notices",
    "Person",
    "Reading",
    "SeasonDays",
    "SourceFaultError",
    "SourceUnavailableError",
    "Sources",
    "Winner",
    "open_sources",
]
