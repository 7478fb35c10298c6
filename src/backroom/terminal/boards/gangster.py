"""The board of Gangster: districts with their tables, the Gold Coast, everybody's car and gangster board."""

from __future__ import annotations

from collections.abc import Sequence

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from backroom.games.gangster.events import SCORES
from backroom.games.gangster.pieces import COLOURS, Colour
from backroom.games.gangster.view import GangsterView
from backroom.games.gangster.view_types import AreaData, GangsterViewData
from backroom.kernel.action import Action, ActionTable
from backroom.kernel.event import SeenEvent
from backroom.kernel.game import AnyRules
from backroom.kernel.refusal import Facts
from backroom.kernel.title import AnyTitle, Settings
from backroom.kernel.view import Update, View
from backroom.table.foresight import foreseen
from backroom.terminal.board import BRASS, FAINT, Board, winners
from backroom.terminal.painting import PaintedWords
from backroom.terminal.screen import Glyphs

STYLES = dict(zip(COLOURS, ("grey58", "green3", "yellow3", "dark_orange3", "steel_blue1"), strict=True))


class GangsterBoard(Board[GangsterViewData]):
    """Gangster in the terminal."""

    headings = frozenset({"stage-begun", "reckoning-begun"})
    weighty = frozenset({"marker-laid", "car-pushed", "trunk-dumped", "influence-told", "game-ended"})

    def __init__(self, title: AnyTitle, settings: Settings, words: PaintedWords, glyphs: Glyphs) -> None:
        super().__init__(title, settings, words, glyphs)
        self.rules: AnyRules = title.rules(settings)

    @classmethod
    def paint(cls, glyphs: Glyphs, thing: str, worded: str) -> Text | None:
        """Colours in their colour, alone and with points."""
        if thing in STYLES:
            return Text(worded, style=f"bold {STYLES[thing]}")
        scored = thing.rpartition("-")[0]
        if scored in SCORES:
            return Text(worded, style=f"bold {STYLES[COLOURS[SCORES.index(scored)]]}")
        return None

    def picture(self, view: GangsterViewData, width: int) -> RenderableType:
        return Group(
            self._headline(view), self._districts(view), self._roads(view), self._harbour(view),
            *self._colours(view), self._if_today(view),
        )  # fmt: skip

    def choices(self, update: Update, offered: Sequence[Action], width: int) -> RenderableType:
        """As usual; and below, what getting in or out changes of what districts would score now."""
        numbers = {action: number for number, action in enumerate(offered, 1)}
        lines = [self._changes(update.view, action, number) for action, number in numbers.items()]
        return Group(self.listed_choices(numbers, width), *(line for line in lines if line))

    def _changes(self, view: View, action: Action, number: int) -> Text | None:
        if not action.text.startswith(("load", "unload")):
            return None
        assert isinstance(view, GangsterView)
        after = foreseen(self.rules, view.table, view.viewer, [action])
        if not isinstance(after, GangsterView) or not after.changes:
            return None
        told = Text(f"{number}  ", style=FAINT)
        for change in after.changes:
            told.append(f"{self.words.thing(change['district'])}: ")
            for at, line in enumerate(change["lines"]):
                facts: Facts = {
                    "colour": line["colour"],
                    "near": _points(line["before"], change["doubled"]),
                    "value": _points(line["after"], change["doubled"]),
                }
                told.append(", " if at else "").append_text(self.words.text("term-gangster-changed", facts))
        return told

    def _if_today(self, view: GangsterViewData) -> Text:
        """What everybody would get if the day of reckoning were today."""
        told = [self.words.say("term-gangster-if-today")]
        for seat, one in enumerate(view["if_scored"]):
            sum_ = str(one["points"]) + (f"+{one['casinos']}x?" if one["casinos"] else "")
            told.append(self.words.say("term-gangster-if-seat", {"seat": seat, "value": sum_}))
        return self.words.painted(" ".join(told))

    def imaginable(self, view: GangsterViewData, table: ActionTable) -> list[Action]:
        """Every card, every colour to unload, everybody on a table, whatever the Gold Coast and the bumper bring."""
        verbs = ("act", "drive", "unload", "stop", "enough", "push", "dump", "keep", "take")
        texts = {f"load {field} at {area['area']}" for area in view["areas"] for field in _occupied(area)}
        return [action for action in table.actions if action.text.startswith(verbs) or action.text in texts]

    def chapter(self, view: GangsterViewData) -> int:
        return view["stage"]

    def ending(self, view: GangsterViewData, events: Sequence[SeenEvent], width: int) -> RenderableType:
        """Influence by colour and stage; with two players each has two lines."""
        table = Table("", "", box=box.SIMPLE_HEAD, pad_edge=False)
        for stage in (1, 2, 3):
            table.add_column(self.words.say("term-gangster-stage", {"stage": stage}), justify="right")
        table.add_column(self.words.say("term-gangster-influence"), justify="right")
        for told in view["colours"]:
            seat = told["seat"]
            won = seat in winners(view["outcome"])
            mark = f"{self.glyphs.leads} " if won else ""
            figures = [str(points) for points in (*told["influence"], view["influence"][seat])]
            style = "bold" if won else ""
            table.add_row(mark + self.words.name(seat), self._colour(told["colour"]), *figures, style=style)
        return table

    def _headline(self, view: GangsterViewData) -> Text:
        facts: Facts = {
            "stage": view["stage"], "turn": view["turn"]["number"], "laid": view["markers"]["laid"],
            "most": view["markers"]["of"], "districts": len(view["pile"]["districts"]),
            "policemen": view["pile"]["policemen"], "casino": view["casino"],
        }  # fmt: skip
        return Text(self.words.say("term-gangster-head", facts), style=f"bold {BRASS}")

    def _districts(self, view: GangsterViewData) -> Table:
        table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style=FAINT)
        for column in ("district", "fields", "now", "cars"):
            table.add_column(self.words.say(f"term-gangster-{column}"))
        for area in view["areas"]:
            name = Text(self.words.thing(area["area"]))
            if area.get("doubled"):
                name.append(f" {self.glyphs.times}2", style=f"bold {BRASS}")
            table.add_row(name, self._fields(area), self._standing(area), self._cars(view, area["area"]))
        return table

    def _roads(self, view: GangsterViewData) -> Text:
        """Every road once, with its other ends behind the area that is listed first."""
        told: list[str] = []
        before: set[str] = set()
        for area in view["areas"]:
            before.add(area["area"])
            ends = [self.words.thing(near) for near in area["connections"] if near not in before]
            if ends:
                told.append(f"{self.words.thing(area['area'])} {self.glyphs.dash} {', '.join(ends)}")
        return Text(f"{self.words.say('term-gangster-roads')}: {'; '.join(told)}.", style=FAINT)

    def _fields(self, area: AreaData) -> Text:
        """Who stands on which field, and which one is next: the numbers are what `load` is told."""
        if area["table"] is None:
            closed = "term-gangster-closed" if area["district"] else "term-gangster-coast"
            return Text(self.words.say(closed), style=FAINT)
        line = Text()
        for field, colour in _occupied(area).items():
            line.append(str(field), style=FAINT)
            line.append(f"{self.words.say(f'term-gangster-short-{colour}')} ", style=f"bold {STYLES[colour]}")
        facts: Facts = {"field": area["next"] or 0, "fields": len(area["fields"])}
        return line.append(self.words.say("term-gangster-next", facts), style=FAINT)

    def _standing(self, area: AreaData) -> Text:
        """Each place and who would get it now; places that nobody would get stand alone."""
        if area["table"] is None:
            return Text("")
        line = Text()
        for at, place in enumerate(area["table"]["places"]):
            line.append("  " if at else "").append(str(place), style="bold")
            if at < len(area["standing"]):
                line.append(" ").append_text(self._colour(area["standing"][at]["colour"]))
        return line

    def _cars(self, view: GangsterViewData, area: str) -> Text:
        parked = [self._colour(told["colour"]) for told in view["colours"] if told["car"] == area]
        return Text(" ").join(parked)

    def _harbour(self, view: GangsterViewData) -> Text:
        harbour = view["harbour"]
        offered = [kind for kind in harbour["equipment"] if kind is not None]
        drowned = sum(harbour["lake"].values())
        facts: Facts = {"equipment": offered or ["term-gangster-nothing"], "count": sum(harbour["supply"].values())}
        return Text(self.words.say("term-gangster-harbour", facts | {"drowned": drowned}))

    def _colours(self, view: GangsterViewData) -> list[Text]:
        """A line or two for each gangster board."""
        lines: list[Text] = []
        for told in view["colours"]:
            turn = told["colour"] == view["turn"]["colour"]
            line = Text(f"{self.glyphs.turn} " if turn else "  ", style=f"bold {BRASS}")
            short = self.words.say(f"term-gangster-short-{told['colour']}")
            line.append(f"{short} ", style=f"bold {STYLES[told['colour']]}")
            cards = "".join(str(card["steps"]) if card["open"] else self.glyphs.dash for card in told["cards"])
            facts: Facts = {
                "seat": told["seat"], "aboard": told["aboard"], "reserve": told["reserve"], "short": cards,
                "influence": sum(told["influence"]), "room": told["room"], "count": len(told["trunk"]),
                "gangsters": told["trunk"], "equipment": [kind for kind in told["equipment"] if kind is not None],
            }  # fmt: skip
            lines.append(line.append_text(self.words.text("term-gangster-board", facts)))
        return lines

    def _colour(self, colour: str) -> Text:
        return self.words.painted(self.words.thing(colour))


def _points(points: int | None, doubled: bool) -> str:
    """A casino place is a ? until the day of reckoning."""
    return str(points) if points is not None else "2x?" if doubled else "?"


def _occupied(area: AreaData) -> dict[int, Colour]:
    """Who stands on which field of a district, from 1; a free field is left out."""
    return {at: who for at, who in enumerate(area.get("fields", []), 1) if who is not None}


BOARD = GangsterBoard
