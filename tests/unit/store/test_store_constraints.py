"""A broken constraint becomes a sentence in both languages, on both databases."""

import re
from typing import Any

import pytest
from sqlalchemy import CheckConstraint, Connection, Table, UniqueConstraint, insert

from nk.club.errors import RefusedError
from nk.club.store.connections import Writer
from nk.club.store.constraints import CONSTRAINT_SENTENCES, SQLITE_FOREIGN_KEY
from nk.club.store.tables import (
    audit,
    audit_head,
    closing_days,
    data_version,
    desk_answers,
    devices,
    event_pictures,
    events,
    matches,
    metadata,
    pairings,
    players,
    rating_history,
    ratings,
    registrations,
    season_results,
    seasons,
    sold_out_dishes,
)
from nk.club.store.tournament_tables import (
    tournament_actions,
    tournament_matches,
    tournament_places,
    tournaments,
)
from tests.support.store import NOW, SEASON_END, SEASON_START

_PLAYER: dict[str, Any] = {"nickname": "Mook", "name_key": "mook", "created_at": NOW}
_EVENT: dict[str, Any] = {
    "name": "Weekly",
    "event_type": "Beyblade X",
    "starts_at": NOW,
    "ends_at": NOW.replace(hour=9),
    "created_at": NOW,
    "updated_at": NOW,
}
_REGISTRATION: dict[str, Any] = {
    "event_id": 1,
    "running_number": 5,
    "player_name": "Mook",
    "name_key": "mook",
}
_SEASON: dict[str, Any] = {
    "starts_on": SEASON_END,
    "ends_on": SEASON_END.replace(month=4),
    "is_open": False,
}
_MATCH: dict[str, Any] = {
    "kind": "played",
    "season_id": 1,
    "winner_id": 1,
    "loser_id": 2,
    "played_at": NOW,
    "recorded_at": NOW,
}
_RESULT: dict[str, Any] = {
    "season_id": 1,
    "player_id": 2,
    "place": 1,
    "rating": 1,
    "wins": 0,
    "losses": 0,
}
_RATING: dict[str, Any] = {"player_id": 2, "rating": 1200, "opening": 1200}
_HISTORY: dict[str, Any] = {"player_id": 2, "season_id": 1, "week": SEASON_START, "rating": 1}
_AUDIT = {"at": NOW, "who": "test", "action": "try", "subject": "event"}
_CLOSED = {"closed_at": NOW}
_PAIRING = {"code_hash": "b", "name": "Fah", "role": "staff", "expires_at": NOW}
_DEVICE = {
    "name": "Fah",
    "role": "staff",
    "token_hash": "b",
    "created_at": NOW,
    "last_seen_at": NOW,
    "expires_at": NOW,
}
_SOLD_OUT: dict[str, Any] = {"dish": "snacks/French fries", "branch_id": "bangkae"}
_CLOSING_DAY: dict[str, Any] = {
    "branch_id": "bangkae",
    "day": SEASON_START,
    "reason": "",
    "reason_en": "",
}
_ANSWER = {
    "device_id": 1,
    "write_id": "a",
    "request_hash": "",
    "status": 200,
    "body": "{}",
    "at": NOW,
}

# One way to break each constraint: the row's table, the row, and what is wrong with it.
_BROKEN: list[tuple[str, Table, dict[str, Any], dict[str, Any]]] = [
    ("pk_players", players, _PLAYER, {"id": 1, "name_key": "new"}),
    ("uq_players_name_key", players, _PLAYER, {"name_key": "one"}),
    ("ck_players_nickname", players, _PLAYER, {"nickname": "  "}),
    ("ck_players_avatar", players, _PLAYER, {"avatar": ""}),
    ("ck_players_merged_into", players, _PLAYER, {"id": 7, "merged_into": 7}),
    ("fk_players_merged_into", players, _PLAYER, {"merged_into": 99}),
    ("pk_events", events, _EVENT, {"id": 1}),
    ("ck_events_name", events, _EVENT, {"name": "x" * 201}),
    ("ck_events_event_type", events, _EVENT, {"event_type": ""}),
    ("ck_events_ends_after_start", events, _EVENT, {"ends_at": NOW}),
    ("ck_events_duration", events, _EVENT, {"ends_at": NOW.replace(year=2027)}),
    ("ck_events_fixed_status", events, _EVENT, {"fixed_status": "soon"}),
    ("ck_events_branch_id", events, _EVENT, {"branch_id": ""}),
    ("ck_events_location", events, _EVENT, {"location": "x" * 201}),
    ("ck_events_description", events, _EVENT, {"description": "x" * 10_001}),
    ("ck_events_register_url", events, _EVENT, {"register_url": "http://example.com/"}),
    ("ck_events_sequence", events, _EVENT, {"sequence": -1}),
    ("ck_events_cancel_reason", events, _EVENT, {"cancel_reason": "x" * 301}),
    ("ck_events_cancel_reason_en", events, _EVENT, {"cancel_reason_en": "x" * 301}),
    ("pk_registrations", registrations, _REGISTRATION, {"running_number": 1}),
    ("fk_registrations_event_id", registrations, _REGISTRATION, {"event_id": 99}),
    ("fk_registrations_player_id", registrations, _REGISTRATION, {"player_id": 99}),
    ("ck_registrations_running_number", registrations, _REGISTRATION, {"running_number": 0}),
    ("ck_registrations_player_name", registrations, _REGISTRATION, {"player_name": ""}),
    ("uq_registrations_one_winner", registrations, _REGISTRATION, {"winner": True}),
    ("uq_registrations_player_once", registrations, _REGISTRATION, {"player_id": 1}),
    ("pk_seasons", seasons, _SEASON, {"id": 1, **_CLOSED}),
    ("uq_seasons_starts_on", seasons, _SEASON, {"starts_on": SEASON_START, **_CLOSED}),
    ("uq_seasons_one_open", seasons, _SEASON, {"is_open": True}),
    ("ck_seasons_ends_after_start", seasons, _SEASON, {"ends_on": SEASON_END, **_CLOSED}),
    ("ck_seasons_closed_at", seasons, _SEASON, {}),
    ("ck_seasons_policy", seasons, _SEASON, {"policy": "x" * 4_001, **_CLOSED}),
    ("pk_matches", matches, _MATCH, {"id": 1}),
    ("fk_matches_season_id", matches, _MATCH, {"season_id": 99}),
    ("fk_matches_event_id", matches, _MATCH, {"event_id": 99}),
    ("fk_matches_winner_id", matches, _MATCH, {"winner_id": 99}),
    ("fk_matches_loser_id", matches, _MATCH, {"loser_id": 99}),
    ("ck_matches_kind", matches, _MATCH, {"kind": "void"}),
    ("ck_matches_two_players", matches, _MATCH, {"loser_id": 1}),
    ("ck_matches_sets", matches, _MATCH, {"winner_sets": 1, "loser_sets": 1}),
    ("ck_matches_finishes", matches, _MATCH, {"finishes": "x" * 4_001}),
    ("pk_ratings", ratings, _RATING, {"player_id": 1}),
    ("fk_ratings_player_id", ratings, _RATING, {"player_id": 99}),
    ("ck_ratings_counts", ratings, _RATING, {"wins": -1}),
    ("pk_rating_history", rating_history, _HISTORY, {"player_id": 1}),
    ("fk_rating_history_player_id", rating_history, _HISTORY, {"player_id": 99}),
    ("fk_rating_history_season_id", rating_history, _HISTORY, {"season_id": 99}),
    ("pk_season_results", season_results, _RESULT, {"player_id": 1}),
    ("fk_season_results_season_id", season_results, _RESULT, {"season_id": 99}),
    ("fk_season_results_player_id", season_results, _RESULT, {"player_id": 99}),
    ("ck_season_results_place", season_results, _RESULT, {"place": 0}),
    ("ck_season_results_counts", season_results, _RESULT, {"losses": -1}),
    ("pk_audit", audit, _AUDIT, {"id": 1_000}),
    ("pk_audit_head", audit_head, {"id": 1, "entries": 0, "hash": ""}, {}),
    ("ck_audit_head_single_row", audit_head, {"id": 2, "entries": 0, "hash": ""}, {}),
    ("pk_desk_devices", devices, _DEVICE, {"id": 1_000}),
    ("uq_desk_devices_token_hash", devices, _DEVICE, {"token_hash": "a"}),
    ("ck_desk_devices_name", devices, _DEVICE, {"name": " "}),
    ("ck_desk_devices_role", devices, _DEVICE, {"role": "king"}),
    ("fk_desk_devices_event_id", devices, _DEVICE, {"event_id": 99}),
    ("pk_desk_pairings", pairings, _PAIRING, {"code_hash": "a"}),
    ("ck_desk_pairings_name", pairings, _PAIRING, {"name": "x" * 101}),
    ("ck_desk_pairings_role", pairings, _PAIRING, {"role": "king"}),
    ("fk_desk_pairings_event_id", pairings, _PAIRING, {"event_id": 99}),
    ("pk_desk_answers", desk_answers, _ANSWER, {}),
    ("pk_sold_out_dishes", sold_out_dishes, _SOLD_OUT, {}),
    ("ck_sold_out_dishes_dish", sold_out_dishes, _SOLD_OUT, {"dish": " "}),
    ("ck_sold_out_dishes_branch_id", sold_out_dishes, _SOLD_OUT, {"branch_id": "x" * 41}),
    ("pk_closing_days", closing_days, _CLOSING_DAY, {}),
    ("ck_closing_days_branch_id", closing_days, _CLOSING_DAY, {"branch_id": ""}),
    ("ck_closing_days_reason", closing_days, _CLOSING_DAY, {"reason": "x" * 201}),
    ("ck_closing_days_reason_en", closing_days, _CLOSING_DAY, {"reason_en": "x" * 201}),
    ("ck_audit_who", audit, _AUDIT, {"who": ""}),
    ("ck_audit_action", audit, _AUDIT, {"action": "x" * 61}),
    ("ck_audit_detail", audit, _AUDIT, {"detail": "x" * 20_001}),
    ("pk_data_version", data_version, {"id": 1, "version": 1}, {}),
    ("ck_data_version_single_row", data_version, {"id": 2, "version": 1}, {}),
]
_BROKEN += [
    (f"ck_events_{name}", events, _EVENT, {name: value})
    for name, value in {
        "name_en": "x" * 201,
        "description_en": "x" * 10_001,
        "fee": -1,
        "format": "x" * 301,
        "format_en": "x" * 301,
        "bring": "x" * 301,
        "bring_en": "x" * 301,
        "level": "x" * 301,
        "level_en": "x" * 301,
        "places": 0,
        "picture": "",
        "picture_alt": "x" * 301,
        "picture_alt_en": "x" * 301,
        "picture_left": 101,
        "picture_top": -1,
    }.items()
]
_PICTURE = {"name": "a.webp", "data": b"x", "at": NOW}
_BROKEN += [
    ("pk_event_pictures", event_pictures, _PICTURE, {}),
    ("ck_event_pictures_data", event_pictures, _PICTURE, {"name": "b.webp", "data": b""}),
]
_TOURNAMENT = {"event_id": 1, "version": 1, "state": "running"}
_ACTION = {"event_id": 1, "sequence": 2, "action_id": "b", "action": "{}", "who": "x", "at": NOW}
_LINK = {"event_id": 1, "match": 2, "log_id": 2, "winner_change": 0, "loser_change": 0}
_PLACE = {"event_id": 1, "running_number": 2, "place": 2}
_BROKEN += [
    ("pk_tournaments", tournaments, _TOURNAMENT, {}),
    ("fk_tournaments_event_id", tournaments, _TOURNAMENT, {"event_id": 99}),
    ("ck_tournaments_state", tournaments, _TOURNAMENT, {"event_id": 2, "state": "lost"}),
    ("pk_tournament_actions", tournament_actions, _ACTION, {"sequence": 1}),
    ("fk_tournament_actions_event_id", tournament_actions, _ACTION, {"event_id": 99}),
    ("uq_tournament_actions_action_id", tournament_actions, _ACTION, {"action_id": "a"}),
    ("pk_tournament_matches", tournament_matches, _LINK, {"match": 1}),
    ("fk_tournament_matches_event_id", tournament_matches, _LINK, {"event_id": 99}),
    ("fk_tournament_matches_log_id", tournament_matches, _LINK, {"log_id": 99}),
    ("uq_tournament_matches_log_id", tournament_matches, _LINK, {"log_id": 1}),
    ("pk_tournament_places", tournament_places, _PLACE, {"place": 1}),
    ("fk_tournament_places_event_id", tournament_places, _PLACE, {"event_id": 99}),
]
# A void entry breaks the rules for kinds unless it names no players.
_VOID = {**_MATCH, "kind": "void", "winner_id": None, "loser_id": None}
_BROKEN += [
    ("fk_matches_voids", matches, _VOID, {"id": 1_000, "voids": 99}),
    ("uq_matches_voids", matches, _VOID, {"id": 1_000, "voids": 1}),
    ("ck_matches_voids", matches, _VOID, {"id": 1_000, "voids": 1_000}),
]


def _flags() -> list[tuple[str, Table, str]]:
    """Return the checks on yes-or-no columns, which are too alike to list."""
    return [
        (str(check.name), table, str(check.sqltext).split(" ", 1)[0])
        for table in metadata.sorted_tables
        for check in table.constraints
        if isinstance(check, CheckConstraint) and "IN (0, 1)" in str(check.sqltext)
    ]


def _names() -> set[str]:
    constraints = {
        str(constraint.name) for table in metadata.sorted_tables for constraint in table.constraints
    }
    indexes = {
        str(index.name)
        for table in metadata.sorted_tables
        for index in table.indexes
        if index.unique
    }
    return constraints | indexes


def _fill(connection: Connection) -> None:
    for row in (_PLAYER | {"name_key": "one"}, _PLAYER | {"name_key": "two"}):
        connection.execute(insert(players).values(**row))
    connection.execute(insert(events).values(**_EVENT))
    registration = _REGISTRATION | {"running_number": 1, "player_id": 1, "winner": True}
    connection.execute(insert(registrations).values(**registration))
    connection.execute(insert(seasons).values(starts_on=SEASON_START, ends_on=SEASON_END))
    connection.execute(insert(matches).values(**_MATCH))
    connection.execute(insert(matches).values(**{**_VOID, "voids": 1}))
    for table, row in ((ratings, _RATING), (rating_history, _HISTORY), (season_results, _RESULT)):
        connection.execute(insert(table).values(**{**row, "player_id": 1}))
    connection.execute(insert(audit).values(**_AUDIT, id=1_000))
    connection.execute(insert(devices).values({**_DEVICE, "id": 1_000, "token_hash": "a"}))
    connection.execute(insert(pairings).values({**_PAIRING, "code_hash": "a"}))
    connection.execute(insert(desk_answers).values(_ANSWER))
    connection.execute(insert(tournaments).values(_TOURNAMENT))
    connection.execute(
        insert(tournament_actions).values({**_ACTION, "sequence": 1, "action_id": "a"})
    )
    connection.execute(insert(tournament_matches).values({**_LINK, "match": 1, "log_id": 1}))
    connection.execute(insert(tournament_places).values({**_PLACE, "place": 1}))
    connection.execute(insert(event_pictures).values(_PICTURE))
    connection.execute(insert(sold_out_dishes).values(_SOLD_OUT))
    connection.execute(insert(closing_days).values(_CLOSING_DAY))


def test_every_constraint_has_a_sentence_and_no_sentence_is_left_over() -> None:
    assert set(CONSTRAINT_SENTENCES) == _names() | {SQLITE_FOREIGN_KEY}


def test_every_sentence_is_written_in_both_languages() -> None:
    for name, sentence in CONSTRAINT_SENTENCES.items():
        assert re.search("[\u0e00-\u0e7f]", sentence.th), name
        assert sentence.en.isascii(), name
        assert sentence.en.endswith("."), name


def test_every_constraint_is_broken_below() -> None:
    broken = {name for name, *_ in _BROKEN} | {name for name, *_ in _flags()}
    assert broken == _names()


def test_breaking_each_constraint_gives_its_sentence(writer: Writer) -> None:
    with writer.change("test", NOW) as change:
        _fill(change.connection)
    wrong: list[tuple[str, str]] = []
    for name, table, row, fault in _BROKEN:
        with pytest.raises(RefusedError) as refused, writer.change("test", NOW) as change:
            change.connection.execute(insert(table).values(**{**row, **fault}))
        foreign_key = writer.engine.dialect.name == "sqlite" and name.startswith("fk_")
        expected = SQLITE_FOREIGN_KEY if foreign_key else name
        if refused.value.code != expected:
            wrong.append((expected, refused.value.code))
    assert not wrong


def test_a_flag_is_yes_or_no(writer: Writer) -> None:
    rows = {players: _PLAYER, events: _EVENT, registrations: _REGISTRATION, matches: _MATCH}
    rows |= {seasons: {**_SEASON, **_CLOSED}, ratings: _RATING}
    with writer.change("test", NOW) as change:
        _fill(change.connection)
    for name, table, column in _flags():
        with pytest.raises(RefusedError) as refused, writer.change("test", NOW) as change:
            change.connection.execute(insert(table).values(**{**rows[table], column: 2}))
        # A season that is neither open nor closed breaks that rule as well; either may answer.
        assert refused.value.code in (name, "ck_seasons_closed_at")


def test_a_missing_value_names_its_column(writer: Writer) -> None:
    without_name = {key: value for key, value in _EVENT.items() if key != "name"}
    with pytest.raises(RefusedError) as refused, writer.change("test", NOW) as change:
        change.connection.execute(insert(events).values(**without_name))
    assert (refused.value.code, refused.value.field) == ("missing", "name")


def test_every_constraint_kind_is_known() -> None:
    kinds = {type(c).__name__ for table in metadata.sorted_tables for c in table.constraints}
    expected = {"CheckConstraint", "ForeignKeyConstraint", "PrimaryKeyConstraint"}
    assert kinds == expected | {UniqueConstraint.__name__}
