"""A few thousand hostile requests; a hundred thousand are sent by `./nk test faults`."""

import hashlib
from itertools import islice
from pathlib import Path

import pytest

from nk.settings import ROOT
from nk.site.answers import ASGIApp
from tests.support.hostile.attack import ALLOWED, attack, problems
from tests.support.hostile.headers import ask, finished, plain
from tests.support.hostile.hostile_requests import CANARY, hostile_requests
from tests.support.server.little_site import Reply
from tests.support.server.running import watched

REQUESTS = 4_000


def test_nothing_breaks_opens_or_tells(app: ASGIApp, folder: Path) -> None:
    store = folder / "var" / "nk.sqlite3"
    before = hashlib.sha256(store.read_bytes()).hexdigest()
    seen = finished(attack(app, islice(hostile_requests(1), REQUESTS)))
    assert seen.total() == REQUESTS
    # Every kind of answer was provoked, or the attack would prove little.
    assert seen.keys() == ALLOWED
    assert hashlib.sha256(store.read_bytes()).hexdigest() == before


def test_the_same_seed_gives_the_same_attack() -> None:
    first, again, other = (list(islice(hostile_requests(seed), 50)) for seed in (7, 7, 8))
    assert first == again
    assert first != other


@pytest.mark.parametrize(
    ("reply", "problem"),
    [
        (Reply(500, (), b""), "the status is 500"),
        (Reply(404, (), b'File "/srv/nk/app.py"'), "it tells b'File \"'"),
        (Reply(404, (), b"no " + CANARY), "it says back what was sent"),
        (Reply(308, ((b"location", b"//evil.example"),), b""), "it leads away, to //evil.example"),
        (Reply(308, ((b"location", b"/about?x"),), b""), "it leads to itself"),
        (Reply(200, ((b"set-cookie", b"a=b"),), b""), "b'set-cookie' is sent"),
        (Reply(200, ((b"a", b"b\r\nc"),), b""), "a header is broken in two"),
        (Reply(200, ((b"a", b"b"), (b"a", b"b")), b""), "b'a' is sent 2 times"),
    ],
)
def test_the_judge_sees(reply: Reply, problem: str) -> None:
    assert problem in problems(plain("/about"), reply)


def test_a_file_that_is_opened_is_seen() -> None:
    with watched() as acts:
        (ROOT / "pyproject.toml").read_bytes()
    assert acts == [f"open {ROOT / 'pyproject.toml'}"]


def test_a_good_request_has_no_problem(app: ASGIApp) -> None:
    reply = finished(ask(app, plain("/about")))
    assert reply.status == 200
    assert problems(plain("/about"), reply) == []
