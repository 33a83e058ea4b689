"""`nk tournament show`, `standings`, `sheet` and `csv`: a tournament to look at and to print."""

from typing import Annotated

import typer

from nk.cli.staff.language import StaffCommand, language
from nk.cli.staff.session import opened_club
from nk.cli.staff.terminal import Line, show
from nk.cli.staff.tournament.words import sentence
from nk.cli.terminal import AsJson
from nk.club.club import Club
from nk.club.errors import RefusedError
from nk.club.tournament import sheets
from nk.club.tournament.log import Kept, required
from nk.club.tournament.people import Listed, listed
from nk.rules.tournament.queue import queue
from nk.rules.tournament.ranking.standings import final_standings, standings
from nk.rules.tournament.settings import StageKind

paper_app = typer.Typer()

Event = Annotated[int, typer.Argument(min=1, help="The event's number.")]


def read_day(club: Club, event: int) -> tuple[Kept, dict[str, Listed]]:
    """Return an event's tournament and the people on its list."""
    with club.reading() as connection:
        return required(connection, event), listed(connection, event)


@paper_app.command("show", cls=StaffCommand)
def show_(event: Event, as_json: AsJson = False) -> None:
    """Show what is called, running and waiting, in the order of the queue."""
    with opened_club() as club:
        kept, people = read_day(club, event)
        open_ones = [m for m in kept.state.matches if m.status in ("called", "running", "reported")]
        lines = [
            {
                "match": match.id,
                "round": match.round,
                "stadium": match.stadium,
                "status": match.status.value,
                "a": sheets.name_of(people, match.a),
                "b": sheets.name_of(people, match.b),
                "score": sheets.score_of(match),
            }
            for match in (*open_ones, *queue(kept.state))
        ]
        show(lines, as_json=as_json)


@paper_app.command("standings", cls=StaffCommand)
def standings_(event: Event, as_json: AsJson = False) -> None:
    """Show the places as they stand, with tie-breaks."""
    with opened_club() as club:
        kept, people = read_day(club, event)
        state = kept.state
        lines: list[Line] = []
        if state.stages:
            swiss = len(state.stages) == 1 and state.stage.kind is not StageKind.GROUPS
            for line in standings(state, 0) if swiss else final_standings(state):
                values = {name.value: value.value for name, value in line.values.items()}
                name = sheets.name_of(people, line.player)
                lines.append({"place": line.place, "player": name, **values})
        show(lines, as_json=as_json)


@paper_app.command(cls=StaffCommand)
def sheet(
    event: Event,
    number: Annotated[int, typer.Option("--round", min=0, help="0: the one being played.")] = 0,
    stage: Annotated[int, typer.Option("--stage", min=0, help="0: the one being played.")] = 0,
    page: Annotated[bool, typer.Option("--html", help="As a page, for any browser.")] = False,
) -> None:
    """Print a round, with room to write: for the wall, and for when the power goes."""
    with opened_club() as club:
        kept, people = read_day(club, event)
        latest_stage, latest = sheets.latest_round(kept)
        chosen = (stage - 1 if stage else latest_stage), number or latest
        if not kept.state.stages or not kept.state.of_round(*chosen):
            raise RefusedError("nothing_drawn", sentence("nothing_drawn"), "round")
        written = sheets.round_page if page else sheets.round_sheet
        typer.echo(written(kept, people, *chosen, language()), nl=False)


@paper_app.command("csv", cls=StaffCommand)
def csv_(
    event: Event,
    places: Annotated[bool, typer.Option("--places", help="The places, not the matches.")] = False,
) -> None:
    """Print the results as CSV."""
    with opened_club() as club:
        kept, people = read_day(club, event)
        written = sheets.standings_csv if places else sheets.results_csv
        typer.echo(written(kept, people), nl=False)
