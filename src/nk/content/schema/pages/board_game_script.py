"""content/pages/board-game-script.yaml."""

from nk.content.schema.shop import GroupSize, HeadedPart, PointList, ServiceHero
from nk.content.schema.values import ButtonText, ContentModel, Head, Text


class ScriptHero(ServiceHero):
    """The detective's desk: book a round, or watch the teaser first."""

    caption: Text
    stamp: Text
    price_label: Text
    book: ButtonText
    teaser: ButtonText


class CaseWords(ContentModel):
    """What a case file says around its figures."""

    number: Text
    exhibit: Text
    theme: Text
    difficulty: Text
    investigation: Text
    roleplay: Text
    level: Text
    players: Text
    minutes: Text


class ScriptStories(HeadedPart):
    """The case files; the stories themselves are in content/stories.yaml."""

    words: CaseWords


class BoardGameScriptPage(ContentModel):
    """The whole page."""

    head: Head
    group: GroupSize
    hero: ScriptHero
    highlights: PointList
    stories: ScriptStories
    steps: PointList
    closing: HeadedPart
