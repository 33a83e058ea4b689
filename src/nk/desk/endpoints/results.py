"""Results: list, record, take back after a look at the ratings. A judge's event only for judges."""

from typing import Annotated, Final

from fastapi import APIRouter, Query, Response

from nk.club.errors import Sentence
from nk.club.ranking.consequences import undo_and_report
from nk.club.ranking.matches import event_lines, required_match, result_lines
from nk.club.ranking.results import Result, record_result
from nk.club.ranking.scores import judged_score
from nk.club.store.connections import Change
from nk.desk.access.devices import Device
from nk.desk.access.permissions import Role
from nk.desk.access.session import CurrentDesk, CurrentDevice, CurrentWrite, require_event
from nk.desk.answers import DeskError
from nk.desk.bodies.events import Number
from nk.desk.bodies.results import (
    MatchBody,
    MatchesBody,
    MatchForm,
    RecordedBody,
    ResultForm,
    SeenUndoForm,
    UndoneBody,
    match_body,
    move_body,
)
from nk.desk.endpoints.players import ConsequencesBody, consequences_body, require_seen

router = APIRouter(prefix="/api")

_LATEST: Final = 100
_KNOWN_PLAYERS: Final = Sentence(
    th="กรรมการเพิ่มผู้เล่นใหม่ไม่ได้ ให้พนักงานเพิ่มชื่อก่อน",
    en="A judge cannot add players; ask the staff to add the name first.",
)


@router.get("/results")
def results(
    desk: CurrentDesk, device: CurrentDevice, event: Annotated[Number | None, Query()] = None
) -> MatchesBody:
    """List results, all or of one event; a judge gets those of the event they judge."""
    if device.role is Role.JUDGE and event is None:
        event = device.event_id
    if event is not None:
        require_event(device, event)
    with desk.reader.reading() as connection:
        if event is None:
            lines = result_lines(connection, _LATEST)
        else:
            lines = event_lines(connection, event, _LATEST)
        bodies: list[MatchBody] = [match_body(line) for line in lines]
    return MatchesBody(matches=bodies)


@router.post("/results/record", response_model=RecordedBody)
def record(form: ResultForm, device: CurrentDevice, write: CurrentWrite) -> Response:
    """Record a result and tell what it did to both ratings."""

    def work(change: Change) -> RecordedBody:
        require_event(device, form.event_id)
        if device.role is Role.JUDGE and form.add_players:
            raise DeskError(403, "known_players", _KNOWN_PLAYERS)
        done = record_result(change, _result(form, change))
        return RecordedBody(
            number=done.number,
            winner_sets=done.score.winner_sets,
            loser_sets=done.score.loser_sets,
            sweep=done.score.sweep,
            moves=[move_body(move) for move in done.moves],
            newcomers=[newcomer.name for newcomer in done.newcomers],
        )

    return write.do(work).response()


def _result(form: ResultForm, change: Change) -> Result:
    # A time without a zone is nobody's; the moment of recording is at least true.
    played_at = form.played_at if form.played_at and form.played_at.tzinfo else None
    return Result(
        winner=form.winner,
        loser=form.loser,
        played_at=played_at or change.at,
        timed_by_recording=played_at is None,
        score=judged_score(form.finishes, form.sets, sweep=form.sweep, target=form.target),
        event_id=form.event_id,
        final=form.final,
        add_players=form.add_players,
        winner_number=form.winner_number,
        again=form.again,
        anyway=form.anyway,
    )


@router.post("/results/undo/preview")
def undo_preview(form: MatchForm, desk: CurrentDesk, device: CurrentDevice) -> ConsequencesBody:
    """Tell every rating that taking a result back would change; nothing is changed."""
    with desk.writer.dry_run("preview", desk.clock()) as change:
        _require_match(change, device, form.number)
        return consequences_body(undo_and_report(change, form.number)[1])


@router.post("/results/undo", response_model=UndoneBody)
def undo(form: SeenUndoForm, device: CurrentDevice, write: CurrentWrite) -> Response:
    """Take a result back, if the ratings change as was looked at."""

    def work(change: Change) -> UndoneBody:
        _require_match(change, device, form.number)
        undone, changes = undo_and_report(change, form.number)
        require_seen(form.seen, consequences_body(changes))
        return UndoneBody(number=form.number, event_id=undone.event_id, changed=len(changes))

    return write.do(work).response()


def _require_match(change: Change, device: Device, number: int) -> None:
    require_event(device, required_match(change.connection, number).event_id)
