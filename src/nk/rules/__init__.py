"""The rules of Beyblade X at NK: pure functions and values, with no I/O and no clock.

* `actions`, `match`: scoring a match, one action after the other.
* `plain`: reading values of a file or a form; what is wrong is told by the field's name.
* `parts`, `notation`: the parts the shop knows, and reading a written Bey.
* `deck`: is this deck legal, and if not, why.
* `elo`, `season`: the figures of a rating and what a match does to two of them; replaying a
  season's log and starting the next.

Each rule stands in words above the code that implements it.
"""
