"""Event pages: filled and escaped by the server, kept until the data changes."""

import json
import re
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from html import unescape
from typing import Any

import pytest

from nk.site.addresses import Language
from nk.site.event_facts import facts_of
from nk.site.events.texts import (
    event_values,
    json_in_html,
    shortened,
    structured_data,
)
from nk.site.events.times import spoken_span, spoken_start
from nk.site.pages import Pages
from nk.site.shop_facts import ShopFacts
from nk.sources import Event
from tests.support.server.little_site import LittleSite, event, get, make_site

HOSTILE = "</script><script>alert(1)</script>&\"'<b>%%EVENT_DATA%%\u2028"


def test_the_head_names_the_event_in_both_languages(site: LittleSite) -> None:
    thai = get(site.serving, "/events/7").body.decode("utf-8")
    assert "<title>Friday Night Beys | NK</title>" in thai
    assert '<link rel="canonical" href="https://nk.example/events/7">' in thai
    assert 'hreflang="en" href="https://nk.example/en/events/7"' in thai
    assert "วันเสาร์ที่ 21 พฤศจิกายน 2569 เวลา 13:00 น. · Seacon Bangkae" in thai
    english = get(site.serving, "/en/events/7").body.decode("utf-8")
    assert '<link rel="canonical" href="https://nk.example/en/events/7">' in english
    assert "Saturday, November 21, 2026 at 1:00 PM" in english
    assert "%%" not in thai + english


def test_structured_data_is_a_complete_event(site: LittleSite) -> None:
    html = get(site.serving, "/en/events/7").body.decode("utf-8")
    match = re.search(r'<script type="application/ld\+json">(.*?)</script>', html)
    assert match is not None
    stated = json.loads(match[1])
    assert stated["@type"] == "Event"
    assert stated["startDate"] == "2026-11-21T13:00:00+07:00"
    assert stated["endDate"] == "2026-11-21T18:30:00+07:00"
    assert stated["eventStatus"] == "https://schema.org/EventScheduled"
    assert stated["location"]["name"] == "Seacon Bangkae"
    assert stated["image"] == ["https://nk.example/share.png"]


def _stated(html: str) -> dict[str, Any]:
    match = re.search(r'<script type="application/ld\+json">(.*?)</script>', html)
    assert match is not None
    stated: dict[str, Any] = json.loads(match[1])
    return stated


def test_structured_data_names_performers_where_somebody_performs() -> None:
    played = replace(event("9"), event_type="Board Game Script")
    address = "https://nk.example/events/9"
    stated = structured_data(played, "en", _FACTS, address, None)
    assert stated["performer"] == stated["organizer"]
    assert "performer" not in structured_data(event("9"), "en", _FACTS, address, None)


def test_structured_data_says_what_it_costs_and_how_many_can_come(site: LittleSite) -> None:
    told = replace(event("9"), fee=150, places=16, name_en="Season Open", picture="/img/cup.webp")
    site.events.put(told)
    stated = _stated(get(site.serving, "/en/events/9").body.decode("utf-8"))
    assert stated["name"] == "Season Open"
    assert stated["maximumAttendeeCapacity"] == 16
    assert stated["isAccessibleForFree"] is False
    assert stated["image"][0] == "https://nk.example/img/cup.webp"
    assert stated["offers"] == {
        "@type": "Offer",
        "price": 150,
        "priceCurrency": "THB",
        "availability": "https://schema.org/InStock",
        "url": told.register_url or "https://nk.example/en/events/9",
    }
    full = replace(told, places=told.registrations_count or 1, registrations_count=99)
    assert _offered(full) == "https://schema.org/SoldOut"
    assert _offered(replace(told, cancelled=True)) == "https://schema.org/SoldOut"
    assert "offers" not in structured_data(event("9"), "th", _FACTS, "https://nk.example", None)


def test_the_picture_of_an_event_says_what_it_shows() -> None:
    told = replace(event("9"), picture="/events/pictures/cup.webp", picture_alt='ถ้วย "ใหญ่"')
    image = '<img class="event-picture" src="/events/pictures/cup.webp" alt="{}"{}>'
    quoted = "ถ้วย &quot;ใหญ่&quot;"
    assert _picture_of(told, "th") == image.format(quoted, "")
    # Where the English words are missing the Thai ones stand in, and are read out as Thai.
    assert _picture_of(told, "en") == image.format(quoted, ' lang="th"')
    said = replace(told, picture_alt_en="A large cup")
    assert _picture_of(said, "en") == image.format("A large cup", "")
    assert _picture_of(event("9"), "th") == ""


def test_the_crop_of_a_picture_keeps_its_point_in_sight() -> None:
    plain = replace(event("9"), picture="/events/pictures/cup.webp")
    pointed = replace(plain, picture_left=33, picture_top=100)
    assert _picture_of(pointed, "th").endswith(' alt="" data-left="3" data-top="10">')
    assert _picture_of(replace(plain, picture_left=0), "en").endswith(' alt="" data-left="0">')
    # What another system sends is not trusted.
    assert _picture_of(replace(plain, picture_top=-1), "th").endswith(' alt="">')


def _picture_of(told: Event, language: Language) -> str:
    values = event_values(told, language, origin="https://nk.example", facts=_FACTS, picture=None)
    return values["PICTURE"]


_FACTS = ShopFacts(names={"th": "NK", "en": "NK"}, security_contacts=())


def _offered(told: Event) -> object:
    offer = structured_data(told, "th", _FACTS, "https://nk.example/events/9", None)["offers"]
    assert isinstance(offer, dict)
    return offer["availability"]


def test_the_other_language_stands_in_and_is_marked(site: LittleSite) -> None:
    site.events.put(replace(event("9", "", ""), name_en="Open", bring_en="Beys", format="เด็ค"))
    thai = get(site.serving, "/events/9").body.decode("utf-8")
    assert '<dd><bdi lang="en">Beys</bdi></dd>' in thai
    assert "<dd><bdi>เด็ค</bdi></dd>" in thai
    english = get(site.serving, "/en/events/9").body.decode("utf-8")
    assert "<dd><bdi>Beys</bdi></dd>" in english
    assert '<dd><bdi lang="th">เด็ค</bdi></dd>' in english


@pytest.mark.parametrize(
    ("fields", "thai", "english"),
    [
        ({"fee": 0}, "ฟรี", "Free"),
        ({"fee": 1500}, "1,500 บาท", "1,500 baht"),
        ({"places": 16, "registrations_count": 8}, "เหลือ 8/16 ที่", "8 of 16 left"),
        ({"places": 8, "registrations_count": 9}, "เต็มแล้ว (8 ที่)", "Full (8 places)"),
        ({"places": 8, "status": "ongoing"}, "8 คน", "8"),
        # Afterwards only how it was played is still asked.
        ({"fee": 100, "places": 8, "format": "Bo1", "status": "past"}, "Bo1", "Bo1"),
    ],
)
def test_facts_at_a_glance(fields: dict[str, Any], thai: str, english: str) -> None:
    told = replace(event("9"), **fields)
    assert [fact.said.text for fact in facts_of(told, "th")] == [thai]
    assert [fact.said.text for fact in facts_of(told, "en")] == [english]


@pytest.mark.parametrize(
    ("hours", "thai", "english"),
    [
        (24, "วันเสาร์ที่ 21 พฤศจิกายน 2569 ทั้งวัน", "Saturday, November 21, 2026, all day"),
        (2, "พฤศจิกายน 2569 เวลา 00:00 น.", "November 21, 2026 at 12:00 AM"),
        (None, "พฤศจิกายน 2569 เวลา 00:00 น.", "November 21, 2026 at 12:00 AM"),
        (72, "21–23 พฤศจิกายน 2569 ทั้งวัน", "November 21–23, 2026, all day"),
        (264, "21 พฤศจิกายน 2569 – 1 ธันวาคม 2569 ทั้งวัน", "1, 2026, all day"),
    ],
)
def test_only_an_event_that_fills_its_day_has_no_hour(
    hours: int | None, thai: str, english: str
) -> None:
    midnight = datetime(2026, 11, 20, 17, 0, tzinfo=UTC)
    end = None if hours is None else midnight + timedelta(hours=hours)
    whole_day = replace(event("7"), starts_at=midnight, ends_at=end)
    assert spoken_start(whole_day, "th").endswith(thai)
    assert spoken_start(whole_day, "en").endswith(english)


@pytest.mark.parametrize(
    ("hours", "thai", "english"),
    [
        (3, "2569 เวลา 13:00–16:00 น.", "Saturday, November 21, 2026, 1:00 PM – 4:00 PM"),
        (80, "21–24 พฤศจิกายน 2569 เวลา 13:00–21:00 น.", "21–24, 2026, 1:00 PM – 9:00 PM"),
        (None, "2569 เวลา 13:00 น.", "Saturday, November 21, 2026 at 1:00 PM"),
    ],
)
def test_the_page_says_from_when_to_when(hours: int | None, thai: str, english: str) -> None:
    noon = datetime(2026, 11, 21, 6, 0, tzinfo=UTC)
    end = None if hours is None else noon + timedelta(hours=hours)
    told = replace(event("7"), starts_at=noon, ends_at=end)
    assert spoken_span(told, "th").endswith(thai)
    assert spoken_span(told, "en").endswith(english)


def test_the_page_of_an_event_that_is_called_off_says_why(site: LittleSite) -> None:
    told = replace(event("8"), cancel_reason="ไฟดับ <b>", cancel_reason_en="A power cut")
    site.events.put(replace(told, cancelled=True))
    thai = get(site.serving, "/events/8").body.decode("utf-8")
    assert (
        '<p class="event-off"><strong>งานนี้ยกเลิกแล้ว</strong> <bdi>ไฟดับ &lt;b&gt;</bdi></p>' in thai
    )
    english = get(site.serving, "/en/events/8").body.decode("utf-8")
    assert "<strong>This one is called off</strong> <bdi>A power cut</bdi></p>" in english
    # Staff may give no reason, and may keep one of an event that takes place after all.
    site.events.put(replace(event("9"), cancelled=True))
    assert "<strong>งานนี้ยกเลิกแล้ว</strong></p>" in get(site.serving, "/events/9").body.decode()
    site.events.put(replace(told, id="10"))
    assert "event-off" not in get(site.serving, "/events/10").body.decode("utf-8")


def test_thai_is_marked_only_among_english(site: LittleSite) -> None:
    site.events.put(event("9", description="แข่งทั้งวัน\nAll day"))
    english = get(site.serving, "/en/events/9").body.decode("utf-8")
    assert '<bdi lang="th">แข่งทั้งวัน</bdi><br><bdi>All day</bdi></p>' in english
    thai = get(site.serving, "/events/9").body.decode("utf-8")
    assert "<bdi>แข่งทั้งวัน</bdi><br>" in thai


def test_hostile_words_stay_words(site: LittleSite) -> None:
    site.events.put(event("9", HOSTILE, HOSTILE + "\nsecond line"))
    html = get(site.serving, "/events/9").body.decode("utf-8")
    assert html.count("<script") == 3
    assert "<b>" not in html
    assert "second line</bdi></p>" in html
    title = re.search(r"<title>(.*?) \| NK</title>", html, re.DOTALL)
    data = re.search(r'id="event">(.*?)</script>', html)
    assert title is not None
    assert data is not None
    assert unescape(title[1]) == HOSTILE
    assert json.loads(data[1])["name"] == HOSTILE


def test_a_change_shows_at_once_and_nothing_is_made_twice(site: LittleSite) -> None:
    for _ in range(3):
        get(site.serving, "/events/7")
    assert site.events.reads == 1
    site.events.put(event("7", "New name"))
    site.look()
    assert b"New name" in get(site.serving, "/events/7").body
    assert site.events.reads == 2


def test_a_page_is_made_anew_after_a_minute(site: LittleSite) -> None:
    for moment, reads in ((0.0, 1), (59.9, 1), (60.0, 2), (119.9, 2), (120.0, 3)):
        site.timer.now = moment
        assert get(site.serving, "/events/7").status == 200
        assert site.events.reads == reads


def test_memory_does_not_grow_with_what_is_asked(pages: Pages) -> None:
    site = make_site(pages, most_answers=50)
    for number in range(60):
        site.events.events[str(number)] = event(str(number))
    for number in range(60):
        get(site.serving, f"/events/{number}")
    assert site.events.reads == 60
    get(site.serving, "/events/59")
    assert site.events.reads == 60
    get(site.serving, "/events/0")
    assert site.events.reads == 61
    for number in range(60, 90):
        assert get(site.serving, f"/events/{number}").status == 404
    assert len(site.live.kept) == 50


def test_an_older_page_is_served_while_events_are_away(site: LittleSite) -> None:
    before = get(site.serving, "/events/7")
    site.events.away = True
    site.look()
    older = get(site.serving, "/events/7")
    assert (older.status, older.body) == (200, before.body)
    assert older.header("cache-status").startswith("nk; fwd=stale")
    assert get(site.serving, "/events/8").status == 503
    assert get(site.serving, "/about").status == 200


def test_a_deleted_event_is_gone(site: LittleSite) -> None:
    assert get(site.serving, "/events/7").status == 200
    del site.events.events["7"]
    site.events.changes += 1
    site.look()
    assert get(site.serving, "/events/7").status == 404


@pytest.mark.parametrize(
    ("hour", "thai", "english"),
    [(17, "เวลา 00:00 น.", "12:00 AM"), (4, "เวลา 11:00 น.", "11:00 AM"), (5, "12:00", "12:00 PM")],
)
def test_hours_are_bangkok_hours(hour: int, thai: str, english: str) -> None:
    moment = datetime(2026, 12, 31, hour, tzinfo=UTC)
    begins = replace(event("7"), starts_at=moment, ends_at=None)
    assert thai in spoken_start(begins, "th")
    assert english in spoken_start(begins, "en")


def test_the_year_turns_with_bangkok() -> None:
    moment = datetime(2026, 12, 31, 17, tzinfo=UTC)
    begins = replace(event("7"), starts_at=moment, ends_at=None)
    assert spoken_start(begins, "th").startswith("วันศุกร์ที่ 1 มกราคม 2570")
    assert spoken_start(begins, "en").startswith("Friday, January 1, 2027")


@pytest.mark.parametrize(
    ("text", "longest", "expected"),
    [
        ("abc", 3, "abc"),
        ("abcd", 3, "ab…"),
        ("กี่กี่", 5, "กี่…"),
        ("กี่กี่", 6, "กี่กี่"),
        ("ab cd", 4, "ab…"),
    ],
)
def test_a_cut_never_tears_a_letter_apart(text: str, longest: int, expected: str) -> None:
    assert shortened(text, longest) == expected


def test_json_cannot_leave_its_element() -> None:
    text = json_in_html({"a": HOSTILE})
    assert not set("<>&\u2028\u2029") & set(text)
    assert json.loads(text) == {"a": HOSTILE}
