"""Rookie, capo and boss: whole games at every table, what they find and miss, and what they do without weights."""

from __future__ import annotations

from pathlib import Path
from typing import cast

import pytest

from backroom.arena.playout import play_match
from backroom.games.chicago_gangsters import TITLE
from backroom.games.chicago_gangsters.bot.features import Description, feature_count
from backroom.games.chicago_gangsters.bot.likely import likely_worlds
from backroom.games.chicago_gangsters.bot.rookie import Rookie
from backroom.games.chicago_gangsters.bot.soldier import Soldier
from backroom.games.chicago_gangsters.bot.study import WEIGHTS, judge_for
from backroom.games.chicago_gangsters.bot.thinking import Thinker
from backroom.games.chicago_gangsters.packs import texts_of, value_of_pack
from backroom.games.chicago_gangsters.state import SOURCES
from backroom.kernel.chance import Chance, FastChance
from backroom.kernel.game import AnyRules
from backroom.kernel.player import Choice, Player
from backroom.kernel.view import Update
from backroom.minds.net import write_net
from backroom.words import Words
from tests.games.chicago_gangsters.scenario import Scene, a_round, gangsters_rules, seat_of
from tests.games.soldiers import Watched, choices_digest, thrown_away, wins

TABLES = [(3, False, False), (3, True, False), (4, False, False), (4, True, True), (5, False, True)]


def small(rules: AnyRules) -> Player:
    """A thinker like boss, with the smallest budget: what it does is tested here, not how well."""
    return Thinker(rules, judge_for(rules, WEIGHTS), 2, 3, talks=True)


def does_all(table: Scene, name: str, player: Player) -> list[str]:
    """Everything that a player does in the commitment that it is asked for."""
    done: list[str] = []
    while table.asked and name in table.asked and table.prompt == "commit":
        update = table.rules.update(table.state, seat_of(name), [])
        action = player.choose(update, FastChance(0)).action
        done.append(action.text)
        table.rules.apply(table.state, seat_of(name), action, FastChance(0))
    return done


def as_rules(table: Scene) -> AnyRules:
    return cast("AnyRules", table.rules)


@pytest.mark.parametrize(("players", "godfather", "whisper"), TABLES)
def test_rookie_and_thinkers_play_whole_games_by_what_is_offered(players: int, godfather: bool, whisper: bool) -> None:
    rules = cast("AnyRules", gangsters_rules(players, godfather, whisper))
    table: list[Player] = [Watched(Rookie(rules) if seat % 2 else small(rules)) for seat in range(players)]
    chance = FastChance(players)
    state = rules.deal(chance)
    own: list[Chance] = [FastChance(seat) for seat in range(players)]
    play_match(rules, state, chance, table, own)
    assert state.outcome is not None


def test_the_same_game_is_played_again_the_same_way() -> None:
    rules = cast("AnyRules", gangsters_rules(3))
    assert choices_digest(small, rules, 1) == choices_digest(small, rules, 1)
    assert choices_digest(Rookie, rules, 1) == choices_digest(Rookie, rules, 1)


def test_every_level_is_declared_the_weakest_first() -> None:
    assert list(TITLE.bots) == ["rookie", "soldier", "capo", "boss"]


def test_whoever_begins_anew_in_the_middle_of_laying_goes_on_as_planned() -> None:
    # One table asks the same player all along, the other a new one for every step.
    hands = {"ada": "2x weapons-4 weapons-2 bribes-5 blackmail-3", "bo": "4x bribes-3", "cleo": "4x weapons-2"}
    one, other = a_round(hands), a_round(hands)
    whole = does_all(one, "ada", small(as_rules(one)))
    steps: list[str] = []
    while "ada" in other.asked:
        action = small(as_rules(other)).choose(other.rules.update(other.state, 0, []), FastChance(0)).action
        steps.append(action.text)
        other.rules.apply(other.state, 0, action, FastChance(0))
    assert steps == whole


def test_rookie_forgets_that_half_is_enough_for_a_share() -> None:
    # Twelve lie there. Six would be half; Cleo has eight, cannot win alone, and gives up.
    hands = {"ada": "3x weapons-4", "bo": "", "cleo": "2x weapons-4", "dov": "bribes-1"}
    table = a_round(hands, question="bo")
    table.lays("ada", "3x weapons-4").lays("bo")
    assert does_all(table, "cleo", Rookie(as_rules(table))) == ["pledge nothing", "commit covered"]
    again = a_round(hands, question="bo")
    again.lays("ada", "3x weapons-4").lays("bo")
    assert "lay weapons-4" in does_all(again, "cleo", Soldier(as_rules(again)))


@pytest.mark.compiled_rules
def test_a_boss_calls_it_a_mistake_that_rookie_forgets_the_half() -> None:
    hands = {"ada": "3x weapons-4", "bo": "", "cleo": "2x weapons-4", "dov": "bribes-1"}
    table = a_round(hands, question="bo")
    table.lays("ada", "3x weapons-4").lays("bo")
    rules = as_rules(table)
    update = rules.update(table.state, seat_of("cleo"), [])

    assert thrown_away(TITLE.bots["boss"](rules), rules, update, "commit covered") > 0.03

    assert does_all(table, "cleo", Rookie(rules))[-1] == "commit covered"


def test_rookie_beats_random_players_and_sells_its_strongest_card() -> None:
    assert wins(Rookie, cast("AnyRules", gangsters_rules(3)), 30) > 15
    table = a_round({"ada": "weapons-4 bribes-5 2x bribes-2"}, {"ada": "informer"})
    table.plays()
    while table.prompt != "end-of-round" or "ada" not in table.asked:
        table.does(table.asked[0], table.offers(table.asked[0])[0])
    rookie = Rookie(as_rules(table))
    done: list[str] = []
    while table.prompt in ("end-of-round", "payment") and "ada" in table.asked:
        action = rookie.choose(table.rules.update(table.state, 0, []), FastChance(0)).action
        done.append(action.text)
        table.rules.apply(table.state, 0, action, FastChance(0))
    assert "hand over bribes-5" in done


def test_likely_worlds_believe_a_pledge() -> None:
    # Bo has laid, covered, and said that it is nothing, or at least twelve: what he laid is dealt by his words.
    laid: dict[str, float] = {}
    for word in ("nothing", "at-least-12"):
        table = a_round({"ada": "weapons-4", "bo": "3x bribes-5 2x weapons-4", "cleo": "bribes-1", "dov": "bribes-1"})
        table.does("bo", f"pledge {word}").lays("bo", "bribes-5")
        view = table.rules.view(table.state, seat_of("ada"))
        worlds = likely_worlds(as_rules(table), view, 12, 400, FastChance(1))
        laid[word] = sum(value_of_pack(world.laid[seat_of("bo")]) for world in worlds) / len(worlds)
    assert laid["nothing"] < 3 < 8 < laid["at-least-12"]


def test_a_card_left_face_down_is_thought_to_be_a_high_one() -> None:
    table = a_round({"ada": "2x weapons-4 weapons-2", "bo": "", "cleo": "bribes-5", "dov": "bribes-1"})
    table.lays("ada", "2x weapons-4", "covered", "leave weapons-4").lays("bo")
    view = table.rules.view(table.state, seat_of("cleo"))
    worlds = likely_worlds(as_rules(table), view, 40, 400, FastChance(1))
    dealt = [table.rules.resample(view, FastChance(seed)) for seed in range(200)]
    strong = {"weapons-4", "bribes-4", "bribes-5", "blackmail-5"}
    found = sum(texts_of(1 << 4 * world.hidden)[0] in strong for world in worlds) / len(worlds)
    uniform = sum(texts_of(1 << 4 * world.hidden)[0] in strong for world in dealt) / len(dealt)
    assert found > uniform + 0.2


def test_weights_that_do_not_fit_are_left_and_the_soldier_plays(tmp_path: Path) -> None:
    three, four = (cast("AnyRules", gangsters_rules(players)) for players in (3, 4))
    write_net(tmp_path / "4.net", (feature_count(4) + 1, 2), [0.0] * (2 * (feature_count(4) + 2)))
    assert judge_for(four, tmp_path) is None
    assert judge_for(three, tmp_path) is None
    assert judge_for(four, WEIGHTS) is not None

    table = a_round({"ada": "2x weapons-4 bribes-5 blackmail-3"})
    again = a_round({"ada": "2x weapons-4 bribes-5 blackmail-3"})
    unfit = Thinker(as_rules(table), judge_for(as_rules(table), tmp_path), 2, 3, talks=True)
    assert does_all(table, "ada", unfit) == does_all(again, "ada", Soldier(as_rules(again)))


def test_who_leads_at_the_end_is_judged_better_off() -> None:
    table = a_round({"ada": "weapons-4", "bo": "weapons-4", "cleo": "bribes-1", "dov": "bribes-1"}, number=12)
    judge = judge_for(as_rules(table), WEIGHTS)
    assert judge is not None
    table.state.earned[seat_of("bo") * SOURCES] += 6
    behind = judge.worths([table.state], seat_of("ada"))[0]
    table.state.earned[seat_of("ada") * SOURCES] += 12
    ahead = judge.worths([table.state], seat_of("ada"))[0]
    assert behind < 0.3 < 0.6 < ahead
    assert len(Description(table.state, table.rules.box).tell(0)) == feature_count(4)


class Listed(Player):
    """A bot whose reasons are noted."""

    def __init__(self, bot: Player, whys: set[str]) -> None:
        self._bot = bot
        self._whys = whys

    def choose(self, update: Update, chance: Chance) -> Choice:
        choice = self._bot.choose(update, chance)
        self._whys.add(choice.why)
        return choice


def test_every_reason_of_every_level_has_words() -> None:
    rules = cast("AnyRules", gangsters_rules(3, godfather=True))
    whys: set[str] = set()
    bots: list[Player] = [Listed(Rookie(rules) if seat % 2 else small(rules), whys) for seat in range(3)]
    chance = FastChance(5)
    state = rules.deal(chance)
    play_match(rules, state, chance, bots, [FastChance(seat) for seat in range(3)])
    assert {"why-strongest", "why-most-bottles"} < whys
    for language in TITLE.languages:
        words = Words(language, TITLE)
        for why in whys:
            assert words.say(why, {"card": "bribes-1", "points": 3, "side": "challengers"}).endswith(".")
