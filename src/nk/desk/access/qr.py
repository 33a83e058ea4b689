"""A pairing link, and its QR code for the terminal or as a path that a page can draw."""

import io

import segno


def pairing_link(origin: str, code: str) -> str:
    """Return the link; browsers never send what stands behind the #, so no log holds it."""
    return f"{origin}/pair#{code}"


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
