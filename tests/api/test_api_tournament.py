"""A tournament's public snapshot: small, cheap to ask again, and nothing before its time."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from nk.club.errors import RefusedError
from nk.club.events import events
from nk.club.events.registrations import unregister
from nk.club.names import ANONYMOUS, encode_name
from nk.club.players import find_by_name
from nk.club.removals import remove_player
from nk.club.store.connections import Reader, Writer
from nk.club.tournament import live as tournament_live
from nk.club.tournament import operations as op
from nk.club.tournament.snapshot import snapshot
from nk.club.tournament.snapshot_bodies import LiveTournament
from nk.rules.tournament.actions import (
    Announce,
    Call,
    CheckIn,
    Confirm,
    Finish,
    Register,
    Result,
    SetUp,
    Start,
)
from nk.rules.tournament.log import Tournament
from nk.rules.tournament.propose import propose_stage
from nk.rules.tournament.settings import Settings, Stage, StageKind
from nk.rules.tournament.state import Outcome, OutcomeKind
from nk.site.api.application import Api
from nk.sources import open_sources
from tests.support.api import Clock, create_api, request
from tests.support.store import NOW
from tests.support.tournament import Day
from tests.vectors.live_examples import FOLDER, examples


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def api(database: str, clock: Clock) -> Iterator[Api]:
    sources = open_sources(database, clock)
    api = create_api(sources, clock, timer=clock.seconds)
    yield api
    sources.close()


def announced(reader: Reader, day: Day) -> LiveTournament:
    """What is shown of the tournament as it stands in the store."""
    with reader.reading() as connection:
        found = tournament_live.read_live(connection, day.event, day.now)
    assert found is not None
    return snapshot(found)


def live(api: Api, event: int = 1) -> LiveTournament:
    """Ask for the snapshot after the server has noticed what changed."""
    api.live.poll.look()
    got = request(api, f"/api/events/{event}/live")
    assert got.status == 200
    return LiveTournament.model_validate(got.json)


def test_there_is_nothing_without_a_tournament(api: Api) -> None:
    for event in ("1", "007", "abc"):
        got = request(api, f"/api/events/{event}/live")
        assert (got.status, got.json["error"]["code"]) == (404, "event_not_found")


def test_a_snapshot_is_asked_for_again_for_nearly_nothing(writer: Writer, api: Api) -> None:
    day = Day(writer)
    day.draw()
    api.live.poll.look()
    first = request(api, "/api/events/1/live", headers=[("accept-encoding", "br")])
    assert first.headers["content-encoding"] == "br"
    tag = first.headers["etag"]
    assert not tag.startswith("W/")
    again = request(
        api,
        "/api/events/1/live",
        headers=[("accept-encoding", "br"), ("if-none-match", tag)],
    )
    assert (again.status, again.body) == (304, b"")
    day.play_match()
    api.live.poll.look()
    changed = request(
        api,
        "/api/events/1/live",
        headers=[("accept-encoding", "br"), ("if-none-match", tag)],
    )
    assert changed.status == 200
    assert len(changed.body) < 2_000


def test_a_round_is_seen_once_it_is_announced(writer: Writer, api: Api) -> None:
    day = Day(writer, players=5)
    day.step(lambda change: op.pair(change, day.event))
    shown = live(api)
    # For everybody the day has not begun, and the bye of the draft counts for nobody.
    assert (shown.state, shown.rounds, shown.standings) == ("registering", [], [])
    assert request(api, "/api/events/1").json["tournament"] == "registering"
    day.act(Announce())
    shown = live(api)
    (drawn,) = shown.rounds
    (bye,) = [match for match in drawn.matches if match.outcome == "bye"]
    assert [reason.code for reason in bye.bye] == ["bye", "first_bye"]


def test_a_cut_is_seen_once_it_is_announced(writer: Writer, api: Api) -> None:
    day = Day(writer)
    for _ in range(3):
        day.draw()
        day.play_round()
    day.step(lambda change: op.next_stage(change, day.event))
    assert live(api).stage == 1
    day.act(Announce())
    shown = live(api)
    assert shown.stage == 2
    assert shown.rounds[-1].matches[0].position is not None


@pytest.mark.parametrize(("gap", "told"), [(49, None), (50, 50)])
def test_an_upset_is_a_surprise(gap: int, told: int | None) -> None:
    """A win against a few points more is none."""
    day = Tournament().do(SetUp(Settings((Stage(StageKind.SINGLE),))))
    for player, rating in (("1", 1200 + gap), ("2", 1200)):
        day = day.do(Register(player, rating), CheckIn(player))
    day = day.do(propose_stage(day.state), Announce())
    day = day.do(Result(1, Outcome(OutcomeKind.PLAYED, "2")), Confirm(1), Finish())
    statistics = snapshot(tournament_live.TournamentNow(1, NOW, 1, day.state, {})).statistics
    assert statistics is not None
    assert (statistics.upset and statistics.upset.difference) == told


def test_the_clock_alone_makes_a_match_slow(writer: Writer, api: Api, clock: Clock) -> None:
    day = Day(writer)
    day.draw()
    clock.now = day.now
    day.act(Call(1, 1, int(clock.seconds())))
    assert not live(api).rounds[0].matches[0].slow
    clock.move(minutes=12, seconds=2)
    assert live(api).rounds[0].matches[0].slow


def test_what_is_called_off_is_not_shown(writer: Writer, api: Api) -> None:
    day = Day(writer)
    day.draw()
    before = live(api)
    with writer.change("test", day.now) as change:
        events.cancel(change, day.event, anyway=True)
    api.live.poll.look()
    assert request(api, "/api/events/1/live").status == 404
    with writer.change("test", day.now) as change:
        events.take_place_after_all(change, day.event)
    assert live(api) == before


def test_what_was_played_out_stays_when_the_event_is_called_off(writer: Writer, api: Api) -> None:
    day = Day(writer)
    day.play_all()
    before = live(api)
    assert before.state == "finished"
    with writer.change("test", day.now) as change:
        events.cancel(change, day.event, anyway=True)
    assert live(api) == before


def test_nobody_is_called_once_the_event_is_called_off(writer: Writer, reader: Reader) -> None:
    """What a judge at a stadium sees, who needs no word to stop."""
    day = Day(writer)
    day.draw()
    day.play_match()
    day.act(Call(2, 1, int(day.now.timestamp())))
    day.act(Start(3, 2, int(day.now.timestamp())))
    before = announced(reader, day)
    assert [stadium.match for stadium in before.stadiums] == [2, 3]
    with writer.change("test", day.now) as change:
        events.cancel(change, day.event, anyway=True)
    shown = announced(reader, day)
    assert [stadium.match for stadium in shown.stadiums] == [None, None]
    assert shown.queue == []
    (played, *left) = shown.rounds[0].matches
    assert played == before.rounds[0].matches[0]
    assert [(m.status, m.stadium, m.since, m.slow) for m in left] == [
        ("waiting", None, None, False)
    ] * 2
    assert shown.places == before.places


def test_the_event_tells_of_its_tournament(writer: Writer, api: Api) -> None:
    day = Day(writer)
    assert request(api, "/api/events/1").json["tournament"] == "registering"
    day.play_all()
    api.live.poll.look()
    event = request(api, "/api/events/1").json
    assert event["tournament"] == "finished"
    assert [one["place"] for one in event["podium"]] == [1, 2, 3]
    assert event["podium"][0]["name"] == encode_name("Mook")
    (listed,) = request(api, "/api/events").json
    assert listed["podium"] == event["podium"]


def test_who_was_removed_has_no_name_in_it(writer: Writer, api: Api) -> None:
    day = Day(writer)
    day.play_all()
    with writer.change("test", day.now) as change:
        remove_player(change, find_by_name(change.connection, "Mook") or 0)
    api.live.poll.look()
    got = request(api, "/api/events/1/live")
    assert b"Mook" not in got.body
    assert got.json["players"][0]["name"] == ANONYMOUS


def test_nobody_of_a_tournament_is_taken_off_the_list(writer: Writer) -> None:
    day = Day(writer)
    with pytest.raises(RefusedError) as refused, writer.change("test", day.now) as change:
        unregister(change, day.event, 1)
    assert refused.value.code == "in_tournament"


def test_the_examples_are_what_the_code_makes() -> None:
    """If this fails, run `python -m tests.vectors.live_examples`."""
    made = dict(examples())
    kept = {file.stem: file.read_text(encoding="utf-8") for file in Path(FOLDER).iterdir()}
    assert made == kept
    for text in made.values():
        LiveTournament.model_validate(json.loads(text))
