"""content/pages/regulations.yaml: the rulebook's eight chapters and the deck check."""

from typing import Annotated, Literal

from pydantic import Field

from nk.content.schema.beyblade import RulebookSection
from nk.content.schema.pages.home import Section
from nk.content.schema.values import ButtonText, ContentModel, Count, Head, PictureName, Text, Word


class RulebookHero(ContentModel):
    """The cover."""

    image: PictureName
    image_alt: Text
    image_press: Text
    back: Text
    heading: Text
    lead: Text
    scoreboard: ButtonText
    deck: ButtonText


class RuleLine(ContentModel):
    """A rule in a few words, and in a sentence; one on a card has a picture too."""

    title: Text
    text: Text
    image: PictureName | None = None


Rules = Annotated[tuple[RuleLine, ...], Field(min_length=1)]


class Chapter(ContentModel):
    """What every chapter has: its address, its name in the contents, heading and first line.

    A picture stands beside its heading.
    """

    anchor: RulebookSection
    short: Text
    heading: Text
    lead: Text
    image: PictureName | None = None


class RuleChapter(Chapter):
    """A chapter of rules."""

    rules: Rules


class DiagramLabel(ContentModel):
    """What stands beside a part of a picture: its name, and what it is for."""

    name: Text
    text: Text


class PartLabels(ContentModel):
    """The parts of a Bey."""

    blade: DiagramLabel
    lock_chip: DiagramLabel
    main_blade: DiagramLabel
    assist_blade: DiagramLabel
    ratchet: DiagramLabel
    bit: DiagramLabel


class ZoneLabels(ContentModel):
    """The zones of the stadium."""

    battle: DiagramLabel
    over: DiagramLabel
    xtreme: DiagramLabel
    cover: DiagramLabel


class DiagramPictures(ContentModel):
    """The pictures that carry the labels."""

    bx: PictureName
    cx: PictureName
    stadium: PictureName


class Diagrams(ContentModel):
    """The labelled pictures of parts and stadium."""

    bx: Text
    bx_alt: Text
    cx: Text
    cx_alt: Text
    stadium: Text
    stadium_alt: Text
    whole: Text
    parts: PartLabels
    zones: ZoneLabels
    pictures: DiagramPictures


class FinishCard(ContentModel):
    """A finish and what it is worth."""

    key: Literal["xtreme", "over", "burst", "spin"]
    image: PictureName
    points: Count
    name: Text
    text: Text


class WinningChapter(RuleChapter):
    """The scoring cards."""

    points: Text
    point: Text
    finishes: Annotated[tuple[FinishCard, ...], Field(min_length=4, max_length=4)]


class PhasesChapter(Chapter):
    """The steps of a match."""

    steps: Rules
    scoreboard: ButtonText


class MatchType(ContentModel):
    """A line of the table of match types."""

    name: Text
    needs: Text
    used: Text


class TypesChapter(RuleChapter):
    """The table of match types."""

    caption: Text
    name: Text
    needs: Text
    used: Text
    table: Annotated[tuple[MatchType, ...], Field(min_length=1)]


class EquipmentChapter(RuleChapter):
    """Equipment, with the notice about the banned bit."""

    notice_title: Text
    notice: Text


class DisqualificationChapter(RuleChapter):
    """Reasons, what follows, and who decides."""

    outcome_title: Text
    outcome: Annotated[tuple[Text, ...], Field(min_length=1)]
    roles_title: Text
    roles: Rules


class PartKindWords(ContentModel):
    """The kinds of parts, as suggestions name them."""

    blade: Text
    lock_chip: Text
    main_blade: Text
    over_blade: Text
    assist_blade: Text
    ratchet: Text
    bit: Text


class DeckCheckWords(Section):
    """The words of the deck check, and the deck it can be tried with."""

    image: PictureName
    no_scripts: Text
    bey: Text
    hint: Text
    such_as: Text
    suggestions: Text
    options: Text
    metal_needle_allowed: Text
    metal_chips_once: Text
    example: ButtonText
    clear: ButtonText
    share: ButtonText
    shared: Text
    share_failed: Text
    waiting: Text
    empty: Text
    legal: Text
    unknown: Text
    illegal: Text
    rule: Text
    banned: Text
    repeated: Text
    understood: Text
    no_bey: Text
    failed: Text
    retry: ButtonText
    kinds: PartKindWords
    example_deck: Annotated[tuple[Word, ...], Field(min_length=3, max_length=3)]


class RegulationsPage(ContentModel):
    """The whole page."""

    head: Head
    hero: RulebookHero
    contents: Text
    chapter: Text
    all_rules: Text
    components: RuleChapter
    diagrams: Diagrams
    winning: WinningChapter
    phases: PhasesChapter
    types: TypesChapter
    battle: RuleChapter
    equipment: EquipmentChapter
    optional: RuleChapter
    disqualification: DisqualificationChapter
    deck: DeckCheckWords
