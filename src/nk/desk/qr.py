"""A link as a QR code: for the terminal, and as a path that a page can draw."""

import io

import segno


def qr_for_terminal(link: str) -> str:
    """Return the code in block characters."""
    text = io.StringIO()
    segno.make(link, error="m", micro=False).terminal(text, compact=True)
    return text.getvalue()


def qr_path(link: str) -> tuple[int, str]:
    """Return the width of the code in squares and its dark squares as an SVG path."""
    code = segno.make(link, error="m", micro=False)
    rows = list(code.matrix)
    squares = [
        f"M{column} {row}h1v1h-1z"
        for row, line in enumerate(rows)
        for column, dark in enumerate(line)
        if dark
    ]
    return len(rows), "".join(squares)
