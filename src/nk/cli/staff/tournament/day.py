"""`nk tournament …`: everything the desk can do, for the day the tablet dies."""

import re
from typing import Annotated

import typer

from nk.cli.staff.errors import plain_words
from nk.cli.staff.language import StaffCommand, language
from nk.cli.staff.session import opened_club
from nk.cli.staff.terminal import confirm
from nk.cli.staff.tournament.paper import read_day
from nk.cli.staff.tournament.words import sentence, told, why_impossible
from nk.cli.terminal import By, Yes, command_settings, stop
from nk.club.club import Club
from nk.club.errors import RefusedError
from nk.club.tournament import operations as op
from nk.club.tournament import sheets
from nk.club.tournament.log import Kept
from nk.club.tournament.operations import Ending
from nk.club.tournament.people import Listed, listed, meant
from nk.club.tournament.recording import champion_of
from nk.club.tournament.refusals import in_words
from nk.desk.decks import checked_deck
from nk.rules.deck import MOST_BEYS
from nk.rules.notation import LONGEST_TEXT
from nk.rules.tournament import actions as act
from nk.rules.tournament.corrections import Consequences, consequences
from nk.rules.tournament.pairing.reasons import Explanation, swap_breaks
from nk.rules.tournament.plan import usual_stages
from nk.rules.tournament.refusal import RefusedError as RuleRefusedError
from nk.rules.tournament.settings import Settings, StageKind
from nk.rules.tournament.state import OutcomeKind

day_app = typer.Typer()

Event = Annotated[int, typer.Argument(min=1, help="The event's number.")]
Match = Annotated[int, typer.Argument(min=1, help="The match's number.")]
Player = Annotated[str, typer.Argument(help="Nickname, or number on the event's list.")]
Stadium = Annotated[int, typer.Argument(min=1, max=64)]
Winner = Annotated[str | None, typer.Option("--winner", help="Nickname or number.")]
Score = Annotated[
    str, typer.Option("--score", help="Set by set, the winner's points first: `4:2 3:4 4:0`.")
]
Finishes = Annotated[
    str, typer.Option("--finishes", help="Battle by battle, such as `wx ls ws`; gives the score.")
]
NoShow = Annotated[bool, typer.Option("--no-show", help="Only the winner came.")]
Nobody = Annotated[bool, typer.Option("--nobody-came", help="Neither of them came.")]


@day_app.command(cls=StaffCommand)
def create(
    event: Event,
    stadiums: Annotated[int, typer.Option(min=1, max=64)] = 4,
    kind: Annotated[
        StageKind | None, typer.Option("--format", help="Leave out for a proposal.")
    ] = None,
    rounds: Annotated[int, typer.Option(min=0, max=40, help="0: the usual number.")] = 0,
    cut: Annotated[int, typer.Option(help="0, 2, 4, 8 or 16; -1: the usual number.")] = -1,
    deck_check: Annotated[
        bool, typer.Option("--deck-check", help="Decks are looked at before check-in.")
    ] = False,
    anyway: Annotated[bool, typer.Option("--anyway", help="Though it is no Beyblade event.")] = (
        False
    ),
    by: By = None,
) -> None:
    """Make an event's tournament, with everybody on its list."""
    if kind is None and (rounds or cut >= 0):
        stop(told("needs_format"))
    with opened_club(by) as club:
        with club.change() as change:
            settings = None
            if kind is not None:
                people = len(listed(change.connection, event))
                settings = _settings(people, stadiums, kind, rounds, cut)
            kept = op.create(
                change, event, settings, stadiums=stadiums, deck_check=deck_check, anyway=anyway
            ).kept
        stages = kept.state.settings.stages
        words = " → ".join(f"{stage.kind} {stage.rounds or stage.takes or ''}" for stage in stages)
        players = len(kept.state.players)
        typer.echo(told("created", event=event, players=players, format=words.strip()))


@day_app.command(cls=StaffCommand)
def deck(
    beys: Annotated[list[str], typer.Argument(help="Each Bey as written: `Dran Sword 3-60F`.")],
) -> None:
    """Say whether a deck may be played, by the rules of the site; nothing is kept."""
    if len(beys) > MOST_BEYS:
        stop(told("many_beys", most=MOST_BEYS))
    if any(len(bey) > LONGEST_TEXT for bey in beys):
        stop(told("long_bey", most=LONGEST_TEXT))
    with plain_words():
        found = checked_deck(command_settings().content, beys)
    typer.echo(told(f"deck_{found.verdict}"))
    for finding in found.findings:
        typer.echo(f"· {finding.in_language(language())}")


@day_app.command(cls=StaffCommand)
def checkin(
    event: Event,
    player: Player,
    new: Annotated[bool, typer.Option("--new", help="A walk-in: put them on the list.")] = False,
    by: By = None,
) -> None:
    """Somebody is here."""
    with opened_club(by) as club:
        with club.change() as change:
            (op.walk_in if new else op.check_in)(change, event, player)
        typer.echo(told("arrived", name=player))


@day_app.command(cls=StaffCommand)
def pair(event: Event, by: By = None) -> None:
    """Draw the next round; nobody sees it before it is announced."""
    with opened_club(by) as club:
        with club.change() as change:
            kept = op.pair(change, event).kept
        _print_round(club, kept)
        typer.echo(told("drawn", round=sheets.latest_round(kept)[1]))


@day_app.command("next", cls=StaffCommand)
def next_(event: Event, by: By = None) -> None:
    """Begin the first or the next stage."""
    with opened_club(by) as club:
        with club.change() as change:
            kept = op.next_stage(change, event).kept
        _print_round(club, kept)
        typer.echo(told("begun", stage=len(kept.state.stages)))


@day_app.command(cls=StaffCommand)
def swap(event: Event, one: Player, other: Player, yes: Yes = False, by: By = None) -> None:
    """Let two players of the drawn round change places; first see what it breaks."""
    with opened_club(by) as club:
        kept, people = read_day(club, event)
        pair = meant(people, one).key, meant(people, other).key
        try:
            faults = swap_breaks(kept.state, *pair)
        except RuleRefusedError as refused:
            raise in_words(refused, people, kept.version) from refused
        if faults:
            what = "; ".join(_fault_words(fault, people) for fault in faults)
            typer.echo(told("breaks", what=what), err=True)
            confirm(told("sure_swap"), yes=yes)
        _act(club, event, act.Swap(*pair))


@day_app.command(cls=StaffCommand)
def announce(event: Event, by: By = None) -> None:
    """Show everybody what was drawn; matches may be called."""
    with opened_club(by) as club:
        _act(club, event, act.Announce())


@day_app.command("rounds", cls=StaffCommand)
def rounds_(
    event: Event, rounds: Annotated[int, typer.Argument(min=1, max=40)], by: By = None
) -> None:
    """Announce another number of Swiss rounds."""
    with opened_club(by) as club:
        _act(club, event, act.ChangeRounds(rounds))


@day_app.command(cls=StaffCommand)
def call(event: Event, match: Match, stadium: Stadium, by: By = None) -> None:
    """Call both players to a stadium."""
    with opened_club(by) as club:
        _act(club, event, act.Call(match, stadium, _now(club)))


@day_app.command(cls=StaffCommand)
def start(event: Event, match: Match, stadium: Stadium, by: By = None) -> None:
    """A match begins."""
    with opened_club(by) as club:
        _act(club, event, act.Start(match, stadium, _now(club)))


@day_app.command(cls=StaffCommand)
def result(
    event: Event,
    match: Match,
    winner: Winner = None,
    score: Score = "",
    finishes: Finishes = "",
    no_show: NoShow = False,
    nobody_came: Nobody = False,
    confirmed: Annotated[bool, typer.Option("--confirm", help="Confirm it at once.")] = False,
    by: By = None,
) -> None:
    """Write a result down; it counts once it is confirmed."""
    with opened_club(by) as club:
        ending = _ending(club, event, match, winner, (score, finishes), (no_show, nobody_came))
        with club.change() as change:
            kept = op.report(change, event, match, ending).kept
            if confirmed:
                kept = op.act(change, event, act.Confirm(match)).kept
        typer.echo(told("done", version=kept.version))


@day_app.command("confirm", cls=StaffCommand)
def confirm_(event: Event, match: Match, by: By = None) -> None:
    """The head judge confirms a result."""
    with opened_club(by) as club:
        _act(club, event, act.Confirm(match))


@day_app.command(cls=StaffCommand)
def correct(
    event: Event,
    match: Match,
    winner: Winner = None,
    score: Score = "",
    finishes: Finishes = "",
    no_show: NoShow = False,
    nobody_came: Nobody = False,
    again: Annotated[
        bool, typer.Option("--again", help="Draw anew what nobody has started.")
    ] = False,
    yes: Yes = False,
    by: By = None,
) -> None:
    """Put a result right; first see what it moves."""
    with opened_club(by) as club:
        ending = _ending(club, event, match, winner, (score, finishes), (no_show, nobody_came))
        kept, people = read_day(club, event)
        try:
            moved = consequences(kept.state, match, op.outcome_of(kept.state, match, ending))
        except RuleRefusedError as refused:
            raise in_words(refused, people, kept.version) from refused
        _print_consequences(moved, people)
        confirm(told("sure_correct"), yes=yes)
        with club.change() as change:
            kept = op.correct(change, event, match, ending, again=again).kept
        typer.echo(told("done", version=kept.version))


@day_app.command(cls=StaffCommand)
def drop(event: Event, player: Player, by: By = None) -> None:
    """A player goes home; an open match is forfeited."""
    with opened_club(by) as club:
        _act(club, event, act.Drop(_key(club, event, player), _now(club)))


@day_app.command(cls=StaffCommand)
def disqualify(event: Event, player: Player, yes: Yes = False, by: By = None) -> None:
    """A player is out and placed last."""
    with opened_club(by) as club:
        key = _key(club, event, player)
        confirm(told("sure_disqualify", name=player), yes=yes)
        _act(club, event, act.Disqualify(key, _now(club)))


@day_app.command("return", cls=StaffCommand)
def return_(event: Event, player: Player, by: By = None) -> None:
    """A player who dropped plays on."""
    with opened_club(by) as club:
        _act(club, event, act.Return(_key(club, event, player), _now(club)))


@day_app.command("fill-bye", cls=StaffCommand)
def fill_bye(event: Event, player: Player, by: By = None) -> None:
    """A late player meets the one who has the bye in this round."""
    with opened_club(by) as club:
        _act(club, event, act.FillBye(_key(club, event, player)))


@day_app.command(cls=StaffCommand)
def finish(
    event: Event,
    early: Annotated[
        bool, typer.Option("--early", help="Leave out the rounds and the cut not drawn yet.")
    ] = False,
    by: By = None,
) -> None:
    """End the tournament: winner and places follow."""
    with opened_club(by) as club:
        kept = _act(club, event, act.Finish(early))
        _, people = read_day(club, event)
        champion = champion_of(kept.state)
        if champion is not None:
            typer.echo(told("champion", name=sheets.name_of(people, champion)))


@day_app.command(cls=StaffCommand)
def undo(event: Event, by: By = None) -> None:
    """Take back the last action that still counts."""
    with opened_club(by) as club:
        with club.change() as change:
            kept = op.undo(change, event).kept
        typer.echo(told("done", version=kept.version))


def _settings(people: int, stadiums: int, kind: StageKind, rounds: int, cut: int) -> Settings:
    """Return the format that was asked for, or end the command with why it cannot be played."""
    drawn = op.proposed_settings(people, stadiums, 1)
    try:
        stages = usual_stages(max(people, 2), kind, rounds, cut)
        return Settings(stages, stadiums=stadiums, seed=drawn.seed)
    except ValueError as problem:
        stop(told("not_playable", reason=why_impossible(problem)))


def _now(club: Club) -> int:
    return int(club.now.timestamp())


def _key(club: Club, event: int, typed: str) -> str:
    return meant(read_day(club, event)[1], typed).key


def _act(club: Club, event: int, action: act.Action) -> Kept:
    with club.change() as change:
        kept = op.act(change, event, action).kept
    typer.echo(told("done", version=kept.version))
    return kept


def _ending(
    club: Club,
    event: int,
    match: int,
    winner: str | None,
    scores: tuple[str, str],
    absent: tuple[bool, bool],
) -> Ending:
    """Read what was typed; points are turned round where the second player won."""
    kept, people = read_day(club, event)
    no_show, nobody = absent
    kind = OutcomeKind.NO_SHOW if no_show else OutcomeKind.PLAYED
    if nobody or winner is None:
        return Ending(None, OutcomeKind.DOUBLE_NO_SHOW if nobody else kind)
    key = meant(people, winner).key
    known = 1 <= match <= len(kept.state.matches)
    turned = known and kept.state.match(match).a != key
    score, finishes = scores
    return Ending(key, kind, _sets(score, turned=turned), finishes)


_SET = re.compile(r"(\d{1,2})[:\-](\d{1,2})")


def _sets(typed: str, *, turned: bool) -> tuple[tuple[int, int], ...]:
    sets = []
    for word in typed.split():
        found = _SET.fullmatch(word)
        if found is None:
            raise RefusedError("unclear_score", sentence("unclear_score"), "score")
        mine, theirs = int(found[1]), int(found[2])
        sets.append((theirs, mine) if turned else (mine, theirs))
    return tuple(sets)


def _fault_words(fault: Explanation, people: dict[str, Listed]) -> str:
    facts = {
        key: sheets.name_of(people, value) if isinstance(value, str) else value
        for key, value in fault.facts.items()
    }
    return told(fault.code, **facts)


def _print_round(club: Club, kept: Kept) -> None:
    _, people = read_day(club, kept.event_id)
    stage, number = sheets.latest_round(kept)
    if number:
        typer.echo(sheets.round_sheet(kept, people, stage, number, language()))


def _print_consequences(moved: Consequences, people: dict[str, Listed]) -> None:
    for one in moved.pairings:
        names = " – ".join(sheets.name_of(people, player) for player in one.after)
        typer.echo(told("moved_pairing", match=one.match, after=names))
    for match in moved.stands:
        typer.echo(told("stands", match=match))
    for player, before, after in moved.places:
        name = sheets.name_of(people, player)
        typer.echo(told("moved_place", name=name, before=before, after=after))
    if moved.rated:
        typer.echo(told("rated", count=len(moved.rated)))
