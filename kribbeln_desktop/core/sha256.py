"""SHA-256 and its HMAC without OpenSSL, which ``hashlib`` and ``hmac`` load: 3.4 MB of memory for one hash.

Python has a lean module of its own for it; ``random`` in the standard library takes it for the same reason.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from importlib import import_module
from typing import Protocol, Self

BLOCK_BYTES = 64
"""What SHA-256 takes in at once: a key is filled up to it with zeros (RFC 2104)."""


class Hash(Protocol):
    """As ``hashlib`` has them."""

    def update(self, data: bytes, /) -> None:
        """Take in more."""

    def digest(self) -> bytes:
        """The 32 bytes of all that was taken in."""

    def hexdigest(self) -> str:
        """The same in hex."""

    def copy(self) -> Self:
        """One that has taken in the same."""


def _own() -> Callable[[bytes], Hash]:
    """Python's own function, by the name that its version has for the module; OpenSSL's where there is none."""
    for module in ("_sha2", "_sha256", "hashlib"):
        try:
            found: Callable[[bytes], Hash] = import_module(module).sha256
        except ImportError:
            continue
        return found
    raise ImportError("This Python has no SHA-256.")


sha256 = _own()


def hmac_sha256(key: bytes, message: bytes) -> bytes:
    """The HMAC of ``message`` (RFC 2104) under a key of at most 64 bytes; 32 bytes."""
    inner, outer = (keyed.copy() for keyed in _keyed(key))
    inner.update(message)
    outer.update(inner.digest())
    return outer.digest()


@lru_cache(maxsize=4)
def _keyed(key: bytes) -> tuple[Hash, Hash]:
    """The inner and the outer hash, with the key taken in."""
    filled = key.ljust(BLOCK_BYTES, b"\0")
    return sha256(bytes(byte ^ 0x36 for byte in filled)), sha256(bytes(byte ^ 0x5C for byte in filled))
