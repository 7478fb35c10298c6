# Chicago Gangsters: what the cards mean as they lie, in the browser and in the terminal.

out-they-see = They see { $points }; the ? holds { $more } more.
out-later = The defenders lay after you, and know your sum.
out-half-sure = Half is safe:
out-half-sure-why = { $count ->
    [one] you have
   *[other] your side has
} { $points }, half is { $most } at most.
out-half-if = Half is safe if { $question ->
    [1] the ?
   *[other] what they hide
} is worth { $spare } at most.
out-half-lacks = For half you need { $span ->
    [0] { $most }
   *[other] { $least } to { $most }
} more from { $seats }.
out-half-thug = Half only with your thug.
out-half-out = Half is out of reach:
out-beat-sure = That beats them:
out-beat-sure-why = { $count ->
    [one] you have
   *[other] your side has
} { $points }, they have { $most } at most.
out-beat-if = Beats them if { $question ->
    [1] the ?
   *[other] what they hide
} is worth { $spare } at most.
out-beat-lacks = To beat them you need { $span ->
    [0] { $most }
   *[other] { $least } to { $most }
} more from { $seats }.
out-beat-thug = Beats them only with your thug.
out-beat-out = This cannot beat them:
out-theirs = they have { $points } for sure.
out-sure-with = Sure with { $points } more from { $seats }.
out-first-sure = You pick first.
out-first-open = You pick first,
out-first-open-why = unless { $target } brings { $points } or more.
out-first-two-why = unless { $target } brings { $points } or { $owner } { $more }.
out-first-out = { $target } picks first.
out-first-behind = You do not pick first.
out-two-of-three = Two of three get a package.
out-empty = You go empty: the other two bring more.

out-to-win = To win: most bottles at the end.
out-majorities = Most weapons, bribes, blackmail and persons: { $bottles } each.
out-rounds-left = { $span ->
    [0] { $most ->
        [0] This is the last round.
        [one] One more round after this.
       *[other] { $most } more rounds after this.
    }
   *[other] { $least } to { $most } more rounds after this.
}
