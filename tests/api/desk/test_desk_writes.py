"""Writes that arrive twice, out of order and at the same time happen exactly once."""

import errno
import random
from concurrent.futures import ThreadPoolExecutor

import pytest
from sqlalchemy import func, select

from nk.club.errors import Sentence, StoreUnreadableError
from nk.club.store.audit_chain import verify_chain
from nk.club.store.connections import Change
from nk.club.store.tables import audit
from nk.desk.access.permissions import Role
from nk.desk.answers import Answer, DeskError
from nk.desk.endpoints import backup
from nk.desk.writes import WriteRequest, perform, write_request
from tests.support.commands import chosen
from tests.support.desk.desk_in_process import DeskUnderTest
from tests.support.store import NOW

# The design's full figure: DESK_WRITES=3335, each sent three times (a multiple of five).
WRITES = chosen("DESK_WRITES", 60)
_NO = DeskError(409, "no", Sentence(th="ไม่", en="No."))


def failures(caplog: pytest.LogCaptureFixture) -> list[type[BaseException] | None]:
    """Return what the log tells about, each with its traceback."""
    return [record.exc_info[0] for record in caplog.records if record.exc_info]


def test_every_write_happens_once(each_desk: DeskUnderTest) -> None:
    _, device = each_desk.pair(Role.STAFF, "Fah")
    writer = each_desk.desk.writer

    def request(number: int) -> WriteRequest:
        return write_request(device, f"write-{number:016}", str(number).encode(), NOW)

    def work(number: int) -> Answer:
        def note(change: Change) -> dict[str, object]:
            change.note("match.record", "match", number)
            if number % 5 == 0:
                raise _NO
            return {"number": number}

        return perform(writer, request(number), note)

    sent = [number for number in range(WRITES) for _ in range(3)]
    random.Random(5).shuffle(sent)
    with ThreadPoolExecutor(4) as pool:
        answers = list(pool.map(work, sent))
    for number, answer in zip(sent, answers, strict=True):
        assert answer.status == (409 if number % 5 == 0 else 200)
        assert number % 5 == 0 or answer.body == {"number": number}
    with writer.engine.begin() as connection:
        matches = audit.c.subject == "match"
        counted = connection.execute(
            select(func.count(), func.count(audit.c.subject_id.distinct())).where(matches)
        ).one()
        assert tuple(counted) == (WRITES - WRITES // 5, WRITES - WRITES // 5)
        assert verify_chain(connection).broken is None


def test_behind_a_write_that_hangs_staff_are_told_to_try_again(
    each_desk: DeskUnderTest, caplog: pytest.LogCaptureFixture
) -> None:
    desk, token = each_desk, each_desk.token(Role.STAFF)
    desk.desk.writer.patience_seconds = 0
    form = {"nickname": "Mook"}
    with desk.desk.writer.change("hangs", NOW):
        refused = desk.post("/api/players/add", token, form)
    assert (refused.status, refused.code) == (503, "unavailable")
    message = refused.json["error"]["message"]["en"]
    assert message == "The data cannot be saved right now. Please try again in a moment."
    assert failures(caplog) == [StoreUnreadableError]
    assert desk.post("/api/players/add", token, form).status == 200


@pytest.mark.parametrize(
    ("number", "status", "logged"),
    [
        (errno.EACCES, 500, PermissionError),
        (errno.EIO, 500, OSError),
        (errno.ENOSPC, 507, OSError),
    ],
)
def test_what_the_machine_could_not_do_is_in_the_log(
    desk: DeskUnderTest,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    number: int,
    status: int,
    logged: type[OSError],
) -> None:
    """Staff are told that it failed; why, only the log can say."""

    def fail(_: object) -> list[object]:
        raise OSError(number, "no luck", "a/file")

    owner = desk.token()
    monkeypatch.setattr(backup, "_copies", fail)
    assert desk.get("/api/backup", owner).status == status
    assert failures(caplog) == [logged]


def test_a_plain_refusal_is_no_failure(
    desk: DeskUnderTest, caplog: pytest.LogCaptureFixture
) -> None:
    assert desk.get("/api/backup/nothing.sqlite3", desk.token()).status == 404
    assert failures(caplog) == []


def test_an_error_in_the_desk_itself_is_logged_once(
    desk: DeskUnderTest, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    owner = desk.token()
    monkeypatch.setattr(backup, "_copies", None)
    assert desk.get("/api/backup", owner).status == 500
    assert failures(caplog) == [TypeError]
