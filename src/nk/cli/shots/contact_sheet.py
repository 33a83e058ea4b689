"""The page that shows all pictures: grouped by page, Thai and English side by side."""

from collections.abc import Iterable
from html import escape
from itertools import groupby
from typing import Final

from nk.cli.shots.taking import Shot

_STYLE: Final = """
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 1800px; margin: 0 auto; padding: 1rem; }
nav ul { display: flex; flex-wrap: wrap; gap: 0.25rem 1rem; padding: 0; list-style: none; }
.sizes { display: grid; grid-template-columns: 1fr 1fr 3fr 3fr; gap: 1rem; align-items: start; }
figure { margin: 0; }
img { display: block; width: 100%; max-height: 90vh; object-fit: cover; object-position: top; }
img { border: 1px solid GrayText; }
@media (max-width: 900px) { .sizes { grid-template-columns: 1fr 1fr; } }
"""


def contact_sheet(shots: Iterable[Shot]) -> str:
    """Return the whole document."""
    parts = [
        (part, list(group)) for part, group in groupby(shots, key=lambda shot: shot.state.part)
    ]
    links = "".join(f'<li><a href="#{escape(part)}">{escape(part)}</a></li>' for part, _ in parts)
    sections = "".join(_section(part, group) for part, group in parts)
    return (
        '<!doctype html><html lang="en"><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width"><title>All pages</title>'
        f"<style>{_STYLE}</style><h1>All pages</h1><nav><ul>{links}</ul></nav>{sections}</html>\n"
    )


def _section(part: str, shots: list[Shot]) -> str:
    states = "".join(
        f'<h3>{escape(name)}</h3><div class="sizes">{"".join(map(_figure, group))}</div>'
        for name, group in groupby(shots, key=lambda shot: shot.state.name)
    )
    return f'<section id="{escape(part)}"><h2>{escape(part)}</h2>{states}</section>'


def _figure(shot: Shot) -> str:
    file, words = escape(shot.file), f"{shot.language}, {shot.width} px"
    alternative = escape(f"{shot.state.part}, {shot.state.name}, {words}")
    return (
        f'<figure><a href="{file}"><img loading="lazy" src="{file}" alt="{alternative}"></a>'
        f"<figcaption>{words}</figcaption></figure>"
    )
