"""How long and how large things may be, in one place for tables, checks and messages."""

from datetime import timedelta
from typing import Final

NAME_LENGTH: Final = 200
NICKNAME_LENGTH: Final = 60
TYPE_LENGTH: Final = 60
LOCATION_LENGTH: Final = 200
BRANCH_LENGTH: Final = 40
DESCRIPTION_LENGTH: Final = 10_000
LINK_LENGTH: Final = 2_048
FINISHES_LENGTH: Final = 4_000
WHO_LENGTH: Final = 100
ACTION_LENGTH: Final = 60
DETAIL_LENGTH: Final = 20_000
MOST_SETS: Final = 99

# An event under way is found by looking back this far from now, so the bound keeps the list
# of events equally quick however many lie in the past.
LONGEST_EVENT: Final = timedelta(days=31)

# Pages of a list: what is given when nothing is asked for, and how far a list can be walked.
DEFAULT_PAGE: Final = 50
LARGEST_PAGE: Final = 100
DEEPEST_ROW: Final = 1_000
