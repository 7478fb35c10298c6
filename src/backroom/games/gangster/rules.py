"""Gangster: the deal, the course of play, and what comes next."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast

from backroom.games.gangster import events, miniature
from backroom.games.gangster.actions import GangsterActions
from backroom.games.gangster.board import AREAS, DISTRICTS, POINT_TABLES, Board
from backroom.games.gangster.cars import MOST_IDLE
from backroom.games.gangster.driving import Driving
from backroom.games.gangster.encoding import GangsterEncoding
from backroom.games.gangster.outlook import changes_data
from backroom.games.gangster.pieces import ALL_CARDS, CARDS, COLOURS, EMPTY, EQUIPMENT, NO_COLOUR, STAGES, colours_of
from backroom.games.gangster.resample import resample_view
from backroom.games.gangster.set_up import set_up
from backroom.games.gangster.soundness import soundness_of
from backroom.games.gangster.stages import count_bits, draw_district_card, end_stage, reckon
from backroom.games.gangster.state import GangsterState
from backroom.games.gangster.steps.bumper import BumperStep
from backroom.games.gangster.steps.colour import ColourStep
from backroom.games.gangster.steps.destination import DestinationStep
from backroom.games.gangster.steps.door import DoorStep
from backroom.games.gangster.steps.dump import DumpStep
from backroom.games.gangster.steps.equipment import EquipmentStep
from backroom.games.gangster.steps.turn import TurnStep
from backroom.games.gangster.view import GangsterView
from backroom.kernel.action import Action
from backroom.kernel.bounds import Bounds
from backroom.kernel.chance import Chance
from backroom.kernel.decision import Decision, Step
from backroom.kernel.event import Event
from backroom.kernel.refusal import Facts
from backroom.kernel.rules import Rules
from backroom.kernel.soundness import Soundness

#: What simulations tell of a game: averages over its players, the last two over the whole table.
FIGURES: Final = (
    "turns", "influence-a-player", "influence-first-stage", "influence-second-stage", "influence-third-stage",
    "gangsters-in-the-lake", "equipment-gone",
)  # fmt: skip


class GangsterRules(Rules[GangsterState, GangsterView]):
    """The rules for a number of players and a board."""

    __slots__ = ("actions", "board", "colours", "is_miniature", "turns")

    def __init__(self, players: int, board: Board, is_miniature: bool = False) -> None:
        self.board: Final = board
        self.is_miniature: Final = is_miniature
        self.actions: Final = GangsterActions(board)
        bumper = BumperStep(board, self.actions)
        dump = DumpStep(self.actions)
        equipment = EquipmentStep(self.actions)
        driving = Driving(board, bumper, dump, equipment, players)
        destination = DestinationStep(board, self.actions, driving)
        door = DoorStep(board, self.actions)
        turn = TurnStep(board, self.actions, driving, destination, door, players)
        #: A turn of each colour; with two players each seat chooses its colour first.
        self.turns: Final = [Decision(turn, 1 << colour % players) for colour in range(colours_of(players))]
        colour = ColourStep(self.actions, self.turns)
        self.colours: Final = [Decision(colour, 1 << seat) for seat in range(players)]
        steps: list[Step[GangsterState]] = [colour, turn, destination, bumper, dump, equipment, door]
        super().__init__("gangster", players, self.actions.table, steps, "GA-75")

    def deal(self, chance: Chance, log: list[Event] | None = None) -> GangsterState:
        if self.is_miniature:
            state = miniature.lay_out(self.board, log)
        else:
            state = set_up(self.players, self.board, chance, log)
        self._begin_turn(state, state.seat)
        return state

    def go_on(self, state: GangsterState, chance: Chance, log: list[Event] | None) -> None:
        """GA-32 to GA-34: after the third card all are opened and a district is drawn; the last marker ends a stage."""
        colour = state.colour
        if state.cards[colour] == 0:
            state.cards[colour] = ALL_CARDS
            if log is not None:
                log.append(events.cards_opened(state.seat, colour))
            draw_district_card(state, self.board, chance, log)
            if count_bits(state.doubled) == self.board.markers:
                reckon(state, self.board, chance, log)
                end_stage(state, self.board, chance, log)
                if state.outcome is not None:
                    return
        state.turn += 1
        # GA-74: whoever brought a reckoning about has just had a turn, so the left neighbour begins anyway.
        self._begin_turn(state, (state.seat + 1) % state.players)

    def _begin_turn(self, state: GangsterState, seat: int) -> None:
        state.seat = seat
        if self.players == 2:
            state.colour = NO_COLOUR
            state.stack.append(self.colours[seat])
        else:
            state.colour = seat
            state.stack.append(self.turns[seat])

    def view(self, state: GangsterState, viewer: int) -> GangsterView:
        return GangsterView(viewer, state, self.board)

    def foresee(
        self, before: GangsterState, after: GangsterState, seat: int, left: Sequence[Action]
    ) -> GangsterView | None:
        return None if left else GangsterView(seat, after, self.board, changes_data(before, after, self.board))

    def resample(self, view: GangsterView, chance: Chance) -> GangsterState:
        return resample_view(view)

    def bounds(self) -> Bounds:
        colours = colours_of(self.players)
        pile = DISTRICTS + self.board.policemen[self.players - 2]
        # GA-32: a card of the pile for every three drives of a colour. GA-45: between two of its drives a colour idles
        # ten times at most.
        drives = STAGES * pile * CARDS + colours * CARDS
        idle = MOST_IDLE * (drives + colours)
        # A drive asks for the colour, the card, where to stop, whether to dump and what to take; a load or an unloading
        # for the colour, the gangster and perhaps another one out of the door.
        outcomes = max(sum(self.board.equipment), POINT_TABLES, pile, AREAS, self.players)
        longest = miniature.LONGEST if self.is_miniature else 5 * drives + 3 * idle
        return Bounds(longest, outcomes, -1 / (self.players - 1))

    def make_encoding(self) -> GangsterEncoding:
        return GangsterEncoding(self.players, self.board, self.actions)

    def soundness(self) -> Soundness[GangsterState]:
        return soundness_of(self)

    def rebuild(self, data: Facts) -> GangsterState:
        state = GangsterState(self.players, colours_of(self.players))
        state.fill_from(data, self.restore_decisions(cast("list[list[object]]", data["stack"])))
        return state

    def inventory(self, state: GangsterState) -> dict[str, int]:
        """Gangsters of each colour wherever they are; no equipment twice; markers and drawn cards fit together."""
        counts = {
            COLOURS[colour]: state.aboard[colour]
            + state.reserve[colour]
            + state.drowned[colour]
            + state.trunk.count(colour)
            + state.fields.count(colour)
            for colour in range(state.colours)
        }
        more = [
            kind
            for kind in range(len(EQUIPMENT))
            if state.supply[kind] + state.gear.count(kind) + state.harbour.count(kind) > self.board.equipment[kind]
        ]
        return counts | {
            "equipment beyond the box": len(more),
            "same equipment twice": sum(
                state.gear[at] == state.gear[at + 1] != EMPTY for at in range(0, len(state.gear), 2)
            ),
            "casino cards": count_bits(state.casino) + state.stage + int(state.outcome is not None),
            "districts": count_bits(state.doubled) + count_bits(state.pile & (1 << DISTRICTS) - 1),
        }

    def figures(self, state: GangsterState) -> dict[str, float]:
        stages = [
            sum(state.points[stage * state.colours : (stage + 1) * state.colours]) / state.players
            for stage in range(STAGES)
        ]
        in_sight = sum(state.supply) + sum(kind != EMPTY for kind in [*state.gear, *state.harbour])
        gone = sum(self.board.equipment) - in_sight
        values = [float(state.turn + 1), sum(stages), *stages, float(sum(state.drowned)), float(gone)]
        return dict(zip(FIGURES, values, strict=True))
