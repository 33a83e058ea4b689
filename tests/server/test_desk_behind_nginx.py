"""Site and desk behind the documented nginx: two names, two processes, and what each takes."""

import io
import json
import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from PIL import Image

from nk.desk.access.guard import TOO_LARGE
from tests.support.desk.desk_process import DeskProcess, desk_environment, desk_process
from tests.support.desk.running_desk import COOKIE
from tests.support.server.nginx import DESK, NAME, Front, nginx_before
from tests.support.server.running import running

ORIGIN = f"https://{DESK}"
MEGABYTE = 1024 * 1024


@pytest.fixture(scope="module")
def both(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Front, DeskProcess, Path]]:
    """nginx in front of a site and a desk that work on one store."""
    folder = tmp_path_factory.mktemp("both")
    env = desk_environment(folder)
    images = folder / "content" / "images"
    images.unlink()
    images.mkdir()
    with (
        running(env) as site,
        desk_process(env, url=ORIGIN) as desk,
        nginx_before(site.port, folder / "nginx", desk_port=desk.port) as front,
    ):
        yield front, desk, images


def own(desk: DeskProcess, kind: str = "application/json") -> dict[str, str]:
    """Return the headers of a write of the desk's own page."""
    return {
        "Host": DESK,
        "Origin": ORIGIN,
        "Sec-Fetch-Site": "same-origin",
        "Content-Type": kind,
        "Cookie": f"{COOKIE}={desk.token}",
        "X-Write-Id": os.urandom(10).hex(),
    }


def code(body: bytes) -> str:
    return str(json.loads(body)["error"]["code"])


def test_each_name_answers_for_itself_alone(both: tuple[Front, DeskProcess, Path]) -> None:
    front, desk, _ = both
    signed_in = {"Cookie": f"{COOKIE}={desk.token}"}
    assert front.ask("GET", "/about", {"Host": NAME})[0] == 200
    assert front.ask("GET", "/api/events", {"Host": NAME})[0] == 200
    # The desk's own addresses are nothing to the site, whoever asks.
    for path in ("/api/session", "/api/devices", "/api/draft", "/pair", "/shop"):
        assert front.ask("GET", path, {"Host": NAME, **signed_in})[0] == 404, path
    assert front.ask("GET", "/api/session", {"Host": DESK, **signed_in})[0] == 200
    assert front.ask("GET", "/api/session", {"Host": DESK})[0] == 401
    # The site's are nothing to the desk.
    for path in ("/api/leaderboard", "/api/notices/", "/api/calendar/th.ics"):
        assert front.ask("GET", path, {"Host": DESK, **signed_in})[0] in (401, 404), path


def test_another_name_gets_the_site(both: tuple[Front, DeskProcess, Path]) -> None:
    front, desk, _ = both
    headers = {"Host": "stray.example.com", "Cookie": f"{COOKIE}={desk.token}"}
    assert front.ask("GET", "/api/session", headers)[0] == 404
    assert front.ask("GET", "/about", headers)[0] == 200


def test_the_cookie_stays_with_the_desk(both: tuple[Front, DeskProcess, Path]) -> None:
    front, desk, _ = both
    status, headers, _body = front.ask("POST", "/api/session/renew", own(desk), b"{}")
    assert status == 200
    parts = [part.strip() for part in headers["set-cookie"].split(";")]
    assert parts[0].startswith("__Host-nk-desk=")
    assert {"Secure", "HttpOnly", "SameSite=Strict", "Path=/"} <= set(parts)
    assert not any(part.lower().startswith("domain") for part in parts)
    assert headers["strict-transport-security"].startswith("max-age=")


def test_a_write_through_the_proxy_is_the_desks_own_or_refused(
    both: tuple[Front, DeskProcess, Path],
) -> None:
    front, desk, _ = both
    body = json.dumps({"nickname": "Proxy"}).encode()
    assert front.ask("POST", "/api/players/add", own(desk), body)[0] == 200
    foreign = {**own(desk), "Origin": f"https://{NAME}", "Sec-Fetch-Site": "same-site"}
    status, _, answer = front.ask("POST", "/api/players/add", foreign, body)
    assert (status, code(answer)) == (403, "foreign")
    # The site reads no body at all; to its name a write is no method.
    assert front.ask("POST", "/api/players/add", {**own(desk), "Host": NAME}, body)[0] == 405


def photograph() -> bytes:
    """Return a picture whose file is just under fifteen megabytes, as nothing in it is alike."""
    side = int((14.9 * MEGABYTE / 3) ** 0.5)
    data = io.BytesIO()
    pixels = Image.frombytes("RGB", (side, side), os.urandom(side * side * 3))
    pixels.save(data, "PNG", compress_level=0)
    return data.getvalue()


def test_a_large_photograph_passes(both: tuple[Front, DeskProcess, Path]) -> None:
    front, desk, images = both
    picture = photograph()
    assert 14.5 * MEGABYTE < len(picture) <= 15 * MEGABYTE
    headers = own(desk, "application/octet-stream")
    status, _, answer = front.ask("POST", "/api/pictures?name=menu/photo", headers, picture)
    assert status == 200, answer
    assert (images / "menu" / "photo.jpg").is_file()
    headers = own(desk, "application/octet-stream")
    status, _, answer = front.ask("POST", "/api/events/picture", headers, picture)
    assert status == 200, answer


@pytest.mark.parametrize(
    ("path", "kind", "size"),
    [
        ("/api/pictures?name=menu/x", "application/octet-stream", 15 * MEGABYTE + 1),
        ("/api/events/picture", "application/octet-stream", 15 * MEGABYTE + 1),
        ("/api/draft/edit", "application/json", 64 * 1024 + 1),
    ],
)
def test_what_is_too_large_is_refused_in_the_desks_own_words(
    both: tuple[Front, DeskProcess, Path], path: str, kind: str, size: int
) -> None:
    front, desk, _ = both
    status, headers, answer = front.ask("POST", path, own(desk, kind), b" " * size)
    assert (status, headers["content-type"]) == (413, "application/json")
    assert json.loads(answer) == TOO_LARGE.body
