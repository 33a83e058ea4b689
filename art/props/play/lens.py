"""A lens for cut-outs: behind clear glass there is nothing there, and nothing is drawn as grain."""

from __future__ import annotations

from art.kit.materials import GLOSS, glowing
from art.kit.shapes import ball, lathe


def pale_lens() -> None:
    """Fill the ring of a `magnifier` made at the same place: pale blue, with a shine."""
    lathe(
        [(0, -0.07), (0.3, -0.065), (0.47, -0.02), (0.47, 0.02), (0.3, 0.065), (0, 0.07)],
        "#A9DFFB",
        (0, 0.45, 0.1),
        finish=GLOSS,
    )
    for spot, length, turn in (((-0.2, 0.62, 0.16), 0.13, 0.75), ((-0.29, 0.43, 0.15), 0.05, 1.2)):
        ball(spot, 1.0, "white", (length, 0.042, 0.02), (0, 0, turn), glowing(0.6))
