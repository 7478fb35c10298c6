"""What is kept for whoever asks again has a bound in bytes."""

from __future__ import annotations

from backroom.server.cache import Cache


def test_a_cache_never_holds_more_than_its_bytes_and_forgets_what_nobody_asks_for() -> None:
    cache = Cache(10_000)
    cache.put(("t", 0), b"x" * 1000)
    for number in range(1, 100):
        cache.put(("t", number), b"x" * 1000)
        assert cache.size <= 10_000
        assert cache.get(("t", 0)) is not None  # asked for all the time
    assert cache.get(("t", 1)) is None
    assert cache.get(("t", 99)) is not None


def test_what_would_drive_out_all_else_is_not_kept() -> None:
    cache = Cache(10_000)
    cache.put(("t", 0), b"x" * 5000)
    assert cache.get(("t", 0)) is None
    assert cache.size == 0


def test_a_table_can_be_forgotten() -> None:
    cache = Cache(10_000)
    cache.put(("t", 1), b"mine")
    cache.put(("u", 1), b"theirs")
    cache.forget("t")
    assert cache.get(("t", 1)) is None
    assert cache.get(("u", 1)) == b"theirs"
    cache.forget("u")
    assert cache.size == 0
