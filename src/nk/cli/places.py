"""Where the commands find things."""

from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[3]
WEB: Final = ROOT / "web"
DIST: Final = WEB / "dist"
CACHE: Final = ROOT / ".cache"
CONTENT: Final = ROOT / "content"
