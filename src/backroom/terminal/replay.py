"""A recorded game shown again, move by move, as one seat knew it."""

from __future__ import annotations

from collections.abc import Sequence

from rich.rule import Rule
from rich.text import Text

from backroom.kernel.event import ONLOOKER, Event, SeenEvent
from backroom.kernel.game import Game
from backroom.kernel.lines import Hidden, Move, Talk, Undo
from backroom.kernel.record import Record
from backroom.kernel.refusal import Facts
from backroom.kernel.replay import Moment, replay, settings_of
from backroom.kernel.title import AnyTitle
from backroom.kernel.view_types import ViewData
from backroom.terminal.account import account
from backroom.terminal.board import BRASS, FAINT, AnyBoard, board_class, set_up_board
from backroom.terminal.ending import show_ending
from backroom.terminal.screen import PLAIN_SIGNS, Left, Screen, open_screen, printable, shown_name
from backroom.terminal.seals import sealed
from backroom.words import Words


def show_replay(
    record: Record, title: AnyTitle, viewer: int | None, language: str, step: bool, *, screen: Screen | None = None
) -> None:
    """Show a record as seat `viewer` knew it. Without a viewer a finished game is laid open, a running one as an
    onlooker knows it. With `step` every move waits for Enter and shows the board; q stops.

    `BadInput` at the first move that does not fit the rules.
    """
    screen = screen or open_screen()
    settings = settings_of(record, title)
    words = Words(language, title)
    unnamed = [board_class(title).seat_name(words, seat) for seat in range(record.header.players)]
    names = [shown_name(line.name) or called for line, called in zip(record.seats, unnamed, strict=True)]
    board = set_up_board(title, settings, language, names, viewer, screen.glyphs)
    eyes = Eyes(board, viewer, record)
    _show_header(record, title, board, eyes, screen)
    try:
        _show_moments(record, title, board, eyes, screen, step)
    except Left:
        return


class Eyes:
    """What is seen of a record: by a seat, by an onlooker, or everything."""

    def __init__(self, board: AnyBoard, viewer: int | None, record: Record) -> None:
        self._board = board
        self._viewer = ONLOOKER if viewer is None else viewer
        self._players = record.header.players
        self.open = viewer is None and record.end is not None

    def events(self, events: Sequence[Event]) -> list[SeenEvent]:
        if self.open:
            return [event.seen_by_all() for event in events]
        seen = [event.seen_by(self._viewer) for event in events]
        return [event for event in seen if event is not None]

    def hear(self, talk: Talk) -> bool:
        return self.open or talk.heard_by(self._viewer)

    def view(self, game: Game) -> ViewData:
        if not self.open:
            return game.view(self._viewer).as_data()
        viewers = [*range(self._players), ONLOOKER]
        opened: ViewData = self._board.laid_open([game.view(viewer).as_data() for viewer in viewers])
        return opened


def _show_header(record: Record, title: AnyTitle, board: AnyBoard, eyes: Eyes, screen: Screen) -> None:
    header = record.header
    words = board.words
    screen.show(Rule(Text(words.say(title.id), style=f"bold {BRASS}"), style=BRASS))
    for seat, line in enumerate(record.seats):
        facts: Facts = {"number": seat + 1, "name": words.name(seat), "player": shown_name(line.player)}
        screen.show(words.text("term-replay-seat", facts))
    for name, on in header.options.items():
        if on:
            screen.show(words.text("term-option", {"option": words.say(f"option-{name}")}))
    if header.commitments is None:
        screen.show(words.text("term-replay-uncommitted", style=FAINT))
    else:
        screen.show(sealed(words, "term-sealed", header.commitments))
    if board.words.viewer is not None:
        screen.show(words.text("term-replay-as-seat", {"name": words.name(board.words.viewer)}))
    else:
        screen.show(words.text("term-replay-open" if eyes.open else "term-replay-onlooker"))


def _show_moments(record: Record, title: AnyTitle, board: AnyBoard, eyes: Eyes, screen: Screen, step: bool) -> None:
    words = board.words
    everything: list[SeenEvent] = []
    chapter = 0
    game: Game | None = None
    for moment in replay(record, title):
        game = moment.game
        view = eyes.view(game)
        if isinstance(moment.entry, Talk):
            if not eyes.hear(moment.entry):
                continue
            said = {"name": words.name(moment.entry.seat - 1), "words": printable(moment.entry.say)}
            screen.show(words.text("term-replay-talk", said, "italic"))
            continue
        if isinstance(moment.entry, Hidden):
            continue
        if isinstance(moment.entry, Undo):
            screen.show(words.text("term-replay-undo", {"name": words.name(moment.entry.seat - 1)}, FAINT))
            continue
        if isinstance(moment.entry, Move):
            facts: Facts = {"number": moment.number, "name": words.name(moment.entry.seat - 1)}
            screen.show(words.text("term-replay-move", facts, FAINT))
        seen = eyes.events(moment.events)
        everything += seen
        screen.show(account(seen, board))
        ended = game.is_over
        if not ended and (step or board.chapter(view) != chapter):
            screen.show("", board.picture(view, screen.width), "")
        chapter = board.chapter(view)
        if step and not ended and screen.ask(words.say("term-replay-next") + " ")[:1].lower() == "q":
            return
    if game is not None and game.is_over:
        show_ending(screen, board, eyes.view(game), everything)
    else:
        screen.show(words.text("term-replay-running", {"moves": len(record.moves)}))


def replay_data(record: Record, title: AnyTitle, viewer: int | None, language: str) -> dict[str, object]:
    """The same as data: who sat there, and every moment that this viewer knew of, in words."""
    unnamed = Words(language, title)
    names = [shown_name(line.name) or unnamed.name(seat) for seat, line in enumerate(record.seats)]
    board = set_up_board(title, settings_of(record, title), language, names, viewer, PLAIN_SIGNS)
    eyes = Eyes(board, viewer, record)
    words = Words(language, title, names, viewer)
    told = (_moment_data(moment, words, eyes) for moment in replay(record, title))
    return {
        "title": title.id,
        "players": record.header.players,
        "options": dict(record.header.options),
        "seats": [{"name": name, "player": line.player} for name, line in zip(names, record.seats, strict=True)],
        "seen": "open" if eyes.open else "onlooker" if viewer is None else viewer + 1,
        "moments": [moment for moment in told if moment is not None],
        "over": record.end is not None,
    }


def _moment_data(moment: Moment, words: Words, eyes: Eyes) -> dict[str, object] | None:
    """One moment; None for what this viewer did not notice. Seats count from 1, as everywhere that people read."""
    entry = moment.entry
    if isinstance(entry, Hidden) or (isinstance(entry, Talk) and not eyes.hear(entry)):
        return None
    if isinstance(entry, Talk):
        return {"what": "talk", "seat": entry.seat, "says": [entry.say]}
    if isinstance(entry, Undo):
        return {"what": "undo", "seat": entry.seat}
    says = [words.event(event) for event in eyes.events(moment.events)]
    if isinstance(entry, Move):
        return {"what": "move", "number": moment.number, "seat": entry.seat, "says": says}
    return {"what": "deal", "says": says}
