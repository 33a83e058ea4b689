"""A seeded judge who mostly calls sensible things and sometimes what the rules refuse."""

from collections.abc import Sequence
from typing import TypeVar

from nk.rules.actions import (
    SLOTS,
    Action,
    Disqualify,
    Draw,
    Finish,
    Finished,
    LaunchError,
    MatchSettings,
    MatchState,
    Order,
    Reorder,
    Side,
    Simultaneous,
    TakePlace,
)

Item = TypeVar("Item")


class Judge:
    """Random choices from a small generator of our own, the same in every Python version."""

    def __init__(self, seed: int) -> None:
        self._state = seed * 2654435761 % 2**32

    def below(self, limit: int) -> int:
        """Return a number from 0 up to, but not including, the limit."""
        self._state = (self._state * 1664525 + 1013904223) % 2**32
        return (self._state >> 8) % limit

    def pick(self, items: Sequence[Item]) -> Item:
        """Return one of the items."""
        return items[self.below(len(items))]

    def next_action(self, settings: MatchSettings, state: MatchState) -> Action:
        """Return what is due, or once in eight times whatever comes to mind."""
        if self.below(8) == 0:
            return self.anything(settings)
        if state.order_due:
            return Reorder(*(self.order(count) for count in settings.beys))
        if state.place_due is not None:
            return TakePlace(state.place_due, left=self.below(2) == 0)
        return self.call()

    def call(self) -> Action:
        """Return what can happen in a battle."""
        side = self.pick(tuple(Side))
        dice = self.below(16)
        if dice < 9:
            common = (Finish.SPIN, Finish.SPIN, Finish.OVER, Finish.BURST, Finish.XTREME)
            return Finished(side, self.pick(common))
        if dice < 11:
            return Finished(side, self.pick((Finish.OWN, Finish.OUT_OF_BOUNDS, Finish.TOUCH)))
        if dice < 14:
            return LaunchError(side)
        return Draw() if dice == 14 else self.both()

    def both(self) -> Action:
        """Return two finishes at once, sometimes two that cannot be."""
        return Simultaneous(self.pick(tuple(Finish)[:5]), self.pick(tuple(Finish)[:4]))

    def anything(self, settings: MatchSettings) -> Action:
        """Return an action without looking at the match."""
        side = self.pick(tuple(Side))
        orders = Reorder(self.order(settings.beys[0]), tuple(self.below(4) for _ in range(SLOTS)))
        place = TakePlace(side, left=self.below(2) == 0)
        every: tuple[Action, ...] = (orders, place, self.call(), self.both(), Draw())
        return Disqualify(side) if self.below(12) == 0 else self.pick(every)

    def order(self, beys: int) -> Order:
        """Return a legal order of a player's Beys."""
        start = self.below(SLOTS)
        turned = tuple((slot + start) % SLOTS % beys for slot in range(SLOTS))
        return turned if self.below(2) else turned[::-1]
