"""The documented nginx in front of a server, on ports of its own."""

import http.client
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

_MAIN = """\
daemon off;
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
    include {folder}/site.conf;
}}
"""


@dataclass(frozen=True, slots=True)
class Front:
    """nginx that answers: over TLS, and, for measuring, at a port without it."""

    secure_port: int
    plain_port: int

    def get(self, path: str) -> tuple[int, dict[str, str], bytes]:
        """Ask over TLS, by the site's name."""
        trusting = ssl.create_default_context()
        trusting.check_hostname = False
        trusting.verify_mode = ssl.CERT_NONE
        connection = http.client.HTTPSConnection(
            "127.0.0.1", self.secure_port, timeout=180, context=trusting
        )
        try:
            connection.request("GET", path, headers={"Host": NAME})
            reply = connection.getresponse()
            return reply.status, {k.lower(): v for k, v in reply.getheaders()}, reply.read()
        finally:
            connection.close()


@contextmanager
def nginx_before(port: int, folder: Path) -> Iterator[Front]:
    """Run nginx with the documented settings before the server at a port."""
    folder.mkdir()
    front = Front(free_port(), free_port())
    _make_certificate(folder)
    (folder / "site.conf").write_text(_settings(front, port, folder), encoding="utf-8")
    main = folder / "nginx.conf"
    main.write_text(_MAIN.format(folder=folder), encoding="utf-8")
    command = [str(find_program("nginx")), "-p", str(folder), "-c", str(main), "-e", "stderr"]
    with running(command, {}) as process:
        wait_until(process, lambda: answers(front.plain_port))
        yield front


def _settings(front: Front, port: int, folder: Path) -> str:
    """The file of deploy/ with this test's ports and certificate, each put in its place."""
    text = (ROOT / "deploy" / "nginx.conf").read_text(encoding="utf-8")
    live = f"/etc/letsencrypt/live/{NAME}"
    changes = {
        "    listen 80;\n    listen [::]:80;\n": f"    listen 127.0.0.1:{free_port()};\n",
        "    listen 443 ssl http2;\n    listen [::]:443 ssl http2;\n": (
            f"    listen 127.0.0.1:{front.secure_port} ssl http2;\n"
            f"    listen 127.0.0.1:{front.plain_port};\n"
        ),
        "server 127.0.0.1:8000 ": f"server 127.0.0.1:{port} ",
        f"{live}/fullchain.pem": f"{folder}/certificate.pem",
        f"{live}/privkey.pem": f"{folder}/key.pem",
        # One test visitor asks more often than a shop full of people.
        "rate=300r/s": "rate=1000000r/s",
    }
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
