"""Ready-made answers: right headers, right validators, the same bytes each time."""

import asyncio
from collections.abc import Sequence

import pytest

from nk.site.answers import (
    Answer,
    Message,
    build_answer,
    is_known,
    read_headers,
    send_answer,
    with_headers,
)

TEXT = b'{"message": "hello"}' * 50


def _answer(body: bytes = TEXT, status: int = 200, compressible: bool = True) -> Answer:
    return build_answer(
        status,
        "application/json",
        body,
        cache_control="public, max-age=30",
        extra_headers=[(b"x-extra", b"1")],
        compressible=compressible,
    )


def _send(
    answer: Answer, headers: Sequence[tuple[bytes, bytes]] = (), method: str = "GET"
) -> tuple[int, dict[bytes, bytes], bytes]:
    messages: list[Message] = []

    async def send(message: Message) -> None:
        messages.append(message)

    asyncio.run(send_answer(method, read_headers(headers), send, answer))
    start, body = messages
    return start["status"], dict(start["headers"]), body["body"]


def test_an_answer_has_everything_before_anybody_asks() -> None:
    status, headers, body = _send(_answer(), [(b"accept-encoding", b"br")])
    assert (status, headers[b"content-encoding"]) == (200, b"br")
    assert headers[b"content-length"] == str(len(body)).encode()
    assert headers[b"vary"] == b"accept-encoding"
    assert (headers[b"x-extra"], headers[b"cache-control"]) == (b"1", b"public, max-age=30")


def test_equal_bodies_make_equal_answers_and_others_do_not() -> None:
    assert _answer() == _answer()
    assert _answer().etag != _answer(TEXT + b" ").etag


def test_small_and_packed_bodies_are_left_alone() -> None:
    assert _answer(b"{}").encodings == ("identity",)
    picture = _answer(TEXT, compressible=False)
    assert picture.encodings == ("identity",)
    assert b"vary" not in _send(picture)[1]


def test_a_body_that_does_not_shrink_is_sent_as_it_is() -> None:
    noise = bytes((i * i * 31 + i * 7 + (i >> 3)) % 251 for i in range(0, 100_000, 337))
    assert all(len(v.body) <= len(noise) for v in _answer(noise).variants.values())


def test_head_has_the_headers_of_get() -> None:
    status, headers, body = _send(_answer(), method="HEAD")
    assert (status, body) == (200, b"")
    assert headers == _send(_answer())[1]


@pytest.mark.parametrize(
    ("given", "known"),
    [
        (b'"abc"', True),
        (b'W/"abc"', True),
        (b'"x", "abc"', True),
        (b'"x" ,W/"abc"', True),
        (b"*", True),
        (b'"ABC"', False),
        (b"abc", False),
        (b'"abc', False),
        (b"", False),
        (b'"x", "y"', False),
        (b"," * 15_000 + b'"abc"', False),
    ],
)
def test_validators_compare_weakly(given: bytes, known: bool) -> None:
    assert is_known(given, b'"abc"') is known


def test_304_keeps_what_a_cache_needs_and_no_body() -> None:
    answer = _answer()
    status, headers, body = _send(answer, [(b"if-none-match", answer.etag)])
    assert (status, body) == (304, b"")
    assert {b"etag", b"cache-control", b"vary", b"x-extra"} <= headers.keys()
    assert not {b"content-length", b"content-type"} & headers.keys()


def test_another_encodings_tag_is_not_this_ones() -> None:
    answer = _answer()
    headers = [(b"accept-encoding", b"gzip"), (b"if-none-match", answer.etag)]
    assert _send(answer, headers)[0] == 200


def test_errors_are_never_304() -> None:
    answer = _answer(status=404)
    assert _send(answer, [(b"if-none-match", b"*")])[0] == 404


def test_several_header_lines_count_as_one() -> None:
    lines = [(b"accept-encoding", b"deflate"), (b"accept-encoding", b"gzip")]
    assert _send(_answer(), lines)[1][b"content-encoding"] == b"gzip"
    tags = [(b"if-none-match", b'"x"'), (b"if-none-match", _answer().etag)]
    assert _send(_answer(), tags)[0] == 304


def test_added_headers_reach_every_variant_and_304() -> None:
    marked = with_headers(_answer(), [(b"cache-status", b"nk")])
    for encoding in (b"br", b"gzip", b"zstd", b""):
        assert _send(marked, [(b"accept-encoding", encoding)])[1][b"cache-status"] == b"nk"
    assert _send(marked, [(b"if-none-match", marked.etag)])[1][b"cache-status"] == b"nk"
    assert b"cache-status" not in _send(_answer())[1]


def test_the_body_and_weight_are_known() -> None:
    answer = _answer()
    assert answer.body == TEXT
    assert answer.weight == sum(len(variant.body) for variant in answer.variants.values())
