"""Drawn dice against the format's own words, and against chance."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter

import pytest

from kribbeln_desktop.core.dice_source import SEED_BYTES, DrawnDice, commitment_of, new_seed

SEED = bytes(range(32))
FIRST_DIGEST = "9f0cd9b94097fe4929918d2b8942b34439574261a35dc50163f06c67d4e48899"
FIRST_TWENTY = [4, 5, 4, 1, 3, 6, 2, 6, 5, 5, 1, 1, 2, 1, 2, 4, 2, 5, 1, 5]
"""Both by OpenSSL's command: see the test."""


def twin(seed: bytes, index: int) -> int:
    """The format's sentence, step by step."""
    digest = hmac.new(seed, index.to_bytes(8, "big"), hashlib.sha256).digest()
    while all(byte >= 252 for byte in digest):
        digest = hmac.new(seed, digest, hashlib.sha256).digest()
    return next(byte for byte in digest if byte < 252) % 6 + 1


def test_draws_follow_the_format() -> None:
    assert [DrawnDice(SEED).value(i) for i in range(2000)] == [twin(SEED, i) for i in range(2000)]


def test_a_seed_means_the_same_for_ever() -> None:
    """Written down from another HMAC-SHA-256: ``printf '%016x' 0 | xxd -r -p | openssl dgst -sha256 -mac HMAC``."""
    first = bytes.fromhex(FIRST_DIGEST)
    assert hmac.new(SEED, bytes(8), hashlib.sha256).digest() == first
    assert DrawnDice(SEED).value(0) == first[0] % 6 + 1
    assert [DrawnDice(SEED).value(i) for i in range(20)] == FIRST_TWENTY


def test_a_digest_without_a_usable_byte_is_hashed_again(monkeypatch: pytest.MonkeyPatch) -> None:
    digests = iter([b"\xff" * 32, b"\xfc" * 32, b"\xfd" + b"\x0a" * 31])
    messages: list[bytes] = []

    def digest(_key: bytes, message: bytes) -> bytes:
        messages.append(message)
        return next(digests)

    monkeypatch.setattr("kribbeln_desktop.core.dice_source.hmac_sha256", digest)
    assert DrawnDice(SEED).value(7) == 10 % 6 + 1
    assert messages == [(7).to_bytes(8, "big"), b"\xff" * 32, b"\xfc" * 32]


def test_every_side_is_as_likely_as_the_others() -> None:
    """Chi-square of 60 000 draws of a fixed seed, 5 degrees of freedom: 20.5 is exceeded once in 1000 seeds."""
    dice = DrawnDice(hashlib.sha256(b"fair").digest())
    counts = Counter(dice.value(i) for i in range(60_000))
    assert set(counts) == {1, 2, 3, 4, 5, 6}
    assert sum((count - 10_000) ** 2 / 10_000 for count in counts.values()) < 20.5


def test_the_commitment_is_the_sha_256_of_the_raw_seed() -> None:
    assert DrawnDice(SEED).commitment == commitment_of(SEED) == hashlib.sha256(SEED).hexdigest()


def test_seeds_are_long_and_differ() -> None:
    seeds = {new_seed() for _ in range(100)}
    assert len(seeds) == 100
    assert {len(seed) for seed in seeds} == {SEED_BYTES}
