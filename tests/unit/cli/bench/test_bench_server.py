"""The load, the settings of nginx, and the sizes of processes."""

from pathlib import Path

import pytest

from tools.bench.command import PartFailedError
from tools.bench.nginx import Page, settings
from tools.bench.parts.memory import memory_figures, read_sizes
from tools.bench.parts.server import Load, Round, question_figures, read_load
from tools.bench.questions import QUESTIONS, Question, Reply, load_headers

WRK = """Running 5s test @ http://127.0.0.1:8000/
  1 threads and 32 connections
  Thread Stats   Avg      Stdev     Max   +/- Stdev
    Latency     2.41ms    1.10ms  20.02ms   91.02%
  67001 requests in 5.00s, 1.40GB read
Requests/sec:  13399.87
Transfer/sec:    286.72MB
"""


def test_the_rate_is_read() -> None:
    assert read_load(WRK) == Load(13399.87, 67001)


@pytest.mark.parametrize(
    "line",
    [
        "  Socket errors: connect 0, read 3, write 0, timeout 0",
        "  Non-2xx or 3xx responses: 12",
    ],
)
def test_a_round_with_wrong_answers_does_not_count(line: str) -> None:
    with pytest.raises(PartFailedError, match=line.strip()):
        read_load(WRK.replace("Requests/sec", f"{line}\nRequests/sec"))


def test_a_load_that_says_nothing_is_a_failure() -> None:
    with pytest.raises(PartFailedError, match="no rate"):
        read_load("")


def test_nginx_gets_our_headers_and_writes_its_own() -> None:
    headers = {
        "content-type": "text/html; charset=utf-8",
        "content-length": "22000",
        "content-encoding": "br",
        "content-security-policy": "default-src 'none'; script-src 'sha256-ab/c+d='",
        "etag": '"abc"',
        "x-odd": 'a "quoted" \\ value',
        "server": "nk",
    }
    text = settings(Path("folder"), [Page(8123, Path("folder/answer-0"), headers)])
    assert "listen 127.0.0.1:8123;" in text
    assert 'default_type "text/html; charset=utf-8";' in text
    assert 'add_header content-encoding "br";' in text
    assert "add_header content-security-policy \"default-src 'none'" in text
    assert r'add_header x-odd "a \"quoted\" \\ value";' in text
    for own in ("etag", "content-length", "content-type", "server"):
        assert f"add_header {own} " not in text
    assert text.count("{") == text.count("}")


def test_a_header_that_nginx_would_change_is_refused() -> None:
    page = Page(8123, Path("answer"), {"content-type": "text/html", "x-odd": "$host"})
    with pytest.raises(ValueError, match="dollar"):
        settings(Path("folder"), [page])


def test_a_known_answer_is_asked_for_by_its_validator() -> None:
    reply = Reply(200, {"etag": '"abc"'}, b"")
    known = next(question for question in QUESTIONS if question.known)
    assert load_headers(known, reply)["if-none-match"] == '"abc"'
    fresh = next(question for question in QUESTIONS if not question.known)
    assert "if-none-match" not in load_headers(fresh, reply)


def test_the_ratio_decides() -> None:
    question: Question = QUESTIONS[0]
    measured = [
        ((3000, 30.0), (9000, 9.0)),
        ((900, 100.0), (3000, 10.0)),
        ((4000, 25.0), (9000, 10.0)),
    ]
    rounds = [(Round(*ours), Round(*nginx)) for ours, nginx in measured]
    figures = {figure.name: figure for figure in question_figures(question, rounds)}
    assert figures["ratio"].value == 0.333
    assert figures["ratio"].reached is True
    assert figures["ratio by cost"].value == 0.3
    assert figures["ratio by cost"].reached is None
    assert (figures["ours"].value, figures["nginx, an answer"].value) == (3000, 10)


ROLLUP = """55d0c0e00000-7ffd1b5ff000 ---p 00000000 00:00 0    [rollup]
Rss:              160000 kB
Pss:               60000 kB
Pss_Dirty:         50000 kB
Shared_Clean:      30000 kB
"""


def test_the_larger_worker_counts() -> None:
    sizes = read_sizes(ROLLUP)
    assert sizes == {"RSS": 163.84, "PSS": 61.44}
    figures = {
        figure.name: figure for figure in memory_figures([sizes], [sizes, {"RSS": 201, "PSS": 90}])
    }
    assert figures["RSS of a worker at start"].value == 163.8
    assert figures["RSS of a worker after load"].reached is False
    assert figures["PSS of a worker after load"].reached is True
