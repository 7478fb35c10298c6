"""Who asks, by which name and from which page: what a proxy says counts only where the operator trusts it."""

from __future__ import annotations

import socket

import pytest
from starlette.datastructures import Headers
from starlette.types import Scope

from backroom.kernel.refusal import BadInput
from backroom.server.front import Caller, Front

PROXIES = Front(proxies=("10.0.0.0/8", "::1"), hosts=frozenset({"Games.example"}), operators=frozenset({"192.0.2.9"}))


def _settle(front: Front, peer: str, headers: dict[str, str], path: str = "/") -> tuple[Scope, Caller]:
    scope: Scope = {"type": "http", "path": path, "client": (peer, 5), "scheme": "http"}
    return scope, front.settle(scope, Headers(headers))


@pytest.mark.parametrize(
    ("peer", "forwarded", "address"),
    [
        ("203.0.113.1", "198.51.100.1", "203.0.113.1"),
        ("10.1.1.1", "198.51.100.1", "198.51.100.1"),
        ("10.1.1.1", "6.6.6.6, 198.51.100.1", "198.51.100.1"),
        ("10.1.1.1", "6.6.6.6, 198.51.100.1, 10.2.2.2", "198.51.100.1"),
        ("::1", "2001:db8::5", "2001:db8::5"),
        ("10.1.1.1", "[2001:db8::5]:4711", "2001:db8::5"),
        ("10.1.1.1", "198.51.100.1:4711", "198.51.100.1"),
        ("10.1.1.1", "unknown", "10.1.1.1"),
        ("10.1.1.1", "6.6.6.6, nonsense", "10.1.1.1"),
        ("10.1.1.1", "", "10.1.1.1"),
    ],
)
def test_the_last_address_that_is_no_proxy_counts(peer: str, forwarded: str, address: str) -> None:
    scope, caller = _settle(PROXIES, peer, {"x-forwarded-for": forwarded, "host": "games.example"})
    assert caller.address == scope["client"][0] == address


def test_name_and_scheme_come_from_a_trusted_proxy_only() -> None:
    said = {"host": "127.0.0.1:1926", "x-forwarded-host": "games.example", "x-forwarded-proto": "https"}
    scope, caller = _settle(PROXIES, "10.1.1.1", said)
    assert (caller.host, scope["scheme"]) == ("games.example", "https")
    scope, caller = _settle(PROXIES, "203.0.113.1", said)
    assert (caller.host, scope["scheme"]) == ("127.0.0.1:1926", "http")


@pytest.mark.parametrize(
    ("host", "ours"),
    [
        ("127.0.0.1:1926", True),
        ("192.168.1.7", True),
        ("[::1]:1926", True),
        ("localhost:99", True),
        ("LOCALHOST", True),
        ("games.example", True),
        ("games.example:443", True),
        (socket.gethostname(), True),
        ("evil.example", False),
        ("games.example.evil.example", False),
        ("evil.example@localhost", False),
        ("localhost/evil.example", False),
        ("127.0.0.1.evil.example", False),
        ("", False),
        ("[", False),
        ("localhost:nonsense", False),
    ],
)
def test_the_house_answers_to_its_own_names(host: str, ours: bool) -> None:
    assert PROXIES.answers_to(host) == ours


@pytest.mark.parametrize(
    ("origin", "host", "ours"),
    [
        (None, "localhost", True),
        ("http://localhost:1926", "localhost:1926", True),
        ("https://games.example", "127.0.0.1:1926", True),
        ("http://localhost:1", "localhost:1926", False),
        ("null", "localhost", False),
        ("http://", "", False),
        ("http://[", "localhost", False),
        ("https://games.example.evil.example", "127.0.0.1:1926", False),
    ],
)
def test_pages_of_other_origins_are_others(origin: str | None, host: str, ours: bool) -> None:
    assert PROXIES.same_origin(origin, host) == ours


@pytest.mark.parametrize(
    ("peer", "headers", "operator"),
    [
        ("192.0.2.9", {}, True),
        ("127.0.0.1", {}, False),
        ("192.0.2.9", {"x-forwarded-for": "203.0.113.1"}, False),
        ("192.0.2.9", {"via": "1.1 cache"}, False),
        ("10.1.1.1", {"x-forwarded-for": "192.0.2.9"}, True),
        ("10.1.1.1", {"x-forwarded-for": "192.0.2.9, 203.0.113.1"}, False),
        ("10.1.1.1", {}, False),
    ],
)
def test_only_an_operator_is_told_the_figures(peer: str, headers: dict[str, str], operator: bool) -> None:
    assert _settle(PROXIES, peer, headers)[1].operator == operator


def test_a_proxy_that_is_an_operator_tells_nobody_without_a_word_for_whom_it_asks() -> None:
    front = Front(proxies=("127.0.0.1",), operators=frozenset({"127.0.0.1"}))
    assert not _settle(front, "127.0.0.1", {})[1].operator
    assert _settle(front, "127.0.0.1", {"x-forwarded-for": "127.0.0.1"})[1].operator


@pytest.mark.parametrize(
    ("path", "inside"),
    [
        ("/backroom/api/titles", "/api/titles"),
        ("/backroom", ""),
        ("/api/titles", "/api/titles"),
        ("/backrooms", "/backrooms"),
    ],
)
def test_a_path_below_the_root_is_found(path: str, inside: str) -> None:
    assert _settle(Front(root="/backroom"), "127.0.0.1", {}, path)[0]["path"] == inside


@pytest.mark.parametrize(
    ("front", "message"),
    [
        (Front(proxies=("not-a-network",)), "serve-no-network"),
        (Front(hosts=frozenset({"http://games.example"})), "serve-no-host"),
        (Front(hosts=frozenset({""})), "serve-no-host"),
        (Front(root="backroom"), "serve-no-root"),
        (Front(root="/backroom/"), "serve-no-root"),
        (Front(root='/"onload'), "serve-no-root"),
    ],
)
def test_a_setting_that_cannot_be_is_refused_in_words(front: Front, message: str) -> None:
    with pytest.raises(BadInput) as refused:
        front.check()
    assert refused.value.message == message
