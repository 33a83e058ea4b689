"""`./nk desk --demo` as a process: what it prints, what it serves, and that it leaves nothing."""

import http.client
import re
import signal
from pathlib import Path

import pytest

from nk.settings import ROOT
from tests.support.desk.running_desk import COOKIE, DeskClient, RunningDesk, running_desk
from tools.running_site import wait_until


def _get(origin: str, path: str, **headers: str) -> tuple[int, dict[str, str], str]:
    host = origin.removeprefix("http://")
    connection = http.client.HTTPConnection("127.0.0.1", int(host.partition(":")[2]), timeout=30)
    connection.request("GET", path, headers={"host": host, **headers})
    reply = connection.getresponse()
    body = reply.read().decode()
    connection.close()
    return reply.status, {name.lower(): value for name, value in reply.getheaders()}, body


def _sold_out_is_seen_on_the_site(desk: RunningDesk) -> str:
    """Mark a dish at the desk until the demo's site tells visitors; return its address."""
    found = re.search(r"The site of the demo is open at (\S+)", desk.said)
    assert found
    site = found[1]
    assert _get(site, "/services/food-drink")[0] == 200
    dish = "snacks/French fries"
    client = DeskClient(desk.origin, desk.token)
    client.post("/api/notices/sold-out", {"dish": dish, "branches": ["bangkae"]})

    def told() -> bool:
        status, _, notices = _get(site, "/api/notices")
        return status == 200 and dish in notices

    wait_until(desk.process, told)
    return site


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
        site = _sold_out_is_seen_on_the_site(desk)
        desk.process.send_signal(signal.SIGTERM)
        assert desk.process.wait(timeout=30) == 0
    with pytest.raises(OSError, match="refused"):
        _get(site, "/")
    assert list(tmp_path.iterdir()) == []
    assert (ROOT / "content" / "rates.yaml").read_bytes() == before
