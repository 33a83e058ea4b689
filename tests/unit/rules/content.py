"""The shop's own rule content, as the tests of the rules read it."""

from functools import cache
from pathlib import Path
from typing import Any

import yaml

from nk.rules.catalogue import Catalogue, catalogue_from
from nk.rules.policy import RatingPolicy, policy_from

FOLDER = Path(__file__).parents[3] / "content" / "beyblade"


@cache
def loaded(name: str) -> Any:
    """Return one content file as plain values."""
    return yaml.safe_load((FOLDER / name).read_text(encoding="utf-8"))


@cache
def catalogue() -> Catalogue:
    """Return the shop's catalogue of parts."""
    return catalogue_from(loaded("parts.yaml"))


@cache
def policy() -> RatingPolicy:
    """Return the shop's rating policy."""
    return policy_from(loaded("rating.yaml"))
