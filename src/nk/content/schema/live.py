"""content/live.yaml: all that a running tournament says to everybody."""

from nk.content.schema.values import ButtonText, ContentModel, PictureName, Text, TextList


class StatusWords(ContentModel):
    """How the tournament stands."""

    registering: Text
    running: Text
    finished: Text


class RoundWords(ContentModel):
    """The names of rounds."""

    swiss: Text
    other: Text
    open: Text
    group: Text
    many: Text
    quarter: Text
    semi: Text
    final: Text
    third: Text
    reset: Text
    losers: Text


class FindWords(ContentModel):
    """Finding oneself on the list."""

    label: Text
    hint: Text
    none: Text
    several: Text
    number: Text
    change: Text


class MineWords(ContentModel):
    """What is next for one player."""

    called: Text
    running: Text
    reported: Text
    next: Text
    next_but_one: Text
    ahead: Text
    any_stadium: Text
    bye: Text
    opponent_unknown: Text
    between: Text
    before: Text
    check_in: Text
    out: Text
    dropped: Text
    disqualified: Text
    finished: Text
    versus: Text
    place: Text
    record: Text
    rating: Text
    matches: Text


class MatchWords(ContentModel):
    """One match in a list."""

    versus: Text
    bye: Text
    unknown: Text
    waiting: Text
    next: Text
    running: Text
    reported: Text
    stadium: Text
    slow: Text
    no_show: Text
    double_no_show: Text
    forfeit: Text
    won: Text
    lost: Text


class TabsWords(ContentModel):
    """The three views."""

    label: Text
    rounds: ButtonText
    standings: ButtonText
    bracket: ButtonText


class StandingsWords(ContentModel):
    """The table and why it is in this order."""

    heading: Text
    final: Text
    why: Text
    decided: Text
    imagined: Text
    left_out: Text
    not_met: Text
    cut: Text
    dropped: Text


class TieBreaksWords(ContentModel):
    """What decides between equals; the keys are the engine’s."""

    points: Text
    buchholz_cut_1: Text
    buchholz: Text
    head_to_head: Text
    sonneborn_berger: Text
    point_difference: Text
    lots: Text


class BracketWords(ContentModel):
    """The drawing of the bracket."""

    label: Text
    winner_of: Text
    loser_of: Text


class NewsWords(ContentModel):
    """How fresh the page is."""

    old: Text
    just_lost: Text
    fresh: Text


class ResultWords(ContentModel):
    """After the last match."""

    champion: Text
    podium: Text
    day: Text
    players: Text
    matches: Text
    points: Text
    longest: Text
    minutes: Text
    upset: Text
    upset_text: Text
    pair: Text
    finishes: Text
    screen: ButtonText
    anonymous: Text


class FinishWords(ContentModel):
    """How a battle ended; the keys are the engine’s."""

    xtreme: Text
    over: Text
    burst: Text
    spin: Text
    own: Text
    out_of_bounds: Text
    touch: Text


class CardWords(ContentModel):
    """The picture to share."""

    heading: Text
    who: Text
    square: Text
    story: Text
    share: ButtonText
    save: ButtonText
    saved: Text
    failed: Text
    again: ButtonText
    preview: Text
    champion: Text
    place: Text
    of: Text
    record: Text
    rating: Text


class BoardWords(ContentModel):
    """The shop’s screen."""

    title: Text
    stadiums: Text
    queue: Text
    queue_empty: Text
    go: Text
    free: Text
    begins: Text
    scan: Text
    congratulations: Text
    pause: ButtonText
    resume: ButtonText
    next: ButtonText
    fullscreen: ButtonText
    back: ButtonText
    no_scripts: Text
    keywords: TextList


class LastWords(ContentModel):
    """The latest champion on the Beyblade page."""

    heading: Text
    more: ButtonText
    none: Text
    events: ButtonText
    image: PictureName


class LiveWords(ContentModel):
    """The whole file."""

    status: StatusWords
    checked_in: Text
    round: RoundWords
    find: FindWords
    mine: MineWords
    match: MatchWords
    tabs: TabsWords
    standings: StandingsWords
    tie_breaks: TieBreaksWords
    bracket: BracketWords
    news: NewsWords
    result: ResultWords
    finish: FinishWords
    card: CardWords
    board: BoardWords
    last: LastWords
