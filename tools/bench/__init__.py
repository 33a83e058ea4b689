"""`nk bench`: speed, memory, growth, start and weight of the site, measured and compared."""

from tools.bench.command import bench

__all__ = ["bench"]
