"""What a child that plays is tempted to: drawn from a stable hash of the position, so the same one has one answer."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence


def moods(position: str, odds: Sequence[float]) -> list[bool]:
    """For each of ``odds`` (0 to 1) whether it happens here; the same in every process and on every machine."""
    digest = hashlib.sha256(position.encode()).digest()
    return [byte < share * 256 for byte, share in zip(digest, odds, strict=False)]
