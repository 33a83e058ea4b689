"""content/pages/games.yaml."""

from nk.content.schema.pages.home import Section
from nk.content.schema.values import ButtonText, ContentModel, Head, Text


class GamesHero(ContentModel):
    """The first screen, where tonight's game is rolled for."""

    heading: Text
    lead: Text


class MoodNames(ContentModel):
    """What the moods are called."""

    loud: Text
    sneaky: Text
    brainy: Text
    together: Text
    calm: Text


class WeightNames(ContentModel):
    """How heavy a game is."""

    light: Text
    medium: Text
    heavy: Text


class ReadingNames(ContentModel):
    """How much a player has to read."""

    none: Text
    little: Text
    much: Text


class RollWords(ContentModel):
    """Three questions, a die, and what it proposes."""

    label: Text
    players: Text
    minutes: Text
    mood: Text
    any: Text
    people: Text
    up_to: Text
    hours: Text
    roll: ButtonText
    again: ButtonText
    waiting: Text
    reason_players: Text
    reason_minutes: Text
    picked: Text
    few: Text
    few_one: Text
    none: Text
    book: ButtonText
    message: Text
    message_party: Text
    share: ButtonText
    copied: Text
    not_copied: Text


class FilterWords(ContentModel):
    """The search and the filters of the list."""

    label: Text
    search: Text
    search_hint: Text
    more: ButtonText
    players: Text
    minutes: Text
    kind: Text
    weight: Text
    age: Text
    age_value: Text
    reading: Text
    mood: Text
    branch: Text
    any: Text
    clear: ButtonText
    found: Text
    found_one: Text
    nothing: Text
    nothing_named: Text
    ask: ButtonText
    closest: Text
    hidden: Text
    show: ButtonText
    show_one: ButtonText
    show_none: ButtonText
    show_more: ButtonText
    late: Text


class CardWords(ContentModel):
    """The facts of a game; the figures stand where `{count}` is."""

    players: Text
    player: Text
    minutes: Text
    age: Text
    only_at: Text


class ListWords(Section):
    """All games."""

    first: Text
    rest: Text
    fold: ButtonText
    coming: Text
    filters: FilterWords
    card: CardWords


class GamesPage(ContentModel):
    """The whole page."""

    head: Head
    name: Text
    hero: GamesHero
    roll: RollWords
    moods: MoodNames
    weights: WeightNames
    readings: ReadingNames
    all: ListWords
    closing: Section
