"""Whole lines of a file: where they start and end, taking them out, emptying a block."""

from nk.desk.editing.marks import Key, Node
from nk.desk.editing.splices import Edited, Splice, replace, spliced


def line_start(text: str, position: int) -> int:
    """Return where the line of a position starts."""
    return text.rfind("\n", 0, position) + 1


def line_end(text: str, position: int) -> int:
    """Return where the line of a position ends, before its line break."""
    end = text.find("\n", position)
    end = len(text) if end < 0 else end
    return end - 1 if end > position and text[end - 1] == "\r" else end


def newline_of(text: str) -> str:
    """Return the line break that the file uses."""
    return "\r\n" if "\r\n" in text else "\n"


def is_first_on_line(text: str, position: int) -> bool:
    """Tell whether only spaces stand before a position."""
    return not text[line_start(text, position) : position].strip(" ")


def without_lines(text: str, start: int, end: int) -> Splice:
    """Take out the lines from one position to another, with one line break."""
    first, last = line_start(text, start), line_end(text, end)
    after = text.find("\n", last)
    if after >= 0:
        return replace(text, first, after + 1, "")
    # The last line of a file without a final line break takes the break before it along.
    before = first - 2 if text[first - 2 : first] == "\r\n" else max(first - 1, 0)
    return replace(text, before, last, "")


def emptied(text: str, node: Node, key: Key | None, new: str, *, keep_tag: bool = True) -> Edited:
    """Put a short value, such as `[]`, in place of a collection; comments around it stay."""
    if node.flow or key is None or not is_first_on_line(text, node.start):
        start = node.start if keep_tag else node.outer_start
        return spliced(text, [replace(text, start, node.end, new)])
    after_key = key.colon_end
    if node.tag_start is not None:
        tag_end = node.tag_start + len("!sample")
        after_key = tag_end if keep_tag else after_key
        behind = replace(text, after_key, tag_end, f" {new}")
    else:
        behind = replace(text, after_key, after_key, f" {new}")
    return spliced(text, [behind, without_lines(text, node.start, node.end)])
