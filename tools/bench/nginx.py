"""nginx's settings: one server a question, with the headers of our own answer."""

import tempfile
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from tools.bench.command import PartFailedError
from tools.bench.questions import Question, Reply, ask, on_server_core
from tools.machine import find_program
from tools.running_site import answers, free_port, running, wait_until

# nginx writes these itself; the last two cannot be had without a module it does not come with.
OWN_HEADERS = frozenset(
    {"content-length", "content-type", "date", "connection", "etag", "server", "last-modified"}
)

# nginx takes an address that ends with a slash for a folder, so all answers have this one.
ADDRESS = "/answer"

_MAIN = """\
daemon off;
master_process off;
worker_processes 1;
pid {folder}/nginx.pid;
error_log stderr crit;
events {{ worker_connections 1024; }}
http {{
    access_log off;
    sendfile on;
    tcp_nopush on;
    keepalive_requests 1000000000;
    open_file_cache max=100;
    server_tokens off;
    max_ranges 0;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
{servers}
}}
"""

_SERVER = """\
    server {{
        listen 127.0.0.1:{port};
        location = {address} {{
            alias {file};
            types {{ }}
            default_type "{content_type}";
{headers}
        }}
    }}"""


@dataclass(frozen=True, slots=True)
class Page:
    """A file that nginx serves at one port."""

    port: int
    file: Path
    headers: Mapping[str, str]


def settings(folder: Path, pages: Iterable[Page]) -> str:
    """Return the settings file."""
    return _MAIN.format(folder=folder, servers="\n".join(map(_server, pages)))


def _server(page: Page) -> str:
    added = [
        f"            add_header {name} {_quoted(value)};"
        for name, value in page.headers.items()
        if name not in OWN_HEADERS
    ]
    # Our answers carry no date of the file; an empty value takes nginx's away.
    added.append('            add_header Last-Modified "";')
    return _SERVER.format(
        port=page.port,
        address=ADDRESS,
        file=page.file,
        content_type=page.headers["content-type"],
        headers="\n".join(added),
    )


def _quoted(value: str) -> str:
    """Return a value in nginx's quotes; a dollar would begin a variable and cannot be escaped."""
    if "$" in value:
        raise ValueError("a header with a dollar sign cannot be given to nginx")
    escaped = value.replace("\\", "\\\\").replace('"', '\\"')
    return f'"{escaped}"'


@dataclass(frozen=True, slots=True)
class RunningNginx:
    """nginx that answers: its one process, and the port of each question."""

    process: int
    ports: Mapping[Question, int]


@contextmanager
def running_nginx(replies: Mapping[Question, Reply]) -> Iterator[RunningNginx]:
    """Serve the same answers."""
    program = find_program("nginx")
    with tempfile.TemporaryDirectory(prefix="nk-nginx-") as name:
        folder = Path(name)
        pages = {
            question: _page(folder, number, reply)
            for number, (question, reply) in enumerate(replies.items())
        }
        file = folder / "nginx.conf"
        file.write_text(settings(folder, pages.values()), encoding="utf-8")
        command = on_server_core([str(program), "-p", name, "-c", str(file), "-e", "stderr"])
        with running(command, {}) as process:
            first = next(iter(pages.values()))
            wait_until(process, lambda: answers(first.port, ADDRESS))
            for question, page in pages.items():
                check_same(question, replies[question], page.port)
            ports = {question: page.port for question, page in pages.items()}
            yield RunningNginx(process.pid, ports)


def check_same(question: Question, ours: Reply, port: int) -> None:
    """Make sure that nginx answers with the same status, headers and bytes."""
    theirs = ask(port, ADDRESS, question.headers)
    same_headers = _compared(ours) == _compared(theirs)
    if (ours.status, ours.body) != (theirs.status, theirs.body) or not same_headers:
        raise PartFailedError(f"nginx answers {question.name} differently")


def _page(folder: Path, number: int, reply: Reply) -> Page:
    file = folder / f"answer-{number}"
    file.write_bytes(reply.body)
    return Page(free_port(), file, reply.headers)


def _compared(reply: Reply) -> dict[str, str]:
    own = OWN_HEADERS - {"content-length", "content-type"}
    return {name: value for name, value in reply.headers.items() if name not in own}
