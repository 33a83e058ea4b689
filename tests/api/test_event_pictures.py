"""An event's own picture: sent at the desk, kept in the store, shown by the public site."""

import asyncio
import io
from collections.abc import Iterator

import pytest
from PIL import Image

from nk.desk.access.permissions import Role
from nk.site.answers import Answer
from nk.site.events.pictures import EventPictures
from nk.sources import Sources, open_sources
from tests.support.api import create_api
from tests.support.desk.desk_in_process import DeskUnderTest, Reply, cookie, own_headers
from tests.support.store import NOW, add_events, an_event

_GPS = 0x8825
_CAMERA = 0x010F


def photograph(colour: str = "red", size: tuple[int, int] = (2400, 1200)) -> bytes:
    exif = Image.Exif()
    exif[_CAMERA] = "SECRET CAMERA"
    exif.get_ifd(_GPS)[1] = "N"
    data = io.BytesIO()
    Image.new("RGB", size, colour).save(data, "JPEG", exif=exif)
    return data.getvalue()


def send(desk: DeskUnderTest, token: str, data: bytes, write_id: str = "") -> Reply:
    headers = own_headers(write_id or desk.write_id(), "application/octet-stream")
    return desk.ask("POST", "/api/events/picture", [*headers, *cookie(token)], data)


def sent(desk: DeskUnderTest, token: str, colour: str) -> str:
    reply = send(desk, token, photograph(colour, (60, 30)))
    assert reply.status == 200, reply.body
    return str(reply.json["picture"])


def edited(desk: DeskUnderTest, token: str, number: int, **fields: str) -> Reply:
    there = desk.get(f"/api/events/{number}", token).json
    form = {"id": number, "version": there["version"], "fields": fields}
    return desk.post("/api/events/edit", token, form)


@pytest.fixture
def public(each_desk: DeskUnderTest) -> Iterator[Sources]:
    """What the public site reads from the same store."""
    sources = open_sources(each_desk.desk.database, lambda: NOW)
    yield sources
    sources.close()


def served(public: Sources, address: str) -> Answer | None:
    assert public.pictures is not None
    live = create_api(public, lambda: NOW, origin="https://nk.example").live
    return asyncio.run(EventPictures(public.pictures, live, ()).find(address.encode()))


def test_a_picture_is_sent_saved_with_its_words_and_served(
    each_desk: DeskUnderTest, public: Sources
) -> None:
    desk, token = each_desk, each_desk.token(Role.STAFF)
    (number,) = add_events(desk.desk.writer, an_event())
    first = send(desk, token, photograph(), "a" * 20)
    assert send(desk, token, photograph(), "a" * 20).json == first.json
    address = first.json["picture"]
    words = {"picture_alt": "เบย์บนสนาม", "picture_alt_en": "Beys in a stadium"}
    words |= {"picture_left": "20", "picture_top": "75"}
    reply = edited(desk, token, number, picture=address, **words)
    assert reply.json["fields"] | words | {"picture": address} == reply.json["fields"]
    event = public.events.get_event(str(number)).value
    assert event is not None
    assert (event.picture, event.picture_alt_en) == (address, "Beys in a stadium")
    assert (event.picture_left, event.picture_top) == (20, 75)
    answer = served(public, address)
    assert answer is not None
    variant = answer.variants["identity"]
    assert (b"content-type", b"image/webp") in variant.headers
    assert b"SECRET" not in answer.body
    with Image.open(io.BytesIO(answer.body)) as shown:
        assert (shown.format, shown.size, dict(shown.getexif())) == ("WEBP", (1600, 800), {})
    name = address.rpartition("/")[2]
    assert desk.get(f"/api/events/picture/{name}", token).body == answer.body


def test_a_picture_goes_with_the_last_event_that_shows_it(
    each_desk: DeskUnderTest, public: Sources
) -> None:
    desk, token = each_desk, each_desk.token(Role.STAFF)
    one, other = add_events(desk.desk.writer, an_event(), an_event())
    red, blue = sent(desk, token, "red"), sent(desk, token, "blue")
    for number in (one, other):
        assert edited(desk, token, number, picture=red).status == 200
    assert edited(desk, token, one, picture=blue).status == 200
    assert served(public, red) is not None
    version = desk.get(f"/api/events/{other}", token).json["version"]
    deleted = desk.post("/api/events/delete", token, {"id": other, "version": version})
    assert deleted.status == 200
    assert served(public, red) is None
    assert served(public, blue) is not None
    # Whoever still has the old address in a form is told, and visitors see no broken picture.
    refused = edited(desk, token, one, picture=red)
    assert (refused.code, refused.json["error"]["field"]) == ("no_such_picture", "picture")


def test_a_picture_that_no_event_takes_up_is_forgotten(
    each_desk: DeskUnderTest, public: Sources
) -> None:
    desk, token = each_desk, each_desk.token(Role.STAFF)
    forgotten = sent(desk, token, "red")
    desk.later(days=1)
    waiting = sent(desk, token, "blue")
    desk.later(days=1, minutes=1)
    sent(desk, token, "green")
    assert served(public, forgotten) is None
    assert served(public, waiting) is not None


def test_only_pictures_come_in_and_only_by_staff(desk: DeskUnderTest) -> None:
    staff = desk.token(Role.STAFF)
    refused = send(desk, staff, b"<svg>")
    assert (refused.status, refused.code) == (422, "picture")
    assert send(desk, staff, b"\0" * (15 * 1024 * 1024 + 1)).code == "too_large"
    (number,) = add_events(desk.desk.writer, an_event())
    judge = desk.token(Role.JUDGE, event_id=number)
    assert send(desk, judge, photograph()).code == "not_yours"
    for name in ("x.webp", "0" * 32 + ".webp", "..%2f" + "0" * 32):
        assert desk.get(f"/api/events/picture/{name}", staff).status == 404
