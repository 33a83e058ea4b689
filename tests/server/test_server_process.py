"""The server as a process: it starts, survives, stops, and says why when it cannot."""

import os
import signal
import socket
from pathlib import Path

import pytest

from tests.support.server.dist import write_dist
from tests.support.server.processes import failed_start
from tests.support.server.running import environment, running
from tools.running_site import free_port


@pytest.fixture
def env(tmp_path: Path) -> dict[str, str]:
    return environment(write_dist(tmp_path / "dist"), tmp_path)


def test_a_killed_worker_is_replaced_and_a_term_ends_it_well(env: dict[str, str]) -> None:
    with running(env, "--workers", "2") as server:
        assert server.process.stdout is not None
        assert server.process.stdout.readline() == f"NK is open at http://localhost:{server.port}\n"
        before = server.workers()
        assert len(before) == 2
        victim = min(before)
        os.kill(victim, signal.SIGKILL)
        server.until(lambda: len(server.workers() - {victim}) == 2)
        server.until(server.answers)
        server.process.send_signal(signal.SIGTERM)
        assert server.process.wait(timeout=60) == 0


def test_it_starts_after_a_build_in_the_same_process(env: dict[str, str], tmp_path: Path) -> None:
    # Encoding pictures in parallel leaves its way of starting processes behind.
    before = "import multiprocessing; multiprocessing.set_start_method('spawn')"
    (tmp_path / "sitecustomize.py").write_text(before, encoding="utf-8")
    with running({**env, "PYTHONPATH": str(tmp_path)}) as server:
        assert server.get("/")[0] == 200


def test_ctrl_c_ends_it_well_too(env: dict[str, str]) -> None:
    with running(env, "--host", "localhost") as server:
        server.process.send_signal(signal.SIGINT)
        assert server.process.wait(timeout=60) == 0


def test_a_new_build_is_taken_up_on_hangup(env: dict[str, str]) -> None:
    about = Path(env["NK_DIST"]) / "about.html"
    with running(env) as server:
        assert server.get("/about")[0] == 200
        about.write_text("<title>new words</title>", encoding="utf-8")
        server.process.send_signal(signal.SIGHUP)
        server.until(lambda: b"new words" in server.get("/about")[2])


def test_the_access_log_is_written_and_can_be_turned_off(env: dict[str, str]) -> None:
    for switch, expected in (("on", True), ("off", False)):
        with running({**env, "NK_ACCESS_LOG": switch}) as server:
            server.get("/about?name=secret")
            server.process.send_signal(signal.SIGTERM)
            written, _ = server.process.communicate(timeout=15)
        assert ('"path": "/about", "status": 200' in written) is expected
        assert "secret" not in written


def test_a_busy_port_is_one_sentence(env: dict[str, str]) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        code, line = failed_start(env, "--port", str(port))
    assert code == 1
    assert line.startswith(f"Port {port} on 127.0.0.1 cannot be used (Address already in use)")


@pytest.mark.parametrize(
    ("change", "code", "sentence"),
    [
        ({"NK_COLOUR": "red"}, 2, "NK_COLOUR is not a setting"),
        ({"NK_WORKERS": "many"}, 2, "NK_WORKERS='many' is wrong"),
        ({"NK_DIST": "nowhere"}, 1, "lacks /index.html"),
        ({"NK_HOST": "192.0.2.1"}, 1, "cannot be used"),
        ({"NK_HOST": "not an address"}, 1, "not an address of this machine"),
        ({"NK_CONTENT": "nowhere"}, 1, "site.yaml"),
        ({"NK_DATA": "/dev/null/var"}, 1, "Not a directory"),
        ({"NK_DATABASE_URL": "mysql://nk"}, 1, "mysql"),
    ],
)
def test_what_keeps_it_from_starting_is_one_sentence(
    env: dict[str, str], change: dict[str, str], code: int, sentence: str
) -> None:
    ended, line = failed_start({**env, **change}, "--port", str(free_port()))
    assert ended == code
    assert sentence in line
