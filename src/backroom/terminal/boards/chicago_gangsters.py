"""The board of Chicago Gangsters: the round, everybody's side, persons and cards, the hand, the choices."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from backroom.games.chicago_gangsters.cards import CARD_NUMBERS, CARD_TEXTS, KIND_TEXTS, KINDS, PERSONS, SIDES, Side
from backroom.games.chicago_gangsters.sum_types import SpanData
from backroom.games.chicago_gangsters.talk import WORD_TEXTS
from backroom.games.chicago_gangsters.view_types import (
    ChicagoGangstersViewData,
    LaidData,
    LootPackageData,
    PledgeData,
    SeatData,
)
from backroom.kernel.action import Action, ActionTable
from backroom.kernel.event import SeenEvent
from backroom.kernel.refusal import Facts
from backroom.kernel.view import Update
from backroom.terminal.board import BRASS, FAINT, Board, winners
from backroom.terminal.screen import Glyphs

#: Sure, open, out of reach.
VERDICTS = {"sure": "+", "open": "~", "out": "-"}
COLOURS = ("steel_blue1", "green3", "indian_red1")
#: Verbs with a word for an object: shown as a span of numbers, not one by one.
TALK = ("pledge", "ask")
#: The order in which a commitment's choices are numbered; whatever is not named comes before.
VERBS = ("lay", "take", "leave", "declare", "commit", "show", *TALK)


class GangstersBoard(Board[ChicagoGangstersViewData]):
    """Chicago Gangsters in the terminal."""

    headings = frozenset({"round-begun", "showdown-begun"})
    weighty = frozenset({"round-evaluated", "godfather-crowned", "roles-exchanged", "game-ended"})

    @classmethod
    def paint(cls, glyphs: Glyphs, thing: str, worded: str) -> Text | None:
        """Means cards in the colour of their kind."""
        if thing not in CARD_NUMBERS:
            return None
        return Text(worded, style=f"bold {COLOURS[KINDS.index(thing.partition('-')[0])]}")

    def picture(self, view: ChicagoGangstersViewData, width: int) -> RenderableType:
        return Group(
            self._to_win(view), self._headline(view), self._loot(view), self._seats(view), self._hand(view),
            *self._meanings(view),
        )  # fmt: skip

    def hand(self, view: ChicagoGangstersViewData, width: int) -> RenderableType:
        return self._hand(view)

    def discards(self, view: ChicagoGangstersViewData, width: int) -> RenderableType:
        return self._cards(view["discards"])

    def ordered(self, actions: Sequence[Action]) -> list[Action]:
        """Cards first, then how to commit, then words."""
        return sorted(actions, key=lambda action: VERBS.index(_verb(action)) if _verb(action) in VERBS else -1)

    def choices(self, update: Update, offered: Sequence[Action], width: int) -> RenderableType:
        numbers = {action: number for number, action in enumerate(offered, 1)}
        shown = {action: number for action, number in numbers.items() if _verb(action) not in TALK}
        spans = [self._spoken(verb, numbers) for verb in TALK]
        return Group(self.listed_choices(shown, width), *(span for span in spans if span is not None))

    def imaginable(self, view: ChicagoGangstersViewData, table: ActionTable) -> list[Action]:
        """Every card in hand laid, left face down, thrown; the thug, the persons, some words."""
        held = sorted(set(view["hand"]))
        texts = [f"{verb} {card}" for verb in ("lay", "leave", "stake", "fence", "swap") for card in held]
        texts += ["declare thug", "draw", "draw extra", "finish", "play poker", "take the card"]
        texts += [f"trade with {person}" for person in PERSONS[:2]]
        texts += [f"{verb} {WORD_TEXTS[-1]}" for verb in TALK]
        return [table.parse(text) for text in texts]

    def chapter(self, view: ChicagoGangstersViewData) -> int:
        return view["round"]["number"]

    def laid_open(self, views: Sequence[ChicagoGangstersViewData]) -> ChicagoGangstersViewData:
        """The onlooker's view with what every seat knows of its own cards."""
        opened = views[-1]
        for seat, own in enumerate(views[:-1]):
            opened["seats"][seat]["laid"] = own["seats"][seat]["laid"]
            opened["seats"][seat]["known"] = own["hand"]
        return opened

    def ending(self, view: ChicagoGangstersViewData, events: Sequence[SeenEvent], width: int) -> RenderableType:
        """Alcohol by where it came from."""
        sources = list(view["seats"][0]["earned"])
        table = Table("", *(self.words.say(f"term-gangsters-{source}") for source in sources), box=box.SIMPLE_HEAD)
        table.add_column(self.words.say("term-gangsters-alcohol"), justify="right")
        for seat, told in enumerate(view["seats"]):
            won = seat in winners(view["outcome"])
            mark = f"{self.glyphs.leads} " if won else ""
            earned = [str(told["earned"][source]) for source in sources]
            style = "bold" if won else ""
            table.add_row(mark + self.words.name(seat), *earned, str(told["alcohol"]), style=style)
        return table

    def _to_win(self, view: ChicagoGangstersViewData) -> Text:
        """What wins, and how long it can still take."""
        told = view["to_win"]
        said = [self.words.say("out-to-win"), self.words.say("out-majorities", {"bottles": told["majority"]})]
        least, most = told["rounds_left"]["least"], told["rounds_left"]["most"]
        said.append(self.words.say("out-rounds-left", {"least": least, "most": most, "span": int(least != most)}))
        return Text(" ".join(said), style=FAINT)

    def _headline(self, view: ChicagoGangstersViewData) -> Text:
        told = view["round"]
        kinds = [KIND_TEXTS[KINDS.index(kind)] for kind in told["means"]]
        facts: Facts = {
            "round": told["number"], "district": told["district"], "means": kinds,
            "persons": int(told["persons"]), "person": told["person"], "pile": view["pile"],
            "discards": len(view["discards"]),
        }  # fmt: skip
        return Text(self.words.say("term-gangsters-round", facts), style=f"bold {BRASS}")

    def _loot(self, view: ChicagoGangstersViewData) -> Group:
        lines = []
        for role in ("winners", "losers"):
            first, second = (self._package(package) for package in view["round"]["loot"][role])
            lines.append(Text(self.words.say(f"{role}-loot", {"package": first, "other": second})))
        return Group(*lines)

    def _package(self, package: LootPackageData) -> list[str]:
        parts = [f"bottles-{package['alcohol']}"] if package["alcohol"] else []
        parts += [f"cards-{package['means']}"] if package["means"] else []
        return parts + (["the-person"] if package["person"] else [])

    def _seats(self, view: ChicagoGangstersViewData) -> Group:
        """Everybody by side, each in a line or two: who, what they have, what they laid and said."""
        lines: list[RenderableType] = []
        standing: set[int] = set()
        for name in SIDES:
            seats = self._camp(view, name)
            standing.update(seats)
            lines.append(Text(self._heading(view, name), style="bold"))
            for seat in seats:
                lines += [self._who(view, seat, view["seats"][seat]), self._what(view["seats"][seat])]
        for seat, told in enumerate(view["seats"]):
            if seat not in standing:
                lines += [self._who(view, seat, told), self._what(told)]
        return Group(*lines)

    def _camp(self, view: ChicagoGangstersViewData, side: Side) -> list[int]:
        """Who stands on a side; after the evaluation the ousted are named there again."""
        if view["reckoned"] is None:
            return [seat for seat, told in enumerate(view["seats"]) if told["side"] == side]
        return [member["owner"] for member in view["reckoned"]["camps"][SIDES.index(side)]["members"]]

    def _heading(self, view: ChicagoGangstersViewData, side: Side) -> str:
        """A side with its sum, and for the defenders what they have to reach."""
        at = SIDES.index(side)
        name = self.words.thing(side)
        reckoned = view["reckoned"]
        if reckoned is None:
            announced = view["round"]["announced"][at]
            return name if announced is None else f"{name}: {announced}"
        parts = [f"{name}: {self._span(reckoned['camps'][at]['sum'])}"]
        marks = reckoned["marks"]
        if marks is not None and side == "defenders":
            parts.append(self.words.say("term-gangsters-half", {"words": self._span(marks["half"])}))
            parts.append(self.words.say("term-gangsters-beat", {"words": self._span(marks["beat"])}))
        return ", ".join(parts)

    def _span(self, span: SpanData) -> str:
        if span["least"] == span["most"]:
            return str(span["least"])
        return self.words.say("term-gangsters-span", {"least": span["least"], "most": span["most"]})

    def _meanings(self, view: ChicagoGangstersViewData) -> list[Text]:
        """What the viewer brings, and what that means: the same lines as in the browser."""
        yours = None if view["reckoned"] is None else view["reckoned"]["yours"]
        if yours is None or not yours["meanings"]:
            return []
        lines = [Text(self.words.say("term-gangsters-you-bring", {"points": yours["brings"]["total"]}), style="bold")]
        for meaning in yours["meanings"]:
            said = [self.words.say(one, meaning["facts"]) for one in (meaning["says"], meaning["why"]) if one]
            lines.append(Text(f"  {VERDICTS[meaning['verdict']]} {' '.join(said)}"))
        return lines

    def _who(self, view: ChicagoGangstersViewData, seat: int, told: SeatData) -> Text:
        """Name, clan, ? and mark, alcohol, hand, words."""
        signs = "?" * (view["round"]["question"] == seat) + "1" * (seat in view["round"]["marks"])
        words = told["words"]
        facts: Facts = {"seat": seat, "clan": told["clan"], "alcohol": told["alcohol"], "hand": told["hand"]}
        facts |= {"kept": words["kept"], "given": words["kept"] + words["broken"]}
        line = Text(f"  {self.words.say('term-gangsters-line', facts)}")
        return line.append(f" [{signs}]", style=f"bold {BRASS}") if signs else line

    def _what(self, told: SeatData) -> Text:
        """Persons, cards known in hand, cards laid, the sum so far, the pledge."""
        line = Text("    ")
        line.append(", ".join(f"{self.words.thing(one['person'])} {one['value']}" for one in told["persons"]))
        if told["known"]:
            line.append("  (").append_text(self._cards(told["known"], "dim")).append(")")
        laid = self._laid(told["laid"])
        if laid:
            line.append(f"  {self.glyphs.turn}").append_text(laid)
        if told["brings"] is not None:
            line.append(f"  = {told['brings']['total']}", style=f"bold {BRASS}")
        return line.append(self._pledge(told["pledge"]), style=FAINT)

    def _laid(self, laid: LaidData) -> Text:
        """Cards in sight, then a sign for each that lies face down; one sign and a ? where nobody says how many."""
        text = self._cards(laid["cards"])
        if laid["face_down"] is None:
            return text.append(f" {self.glyphs.back}?")
        return text.append(f" {self.glyphs.back * laid['face_down']}" if laid["face_down"] else "")

    def _pledge(self, pledge: PledgeData | None) -> str:
        if pledge is None:
            return ""
        if pledge["form"] == "points":
            word = WORD_TEXTS[pledge["points"]]
        else:
            word = WORD_TEXTS[-1] if pledge["form"] == "nothing" else "some-" + pledge["kind"]
        return f"  “{self.words.thing(word)}”"

    def _hand(self, view: ChicagoGangstersViewData) -> Text:
        return Text.assemble((self.words.say("term-gangsters-your-hand"), "bold"), " ", self._cards(view["hand"]))

    def _cards(self, cards: Sequence[str], style: str = "") -> Text:
        """Cards as they are typed, each in the colour of its kind."""
        painted: list[Text] = []
        for card in sorted(cards, key=CARD_TEXTS.index):
            painted.append(Text(card, style=f"{style} {COLOURS[KINDS.index(card.partition('-')[0])]}"))
        return Text(" ").join(painted)

    def _spoken(self, verb: str, numbers: Mapping[Action, int]) -> Text | None:
        spoken = [(number, action.text) for action, number in numbers.items() if _verb(action) == verb]
        if not spoken:
            return None
        (first, start), (last, end) = spoken[0], spoken[-1]
        return Text.assemble((f"{first}–{last}", f"bold {BRASS}"), f" {start} … {end}", style=FAINT)


def _verb(action: Action) -> str:
    return action.text.split()[0]


BOARD = GangstersBoard
