"""The documented nginx in front of a server, on ports of its own."""

import grp
import http.client
import os
import pwd
import ssl
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from nk.settings import ROOT
from tools.machine import find_program
from tools.running_site import answers, free_port, running, wait_until

NAME = "www.example.com"
DESK = "desk.example.com"

_MAIN = """\
daemon off;
# The tests' folders are the tester's own: large bodies wait there.
user {user} {group};
pid {folder}/nginx.pid;
error_log {folder}/error.log;
events {{ worker_connections 4096; }}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    include {folder}/sites/*;
}}
"""


@dataclass(frozen=True, slots=True)
class Front:
    """nginx that answers: over TLS, and, for measuring, at a port without it."""

    secure_port: int
    plain_port: int

    def get(self, path: str) -> tuple[int, dict[str, str], bytes]:
        """Ask over TLS, by the site's name."""
        return self.ask("GET", path, {"Host": NAME})

    def ask(
        self, method: str, path: str, headers: dict[str, str], body: bytes = b""
    ) -> tuple[int, dict[str, str], bytes]:
        """Ask over TLS, by the name that the headers give."""
        trusting = ssl.create_default_context()
        trusting.check_hostname = False
        trusting.verify_mode = ssl.CERT_NONE
        connection = http.client.HTTPSConnection(
            "127.0.0.1", self.secure_port, timeout=180, context=trusting
        )
        try:
            connection.request(method, path, body or None, headers)
            reply = connection.getresponse()
            return reply.status, {k.lower(): v for k, v in reply.getheaders()}, reply.read()
        finally:
            connection.close()


@contextmanager
def nginx_before(port: int, folder: Path, *, desk_port: int | None = None) -> Iterator[Front]:
    """Run nginx with the documented settings before the server at a port, and the desk's."""
    folder.mkdir()
    front = Front(free_port(), free_port())
    _make_certificate(folder)
    # Read in the order of their names, as on Debian.
    (folder / "sites").mkdir()
    (folder / "sites" / "nk").write_text(_settings(front, port, folder), encoding="utf-8")
    if desk_port is not None:
        desk = _desk_settings(front, desk_port, folder)
        (folder / "sites" / "nk-desk").write_text(desk, encoding="utf-8")
    main = folder / "nginx.conf"
    main.write_text(_MAIN.format(folder=folder, **_account()), encoding="utf-8")
    command = [str(find_program("nginx")), "-p", str(folder), "-c", str(main), "-e", "stderr"]
    with running(command, {}) as process:
        wait_until(process, lambda: answers(front.plain_port))
        yield front


def _account() -> dict[str, str]:
    name = pwd.getpwuid(os.geteuid()).pw_name
    return {"user": name, "group": grp.getgrgid(os.getegid()).gr_name}


def _settings(front: Front, port: int, folder: Path) -> str:
    """The file of deploy/ with this test's ports and certificate, each put in its place."""
    return _changed(
        "nginx.conf",
        {
            **_places(front, NAME, folder),
            "server 127.0.0.1:8000 ": f"server 127.0.0.1:{port} ",
            # One test visitor asks more often than a shop full of people.
            "rate=1000r/s": "rate=1000000r/s",
        },
    )


def _desk_settings(front: Front, port: int, folder: Path) -> str:
    changes = {"server 127.0.0.1:8010 ": f"server 127.0.0.1:{port} "}
    return _changed("nginx-desk.conf", {**_places(front, DESK, folder), **changes})


def _places(front: Front, name: str, folder: Path) -> dict[str, str]:
    live = f"/etc/letsencrypt/live/{name}"
    return {
        "    listen 80;\n    listen [::]:80;\n": f"    listen 127.0.0.1:{free_port()};\n",
        "    listen 443 ssl http2;\n    listen [::]:443 ssl http2;\n": (
            f"    listen 127.0.0.1:{front.secure_port} ssl http2;\n"
            f"    listen 127.0.0.1:{front.plain_port};\n"
        ),
        f"{live}/fullchain.pem": f"{folder}/certificate.pem",
        f"{live}/privkey.pem": f"{folder}/key.pem",
    }


def _changed(file: str, changes: dict[str, str]) -> str:
    text = (ROOT / "deploy" / file).read_text(encoding="utf-8")
    for old, new in changes.items():
        assert text.count(old) == 1, old
        text = text.replace(old, new)
    return text


def _make_certificate(folder: Path) -> None:
    subprocess.run(
        [
            *(
                str(find_program("openssl")),
                "req",
                "-x509",
                "-newkey",
                "ec",
                "-nodes",
                "-days",
                "1",
            ),
            *("-pkeyopt", "ec_paramgen_curve:prime256v1", "-subj", f"/CN={NAME}"),
            *("-keyout", str(folder / "key.pem"), "-out", str(folder / "certificate.pem")),
        ],
        check=True,
        capture_output=True,
    )
