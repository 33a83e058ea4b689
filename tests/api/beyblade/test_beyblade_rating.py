"""GET /api/beyblade/rating: what a match would do to two ratings."""

import pytest

from tests.support.api import Clock, Got, beyblade_api, request

API = beyblade_api(Clock())


def ask(query: str) -> Got:
    return request(API, f"/api/beyblade/rating?{query}")


@pytest.mark.parametrize(
    ("query", "mine", "theirs"),
    [
        ("mine=1200&theirs=1300&result=win", 20, -25),
        ("mine=1250&theirs=1150&result=loss", -25, 20),
        ("mine=1200&theirs=1200&result=win", 16, -16),
        ("mine=1200&theirs=1350&result=win", 27, -28),
        ("mine=1200&theirs=1349&result=win", 22, -28),
        ("mine=1200&theirs=1300&result=win&sweep=true", 23, -25),
        ("mine=1200&theirs=1300&result=loss&sweep=true", -11, 14),
        ("mine=0&theirs=4000&result=win", 36, -39),
        ("mine=4000&theirs=0&result=win", 0, 0),
    ],
)
def test_both_changes(query: str, mine: int, theirs: int) -> None:
    got = ask(query)
    assert got.status == 200
    assert (got.json["mine"]["total"], got.json["theirs"]["total"]) == (mine, theirs)


def test_the_parts_make_up_the_total() -> None:
    mine = ask("mine=1200&theirs=1400&result=win&sweep=true").json["mine"]
    assert mine == {
        "before": 1200,
        "after": 1232,
        "expected": 0.240253,
        "base": 24,
        "upset_bonus": 5,
        "sweep_bonus": 3,
        "total": 32,
    }


@pytest.mark.parametrize(
    ("query", "field"),
    [
        ("theirs=1200&result=win", "mine"),
        ("mine=1200&theirs=1200", "result"),
        ("mine=1200&theirs=1200&result=draw", "result"),
        ("mine=-1&theirs=1200&result=win", "mine"),
        ("mine=4001&theirs=1200&result=win", "mine"),
        ("mine=1e3&theirs=1200&result=win", "mine"),
        ("mine=%D9%A3&theirs=1200&result=win", "mine"),
        ("mine=1200.5&theirs=1200&result=win", "mine"),
        ("mine=99999&theirs=1200&result=win", "mine"),
        ("mine=1200&theirs=1200&result=win&sweep=1", "sweep"),
        ("mine=1200&mine=1300&theirs=1200&result=win", "mine"),
        ("mine=1200&theirs=1200&result=win&k=64", "k"),
    ],
)
def test_a_bad_parameter_is_named(query: str, field: str) -> None:
    got = ask(query)
    assert got.status == 422
    assert got.json["error"]["code"] == "invalid_parameter"
    assert got.json["error"]["field"] == field
    assert got.headers["cache-control"] == "no-store"


def test_good_answers_may_be_kept() -> None:
    got = ask("mine=1200&theirs=1300&result=win")
    assert got.headers["cache-control"].startswith("public, max-age=")
    assert "etag" in got.headers
