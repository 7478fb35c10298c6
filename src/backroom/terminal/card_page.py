"""A data card as a page of Markdown: what was measured, and how."""

from __future__ import annotations

import math
import statistics
from datetime import UTC, datetime

from backroom import __version__
from backroom.arena.card.card import Card
from backroom.arena.card.courses import Figures
from backroom.kernel.title import AnyTitle
from backroom.words import Words


def page(card: Card, title: AnyTitle, language: str) -> str:
    """The whole page, for a file or the terminal."""
    words = Words(language, title)
    called = words.say(title.id)
    facts = {
        "title": called,
        "players": card.settings.players,
        "words": command_of(card),
        "short": datetime.now(UTC).date().isoformat(),
        "value": __version__,
    }
    head = [words.say(name) for name in ("card-what", "card-figure", "card-how")]
    return "\n".join(
        [
            words.say("card-heading", facts),
            "",
            words.say("card-made", facts),
            "",
            _row(head),
            _row(["---"] * len(head)),
            *(
                _row([words.say(f"card-{key}"), figure, words.say(f"card-{key}-how")])
                for key, figure in _figures(card, words)
            ),
            "",
        ]
    )


def command_of(card: Card) -> str:
    """What makes this card again, but for the date."""
    settings = card.settings
    options = "".join(f" --option {name}=true" for name, on in settings.options.items() if on)
    return (
        f"backroom card {settings.title} --players {settings.players}{options} --games {card.games} --seed {card.seed}"
    )


def _figures(card: Card, words: Words) -> list[tuple[str, str]]:
    """Every row: its message, and the figure."""
    random, strong = card.random, card.strong
    hidden = card.positions
    lines = random.lines()
    states = card.hidden_states()
    luck = card.luck
    parts = [_share(part, words) for part in (luck.deal, luck.dice, luck.players, luck.together)]
    chance, low, high, most = (_share(share, words) for share in (luck.chance, luck.low, luck.high, luck.most))
    rows = [
        ("length", f"{_typical(random.length(), words)}; {card.best}: {_typical(strong.length(), words)}"),
        ("longest", words.number(card.rules.bounds().longest)),
        ("actions", words.number(len(card.rules.table))),
        ("branching", f"{_typical(random.branching(), words)}; {card.best}: {_typical(strong.branching(), words)}"),
        ("forced", words.percentage(random.branching()["forced"])),
        ("together", words.percentage(random.several())),
        ("lines", f"{_power(lines['choices'], words)}; {_power(lines['with_chance'], words)}"),
        ("positions", f"{'' if hidden.met_again else '> '}{_power(math.log10(hidden.count), words)}"),
        ("bytes", words.number(hidden.size)),
        ("draws", f"{_power(statistics.median(hidden.draws), words)}; {_power(max(hidden.draws), words)}"),
        ("hidden", f"{'> ' if states['at_least'] else ''}{words.number(float(str(states['median'])))}"),
        ("observation", words.number(card.observation)),
        ("luck", f"{chance} ({low} – {high}); {most}"),
        ("parts", " / ".join(parts)),
        (
            "seats",
            " / ".join(
                f"{words.percentage(seat['share'])} ± {words.percentage(seat['off'])}" for seat in strong.seats()
            ),
        ),
    ]
    for result in card.baselines:
        found = result.estimate()
        between = f"{words.percentage(found.low)} – {words.percentage(found.high)}"
        sides = f"{result.match.challenger.name} : {result.match.defender.name}"
        rows.append(("baseline", f"{sides} {words.percentage(found.share)} ({between})"))
    return rows


def _share(share: float, words: Words) -> str:
    """An estimated share. What comes out below nothing, or above all, by the chance of a sample, is cut off."""
    return words.percentage(min(1.0, max(0.0, share)))


def _typical(figures: Figures, words: Words) -> str:
    """Fewest, median, mean and most."""
    told = {name: words.number(value, 1) for name, value in figures.items()}
    return f"{told['fewest']} / {told['median']} / {told['mean']} / {told['most']}"


def _power(log10: float, words: Words) -> str:
    """A large number by its order; a small one as it is."""
    return words.number(10**log10) if log10 < 4 else f"10^{words.number(log10)}"


def _row(cells: list[str]) -> str:
    return f"| {' | '.join(cells)} |"
