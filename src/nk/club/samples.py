"""Samples for a first look: filling an empty store, and taking every one out again."""

import random
from dataclasses import dataclass
from datetime import datetime, time, timedelta
from typing import Final

from sqlalchemy import Connection, delete, exists, func, select, update

from nk.bangkok import BANGKOK, bangkok_day
from nk.club import events, matches, players, registrations, seasons
from nk.club.events import NewEvent
from nk.club.ratings import rebuild
from nk.club.store.connections import Change
from nk.club.store.tables import events as event_table
from nk.club.store.tables import matches as match_table
from nk.club.store.tables import players as player_table
from nk.club.store.tables import rating_history, ratings, season_results
from nk.club.store.tables import registrations as registration_table
from nk.club.store.tables import seasons as season_table
from nk.rules.elo import RatingPolicy


@dataclass(frozen=True, slots=True)
class SampleEvent:
    """An event placed relative to today in Bangkok."""

    name: str
    event_type: str
    days: int
    hour: int
    length: timedelta
    branch_id: str
    location: str
    description: str
    register: bool = False
    players: int = 0
    won: bool = False


_BEYBLADE: Final = "Beyblade X"
_BOARD_GAME: Final = "Board Game"

SAMPLE_EVENTS: Final = (
    SampleEvent(
        "Beyblade X Weekly บางแค",
        _BEYBLADE,
        days=0,
        hour=0,
        length=timedelta(hours=24),
        branch_id="bangkae",
        location="NK ซีคอน บางแค ชั้น 6",
        description="แข่ง Bo1 เก็บแต้ม Elo ทั้งวัน มาช่วงไหนก็ลงได้\n"
        "Bo1 matches all day, every win counts for your Elo.",
        players=6,
    ),
    SampleEvent(
        "คืนวันศุกร์ บอร์ดเกมปาร์ตี้",
        _BOARD_GAME,
        days=3,
        hour=18,
        length=timedelta(hours=3),
        branch_id="samyan",
        location="NK สามย่านมิตรทาวน์ ชั้น 3",
        description="มาคนเดียวก็ได้ เดี๋ยวพี่ GM จัดโต๊ะให้\nCome alone, leave with a table of friends.",
        register=True,
        players=4,
    ),
    SampleEvent(
        "Beyblade X ซีซันโอเพน 3on3",
        _BEYBLADE,
        days=6,
        hour=13,
        length=timedelta(hours=5),
        branch_id="srinakarin",
        location="NK ซีคอนสแควร์ ศรีนครินทร์ ชั้น 3",
        description="เด็ค 3 ตัว เซตละ 4 แต้ม รอบชิง 7 แต้ม\n"
        "Three-Bey decks, sets to 4 points, the final to 7.",
        register=True,
        players=8,
    ),
    SampleEvent(
        "เปิดคดี: คืนสุดท้ายของสายลับ",
        "Board Game Script",
        days=12,
        hour=14,
        length=timedelta(hours=2),
        branch_id="phranakhon",
        location="NK พระนคร ปากคลองตลาด ชั้น 2",
        description="เกมสืบสวนสวมบทบาท 8-10 คน ไม่ต้องเคยเล่นมาก่อน\n"
        "A scripted mystery for 8 to 10, first-timers welcome.",
        register=True,
    ),
    SampleEvent(
        "Beyblade X Weekly สามย่าน",
        _BEYBLADE,
        days=-4,
        hour=16,
        length=timedelta(hours=3),
        branch_id="samyan",
        location="NK สามย่านมิตรทาวน์ ชั้น 3",
        description="จบไปแล้ว ขอบคุณทุกคนที่มา\nThanks to everyone who came.",
        players=8,
        won=True,
    ),
    SampleEvent(
        "ทัวร์นาเมนต์ Flip 7",
        _BOARD_GAME,
        days=-11,
        hour=15,
        length=timedelta(hours=3),
        branch_id="bangkae",
        location="NK ซีคอน บางแค ชั้น 6",
        description="ใครจะกล้าเปิดอีกใบ\nWho dares to flip one more?",
        players=5,
        won=True,
    ),
    SampleEvent(
        "Beyblade X Rookie Cup",
        _BEYBLADE,
        days=-25,
        hour=13,
        length=timedelta(hours=4),
        branch_id="srinakarin",
        location="NK ซีคอนสแควร์ ศรีนครินทร์ ชั้น 3",
        description="รายการสำหรับมือใหม่ Elo ไม่เกิน 1250\nFor newcomers rated 1250 and below.",
        players=8,
        won=True,
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
    seasons.open_season(change, start, end, sample=True)
    matches.record_many(change, policy, _sample_matches(change.at, people))
    for event in SAMPLE_EVENTS:
        _add_event(change, event, people)
    change.note("samples.add", "samples")


def count_samples(connection: Connection) -> dict[str, int]:
    """Count what is still a sample, by kind; kinds without any are left out."""
    kinds = {"events": event_table, "players": player_table, "matches": match_table}
    counts = {
        kind: connection.scalar(select(func.count()).where(table.c.sample == 1)) or 0
        for kind, table in kinds.items()
    }
    return {kind: count for kind, count in counts.items() if count}


def clear_samples(change: Change, policy: RatingPolicy) -> None:
    """Take out every sample that nothing real has come to rest on."""
    connection = change.connection
    for derived in (rating_history, season_results, ratings):
        connection.execute(delete(derived))
    _delete_matches(connection)
    _delete_events(connection)
    used = exists(select(match_table.c.id).where(match_table.c.season_id == season_table.c.id))
    connection.execute(delete(season_table).where(season_table.c.sample == 1, ~used))
    _delete_players(connection)
    rebuild(change, policy)
    change.note("samples.clear", "samples")


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


def _add_event(change: Change, sample: SampleEvent, people: list[int]) -> None:
    day = bangkok_day(change.at) + timedelta(days=sample.days)
    starts_at = datetime.combine(day, time(sample.hour), BANGKOK)
    event_id = events.add(
        change,
        NewEvent(
            name=sample.name,
            event_type=sample.event_type,
            starts_at=starts_at,
            ends_at=starts_at + sample.length,
            branch_id=sample.branch_id,
            location=sample.location,
            description=sample.description,
            register_url=SAMPLE_REGISTER_URL if sample.register else None,
            sample=True,
        ),
    )
    for index in range(sample.players):
        player = people[(index * 5 + abs(sample.days)) % len(people)]
        registrations.register(change, event_id, SAMPLE_NICKNAMES[people.index(player)])
    if sample.won:
        registrations.set_winner(change, event_id, 1)


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


def _delete_players(connection: Connection) -> None:
    """Delete sample players who have no real result; one who has is real by now."""
    own = player_table.c.id
    played = exists(
        select(match_table.c.id).where(
            (match_table.c.winner_id == own) | (match_table.c.loser_id == own)
        )
    )
    connection.execute(
        update(player_table).where(player_table.c.sample == 1, played).values(sample=False)
    )
    sampled = select(own).where(player_table.c.sample == 1)
    connection.execute(
        update(registration_table)
        .where(registration_table.c.player_id.in_(sampled))
        .values(player_id=None)
    )
    connection.execute(
        update(player_table).where(player_table.c.merged_into.in_(sampled)).values(merged_into=None)
    )
    connection.execute(delete(player_table).where(player_table.c.sample == 1))
