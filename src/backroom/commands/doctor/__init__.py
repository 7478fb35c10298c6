"""`backroom doctor`: looks over the installation, the data and the port, and says what to do."""

from __future__ import annotations

import argparse

from backroom.commands.doctor.finding import Finding
from backroom.commands.settings import SETTINGS, add_settings
from backroom.commands.sources import check_flags, file_in_force, settings_in_force
from backroom.commands.streams import print_json
from backroom.commands.values import add_json
from backroom.kernel.refusal import BadInput
from backroom.words import Words

EXAMPLES = """\
  backroom doctor             exit code 1 if something is wrong
  backroom doctor --json
  backroom doctor --online    also ask the package index for a newer release
"""
WRONG = 1
_FLAGS = ("host", "port", "db")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_settings(parser, _FLAGS)
    parser.add_argument(
        "--online", action="store_true", help="ask the package index for a newer release; without it nobody is asked"
    )
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    check_flags(args, _FLAGS)
    words = Words(args.lang)
    findings = _findings(args, words)
    says = [words.say(finding.message, finding.facts) for finding in findings]
    healthy = all(finding.verdict != "wrong" for finding in findings)
    if args.json:
        lines = [
            {"about": finding.about, "verdict": finding.verdict, "says": said}
            for finding, said in zip(findings, says, strict=True)
        ]
        print_json({"healthy": healthy, "findings": lines})
    else:
        verdicts = [words.say(f"doctor-verdict-{finding.verdict}") for finding in findings]
        width = max(map(len, verdicts))
        for verdict, said in zip(verdicts, says, strict=True):
            print(f"{verdict:<{width}}  {said}")
    return 0 if healthy else WRONG


def _findings(args: argparse.Namespace, words: Words) -> list[Finding]:
    """Everything, the installation first. Where the settings are wrong, what they name cannot be looked at."""
    from backroom.commands.doctor.installation import look_at_installation
    from backroom.commands.doctor.network import look_at_index, look_at_port
    from backroom.commands.doctor.storage import look_at_storage
    from backroom.server.command import default_database

    findings = look_at_installation()
    if args.online:
        findings.append(look_at_index())
    try:
        found = settings_in_force(args, _FLAGS)
        # The others have no flags here; those of the variables and of the file must be right all the same.
        settings_in_force(argparse.Namespace(**{one.dest: None for one in SETTINGS} | vars(args)))
    except BadInput as wrong:
        return [*findings, Finding("settings", "wrong", "doctor-settings-wrong", {"reason": words.rejection(wrong)})]
    findings.append(Finding("settings", "ok", "doctor-settings", {"value": str(file_in_force(args.config) or "–")}))
    findings += look_at_storage(found["db"].value or default_database(), words)
    findings.append(look_at_port(found["host"].value, found["port"].value))
    return findings
