"""The endpoints players' tools ask: rating preview, deck check, parts and the season."""

from datetime import datetime, time
from typing import Annotated, Final, Literal

from fastapi import APIRouter, Depends, Query
from pydantic import BeforeValidator, Field, StringConstraints, TypeAdapter

from nk.bangkok import BANGKOK, bangkok_day
from nk.rules.deck import MOST_BEYS
from nk.rules.elo import Change, loser_change, winner_change
from nk.rules.notation import LONGEST_TEXT
from nk.rules.season import season_bounds
from nk.site.api.beyblade_bodies import (
    BeybladeRules,
    DeckAnswer,
    PartBody,
    PlayerChange,
    RatingPreview,
    SeasonBody,
    all_parts,
    deck_answer,
)
from nk.site.api.errors import COMMON_RESPONSES
from nk.site.api.questions import Question, json_made, only, whole_number
from nk.site.live.cache import Made
from nk.sources import Reading, SeasonDays
from nk.sources.contract import Clock, LeaderboardSource

# No rating ever leaves this range; it also keeps the engine's whole numbers small.
HIGHEST_RATING: Final = 4000
_RATING_DIGITS: Final = 4

DeckOption = Literal["metal_needle_allowed", "metal_chips_once"]


Rating = Annotated[
    int,
    # The bounds stand next to the number, or the API's document would not know them.
    Field(ge=0, le=HIGHEST_RATING),
    BeforeValidator(whole_number(_RATING_DIGITS)),
    Query(description="A rating before the match."),
]
Result = Annotated[Literal["win", "loss"], Query(description="How the match ended for `mine`.")]
Sweep = Annotated[Literal["true", "false"], Query(description="Whether the winner took a set 4-0.")]
Beys = Annotated[
    list[Annotated[str, StringConstraints(max_length=LONGEST_TEXT)]],
    Query(
        min_length=1,
        max_length=MOST_BEYS,
        description="A Bey as players write it: `Dran Sword 3-60 F`. Give one for each Bey.",
    ),
]
Options = Annotated[
    list[DeckOption], Query(max_length=2, description="Optional rules that this event plays by.")
]


# The parts and the season stand on pages; other questions never push them out of the cache.
STEADY_LISTS: Final = frozenset({("parts",), ("season",)})

_PREVIEW: Final = TypeAdapter(RatingPreview)
_DECK: Final = TypeAdapter(DeckAnswer)
_PARTS: Final = TypeAdapter(list[PartBody])
_SEASON: Final = TypeAdapter(SeasonBody)


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
        response_model=RatingPreview,
        dependencies=[Depends(only("mine", "theirs", "result", "sweep"))],
    )
    async def preview_rating(
        mine: Rating, theirs: Rating, result: Result, sweep: Sweep = "false"
    ) -> Question:
        """Return both players' changes."""
        key = ("rating", mine, theirs, result, sweep)

        def make() -> Made:
            won, swept = result == "win", sweep == "true"
            return json_made(_PREVIEW, _preview(rules, mine, theirs, won=won, sweep=swept))

        return Question(key, make, steady=True)

    @router.get(
        "/deck",
        summary="Is this deck legal?",
        operation_id="checkDeck",
        response_model=DeckAnswer,
        dependencies=[Depends(only("bey", "option", repeated=True))],
    )
    # FastAPI copies the default for each request, so the one list is never shared.
    async def check_deck(bey: Beys, option: Options = []) -> Question:  # noqa: B006
        """Return the verdict with every reason; the default list is never changed."""
        key = ("deck", tuple(bey), frozenset(option))
        return Question(key, lambda: json_made(_DECK, deck_answer(rules, bey, option)), steady=True)

    @router.get(
        "/parts",
        summary="The parts the shop knows",
        operation_id="listParts",
        response_model=list[PartBody],
        dependencies=[Depends(only())],
    )
    async def list_parts() -> Question:
        """Return every part with all its names."""
        return Question(("parts",), lambda: json_made(_PARTS, parts), steady=True)

    @router.get(
        "/season",
        summary="The running season",
        operation_id="getSeason",
        response_model=SeasonBody,
        dependencies=[Depends(only())],
    )
    async def get_season() -> Question:
        """Return the season's days; the answer is good until midnight of its last day."""

        def make() -> Made:
            running = leaderboard.season()
            season = _season(rules, clock(), running.value)
            return json_made(_SEASON, season.value, running, season)

        return Question(("season",), make)

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
