"""What a bot is handed, and what it makes of it. Runs in a worker process; knows what a seat knows and no more."""

from __future__ import annotations

from dataclasses import dataclass

from backroom.games import find_title
from backroom.kernel.chance import FastChance
from backroom.kernel.event import Event
from backroom.kernel.refusal import Facts
from backroom.kernel.state import State
from backroom.kernel.title import Settings
from backroom.players import seat_bot
from backroom.players.whole import whole_choice
from backroom.table.happening import read_note
from backroom.table.table import Table


@dataclass(frozen=True)
class Question:
    """A seat's update in a form that travels.

    `world` is a whole state made from the seat's view alone (`Rules.resample`): its update is, byte for byte,
    what the seat gets, and nothing in it is known to the seat but what the seat knows. So a bot cannot cheat.
    """

    title: str
    players: int
    flags: tuple[tuple[str, bool], ...]
    data: str | None
    seat: int
    player: str
    world: Facts
    news: list[tuple[str, Facts]]
    luck: int


@dataclass(frozen=True)
class Thought:
    """A whole choice, with the reason for its first step (a message id and facts)."""

    actions: list[str]
    why: str
    facts: Facts


def question_for(table: Table, seat: int, player: str, luck: int, state: State | None = None) -> Question:
    """What a bot is asked for a seat; `state` is the game's, or that of a choice in the making."""
    course = table.running
    rules = course.rules
    view = rules.view(course.state if state is None else state, seat)
    world = rules.resample(view, FastChance(luck))
    settings = table.settings
    return Question(
        table.title.id,
        settings.players,
        tuple(settings.flags.items()),
        settings.data,
        seat,
        player,
        world.as_data(),
        _news(table, seat),
        luck,
    )


def think(question: Question) -> Thought:
    """The bot's whole choice."""
    title = find_title(question.title)
    rules = title.rules(Settings(question.title, question.players, dict(question.flags), question.data))
    player = seat_bot(question.player, title, rules)
    news = [Event(name, facts) for name, facts in question.news]
    choices = whole_choice(
        rules, rules.rebuild(question.world), question.seat, player, FastChance(question.luck + 1), news
    )
    return Thought([choice.action.text for choice in choices], choices[0].why, choices[0].facts)


def _news(table: Table, seat: int) -> list[tuple[str, Facts]]:
    """What the seat saw happen since its own last choice."""
    told: list[tuple[str, Facts]] = []
    for note in reversed(table.recent):
        happening = read_note(note)
        if happening.kind == "move" and happening.seat == seat:
            break
        seen = [event.seen_by(seat) for event in happening.events]
        told[:0] = [(event.name, event.facts) for event in seen if event is not None]
    return told
