"""The sentence for every named constraint a change can break; a test proves none is missing."""

import re
from typing import Final

from sqlalchemy import Index, Table, UniqueConstraint
from sqlalchemy.exc import IntegrityError

from nk.club.errors import RefusedError, Sentence
from nk.club.events.details import DETAIL_RULES
from nk.club.store import columns
from nk.club.store.tournament_tables import tournaments

_YES_OR_NO = Sentence(th="ค่านี้ต้องเป็นใช่หรือไม่ใช่", en="This must be yes or no.")


_NUMBER_TAKEN = Sentence(th="หมายเลขนี้ถูกใช้ไปแล้ว", en="That number is already taken.")


_NO_PLAYER = Sentence(th="ไม่มีผู้เล่นคนนี้ในระบบ", en="That player does not exist.")


_NO_EVENT = Sentence(th="ไม่มีกิจกรรมนี้ในระบบ", en="That event does not exist.")


_NO_TOURNAMENT = Sentence(th="กิจกรรมนี้ไม่มีทัวร์นาเมนต์", en="This event has no tournament.")


_NO_SEASON = Sentence(th="ไม่มีซีซันนี้ในระบบ", en="That season does not exist.")


_NEGATIVE_COUNT = Sentence(th="จำนวนแพ้ชนะติดลบไม่ได้", en="Wins and losses cannot be negative.")


def _length(what_th: str, what_en: str, largest: int) -> Sentence:
    return Sentence(
        th=f"{what_th}ต้องไม่ว่างและยาวไม่เกิน {largest} ตัวอักษร",
        en=f"{what_en} must not be empty and may have {largest} characters at most.",
    )


_EVENTS: dict[str, Sentence] = {
    "pk_events": _NUMBER_TAKEN,
    "ck_events_name": _length("ชื่อกิจกรรม", "The event's name", columns.NAME_LENGTH),
    "ck_events_event_type": _length("ประเภทกิจกรรม", "The event's type", columns.TYPE_LENGTH),
    "ck_events_ends_after_start": Sentence(
        th="เวลาจบต้องอยู่หลังเวลาเริ่ม", en="The event must end after it starts."
    ),
    "ck_events_duration": Sentence(
        th=f"กิจกรรมหนึ่งยาวได้ไม่เกิน {columns.LONGEST_EVENT.days} วัน ยาวกว่านี้ให้แยกเป็นหลายกิจกรรม",
        en=f"An event may last {columns.LONGEST_EVENT.days} days at most; split a longer one.",
    ),
    "ck_events_fixed_status": Sentence(
        th="สถานะต้องเป็น upcoming, ongoing หรือ past", en="Status is upcoming, ongoing or past."
    ),
    "ck_events_branch_id": _length("รหัสสาขา", "The branch id", columns.BRANCH_LENGTH),
    "ck_events_location": _length("สถานที่", "The location", columns.LOCATION_LENGTH),
    "ck_events_description": Sentence(
        th=f"รายละเอียดยาวได้ไม่เกิน {columns.DESCRIPTION_LENGTH:,} ตัวอักษร",
        en=f"The description may have {columns.DESCRIPTION_LENGTH:,} characters at most.",
    ),
    "ck_events_register_url": Sentence(
        th="ลิงก์สมัครต้องขึ้นต้นด้วย https://", en="The register link must start with https://."
    ),
    "ck_events_sequence": Sentence(
        th="ลำดับการแก้ไขติดลบไม่ได้", en="The edit count cannot be negative."
    ),
    "pk_event_pictures": Sentence(th="มีรูปนี้อยู่แล้ว", en="That picture is there already."),
    "ck_event_pictures_data": Sentence(
        th="รูปกิจกรรมใหญ่เกินไป ลองใช้รูปอื่นนะ", en="The event's picture is too large; use another one."
    ),
    "ck_events_cancelled": _YES_OR_NO,
    "ck_events_sample": _YES_OR_NO,
    **{f"ck_events_{name}": rule.refusal() for name, rule in DETAIL_RULES.items()},
}


_PEOPLE: dict[str, Sentence] = {
    "pk_players": _NUMBER_TAKEN,
    "uq_players_name_key": Sentence(
        th="มีผู้เล่นชื่อนี้อยู่แล้ว", en="There is already a player with that nickname."
    ),
    "ck_players_nickname": _length("ชื่อเล่น", "A nickname", columns.NICKNAME_LENGTH),
    "ck_players_avatar": _length("ลิงก์รูป", "The picture's address", columns.LINK_LENGTH),
    "ck_players_merged_into": Sentence(
        th="รวมผู้เล่นเข้ากับตัวเองไม่ได้", en="A player cannot be merged into themselves."
    ),
    "ck_players_removed": _YES_OR_NO,
    "ck_players_sample": _YES_OR_NO,
    "fk_players_merged_into": _NO_PLAYER,
    "pk_registrations": Sentence(
        th="หมายเลขผู้สมัครนี้มีคนใช้แล้วในกิจกรรมนี้", en="That running number is taken in this event."
    ),
    "fk_registrations_event_id": _NO_EVENT,
    "fk_registrations_player_id": _NO_PLAYER,
    "ck_registrations_running_number": Sentence(
        th="หมายเลขผู้สมัครเริ่มที่ 1", en="Running numbers start at 1."
    ),
    "ck_registrations_player_name": _length("ชื่อผู้สมัคร", "The name", columns.NICKNAME_LENGTH),
    "ck_registrations_anonymous": _YES_OR_NO,
    "ck_registrations_winner": _YES_OR_NO,
    "ck_registrations_walk_in": _YES_OR_NO,
    "uq_registrations_one_winner": Sentence(
        th="กิจกรรมนี้มีผู้ชนะแล้ว", en="This event already has a winner."
    ),
    "uq_registrations_player_once": Sentence(
        th="ผู้เล่นคนนี้สมัครกิจกรรมนี้แล้ว", en="That player is already registered for this event."
    ),
}


_MATCHES: dict[str, Sentence] = {
    "pk_matches": _NUMBER_TAKEN,
    "fk_matches_season_id": _NO_SEASON,
    "fk_matches_event_id": _NO_EVENT,
    "fk_matches_winner_id": _NO_PLAYER,
    "fk_matches_loser_id": _NO_PLAYER,
    "fk_matches_voids": Sentence(th="ไม่มีนัดที่จะยกเลิก", en="The match to void does not exist."),
    "uq_matches_voids": Sentence(th="นัดนี้ถูกยกเลิกไปแล้ว", en="That match is already void."),
    "ck_matches_kind": Sentence(
        th="นัดต้องมีผู้ชนะและผู้แพ้ หรือเป็นการยกเลิกนัดก่อนหน้า",
        en="An entry is either a match with a winner and a loser, or voids an earlier one.",
    ),
    "ck_matches_two_players": Sentence(
        th="ผู้ชนะกับผู้แพ้ต้องเป็นคนละคน", en="The winner and the loser must be two people."
    ),
    "ck_matches_sets": Sentence(
        th="ผู้ชนะต้องได้เซตมากกว่าผู้แพ้", en="The winner must have won more sets than the loser."
    ),
    "ck_matches_voids": Sentence(
        th="ยกเลิกได้เฉพาะนัดที่บันทึกก่อนหน้า", en="Only an earlier match can be voided."
    ),
    "ck_matches_finishes": Sentence(th="รายการแต้มยาวเกินไป", en="The list of finishes is too long."),
    "ck_matches_sweep": _YES_OR_NO,
    "ck_matches_sample": _YES_OR_NO,
}


_SEASONS: dict[str, Sentence] = {
    "pk_seasons": _NUMBER_TAKEN,
    "uq_seasons_starts_on": Sentence(
        th="มีซีซันที่เริ่มวันนี้อยู่แล้ว", en="A season already starts on that day."
    ),
    "uq_seasons_one_open": Sentence(
        th="มีซีซันเปิดอยู่แล้ว ปิดก่อนแล้วค่อยเปิดใหม่", en="A season is already open; close it first."
    ),
    "ck_seasons_ends_after_start": Sentence(
        th="วันจบซีซันต้องอยู่หลังวันเริ่ม", en="A season must end after it starts."
    ),
    "ck_seasons_closed_at": Sentence(
        th="ซีซันที่ปิดแล้วต้องมีเวลาปิด", en="A closed season needs the time it was closed."
    ),
    "ck_seasons_policy": Sentence(
        th="ตัวเลขคิดแต้มของซีซันยาวเกินไป", en="The figures of a season are too long to keep."
    ),
    "ck_seasons_is_open": _YES_OR_NO,
    "ck_seasons_sample": _YES_OR_NO,
    "pk_season_results": _NUMBER_TAKEN,
    "fk_season_results_season_id": _NO_SEASON,
    "fk_season_results_player_id": _NO_PLAYER,
    "ck_season_results_place": Sentence(th="อันดับเริ่มที่ 1", en="Places start at 1."),
    "ck_season_results_counts": _NEGATIVE_COUNT,
}


_DERIVED: dict[str, Sentence] = {
    "pk_ratings": _NUMBER_TAKEN,
    "fk_ratings_player_id": _NO_PLAYER,
    "ck_ratings_counts": _NEGATIVE_COUNT,
    "ck_ratings_listed": _YES_OR_NO,
    "pk_rating_history": _NUMBER_TAKEN,
    "fk_rating_history_player_id": _NO_PLAYER,
    "fk_rating_history_season_id": _NO_SEASON,
    "pk_audit": _NUMBER_TAKEN,
    "ck_audit_who": _length("ชื่อผู้แก้ไข", "Who makes the change", columns.WHO_LENGTH),
    "ck_audit_action": _length("ชื่อคำสั่ง", "The action", columns.ACTION_LENGTH),
    "ck_audit_detail": Sentence(th="บันทึกการแก้ไขยาวเกินไป", en="The history entry is too long."),
    "pk_data_version": _NUMBER_TAKEN,
    "ck_data_version_single_row": Sentence(
        th="ตัวนับการแก้ไขมีได้แถวเดียว", en="There is only one change counter."
    ),
    "foreign_key": Sentence(
        th="อ้างถึงสิ่งที่ไม่มีในระบบ", en="This refers to something that does not exist."
    ),
}


_ROLE = Sentence(th="หน้าที่ต้องเป็น owner, staff หรือ judge", en="A role is owner, staff or judge.")


_DESK: dict[str, Sentence] = {
    "pk_audit_head": _NUMBER_TAKEN,
    "ck_audit_head_single_row": Sentence(
        th="ปลายประวัติมีได้แถวเดียว", en="There is only one end of the history."
    ),
    "pk_desk_devices": _NUMBER_TAKEN,
    "uq_desk_devices_token_hash": _NUMBER_TAKEN,
    "ck_desk_devices_name": _length("ชื่อคนใช้", "The person's name", columns.WHO_LENGTH),
    "ck_desk_devices_role": _ROLE,
    "fk_desk_devices_event_id": _NO_EVENT,
    "pk_desk_pairings": _NUMBER_TAKEN,
    "ck_desk_pairings_name": _length("ชื่อคนใช้", "The person's name", columns.WHO_LENGTH),
    "ck_desk_pairings_role": _ROLE,
    "fk_desk_pairings_event_id": _NO_EVENT,
    "pk_desk_answers": _NUMBER_TAKEN,
    "pk_tournaments": Sentence(
        th="กิจกรรมนี้มีทัวร์นาเมนต์อยู่แล้ว", en="This event already has a tournament."
    ),
    "fk_tournaments_event_id": _NO_EVENT,
    "ck_tournaments_state": Sentence(
        th="สถานะทัวร์นาเมนต์ไม่ถูกต้อง", en="A tournament is registering, running or finished."
    ),
    "pk_tournament_actions": _NUMBER_TAKEN,
    "fk_tournament_actions_event_id": _NO_TOURNAMENT,
    "uq_tournament_actions_action_id": Sentence(
        th="คำสั่งนี้ส่งมาแล้ว", en="This action was sent before."
    ),
    "pk_tournament_matches": _NUMBER_TAKEN,
    "fk_tournament_matches_event_id": _NO_TOURNAMENT,
    "fk_tournament_matches_log_id": Sentence(th="ไม่มีนัดนี้ในบันทึก", en="That match is not in the log."),
    "uq_tournament_matches_log_id": _NUMBER_TAKEN,
    "pk_tournament_places": _NUMBER_TAKEN,
    "fk_tournament_places_event_id": _NO_TOURNAMENT,
}


_TOO_LONG_REASON = Sentence(
    th=f"เหตุผลยาวได้ไม่เกิน {columns.REASON_LENGTH} ตัวอักษร",
    en=f"The reason may have {columns.REASON_LENGTH} characters at most.",
)


_NOTICES: dict[str, Sentence] = {
    "pk_sold_out_dishes": Sentence(th="เมนูนี้แจ้งหมดไว้แล้ว", en="That dish is sold out there already."),
    "ck_sold_out_dishes_dish": _length("ชื่อเมนู", "The dish", columns.DISH_LENGTH),
    "ck_sold_out_dishes_branch_id": _length("รหัสสาขา", "The branch id", columns.BRANCH_LENGTH),
    "pk_closing_days": Sentence(
        th="สาขานี้แจ้งปิดวันนั้นไว้แล้ว", en="That branch is closed on that day already."
    ),
    "ck_closing_days_branch_id": _length("รหัสสาขา", "The branch id", columns.BRANCH_LENGTH),
    "ck_closing_days_reason": _TOO_LONG_REASON,
    "ck_closing_days_reason_en": _TOO_LONG_REASON,
}


CONSTRAINT_SENTENCES: Final = {
    **_EVENTS, **_PEOPLE, **_MATCHES, **_SEASONS, **_DERIVED, **_DESK, **_NOTICES
}  # fmt: skip


# SQLite says that some foreign key was broken, but not which.
SQLITE_FOREIGN_KEY: Final = "foreign_key"


_SQLITE_CHECK = re.compile(r"CHECK constraint failed: (\w+)")


_SQLITE_UNIQUE = re.compile(r"UNIQUE constraint failed: ([\w., ]+)")


_SQLITE_NOT_NULL = re.compile(r"NOT NULL constraint failed: (\w+)\.(\w+)")


def refusal_of(error: IntegrityError) -> RefusedError:
    """Turn the database's complaint into a sentence staff can act on."""
    name = _postgres_name(error) or _sqlite_name(str(error.orig))
    if name.startswith("missing_"):
        column = name.removeprefix("missing_")
        sentence = Sentence(th=f"ยังไม่ได้ใส่ {column}", en=f"{column} is missing.")
        return RefusedError("missing", sentence, field=column)
    return RefusedError(name, CONSTRAINT_SENTENCES[name], field=_field_of(name))


def unique_names() -> dict[str, str]:
    """Map the columns SQLite lists for a broken uniqueness to the constraint's name."""
    return {
        columns: name
        for table in tournaments.metadata.sorted_tables
        for columns, name in _unique_of(table)
    }


def _unique_of(table: Table) -> list[tuple[str, str]]:
    found = [(table.primary_key.columns.keys(), str(table.primary_key.name))]
    found += [
        (constraint.columns.keys(), str(constraint.name))
        for constraint in table.constraints
        if isinstance(constraint, UniqueConstraint)
    ]
    found += [(_index_columns(index), str(index.name)) for index in table.indexes if index.unique]
    return [(", ".join(f"{table.name}.{key}" for key in keys), name) for keys, name in found]


def _index_columns(index: Index) -> list[str]:
    return [column.name for column in index.columns]


def _postgres_name(error: IntegrityError) -> str | None:
    diagnostics = getattr(error.orig, "diag", None)
    if diagnostics is None:
        return None
    if diagnostics.constraint_name:
        return str(diagnostics.constraint_name)
    return f"missing_{diagnostics.column_name}"


def _sqlite_name(message: str) -> str:
    if check := _SQLITE_CHECK.search(message):
        return check[1]
    if unique := _SQLITE_UNIQUE.search(message):
        return unique_names()[unique[1].strip()]
    if missing := _SQLITE_NOT_NULL.search(message):
        return f"missing_{missing[2]}"
    return SQLITE_FOREIGN_KEY


def _field_of(name: str) -> str | None:
    """Return the column a constraint's name ends in, where it is about a single one."""
    for table in tournaments.metadata.sorted_tables:
        for prefix in (f"ck_{table.name}_", f"fk_{table.name}_", f"uq_{table.name}_"):
            column = name.removeprefix(prefix)
            if column != name and column in table.columns:
                return column
    return None
