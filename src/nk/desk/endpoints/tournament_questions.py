"""What organisers ask about a tournament before they decide. Nothing here changes anything."""

from collections.abc import Callable, Iterable
from datetime import datetime, timedelta
from typing import Annotated, TypeVar

from fastapi import APIRouter, Query, Response
from sqlalchemy import Connection

from nk.club.events import events
from nk.club.tournament import operations as op
from nk.club.tournament.live import TournamentNow
from nk.club.tournament.log import Kept, required
from nk.club.tournament.people import listed
from nk.club.tournament.refusals import in_words
from nk.club.tournament.sheets import results_csv, standings_csv
from nk.club.tournament.snapshot import snapshot
from nk.desk.access.session import CurrentDesk
from nk.desk.bodies.base import words
from nk.desk.bodies.tournament_questions import (
    ActionBody,
    CorrectionBody,
    DeckCheckBody,
    DeckForm,
    FaultBody,
    ListedBody,
    MovedBody,
    MovedPlaceBody,
    OrganiserBody,
    PairReasonsBody,
    PlanBody,
    PlanForm,
    ReasonsBody,
    RoundPlanBody,
    SheetBody,
    SwapBody,
    UndoBody,
)
from nk.desk.bodies.tournaments import EndingForm
from nk.desk.decks import checked_deck
from nk.desk.tournament_forms import EventNumber, ending_of, settings_of
from nk.rules.tournament.action_json import action_to_json, to_plain
from nk.rules.tournament.corrections import consequences
from nk.rules.tournament.pairing.reasons import Explanation, explain_round, swap_breaks
from nk.rules.tournament.plan import FEWEST, plan
from nk.rules.tournament.refusal import Reason
from nk.rules.tournament.refusal import RefusedError as RuleRefusedError
from nk.rules.tournament.settings import Settings, StageKind
from nk.rules.tournament.state import Attendance, MatchStatus
from nk.rules.tournament.undoing import last_action, undone

router = APIRouter(prefix="/api/tournaments/{event_id}")

Told = TypeVar("Told")
PlayerNumber = Annotated[int, Query(ge=1, le=1_000_000)]
RoundNumber = Annotated[int, Query(alias="round", ge=1, le=40)]


@router.post("/plan")
def plan_question(event_id: EventNumber, form: PlanForm, desk: CurrentDesk) -> PlanBody:
    """Say how long a format takes; without settings, propose one for the people and the hours."""
    with desk.reader.reading() as connection:
        row = events.row_of(connection, event_id)
        count = sum(not one.anonymous for one in listed(connection, event_id).values())
    players = max(form.players or count or FEWEST, 2)
    settings = (
        settings_of(form.settings)
        if form.settings is not None
        else op.proposed_settings(players, form.stadiums, _hours(row.starts_at, row.ends_at))
    )
    now = desk.clock()
    # A day that has begun is planned from now; one to come, or over, from its start.
    begins = now if row.starts_at < now < row.ends_at else row.starts_at
    return _plan_body(players, settings, begins, row.ends_at)


def _plan_body(players: int, settings: Settings, begins: datetime, until: datetime) -> PlanBody:
    # An open day ends when the shop closes: it has no plan.
    if settings.stages[0].kind is StageKind.OPEN:
        return PlanBody(
            players=players, settings=to_plain(settings), rounds=[], matches=0, turns=0,
            minutes=0, ends_at=until, fits=True,
        )  # fmt: skip
    made = plan(players, settings.stadiums, settings.stages)
    ends = begins + timedelta(minutes=made.minutes)
    return PlanBody(
        players=players,
        settings=to_plain(settings),
        rounds=[RoundPlanBody.model_validate(to_plain(one)) for one in made.rounds],
        matches=made.matches,
        turns=made.turns,
        minutes=made.minutes,
        ends_at=ends,
        fits=ends <= until,
    )


@router.post("/deck")
def deck_question(event_id: EventNumber, form: DeckForm, desk: CurrentDesk) -> DeckCheckBody:
    """Say whether a deck may be played; nothing of it is kept."""
    found = checked_deck(desk.content, form.beys)
    return DeckCheckBody(
        verdict=found.verdict.value, findings=[words(one) for one in found.findings]
    )


@router.get("/organiser", response_model=OrganiserBody)
def organiser(event_id: EventNumber, desk: CurrentDesk) -> Response:
    """All that the organiser's screen shows: the tournament, what is drawn, what undo would do."""
    return desk.tournaments.answer(
        (event_id, "organiser"),
        desk.reader,
        desk.clock(),
        lambda connection, live: _organiser_body(connection, live, desk.site),
    )


def _organiser_body(connection: Connection, live: TournamentNow, site: str) -> OrganiserBody:
    kept, state = required(connection, live.event_id), live.state
    waiting = [
        one
        for key, one in listed(connection, live.event_id).items()
        if not one.anonymous
        and (key not in state.players or state.players[key].attendance is Attendance.REGISTERED)
    ]
    return OrganiserBody(
        tournament=snapshot(live, drafts=True),
        settings=to_plain(state.settings),
        announced=not state.stages or state.stages[-1].announced,
        unlisted=[
            ListedBody(number=one.number, name=one.name)
            for one in waiting
            if one.key not in state.players
        ],
        here=[one.number for one in waiting if one.here],
        sheets=list(_sheets(kept)),
        last=_last(kept),
        site=site,
    )


def _sheets(kept: Kept) -> Iterable[SheetBody]:
    """The judges' sheets of results that wait for confirmation."""
    for number, battles in kept.battles().items():
        if battles and kept.state.match(number).status is MatchStatus.REPORTED:
            yield SheetBody(match=number, battles=battles)


def _last(kept: Kept) -> ActionBody | None:
    try:
        return ActionBody.model_validate(action_to_json(last_action(kept.day)))
    except RuleRefusedError:
        return None


@router.get("/reasons")
def reasons_question(event_id: EventNumber, number: RoundNumber, desk: CurrentDesk) -> ReasonsBody:
    """Say why each pair of a Swiss round meets."""

    def asked(kept: Kept) -> ReasonsBody:
        state = kept.state
        drawn = state.stages and state.settings.stages[0].kind is StageKind.SWISS
        if not drawn or not state.of_round(0, number):
            raise RuleRefusedError(Reason.NOT_SWISS)
        explained = explain_round(state, number).items()
        return ReasonsBody(
            round=number,
            pairs=[
                PairReasonsBody(players=[int(one) for one in pair if one], reasons=_told(reasons))
                for pair, reasons in explained
            ],
        )

    with desk.reader.reading() as connection:
        return _asked(connection, event_id, asked)


@router.get("/swap")
def swap_question(
    event_id: EventNumber, one: PlayerNumber, other: PlayerNumber, desk: CurrentDesk
) -> SwapBody:
    """Say what swapping two players would break."""

    def asked(kept: Kept) -> SwapBody:
        found = swap_breaks(kept.state, str(one), str(other))
        return SwapBody(version=kept.version, breaks=_told(found))

    with desk.reader.reading() as connection:
        return _asked(connection, event_id, asked)


@router.post("/consequences")
def correction_question(
    event_id: EventNumber, form: EndingForm, desk: CurrentDesk
) -> CorrectionBody:
    """Say what a correction would move."""

    def asked(kept: Kept) -> CorrectionBody:
        outcome = op.outcome_of(kept.state, form.match, ending_of(form))
        found = consequences(kept.state, form.match, outcome)
        return CorrectionBody(
            version=kept.version,
            pairings=[
                MovedBody(match=m.match, before=_numbers(m.before), after=_numbers(m.after))
                for m in found.pairings
            ],
            stands=list(found.stands),
            places=_places(found.places),
            rated=list(found.rated),
        )

    with desk.reader.reading() as connection:
        return _asked(connection, event_id, asked)


@router.get("/undo")
def undo_question(event_id: EventNumber, desk: CurrentDesk) -> UndoBody:
    """Say what undo would take back."""

    def asked(kept: Kept) -> UndoBody:
        found = undone(kept.day)
        return UndoBody(
            version=kept.version,
            action=ActionBody.model_validate(action_to_json(found.action)),
            gone=list(found.gone),
            reopened=list(found.reopened),
            restored=list(found.restored),
            repaired=list(found.repaired),
            places=_places(found.places),
            rated=list(found.rated),
        )

    with desk.reader.reading() as connection:
        return _asked(connection, event_id, asked)


@router.get("/results.csv", response_model=None)
def results_file(event_id: EventNumber, desk: CurrentDesk) -> Response:
    """Every match that counts, as CSV."""
    with desk.reader.reading() as connection:
        text = results_csv(required(connection, event_id), listed(connection, event_id))
    return _csv(text, f"results-{event_id}.csv")


@router.get("/places.csv", response_model=None)
def places_file(event_id: EventNumber, desk: CurrentDesk) -> Response:
    """The places with their tie-breaks, as CSV."""
    with desk.reader.reading() as connection:
        text = standings_csv(required(connection, event_id), listed(connection, event_id))
    return _csv(text, f"places-{event_id}.csv")


def _csv(text: str, name: str) -> Response:
    headers = {
        "cache-control": "no-store",
        "content-disposition": f'attachment; filename="{name}"',
    }
    return Response(text, headers=headers, media_type="text/csv")


def _asked(connection: Connection, event_id: int, ask: Callable[[Kept], Told]) -> Told:
    kept = required(connection, event_id)
    try:
        return ask(kept)
    except RuleRefusedError as refused:
        raise in_words(refused, listed(connection, event_id), kept.version) from refused


def _told(reasons: Iterable[Explanation]) -> list[FaultBody]:
    return [FaultBody(code=reason.code, facts=reason.facts) for reason in reasons]


def _numbers(players: tuple[str, ...]) -> list[int]:
    return [int(player) for player in players]


def _places(moved: Iterable[tuple[str, int, int]]) -> list[MovedPlaceBody]:
    return [
        MovedPlaceBody(player=int(player), before=before, after=after)
        for player, before, after in moved
    ]


def _hours(starts: datetime, ends: datetime) -> float:
    return (ends - starts).total_seconds() / 3600
