"""The disk is full while a picture is sent, or an edit saved: said in words, nothing half-done."""

import io
import random
from pathlib import Path

from PIL import Image

from tests.support.commands import fill, small_disk
from tests.support.desk.desk_in_process import (
    DeskUnderTest,
    Reply,
    cookie,
    desk_under_test,
    own_headers,
)

_PRICE = {"file": "rates.yaml", "kind": "set", "steps": [0, "students", "hourly"]}


def noise(side: int, seed: int) -> bytes:
    """Return a picture that does not get smaller by packing it."""
    data = io.BytesIO()
    pixels = random.Random(seed).randbytes(side * side * 3)
    Image.frombytes("RGB", (side, side), pixels).save(data, "PNG")
    return data.getvalue()


def send(desk: DeskUnderTest, token: str, data: bytes, write_id: str) -> Reply:
    headers = [*own_headers(write_id, "application/octet-stream"), *cookie(token)]
    return desk.ask("POST", "/api/pictures?name=menu/dish", headers, data)


def files(folder: Path) -> dict[str, bytes]:
    return {
        str(path.relative_to(folder)): path.read_bytes()
        for path in sorted(folder.rglob("*"))
        if path.is_file() and path.name != "filler"
    }


def test_a_picture_that_does_not_fit(sqlite_database: str, tmp_path: Path) -> None:
    with (
        small_disk(tmp_path / "disk", megabytes=8) as disk,
        desk_under_test(sqlite_database, disk) as desk,
    ):
        images = desk.content / "images"
        images.unlink()
        images.mkdir()
        owner = desk.token()
        assert send(desk, owner, noise(200, 1), "a" * 20).status == 200
        before = files(disk)
        filler = fill(disk)
        reply = send(desk, owner, noise(900, 2), "b" * 20)
        assert (reply.status, reply.code) == (507, "disk_full")
        assert reply.json["error"]["message"]["en"] == "The disk is full; nothing was saved."
        assert files(disk) == before
        # An edit of a price does not fit either, and leaves the draft as it was.
        edit = {"edits": [{**_PRICE, "expected": 36, "value": 39}]}
        assert desk.post("/api/draft/edit", owner, edit).code == "disk_full"
        assert files(disk) == before
        filler.unlink()
        # The same picture with the same id: what was refused for room is tried again.
        assert send(desk, owner, noise(900, 2), "b" * 20).status == 200
        assert desk.post("/api/draft/edit", owner, edit).status == 200


def test_a_store_without_room(sqlite_template: Path, tmp_path: Path) -> None:
    with small_disk(tmp_path / "disk", megabytes=3) as disk:
        store = disk / "nk.sqlite3"
        store.write_bytes(sqlite_template.read_bytes())
        with desk_under_test(f"sqlite:///{store}", tmp_path) as desk:
            owner = desk.token()
            filler = fill(disk)
            reply = desk.post("/api/players/add", owner, {"nickname": "During"})
            assert (reply.status, reply.code) == (503, "unavailable")
            filler.unlink()
            assert desk.post("/api/players/add", owner, {"nickname": "After"}).status == 200
            found = desk.get("/api/players", owner).json["players"]
            assert [player["nickname"] for player in found] == ["After"]
