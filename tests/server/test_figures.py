"""What operators and programs read: the OpenAPI document, health, readiness and the figures."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from starlette.routing import Route

from backroom.server.addresses import Addresses
from backroom.server.doorkeeper import Doorkeeper
from backroom.server.http import Http
from backroom.server.lesson_http import LessonHttp
from backroom.server.limits import Limits
from backroom.server.openapi import openapi
from backroom.server.reception import Reception
from backroom.server.reporting import Reporting
from tests.server.place import Place

_METRIC = re.compile(r'^([a-z_]+)(\{[a-z]+="[^"]*"(,[a-z]+="[^"]*")*\})? (-?[0-9.e+-]+|\+Inf|NaN)$')


def _routes() -> set[tuple[str, str]]:
    """Method and path of every route of the interface that answers with JSON or a record."""
    house: Any = None
    limits = Limits()
    addresses = Addresses(limits)
    reception = Reception(house, addresses, limits)
    doorkeeper = Doorkeeper(house, reception, None)
    lessons = LessonHttp(house, reception, limits)
    reporting = Reporting(house, reception, limits)
    routes = [
        *Http(house, addresses, limits).routes(),
        *doorkeeper.routes(),
        *lessons.routes(),
        *reporting.routes(),
    ]
    return {
        (method.lower(), route.path)
        for route in routes
        if isinstance(route, Route)
        for method in route.methods or ()
        if method != "HEAD" and route.path.startswith("/api/")
    }


def _operations(document: dict[str, Any]) -> Iterator[tuple[str, str, dict[str, Any]]]:
    for path, item in document["paths"].items():
        for method, operation in item.items():
            yield method, path, operation


def _refs(part: object) -> Iterator[str]:
    if isinstance(part, dict):
        if isinstance(part.get("$ref"), str):
            yield part["$ref"]
        mapping = part.get("discriminator", {})
        yield from mapping.get("mapping", {}).values() if isinstance(mapping, dict) else ()
        for value in part.values():
            yield from _refs(value)
    elif isinstance(part, list):
        for value in part:
            yield from _refs(value)


def test_the_document_describes_exactly_the_routes(place: Place) -> None:
    document = place.client.get(f"{place.http_address}/api/openapi.json").json()
    assert document == openapi()
    assert {(method, path) for method, path, _ in _operations(document)} == _routes()


def test_the_document_is_sound() -> None:
    """As OpenAPI 3.1 demands: what is required is there, and every reference leads somewhere."""
    document = openapi()
    assert document["openapi"].startswith("3.1.")
    assert {"title", "version"} <= set(document["info"])
    schemas = document["components"]["schemas"]
    for ref in _refs(document):
        assert ref.removeprefix("#/components/schemas/") in schemas, ref
    for method, path, operation in _operations(document):
        assert method in ("get", "post")
        declared = {parameter["name"] for parameter in operation["parameters"] if parameter["in"] == "path"}
        assert declared == set(re.findall(r"{(\w+)}", path))
        assert all(parameter.get("required") for parameter in operation["parameters"] if parameter["in"] == "path")
        assert method == "post" or "requestBody" not in operation
        assert {"200", "default"} == set(operation["responses"])
        for response in operation["responses"].values():
            assert response["description"]
            assert all(media["schema"] for media in response["content"].values())
        for security in operation.get("security", []):
            assert set(security) <= set(document["components"]["securitySchemes"])


def test_the_document_tells_what_a_request_may_ask_for() -> None:
    asked = {
        path.rpartition("/")[2]: [
            (one["name"], one["required"]) for one in operation["parameters"] if one["in"] == "query"
        ]
        for _, path, operation in _operations(openapi())
    }
    assert {path: names for path, names in asked.items() if names} == {
        "update": [("since", False), ("wait", False)],
        "moment": [("number", True)],
        "log": [("before", False)],
    }


def test_the_house_says_that_it_is_well(place: Place) -> None:
    for path, said in (("/healthz", "ok\n"), ("/readyz", "ready\n")):
        answer = place.client.get(f"{place.http_address}{path}")
        assert (answer.status_code, answer.text) == (200, said)


def test_strangers_are_not_told_the_figures(place: Place) -> None:
    """They count what is laid in secret, too."""
    address = f"{place.http_address}/metrics"
    assert place.client.get(address).status_code == 200
    assert place.client.get(address, headers={"x-forwarded-for": "203.0.113.7"}).status_code == 403


def test_the_figures_are_in_prometheus_form(place: Place) -> None:
    answer = place.client.get(f"{place.http_address}/metrics")
    assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
    assert answer.text.endswith("\n")
    kinds: dict[str, str] = {}
    values: dict[str, float] = {}
    for line in answer.text.splitlines():
        if line.startswith("# TYPE "):
            _, _, name, kind = line.split(" ")
            assert kind in ("counter", "gauge", "histogram")
            kinds[name] = kind
        elif not line.startswith("# HELP "):
            found = _METRIC.match(line)
            assert found is not None, line
            values[found[1] + (found[2] or "")] = float(found[4])
    for name, kind in kinds.items():
        if kind == "counter":
            assert name.endswith("_total")
        if kind != "histogram":
            assert all(value >= 0 for line, value in values.items() if _base(line) == name)
    buckets = [value for name, value in values.items() if name.startswith("backroom_act_seconds_bucket")]
    assert buckets == sorted(buckets)
    assert buckets[-1] == values["backroom_act_seconds_count"] == values['backroom_act_seconds_bucket{le="+Inf"}']
    assert {name for name in map(_base, values) if name not in kinds} == set()


def _base(name: str) -> str:
    return re.sub(r"_(bucket|sum|count)$", "", name.partition("{")[0])
