"""Sending a picture over the API."""

import io
import random
from pathlib import Path

from PIL import Image

from nk.desk.editing.writing import Prepared
from tests.support.desk.desk_in_process import DeskUnderTest, Reply, cookie, own_headers


def picture(colour: str = "red") -> bytes:
    data = io.BytesIO()
    Image.new("RGB", (60, 30), colour).save(data, "PNG")
    return data.getvalue()


def send(desk: DeskUnderTest, token: str, data: bytes, write_id: str, name: str) -> Reply:
    headers = [*own_headers(write_id, "application/octet-stream"), *cookie(token)]
    return desk.ask("POST", f"/api/pictures?name={name}", headers, data)


def own_pictures(desk: DeskUnderTest) -> Path:
    """Give the desk a folder of pictures of its own in place of the project's."""
    images = desk.content / "images"
    images.unlink()
    images.mkdir()
    return images


def test_a_picture_is_stored_once(desk: DeskUnderTest) -> None:
    images, owner = own_pictures(desk), desk.token()
    first = send(desk, owner, picture(), "a" * 20, "menu/new-dish")
    assert first.json == {
        "name": "menu/new-dish",
        "file": "images/menu/new-dish.jpg",
        "width": 60,
        "height": 30,
    }
    (images / "menu" / "new-dish.jpg").unlink()
    assert send(desk, owner, picture(), "a" * 20, "menu/new-dish").json == first.json
    assert not (images / "menu" / "new-dish.jpg").exists()
    assert send(desk, owner, picture("blue"), "a" * 20, "menu/new-dish").code == "write_id"


def test_a_picture_alone_waits_and_is_published(desk: DeskUnderTest) -> None:
    owner = desk.token()
    own_pictures(desk)
    send(desk, owner, picture(), "a" * 20, "menu/new-dish")
    send(desk, owner, picture("blue"), "b" * 20, "menu/new-dish")
    assert desk.get("/api/draft", owner).json["pictures"] == ["menu/new-dish"]
    assert desk.get("/api/content", owner).json["pictures"] == 1
    assert desk.get("/api/today", owner).json["waiting"]["edits"] == 1
    drafts = desk.desk.content_writer.drafts
    # What a check would say of the missing pictures is not the point here.
    desk.desk.content_writer.commit(Prepared(drafts.load(), {}))
    assert desk.get("/api/draft", owner).json["pictures"] == []


def test_a_refused_picture_is_a_sentence(desk: DeskUnderTest) -> None:
    images = own_pictures(desk)
    reply = send(desk, desk.token(), b"<html>", "a" * 20, "menu/new-dish")
    assert (reply.status, reply.code) == (422, "picture")
    assert reply.json["error"]["message"]["th"].startswith("ไฟล์นี้ไม่ใช่รูป")
    assert list(images.iterdir()) == []


def test_pictures_may_be_large_but_not_larger(desk: DeskUnderTest) -> None:
    own_pictures(desk)
    owner = desk.token()
    large = picture() + b"\0" * 200_000
    assert send(desk, owner, large, "a" * 20, "menu/large").status == 200
    largest = b"\0" * (15 * 1024 * 1024 + 1)
    assert send(desk, owner, largest, "b" * 20, "menu/large").code == "too_large"


def test_a_picture_in_which_nothing_is_alike_is_taken(desk: DeskUnderTest) -> None:
    images = own_pictures(desk)
    data = io.BytesIO()
    pixels = random.Random(1).randbytes(300 * 300 * 3)
    Image.frombytes("RGB", (300, 300), pixels).save(data, "PNG")
    assert send(desk, desk.token(), data.getvalue(), "a" * 20, "menu/grain").status == 200
    assert (images / "menu" / "grain.jpg").stat().st_size > 300 * 300


def test_a_picture_is_not_sent_as_anything_else(desk: DeskUnderTest) -> None:
    for kind in ("image/png", "application/json", "multipart/form-data; boundary=x"):
        headers = [*own_headers("a" * 20, kind), *cookie(desk.token())]
        reply = desk.ask("POST", "/api/pictures?name=menu/x", headers, picture())
        assert reply.code == "content_type"
