"""Every content file, its model, and its place in the compiled document.

A new page is one file in content/pages, one model in nk.content.schema.pages, and one line here.
"""

from dataclasses import dataclass
from typing import Any

from pydantic import TypeAdapter

from nk.content.pictures.settings import PictureSettings
from nk.content.schema.branches import Branches
from nk.content.schema.galleries import Galleries
from nk.content.schema.glossary import Glossary
from nk.content.schema.pages.home import HomePage
from nk.content.schema.services import Services
from nk.content.schema.site import Site
from nk.content.schema.testimonials import Testimonials
from nk.content.schema.words import Words


@dataclass(frozen=True, slots=True)
class Source:
    """A file under content/, read by `adapter`, compiled under `key` (dots make nested objects).

    A page also has its `route`, and the `anchors` that its code makes by itself. A file that is
    not `published` is no part of the compiled document.
    """

    file: str
    key: str
    adapter: TypeAdapter[Any]
    route: str | None = None
    anchors: tuple[str, ...] = ()
    published: bool = True


def _shared(name: str, model: Any, *, published: bool = True) -> Source:
    return Source(f"{name}.yaml", name, TypeAdapter(model), published=published)


def _page(name: str, model: Any, route: str, *anchors: str) -> Source:
    key = f"pages.{name.replace('-', '_')}"
    return Source(f"pages/{name}.yaml", key, TypeAdapter(model), route, anchors)


PICTURES = _shared("images", PictureSettings, published=False)
# The glossary is a file of its own, small enough for code that runs in the browser.
GLOSSARY = _shared("glossary", Glossary, published=False)

SOURCES: tuple[Source, ...] = (
    PICTURES,
    GLOSSARY,
    _shared("site", Site),
    _shared("words", Words),
    _shared("branches", Branches),
    _shared("services", Services),
    _shared("testimonials", Testimonials),
    _shared("galleries", Galleries),
    _page("home", HomePage, "/", "services", "gallery"),
)
