"""How much of a compressed page a browser needs before it can draw the first screen."""

from dataclasses import dataclass, field
from html.parser import HTMLParser

import brotli

_VOID = frozenset(
    {"area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "wbr"}
)


@dataclass
class _FirstPart(HTMLParser):
    """Finds where the part of `main` that holds the page's heading ends."""

    open: list[str] = field(default_factory=list)
    # How deep the part stands that the heading is in, once it was met.
    depth: int | None = None
    line_and_column: tuple[int, int] | None = None

    def __post_init__(self) -> None:
        super().__init__()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag in _VOID:
            return
        self.open.append(tag)
        if tag == "h1" and "main" in self.open:
            self.depth = self._part()

    def handle_endtag(self, tag: str) -> None:
        # An end without a beginning, or with some left open inside, is as harmless as in a browser.
        if tag in self.open:
            while self.open.pop() != tag:
                continue
        if self.depth is not None and len(self.open) < self.depth and not self.line_and_column:
            self.line_and_column = self.getpos()

    def _part(self) -> int:
        """Return the depth of the nearest part around the heading, or of the heading itself."""
        parts = [n for n, tag in enumerate(self.open, 1) if tag in ("section", "header", "div")]
        return max(parts, default=len(self.open))


def first_screen(html: str) -> int:
    """Return how many letters of the page make its head, header and heading with its part."""
    finder = _FirstPart()
    finder.feed(html)
    assert finder.line_and_column is not None
    line, column = finder.line_and_column
    before = html.splitlines(keepends=True)[: line - 1]
    return sum(map(len, before)) + column


def bytes_needed(packed: bytes, wanted: int, step: int = 64) -> int:
    """Return how many compressed bytes it takes to have that many bytes of the page."""
    reader = brotli.Decompressor()
    seen = 0
    for start in range(0, len(packed), step):
        seen += len(reader.process(packed[start : start + step]))
        if seen >= wanted:
            return start + step
    return len(packed)
