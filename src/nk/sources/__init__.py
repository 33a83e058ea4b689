"""Where events and the leaderboard come from: the store, or the shop's own APIs elsewhere."""

from nk.sources.choosing import Sources, open_sources
from nk.sources.contract import EventSource, LeaderboardSource, SourceUnavailableError
from nk.sources.from_store import StoreEvents, StoreLeaderboard
from nk.sources.from_upstream import UpstreamEvents, UpstreamLeaderboard
from nk.sources.values import (
    Event,
    EventEntry,
    LeaderboardEntry,
    Person,
    Reading,
    SeasonDays,
    Winner,
)

__all__ = [
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
    "StoreEvents",
    "StoreLeaderboard",
    "UpstreamEvents",
    "UpstreamLeaderboard",
    "Winner",
    "open_sources",
]
