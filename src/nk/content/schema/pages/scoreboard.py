"""content/pages/scoreboard.yaml: all that the judge's scoreboard says."""

from nk.content.schema.values import ButtonText, ContentModel, Head, Text


class SetupWords(ContentModel):
    """Setting up a match."""

    heading: Text
    name_one: Text
    name_two: Text
    nickname: Text
    default_one: Text
    default_two: Text
    target: Text
    target_value: Text
    sets: Text
    sets_one: Text
    sets_three: Text
    optional: Text
    own_finish: Text
    burst_priority: Text
    out_of_bounds: Text
    out_draw: Text
    out_spin: Text
    out_over: Text
    places: Text
    places_stay: Text
    places_swap: Text
    places_loser: Text
    start: ButtonText


class BoardWords(ContentModel):
    """The board while a match runs."""

    points: Text
    sets: Text
    battle: Text
    target: Text
    xtreme: Text
    over: Text
    burst: Text
    spin: Text
    own: Text
    out_of_bounds: Text
    touch: Text
    call: Text
    gains: Text
    launch_error: Text
    launch_error_of: Text
    draw: Text
    both: Text
    undo: ButtonText
    swap: ButtonText
    more: ButtonText
    disqualify: Text
    new_match: ButtonText
    rematch: ButtonText
    awake: Text
    offline_ready: Text
    log: Text
    log_empty: Text
    log_draw: Text
    log_both: Text
    log_error: Text
    log_order: Text
    log_place: Text
    log_disqualified: Text


class OrderWords(ContentModel):
    """The pause in which both players order their Beys again."""

    heading: Text
    heading_set: Text
    text: Text
    text_set: Text
    done: ButtonText


class PlaceWords(ContentModel):
    """Whoever lost a set chooses a side."""

    heading: Text
    left: Text
    right: Text


class WonWords(ContentModel):
    """The end of a match."""

    heading: Text
    sets: Text
    scores: Text
    disqualified: Text
    sweep: Text
    share: Text
    share_text: Text
    shared: Text
    share_failed: Text


class BothWords(ContentModel):
    """Two finishes at once."""

    heading: Text
    confirm: ButtonText
    cancel: ButtonText


class ConfirmWords(ContentModel):
    """Questions before a step that ends a match."""

    disqualify: Text
    new_match: Text
    agree_disqualify: ButtonText
    agree_new_match: ButtonText
    keep: ButtonText


class ScoreboardPage(ContentModel):
    """The whole page."""

    head: Head
    heading: Text
    lead: Text
    no_scripts: Text
    points_heading: Text
    points: Text
    point: Text
    rules_link: Text
    kept: Text
    setup: SetupWords
    board: BoardWords
    order: OrderWords
    place: PlaceWords
    won: WonWords
    both: BothWords
    confirm: ConfirmWords
