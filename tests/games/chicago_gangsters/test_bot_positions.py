"""Soldier in single positions: the last round, the poker player, bluffs, words, Mr. X."""

from __future__ import annotations

from typing import cast

from backroom.arena.playout import play_match
from backroom.games.chicago_gangsters import TITLE
from backroom.games.chicago_gangsters.bot.prospects import Prospects
from backroom.games.chicago_gangsters.bot.soldier import Soldier
from backroom.games.chicago_gangsters.bot.stock import Stock
from backroom.games.chicago_gangsters.packs import unpacked
from backroom.games.chicago_gangsters.state import GangstersState
from backroom.games.chicago_gangsters.talk import MOST_POINTS
from backroom.kernel.chance import Chance, FastChance
from backroom.kernel.game import AnyRules
from backroom.kernel.player import Choice, Player
from backroom.kernel.view import Update
from backroom.words import Words
from tests.games.chicago_gangsters.scenario import Scene, a_round, gangsters_rules, seat_of

LAST = 12
"""The round after which the showdown comes for certain (CG-11)."""


def choice_of(table: Scene, name: str) -> Choice:
    seat = seat_of(name)
    return Soldier(cast("AnyRules", table.rules)).choose(table.rules.update(table.state, seat, []), FastChance(0))


def does_all(table: Scene, name: str, prompt: str) -> list[str]:
    """Everything that the soldier does until it is asked something else."""
    done: list[str] = []
    while table.asked and name in table.asked and table.prompt == prompt:
        choice = choice_of(table, name)
        done.append(choice.action.text)
        table.rules.apply(table.state, seat_of(name), choice.action, FastChance(0))
    return done


def losers_choose_at(loot: int, number: int) -> Scene:
    """Cleo and Dov have lost, with half and more, and Cleo chooses first."""
    hands = {
        "ada": "3x weapons-4", "bo": "2x bribes-5 4x weapons-4 2x blackmail-5", "cleo": "3x blackmail-3",
        "dov": "bribes-1 3x blackmail-5 2x bribes-4 3x weapons-2",
    }  # fmt: skip
    table = a_round(hands, loot=loot, number=number)
    table.plays(ada="3x weapons-4", bo="bribes-5", cleo="3x blackmail-3", dov="bribes-1")
    while "cleo" not in table.asked:
        table.does(table.asked[0], "choose package 1")
    return table


def test_a_bottle_is_taken_before_cards_in_the_last_round() -> None:
    # The losers' packages of this loot: a bottle, or three cards.
    assert choice_of(losers_choose_at(5, LAST), "cleo").action.text == "choose package 1"


def test_cards_that_win_nothing_in_the_showdown_are_all_laid_in_the_last_round() -> None:
    # Ada's weapons stay the most even so; what she has of the rest is never used again.
    hands = {
        "ada": "4x weapons-4 bribes-2 blackmail-1", "bo": "2x bribes-5 2x blackmail-5 2x bribes-3 blackmail-3",
        "cleo": "2x weapons-2 3x blackmail-3 2x bribes-4", "dov": "3x weapons-2 3x blackmail-5 bribes-5",
    }  # fmt: skip
    table = a_round(hands, district="hyde-park", question="bo", number=LAST)
    laid = [text for text in does_all(table, "ada", "commit") if text.startswith("lay")]
    assert laid == ["lay bribes-2", "lay blackmail-1"]


def test_the_poker_player_is_not_asked_to_give_back_what_was_thrown() -> None:
    poor = a_round({"ada": "2x weapons-4 bribes-5"}, {"ada": "poker-player"}, discards="bribes-1 blackmail-1")
    poor.plays(ada="", bo="", cleo="", dov="")
    rich = a_round({"ada": "3x weapons-4 2x bribes-2"}, {"ada": "poker-player"}, discards="weapons-4 weapons-2")
    rich.plays(ada="", bo="", cleo="", dov="")
    for table in (poor, rich):
        while table.prompt != "end-of-round" or "ada" not in table.asked:
            table.does(table.asked[0], table.offers(table.asked[0])[0])

    assert "play poker" not in does_all(poor, "ada", "end-of-round")
    done = does_all(rich, "ada", "end-of-round")
    if "play poker" in done:
        cards = does_all(rich, "ada", "poker-player")
        thrown = sorted(text.split()[1] for text in cards if text.startswith("throw"))
        picked = sorted(text.split()[1] for text in cards if text.startswith("pick"))
        assert thrown != picked


class Overheard(Player):
    """A soldier whose words and deeds are noted: (points brought, word) of each pledge of points, and requests."""

    def __init__(self, rules: AnyRules) -> None:
        self._soldier = Soldier(rules)
        self.pledges: list[tuple[int, int]] = []
        self.requests: list[str] = []
        self.whys: list[str] = []
        self._word = 0

    def choose(self, update: Update, chance: Chance) -> Choice:
        choice = self._soldier.choose(update, chance)
        self.whys.append(choice.why)
        text = choice.action.text
        if text.startswith("pledge at-least"):
            self._word = int(text.rsplit("-", 1)[1])
        elif text.startswith("ask"):
            self.requests.append(text)
        elif text.startswith("commit") and self._word:
            self.pledges.append((int(str(choice.facts["points"])), self._word))
            self._word = 0
        return choice


def overheard(games: int) -> tuple[list[Overheard], list[GangstersState]]:
    rules = cast("AnyRules", gangsters_rules(4))
    players: list[Overheard] = [Overheard(rules) for _ in range(4)]
    ends: list[GangstersState] = []
    for game in range(games):
        chance = FastChance(game)
        state = cast("GangstersState", rules.deal(chance))
        own: list[Chance] = [FastChance(10 * game + seat) for seat in range(4)]
        play_match(rules, state, chance, list(players), own)
        ends.append(state)
    return players, ends


def test_words_tell_no_fixed_share_bluffs_happen_and_nothing_impossible_is_asked_for() -> None:
    players, ends = overheard(6)
    pledges = [pledge for player in players for pledge in player.pledges]
    shares = sorted(word / points for points, word in pledges)
    middle = shares[len(shares) // 10 : -len(shares) // 10]
    assert middle[-1] - middle[0] > 0.3, "the share of what is meant that is told goes up and down"
    assert all(word <= points for points, word in pledges), "no more is pledged than is meant"
    whys = [why for player in players for why in player.whys]
    assert 0 < whys.count("why-bluff") < whys.count("why-hide"), "a card left face down is now and then a bluff"
    requests = [text for player in players for text in player.requests]
    assert requests
    assert requests.count(f"ask at-least-{MOST_POINTS}") * 50 <= len(requests)
    assert sum(sum(state.kept) for state in ends) > 3 * sum(sum(state.broken) for state in ends)


def test_a_request_is_read_as_a_word_that_the_partner_brings_the_rest() -> None:
    # Bo could add enough to beat what Cleo and Dov may bring; without Ada's part that would be wasted.
    hands = {
        "ada": "2x weapons-4",
        "bo": "bribes-5 blackmail-5 bribes-3",
        "cleo": "3x weapons-2",
        "dov": "3x weapons-2",
    }
    table = a_round(hands, loot=7)

    def expected() -> float:
        view = table.rules.view(table.state, 1)
        partner = Prospects(view, 1, 0, False, Stock(view, 1, unpacked(view.hand))).partner()
        assert partner is not None
        return partner.mean

    before = expected()
    table.does("ada", "ask at-least-2")
    assert expected() > before


def test_beside_mr_x_the_third_place_is_worth_nothing() -> None:
    # Eve has joined Ada and Bo with four cards: who brings least of the three goes empty.
    hands = {
        "ada": "bribes-1 bribes-2",
        "bo": "4x weapons-4",
        "cleo": "weapons-2",
        "dov": "weapons-2",
        "eve": "4x bribes-3",
    }
    table = a_round(hands, players=5, loot=1)
    table.does("eve", *["lay bribes-3"] * 4, "join challengers")
    view = table.rules.view(table.state, 0)
    prospects = Prospects(view, 0, 0, False, Stock(view, 0, unpacked(view.hand)))
    shares = prospects.shares(5)
    assert len(prospects.friends) == 2
    assert prospects.worth_of(3.0, shares) < 0.4 * shares[1]


def test_its_reasons_can_be_said_in_every_language() -> None:
    for language in ("en", "nl", "de"):
        words = Words(language, TITLE)
        for why in ("why-pledge-less", "why-pledge-kind", "why-pledge-nothing"):
            assert words.say(why, {}).endswith(".")
        for why in ("why-lay-bluff", "why-bluff"):
            assert words.say(why, {"card": "bribes-1"}).endswith(".")
