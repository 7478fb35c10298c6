"""The board of Chicago: the city plan, the gangs and their goals, every member's steps."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from backroom.games.chicago.gangs import PHASES, ROUNDS
from backroom.games.chicago.plan import Plan
from backroom.games.chicago.state import CAUSE_NAMES
from backroom.games.chicago.view import ChicagoView
from backroom.games.chicago.view_types import ChicagoViewData, GangData, LeavesData, MeetsData
from backroom.kernel.action import Action, ActionTable
from backroom.kernel.event import SeenEvent
from backroom.kernel.game import AnyRules
from backroom.kernel.refusal import Facts
from backroom.kernel.title import AnyTitle, Settings
from backroom.kernel.view import Update, View
from backroom.table.foresight import foreseen
from backroom.terminal.board import BRASS, FAINT, Board, winners
from backroom.terminal.boards.chicago.city import COLOURS, draw_city
from backroom.terminal.painting import PaintedWords
from backroom.terminal.screen import Glyphs

#: Marks behind a destination: a fight with the odds of holding the place, a building to be seized, and an own one that
#: is left to somebody who could take it.
FIGHT = "!"
SEIZE = "+"
LEAVE = "-"


class ChicagoBoard(Board[ChicagoViewData]):
    """Chicago in the terminal."""

    headings = frozenset({"phase-begun", "turn-begun", "phase-ended"})
    weighty = frozenset({"goal-reached", "goal-lost", "duel-won", "both-fallen", "game-ended"})

    def __init__(self, title: AnyTitle, settings: Settings, words: PaintedWords, glyphs: Glyphs) -> None:
        super().__init__(title, settings, words, glyphs)
        self.plan: Plan = title.load(title.data_text(settings))
        self.rules: AnyRules = title.rules(settings)

    @classmethod
    def paint(cls, glyphs: Glyphs, thing: str, worded: str) -> Text | None:
        """Gangs and their quarters' buildings in their colours."""
        colour = COLOURS.get(thing.partition("-")[0])
        return None if colour is None else Text(worded, style=f"bold {colour}")

    def picture(self, view: ChicagoViewData, width: int) -> RenderableType:
        city = draw_city(self.plan, view, width, self.glyphs.down == "▾")
        legend = Text(self.words.say("term-chicago-legend"), style=FAINT)
        parts: list[RenderableType] = [self._headline(view), city, legend, self._gangs(view), self._near(view)]
        siege = view["siege"]
        if siege is not None:
            facts: Facts = {"gang": siege["gang"], "place": siege["place"], "rings": " ".join(map(str, siege["rings"]))}
            parts.append(self.words.text("term-chicago-siege", facts))
        return Group(*parts)

    def choices(self, update: Update, offered: Sequence[Action], width: int) -> RenderableType:
        """Steps in a line for each member, with a mark for what is met there; anything else as usual."""
        numbers = {action: number for number, action in enumerate(offered, 1)}
        if update.prompt != "move":
            return self.listed_choices(numbers, width)
        view = cast("ChicagoViewData", update.view.as_data())
        crews = {reach["from"]: reach["rings"] for reach in view["reach"]}
        lines: dict[str, Text] = {}
        open_houses: dict[str, LeavesData] = {}
        for action, number in numbers.items():
            who, _, to = action.text.rpartition(" to ")
            line = lines.setdefault(who or action.text, Text(f"{who} " if who else ""))
            line.append(f"  {number}", style=f"bold {BRASS}")
            if not who:
                line.append(f" {action.text}")
                continue
            leaves = self._leaves(update.view, action)
            open_houses |= {one["house"]: one for one in leaves}
            rings = int(who.split()[1]) if who.startswith("send") else max(crews[_origin(action)])
            line.append(f" {to}{_mark(view['meets'].get(to, MeetsData()), rings)}{LEAVE if leaves else ''}")
        return Group(*lines.values(), *(self._warning(one) for one in open_houses.values()))

    def _leaves(self, view: View, action: Action) -> list[LeavesData]:
        """What a step leaves open, as a draft in the browser is told."""
        assert isinstance(view, ChicagoView)
        after = foreseen(self.rules, view.state, view.viewer, [action])
        return after.leaves if isinstance(after, ChicagoView) else []

    def _warning(self, leaves: LeavesData) -> Text:
        nearest = leaves["threats"][0]
        facts: Facts = {"place": leaves["house"], "gang": nearest["gang"], "points": nearest["points"]}
        return self.words.text("term-chicago-leaves", facts)

    def imaginable(self, view: ChicagoViewData, table: ActionTable) -> list[Action]:
        """Hiring, rolling, fighting; and every step of a member of the gang on turn."""
        places = {place for gang in view["gangs"] if gang["gang"] == view["turn"] for place in gang["members"]}
        texts = ("hire 1", "hire 2", "hire 3", "roll", "done", "fight")
        steps = [action for action in table.actions if action.text.split(" ")[1:2] and _origin(action) in places]
        return [table.parse(text) for text in texts] + steps

    def chapter(self, view: ChicagoViewData) -> int:
        phase = view["phase"]
        return 0 if phase is None else PHASES.index(phase) * ROUNDS + view["round"]

    def ending(self, view: ChicagoViewData, events: Sequence[SeenEvent], width: int) -> RenderableType:
        """Every gang's money by where it came from, and what it is worth in the end."""
        table = Table("", *(self.words.say(f"term-chicago-{cause}") for cause in CAUSE_NAMES), box=box.SIMPLE_HEAD)
        table.add_column(self.words.say("term-chicago-wealth"), justify="right")
        for gang in view["gangs"]:
            if gang["seat"] is None:
                continue
            won = gang["seat"] in winners(view["outcome"])
            booked = [sum(phase[cause] for phase in gang["accounts"].values()) for cause in CAUSE_NAMES]
            mark = f"{self.glyphs.leads} " if won else ""
            name = f"{mark}{self.words.name(gang['seat'])}, {self.words.thing(gang['gang'])}"
            cells = [self.words.number(money) for money in (*booked, gang["wealth"])]
            table.add_row(self.words.painted(name), *cells, style="bold" if won else "")
        return table

    def _headline(self, view: ChicagoViewData) -> Text:
        if view["phase"] is None:
            return Text(self.words.say("term-chicago-colours"), style=f"bold {BRASS}")
        facts = {"phase": view["phase"], "round": view["round"], "gang": view["turn"], "points": view["points"]}
        said = self.words.say("term-chicago-headline", facts)
        line = self.words.painted(said[:1].upper() + said[1:])
        line.stylize(f"bold {BRASS}")
        return line

    def _gangs(self, view: ChicagoViewData) -> Table:
        """A line for each gang in play: money, members, pieces, and how near its player is to each goal."""
        heads = ("gang", "cash", "income", "wealth", "members", "figures", "chips", "goals")
        said = [self.words.say(f"term-chicago-{head}") for head in heads]
        table = Table(*said, box=box.SIMPLE_HEAD, pad_edge=False, padding=0)
        for gang in view["gangs"]:
            if gang["seat"] is None:
                continue
            turn = self.glyphs.turn if gang["gang"] == view["turn"] else " "
            name = f"{turn}{self.words.thing(gang['gang'])} {self.words.name(gang['seat'])}"
            income = gang["income"]["buildings"] + gang["income"]["sets"]
            money = [self.words.number(one) for one in (gang["cash"], income, gang["wealth"])]
            goals = view["goals"][gang["seat"]].values()
            held = " ".join(f"{goal['held']}/{goal['wanted']}" for goal in goals)
            pieces = (self._members(gang), str(gang["figures"]), str(gang["chips"]), held)
            table.add_row(self.words.painted(name), *money, *pieces)
        return table

    def _near(self, view: ChicagoViewData) -> Text:
        """When goals are looked at, and who holds one or is one short."""
        facts: Facts = {"phase": view["phase"] or PHASES[0], "count": view["rounds_left"]}
        said = [self.words.say("term-chicago-to-win", facts)]
        for seat, goals in enumerate(view["goals"]):
            for name, goal in goals.items():
                if goal["missing"] <= 1:
                    message = "term-chicago-one-short" if goal["missing"] else "term-chicago-holds"
                    said.append(self.words.say(message, {"seat": seat, "goal": name}))
        return self.words.painted(" ".join(said))

    def _members(self, gang: GangData) -> str:
        """How many of each strength, and who waits."""
        rings = [one for crew in gang["members"].values() for one in crew]
        shown = [f"{rings.count(one)}{self.glyphs.times}{one}" for one in range(4, 0, -1) if one in rings]
        if gang["waiting"]:
            waiting = " ".join(map(str, gang["waiting"]))
            shown.append(self.words.say("term-chicago-waiting", {"rings": waiting}))
        return " ".join(shown) or self.glyphs.dash


def _mark(meets: MeetsData, rings: int) -> str:
    """What a member of so many rings meets at a place."""
    fight = FIGHT if "fights" in meets else ""
    if "holds" in meets:
        fight += f"{round(100 * meets['holds'][rings - 1])}%"
    return fight + (SEIZE if meets.get("seizes") else "")


def _origin(action: Action) -> str:
    """Where a step begins; nothing for other actions."""
    words = action.text.split()
    if words[0] == "move":
        return words[1]
    return words[3] if words[0] == "send" else ""


BOARD = ChicagoBoard
