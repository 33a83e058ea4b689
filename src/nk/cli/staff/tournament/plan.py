"""`nk tournament`: play a made-up tournament, plan a day; `day` runs one."""

import sys
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from nk.cli.staff.columns import heading
from nk.cli.staff.language import StaffCommand, language
from nk.cli.staff.tournament.day import day_app
from nk.cli.staff.tournament.paper import paper_app
from nk.cli.staff.tournament.sentences import pairing_sentence, place_sentence
from nk.cli.staff.tournament.words import CUT_OF_MORE, told, why_impossible
from nk.cli.terminal import stop
from nk.rules.tournament.actions import Pairing
from nk.rules.tournament.pairing.reasons import explain_round
from nk.rules.tournament.plan import Plan, plan, propose_plan, usual_rounds, usual_stages
from nk.rules.tournament.ranking.standings import final_standings
from nk.rules.tournament.settings import LateRule, Settings, Stage, StageKind, TieBreak
from nk.rules.tournament.simulation.simulate import Document, Scenario, document_bytes, simulate
from nk.rules.tournament.state import NOBODY, State

tournament_app = typer.Typer(
    no_args_is_help=True, help="Tournaments: plan a day, run it, print it; simulate one."
)
tournament_app.add_typer(day_app)
tournament_app.add_typer(paper_app)

# Headings that leave room for the numbers on a narrow terminal.
_SHORT: dict[str, str] = {
    TieBreak.BUCHHOLZ_CUT_1: "B. cut 1",
    TieBreak.BUCHHOLZ: "Buchholz",
    TieBreak.HEAD_TO_HEAD: "h2h",
    TieBreak.SONNEBORN_BERGER: "S.-B.",
    TieBreak.POINT_DIFFERENCE: "diff.",
}

Format = Annotated[StageKind, typer.Option("--format", help="How the players meet.")]


@tournament_app.command("simulate", cls=StaffCommand)
def simulate_command(
    players: Annotated[int, typer.Option(min=2, max=256)] = 32,
    kind: Format = StageKind.SWISS,
    rounds: Annotated[int, typer.Option(min=0, max=40, help="0: the usual number.")] = 0,
    cut: Annotated[int, typer.Option(help="0, 2, 4, 8 or 16 go on to the bracket.")] = 0,
    groups: Annotated[int, typer.Option(min=0, max=32, help="0: groups of about four.")] = 0,
    seed: int = 0,
    drop_rate: Annotated[float, typer.Option(min=0, max=1)] = 0.0,
    late: Annotated[int, typer.Option(min=0, help="Players who come after round 1.")] = 0,
    late_rule: Annotated[LateRule, typer.Option(help="What they get for it.")] = LateRule.LOSS,
    no_show_rate: Annotated[float, typer.Option(min=0, max=1)] = 0.0,
    as_json: Annotated[bool, typer.Option("--json", help="Print it as JSON.")] = False,
    why: Annotated[bool, typer.Option("--why", help="Say why pairs meet and places fall.")] = False,
) -> None:
    """Play a made-up tournament and print it. The same seed gives the same bytes."""
    try:
        scenario = Scenario(
            players,
            kind,
            rounds or usual_rounds(players),
            cut,
            seed,
            drop_rate,
            late,
            no_show_rate,
            late_rule,
            groups,
        )
        document, day = simulate(scenario)
    except ValueError as problem:
        stop(told("not_playable", reason=why_impossible(problem)), code=2)
    if as_json:
        sys.stdout.buffer.write(document_bytes(document))
        return
    console = Console()
    for one in document["rounds"]:
        console.print(_round_table(one, _reasons(day.state, one) if why else {}))
    console.print(_standings_table(document))
    for line in final_standings(day.state) if why else ():
        console.print(place_sentence(line), soft_wrap=True)


def _reasons(state: State, one: Document) -> dict[Pairing, str]:
    if one["stage"] != StageKind.SWISS.value:
        return {}
    explained = explain_round(state, one["number"])
    return {pair: pairing_sentence(reasons) for pair, reasons in explained.items()}


def _round_table(one: Document, reasons: dict[Pairing, str]) -> Table:
    title = told("round_of", round=one["number"], stage=one["stage"])
    table = Table(title=title, title_justify="left")
    table.add_column("")
    for key in ("against", "winner", *(["why"] if reasons else [])):
        table.add_column(told(key))
    for match in one["matches"]:
        row = [match["a"], match["b"] or told("sits_out"), match["winner"] or told("nobody_came")]
        why = reasons.get((match["a"], match["b"] or NOBODY))
        table.add_row(*row, *([why] if why else []))
    moves = [told("dropped_out", name=name) for name in one["dropped"]]
    moves += [told("joined", name=name) for name in one["joined"]]
    table.caption = ", ".join(moves) or None
    return table


def _standings_table(document: Document) -> Table:
    table = Table(title=told("standings"), title_justify="left")
    names = list(document["standings"][0])
    for name in names:
        table.add_column(_short(name), justify="left" if name == "id" else "right")
    for line in document["standings"]:
        table.add_row(*(str(line[name]) for name in names))
    return table


def _short(name: str) -> str:
    return _SHORT.get(name) or (heading(name) if language() == "th" else name)


@tournament_app.command("plan", cls=StaffCommand)
def plan_command(
    players: Annotated[int, typer.Option(min=2, max=256)] = 32,
    stadiums: Annotated[int, typer.Option(min=1, max=64)] = 4,
    hours: Annotated[float, typer.Option(min=0, help="0: the usual format, however long.")] = 0.0,
    kind: Annotated[
        StageKind | None, typer.Option("--format", help="Leave out for a proposal.")
    ] = None,
    rounds: Annotated[int, typer.Option(min=0, max=40, help="0: the usual number.")] = 0,
    cut: Annotated[int, typer.Option(help="0, 2, 4, 8 or 16; -1: the usual number.")] = -1,
) -> None:
    """How long will it take, and which format fits? `--players 40 --stadiums 4 --hours 4`."""
    if kind is None and hours and (rounds or cut >= 0):
        stop(told("hours_need_format"), code=2)
    console = Console()
    try:
        if kind is None and hours:
            proposal = propose_plan(players, stadiums, hours)
            made = proposal.plan
            if not proposal.fits:
                console.print(told("nothing_fits", hours=hours))
        else:
            stages = _playable(players, kind or StageKind.SWISS, rounds, cut)
            made = plan(players, stadiums, stages)
    except ValueError as problem:
        stop(told("not_plannable", reason=why_impossible(problem)), code=2)
    console.print(_plan_table(made))
    hours_needed, minutes = divmod(made.minutes, 60)
    console.print(
        told(
            "planned",
            players=made.players,
            stadiums=made.stadiums,
            matches=made.matches,
            turns=made.turns,
            hours=hours_needed,
            minutes=minutes,
        ),
        soft_wrap=True,
    )


def _playable(players: int, kind: StageKind, rounds: int, cut: int) -> tuple[Stage, ...]:
    """Return the stages that were asked for, or refuse what no tournament could be made of."""
    stages = Settings(usual_stages(players, kind, rounds, cut)).stages
    # The usual cut may be larger than a small field: then everybody goes on.
    if cut > players:
        raise ValueError(CUT_OF_MORE)
    return stages


def _plan_table(made: Plan) -> Table:
    table = Table(title=told("plan"), title_justify="left")
    for key in ("stage", "round", "match", "matches", "turns", "minutes"):
        table.add_column(told(key), justify="left" if key in ("stage", "match") else "right")
    for one in made.rounds:
        match = made.stages[one.stage].match
        table.add_row(
            one.kind.value,
            str(one.round),
            told("first_to", target=match.target, sets=match.best_of),
            str(one.matches),
            str(one.turns),
            str(one.minutes),
        )
    return table
