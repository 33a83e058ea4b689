"""Ratings: what one match changes, and the replay that is the only source of them."""

from nk.rules.changes import Change, loser_change, play, winner_change
from nk.rules.policy import RankBonus, RatingPolicy, policy_from
from nk.rules.replaying import Replay, replay
from nk.rules.standing import Played, SeasonEnd, Standing

__all__ = [
    "Change",
    "Played",
    "RankBonus",
    "RatingPolicy",
    "Replay",
    "SeasonEnd",
    "Standing",
    "loser_change",
    "play",
    "policy_from",
    "replay",
    "winner_change",
]
