"""Devices and pairing links: once, for minutes, ended at once; on both databases."""

import json
import logging
from datetime import UTC, datetime

import pytest
from sqlalchemy import select

from nk.club.errors import RefusedError
from nk.club.store.audit import list_audit
from nk.club.store.tables import desk_answers, devices, pairings
from nk.desk.access.devices import Pairing, new_pairing
from nk.desk.access.permissions import Role
from tests.support.desk.desk_in_process import ORIGIN, DeskUnderTest, own_headers
from tests.support.store import NOW, add_events, an_event


def invite(desk: DeskUnderTest, token: str, **form: object) -> str:
    reply = desk.post("/api/pairings", token, {"name": "Fah", "role": "staff", **form})
    assert reply.status == 200, reply.body
    link = reply.json["link"]
    assert link.startswith(f"{ORIGIN}/pair#")
    return str(link).partition("#")[2]


def token_in(header: str | None) -> str:
    assert header is not None
    return header.partition("=")[2].partition(";")[0]


def test_a_second_device_is_paired_and_ended(each_desk: DeskUnderTest) -> None:
    owner = each_desk.token()
    reply = each_desk.post("/api/pair", None, {"code": invite(each_desk, owner)})
    assert (reply.json["name"], reply.json["role"]) == ("Fah", "staff")
    fah = token_in(reply.header("set-cookie"))
    assert each_desk.get("/api/session", fah).json["id"] == reply.json["id"]
    listed = each_desk.get("/api/devices", owner).json["devices"]
    assert [(device["name"], device["mine"]) for device in listed] == [
        ("Fah", False),
        ("Ton", True),
    ]
    assert each_desk.post("/api/devices/end", owner, {"id": reply.json["id"]}).status == 200
    assert each_desk.get("/api/session", fah).code == "signed_out"


def test_asvs_3_3_1_and_3_3_3_the_cookie_is_secure_and_bound_to_the_host(
    desk: DeskUnderTest,
) -> None:
    code = invite(desk, desk.token())
    cookie = desk.post("/api/pair", None, {"code": code}).header("set-cookie") or ""
    name, *marks = cookie.split("; ")
    assert name.startswith("__Host-nk-desk=")
    assert set(marks) == {"Max-Age=2592000", "Path=/", "HttpOnly", "SameSite=Strict", "Secure"}


def test_asvs_6_5_1_a_link_works_once(each_desk: DeskUnderTest) -> None:
    code = invite(each_desk, each_desk.token())
    assert each_desk.post("/api/pair", None, {"code": code}).status == 200
    again = each_desk.post("/api/pair", None, {"code": code})
    assert (again.status, again.code) == (422, "bad_link")
    assert again.header("set-cookie") is None


def test_asvs_6_5_5_a_link_works_for_ten_minutes(desk: DeskUnderTest) -> None:
    owner = desk.token()
    early, late = invite(desk, owner), invite(desk, owner)
    desk.later(minutes=9, seconds=59)
    assert desk.post("/api/pair", None, {"code": early}).status == 200
    desk.later(seconds=1)
    assert desk.post("/api/pair", None, {"code": late}).code == "bad_link"


def test_asvs_7_2_3_secrets_are_random_and_only_their_hash_is_kept(desk: DeskUnderTest) -> None:
    codes = {invite(desk, desk.token()) for _ in range(20)}
    tokens = {desk.token() for _ in range(20)}
    assert len(codes) == len(tokens) == 20
    # 43 letters of 6 bits hold 256 bits.
    assert {len(secret) for secret in codes | tokens} == {43}
    with desk.desk.reader.reading() as connection:
        kept = [
            str(tuple(row))
            for table in (devices, pairings, desk_answers)
            for row in connection.execute(select(table))
        ]
    assert not any(secret in row for secret in codes | tokens for row in kept)


def test_attempts_are_limited_by_address(desk: DeskUnderTest) -> None:
    good = invite(desk, desk.token())
    for number in range(10):
        assert desk.post("/api/pair", None, {"code": f"{number:043}"}).code == "bad_link"
    assert desk.post("/api/pair", None, {"code": good}).status == 429
    desk.later(minutes=10)
    with desk.desk.writer.change("test", desk.now) as change:
        good, _ = new_pairing(change, Pairing("Fah", Role.STAFF))
    assert desk.post("/api/pair", None, {"code": good}).status == 200


def test_the_proxy_tells_whose_attempts_are_used_up(desk: DeskUnderTest) -> None:
    def attempt(forwarded: str, client: str) -> int:
        headers = [*own_headers(desk.write_id()), ("x-forwarded-for", forwarded)]
        body = json.dumps({"code": "x" * 43}).encode()
        return desk.ask("POST", "/api/pair", headers, body, client).status

    assert {attempt("6.6.6.6, 9.9.9.9", "127.0.0.1") for _ in range(10)} == {422}
    assert attempt("1.1.1.1, 9.9.9.9", "127.0.0.1") == 429
    assert attempt("8.8.8.8", "127.0.0.1") == 422
    # Nobody else is believed: the name they give makes no difference.
    assert {attempt(f"7.7.7.{number}", "10.0.0.9") for number in range(10)} == {422}
    assert attempt("7.7.7.99", "10.0.0.9") == 429


def test_use_renews_a_device_and_reading_changes_nothing(desk: DeskUnderTest) -> None:
    token = desk.token()
    desk.later(days=29)
    assert desk.get("/api/session", token).json["last_seen_at"] == "2026-11-18T05:00:00Z"
    renewed = desk.post("/api/session/renew", token)
    assert token_in(renewed.header("set-cookie")) == token
    assert renewed.json["last_seen_at"] == "2026-12-17T05:00:00Z"
    desk.later(days=29)
    assert desk.get("/api/session", token).status == 200
    desk.later(days=1)
    assert desk.get("/api/session", token).code == "signed_out"


def test_asvs_7_4_2_all_devices_of_a_person_who_leaves_end(each_desk: DeskUnderTest) -> None:
    owner = each_desk.token()
    fah = [each_desk.token(Role.STAFF, "Fah") for _ in range(3)]
    waiting = invite(each_desk, owner)
    assert each_desk.post("/api/devices/end-person", owner, {"name": "Fah"}).json == {"ended": 3}
    assert {each_desk.get("/api/session", token).status for token in fah} == {401}
    assert each_desk.post("/api/pair", None, {"code": waiting}).code == "bad_link"
    assert each_desk.get("/api/session", owner).status == 200


def test_asvs_7_4_5_an_owner_ends_any_device_and_a_person_their_own(desk: DeskUnderTest) -> None:
    owner, (staff, device) = desk.token(), desk.pair(Role.STAFF, "Fah")
    assert desk.post("/api/devices/end", staff, {"id": device.id}).status == 403
    assert desk.post("/api/devices/end", owner, {"id": device.id}).status == 200
    left = desk.post("/api/session/end", owner)
    assert "Max-Age=0" in (left.header("set-cookie") or "")
    assert desk.get("/api/session", owner).status == 401
    assert desk.post("/api/devices/end", owner, {"id": 99}).status == 401


def test_a_judge_is_let_in_until_the_day_of_the_event_ends(each_desk: DeskUnderTest) -> None:
    # The event ends at 15:00 in Bangkok, its day at midnight, 17:00 in UTC.
    (event,) = add_events(each_desk.desk.writer, an_event())
    token, device = each_desk.pair(Role.JUDGE, "Judge", event_id=event, stadium=2)
    assert device.expires_at == datetime(2026, 11, 18, 17, tzinfo=UTC)
    assert device.may_judge(event, 2)
    assert not device.may_judge(event, 1)
    assert not device.may_judge(event + 1, 2)
    each_desk.later(hours=11, minutes=59)
    assert each_desk.post("/api/session/renew", token).json["expires_at"] == "2026-11-18T17:00:00Z"
    each_desk.later(minutes=1)
    assert each_desk.get("/api/session", token).status == 401
    with pytest.raises(RefusedError):
        each_desk.pair(Role.JUDGE, "Late", event_id=event)


def test_a_judges_device_ends_with_an_event_that_ends_at_midnight(desk: DeskUnderTest) -> None:
    midnight = datetime(2026, 11, 18, 17, tzinfo=UTC)
    (event,) = add_events(desk.desk.writer, an_event(ends_at=midnight))
    _, device = desk.pair(Role.JUDGE, "Judge", event_id=event)
    assert device.expires_at == midnight


def test_a_judge_needs_an_event_and_only_a_judge_has_one(desk: DeskUnderTest) -> None:
    (event,) = add_events(desk.desk.writer, an_event())
    owner = desk.token()
    for form in (
        {"role": "judge"},
        {"role": "judge", "event_id": 99},
        {"role": "staff", "event_id": event},
        {"role": "owner", "stadium": 1},
        {"name": "   "},
        {"name": "a\u202eb"},
    ):
        reply = desk.post("/api/pairings", owner, {"name": "X", "role": "staff", **form})
        assert reply.status == 422, form


def test_staff_invite_judges_only(desk: DeskUnderTest) -> None:
    (event,) = add_events(desk.desk.writer, an_event())
    staff = desk.token(Role.STAFF, "Fah")
    judge = {"name": "J", "role": "judge", "event_id": event}
    assert desk.post("/api/pairings", staff, judge).status == 200
    for role in ("owner", "staff"):
        assert desk.post("/api/pairings", staff, {"name": "J", "role": role}).status == 403


def test_asvs_16_3_1_pairing_is_in_the_history_and_failures_in_the_log(
    desk: DeskUnderTest, caplog: pytest.LogCaptureFixture
) -> None:
    code = invite(desk, desk.token())
    with caplog.at_level(logging.INFO, "nk.desk.security"):
        desk.post("/api/pair", None, {"code": code})
        desk.post("/api/pair", None, {"code": code})
        desk.get("/api/session", "a" * 43)
    assert [line.partition(":")[0] for line in caplog.messages] == [
        "Paired device 2 (staff)",
        "Pairing refused",
        "Refused 401",
    ]
    assert code not in caplog.text
    with desk.desk.reader.reading() as connection:
        actions = [entry.action for entry in list_audit(connection, subject="device")]
    assert actions[:2] == ["device.pair", "device.invite"]


def test_asvs_16_3_2_refused_actions_are_logged(
    desk: DeskUnderTest, caplog: pytest.LogCaptureFixture
) -> None:
    staff = desk.token(Role.STAFF, "Fah")
    with caplog.at_level(logging.WARNING, "nk.desk.security"):
        assert desk.post("/api/draft/publish", staff).status == 403
    assert caplog.messages == ["Refused 403: device 1 (staff) POST /api/draft/publish"]


def test_a_cookie_of_rubbish_is_nobody(desk: DeskUnderTest) -> None:
    for rubbish in ("x", "a" * 5000, "a b", '"', "é", "=;=;"):
        assert desk.get("/api/session", rubbish).status in (400, 401)
    assert desk.now == NOW
