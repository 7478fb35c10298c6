"""Chicago Gangsters: the deal, the order of a round, and what comes next."""

from __future__ import annotations

from typing import Final, cast

from backroom.games.chicago_gangsters import events, miniature
from backroom.games.chicago_gangsters.actions import ACTIONS
from backroom.games.chicago_gangsters.box import COALITIONS, DISTRICTS, LOOTS, PACKAGES, Box
from backroom.games.chicago_gangsters.cards import (
    CARD_TEXTS,
    CHALLENGERS,
    CLANS,
    DEFENDERS,
    MR_X,
    NO_CARD,
    NO_SIDE,
    NOBODY,
    PERSON_COUNT,
    PERSON_VALUES,
)
from backroom.games.chicago_gangsters.encoding import GangstersEncoding
from backroom.games.chicago_gangsters.evaluation import LOSERS, WINNERS
from backroom.games.chicago_gangsters.packs import NO_CARDS, one, put_in, size_of, unpacked
from backroom.games.chicago_gangsters.piles import any_of
from backroom.games.chicago_gangsters.resample import resample_view
from backroom.games.chicago_gangsters.reveal import count_bits, person_from_pile, reveal
from backroom.games.chicago_gangsters.showdown import show_down
from backroom.games.chicago_gangsters.soundness import soundness_of
from backroom.games.chicago_gangsters.state import (
    ABILITY,
    GODFATHER,
    IN_PILE,
    LOOT,
    NO_DUEL,
    NOT_LAID,
    OUT,
    SHOWDOWN,
    SOURCES,
    GangstersState,
)
from backroom.games.chicago_gangsters.steps.commit import CommitStep
from backroom.games.chicago_gangsters.steps.compensation import CompensationStep
from backroom.games.chicago_gangsters.steps.duel import DuelStep
from backroom.games.chicago_gangsters.steps.end_of_round import EndOfRoundStep
from backroom.games.chicago_gangsters.steps.mr_x import MrXStep
from backroom.games.chicago_gangsters.steps.package import PackageStep
from backroom.games.chicago_gangsters.steps.payment import PaymentStep
from backroom.games.chicago_gangsters.steps.poker_player import PokerPlayerStep
from backroom.games.chicago_gangsters.steps.thug import EVERYTHING, ThugStep
from backroom.games.chicago_gangsters.steps.window import FIRST_WINDOW, SECOND_WINDOW, WindowStep, window_to_come
from backroom.games.chicago_gangsters.talk import SILENT
from backroom.games.chicago_gangsters.talking import talk_partner
from backroom.games.chicago_gangsters.view import GangstersView, view_of
from backroom.kernel.bounds import Bounds
from backroom.kernel.chance import Chance
from backroom.kernel.decision import Decision, Step
from backroom.kernel.event import Event
from backroom.kernel.refusal import Facts, Refusal
from backroom.kernel.rules import Rules
from backroom.kernel.soundness import Soundness

FIRST_HAND: Final = 4
#: What simulations tell of a game, alcohol a player, the last two as shares of the rounds.
FIGURES: Final = (
    "rounds", "alcohol-a-player", "alcohol-from-loot", "alcohol-from-abilities", "alcohol-from-showdown",
    "alcohol-from-godfather", "challengers-win", "losers-go-empty",
)  # fmt: skip
#: In a round, at most: Mr. X joins, the thug's owner is asked, packages are chosen and paid out of.
JOINING: Final = 1
THUG_QUESTIONS: Final = 3
PACKAGE_QUESTIONS: Final = 4
#: CG-12: the persons one may start with.
LEAST_VALUE: Final = 1
MOST_VALUE: Final = 3


class GangstersRules(Rules[GangstersState, GangstersView]):
    """The rules for three to five players, with or without the Godfather, open talk or whispers."""

    __slots__ = ("box", "godfather", "is_miniature", "layers", "round")

    def __init__(self, players: int, godfather: bool, whisper: bool, box: Box, is_miniature: bool = False) -> None:
        if is_miniature:
            box = box.with_pack(miniature.PACK)
        self.box: Final = box
        self.is_miniature: Final = is_miniature
        self.godfather: Final = godfather
        self.layers: Final = 1 + players if whisper else 1
        duel = DuelStep(box)
        window = WindowStep(box, duel)
        mr_x = MrXStep(box)
        commit = CommitStep(box)
        thug = ThugStep(box)
        compensation = CompensationStep(box)
        package = PackageStep(box, compensation)
        payment = PaymentStep(box)
        poker_player = PokerPlayerStep(box)
        end_of_round = EndOfRoundStep(box, payment, poker_player)
        # CG-20: a round, in its order. Nobody is asked before a decision comes up and is begun.
        order: list[Decision] = []
        if godfather:
            order.append(Decision(window, 0, (FIRST_WINDOW,)))
        if players == 5:
            order.append(Decision(mr_x, 0))
        order.append(Decision(commit, 0, (CHALLENGERS,)))
        order.append(Decision(thug, 0, (CHALLENGERS,)))
        if godfather:
            order.append(Decision(window, 0, (SECOND_WINDOW,)))
        order.append(Decision(commit, 0, (DEFENDERS,)))
        order.append(Decision(thug, 0, (DEFENDERS,)))
        order.append(Decision(thug, 0, (EVERYTHING,)))
        order.append(Decision(package, 0, (WINNERS,)))
        order.append(Decision(package, 0, (LOSERS,)))
        order.append(Decision(end_of_round, 0))
        #: The round as a stack: its first decision lies on top.
        self.round: Final = order[::-1]
        steps: list[Step[GangstersState]] = [
            duel, window, mr_x, commit, thug, compensation, package, payment, poker_player, end_of_round,
        ]  # fmt: skip
        super().__init__("chicago-gangsters", players, ACTIONS.table, steps, "CG-80")

    def deal(self, chance: Chance, log: list[Event] | None = None) -> GangstersState:
        state = self._empty_table()
        if self.is_miniature:
            miniature.lay_out(state, self.box, chance, log)
            state.stack = self.round[:]
        else:
            self._deal_all(state, chance, log)
        self.proceed(state, chance, log)
        return state

    def _deal_all(self, state: GangstersState, chance: Chance, log: list[Event] | None) -> None:
        """CG-12, CG-13: clans, hands and persons."""
        clans = list(range(CLANS)) if self.players < 5 else [*range(CLANS), MR_X]
        chance.shuffle(clans)  # CG-13, CG-100: by lot
        state.clan_of = clans[: self.players]
        for seat in range(self.players):
            if log is not None:
                log.append(events.clan_dealt(seat, state.clan_of[seat], self.box))
        for seat in range(self.players):
            dealt: list[int] = []
            for _ in range(FIRST_HAND):
                card = any_of(state.pile, chance)
                state.pile -= one(card)
                put_in(state.hands, seat, one(card))
                dealt.append(card)
            if log is not None:
                log.append(events.hand_dealt(seat, dealt))
        self._deal_persons(state, chance, log)

    def _empty_table(self) -> GangstersState:
        players = self.players
        state = GangstersState(players, self.layers)
        state.coalitions = (1 << COALITIONS) - 1
        state.districts = (1 << DISTRICTS) - 1
        state.loots = (1 << LOOTS) - 1
        state.side_of = [NO_SIDE] * players
        state.partners = [NOBODY] * players
        state.marks = [NOBODY, NOBODY]
        state.announced = [-1, -1]
        state.pile = self.box.pack
        state.hands = [NO_CARDS] * players
        state.laid = [NO_CARDS] * players
        state.returned = [NO_CARDS] * players
        state.manner = [NOT_LAID] * players
        state.known = [NO_CARDS] * (self.layers * players)
        state.owners = [IN_PILE] * PERSON_COUNT
        state.earned = [0] * (players * SOURCES)
        state.points = [0] * players
        state.stakes = [NO_CARD] * players
        state.duel = [NO_DUEL] + [NO_CARD] * players
        state.taken = [NOBODY] * PACKAGES
        state.pledges = [SILENT] * players
        state.requests = [SILENT] * players
        state.shown = [0] * players
        state.kept = [0] * players
        state.broken = [0] * players
        return state

    def _deal_persons(self, state: GangstersState, chance: Chance, log: list[Event] | None) -> None:
        """CG-12: one person each, of value 1 to 3; the others drawn are shuffled back afterwards."""
        aside: list[int] = []
        owners = state.owners
        for seat in range(self.players):
            person = person_from_pile(owners, chance)
            while not LEAST_VALUE <= PERSON_VALUES[person] <= MOST_VALUE:
                aside.append(person)
                owners[person] = OUT
                if log is not None:
                    log.append(events.person_set_aside(person))
                person = person_from_pile(owners, chance)
            owners[person] = seat
            if log is not None:
                log.append(events.person_dealt(seat, person))
        for person in aside:
            owners[person] = IN_PILE

    def go_on(self, state: GangstersState, chance: Chance, log: list[Event] | None) -> None:
        if reveal(state, self.box, chance, log):
            state.stack = self.round[:]
        else:
            show_down(state, log)

    def view(self, state: GangstersState, viewer: int) -> GangstersView:
        return view_of(state, viewer, self.box)

    def resample(self, view: GangstersView, chance: Chance) -> GangstersState:
        return resample_view(view, chance)

    def make_encoding(self) -> GangstersEncoding:
        return GangstersEncoding(self.players, self.godfather, self.layers > 1, self.box)

    def confidants(self, state: GangstersState, seat: int) -> int:
        # CG-31: where the table is set to it, partners whisper; not with the ousted, who take no part (CG-111).
        partner = talk_partner(state, seat)
        if self.layers == 1 or partner == NOBODY or seat == state.ousted or window_to_come(state, seat):
            return 0
        return 1 << partner

    def silenced(self, state: GangstersState, seat: int) -> Refusal | None:
        if state.outcome is None and state.clan_of[seat] == MR_X and not state.turned >> seat & 1:
            return Refusal("CG-109", "refused-mr-x-silent")
        return None

    def bounds(self) -> Bounds:
        players = self.players
        cards = size_of(self.box.pack)
        rounds = 1 if self.is_miniature else COALITIONS
        # A seat answers both windows and both duels; it pledges, asks, shows two cards, declares its thug, leaves a
        # card and commits; at the end it draws, finishes, uses the fence, the poker player and two traders, and as
        # Mr. X draws and swaps. Every card is laid once, and handed over once in each trade.
        a_seat = 4 + 7 + 14
        a_round = a_seat * players + 3 * cards + JOINING + THUG_QUESTIONS + PACKAGE_QUESTIONS
        return Bounds(rounds * a_round, cards, -1 / (players - 1))

    def soundness(self) -> Soundness[GangstersState]:
        return soundness_of(self)

    def rebuild(self, data: Facts) -> GangstersState:
        state = GangstersState(self.players, self.layers)
        state.fill_from(data, self.restore_decisions(cast("list[list[object]]", data["stack"])))
        return state

    def inventory(self, state: GangstersState) -> dict[str, int]:
        everywhere = state.pile + state.discards + sum(state.hands) + sum(state.laid)
        cards = dict(zip(CARD_TEXTS, unpacked(everywhere), strict=True))
        turned_up = COALITIONS - count_bits(state.coalitions)
        return cards | {
            "negative packs": sum(pack < 0 for pack in [state.pile, state.discards, *state.hands, *state.laid]),
            "persons": sum(OUT - 1 <= owner < state.players for owner in state.owners),
            "clans": sum(1 << clan for clan in state.clan_of),
            "coalitions by rounds": turned_up - state.round,
            "districts by rounds": DISTRICTS - count_bits(state.districts) - state.round,
            "loot by rounds": LOOTS - count_bits(state.loots) - state.round,
        }

    def figures(self, state: GangstersState) -> dict[str, float]:
        """What is worth counting in a finished game, beside who won: averages over many games tell the economy."""
        sources = [sum(state.earned[source::SOURCES]) / state.players for source in range(SOURCES)]
        values = [
            float(state.round),
            sum(sources),
            sources[LOOT],
            sources[ABILITY],
            sources[SHOWDOWN],
            sources[GODFATHER],
            state.challenger_wins / state.round,
            state.losers_empty / state.round,
        ]
        return dict(zip(FIGURES, values, strict=True))
