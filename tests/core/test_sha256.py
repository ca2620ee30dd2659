"""The lean SHA-256 against OpenSSL's, and published vectors."""

from __future__ import annotations

import hashlib
import hmac
import subprocess
import sys

from hypothesis import given
from hypothesis import strategies as st

from kribbeln_desktop.core.sha256 import BLOCK_BYTES, hmac_sha256, sha256


def test_the_published_vectors() -> None:
    """FIPS 180-2, appendix B.1, and RFC 4231, test case 2."""
    assert sha256(b"abc").hexdigest() == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
    told = "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843"
    assert hmac_sha256(b"Jefe", b"what do ya want for nothing?").hex() == told


@given(st.binary(max_size=BLOCK_BYTES), st.binary(max_size=200))
def test_openssl_says_the_same(key: bytes, message: bytes) -> None:
    assert sha256(message).digest() == hashlib.sha256(message).digest()
    assert hmac_sha256(key, message) == hmac.digest(key, message, "sha256")


def test_dice_are_drawn_without_openssl() -> None:
    lines = (
        "import sys",
        "from kribbeln_desktop.core.dice_source import DrawnDice",
        "assert DrawnDice(bytes(32)).value(0) in range(1, 7)",
        "assert '_hashlib' not in sys.modules",
    )
    subprocess.run([sys.executable, "-c", "\n".join(lines)], check=True)
