"""The endpoints players' tools ask: rating preview, deck check, parts and the season."""

from datetime import datetime, time

from fastapi import APIRouter, Depends, Request

from nk.api.beyblade_deck import all_parts, deck_answer
from nk.api.beyblade_models import DeckAnswer, PartBody, PlayerChange, RatingPreview, SeasonBody
from nk.api.beyblade_parameters import Beys, Options, Rating, Result, Sweep, repeatable
from nk.api.beyblade_rules import BeybladeRules
from nk.api.errors import COMMON_RESPONSES
from nk.api.freshness import value_of
from nk.api.parameters import only
from nk.rules.rating import Change, loser_change, winner_change
from nk.rules.season import season_bounds
from nk.sources import Reading, SeasonDays
from nk.sources.contract import Clock, LeaderboardSource
from nk.store.weeks import BANGKOK, bangkok_day


def beyblade_router(
    rules: BeybladeRules, clock: Clock, leaderboard: LeaderboardSource
) -> APIRouter:
    """Return the endpoints over these rules; of the leaderboard only its season is asked."""
    router = APIRouter(prefix="/beyblade", responses=COMMON_RESPONSES)
    parts = all_parts(rules.catalogue)

    @router.get(
        "/rating",
        summary="What a match would do to two ratings",
        operation_id="previewRating",
        dependencies=[Depends(only("mine", "theirs", "result", "sweep"))],
    )
    def preview_rating(
        mine: Rating, theirs: Rating, result: Result, sweep: Sweep = "false"
    ) -> RatingPreview:
        """Return both players' changes."""
        return _preview(rules, mine, theirs, won=result == "win", sweep=sweep == "true")

    @router.get(
        "/deck",
        summary="Is this deck legal?",
        operation_id="checkDeck",
        dependencies=[Depends(repeatable("bey", "option"))],
    )
    # FastAPI copies the default for each request, so the one list is never shared.
    def check_deck(bey: Beys, option: Options = []) -> DeckAnswer:  # noqa: B006
        """Return the verdict with every reason; the default list is never changed."""
        return deck_answer(rules, bey, option)

    @router.get(
        "/parts",
        summary="The parts the shop knows",
        operation_id="listParts",
        dependencies=[Depends(only())],
    )
    def list_parts() -> list[PartBody]:
        """Return every part with all its names."""
        return parts

    @router.get(
        "/season",
        summary="The running season",
        operation_id="getSeason",
        dependencies=[Depends(only())],
    )
    def get_season(request: Request) -> SeasonBody:
        """Return the season's days; the answer is good until midnight of its last day."""
        running = value_of(request.scope, leaderboard.season())
        return value_of(request.scope, _season(rules, clock(), running))

    return router


def _preview(
    rules: BeybladeRules, mine: int, theirs: int, *, won: bool, sweep: bool
) -> RatingPreview:
    winner, loser = (mine, theirs) if won else (theirs, mine)
    gain = _change(winner, winner_change(rules.policy, winner, loser, sweep=sweep))
    cost = _change(loser, loser_change(rules.policy, winner, loser))
    return RatingPreview(mine=gain if won else cost, theirs=cost if won else gain)


def _change(before: int, change: Change) -> PlayerChange:
    return PlayerChange(
        before=before,
        after=before + change.total,
        expected=change.expected,
        base=change.base,
        upset_bonus=change.upset_bonus,
        sweep_bonus=change.sweep_bonus,
        total=change.total,
    )


def _season(rules: BeybladeRules, now: datetime, running: SeasonDays | None) -> Reading[SeasonBody]:
    """Return the season staff have open; where none holds today, the one the calendar gives."""
    today = bangkok_day(now)
    if running is not None and running.starts_on <= today < running.ends_on:
        first, following = running.starts_on, running.ends_on
    else:
        first, following = season_bounds(today, rules.first_season, rules.policy.season_months)
    body = SeasonBody(starts_on=first.isoformat(), ends_on=following.isoformat())
    return Reading(body, expires_at=datetime.combine(following, time(), BANGKOK))
