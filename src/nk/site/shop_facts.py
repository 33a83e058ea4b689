"""What the server has to know of the shop's content."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, TypeVar

from pydantic import TypeAdapter

from nk.content.schema.live import LiveWords
from nk.content.schema.shop import Branch, Branches, Site
from nk.content.schema.values import Known
from nk.content.validation import read_model
from nk.content.yaml import read_document
from nk.site.addresses import Language

T = TypeVar("T")

# Not by way of the registry: all its models take a server as long to make as the rest of a start.
_SITE: Final = TypeAdapter(Site)
_BRANCHES: Final[TypeAdapter[Branches]] = TypeAdapter(Branches)
_LIVE: Final = TypeAdapter(LiveWords)


@dataclass(frozen=True, slots=True)
class BranchPlace:
    """A branch as the place of an event."""

    names: Mapping[Language, str]
    streets: Mapping[Language, str]
    postal_code: str


@dataclass(frozen=True, slots=True)
class ShopFacts:
    """The shop's names, where it is written to, where its pictures may be, its branches."""

    names: Mapping[Language, str]
    security_contacts: tuple[str, ...]
    image_hosts: tuple[str, ...] = ()
    branches: Mapping[str, BranchPlace] = field(default_factory=dict)
    # What a tournament says; without it pages of events leave tournaments out.
    live: LiveWords | None = None


def read_shop_facts(content: Path, origin: str) -> ShopFacts:
    """Read the content files that the server needs; raise ContentErrors with what is wrong."""
    shop = _read(content, "site.yaml", _SITE)
    branches = _read(content, "branches.yaml", _BRANCHES)
    return ShopFacts(
        names={"th": shop.name.th, "en": shop.name.en},
        security_contacts=(f"mailto:{shop.contact.email}", f"{origin}/contact"),
        image_hosts=tuple(shop.image_hosts),
        branches={branch.id: _place(branch) for branch in branches},
        live=_read(content, "live.yaml", _LIVE),
    )


def _read(content: Path, file: str, adapter: TypeAdapter[T]) -> T:
    document = read_document(content / file, f"content/{file}")
    # The build has checked the pictures; here only words are used.
    return read_model(adapter, document, Known({}, frozenset(), stand_ins=True))


def _place(branch: Branch) -> BranchPlace:
    return BranchPlace(
        names={
            "th": f"{branch.name.th} {branch.floor.th}",
            "en": f"{branch.name.en}, {branch.floor.en}",
        },
        streets={"th": branch.street.th, "en": branch.street.en},
        postal_code=branch.postal_code,
    )
