"""Drawn dice that anyone can check: a secret seed, its commitment, one HMAC for each die face drawn."""

from __future__ import annotations

import os
from dataclasses import dataclass

from kribbeln_desktop.core.dice import SIDES
from kribbeln_desktop.core.sha256 import hmac_sha256, sha256

SEED_BYTES = 32
_FAIR_BYTES = 256 - 256 % SIDES
"""Bytes below this are spread evenly over the sides; others would favour the low ones."""


@dataclass(frozen=True, slots=True)
class DrawnDice:
    """All draws of one seed (32 bytes)."""

    seed: bytes

    @property
    def commitment(self) -> str:
        """The SHA-256 of the seed in hex: published first, so that the seed cannot be changed afterwards."""
        return commitment_of(self.seed)

    def value(self, index: int) -> int:
        """Draw number ``index`` (from 0): 1 to 6, the same for ever."""
        message = index.to_bytes(8, "big")
        while True:
            message = hmac_sha256(self.seed, message)
            for byte in message:
                if byte < _FAIR_BYTES:
                    return byte % SIDES + 1


def new_seed() -> bytes:
    """A secret seed from the operating system."""
    return os.urandom(SEED_BYTES)


def commitment_of(seed: bytes) -> str:
    """The SHA-256 of ``seed`` in hex."""
    return sha256(seed).hexdigest()
