"""Why an action is refused, each reason with its sentence."""

from enum import StrEnum


class Reason(StrEnum):
    """The code of a refusal; the value is its English sentence with the facts to fill in."""

    FINISHED = "The tournament is finished."
    ALREADY_BEGUN = "The tournament has begun; its settings can no longer change."
    EMPTY_ID = "A player needs a name."
    ALREADY_REGISTERED = "{player} is already registered."
    UNKNOWN_PLAYER = "Nobody here is called {player}."
    ALREADY_PRESENT = "{player} has already checked in."
    NOT_PRESENT = "{player} has not checked in or is out."
    PLAYER_OUT = "{player} is out of the tournament."
    NOT_DROPPED = "{player} has not dropped out."
    NO_RETURN = "Nobody can come back into a bracket or a group; undo the drop instead."
    TOO_LATE_TO_JOIN = "{player} is too late: nobody can join after the Swiss rounds."
    STAGE_OPEN = "The stage is not over: match {match} has no confirmed result."
    ROUNDS_LEFT = "{drawn} of {rounds} announced rounds are drawn; announce fewer or play on."
    NO_MORE_STAGES = "This was the last stage."
    STAGES_LEFT = "Another stage is announced; begin it, or finish early."
    TOO_FEW_PLAYERS = "At least two players are needed; there are {players}."
    WRONG_ENTRANTS = "The stage takes {wanted} players who are present, each once."
    NOT_BEGUN = "No stage has begun."
    NOT_SWISS = "Only Swiss rounds can do that."
    NOT_DRAWN_BY_ROUND = "This stage was drawn as a whole."
    ALL_ROUNDS_DRAWN = "All {rounds} announced rounds are drawn."
    ROUND_OPEN = "Round {round} is not over: match {match} has no confirmed result."
    WRONG_PAIRS = "Each player who is present must be in exactly one pair, one bye at most."
    NOT_WAITING = "{player} is not waiting for a match."
    NOBODY_TO_PAIR = "Nobody can be paired just now; wait for somebody else to be free."
    SAME_OPPONENT = "{player} and {other} have just played each other."
    ALREADY_STARTED = "Match {match} has already started."
    NOT_IN_ROUND = "{player} is not in the round that was drawn last."
    SAME_PAIR = "{player} and {other} play each other; swapping them changes nothing."
    NO_BYE = "Nobody has a bye in this round."
    IN_ROUND = "{player} already has a match in this round."
    HAVE_MET = "{player} and {other} have already met."
    NOTHING_TO_ANNOUNCE = "Nothing new has been drawn."
    NOT_ANNOUNCED = "Announce the round first."
    BAD_ROUNDS = "The number of rounds must be {least} to 40."
    UNKNOWN_MATCH = "There is no match {match}."
    PLAYERS_UNKNOWN = "The players of match {match} are not known yet."
    OTHER_PLAYERS = "Match {match} is between other players now."
    MATCH_OVER = "Match {match} already has a result."
    UNKNOWN_STADIUM = "There is no stadium {stadium}."
    STADIUM_TAKEN = "Stadium {stadium} is taken by match {match}."
    PLAYER_BUSY = "{player} is still in match {match}."
    DIFFERENT_RESULT = "Match {match} was reported differently; correct it if that was wrong."
    BAD_WINNER = "The winner must be one of the two players."
    BAD_SETS = "The sets do not fit: first to {target} points, {sets} set(s) to win."
    NO_SETS = "A match that was not played has no sets."
    AUTOMATIC_OUTCOME = "Byes and forfeits are given by the tournament itself."
    NO_RESULT_YET = "Match {match} has no result yet."
    ALREADY_CONFIRMED = "Match {match} is already confirmed."
    SAME_RESULT = "That is the result match {match} has."
    PAIRS_FIXED = "The later pairings have started; they can only be kept."
    NOTHING_TO_UNDO = "There is nothing to undo."


class RefusedError(Exception):
    """An action the rules do not allow now; the state stays as it was."""

    def __init__(self, reason: Reason, **facts: object) -> None:
        self.reason = reason
        self.facts = facts
        super().__init__(self.sentence)

    @property
    def code(self) -> str:
        """The stable name of the reason, by which words in other languages are found."""
        return self.reason.name.lower()

    @property
    def sentence(self) -> str:
        return self.reason.value.format(**self.facts)
