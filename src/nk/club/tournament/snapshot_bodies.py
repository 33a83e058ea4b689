"""A tournament as everybody may see it: nicknames, numbers and codes; the page has the words.

Players are named once, in `players`; everywhere else they are their number on the event's list.
Matches are named by their id. A round that is drawn but not announced is not in it.
"""

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

Attendance = Literal["registered", "present", "dropped", "disqualified"]
StageKindWord = Literal["swiss", "single", "double", "groups", "open"]
TIE_BREAK_WORDS = Literal[
    "points",
    "buchholz_cut_1",
    "buchholz",
    "head_to_head",
    "sonneborn_berger",
    "point_difference",
    "lots",
]
# Too long to spell out wherever it stands, so TypeScript has a name for it.
TieBreakWord = Annotated[TIE_BREAK_WORDS, Field(json_schema_extra={"x-typescript": "TieBreak"})]
FinishWord = Literal["xtreme", "over", "burst", "spin", "own", "out_of_bounds", "touch"]


class _Body(BaseModel):
    model_config = ConfigDict(frozen=True)


class LivePlayer(_Body):
    """Somebody on the tournament's list."""

    number: int = Field(description="The number on the event's list, by which all else names them.")
    name: str = Field(description="The nickname, plain text.")
    anonymous: bool = Field(description="The person asked to be removed; the name says nothing.")
    attendance: Attendance
    rating: int = Field(description="Before the tournament.")
    change: int | None = Field(
        description="What its confirmed matches did to the rating so far; null before the first."
    )


class LiveStage(_Body):
    """A stage as announced."""

    number: int = Field(description="Counted from 1.")
    kind: StageKindWord
    state: Literal["waiting", "running", "over"]
    rounds: int = Field(description="How many rounds are announced; 0 where that is not known.")
    drawn: int = Field(description="How many rounds everybody can see.")
    takes: int = Field(description="How many go on into this stage; 0 is everybody.")
    target: int = Field(description="Points of a set.")
    best_of: int


class LiveSource(_Body):
    """Where a bracket's place is filled from."""

    match: int
    loser: bool = Field(description="The loser of that match comes here, not the winner.")


class LivePosition(_Body):
    """A match's place in a bracket."""

    branch: Literal["winners", "losers", "final", "reset", "third"]
    position: int = Field(description="From 1, from the top, within its branch and round.")
    a_from: LiveSource | None
    b_from: LiveSource | None


class LiveReason(_Body):
    """Why somebody has a bye, as a code with its number."""

    code: Literal["bye", "first_bye", "bye_again", "free_win_before", "later_rounds", "seed"]
    value: int | None = Field(description="Points, byes, wins without playing, or the seed.")


class LiveMatch(_Body):
    """One match."""

    id: int
    group: int | None
    a: int | None = Field(description="A player; null: not known yet, or nobody (a bye).")
    b: int | None
    status: Literal["waiting", "ready", "called", "running", "reported", "confirmed"] = Field(
        description="Reported waits for the head judge; only confirmed counts."
    )
    stadium: int | None
    since: int | None = Field(description="Called or started, in seconds since 1970.")
    slow: bool = Field(description="At its stadium for longer than usual.")
    outcome: Literal["played", "no_show", "double_no_show", "forfeit", "bye", "void"] | None = (
        Field(description="Void: nobody had to play it.")
    )
    winner: int | None
    sets: list[tuple[int, int]] = Field(description="Points of a and b, set by set; may be empty.")
    position: LivePosition | None = Field(description="In brackets only.")
    bye: list[LiveReason] = Field(description="Why it is a bye; empty for any other match.")


class LiveRound(_Body):
    """A round that everybody may see."""

    stage: int
    number: int = Field(description="Counted from 1 within its stage.")
    state: Literal["waiting", "running", "over"]
    matches: list[LiveMatch]


class LiveStadium(_Body):
    """A stadium and the match called to it or running there."""

    number: int
    match: int | None


class LiveEntry(_Body):
    """One round of one player, with the numbers that tie-breaks are made of.

    Buchholz is the sum of `opponent_points`, cut 1 leaves out the one marked `cut`,
    Sonneborn-Berger adds those that were won, the point difference adds `difference`.
    """

    round: int
    kind: Literal["played", "bye", "walkover", "absent", "late_bye", "missed"]
    won: bool
    opponent: int | None
    opponent_points: int = Field(description="The player's own where nobody was played.")
    difference: int
    cut: bool


class LiveHeadToHead(_Body):
    """Wins among all who are tied up to here."""

    applies: bool = Field(description="False: they have not all met, so it decides nothing.")
    wins: int
    opponents: list[int]


class LiveLine(_Body):
    """One line of a table."""

    place: int
    player: int
    points: int
    losses: int
    values: list[int] = Field(description="In the order of `tie_breaks`.")
    decided_by: TieBreakWord | None = Field(description="What parts it from the line above.")
    entries: list[LiveEntry]
    head_to_head: LiveHeadToHead | None = Field(description="Null where nobody is tied.")


class LiveTable(_Body):
    """The standings of Swiss rounds, an open day, or one group."""

    group: int | None
    lines: list[LiveLine]


class LivePlace(_Body):
    """A place of the whole tournament, as it stands."""

    place: int
    player: int


class LiveFinish(_Body):
    """How often battles ended in one way."""

    kind: FinishWord
    count: int


class LiveLongest(_Body):
    """The match that took longest."""

    match: int
    seconds: int


class LiveUpset(_Body):
    """The win against the greatest difference in rating."""

    match: int
    winner: int
    loser: int
    difference: int


class LiveStatistics(_Body):
    """The day in numbers."""

    players: int
    matches: int = Field(description="Those that were played.")
    points: int = Field(description="Battle points of everybody together.")
    finishes: list[LiveFinish] = Field(description="As far as judges wrote the battles down.")
    longest: LiveLongest | None
    upset: LiveUpset | None


class LiveTournament(_Body):
    """A tournament as it stands now."""

    event_id: str
    version: int = Field(description="Counts the log; a higher one is newer.")
    state: Literal["registering", "running", "finished"]
    stage: int | None = Field(description="The stage being played; null before the start.")
    stages: list[LiveStage]
    players: list[LivePlayer]
    rounds: list[LiveRound]
    stadiums: list[LiveStadium]
    queue: list[int] = Field(
        description="Matches waiting for a stadium, the next one first; any stadium may free up."
    )
    tie_breaks: list[TieBreakWord]
    standings: list[LiveTable] = Field(description="Of the first stage, unless it is a bracket.")
    places: list[LivePlace] = Field(description="Everybody, best first; final once finished.")
    champion: int | None = Field(
        description="Once finished; an open day has none, nor a final that nobody won."
    )
    statistics: LiveStatistics | None = Field(description="Once finished.")
