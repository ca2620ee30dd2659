"""A disk that is full, as the system itself says it: no file of this process grows beyond a limit."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

needs_limits = pytest.mark.skipif(sys.platform == "win32", reason="Windows has no limit for the size of files")


@contextmanager
def small_files(size: int) -> Iterator[None]:
    """Files end at ``size`` bytes."""
    assert sys.platform != "win32"  # see ``needs_limits``
    import resource

    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)
