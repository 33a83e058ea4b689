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
from tools.running_site import cpu_seconds, running_site

_CONNECTIONS = 32
_RATE = re.compile(r"^Requests/sec:\s+([0-9.]+)$", re.MULTILINE)
_ANSWERS = re.compile(r"^\s*([0-9]+) requests in ", re.MULTILINE)
_TROUBLE = re.compile(r"^\s*(Socket errors:.*|Non-2xx or 3xx responses:.*)$", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Load:
    """What came of a round of load."""

    # Answers a second, as fast as they come.
    rate: float
    answers: int


def put_under_load(port: int, path: str, headers: Mapping[str, str], seconds: int) -> Load:
    """Ask as fast as answers come, over many connections."""
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
    return read_load(said.stdout)


def read_load(output: str) -> Load:
    """Read what wrk reports; a single wrong answer spoils a round."""
    if trouble := _TROUBLE.search(output):
        raise PartFailedError(f"under load {trouble[1]}")
    rate, answers = _RATE.search(output), _ANSWERS.search(output)
    if rate is None or answers is None or answers[1] == "0":
        raise PartFailedError("wrk reported no rate")
    return Load(float(rate[1]), int(answers[1]))


PART = "server"
_WARM_UP_SECONDS = 1


@dataclass(frozen=True, slots=True)
class Round:
    """One server's round: its rate, and the microseconds of processor time of an answer."""

    rate: float
    cost: float


@dataclass(frozen=True, slots=True)
class Place:
    """Where a question is asked: a server's process, a port and an address."""

    process: int
    port: int
    address: str

    def round(self, question: Question, seconds: int) -> Round:
        """Ask it under load."""
        headers = load_headers(question, ask(self.port, self.address, question.headers))
        before = cpu_seconds(self.process)
        load = put_under_load(self.port, self.address, headers, seconds)
        return Round(load.rate, (cpu_seconds(self.process) - before) / load.answers * 1e6)


def measure(options: Options) -> list[Figure]:
    """Load both servers in turn; the median of the rounds' ratios counts."""
    figures: list[Figure] = []
    with running_site(wrapper=on_server_core) as site:
        replies = {
            question: ask(site.port, question.path, question.headers) for question in QUESTIONS
        }
        with running_nginx(replies) as nginx:
            for question in track(QUESTIONS, "· ours and nginx in turn", console=console):
                ours = Place(site.process.pid, site.port, question.path)
                theirs = Place(nginx.process, nginx.ports[question], ADDRESS)
                figures += question_figures(question, _rounds(question, ours, theirs, options))
    return figures


def question_figures(question: Question, rounds: list[tuple[Round, Round]]) -> Iterator[Figure]:
    """Return what is said of one question.

    The rates decide. They suffer on a busy machine; what an answer costs in processor time suffers
    less, so its ratio is told beside theirs.
    """
    ours, nginx = [own for own, _ in rounds], [other for _, other in rounds]
    for who, each in (("ours", ours), ("nginx", nginx)):
        rate, cost = median(one.rate for one in each), median(one.cost for one in each)
        yield Figure(PART, who, round(rate), "requests/s", subject=question.name)
        yield Figure(PART, f"{who}, an answer", round(cost, 1), "µs", subject=question.name)
    by_cost = median_ratio([one.cost for one in nginx], [one.cost for one in ours])
    yield Figure(PART, "ratio by cost", round(by_cost, 3), "", subject=question.name)
    by_rate = round(median_ratio([one.rate for one in ours], [one.rate for one in nginx]), 3)
    yield Figure(PART, "ratio", by_rate, "", question.target, subject=question.name)


def _rounds(
    question: Question, ours: Place, nginx: Place, options: Options
) -> list[tuple[Round, Round]]:
    """Return each round, ours and nginx's."""
    for place in (ours, nginx):
        place.round(question, _WARM_UP_SECONDS)
    rounds = []
    for number in range(options.rounds):
        # Who begins changes from round to round, so that neither profits from the other's heat.
        places = (ours, nginx) if number % 2 == 0 else (nginx, ours)
        done = {place: place.round(question, options.seconds) for place in places}
        rounds.append((done[ours], done[nginx]))
    return rounds
