"""The rules of Beyblade X at NK: pure functions and values, with no I/O and no clock.

* `finish`, `match_settings`, `match_state`, `actions`, `legality`, `match`: scoring a match.
* `plain`, `action_json`, `match_json`: matches as plain dicts, for test vectors and browsers.
* `parts`, `catalogue`, `reading`, `parse`: the parts the shop knows, and reading a written Bey.
* `violation`, `bey`, `deck`: is this deck legal, and if not, why.
* `policy`, `expectation`, `rating`, `standing`, `season`: ratings, always replayed from the log.

Each rule stands in words above the code that implements it.
"""
