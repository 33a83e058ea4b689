"""`./nk desk --demo` as a process: what it prints, what it serves, and that it leaves nothing."""

import http.client
import re
import signal
from pathlib import Path

from nk.settings import ROOT
from tests.support.running_desk import COOKIE, running_desk


def _get(origin: str, path: str, **headers: str) -> tuple[int, dict[str, str], str]:
    host = origin.removeprefix("http://")
    connection = http.client.HTTPConnection("127.0.0.1", int(host.partition(":")[2]), timeout=30)
    connection.request("GET", path, headers={"host": host, **headers})
    reply = connection.getresponse()
    body = reply.read().decode()
    connection.close()
    return reply.status, {name.lower(): value for name, value in reply.getheaders()}, body


def test_one_command_opens_the_desk_and_nothing_of_it_stays(tmp_path: Path) -> None:
    before = (ROOT / "content" / "rates.yaml").read_bytes()
    with running_desk(TMPDIR=str(tmp_path)) as desk:
        assert f"{desk.origin}/pair#" in desk.said
        assert "▀" in desk.said
        status, headers, page = _get(desk.origin, "/shop")
        assert status == 200
        assert "script-src 'self'" in headers["content-security-policy"]
        scripts = re.findall(r'(?:src|href)="(/assets/[^"]+)"', page)
        assert scripts
        assert all(_get(desk.origin, script)[0] == 200 for script in scripts)
        assert "<style" not in page
        signed_in = {"cookie": f"{COOKIE}={desk.token}"}
        assert _get(desk.origin, "/api/session", **signed_in)[0] == 200
        assert _get(desk.origin, "/api/session")[0] == 401
        desk.process.send_signal(signal.SIGTERM)
        assert desk.process.wait(timeout=30) == 0
    assert list(tmp_path.iterdir()) == []
    assert (ROOT / "content" / "rates.yaml").read_bytes() == before
