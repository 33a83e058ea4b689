"""Before opening: every sample that is left, grouped by who has to send the real value."""

from collections.abc import Iterable
from typing import Final

from fastapi import APIRouter

from nk.content.registry import SOURCES, Source
from nk.content.samples import samples_in
from nk.content.yaml import Document, Steps, parse_document
from nk.desk.access.session import CurrentDesk, Desk
from nk.desk.bodies.base import Words, words
from nk.desk.bodies.content import OpeningBody, SampleBody, SampleGroupBody
from nk.desk.editing.drafts import Draft
from nk.desk.editing.labels import label_of

router = APIRouter(prefix="/api")

_PEOPLE: Final = frozenset({"team.yaml", "testimonials.yaml"})
_PLACES: Final = frozenset({"site.yaml", "branches.yaml"})
_TITLES: Final = {
    "contact": Words(
        th="เบอร์โทร ลิงก์ และช่องทางติดต่อ จากแต่ละสาขา",
        en="Phones, links and contacts, from each branch",
    ),
    "people": Words(
        th="ชื่อและคำพูดของคนจริง จากทีมและลูกค้า",
        en="Real people's names and words, from the team and guests",
    ),
    "texts": Words(
        th="เรื่องและตัวเลขของร้าน จากเจ้าของ",
        en="The shop's own stories and figures, from the owner",
    ),
}


@router.get("/opening")
def opening(desk: CurrentDesk) -> OpeningBody:
    """List what is left to do, and what the draft has already done."""
    draft = desk.content_writer.drafts.load()
    groups: dict[str, list[SampleBody]] = {name: [] for name in _TITLES}
    for source in SOURCES:
        groups[_group(source)] += _samples(desk, draft, source)
    every = [sample for samples in groups.values() for sample in samples]
    return OpeningBody(
        left=sum(not sample.done for sample in every),
        total=len(every),
        groups=[
            SampleGroupBody(group=name, title=_TITLES[name], samples=samples)
            for name, samples in groups.items()
        ],
    )


def _group(source: Source) -> str:
    if source.file in _PEOPLE:
        return "people"
    return "contact" if source.file in _PLACES else "texts"


def _samples(desk: Desk, draft: Draft, source: Source) -> Iterable[SampleBody]:
    replayed = desk.content_writer.drafts.replay(source.file, draft)
    shown = f"content/{source.file}"
    document = parse_document(replayed.before, shown)
    left = set(document.samples)
    if replayed.text != replayed.before:
        left = set(parse_document(replayed.text, shown).samples)
    pairs = zip(document.samples, samples_in(document), strict=True)
    return [_body(source, document, steps, s.shown, steps not in left) for steps, s in pairs]


def _body(source: Source, document: Document, steps: Steps, shown: str, done: bool) -> SampleBody:
    return SampleBody(
        file=source.file,
        steps=list(steps),
        line=document.line(steps),
        label=words(label_of(document.value, steps)),
        shown=shown,
        done=done,
    )
