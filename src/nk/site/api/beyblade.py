"""The endpoints players' tools ask: rating preview, deck check, parts and the season."""

from collections.abc import Callable
from datetime import datetime, time
from typing import Annotated, Any, Final, Literal
from urllib.parse import parse_qsl

from fastapi import APIRouter, Depends, Query, Request
from pydantic import BeforeValidator, Field, StringConstraints

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
from nk.site.api.errors import COMMON_RESPONSES, BadParameterError
from nk.site.api.routes import only
from nk.site.live import value_of
from nk.sources import Reading, SeasonDays
from nk.sources.contract import Clock, LeaderboardSource

# No rating ever leaves this range; it also keeps the engine's whole numbers small.
HIGHEST_RATING: Final = 4000
_RATING_DIGITS: Final = 4
_MOST_FIELDS: Final = 20

DeckOption = Literal["metal_needle_allowed", "metal_chips_once"]


def _rating_digits(value: Any) -> Any:
    """Refuse signs, spaces and other scripts' digits, all of which pass through int()."""
    if isinstance(value, str):
        if not (value.isascii() and value.isdigit() and len(value) <= _RATING_DIGITS):
            raise ValueError("Must be a whole number in plain digits")
        return int(value)
    return value


Rating = Annotated[
    int,
    # The bounds stand next to the number, or the API's document would not know them.
    Field(ge=0, le=HIGHEST_RATING),
    BeforeValidator(_rating_digits),
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


def repeatable(*known: str) -> Callable[[Request], None]:
    """Return a dependency that refuses unknown parameters and text that cannot be decoded."""

    def check(request: Request) -> None:
        query = request.scope["query_string"].decode("latin-1")
        try:
            pairs = parse_qsl(
                query, keep_blank_values=True, errors="strict", max_num_fields=_MOST_FIELDS
            )
        except ValueError:
            raise BadParameterError("query", "The query cannot be read.") from None
        for name, _ in pairs:
            if name not in known:
                accepted = f"Known are: {', '.join(known)}."
                raise BadParameterError("query", f"Unknown parameter. {accepted}")

    return check


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
