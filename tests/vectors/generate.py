"""Write matches.json: match logs with the state after every step, made by `nk.rules`.

The scoreboard in the browser must come to the same states. Each match has its settings, the state
before the first action, and its steps: the action, why it was refused (or null) and the state
after it, which is the state before when it was refused. Run from the repository's root:

    python -m tests.vectors.generate
"""

import json
from pathlib import Path

from nk.rules.actions import Action, MatchSettings, Refusal, opening
from nk.rules.match import apply
from tests.vectors.judge import Judge
from tests.vectors.match_json import action_to_json, settings_to_json, state_to_json
from tests.vectors.scenarios import SETTINGS, written_matches

FILE = Path(__file__).with_name("matches.json")

# Three logs for every line of settings, each with its own seed.
LOGS_PER_SETTINGS = 3
LONGEST = 40


def steps_of(settings: MatchSettings, log: list[Action]) -> list[dict[str, object]]:
    """Return every step of a log: the action, why it was refused, and the state after it."""
    state = opening(settings)
    steps: list[dict[str, object]] = []
    for action in log:
        after = apply(settings, state, action)
        refused = after.reason if isinstance(after, Refusal) else None
        state = state if isinstance(after, Refusal) else after
        steps.append(
            {
                "action": action_to_json(action),
                "refused": refused,
                "state": state_to_json(state),
            }
        )
    return steps


def judged(settings: MatchSettings, seed: int) -> list[Action]:
    """Return a seeded judge's log, with a few entries after the end."""
    judge = Judge(seed)
    state = opening(settings)
    log: list[Action] = []
    after_the_end = 2
    while len(log) < LONGEST and after_the_end:
        after_the_end -= state.winner is not None
        log.append(judge.next_action(settings, state))
        after = apply(settings, state, log[-1])
        state = state if isinstance(after, Refusal) else after
    return log


def matches() -> list[dict[str, object]]:
    """Return the written matches, then the seeded ones."""
    named = [*written_matches()]
    for line, (name, settings) in enumerate(SETTINGS.items()):
        for run in range(LOGS_PER_SETTINGS):
            seed = line * LOGS_PER_SETTINGS + run + 1
            named.append((f"{name}, log {run + 1}", settings, judged(settings, seed)))
    return [
        {
            "name": name,
            "settings": settings_to_json(settings),
            "start": state_to_json(opening(settings)),
            "steps": steps_of(settings, log),
        }
        for name, settings, log in named
    ]


def rendered() -> str:
    """Return the file's text: one line a step, so that a change reads well in a diff."""
    blocks = []
    for match in matches():
        steps = match.pop("steps")
        assert isinstance(steps, list)
        head = json.dumps(match, ensure_ascii=False)[:-1]
        lines = ",\n".join(json.dumps(entry) for entry in steps)
        blocks.append(f'{head}, "steps": [\n{lines}\n]}}')
    return '{"matches": [\n' + ",\n".join(blocks) + "\n]}\n"


if __name__ == "__main__":
    FILE.write_text(rendered(), encoding="utf-8")
