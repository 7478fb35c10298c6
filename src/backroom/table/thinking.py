"""What a bot is handed, and what it makes of it. Runs in a worker process; knows what a seat knows and no more."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from backroom.games import find_title
from backroom.kernel.chance import FastChance
from backroom.kernel.game import AnyRules
from backroom.kernel.player import Choice
from backroom.kernel.refusal import Facts
from backroom.kernel.state import State
from backroom.kernel.title import Settings
from backroom.players import seat_bot
from backroom.players.random import RandomPlayer
from backroom.players.whole import weighed_choice, whole_choice
from backroom.table.table import Table

#: No thought holds more choices to come.
_FURTHEST = 40


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
    #: Whether what the bot weighed is asked for, too: for a hint.
    weighed: bool = False


@dataclass(frozen=True)
class Weighed:
    """A whole choice, and how likely the bot thinks that the seat wins after it, 0 to 1."""

    actions: list[str]
    chance: float


@dataclass(frozen=True)
class Thought:
    """A whole choice, with the reason for its first step (a message id and facts).

    `onward` are whole choices that are to follow, as long as nothing else happens before each: a bot that has thought
    out a whole turn is not asked again at every step of it. `weighed` is what it thought of, if that was asked for:
    this choice first, then the best; nothing, where the bot tells no chances.
    """

    actions: list[str]
    why: str
    facts: Facts
    onward: list[list[str]] = field(default_factory=list)
    weighed: list[Weighed] = field(default_factory=list)


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


def weighing(question: Question) -> Question:
    """The same question, asked for a hint: what the bot weighs is to be told, too."""
    return replace(question, weighed=True)


def prepare(question: Question) -> AnyRules:
    """The rules that are asked about, loaded and kept: that time is the house's, not the bot's."""
    settings = Settings(question.title, question.players, dict(question.options), question.data)
    return find_title(question.title).rules(settings)


def think(question: Question) -> Thought:
    """The bot's whole choice."""
    title = find_title(question.title)
    rules = prepare(question)
    player = seat_bot(question.player, title, rules)
    world = rules.rebuild(question.world)
    own = FastChance(question.luck + 1)
    if question.weighed:
        choices, considered = weighed_choice(rules, world, question.seat, player, own)
        told = [Weighed([action.text for action in one.actions], one.chance) for one in considered]
        return Thought([choice.action.text for choice in choices], choices[0].why, choices[0].facts, weighed=told)
    choices = whole_choice(rules, world, question.seat, player, own, [])
    onward: list[list[str]] = []
    following = choices
    while len(onward) < _FURTHEST and player.has_plan and _leads_on(rules, world, question.seat, following):
        following = whole_choice(rules, world, question.seat, player, own, [])
        onward.append([choice.action.text for choice in following])
    return Thought([choice.action.text for choice in choices], choices[0].why, choices[0].facts, onward)


def _leads_on(rules: AnyRules, world: State, seat: int, choices: list[Choice]) -> bool:
    """Play a whole choice on a world; whether the same seat, and nobody else, is asked then, and no chance came in."""
    chance = FastChance(0)
    chance.tape = []
    for choice in choices:
        rules.apply(world, seat, choice.action, chance)
    return not chance.tape and world.outcome is None and world.stack[-1].seats == 1 << seat


def house_choice(table: Table, seat: int) -> list[str]:
    """A whole legal choice for a seat whose bot gives none: any, made here and now, of what the seat knows."""
    course = table.running
    rules = course.rules
    luck = course.recorded.luck(seat)
    world = rules.resample(rules.view(course.game.state, seat), FastChance(luck))
    choices = whole_choice(rules, world, seat, RandomPlayer(), FastChance(luck + 1), [])
    return [choice.action.text for choice in choices]
