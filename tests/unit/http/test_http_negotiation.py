"""Choosing an encoding: q-values, stars, refusals and nonsense."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from nk.site import answers
from nk.site.answers import choose, compress

ALL = ("br", "zstd", "gzip", "identity")


def test_answers_offer_these_in_this_order() -> None:
    assert tuple(compress(b"a" * 1_000)) == ALL


@pytest.mark.parametrize(
    ("accept", "available", "chosen"),
    [
        (b"", ALL, "identity"),
        (b"gzip", ALL, "gzip"),
        (b"x-gzip", ALL, "gzip"),
        (b"GZIP", ALL, "gzip"),
        (b"gzip, deflate, br, zstd", ALL, "br"),
        (b"gzip, zstd", ALL, "zstd"),
        (b"br;q=0.5, gzip;q=0.9", ALL, "gzip"),
        (b"br;q=0.5,gzip;q=0.5", ALL, "br"),
        (b"br ; q=0.1 , gzip; q=0.2", ALL, "gzip"),
        (b"br;q=0, gzip", ALL, "gzip"),
        (b"br;q=0", ALL, "identity"),
        (b"*", ALL, "br"),
        (b"*;q=0.5, br;q=0", ALL, "zstd"),
        (b"gzip;q=0.5, *;q=0", ALL, "gzip"),
        (b"identity;q=0", ALL, "identity"),
        (b"identity;q=0, gzip;q=0.1", ALL, "gzip"),
        (b"identity;q=0.5, gzip;q=0.1", ALL, "identity"),
        (b"identity, gzip;q=0.9", ALL, "identity"),
        (b"*;q=0", ALL, "identity"),
        (b"gzip;q=0.001", ALL, "gzip"),
        (b"gzip;q=1.001", ALL, "identity"),
        (b"gzip;q=banana", ALL, "identity"),
        (b"gzip;q=", ALL, "identity"),
        (b"gzip;level=9", ALL, "identity"),
        (b"deflate, compress", ALL, "identity"),
        (b"br", ("gzip", "identity"), "identity"),
        (b",,gzip,,", ALL, "gzip"),
        (b"\xff\xfe, gzip", ALL, "gzip"),
        # Of a header beyond all sense only the beginning counts.
        (b"gzip," + b"a," * 5_000, ALL, "gzip"),
        (b"a," * 5_000 + b"gzip", ALL, "identity"),
        (b"," * 15_000, ALL, "identity"),
        (b"x" * 250 + b",gzip;q=0.5", ALL, "identity"),
    ],
)
def test_the_best_of_what_the_client_accepts(
    accept: bytes, available: tuple[str, ...], chosen: str
) -> None:
    assert choose(accept, available) == chosen


@settings(max_examples=500, derandomize=True, deadline=None, database=None)
@given(st.binary(max_size=60), st.sets(st.sampled_from(ALL)))
def test_any_header_gives_something_that_exists(accept: bytes, available: set[str]) -> None:
    offered = tuple(name for name in ALL if name in available | {"identity"})
    assert choose(accept, offered) in offered


def test_a_header_of_any_length_costs_no_more_than_a_short_one(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    read: list[int] = []
    parse = answers._parse

    def counted(accept_encoding: bytes) -> dict[str, float]:
        read.append(len(accept_encoding))
        return parse(accept_encoding)

    monkeypatch.setattr(answers, "_parse", counted)
    for length in (300, 3_000, 15_000):
        choose(b",;" * length, ALL)
    assert max(read, default=0) <= 256
