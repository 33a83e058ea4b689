"""Values that were made up until the shop sends the real ones, marked `!sample` in content."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Final

from nk.content.errors import ContentError
from nk.content.yaml import Document, Steps, Value, dotted, value_at
from nk.sentences import Sentence

PEOPLE: Final = "people and quotes"
PICTURES: Final = "pictures"
LINKS: Final = "links and numbers"
HISTORY: Final = "history"
PLACES: Final = "addresses and routes"
RULES: Final = "rules of ours"
GAMES: Final = "games"
OFFERS: Final = "menu and offers"
OTHER: Final = "other"
# What the shop has to send, by file and key; the first line that fits is taken.
_GROUPS: Final = tuple(
    (re.compile(pattern), group)
    for pattern, group in (
        (r"testimonials\.yaml |photobooth\.yaml testimonials|team\.yaml ", PEOPLE),
        (r"pages/team-building\.yaml quote|pages/beyblade\.yaml leaderboard", PEOPLE),
        (r"galleries\.yaml |beyblade\.yaml gallery", PICTURES),
        (r"site\.yaml (contact|social|links)|branches\.yaml \d+\.(phone|maps|social)", LINKS),
        (r"pages/about\.yaml ", HISTORY),
        (r"branches\.yaml |pages/contact\.yaml ", PLACES),
        (r"beyblade/|pages/(regulations|rating|scoreboard|beyblade)\.yaml ", RULES),
        (r"stories\.yaml |games\.yaml |pages/board-game-script\.yaml ", GAMES),
        (r"menu\.yaml |photobooth\.yaml |rates\.yaml |services\.yaml ", OFFERS),
        (r"pages/(photo-booth|team-building|food-drink|play-at-shop)\.yaml ", OFFERS),
    )
)
GROUPS: Final = (PEOPLE, PICTURES, LINKS, HISTORY, PLACES, RULES, GAMES, OFFERS, OTHER)
_LONGEST_SHOWN: Final = 60


@dataclass(frozen=True, slots=True)
class Sample:
    """One value that has to be replaced before the site goes public, and where else it stands."""

    group: str
    file: str
    line: int
    where: str
    shown: str
    also: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        more = f" (and {len(self.also)} more)" if self.also else ""
        return f"{self.file}:{self.line}: {self.where}: {shortened(self.shown)}{more}"

    @property
    def count(self) -> int:
        """In how many places the value stands."""
        return 1 + len(self.also)


def samples_of(documents: Iterable[Document]) -> list[Sample]:
    """List the samples by what the shop has to send; a repeated value is one entry."""
    found: dict[tuple[str, str], Sample] = {}
    for document in documents:
        for sample in samples_in(document):
            first = found.setdefault((sample.group, sample.shown), sample)
            if first is not sample:
                first.also.append(f"{sample.file}:{sample.line}: {sample.where}")
    return sorted(found.values(), key=lambda each: GROUPS.index(each.group))


def samples_in(document: Document) -> Iterator[Sample]:
    """List the samples of a file, in the order they stand there."""
    for steps in document.samples:
        where, shown = dotted(steps), _shown(value_at(document.value, steps))
        group = _group(document.file, where)
        yield Sample(group, document.file, document.line(steps), where, shown)


def _group(file: str, where: str) -> str:
    place = f"{file.removeprefix('content/')} {where}"
    return next((group for pattern, group in _GROUPS if pattern.match(place)), OTHER)


def _shown(value: Value) -> str:
    if isinstance(value, dict):
        return ", ".join(_shown(item) for item in value.values())
    if isinstance(value, list):
        return ", ".join(_shown(item) for item in value)
    return str(value)


def shortened(value: str) -> str:
    """Cut a value that would fill the line."""
    if len(value) <= _LONGEST_SHOWN:
        return value
    return value[: _LONGEST_SHOWN - 1].rstrip() + "…"


# Where people stand, in a list or alone: what else is made up about somebody whose name is.
_PEOPLE: Final[dict[str, tuple[Steps, tuple[str, ...]]]] = {
    "content/testimonials.yaml": ((), ("text", "age", "image")),
    "content/photobooth.yaml": (("testimonials",), ("text", "age", "image")),
    "content/team.yaml": ((), ("favourite",)),
    "content/pages/team-building.yaml": (("quote",), ("text",)),
}


def half_real(document: Document) -> Iterator[ContentError]:
    """Find people with a real name and made-up words, and made-up people of a certain age."""
    people_at, made_up = _PEOPLE.get(document.file, ((), ()))
    for at, person in _people(document, people_at) if made_up else ():
        if at in document.samples:
            continue
        named = (*at, "name") not in document.samples
        left = [key for key in made_up if (*at, key) in document.samples]
        if named and left:
            yield document.error((*at, left[0]), _made_up(left))
        if not named and person.get("age") is not None and (*at, "age") not in document.samples:
            reason = Sentence(
                th="คนที่แต่งขึ้นไม่มีอายุ ลบอายุออก",
                en="somebody made up has no age; write `age: null`",
            )
            yield document.error((*at, "age"), reason)


def _made_up(keys: list[str]) -> Sentence:
    thai, english = (word.join(f"`{key}`" for key in keys) for word in (" กับ ", " and "))
    return Sentence(
        th=f"ชื่อเป็นคนจริง แต่ {thai} แต่งขึ้น ใส่ของจริง หรือเอาออก",
        en=f"the name is real, but {english} was made up; put in their own words, or take it out",
    )


def _people(document: Document, at: Steps) -> Iterator[tuple[Steps, dict[str, Value]]]:
    found = value_at(document.value, at)
    if isinstance(found, dict):
        yield at, found
    for index, person in enumerate(found if isinstance(found, list) else ()):
        if isinstance(person, dict):
            yield (*at, index), person
