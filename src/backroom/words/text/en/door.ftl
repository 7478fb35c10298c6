# Friends get in, and back: the door to this network, the chairs before the deal, coming back, the rematch.

## The door
web-door = The door
web-door-shut = Only this computer
web-door-shut-more = The door is shut. Nobody outside this computer can see the table or reach it.
web-door-open = Open to this network
web-door-open-more = Whoever is on the same network and has the link can come in. The internet cannot.
web-door-to-open = Open the door to this network
web-door-to-open-more = You can shut it again at any time.
web-door-to-shut = Shut the door
web-door-to-shut-more = Nobody new comes in. Those who sit stay while their connection lasts.
web-door-means = What that means
web-door-means-wifi = Phones and computers on your Wi-Fi can come in, if they have the link.
web-door-means-internet = The internet cannot: your router stands in between, and we change nothing there.
web-door-means-link = Without a link, others on the network see no names and no hands, and of tables only those that you list.
web-door-means-firewall = Your computer may ask whether Backroom may be reached. Allow it for private networks.
web-door-chip-shut = door shut: only this computer
web-door-chip-open = door open: this network
web-door-word-shut = door shut
web-door-word-open = door open
web-door-address = Address in your network
web-door-wifi = Wi-Fi
web-door-cable = cable
web-door-works = It works:
web-door-came = another device came in at { $value }.
web-door-nobody-yet = Nobody has come in yet.
web-door-firewall = Nobody has come in yet. Perhaps the firewall of this computer is in the way: allow Backroom (Python) for private networks.
web-door-finds-nothing = A phone that finds nothing is on mobile data or on a guest Wi-Fi.
web-link-alone = This link works on this computer only: the house listens to nobody else.

## Chairs
web-chairs = Chairs
web-chairs-taken = { $count } of { $of } here
web-all-in = All are in
web-everyone-in = Everyone is in.
web-you-here = you, at this device
web-free-chair = A free chair
web-chair-by-link = whoever opens its link first
web-chair-needs-door = a friend needs the open door
web-chair-kept = comes back to this chair; nobody else can take it
web-way-back = Copy the way back in
web-are-away = Away: { $name }.
web-way-in = The way in
web-to-look-on = To look on
web-to-look-on-more = Whoever opens this link looks on, and sees open cards only. It works for everybody you send it to.
web-every-chair = Every free chair
web-invitation-more = One link for all: whoever opens it has the next free chair. No account.
web-invitation-late = When all are taken, newcomers look on.
web-spoken = By telephone: at { $value } choose ‘I have a code’ and type
web-spoken-more = It is good while a chair is free and this page is open, and half an hour longer.
web-new-invitation-more = The old link then opens nothing. Those who sit stay.
web-chairs-gone = All chairs are taken
web-chairs-gone-more = You look on. If a chair becomes free again, you can take it here.
web-offer-chair = Offer a chair
web-offer-chair-done = A chair is offered. Whoever is first has it.
web-chair-offered = The host offers you a chair
web-chair-offered-more = You have looked on until now. If you sit down, you play.

## Coming back
web-waiting-away = { $count ->
    [one] { $seats } is away, and it is their turn.
   *[other] { $seats } are away, and it is their turn.
}
web-moment-renamed = { $you ->
    [yes] You have a new name.
   *[no] { $seat } has a new name.
}

## Onlookers
web-may-talk = And be heard
web-onlookers-heard = They know what everybody knows, never a hand; everybody hears what they say.
web-heard-by-all = Everybody at the table hears you.
web-heard-by-onlookers = { $count ->
    [0] Only onlookers would hear you, and nobody else looks on now.
    [one] Only the other onlooker hears you, not the players.
   *[other] Only the { $count } other onlookers hear you, not the players.
}

## Once more
web-rematch-wanted = { $count ->
    [one] { $seats } would like a rematch.
   *[other] { $seats } would like a rematch.
}
web-rematch-awaits = Still to agree: { $seats }.
web-watch-rematch = Watch the rematch
web-moment-wanted = { $you ->
    [yes] You would like a rematch.
   *[no] { $seat } would like a rematch.
}

## Links to a moment
web-moment-for-all = Whoever has this link sees the moment as an onlooker.
web-moment-for-players = This link works for those who played here. For others, ask the host for the onlookers’ link.
web-moment-no-key = This link shows a moment of a game, but it carries no key and this browser was not there. Ask for an onlookers’ link to it.
