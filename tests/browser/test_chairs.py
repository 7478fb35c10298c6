"""Links that are spent, devices that are added and signed out, chairs that are freed: in the browser."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Welcome
from tests.browser.guest import Guest
from tests.browser.test_company import begin, follow, invite, sit_together

_KEPT = "() => JSON.parse(localStorage.getItem('backroom.tables'))"


def _menu(guest: Guest) -> None:
    guest.page.get_by_role("button", name="Table", exact=True).click()


def _send_away(place: Locator) -> None:
    """Twice asked: a double click does nothing yet."""
    place.get_by_test_id("send-away").dblclick()
    place.get_by_test_id("send-away-sure").click()


def test_the_key_that_plays_is_made_by_the_browser_and_never_sent(welcome: Welcome) -> None:
    host, friend = welcome(), welcome()
    sent: list[str] = []
    friend.page.on("request", lambda request: sent.append(f"{request.url} {request.post_data or ''}"))
    host.open_table("chicago-poker", 2, {1: "Friend"})
    link = invite(host)

    follow(friend, link, "Bob")
    begin(host)
    friend.page.wait_for_selector("[data-testid=prompt]")

    (kept,) = friend.page.evaluate(_KEPT)
    (seat,) = kept["seats"]
    assert seat["key"] not in link
    assert kept["link"] == ""
    assert any("/chair" in text for text in sent)
    assert not [text for text in sent if seat["key"] in text]
    assert seat["key"] not in str(host.page.evaluate(_KEPT))


def test_a_spent_link_says_what_to_do(welcome: Welcome) -> None:
    host, friend, late = welcome(), welcome(), welcome()
    host.open_table("chicago-poker", 3, {1: "Friend", 2: "Friend"})
    host.page.get_by_role("radiogroup", name="The way in").get_by_text("seat 2").click()
    link = invite(host)
    follow(friend, link, "Bob")
    host.page.wait_for_selector("text=Bob")

    late.page.goto(link)

    late.page.wait_for_selector("[data-testid=shut][data-why=table-link-spent]")
    expect(late.page.locator("main")).to_contain_text("ask your friend or the host for a new link")
    expect(late.page.locator("main")).to_contain_text("Go on on your phone")
    expect(late.page.locator("main")).to_contain_text("Ask the host for the onlookers’ link")
    late.page.reload()
    expect(late.page.locator("main")).to_contain_text("ask your friend or the host for a new link")
    late.troubles.clear()  # the browser tells that the link was refused


def test_one_link_seats_every_friend_and_who_comes_too_late_looks_on(welcome: Welcome) -> None:
    host, friend, other, late = welcome(), welcome(), welcome(), welcome()
    host.open_table("chicago-poker", 3, {1: "Friend", 2: "Friend"})
    link = invite(host)
    late.page.goto(link)
    late.page.wait_for_selector("[data-testid=sit]")

    follow(friend, link, "Bob")
    expect(host.page.get_by_test_id("chair-1")).to_contain_text("Bob")
    follow(other, link, "Cleo")
    expect(host.page.get_by_test_id("chair-2")).to_contain_text("Cleo")

    expect(late.page.get_by_role("heading", level=1)).to_have_text("All chairs are taken")
    expect(late.page.get_by_test_id("sit")).to_have_count(0)
    begin(host)
    late.page.wait_for_selector("header :text('Onlooker')")
    assert late.page.query_selector("[data-offered]") is None
    late.page.reload()
    late.page.wait_for_selector("header :text('Onlooker')")


def test_whoever_opens_the_invitation_again_is_back_at_the_own_chair(welcome: Welcome) -> None:
    host, friend = welcome(), welcome()
    host.open_table("chicago-poker", 3, {1: "Friend", 2: "Friend"})
    link = invite(host)
    follow(friend, link, "Bob")
    host.page.wait_for_selector("text=Bob")

    friend.page.goto("about:blank")
    friend.page.goto(link)

    expect(friend.page.locator("main li").nth(1)).to_contain_text("you, at this device")
    friend.troubles.clear()  # the browser tells that the link was refused


def test_an_unspent_link_outlives_a_reload(welcome: Welcome) -> None:
    host, friend = welcome(), welcome()
    host.open_table("chicago-poker", 2, {1: "Friend"})
    friend.page.goto(invite(host))
    friend.page.wait_for_selector("[data-testid=sit]")

    friend.page.reload()
    friend.page.fill("#guest", "Bob")
    friend.page.click("[data-testid=sit]")

    begin(host)
    friend.page.wait_for_selector("[data-testid=prompt]")


def test_a_seat_is_played_on_another_device_too_and_signed_out_again(welcome: Welcome) -> None:
    host, friend, phone = welcome(), welcome(), welcome(390, 844)
    sit_together(host, friend)
    _menu(friend)
    friend.page.click("[data-testid=hand-on]")
    link = friend.page.locator("dialog input[readonly]").first.input_value()

    phone.page.goto(link)
    expect(phone.page.locator("main")).to_contain_text("plays as Bob")
    phone.page.click("[data-testid=play-here]")
    phone.page.wait_for_selector("[data-testid=prompt]")
    expect(phone.page.locator("header")).not_to_contain_text("Onlooker")

    friend.page.keyboard.press("Escape")
    _menu(friend)
    expect(friend.page.locator("dialog")).to_contain_text("You play on 2 devices")
    phone.page.get_by_role("button", name="Table", exact=True).click()
    expect(phone.page.locator("dialog")).to_contain_text("You play on 2 devices")
    friend.page.click("[data-testid=sign-out]")
    phone.page.wait_for_selector("[data-testid=shut][data-why=table-key-revoked]")
    expect(phone.page.locator("dialog")).to_have_count(0)
    assert friend.page.query_selector("[data-testid=prompt]") is not None


def test_the_host_sends_somebody_away_before_the_deal_and_invites_another(welcome: Welcome) -> None:
    host, friend, other = welcome(), welcome(), welcome()
    host.open_table("chicago-poker", 3, {1: "Friend", 2: "Friend"})
    old = invite(host)
    follow(friend, old, "Bob")
    row = host.page.locator("main li").nth(1)
    expect(row).to_contain_text("Bob")

    _send_away(row)

    friend.page.wait_for_selector("[data-testid=shut][data-why=table-kicked]")
    expect(row).not_to_contain_text("Bob")
    expect(host.page.locator("main")).to_contain_text("Bob has been sent away. The chair has a new link.")
    friend.page.get_by_role("link", name="Home").last.click()
    expect(friend.page.get_by_role("link", name="Open")).to_have_count(0)
    host.page.wait_for_function("old => document.querySelector('input[readonly]').value !== old", arg=old)
    follow(other, invite(host), "Cleo")
    expect(row).to_contain_text("Cleo")


def test_who_was_sent_away_and_invited_again_plays_alone_in_the_same_tab(welcome: Welcome) -> None:
    host, friend = welcome(), welcome()
    host.open_table("chicago-poker", 3, {1: "Friend", 2: "Friend"})
    old = invite(host)
    follow(friend, old, "Bob")
    row = host.page.locator("main li").nth(1)
    expect(row).to_contain_text("Bob")
    _send_away(row)
    friend.page.wait_for_selector("[data-testid=shut][data-why=table-kicked]")
    host.page.wait_for_function("old => document.querySelector('input[readonly]').value !== old", arg=old)

    # Only the fragment of the address changes.
    follow(friend, invite(host), "Bob")
    expect(row).to_contain_text("Bob")
    host.page.click("[data-testid=begin]")
    friend.page.wait_for_selector("[data-testid=prompt]")
    friend.page.reload()
    friend.page.wait_for_selector("[data-testid=prompt]")

    (kept,) = friend.page.evaluate(_KEPT)
    assert len(kept["seats"]) == 1
    assert "#" not in friend.page.url


def test_who_is_sent_away_from_a_game_leaves_it_to_a_bot_after_a_second_question(welcome: Welcome) -> None:
    host, friend = welcome(), welcome()
    sit_together(host, friend)
    _menu(friend)
    _menu(host)
    dialog = host.page.locator("dialog")

    dialog.get_by_test_id("send-away").click()
    expect(dialog).to_contain_text("Bob is out for good: a bot plays on to the end.")
    dialog.get_by_test_id("send-away-sure").click()

    friend.page.wait_for_selector("[data-testid=shut][data-why=table-kicked]")
    expect(friend.page.locator("dialog")).to_have_count(0)
    expect(dialog).to_contain_text("Bob has been sent away.")


def test_a_game_that_is_not_over_is_forgotten_after_a_second_question(welcome: Welcome) -> None:
    guest = welcome()
    guest.play("chicago-poker")
    guest.go("/")
    guest.page.get_by_role("link", name="All games").click()
    forget = guest.page.get_by_test_id("forget")

    forget.dblclick()
    expect(guest.page.locator("main li")).to_contain_text("Without it you cannot play on.")
    assert len(guest.page.evaluate(_KEPT)) == 1
    guest.page.get_by_test_id("forget-sure").click()

    expect(guest.page.locator("main li")).to_have_count(0)
    assert guest.page.evaluate(_KEPT) == []


def test_the_host_changes_the_onlookers_link(welcome: Welcome) -> None:
    host, onlooker = welcome(), welcome()
    host.open_table("chicago-poker", 2, {})
    host.page.wait_for_selector("[data-testid=prompt]")
    _menu(host)
    field = host.page.locator("dialog input[readonly]").last
    old = field.input_value()
    onlooker.page.goto(old)
    onlooker.page.wait_for_selector("[data-testid=prompt]")

    host.page.click("[data-testid=relink]")

    onlooker.page.wait_for_selector("[data-testid=shut][data-why=table-relinked]")
    expect(field).not_to_have_value(old)


def test_whose_number_does_not_come_is_named_before_the_deal(welcome: Welcome) -> None:
    host, friend = welcome(), welcome()
    host.open_table("chicago-poker", 2, {1: "Friend"})
    # Bob commits to a number and keeps it to himself.
    friend.page.add_init_script(
        "const send = WebSocket.prototype.send;"
        "WebSocket.prototype.send = function (text) { if (!text.includes('contribute')) send.call(this, text); };"
    )
    follow(friend, invite(host), "Bob")
    begin(host)

    host.page.wait_for_selector("[data-testid=left-out]", timeout=30_000)

    expect(host.page.locator("[data-testid=left-out]")).to_contain_text("The sealed number of Bob has not come")
    expect(host.page.locator("[data-testid=left-out]")).to_contain_text("seconds")
    expect(friend.page.locator("[data-testid=left-out]")).to_be_visible()
    host.page.wait_for_selector("[data-testid=prompt]", timeout=30_000)
