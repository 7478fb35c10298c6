"""What lies in deploy/ fits what there is: the figures that dashboards ask for, the settings that files name."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
import yaml

from backroom.commands.settings import SETTINGS
from tests.house.copy_of import ROOT

DEPLOY = ROOT / "deploy"
DASHBOARD = json.loads((DEPLOY / "grafana.json").read_text("utf-8"))
ALERTS = [
    rule for group in yaml.safe_load((DEPLOY / "alerts.yaml").read_text("utf-8"))["groups"] for rule in group["rules"]
]
ASKED = [
    *((panel["title"], target["expr"]) for panel in DASHBOARD["panels"] for target in panel["targets"]),
    *((rule["alert"], rule["expr"]) for rule in ALERTS),
]
#: The figures by name, with their kind and labels, as docs/hosting.md has them: another test holds that to the code.
FIGURES = {
    name: (kind, set(re.findall(r"`(\w+)`", labels)))
    for name, kind, labels in re.findall(
        r"^\| `(\w+)` \| (\w+) \| (.*?) \|", (ROOT / "docs/hosting.md").read_text("utf-8"), re.M
    )
}
#: What Prometheus adds by itself.
_ITS_OWN = {"instance", "job", "le"}


@pytest.mark.parametrize(("where", "expression"), ASKED)
def test_every_figure_that_is_asked_for_is_there(where: str, expression: str) -> None:
    named = re.findall(r"\b(?:backroom|process)_\w+", expression)
    assert named or expression.startswith("up{")
    known: set[str] = set(_ITS_OWN)
    for name in named:
        plain = name.removesuffix("_bucket")
        assert plain in FIGURES, f"{where}: there is no figure {name}"
        kind, labels = FIGURES[plain]
        assert (kind == "histogram") == name.endswith("_bucket"), f"{where}: {name} is a {kind}"
        if re.search(rf"(?:rate|increase)\({name}", expression):
            assert kind in ("counter", "histogram"), f"{where}: a {kind} has no rate"
        known |= labels
    by = {label.strip() for labels in re.findall(r"by \(([^)]*)\)", expression) for label in labels.split(",")}
    assert by <= known, f"{where}: no figure there has the labels {by - known}"


def test_every_figure_of_ours_is_shown() -> None:
    shown = " ".join(expression for _, expression in ASKED)
    missing = {name for name in FIGURES if name.startswith("backroom_") and name not in shown} - {"backroom_build_info"}
    assert not missing


def test_panels_do_not_lie_on_each_other() -> None:
    places = [tuple(panel["gridPos"][side] for side in ("x", "y")) for panel in DASHBOARD["panels"]]
    assert len(set(places)) == len(places)
    assert len({panel["id"] for panel in DASHBOARD["panels"]}) == len(places)


def _variables(data: Any) -> set[str]:  # noqa: ANN401 whatever YAML holds
    return set(re.findall(r"\bBACKROOM_[A-Z_]+", json.dumps(data)))


@pytest.mark.parametrize("file", ["compose.yaml", "kubernetes/backroom.yaml"])
def test_every_variable_of_a_file_is_a_setting(file: str) -> None:
    documents = list(yaml.safe_load_all((DEPLOY / file).read_text("utf-8")))
    named = _variables(documents) - {"BACKROOM_NAME"}
    assert {"BACKROOM_DB", "BACKROOM_BUS"} <= named
    assert named <= {setting.variable for setting in SETTINGS}


def test_the_compose_file_has_two_houses_a_database_a_bus_and_a_proxy() -> None:
    services = yaml.safe_load((DEPLOY / "compose.yaml").read_text("utf-8"))["services"]
    assert services["house1"] == services["house2"]
    assert set(services) == {"house1", "house2", "postgres", "redis", "proxy"}
    for name, service in services.items():
        assert "ports" not in service or name == "proxy", "nobody else is reached from outside"
    (template, _) = services["proxy"]["volumes"][0].split(":", 1)
    wanted = set(re.findall(r"\$\{(\w+)\}", (DEPLOY / Path(template).name).read_text("utf-8")))
    assert wanted <= set(services["proxy"]["environment"])


def test_the_units_start_what_there_is() -> None:
    for unit in ("backroom.service", "backroom@.service"):
        (start,) = re.findall(r"^ExecStart=(.*)$", (DEPLOY / unit).read_text("utf-8"), re.M)
        flags = set(re.findall(r"--([a-z-]+)", start))
        assert flags <= {setting.name for setting in SETTINGS} | {"config"}
