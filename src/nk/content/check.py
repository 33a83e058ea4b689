"""Checks that need more than one value or more than one file."""

from collections.abc import Callable, Iterator
from pathlib import Path

from nk.content.checks.figures import wrong_figures
from nk.content.checks.special_hours import contradicting_days
from nk.content.checks.thai import bad_breaks
from nk.content.checks.wording import joined_units, placed_texts, refused_spellings, too_long
from nk.content.errors import ContentError, ContentErrors
from nk.content.facts import unknown_names
from nk.content.registry import SOURCES, LoadedContent, Source, load_content
from nk.sentences import Sentence

_MEND_BREAK = Sentence(
    th="ถ้าเป็นคำเดียว เพิ่มใน “คำที่ห้ามตัด” ของตัวสะกดและคำที่ห้ามตัดกลาง "
    "ถ้าตัดตรงนั้นได้ เพิ่มใน “คำที่ตัดได้” ถ้าเป็นสองคำ เว้นวรรคคั่น",
    en="if it is one word, add it to keep_together in content/glossary.yaml; if it may end a line "
    "there, add the piece to may_break; if it is two, put a space between them",
)


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
            reason = Sentence(
                th=f"ในหน้าสาขามี {count} สาขา แก้ให้ตรงกัน",
                en=f"content/branches.yaml has {count}; make the two agree",
            )
            yield loaded.documents["site"].error(("facts", name), reason)


def _team_count(loaded: LoadedContent, _: Path) -> Iterator[ContentError]:
    """The facts quote how many people work here: the team must have that many cards."""
    count = len(loaded.models["team"])
    if loaded.models["site"].facts.team != count:
        reason = Sentence(
            th=f"ในหน้าทีมงานมี {count} คน แก้ให้ตรงกัน",
            en=f"content/team.yaml has {count}; make the two agree",
        )
        yield loaded.documents["site"].error(("facts", "team"), reason)


def _service_paths(loaded: LoadedContent, _: Path) -> Iterator[ContentError]:
    """A service's address follows from its English title, so that old links stay good."""
    for index, service in enumerate(loaded.models["services"]):
        expected = f"/services/{slug_of(service.title.en)}"
        if service.key != "beyblade" and service.path != expected:
            reason = Sentence(
                th=f"ชื่อภาษาอังกฤษเป็นแบบนี้ ลิงก์ต้องเป็น {expected}",
                en=f"the English title asks for {expected}",
            )
            yield loaded.documents["services"].error((index, "path"), reason)


def _thai_breaks(loaded: LoadedContent, cache: Path) -> Iterator[ContentError]:
    """A Thai word that a browser would cut at the end of a line goes into the glossary."""
    texts = placed_texts(loaded.documents, loaded.models)
    thai = [placed for placed in texts if placed.language == "th"]
    words = [placed.text for placed in thai]
    for found in bad_breaks(words, loaded.models["glossary"], cache / "segments"):
        placed = thai[found.text]
        reason = Sentence(
            th=f"“{found.joined}” จะโดนตัดบรรทัดเป็น {found} {_MEND_BREAK.th}",
            en=f'"{found.joined}" breaks as {found}: {_MEND_BREAK.en}',
        )
        yield placed.document.error(placed.steps, reason)


def _spellings(loaded: LoadedContent, _: Path) -> Iterator[ContentError]:
    """Each term has one spelling in each language."""
    glossary = loaded.models["glossary"]
    return refused_spellings(loaded.documents, loaded.models, glossary)


def _units(loaded: LoadedContent, _: Path) -> Iterator[ContentError]:
    """A figure and its unit are two words that stay together."""
    return joined_units(loaded.documents, loaded.models)


def _lengths(loaded: LoadedContent, _: Path) -> Iterator[ContentError]:
    """No line is longer than its place."""
    return too_long(loaded.documents, loaded.models)


def _names(loaded: LoadedContent, _: Path) -> Iterator[ContentError]:
    """Whatever stands between braces is a fact, or something that a page fills in."""
    for document in loaded.documents.values():
        yield from unknown_names(document)


def _figures(loaded: LoadedContent, _: Path) -> Iterator[ContentError]:
    """A sentence that says a figure in its own words says what the data says."""
    return wrong_figures(
        loaded.models["figures"],
        loaded.documents["figures"],
        dict(loaded.documents),
        loaded.models,
    )


def _special_days(loaded: LoadedContent, _: Path) -> Iterator[ContentError]:
    """A day with hours of its own has one set of them, at a branch there is."""
    branches = frozenset(branch.id for branch in loaded.models["branches"])
    document = loaded.documents["special_hours"]
    return contradicting_days(loaded.models["special_hours"], branches, document)


def slug_of(title: str) -> str:
    """Make a slug: lower case, ampersands removed, runs of spaces one hyphen."""
    return "-".join(title.lower().replace("&", " ").split())


_Check = Callable[[LoadedContent, Path], Iterator[ContentError]]
_CHECKS: tuple[tuple[frozenset[str], _Check], ...] = (
    (frozenset({"site", "branches"}), _branch_counts),
    (frozenset({"site", "team"}), _team_count),
    (frozenset({"services"}), _service_paths),
    (frozenset({"glossary"}), _thai_breaks),
    (frozenset({"glossary"}), _spellings),
    (frozenset(), _units),
    (frozenset(), _lengths),
    (frozenset(), _names),
    (frozenset({"figures"}), _figures),
    (frozenset({"special_hours", "branches"}), _special_days),
)
