"""A tournament at the desk: organisers do everything, judges start and report their matches."""

from collections.abc import Callable
from dataclasses import replace
from datetime import datetime
from typing import Annotated, Any, Final, TypeVar

from fastapi import APIRouter, Path, Query, Response
from sqlalchemy import Connection

from nk.club.errors import NotFoundError, RefusedError, Sentence
from nk.club.store.connections import Change
from nk.club.tournament import operations as op
from nk.club.tournament.live import read_live
from nk.club.tournament.log import Kept, required
from nk.club.tournament.operations import Done, Ending, Order
from nk.club.tournament.people import listed
from nk.club.tournament.refusals import in_words
from nk.club.tournament.snapshot import snapshot
from nk.club.tournament.snapshot_bodies import LiveTournament
from nk.desk.access.devices import Device
from nk.desk.access.permissions import Role
from nk.desk.access.session import CurrentDesk, CurrentDevice, CurrentWrite
from nk.desk.answers import DeskError
from nk.desk.bodies.tournaments import (
    ActionForm,
    ArrivalForm,
    CorrectionBody,
    CorrectionForm,
    CreateForm,
    EndingForm,
    FaultBody,
    MovedBody,
    MovedPlaceBody,
    ReportForm,
    RuleForm,
    StartForm,
    SwapBody,
    TournamentDoneBody,
)
from nk.rules.tournament import actions as act
from nk.rules.tournament.corrections import consequences
from nk.rules.tournament.pairing.reasons import swap_breaks
from nk.rules.tournament.plain import MalformedError, action_from_json
from nk.rules.tournament.refusal import RefusedError as RuleRefusedError
from nk.rules.tournament.settings import Settings
from nk.rules.tournament.state import OutcomeKind

router = APIRouter(prefix="/api/tournaments/{event_id}")

Told = TypeVar("Told")
EventNumber = Annotated[int, Path(ge=1)]
PlayerNumber = Annotated[int, Query(ge=1, le=1_000_000)]

# Those with endpoints of their own need people, sheets or proposals; these need none.
_PLAIN: Final = (
    act.Swap, act.FillBye, act.Announce, act.ChangeRounds, act.Call, act.Start, act.Confirm,
    act.Drop, act.Disqualify, act.Return, act.Finish,
)  # fmt: skip

_NOT_YOUR_MATCH: Final = Sentence(th="นัดนี้ไม่ใช่ของสนามคุณ", en="This match is not at your stadium.")
_MALFORMED: Final = Sentence(th="คำสั่งนี้ไม่ถูกต้อง", en="This action is not as it should be.")


@router.get("")
def look(event_id: EventNumber, desk: CurrentDesk, device: CurrentDevice) -> LiveTournament:
    """Return the tournament; organisers see what is drawn and not announced yet as well."""
    _check_judge(device, event_id, device.stadium)
    with desk.reader.reading() as connection:
        return _shown(connection, event_id, desk.clock(), device)


@router.get("/swap")
def swap_question(
    event_id: EventNumber, one: PlayerNumber, other: PlayerNumber, desk: CurrentDesk
) -> SwapBody:
    """Say what swapping two players would break; nothing is changed."""

    def asked(kept: Kept) -> SwapBody:
        found = swap_breaks(kept.state, str(one), str(other))
        breaks = [FaultBody(code=fault.code, facts=fault.facts) for fault in found]
        return SwapBody(version=kept.version, breaks=breaks)

    with desk.reader.reading() as connection:
        return _asked(connection, event_id, asked)


@router.post("/consequences")
def correction_question(
    event_id: EventNumber, form: EndingForm, desk: CurrentDesk
) -> CorrectionBody:
    """Say what a correction would move; nothing is changed."""

    def asked(kept: Kept) -> CorrectionBody:
        outcome = op.outcome_of(kept.state, form.match, _ending(form))
        found = consequences(kept.state, form.match, outcome)
        return CorrectionBody(
            version=kept.version,
            pairings=[
                MovedBody(match=m.match, before=_numbers(m.before), after=_numbers(m.after))
                for m in found.pairings
            ],
            stands=list(found.stands),
            places=[
                MovedPlaceBody(player=int(player), before=before, after=after)
                for player, before, after in found.places
            ],
            rated=list(found.rated),
        )

    with desk.reader.reading() as connection:
        return _asked(connection, event_id, asked)


@router.post("/create", response_model=TournamentDoneBody)
def create(event_id: EventNumber, form: CreateForm, write: CurrentWrite) -> Response:
    """Make the event's tournament."""
    settings = None if form.settings is None else _settings(form.settings)

    def work(change: Change) -> TournamentDoneBody:
        return _done(
            change,
            op.create(change, event_id, settings, stadiums=form.stadiums, anyway=form.anyway),
        )

    return write.do(work).response()


@router.post("/arrival", response_model=TournamentDoneBody)
def arrival(event_id: EventNumber, form: ArrivalForm, write: CurrentWrite) -> Response:
    """Check somebody in."""
    arrive = op.walk_in if form.walk_in else op.check_in
    return write.do(
        lambda change: _done(change, arrive(change, event_id, form.player, _order(form)))
    ).response()


@router.post("/draw", response_model=TournamentDoneBody)
def draw(event_id: EventNumber, form: ActionForm, write: CurrentWrite) -> Response:
    """Draw the next round; nobody sees it before it is announced."""
    return write.do(
        lambda change: _done(change, op.pair(change, event_id, _order(form)))
    ).response()


@router.post("/stage", response_model=TournamentDoneBody)
def stage(event_id: EventNumber, form: ActionForm, write: CurrentWrite) -> Response:
    """Begin the next stage."""
    return write.do(
        lambda change: _done(change, op.next_stage(change, event_id, _order(form)))
    ).response()


@router.post("/action", response_model=TournamentDoneBody)
def action(event_id: EventNumber, form: RuleForm, write: CurrentWrite) -> Response:
    """Do an action of the rules: swap, announce, call, confirm, drop, finish and so on."""
    asked = _plain_action(form)
    return write.do(
        lambda change: _done(change, op.act(change, event_id, _timed(asked, change), _order(form)))
    ).response()


@router.post("/start", response_model=TournamentDoneBody)
def start(
    event_id: EventNumber, form: StartForm, device: CurrentDevice, write: CurrentWrite
) -> Response:
    """A match begins at a stadium."""
    _check_judge(device, event_id, form.stadium)
    asked = act.Start(form.match, form.stadium)
    return write.do(
        lambda change: _done(
            change, op.act(change, event_id, _timed(asked, change), _order(form)), device
        )
    ).response()


@router.post("/result", response_model=TournamentDoneBody)
def result(
    event_id: EventNumber, form: ReportForm, device: CurrentDevice, write: CurrentWrite
) -> Response:
    """Take a judge's result; it counts once an organiser confirms it."""
    _check_judge(device, event_id, device.stadium)

    def work(change: Change) -> TournamentDoneBody:
        kept = required(change.connection, event_id)
        if form.match <= len(kept.state.matches):
            # A start that was lost on the way leaves the match without a stadium.
            at = kept.state.match(form.match).stadium or device.stadium
            _check_judge(device, event_id, at)
        return _done(
            change, op.report(change, event_id, form.match, _ending(form), _order(form)), device
        )

    return write.do(work).response()


@router.post("/correct", response_model=TournamentDoneBody)
def correct(event_id: EventNumber, form: CorrectionForm, write: CurrentWrite) -> Response:
    """Put a result right; matches and ratings follow."""

    def work(change: Change) -> TournamentDoneBody:
        ending, order = _ending(form), _order(form)
        return _done(
            change, op.correct(change, event_id, form.match, ending, order, again=form.again)
        )

    return write.do(work).response()


@router.post("/undo", response_model=TournamentDoneBody)
def undo(event_id: EventNumber, form: ActionForm, write: CurrentWrite) -> Response:
    """Take back the last action that still counts."""
    return write.do(
        lambda change: _done(change, op.undo(change, event_id, _order(form)))
    ).response()


def _order(form: ActionForm) -> Order:
    return Order(form.id, form.expected)


def _ending(form: EndingForm) -> Ending:
    winner = None if form.winner is None else str(form.winner)
    return Ending(winner, OutcomeKind(form.kind), form.sets, form.battles)


def _done(change: Change, done: Done, device: Device | None = None) -> TournamentDoneBody:
    shown = _shown(change.connection, done.kept.event_id, change.at, device)
    return TournamentDoneBody(version=done.kept.version, repeated=done.repeated, tournament=shown)


def _shown(
    connection: Connection, event_id: int, now: datetime, device: Device | None
) -> LiveTournament:
    """The tournament; a judge sees a round when everybody does."""
    live = read_live(connection, event_id, now)
    if live is None:
        raise NotFoundError("tournament", event_id)
    return snapshot(live, drafts=device is None or device.role is not Role.JUDGE)


def _asked(connection: Connection, event_id: int, ask: Callable[[Kept], Told]) -> Told:
    kept = required(connection, event_id)
    try:
        return ask(kept)
    except RuleRefusedError as refused:
        raise in_words(refused, listed(connection, event_id), kept.version) from refused


def _numbers(players: tuple[str, ...]) -> list[int]:
    return [int(player) for player in players]


def _check_judge(device: Device, event_id: int, stadium: int | None) -> None:
    if not device.may_judge(event_id, stadium):
        raise DeskError(403, "not_your_match", _NOT_YOUR_MATCH)


def _plain_action(form: RuleForm) -> act.Action:
    try:
        asked = action_from_json(form.action)
    except MalformedError as problem:
        raise _malformed(problem) from problem
    if not isinstance(asked, _PLAIN):
        raise RefusedError("malformed", _MALFORMED, "action")
    return asked


def _settings(given: dict[str, Any]) -> Settings:
    try:
        made = action_from_json({"type": "set_up", "settings": given})
    except MalformedError as problem:
        raise _malformed(problem) from problem
    assert isinstance(made, act.SetUp)
    return made.settings


def _malformed(problem: MalformedError) -> RefusedError:
    en = f"This action is not as it should be: {str(problem)[:200]}."
    return RefusedError("malformed", Sentence(th=_MALFORMED.th, en=en), problem.field)


def _timed(asked: act.Action, change: Change) -> act.Action:
    """The action with the server's time in it: a tablet's clock may be wrong."""
    if isinstance(asked, act.Call | act.Start | act.Drop | act.Disqualify | act.Return):
        return replace(asked, at=int(change.at.timestamp()))
    return asked
