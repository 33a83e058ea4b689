"""The installation of docs/operating.md, done literally: own user, read-only tree, few rights."""

import os
import re
import subprocess
from pathlib import Path

import pytest

from nk.settings import ROOT
from tests.support.server.running import Running
from tools.machine import find_program
from tools.running_site import free_port

_SCRIPT = Path(__file__).with_name("installation.sh")
# What the server asks of the kernel, as strace writes it: 123 openat(...
_CALL = re.compile(r"^\d+ +(?:<\.\.\. )?(\w+)[ (]", re.MULTILINE)
_WRITE_AND_RUN = re.compile(r"^.*(?:PROT_WRITE\|PROT_EXEC|mprotect\(.*PROT_EXEC).*$", re.MULTILINE)


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The machine's folders after an installation, a start, some visitors, a stop and a backup."""
    if os.geteuid() != 0:
        pytest.fail("An installation needs root and the right to mount.")
    for program in ("strace", "unshare", "setpriv", "nginx"):
        find_program(program)
    scratch = tmp_path_factory.mktemp("machine")
    # Folders of pytest are the tester's own; the service's user has to pass.
    for folder in (scratch, *scratch.parents[:2]):
        folder.chmod(0o755)
    port = free_port()
    command = ["unshare", "--mount", "--propagation", "private", str(_SCRIPT)]
    env = {name: value for name, value in os.environ.items() if not name.startswith("NK_")}
    process = subprocess.Popen([*command, str(ROOT), str(scratch), str(port)], env=env, text=True)
    server = Running(process, port)
    server.until(server.answers)
    for path in ("/", "/en/about", "/api/events", "/api/leaderboard", "/events/1", "/readyz"):
        status = server.get(path)[0]
        assert status == (404 if path == "/events/1" else 200), path
    os.kill(_main_process(scratch), 15)
    assert process.wait(timeout=180) == 0
    return scratch / "srv" / "nk"


def _main_process(scratch: Path) -> int:
    state = (scratch / "srv/nk/data/server.json").read_text(encoding="utf-8")
    found = re.search(r'"pid": (\d+)', state)
    assert found is not None
    return int(found[1])


def test_the_code_and_the_pages_are_left_as_they_were(installed: Path) -> None:
    assert not (installed / "code" / "var").exists()
    assert (installed / "site" / "current").is_symlink()
    assert (installed / "data").stat().st_mode & 0o777 == 0o700


def test_nginx_may_hold_the_phones_of_a_tournament(installed: Path) -> None:
    """The installation ran twice, and changed nginx's own settings once."""
    nginx = installed.parents[1] / "upper/etc/nginx/nginx.conf"
    settings = nginx.read_text(encoding="utf-8")
    assert settings.count("worker_rlimit_nofile 16384;") == 1
    assert settings.count("worker_connections 8192;") == 1


def test_the_backup_was_made_and_taken_away(installed: Path) -> None:
    (copy,) = (installed / "backups").iterdir()
    assert (copy.stat().st_mode & 0o777, copy.stat().st_uid) == (0o600, installed.stat().st_uid)
    assert (installed / "data" / "off-machine").read_bytes() == copy.read_bytes()


def test_the_unit_forbids_no_call_that_the_server_makes(installed: Path) -> None:
    made = set(_CALL.findall((installed / "data" / "calls").read_text(encoding="utf-8")))
    assert {"accept4", "epoll_wait", "epoll_pwait"} & made
    assert made - _allowed() == set()


def test_the_server_writes_no_memory_that_it_runs(installed: Path) -> None:
    calls = (installed / "data" / "calls").read_text(encoding="utf-8")
    assert _WRITE_AND_RUN.findall(calls) == []


def _allowed() -> set[str]:
    """The calls of the unit's SystemCallFilter lines."""
    unit = (ROOT / "deploy" / "nk.service").read_text(encoding="utf-8")
    lines = re.findall(r"^SystemCallFilter=(~?)(.*)$", unit, re.MULTILINE)
    assert [sign for sign, _ in lines] == ["", "~"]
    allowed, taken = (_calls_of(groups.split()) for _, groups in lines)
    return allowed - taken


def _calls_of(groups: list[str]) -> set[str]:
    found: set[str] = set()
    for group in groups:
        listed = subprocess.run(
            ["systemd-analyze", "syscall-filter", group], check=True, capture_output=True, text=True
        )
        entries = [line.strip() for line in listed.stdout.splitlines()[1:]]
        inner = [entry for entry in entries if entry.startswith("@")]
        found |= {entry for entry in entries if entry and entry[0] not in "#@"} | _calls_of(inner)
    return found
