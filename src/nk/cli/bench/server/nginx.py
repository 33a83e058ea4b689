"""nginx in a folder of its own, serving what our server answered."""

import tempfile
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

from nk.cli.bench.options import PartFailedError
from nk.cli.bench.server.cores import on_server_core
from nk.cli.bench.server.nginx_settings import ADDRESS, OWN_HEADERS, Page, settings
from nk.cli.bench.server.questions import Question, Reply, ask
from nk.cli.machine import find_program
from nk.cli.running_site import answers, free_port, running, wait_until


@contextmanager
def running_nginx(replies: Mapping[Question, Reply]) -> Iterator[dict[Question, int]]:
    """Serve the same answers; yield the port of each question."""
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
            yield {question: page.port for question, page in pages.items()}


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
