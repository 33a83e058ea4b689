"""The part `server`: requests a second, ours and nginx's in turn, and their ratio."""

from collections.abc import Iterator
from dataclasses import dataclass
from statistics import median

from rich.progress import track

from nk.cli.bench.figures import Figure, median_ratio
from nk.cli.bench.options import Options
from nk.cli.bench.server.cores import on_server_core
from nk.cli.bench.server.load import requests_a_second
from nk.cli.bench.server.nginx import running_nginx
from nk.cli.bench.server.nginx_settings import ADDRESS
from nk.cli.bench.server.questions import QUESTIONS, Question, ask, load_headers
from nk.cli.build import console
from nk.cli.running_site import running_site

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
