"""What a bot is handed, and what it makes of it. Runs in a worker process; knows what a seat knows and no more."""

from __future__ import annotations

from dataclasses import dataclass

from backroom.games import find_title
from backroom.kernel.chance import FastChance
from backroom.kernel.game import AnyRules
from backroom.kernel.refusal import Facts
from backroom.kernel.state import State
from backroom.kernel.title import Settings
from backroom.players import seat_bot
from backroom.players.random import RandomPlayer
from backroom.players.whole import whole_choice
from backroom.table.table import Table


@dataclass(frozen=True)
class Question:
    """A seat's update in a form that travels.

    `world` is a whole state made from the seat's view alone (`Rules.resample`): its update is, byte for byte,
    what the seat gets, and nothing in it is known to the seat but what the seat knows. So a bot cannot cheat.
    """

    title: str
    players: int
    options: tuple[tuple[str, bool], ...]
    data: str | None
    seat: int
    player: str
    world: Facts
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
    return question_about(
        course.rules, table.settings, course.game.state if state is None else state, seat, player, luck
    )


def question_about(rules: AnyRules, settings: Settings, state: State, seat: int, player: str, luck: int) -> Question:
    """The same for any game. Nothing goes in but what its record can tell again: so a bot can be asked again."""
    world = rules.resample(rules.view(state, seat), FastChance(luck))
    return Question(
        settings.title,
        settings.players,
        tuple(settings.options.items()),
        settings.kept if settings.data is None else settings.data,
        seat,
        player,
        world.as_data(),
        luck,
    )


def prepare(question: Question) -> AnyRules:
    """The rules that are asked about, loaded and kept: that time is the house's, not the bot's."""
    settings = Settings(question.title, question.players, dict(question.options), question.data)
    return find_title(question.title).rules(settings)


def think(question: Question) -> Thought:
    """The bot's whole choice."""
    title = find_title(question.title)
    rules = prepare(question)
    player = seat_bot(question.player, title, rules)
    choices = whole_choice(
        rules, rules.rebuild(question.world), question.seat, player, FastChance(question.luck + 1), []
    )
    return Thought([choice.action.text for choice in choices], choices[0].why, choices[0].facts)


def house_choice(table: Table, seat: int) -> list[str]:
    """A whole legal choice for a seat whose bot gives none: any, made here and now, of what the seat knows."""
    course = table.running
    rules = course.rules
    luck = course.recorded.luck(seat)
    world = rules.resample(rules.view(course.game.state, seat), FastChance(luck))
    choices = whole_choice(rules, world, seat, RandomPlayer(), FastChance(luck + 1), [])
    return [choice.action.text for choice in choices]
