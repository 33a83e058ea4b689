"""The branches as the content names them, so that an event cannot name one that is not there."""

from pathlib import Path

from nk.cli.staff.unclear import UnclearError
from nk.content.document import read_document


def branch_places(content: Path) -> dict[str, str]:
    """Return each branch's id with its place in words, for events that say no more."""
    document = read_document(content / "branches.yaml", "content/branches.yaml")
    branches = document.value if isinstance(document.value, list) else []
    return {
        str(branch["id"]): f"NK {_thai(branch.get('name'))} {_thai(branch.get('floor'))}".strip()
        for branch in branches
        if isinstance(branch, dict) and "id" in branch
    }


def read_branch(typed: str, places: dict[str, str]) -> str | None:
    """Read a branch's id; nothing typed is no branch."""
    branch = typed.strip().lower()
    if not branch:
        return None
    if branch not in places:
        raise UnclearError(f"There is no branch {branch[:40]}; choose from {', '.join(places)}.")
    return branch


def _thai(text: object) -> str:
    return str(text.get("th", "")) if isinstance(text, dict) else ""
