"""Samples for a first look: filling an empty store, and taking every one out again."""

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from datetime import date, datetime, time, timedelta
from typing import Final

from sqlalchemy import Connection, delete, exists, func, select, update

from nk.bangkok import BANGKOK, bangkok_day
from nk.club import events, matches, players, registrations, seasons
from nk.club.event_details import EventDetails, details_of
from nk.club.events import BEYBLADE, NewEvent
from nk.club.ratings import rebuild
from nk.club.store.audit import AuditEntry, list_audit
from nk.club.store.connections import Change
from nk.club.store.tables import events as event_table
from nk.club.store.tables import matches as match_table
from nk.club.store.tables import players as player_table
from nk.club.store.tables import rating_history, ratings, season_results
from nk.club.store.tables import registrations as registration_table
from nk.club.store.tables import seasons as season_table
from nk.rules.elo import RatingPolicy

_SATURDAY, _SUNDAY, _FRIDAY = 5, 6, 4


@dataclass(frozen=True, slots=True)
class SampleEvent:
    """An event on a day of the week near today, within its branch's opening hours.

    `weeks` 0 is the first such day after today, -1 the last one before it. Without a weekday
    the event has been on for three days and runs to the end of tomorrow.
    """

    name: str
    event_type: str
    opens: int
    closes: int
    branch_id: str
    location: str
    description: str
    weekday: int | None = None
    weeks: int = 0
    register: bool = False
    players: int = 0
    won: bool = False
    details: EventDetails = field(default_factory=EventDetails)

    def times(self, today: date) -> tuple[datetime, datetime]:
        """Return start and end around a day."""
        first, last = today - timedelta(days=3), today + timedelta(days=1)
        if self.weekday is not None:
            ahead = (self.weekday - today.weekday() - 1) % 7 + 1
            back = 7 if self.weeks < 0 and ahead == 7 else 0
            first = last = today + timedelta(days=ahead + 7 * self.weeks - back)
        return (
            datetime.combine(first, time(self.opens), BANGKOK),
            datetime.combine(last, time(self.closes), BANGKOK),
        )


_BOARD_GAME: Final = "Board Game"

SAMPLE_EVENTS: Final = (
    SampleEvent(
        "เปิดสนามซ้อม Beyblade X บางแค",
        BEYBLADE,
        opens=12,
        closes=21,
        branch_id="bangkae",
        location="NK ซีคอน บางแค ชั้น 6",
        description="สนามว่างห้าวันรวด แข่ง Bo1 เก็บแต้ม Elo มาช่วงร้านเปิดเมื่อไรก็ลงได้",
        players=6,
        details=EventDetails(
            name_en="Beyblade X open practice, Bangkae",
            description_en="Open stadiums for five days while we are open. "
            "Every win counts for your Elo.",
            fee=0,
            format="Bo1 เก็บแต้ม Elo",
            format_en="Bo1, rated",
            bring="เบย์ 1 ตัวกับลันเชอร์ ไม่มีก็ยืมที่ร้านได้",
            bring_en="One Bey and a launcher, or borrow ours",
            level="ทุกระดับ มือใหม่ก็มาได้",
            level_en="All levels, beginners too",
        ),
    ),
    SampleEvent(
        "คืนวันศุกร์ บอร์ดเกมปาร์ตี้",
        _BOARD_GAME,
        weekday=_FRIDAY,
        opens=18,
        closes=22,
        branch_id="samyan",
        location="NK สามย่านมิตรทาวน์ ชั้น 3",
        description="มาคนเดียวก็ได้ เดี๋ยวพี่ GM จัดโต๊ะให้",
        register=True,
        players=4,
        details=EventDetails(
            name_en="Friday night board game party",
            description_en="Come alone, leave with a table of friends.",
            fee=120,
            format="สลับโต๊ะทุก 45 นาที มี GM สอนทุกเกม",
            format_en="New table every 45 minutes, a GM teaches every game",
            bring="มาตัวเปล่าได้เลย",
            bring_en="Just yourself",
            level="อายุ 13 ปีขึ้นไป ไม่ต้องเคยเล่น",
            level_en="13 and over, no experience needed",
            places=24,
        ),
    ),
    SampleEvent(
        "Beyblade X ซีซันโอเพน 3on3",
        BEYBLADE,
        weekday=_SATURDAY,
        opens=13,
        closes=18,
        branch_id="srinakarin",
        location="NK ซีคอนสแควร์ ศรีนครินทร์ ชั้น 3",
        description="ชิงแต้ม Elo ประจำซีซัน เช็กอินหน้าสนามก่อนเริ่ม 30 นาที",
        register=True,
        players=8,
        details=EventDetails(
            name_en="Beyblade X Season Open, 3on3",
            description_en="Rated for this season’s Elo. "
            "Check in at the stadium 30 minutes before the start.",
            fee=150,
            format="เด็ค 3 ตัว เซตละ 4 แต้ม รอบ Final Stage 7 แต้ม",
            format_en="Three-Bey decks, sets to 4 points, to 7 in the final stage",
            bring="เบย์ 3 ตัวที่ชิ้นส่วนไม่ซ้ำกัน กับลันเชอร์",
            bring_en="Three Beys without a part twice, and a launcher",
            level="อายุ 6 ปีขึ้นไป ทุกระดับ",
            level_en="6 and over, all levels",
            places=16,
        ),
    ),
    SampleEvent(
        "เปิดคดี: คืนสุดท้ายของท่านผู้นำ",
        "Board Game Script",
        weekday=_SUNDAY,
        weeks=1,
        opens=14,
        closes=16,
        branch_id="phranakhon",
        location="NK พระนคร ปากคลองตลาด ชั้น 2",
        description="เกมสืบสวนสวมบทบาท เลือกตัวละครกันหน้างาน ไม่ต้องเคยเล่นมาก่อน",
        register=True,
        details=EventDetails(
            name_en="Open case: The Leader’s Last Night",
            description_en="A scripted mystery. You pick your part on the day; "
            "first-timers are welcome.",
            fee=350,
            format="สวมบทบาท 8–10 คน ราว 2 ชั่วโมง",
            format_en="Role play for 8 to 10, about two hours",
            level="อายุ 15 ปีขึ้นไป",
            level_en="15 and over",
            places=10,
        ),
    ),
    SampleEvent(
        "Beyblade X Weekly สามย่าน",
        BEYBLADE,
        weekday=_SATURDAY,
        weeks=-1,
        opens=16,
        closes=19,
        branch_id="samyan",
        location="NK สามย่านมิตรทาวน์ ชั้น 3",
        description="จบไปแล้ว ขอบคุณทุกคนที่มา",
        players=8,
        won=True,
        details=EventDetails(
            name_en="Beyblade X Weekly, Samyan",
            description_en="Thanks to everyone who came.",
            fee=100,
            format="3on3 รอบแบ่งกลุ่ม แล้วน็อกเอาต์",
            format_en="3on3, groups and then knock-out",
            places=8,
        ),
    ),
    SampleEvent(
        "ทัวร์นาเมนต์ Flip 7",
        _BOARD_GAME,
        weekday=_SUNDAY,
        weeks=-2,
        opens=15,
        closes=18,
        branch_id="bangkae",
        location="NK ซีคอน บางแค ชั้น 6",
        description="ใครจะกล้าเปิดอีกใบ",
        players=5,
        won=True,
        details=EventDetails(
            name_en="Flip 7 tournament",
            description_en="Who dares to flip one more?",
            fee=0,
            format="เล่น 3 ตา รวมแต้ม",
            format_en="Three games, points added up",
        ),
    ),
    SampleEvent(
        "Beyblade X Rookie Cup",
        BEYBLADE,
        weekday=_SATURDAY,
        weeks=-4,
        opens=13,
        closes=17,
        branch_id="srinakarin",
        location="NK ซีคอนสแควร์ ศรีนครินทร์ ชั้น 3",
        description="รายการสำหรับมือใหม่โดยเฉพาะ",
        players=8,
        won=True,
        details=EventDetails(
            name_en="Beyblade X Rookie Cup",
            description_en="A cup for newcomers only.",
            fee=80,
            level="Elo ไม่เกิน 1250",
            level_en="Rated 1250 and below",
        ),
    ),
)

SAMPLE_NICKNAMES: Final = (
    "ปลื้ม",
    "Fern",
    "เจ้านาย",
    "Pun",
    "น้ำหวาน",
    "Guy",
    "ไอซ์",
    "Mook",
    "ต้นน้ำ",
    "Beam",
    "โฟกัส",
    "Win",
)
SAMPLE_MATCHES: Final = 60
SAMPLE_REGISTER_URL: Final = "https://forms.example.com/nk-sample"


def is_empty(connection: Connection) -> bool:
    """Tell whether nobody has written an event, a player or a match yet."""
    return all(
        connection.scalars(select(table.c.id).limit(1)).one_or_none() is None
        for table in (event_table, player_table, match_table)
    )


def add_samples(change: Change, policy: RatingPolicy) -> None:
    """Write the samples, dated around the moment of the change."""
    people = [players.add_player(change, name, sample=True) for name in SAMPLE_NICKNAMES]
    today = bangkok_day(change.at)
    start, end = today - timedelta(days=42), today + timedelta(days=49)
    seasons.open_season(change, start, end, policy, sample=True)
    matches.record_many(change, _sample_matches(change.at, people))
    numbers = [_add_event(change, event, index) for index, event in enumerate(SAMPLE_EVENTS)]
    # Putting people on a list makes an event a real one, but these are samples themselves.
    change.connection.execute(
        update(event_table).where(event_table.c.id.in_(numbers)).values(sample=True)
    )
    listed = {number: event.players for number, event in zip(numbers, SAMPLE_EVENTS, strict=True)}
    change.note("samples.add", "samples", facts={"events": listed, "players": people})


def count_samples(connection: Connection) -> dict[str, int]:
    """Count what is still a sample, by kind; kinds without any are left out."""
    kinds = {"events": event_table, "players": player_table, "matches": match_table}
    counts = {
        kind: connection.scalar(select(func.count()).where(table.c.sample == 1)) or 0
        for kind, table in kinds.items()
    }
    return {kind: count for kind, count in counts.items() if count}


@dataclass(frozen=True, slots=True)
class Kept:
    """A sample that something real rests on by now, so that it stays."""

    kind: str
    number: int
    name: str


def clear_samples(change: Change) -> list[Kept]:
    """Take out every sample that staff have not touched; return what stays because they have."""
    connection = change.connection
    for derived in (rating_history, season_results, ratings):
        connection.execute(delete(derived))
    added = list_audit(connection, subject="samples", action="samples.add")
    _delete_matches(connection)
    _delete_events(connection)
    _clear_lists(connection, added)
    used = exists(select(match_table.c.id).where(match_table.c.season_id == season_table.c.id))
    connection.execute(delete(season_table).where(season_table.c.sample == 1, ~used))
    _delete_players(connection)
    rebuild(change)
    kept = [kept for entry in added for kept in _kept(connection, entry)]
    change.note("samples.clear", "samples", facts={"kept": len(kept)})
    return kept


def _kept(connection: Connection, added: AuditEntry) -> Iterator[Kept]:
    """Yield what is still there of all that a first run brought."""
    for kind, table, name in (
        ("event", event_table, event_table.c.name),
        ("player", player_table, player_table.c.nickname),
    ):
        query = select(table.c.id, name).where(table.c.id.in_(_numbers(added, f"{kind}s")))
        for number, shown in connection.execute(query.order_by(table.c.id)):
            yield Kept(kind, number, shown)


def _numbers(added: AuditEntry, what: str) -> list[int]:
    given = added.detail.get(what)
    return [int(number) for number in given] if isinstance(given, list | dict) else []


def _sample_matches(now: datetime, people: list[int]) -> list[matches.NewMatch]:
    """Return results of the last weeks. The seed is fixed, so every first run looks alike."""
    chance = random.Random(2023)  # noqa: S311 - made-up results, nothing secret.
    span = timedelta(days=41)
    found = []
    for number in range(SAMPLE_MATCHES):
        one, other = sorted(chance.sample(range(len(people)), 2))
        # The earlier in the list, the stronger, so that the table has a shape.
        winner, loser = (one, other) if chance.random() < 0.7 else (other, one)
        played_at = now - span + span * number / SAMPLE_MATCHES
        found.append(
            matches.NewMatch(
                people[winner],
                people[loser],
                played_at,
                sweep=chance.random() < 0.15,
                sample=True,
            )
        )
    return found


def _add_event(change: Change, sample: SampleEvent, index: int) -> int:
    starts_at, ends_at = sample.times(bangkok_day(change.at))
    event_id = events.add(
        change,
        NewEvent(
            name=sample.name,
            event_type=sample.event_type,
            starts_at=starts_at,
            ends_at=ends_at,
            branch_id=sample.branch_id,
            location=sample.location,
            description=sample.description,
            register_url=SAMPLE_REGISTER_URL if sample.register else None,
            **details_of(sample.details),
        ),
    )
    for place in range(sample.players):
        name = SAMPLE_NICKNAMES[(place * 5 + index * 3) % len(SAMPLE_NICKNAMES)]
        registrations.register(change, event_id, name)
    if sample.won:
        registrations.set_winner(change, event_id, 1)
    return event_id


def _delete_matches(connection: Connection) -> None:
    """Delete sample matches and what voided them; the log is append-only for real results."""
    sampled = select(match_table.c.id).where(match_table.c.sample == 1)
    connection.execute(delete(match_table).where(match_table.c.voids.in_(sampled)))
    connection.execute(delete(match_table).where(match_table.c.sample == 1))


def _delete_events(connection: Connection) -> None:
    sampled = select(event_table.c.id).where(event_table.c.sample == 1)
    connection.execute(
        update(match_table).where(match_table.c.event_id.in_(sampled)).values(event_id=None)
    )
    connection.execute(delete(event_table).where(event_table.c.sample == 1))


def _clear_lists(connection: Connection, added: Sequence[AuditEntry]) -> None:
    """Take the samples off the lists that stay; whom staff have put there, or rated, is real."""
    given = [entry.detail.get("events") for entry in added]
    listed = {int(k): v for counts in given if isinstance(counts, dict) for k, v in counts.items()}
    table = registration_table.c
    rows = connection.execute(
        select(table.event_id, table.running_number, table.player_id)
        .join(player_table, player_table.c.id == table.player_id)
        .where(player_table.c.sample == 1)
    ).all()
    by_staff = {row.player_id for row in rows if row.running_number > listed.get(row.event_id, 0)}
    own = player_table.c.id
    played = exists(
        select(match_table.c.id).where(
            (match_table.c.winner_id == own) | (match_table.c.loser_id == own)
        )
    )
    connection.execute(
        update(player_table)
        .where(player_table.c.sample == 1, played | own.in_(by_staff))
        .values(sample=False)
    )
    sampled = select(own).where(player_table.c.sample == 1)
    connection.execute(delete(registration_table).where(table.player_id.in_(sampled)))


def _delete_players(connection: Connection) -> None:
    sampled = select(player_table.c.id).where(player_table.c.sample == 1)
    connection.execute(
        update(player_table).where(player_table.c.merged_into.in_(sampled)).values(merged_into=None)
    )
    connection.execute(delete(player_table).where(player_table.c.sample == 1))
