"""The HTTP API: events, the leaderboard and calendars, all by GET."""

from nk.api.application import API_PREFIX, build_fastapi, create_api
from nk.api.cache import AnswerCache

__all__ = ["API_PREFIX", "AnswerCache", "build_fastapi", "create_api"]
