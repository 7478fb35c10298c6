"""Chicago Gangsters with three browsers: no page is told, shows or holds what belongs to another seat."""

from __future__ import annotations

import random
import time
from typing import Any

import pytest
from playwright.sync_api import Error

from tests.browser.conftest import Welcome
from tests.browser.overheard import Overheard
from tests.browser.test_company import follow

pytestmark = pytest.mark.long

SEATS = 3
#: Saying or showing something makes it public: nobody does.
_SAYING = ("show ", "pledge ", "ask ")
_ROUNDS = 2
_TABLES = 5
_PATIENCE = 200
_QUIET_MILLISECONDS = 400


class Table:
    """Three pages at one table, and what each of them may have seen of cards."""

    def __init__(self, pages: list[Overheard]) -> None:
        self.pages = pages
        self.seen: list[set[str]] = [set() for _ in pages]
        self.guessed: list[set[str]] = [set() for _ in pages]
        self.public: set[str] = set()
        self.found_secrets = 0
        self.hidden = 0
        #: Whether somebody who is still choosing has said which card stays face down.
        self.left = False

    def settle(self) -> None:
        """Until no page hears anything new for a while."""
        heard = -1
        while heard != (heard := sum(len(page.frames) for page in self.pages)):
            self.pages[0].guest.page.wait_for_timeout(_QUIET_MILLISECONDS)

    def note(self) -> None:
        """What has become known to whom, by what the owners' own pages say of their cards."""
        for seat, page in enumerate(self.pages):
            view = page.view()
            own = view["seats"][seat]
            self.seen[seat].update(view["hand"], own["laid"]["cards"])
            self.public.update(view["discards"])
            if own["laid"]["up"]:
                lying = list(own["laid"]["cards"])
                if view["own"]["left_face_down"] in lying:
                    lying.remove(view["own"]["left_face_down"])
                self.public.update(lying, own["laid"]["returned"])
            if view["evaluation"] is not None:
                for one in view["evaluation"]["seats"]:
                    self.public.update(one["counted"], one["returned"])
                if view["evaluation"]["hidden"] is not None:
                    self.public.add(view["evaluation"]["hidden"]["card"])

    def secrets_from(self, seat: int) -> set[str]:
        """Cards in other hands, covered or face down, of which this seat has never seen one of the same kind."""
        # The highest that a card face down can be is worked out by the house from what this seat knows.
        view = self.pages[seat].view()
        for guess in ((view["round"]["targets"] or {}).get("hidden"), (view["reckoned"] or {}).get("question_card")):
            if guess is not None:
                self.guessed[seat].add(guess["card"])
        secret: set[str] = set()
        for other, page in enumerate(self.pages):
            if other != seat:
                view = page.view()
                laid = view["seats"][other]["laid"]
                secret.update(view["hand"], laid["cards"])
                down = view["own"]["left_face_down"] if laid["up"] else None
                self.hidden += down in secret - self.seen[seat] - self.guessed[seat] - self.public
        return secret - self.seen[seat] - self.public - self.guessed[seat]

    def unseen_by_somebody(self, seat: int) -> set[str]:
        """Cards in this hand of which another seat has never seen one of the same kind; none that is worth most."""
        hand = {card for card in self.pages[seat].view()["hand"] if not card.endswith("-5")}
        return {card for other in range(SEATS) if other != seat for card in hand - self.seen[other] - self.public}

    def check(self, *, memory: bool) -> None:
        """Look everywhere while nothing happens."""
        self.settle()
        found = [_places(page, memory) for page in self.pages]
        self.settle()
        self.note()
        for seat, page in enumerate(self.pages):
            secrets = self.secrets_from(seat)
            self.found_secrets += len(secrets)
            own = set(page.view()["hand"])
            for place, cards in found[seat].items():
                assert own <= cards, f"{place} of seat {seat + 1} should hold its own hand"
                assert not secrets & cards, f"{place} of seat {seat + 1} knows {page.told(secrets & cards)}"


def _places(page: Overheard, memory: bool) -> dict[str, set[str]]:
    places = {"the frames": page.cards_in_frames(), "the DOM": page.cards_in_dom()}
    if memory:
        places["the memory"] = page.cards_in_memory()
    return places


def _sit_down(welcome: Welcome) -> Table:
    guests = [welcome() for _ in range(SEATS)]
    pages = [Overheard(guest) for guest in guests]
    wish = {"title": "chicago-gangsters", "players": SEATS, "seats": [{"player": "human"}] * SEATS}
    opened = guests[0].context.request.post(f"{guests[0].address}/api/tables", data=wish).json()
    for guest, seat, name in zip(guests, opened["seats"], ("Vera", "Bob", "Cleo"), strict=True):
        follow(guest, f"{guest.address}/table/{opened['table']}#{seat['link']}", name)
    for guest in guests:
        guest.page.wait_for_selector("[data-testid=prompt]")
    return Table(pages)


def _choose(table: Table, seat: int, luck: random.Random) -> str | None:
    """Two cards covered, one that somebody has not seen left face down if that is allowed; anything else at random."""
    page = table.pages[seat]
    offers = page.guest.page.locator("[data-offered]:visible, [data-testid=confirm]:enabled")
    texts: list[Any] = [offer.get_attribute("data-offered") for offer in offers.all()]
    if not texts:
        return None
    quiet = [text for text in texts if text is None or not text.startswith(_SAYING)]
    laid = sum(text is not None and text.startswith("take back ") for text in texts)
    news = [f"{verb} {card}" for card in sorted(table.unseen_by_somebody(seat)) for verb in ("lay", "leave")]
    lays = [text for text in quiet if text and text.startswith("lay ")]
    lays = [text for text in lays if text in news] or lays
    leaves = [text for text in quiet if text and text.startswith("leave ")]
    leaves = [text for text in leaves if text in news] or leaves
    wish: str | None
    if None in quiet:
        wish = None
    elif lays and laid < 2:
        wish = luck.choice(lays)
    elif leaves and not table.left:
        wish = leaves[0]
    elif "commit covered" in quiet:
        wish = "commit covered"
    elif "commit counted" in quiet:
        wish = "commit counted"
    else:
        wish = luck.choice(quiet)
    place = "[data-testid=confirm]" if wish is None else f'[data-offered="{wish}"]:visible'
    page.guest.page.locator(place).first.click(timeout=3_000)
    if wish is not None and wish.startswith(("leave ", "commit ")):
        table.left = wish.startswith("leave ")
    return wish


def _play(table: Table, luck: random.Random) -> None:
    """Some rounds, with a look at every page after every choice, until a card has stayed face down before all eyes."""
    table.check(memory=True)
    until = time.monotonic() + _PATIENCE
    while table.hidden == 0 and all(page.view()["round"]["number"] <= _ROUNDS for page in table.pages):
        assert time.monotonic() < until, f"nobody goes on: {[page.guest.prompt() for page in table.pages]}"
        for seat in range(SEATS):
            try:
                wish = _choose(table, seat, luck)
            except Error:
                continue  # the table has moved on meanwhile
            # Only what is committed leaves the page; what one tries is nobody's news.
            if wish is not None and not wish.startswith(("lay ", "leave ")):
                table.check(memory=wish.startswith("commit "))


def test_no_page_learns_of_anothers_cards_before_they_are_public(welcome: Welcome) -> None:
    luck = random.Random(7)
    tables: list[Table] = []

    # Now and then the clan with the ? has no seat, or holds nothing that the others have not seen.
    while len(tables) < _TABLES and not any(table.hidden for table in tables):
        tables.append(_sit_down(welcome))
        _play(tables[-1], luck)

    assert sum(table.found_secrets for table in tables) > 0
    assert any(table.hidden for table in tables)
