"""Writes that arrive twice, out of order and at the same time happen exactly once."""

import random
from concurrent.futures import ThreadPoolExecutor

from sqlalchemy import func, select

from nk.club.errors import Sentence
from nk.club.store.audit_chain import verify_chain
from nk.club.store.connections import Change
from nk.club.store.tables import audit
from nk.desk.access.permissions import Role
from nk.desk.answers import Answer, DeskError
from nk.desk.writes import WriteRequest, perform, write_request
from tests.support.commands import chosen
from tests.support.desk.desk_in_process import DeskUnderTest
from tests.support.store import NOW

# The design's full figure: DESK_WRITES=3335, each sent three times (a multiple of five).
WRITES = chosen("DESK_WRITES", 60)
_NO = DeskError(409, "no", Sentence(th="ไม่", en="No."))


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


def test_behind_a_write_that_hangs_staff_are_told_to_try_again(each_desk: DeskUnderTest) -> None:
    desk, token = each_desk, each_desk.token(Role.STAFF)
    desk.desk.writer.patience_seconds = 0
    form = {"nickname": "Mook"}
    with desk.desk.writer.change("hangs", NOW):
        refused = desk.post("/api/players/add", token, form)
    assert (refused.status, refused.code) == (503, "unavailable")
    message = refused.json["error"]["message"]["en"]
    assert message == "The data cannot be saved right now. Please try again in a moment."
    assert desk.post("/api/players/add", token, form).status == 200
