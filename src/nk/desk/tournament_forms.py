"""What the forms of a tournament mean to its rules, for questions and for writes."""

from typing import Annotated, Any, Final

from fastapi import Path

from nk.club.errors import RefusedError, Sentence
from nk.club.tournament.operations import Ending
from nk.desk.bodies.tournaments import EndingForm
from nk.rules.fields import MalformedError
from nk.rules.tournament import actions as act
from nk.rules.tournament.action_json import action_from_json
from nk.rules.tournament.settings import Settings
from nk.rules.tournament.state import OutcomeKind

EventNumber = Annotated[int, Path(ge=1)]

MALFORMED: Final = Sentence(th="คำสั่งนี้ไม่ถูกต้อง", en="This action is not as it should be.")


def ending_of(form: EndingForm) -> Ending:
    """How a match ended."""
    winner = None if form.winner is None else str(form.winner)
    players = None if form.players is None else (str(form.players[0]), str(form.players[1]))
    return Ending(winner, OutcomeKind(form.kind), form.sets, form.battles, players)


def action_of(given: dict[str, Any]) -> act.Action:
    """An action as the log writes it, or a refusal that says what is wrong with it."""
    try:
        return action_from_json(given)
    except MalformedError as problem:
        en = f"This action is not as it should be: {str(problem)[:200]}."
        raise RefusedError(
            "malformed", Sentence(th=MALFORMED.th, en=en), problem.field
        ) from problem


def settings_of(given: dict[str, Any]) -> Settings:
    """The settings of a tournament."""
    made = action_of({"type": "set_up", "settings": given})
    assert isinstance(made, act.SetUp)
    return made.settings
