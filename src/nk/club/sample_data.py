"""Sample events and people for a first look. Nicknames only; none of them is anybody."""

from dataclasses import dataclass, field
from datetime import date, datetime, time, timedelta
from typing import Final

from nk.bangkok import BANGKOK
from nk.club.events.details import EventDetails
from nk.club.events.events import BEYBLADE

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
            description_en="Open stadiums for five days, whenever we are open. "
            "Every match counts for your Elo.",
            fee=0,
            format="Bo1 เซตเดียวจบ เก็บ Elo",
            format_en="Bo1: one set decides, rated",
            bring="ลันเชอร์กับ Bey ของตัวเอง",
            bring_en="One Bey of your own and a launcher",
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
            format="เด็ค Bey 3 ลูก เซตละ 4 แต้ม รอบ Final Stage 7 แต้ม",
            format_en="Three-Bey decks, sets to 4 points, to 7 in the final stage",
            bring="ลันเชอร์กับ Bey 3 ลูก ชิ้นส่วนไม่ซ้ำกัน",
            bring_en="Three Beys with no part repeated, and a launcher",
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
        description="เกมสวมบทสืบคดี เลือกตัวละครกันหน้างาน ไม่เคยเล่นก็มาได้",
        register=True,
        details=EventDetails(
            name_en="Open case: The Leader’s Last Night",
            description_en="A scripted mystery. You pick your part on the day; "
            "first-timers are welcome.",
            fee=299,
            format="สวมบท 8–10 คน ราว 90 นาที",
            format_en="Role play for 8 to 10, about 90 minutes",
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
            format_en="3on3, groups and then knockout",
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
        description="ถ้วยนี้มือใหม่เท่านั้น",
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


# Nicknames, strongest first, and what their meeples wear: one choice a part, in the order of
# `nk.rules.meeple`. Two have none, as not everybody has made one.
SAMPLE_PEOPLE: Final[dict[str, tuple[int, ...] | None]] = {
    "ปลื้ม": (5, 2, 9, 3, 0, 7, 5),
    "Fern": (7, 3, 6, 0, 1, 3, 2),
    "เจ้านาย": (1, 6, 1, 1, 0, 3, 5),
    "Pun": (2, 1, 8, 0, 3, 4, 0),
    "น้ำหวาน": (6, 5, 4, 7, 0, 6, 7),
    "Guy": (3, 0, 10, 0, 2, 8, 6),
    "ไอซ์": None,
    "Mook": (9, 1, 3, 2, 0, 2, 3),
    "ต้นน้ำ": (4, 4, 5, 0, 4, 1, 2),
    "Beam": (0, 6, 2, 8, 0, 3, 5),
    "โฟกัส": (8, 3, 7, 0, 5, 5, 4),
    "Win": None,
}


SAMPLE_MATCHES: Final = 60


SAMPLE_REGISTER_URL: Final = "https://forms.example.com/nk-sample"
