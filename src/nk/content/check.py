"""Checks that need more than one value or more than one file."""

from collections.abc import Callable, Iterator
from pathlib import Path

from nk.content.errors import ContentError, ContentErrors
from nk.content.registry import SOURCES, LoadedContent, Source, load_content
from nk.content.thai import bad_breaks, thai_texts

_MEND_BREAK = "add the word to content/glossary.yaml, or put a space between two words"


def checked_content(
    content: Path,
    cache: Path,
    *,
    stand_ins: bool = False,
    sources: tuple[Source, ...] = SOURCES,
) -> LoadedContent:
    """Read the content and look for what models cannot see; raise ContentErrors with it all."""
    loaded = load_content(content, stand_ins=stand_ins, sources=sources)
    errors = list(loaded.errors)
    for needed, check in _CHECKS:
        # A file that could not be read is a mistake of its own; what compares it has to wait.
        if needed <= loaded.models.keys():
            errors += check(loaded, cache)
    if errors:
        raise ContentErrors(errors)
    return loaded


def _branch_counts(loaded: LoadedContent, _: Path) -> Iterator[ContentError]:
    """The facts quote how many branches there are: they must agree with the list."""
    places = [branch.place for branch in loaded.models["branches"]]
    counts = {
        "branches": len(places),
        "mall_branches": places.count("mall"),
        "old_town_branches": places.count("old_town"),
    }
    for name, count in counts.items():
        if getattr(loaded.models["site"].facts, name) != count:
            reason = f"content/branches.yaml has {count}; make the two agree"
            yield loaded.documents["site"].error(("facts", name), reason)


def _team_count(loaded: LoadedContent, _: Path) -> Iterator[ContentError]:
    """The facts quote how many people work here: the team must have that many cards."""
    count = len(loaded.models["team"])
    if loaded.models["site"].facts.team != count:
        reason = f"content/team.yaml has {count}; make the two agree"
        yield loaded.documents["site"].error(("facts", "team"), reason)


def _service_paths(loaded: LoadedContent, _: Path) -> Iterator[ContentError]:
    """A service's address follows from its English title, so that old links stay good."""
    for index, service in enumerate(loaded.models["services"]):
        expected = f"/services/{slug_of(service.title.en)}"
        if service.key != "beyblade" and service.path != expected:
            reason = f"the English title asks for {expected}"
            yield loaded.documents["services"].error((index, "path"), reason)


def _thai_breaks(loaded: LoadedContent, cache: Path) -> Iterator[ContentError]:
    """A Thai word that a browser would cut at the end of a line goes into the glossary."""
    places = [
        (document, steps, text)
        for document in loaded.documents.values()
        for steps, text in thai_texts(document)
    ]
    texts = [text for _, _, text in places]
    for found in bad_breaks(texts, loaded.models["glossary"], cache / "segments"):
        document, steps, _ = places[found.text]
        yield document.error(steps, f'"{found.joined}" breaks as {found}: {_MEND_BREAK}')


def slug_of(title: str) -> str:
    """Make a slug: lower case, ampersands removed, runs of spaces one hyphen."""
    return "-".join(title.lower().replace("&", " ").split())


_Check = Callable[[LoadedContent, Path], Iterator[ContentError]]
_CHECKS: tuple[tuple[frozenset[str], _Check], ...] = (
    (frozenset({"site", "branches"}), _branch_counts),
    (frozenset({"site", "team"}), _team_count),
    (frozenset({"services"}), _service_paths),
    (frozenset({"glossary"}), _thai_breaks),
)
