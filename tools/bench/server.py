"""Which core does what: both servers take turns on one, the load comes from another."""

import re
import subprocess
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from statistics import median

from rich.progress import track

from nk.cli.building.build import console
from tools.bench.command import Options, PartFailedError
from tools.bench.nginx import ADDRESS, running_nginx
from tools.bench.questions import (
    QUESTIONS,
    Question,
    ask,
    load_headers,
    on_load_core,
    on_server_core,
)
from tools.bench.results import Figure, median_ratio
from tools.machine import find_program
from tools.running_site import running_site

_CONNECTIONS = 32
_RATE = re.compile(r"^Requests/sec:\s+([0-9.]+)$", re.MULTILINE)
_TROUBLE = re.compile(r"^\s*(Socket errors:.*|Non-2xx or 3xx responses:.*)$", re.MULTILINE)


def requests_a_second(port: int, path: str, headers: Mapping[str, str], seconds: int) -> float:
    """Ask as fast as answers come, over many connections; return the rate."""
    command = [str(find_program("wrk")), "-t1", f"-c{_CONNECTIONS}", f"-d{seconds}s"]
    for name, value in headers.items():
        command += ["-H", f"{name}: {value}"]
    said = subprocess.run(
        on_load_core([*command, f"http://127.0.0.1:{port}{path}"]),
        check=False,
        capture_output=True,
        text=True,
    )
    if said.returncode != 0:
        raise PartFailedError(f"wrk failed: {said.stderr.strip()}")
    return read_rate(said.stdout)


def read_rate(output: str) -> float:
    """Return the requests a second that wrk reports; a single wrong answer spoils a round."""
    if trouble := _TROUBLE.search(output):
        raise PartFailedError(f"under load {trouble[1]}")
    rate = _RATE.search(output)
    if rate is None:
        raise PartFailedError("wrk reported no rate")
    return float(rate[1])


PART = "server"
_WARM_UP_SECONDS = 1


@dataclass(frozen=True, slots=True)
class Place:
    """Where a question is asked: a port and an address."""

    port: int
    address: str

    def rate(self, question: Question, seconds: int) -> float:
        """Ask it under load and return the requests a second."""
        headers = load_headers(question, ask(self.port, self.address, question.headers))
        return requests_a_second(self.port, self.address, headers, seconds)


def measure(options: Options) -> list[Figure]:
    """Load both servers in turn; the median of the rounds' ratios counts."""
    figures: list[Figure] = []
    with running_site(wrapper=on_server_core) as site:
        replies = {
            question: ask(site.port, question.path, question.headers) for question in QUESTIONS
        }
        with running_nginx(replies) as ports:
            for question in track(QUESTIONS, "· ours and nginx in turn", console=console):
                ours, nginx = Place(site.port, question.path), Place(ports[question], ADDRESS)
                figures += question_figures(question, _rounds(question, ours, nginx, options))
    return figures


def question_figures(question: Question, rounds: list[tuple[float, float]]) -> Iterator[Figure]:
    """Return what is said of one question."""
    ours, nginx = [own for own, _ in rounds], [other for _, other in rounds]
    ratio = round(median_ratio(ours, nginx), 3)
    yield Figure(PART, "ours", round(median(ours)), "requests/s", subject=question.name)
    yield Figure(PART, "nginx", round(median(nginx)), "requests/s", subject=question.name)
    yield Figure(PART, "ratio", ratio, "", question.target, subject=question.name)


def _rounds(
    question: Question, ours: Place, nginx: Place, options: Options
) -> list[tuple[float, float]]:
    """Return the rates of each round, ours and nginx's."""
    for place in (ours, nginx):
        place.rate(question, _WARM_UP_SECONDS)
    rounds = []
    for number in range(options.rounds):
        # Who begins changes from round to round, so that neither profits from the other's heat.
        places = (ours, nginx) if number % 2 == 0 else (nginx, ours)
        rates = {place: place.rate(question, options.seconds) for place in places}
        rounds.append((rates[ours], rates[nginx]))
    return rounds
