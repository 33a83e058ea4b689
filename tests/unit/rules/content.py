"""The shop's own rule content, as the tests of the rules read it."""

from functools import cache
from pathlib import Path
from typing import Any

from nk.content.document import read_document
from nk.rules.catalogue import Catalogue, catalogue_from
from nk.rules.policy import RatingPolicy, policy_from

FOLDER = Path(__file__).parents[3] / "content" / "beyblade"


@cache
def loaded(name: str) -> Any:
    """Return one content file as plain values."""
    return read_document(FOLDER / name, name).value


@cache
def catalogue() -> Catalogue:
    """Return the shop's catalogue of parts."""
    return catalogue_from(loaded("parts.yaml"))


@cache
def policy() -> RatingPolicy:
    """Return the shop's rating policy."""
    return policy_from(loaded("rating.yaml"))
