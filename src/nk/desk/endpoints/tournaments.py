"""A tournament at the desk: organisers do everything, judges start and report their matches."""

from dataclasses import replace
from typing import Final

from fastapi import APIRouter, Response

from nk.club.errors import RefusedError, Sentence
from nk.club.store.connections import Change
from nk.club.tournament import operations as op
from nk.club.tournament.log import required
from nk.club.tournament.operations import Done, Order
from nk.club.tournament.snapshot import snapshot
from nk.club.tournament.snapshot_bodies import LiveTournament
from nk.desk.access.devices import Device
from nk.desk.access.permissions import Role
from nk.desk.access.session import CurrentDesk, CurrentDevice, CurrentWrite
from nk.desk.answers import DeskError
from nk.desk.bodies.tournaments import (
    ActionForm,
    ArrivalForm,
    ArrivalsForm,
    CorrectionForm,
    CreateForm,
    ReportForm,
    RuleForm,
    SettingsForm,
    StartForm,
    TournamentDoneBody,
)
from nk.desk.tournament_forms import MALFORMED, EventNumber, action_of, ending_of, settings_of
from nk.rules.tournament import actions as act

router = APIRouter(prefix="/api/tournaments/{event_id}")

# Those with endpoints of their own need people, sheets or proposals; these need none.
_PLAIN: Final = (
    act.Swap, act.FillBye, act.Announce, act.ChangeRounds, act.Call, act.Start, act.Confirm,
    act.Drop, act.Disqualify, act.Return, act.Finish,
)  # fmt: skip

_NOT_YOUR_MATCH: Final = Sentence(th="นัดนี้ไม่ใช่ของสนามคุณ", en="This match is not at your stadium.")


@router.get("", response_model=LiveTournament)
def look(event_id: EventNumber, desk: CurrentDesk, device: CurrentDevice) -> Response:
    """Return the tournament; organisers see what is drawn and not announced yet as well."""
    _check_judge(device, event_id, device.stadium)
    drafts = device.role is not Role.JUDGE
    return desk.tournaments.answer(
        (event_id, "drafts" if drafts else "announced"),
        desk.reader,
        desk.clock(),
        lambda _, live: snapshot(live, drafts=drafts),
    )


@router.post("/create", response_model=TournamentDoneBody)
def create(event_id: EventNumber, form: CreateForm, write: CurrentWrite) -> Response:
    """Make the event's tournament."""
    chosen = None if form.settings is None else settings_of(form.settings)

    def work(change: Change) -> TournamentDoneBody:
        return _done(
            op.create(change, event_id, chosen, stadiums=form.stadiums, anyway=form.anyway)
        )

    return write.do(work).response()


@router.post("/arrival", response_model=TournamentDoneBody)
def arrival(event_id: EventNumber, form: ArrivalForm, write: CurrentWrite) -> Response:
    """Check somebody in."""
    arrive = op.walk_in if form.walk_in else op.check_in
    return write.do(
        lambda change: _done(arrive(change, event_id, form.player, _order(form)))
    ).response()


@router.post("/arrivals", response_model=TournamentDoneBody)
def arrivals(event_id: EventNumber, form: ArrivalsForm, write: CurrentWrite) -> Response:
    """Check several people in."""
    return write.do(
        lambda change: _done(op.check_in_all(change, event_id, form.players, _order(form)))
    ).response()


@router.post("/settings", response_model=TournamentDoneBody)
def settings(event_id: EventNumber, form: SettingsForm, write: CurrentWrite) -> Response:
    """Change the format; possible until the first stage begins."""
    asked = act.SetUp(settings_of(form.settings))
    return write.do(lambda change: _done(op.act(change, event_id, asked, _order(form)))).response()


@router.post("/draw", response_model=TournamentDoneBody)
def draw(event_id: EventNumber, form: ActionForm, write: CurrentWrite) -> Response:
    """Draw the next round; nobody sees it before it is announced."""
    return write.do(lambda change: _done(op.pair(change, event_id, _order(form)))).response()


@router.post("/stage", response_model=TournamentDoneBody)
def stage(event_id: EventNumber, form: ActionForm, write: CurrentWrite) -> Response:
    """Begin the next stage."""
    return write.do(lambda change: _done(op.next_stage(change, event_id, _order(form)))).response()


@router.post("/action", response_model=TournamentDoneBody)
def action(event_id: EventNumber, form: RuleForm, write: CurrentWrite) -> Response:
    """Do an action of the rules: swap, announce, call, confirm, drop, finish and so on."""
    asked = _plain_action(form)
    return write.do(
        lambda change: _done(op.act(change, event_id, _timed(asked, change), _order(form)))
    ).response()


@router.post("/start", response_model=TournamentDoneBody)
def start(
    event_id: EventNumber, form: StartForm, device: CurrentDevice, write: CurrentWrite
) -> Response:
    """A match begins at a stadium."""
    _check_judge(device, event_id, form.stadium)
    asked = act.Start(form.match, form.stadium)
    return write.do(
        lambda change: _done(op.act(change, event_id, _timed(asked, change), _order(form)))
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
        return _done(op.report(change, event_id, form.match, ending_of(form), _order(form)))

    return write.do(work).response()


@router.post("/correct", response_model=TournamentDoneBody)
def correct(event_id: EventNumber, form: CorrectionForm, write: CurrentWrite) -> Response:
    """Put a result right; matches and ratings follow."""

    def work(change: Change) -> TournamentDoneBody:
        ending, order = ending_of(form), _order(form)
        return _done(op.correct(change, event_id, form.match, ending, order, again=form.again))

    return write.do(work).response()


@router.post("/undo", response_model=TournamentDoneBody)
def undo(event_id: EventNumber, form: ActionForm, write: CurrentWrite) -> Response:
    """Take back the last action that still counts."""
    return write.do(lambda change: _done(op.undo(change, event_id, _order(form)))).response()


def _order(form: ActionForm) -> Order:
    return Order(form.id, form.expected)


def _done(done: Done) -> TournamentDoneBody:
    return TournamentDoneBody(version=done.kept.version, repeated=done.repeated)


def _check_judge(device: Device, event_id: int, stadium: int | None) -> None:
    if not device.may_judge(event_id, stadium):
        raise DeskError(403, "not_your_match", _NOT_YOUR_MATCH)


def _plain_action(form: RuleForm) -> act.Action:
    asked = action_of(form.action)
    if not isinstance(asked, _PLAIN):
        raise RefusedError("malformed", MALFORMED, "action")
    return asked


def _timed(asked: act.Action, change: Change) -> act.Action:
    """The action with the server's time in it: a tablet's clock may be wrong."""
    if isinstance(asked, act.Call | act.Start | act.Drop | act.Disqualify | act.Return):
        return replace(asked, at=int(change.at.timestamp()))
    return asked
