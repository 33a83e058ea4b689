"""Counting scripts: those fetched, as compressed on the way, and those inside the page."""

from dataclasses import dataclass, field
from html.parser import HTMLParser

import brotli

# Blocks of data are not run; a script without a type is.
_RUN = frozenset({"", "module", "text/javascript"})


@dataclass
class InlineScripts(HTMLParser):
    """Collects the text of the scripts that stand in a page itself."""

    texts: list[str] = field(default_factory=list)
    inside: bool = False

    def __post_init__(self) -> None:
        super().__init__()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Begin a script that is run and is not fetched."""
        values = dict(attrs)
        self.inside = tag == "script" and "src" not in values and values.get("type", "") in _RUN
        if self.inside:
            self.texts.append("")

    def handle_endtag(self, tag: str) -> None:
        """End a script."""
        self.inside = False

    def handle_data(self, data: str) -> None:
        """Take a piece of a script's text."""
        if self.inside:
            self.texts[-1] += data


def inline_bytes(html: str) -> int:
    """Return how many bytes the scripts inside a page take, compressed by themselves."""
    scripts = InlineScripts()
    scripts.feed(html)
    text = "\n".join(scripts.texts).encode()
    return len(brotli.compress(text)) if text else 0
