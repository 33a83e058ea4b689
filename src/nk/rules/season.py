"""Seasons: final ranks, the restart with its bonus, and the dates."""

from calendar import monthrange
from collections.abc import Mapping
from datetime import date

from nk.rules.policy import RatingPolicy
from nk.rules.standing import Standing


def rank(standings: Mapping[int, Standing]) -> list[tuple[int, int]]:
    """Return (rank, player) from the highest rating down: 1, 2, 2, 4.

    Equal ratings share a rank; nothing breaks the tie, they are only listed by player id.
    """
    players = sorted(standings, key=lambda player: (-standings[player].rating, player))
    ranked: list[tuple[int, int]] = []
    shared, shared_rating = 0, None
    for place, player in enumerate(players, start=1):
        rating = standings[player].rating
        if rating != shared_rating:
            shared, shared_rating = place, rating
        ranked.append((shared, player))
    return ranked


def restart(policy: RatingPolicy, standings: Mapping[int, Standing]) -> dict[int, Standing]:
    """Return everyone's standing on the first day of the next season.

    At a season's end everyone restarts at the start plus a bonus by final rank: 1st 50, 2nd 40,
    3rd 30, 4th to 10th 20. Only players who played in the season are ranked; a bonus is for
    taking part, so a rating carried over untouched earns none and pushes nobody down.
    """
    fresh = {player: Standing(policy.start) for player in standings}
    active = {player: standing for player, standing in standings.items() if standing.played}
    for place, player in rank(active):
        fresh[player].rating += policy.bonus_for(place)
    return fresh


def season_bounds(moment: date, first: date, months: int) -> tuple[date, date]:
    """Return the first day of the season `moment` falls in, and the first day of the next.

    Seasons follow each other in steps of `months` from `first`. A first day that a month does
    not have (the 31st) falls on that month's last day.
    """
    if months < 1:
        raise ValueError("a season needs at least one month")
    apart = (moment.year - first.year) * 12 + moment.month - first.month
    season = apart // months
    if moment < _months_later(first, season * months):
        season -= 1
    return _months_later(first, season * months), _months_later(first, (season + 1) * months)


def _months_later(day: date, months: int) -> date:
    years, month = divmod(day.month - 1 + months, 12)
    year, month = day.year + years, month + 1
    return date(year, month, min(day.day, monthrange(year, month)[1]))
