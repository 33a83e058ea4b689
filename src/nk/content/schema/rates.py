"""content/rates.yaml: what playing at the shop costs, by group of branches."""

from collections import Counter
from typing import Annotated, Literal, get_args

from pydantic import AfterValidator, Field

from nk.content.schema.base import ContentModel
from nk.content.schema.text import Text
from nk.content.schema.values import Baht, Slug

BranchId = Literal["bangkae", "srinakarin", "samyan", "phranakhon"]


class TicketPrices(ContentModel):
    """The three tickets, in baht per person."""

    hourly: Annotated[Baht, Field(ge=1)]
    daily: Baht
    monthly: Baht


class RateGroup(ContentModel):
    """Branches that share one price list."""

    id: Slug
    branches: Annotated[tuple[BranchId, ...], Field(min_length=1)]
    name: Text
    students: TicketPrices
    general: TicketPrices


def _each_branch_once(groups: tuple[RateGroup, ...]) -> tuple[RateGroup, ...]:
    """Refuse a branch without a price list, and one with two."""
    counts = Counter(branch for group in groups for branch in group.branches)
    for branch in get_args(BranchId):
        if counts[branch] != 1:
            raise ValueError(f"{branch} stands in {counts[branch]} groups; it belongs in one")
    return groups


RateGroups = Annotated[tuple[RateGroup, ...], AfterValidator(_each_branch_once)]
