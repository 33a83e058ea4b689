"""Players: names, merging, and leaving without a trace."""

from pathlib import Path

import pytest
from sqlalchemy import update

from nk.club import players
from nk.club.club import restore_copy
from nk.club.errors import RefusedError
from nk.club.events import events, registrations
from nk.club.events.details import DETAIL_RULES, TextRule
from nk.club.events.lists import get_event
from nk.club.ranking.leaderboard import top_players
from nk.club.ranking.matches import player_lines
from nk.club.ranking.ratings import verify
from nk.club.ranking.results import undo_result
from nk.club.removals import merge_players, remove_player
from nk.club.store import audit, engines
from nk.club.store.backup import back_up
from nk.club.store.connections import Reader, Writer, open_reader, open_writer
from nk.club.store.tables import desk_answers
from nk.club.store.tournament_tables import tournaments
from nk.club.tournament.log import required
from tests.support.store import HOUR, NOW, add_events, add_players, an_event, open_a_season, play
from tests.support.tournament import NAMES, Day


@pytest.mark.parametrize("twin", ["mook", " MOOK ", "Ｍｏｏｋ"])
def test_one_name_in_any_spelling_is_one_player(writer: Writer, twin: str) -> None:
    add_players(writer, "Mook")
    with pytest.raises(RefusedError) as refused:
        add_players(writer, twin)
    assert refused.value.code == "uq_players_name_key"
    assert "แล้ว" in refused.value.sentence.th


def test_players_are_found_by_part_of_their_name(writer: Writer, reader: Reader) -> None:
    add_players(writer, "น้ำหวาน", "ต้นน้ำ", "100%", "Fern")
    with reader.reading() as connection:
        names = {
            part: [player.nickname for player in players.list_players(connection, containing=part)]
            for part in ("น้ำ", "%", "FERN", "_", "")
        }
    assert names["น้ำ"] == ["น้ำหวาน", "ต้นน้ำ"]
    assert (names["%"], names["FERN"], names["_"]) == (["100%"], ["Fern"], [])
    assert len(names[""]) == 4


def test_a_registration_is_linked_to_the_player_and_follows_a_new_name(
    writer: Writer, reader: Reader
) -> None:
    (player,) = add_players(writer, "Mook")
    (number,) = add_events(writer, an_event())
    with writer.change("test", NOW) as change:
        registrations.register(change, number, "mook ")
        players.rename_player(change, player, "มุก")
    with reader.reading() as connection:
        event = get_event(connection, number, NOW)
    assert event is not None
    assert [person.player_name for person in event.registrations] == ["มุก"]


@pytest.mark.parametrize(
    ("avatar", "allowed"),
    [
        ("/images/mook.avif", True),
        ("https://pictures.example.com/mook.png", True),
        ("http://pictures.example.com/mook.png", False),
        ("//evil.example/x.png", False),
        ("/../secret", False),
        ("data:image/png;base64,AAAA", False),
    ],
)
def test_pictures_are_ours_or_https(writer: Writer, avatar: str, allowed: bool) -> None:
    (player,) = add_players(writer, "Mook")
    if allowed:
        with writer.change("test", NOW) as change:
            players.set_avatar(change, player, avatar)
        return
    with pytest.raises(RefusedError), writer.change("test", NOW) as change:
        players.set_avatar(change, player, avatar)


def test_a_removed_player_is_nowhere_but_results_stay(writer: Writer, reader: Reader) -> None:
    leaving, staying = add_players(writer, "Mookda", "Beam")
    (number, other) = add_events(writer, an_event(description="แชมป์เก่า Mookda"), an_event())
    open_a_season(writer)
    play(writer, leaving, staying)
    with writer.change("test", NOW) as change:
        registrations.register(change, number, "Mookda")
        players.rename_player(change, leaving, "Mookda P")
        registrations.register(change, other, "mookda p")
        registrations.set_winner(change, other, 1)
    with writer.change("test", NOW) as change:
        removal = remove_player(change, leaving)
    with reader.reading() as connection:
        event = get_event(connection, other, NOW)
        history = audit.list_audit(connection, limit=100)
        board = top_players(connection, NOW)
        assert verify(connection) == []
    assert removal.registrations == 2
    assert event is not None
    assert event.winner is not None
    assert (event.winner.name, event.winner.anonymous) == ("Anonymous", True)
    assert not any("mook" in str(entry).casefold() for entry in history)
    assert [(line.name, line.rating) for line in board] == [("Beam", 1184)]
    with pytest.raises(RefusedError):
        play(writer, leaving, staying)


def _answer(body: str) -> dict[str, object]:
    return {
        "device_id": 1,
        "write_id": body,
        "request_hash": "",
        "status": 200,
        "body": body,
        "at": NOW,
    }


def test_former_names_are_forgotten_too(writer: Writer, reader: Reader) -> None:
    kept, merged = add_players(writer, "น้องแอน", "Annika")
    won, other, told = add_events(writer, an_event(), an_event(), an_event(name="แชมป์ น้องแอน"))
    with writer.change("test", NOW) as change:
        registrations.close_event(change, won, "น้องแอน", anyway=True)
        registrations.close_event(change, other, "Annika", anyway=True)
        change.connection.execute(
            desk_answers.insert(), [_answer('{"a": "น้องแอน"}'), _answer('{"a": "Beam"}')]
        )
        players.rename_player(change, kept, "Bee")
        merge_players(change, keep=kept, drop=merged)
        assert remove_player(change, kept).events_to_read == (told,)
    with reader.reading() as connection:
        history = audit.list_audit(connection, subject="event", action="event.close")
        people = audit.list_audit(connection, subject="player")
        answers = connection.scalars(desk_answers.select().with_only_columns(desk_answers.c.body))
        assert sorted(answers) == ['{"a": "Beam"}', "{}"]
    assert [entry.detail for entry in (*history, *people) if "names" in entry.detail] == []


def test_a_former_name_that_is_somebody_elses_now_stays_theirs(
    writer: Writer, reader: Reader
) -> None:
    (leaving,) = add_players(writer, "Ann")
    (event,) = add_events(writer, an_event(description="Ann"))
    with writer.change("test", NOW) as change:
        players.rename_player(change, leaving, "Ann K")
        other = players.add_player(change, "ann")
        registrations.close_event(change, event, "ann", anyway=True)
        assert remove_player(change, leaving).events_to_read == ()
    with reader.reading() as connection:
        (closed,) = audit.list_audit(connection, action="event.close")
        added = audit.list_audit(connection, action="player.add")
    assert closed.detail["names"] == {"winner": "ann"}
    assert [(entry.subject_id, "names" in entry.detail) for entry in added] == [
        (other, True),
        (leaving, False),
    ]


def test_a_list_with_a_former_name_alone_is_pointed_at(writer: Writer, reader: Reader) -> None:
    (before, after) = add_events(writer, an_event(), an_event())
    with writer.change("test", NOW) as change:
        registrations.register(change, before, "Ann")
        leaving = players.add_player(change, "Ann")
        players.rename_player(change, leaving, "Bee")
        registrations.register(change, after, "Bee")
        assert remove_player(change, leaving).events_to_read == (before,)
    with reader.reading() as connection:
        lists = [get_event(connection, number, NOW) for number in (before, after)]
    names = [[person.player_name for person in one.registrations] for one in lists if one]
    assert names == [["Ann"], ["Anonymous"]]


@pytest.mark.parametrize(
    "field",
    [
        *("name", "location", "description"),
        *(name for name, rule in DETAIL_RULES.items() if isinstance(rule, TextRule)),
    ],
)
def test_removal_points_at_texts_that_still_name_the_person(
    sqlite_database: str, field: str
) -> None:
    writer = open_writer(sqlite_database)
    (leaving,) = add_players(writer, "Mookda")
    numbers = add_events(writer, an_event(**{field: "ขอบคุณ Mookda"}), an_event())
    with writer.change("test", NOW) as change:
        assert remove_player(change, leaving).events_to_read == (numbers[0],)
    writer.close()


def test_removed_bytes_leave_the_file(sqlite_database: str) -> None:
    writer = open_writer(sqlite_database)
    name = "ชื่อที่ต้องหายไปจริง"
    (leaving,) = add_players(writer, name)
    with writer.change("test", NOW) as change:
        remove_player(change, leaving)
    writer.forget_deleted()
    writer.close()
    path = Path(sqlite_database.removeprefix("sqlite:///"))
    for file in path.parent.glob("nk.sqlite3*"):
        assert name.encode() not in file.read_bytes(), file.name


def test_a_file_that_cannot_be_cleared_is_told(
    sqlite_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Without the seconds of patience that a real writer has.
    impatient = (*engines._WRITER_PRAGMAS, "PRAGMA busy_timeout = 0")
    monkeypatch.setattr(engines, "_WRITER_PRAGMAS", impatient)
    writer, reader = open_writer(sqlite_database), open_reader(sqlite_database)
    (leaving,) = add_players(writer, "Mookda")
    with reader.reading() as connection:
        players.list_players(connection)
        with writer.change("test", NOW) as change:
            remove_player(change, leaving)
        assert not writer.forget_deleted()
    assert writer.forget_deleted()
    writer.close()
    reader.close()


def test_a_number_given_anew_after_a_copy_is_not_taken_for_the_one_before(
    sqlite_database: str, tmp_path: Path
) -> None:
    writer = open_writer(sqlite_database)
    (known,) = add_players(writer, "Mook")
    copy = back_up(sqlite_database, tmp_path / "copy.sqlite3")
    (later,) = add_players(writer, "Beam")
    removals = []
    for player in (known, later):
        with writer.change("test", NOW) as change:
            removals.append(remove_player(change, player).removal_id)
    writer.close()
    # The copy has gone on to give the number to somebody else.
    other = open_writer(f"sqlite:///{copy}")
    with other.change("test", NOW + HOUR) as change:
        assert players.add_player(change, "Pun") == later
    other.close()
    done = restore_copy(sqlite_database, copy, who="test", now=NOW)
    assert [(removal, player.nickname) for removal, player in done.named_again] == [
        (removals[0], "Mook")
    ]
    assert len(set(removals)) == 2


def test_merging_gives_all_results_to_one(writer: Writer, reader: Reader) -> None:
    keep, drop, other = add_players(writer, "Mook", "Mook 2", "Beam")
    (number,) = add_events(writer, an_event())
    open_a_season(writer)
    play(writer, keep, other)
    play(writer, drop, other)
    with writer.change("test", NOW) as change:
        registrations.register(change, number, "Mook 2")
        merge_players(change, keep=keep, drop=drop)
    with reader.reading() as connection:
        board = top_players(connection, NOW)
        event = get_event(connection, number, NOW)
        assert verify(connection) == []
    assert [(line.name, line.wins, line.losses) for line in board] == [
        ("Mook", 2, 0),
        ("Beam", 0, 2),
    ]
    assert event is not None
    assert event.registrations[0].player_name == "Mook"


def test_people_who_played_each_other_are_two(writer: Writer) -> None:
    one, other, third = add_players(writer, "Mook", "Beam", "Pun")
    open_a_season(writer)
    play(writer, one, other)
    with writer.change("test", NOW) as change:
        merge_players(change, keep=third, drop=other)
    for keep, drop, code in (
        (one, third, "played_each_other"),
        (third, one, "played_each_other"),
        (one, one, "same_player"),
    ):
        with pytest.raises(RefusedError) as refused, writer.change("test", NOW) as change:
            merge_players(change, keep=keep, drop=drop)
        assert refused.value.code == code


def test_results_of_a_merged_entry_are_shown_and_taken_back(writer: Writer) -> None:
    keep, drop, other = add_players(writer, "Mook", "Mook 2", "Beam")
    open_a_season(writer)
    number = play(writer, drop, other)
    with writer.change("test", NOW) as change:
        merge_players(change, keep=keep, drop=drop)
        (line,) = player_lines(change.connection, keep, 10)
        assert (line.winner, line.loser, line.taken_back) == ("Mook", "Beam", False)
        moves = undo_result(change, number).moves
    assert [(move.player, move.before, move.after) for move in moves] == [
        ("Mook", 1216, 1200),
        ("Beam", 1184, 1200),
    ]


def test_a_merge_keeps_the_only_picture(writer: Writer, reader: Reader) -> None:
    bare, dressed, other = add_players(writer, "Mook", "Mook 2", "Mook 3")
    with writer.change("test", NOW) as change:
        players.set_avatar(change, dressed, "/images/one.avif")
        players.set_avatar(change, other, "/images/other.avif")
        for drop in (dressed, other):
            merge_players(change, keep=bare, drop=drop)
    with reader.reading() as connection:
        avatars = [players.required_player(connection, bare).avatar]
        avatars += [one.avatar for one in players.list_players(connection)[1:]]
    assert avatars == ["/images/one.avif"]


def test_two_of_a_tournament_are_merged_once_it_is_over(writer: Writer, reader: Reader) -> None:
    day = Day(writer, 4)
    day.draw()
    with reader.reading() as connection:
        one, other = required(connection, day.event).state.matches
        keep, drop = (
            players.find_by_name(connection, NAMES[int(match.a or 0) - 1]) or 0
            for match in (one, other)
        )
    with pytest.raises(RefusedError) as refused, writer.change("test", NOW) as change:
        merge_players(change, keep=keep, drop=drop)
    assert refused.value.code == "in_one_tournament"
    # A tournament that was called off is never played to its end.
    with writer.dry_run("test", NOW) as change:
        events.cancel(change, day.event, anyway=True)
        merge_players(change, keep=keep, drop=drop)
    with writer.dry_run("test", NOW) as change:
        change.connection.execute(update(tournaments).values(state="finished"))
        merge_players(change, keep=keep, drop=drop)
