# Chicago: de tafel. Namen, vragen, wat er gebeurde, waarom niet.

chicago = Chicago
title-line = Doorkruis de straten, grijp bars en casino’s, laat de dobbelstenen de rest beslissen.
title-short = Grijp de bars, dobbel om de rest.
title-won-by = Een doel dat je aan het eind van een fase in handen hebt, of anders het grootste vermogen.
option-crowded-houses = volle huizen: zoveel leden van één bende in een gebouw als je wilt (variant I)
option-guarded-casinos = bewaakte casino’s: een casino betaalt alleen als een lid van de eigenaar erin staat (variant II)
option-miniature = miniatuur: de laatste twee beurten, ingesloten, voor twee, klein genoeg om helemaal door te rekenen

## Bendes en plaatsen
yellow = Geel
yellow-casino = gele casino
yellow-home = gele thuisbar
yellow-bar = gele bar { $n }
red = Rood
red-casino = rode casino
red-home = rode thuisbar
red-bar = rode bar { $n }
green = Groen
green-casino = groene casino
green-home = groene thuisbar
green-bar = groene bar { $n }
blue = Blauw
blue-casino = blauwe casino
blue-home = blauwe thuisbar
blue-bar = blauwe bar { $n }
nobody = niemand

## Straatvelden, per kolom
a = A{ $n }
b = B{ $n }
c = C{ $n }
d = D{ $n }
e = E{ $n }
f = F{ $n }
g = G{ $n }
h = H{ $n }
i = I{ $n }
j = J{ $n }
k = K{ $n }
l = L{ $n }
m = M{ $n }
n = N{ $n }
o = O{ $n }
p = P{ $n }
q = Q{ $n }
r = R{ $n }
s = S{ $n }
t = T{ $n }
u = U{ $n }
v = V{ $n }
w = W{ $n }
x = X{ $n }

## Fasen en doelen
phase-a = fase A
phase-b = fase B
phase-c = fase C
phase-d = fase D
goal-casinos = de casino’s
goal-square = de bars aan het plein
goal-fours = vijf leden met vier ringen

## Eindes
casinos-held = de casino’s, tot het einde van een fase in bezit
square-held = de bars aan het plein, tot het einde van een fase in bezit
fours-held = vijf leden met vier ringen, tot het einde van een fase in bezit
richest = het grootste vermogen
equally-rich = even grote vermogens

## Cijfers van simulaties
phases = fasen
members-lost = verloren leden, per bende
members-left = overgebleven leden, per bende
money-from-buildings = geld van gebouwen, per bende
money-from-sets = geld van series, per bende
money-from-prizes = geld uit duels, per bende
money-for-hiring = geld voor aanwerving, per bende

## Vragen
ask-colour = Met welke kleur speel je?
ask-hire = Werf aan voor { $gang }, { $money } in kas: hoogstens één van sterkte 3, en van 1 en 2 evenveel, op één na.
ask-place = Plaats de leden van { $gang }, nog { $count ->
    [one] één
   *[other] { $count }
}.
ask-turn = De beurt van { $gang }, { $money } in kas: werf aan als je wilt, en gooi dan.
ask-move = Verplaats { $gang }: nog { $points ->
    [one] één punt
   *[other] { $points } punten
}.
ask-ally = { $gang } staat in { $place }, van het bevriende { $former }. Moet het gebouw van bende wisselen?
ask-fight = Het gevecht in { $place }: wie van { $gang } duelleert met wie?

## Wat er gebeurde
colour-taken = { $you ->
    [yes] Jij speelt { $gang }.
   *[no] { $seat } speelt { $gang }.
}
phase-begun = { $you ->
    [yes] Een nieuwe fase, { $phase }: jij begint met { $gang }.
   *[no] Een nieuwe fase, { $phase }: { $seat } begint met { $gang }.
}
member-hired = { $you ->
    [yes] Je werft een lid van sterkte { $rings } aan voor { $gang }, voor { $price }.
   *[no] { $seat } werft een lid van sterkte { $rings } aan voor { $gang }, voor { $price }.
}
member-placed = { $you ->
    [yes] Je plaatst een lid van { $gang } van sterkte { $rings }: { $place }.
   *[no] { $seat } plaatst een lid van { $gang } van sterkte { $rings }: { $place }.
}
member-entered = Een nieuw lid van { $gang } ({ $you ->
    [yes] jij
   *[no] { $seat }
}) van sterkte { $rings } komt binnen: { $place }.
turn-begun = { $you ->
    [yes] Ronde { $round } van { $phase }: jouw beurt met { $gang }.
   *[no] Ronde { $round } van { $phase }: de beurt van { $seat } met { $gang }.
}
gang-sat-out = { $gang } ({ $you ->
    [yes] jij
   *[no] { $seat }
}) heeft geen leden en geen figuren meer en doet niet meer mee.
points-rolled = { $you ->
    [yes] Je gooit { $points } punten voor { $gang }.
   *[no] { $seat } gooit { $points } punten voor { $gang }.
}
points-lapsed = Geen stap is meer mogelijk voor { $gang } ({ $you ->
    [yes] jij
   *[no] { $seat }
}): { $points ->
    [one] één punt vervalt
   *[other] { $points } punten vervallen
}.
member-moved = { $gang } ({ $you ->
    [yes] jij
   *[no] { $seat }
}), sterkte { $rings }: { $place } naar { $to }.
building-seized = { $gang } ({ $you ->
    [yes] jij
   *[no] { $seat }
}) neemt in bezit: { $place }. Nog { $chips ->
    [one] één fiche om een huis te markeren
   *[other] { $chips } fiches om huizen te markeren
}.
building-taken = { $gang } ({ $you ->
    [yes] jij
   *[no] { $seat }
}) neemt { $place } af van { $former }. Nog { $chips ->
    [one] één fiche om een huis te markeren
   *[other] { $chips } fiches om huizen te markeren
}.
chips-missed = { $gang } ({ $you ->
    [yes] jij
   *[no] { $seat }
}) heeft geen fiche meer om het huis te markeren: { $place }.
building-left = { $gang } ({ $you ->
    [yes] jij
   *[no] { $seat }
}) laat { $place } aan zijn bondgenoot { $former }.
house-besieged = { $gang } ({ $you ->
    [yes] jij
   *[no] { $seat }
}), sterkte { $rings }, wacht binnen op het gevecht met { $foe }: { $place }.
fight-begun = Het gevecht begint, { $place }: { $gang } ({ $you ->
    [yes] jij
   *[no] { $seat }
}) tegen { $foe }.
pair-chosen = { $you ->
    [yes] Jij kiest wie vecht: de { $rings } van { $gang } tegen de { $foe_rings } van { $foe }.
   *[no] { $seat } kiest wie vecht: de { $rings } van { $gang } tegen de { $foe_rings } van { $foe }.
}
duel-begun = Duel bij { $place }: { $gang } ({ $you ->
    [yes] jij
   *[no] { $seat }
}), sterkte { $rings }, tegen { $foe }, sterkte { $foe_rings }.
duel-rolled = { $gang } gooit { $roll }, { $foe } gooit { $foe_roll }.
rings-fallen = Gelijk: beiden verliezen een ring. { $gang } heeft er nog { $rings }, { $foe } { $foe_rings }.
duel-won = { $gang } ({ $you ->
    [yes] jij
   *[no] { $seat }
}) wint van { $foe }, heeft nu { $rings } ringen en krijgt { $prize }.
both-fallen = Beiden vallen bij { $place }, { $gang } en { $foe }: niemand wordt betaald.
goal-reached = { $you ->
    [yes] Je hebt een doel in handen: { $goal }.
   *[no] { $seat } heeft een doel in handen: { $goal }.
}
goal-lost = { $you ->
    [yes] Je verliest een doel weer: { $goal }.
   *[no] { $seat } verliest een doel weer: { $goal }.
}
phase-ended = Het einde van { $phase }.
gang-paid = { $gang } ({ $you ->
    [yes] jij
   *[no] { $seat }
}) krijgt { $money }.{ $sets ->
    [0] {""}
   *[other] {" "}Daarvan { $sets } voor hele series.
}{ $unguarded ->
    [0] {""}
   *[other] {" "}Onbewaakte casino’s houden { $unguarded } in.
}
game-ended = { $you ->
    [alone] Jij hebt het spel gewonnen: { $reason }.
    [among] Het spel is gewonnen door jou en { $besides }: { $reason }.
   *[no] Het spel is gewonnen door { $winners }: { $reason }.
}

## Waarom niet
refused-other-question = Dat is nu niet de vraag.
refused-colour-taken = { $gang } wordt al door { $target } gespeeld.
refused-three = In een fase mag maar één lid van sterkte 3 worden aangeworven.
refused-three-now = In een beurt worden alleen leden van sterkte 1 en 2 aangeworven.
refused-uneven = Sterkte 1 en 2 worden gelijkmatig aangeworven: tot nu toe { $ones } en { $twos }, en het verschil is hoogstens één.
refused-no-figure = Er is geen figuur meer.
refused-no-rings = De bank heeft nog { $count } ringen: te weinig.
refused-too-dear = Dat kost { $price }, en er is { $money }.
refused-none-waiting = Geen lid van sterkte { $rings } wacht op plaatsing.
refused-not-own = Niet van jou: { $place }.
refused-occupied = Daar staat al iemand: { $place }.
refused-nobody-there = { $gang } heeft bij { $place } niemand die kan gaan.
refused-say-who = In een vol huis moet je zeggen wie er gaat, zoals ‘send 2 from { $place } to …’.
refused-say-no-one = Bij { $place } kan maar één lid staan: zeg ‘move’.
refused-no-such-member = Er is geen lid van sterkte { $rings } bij { $place }.
refused-own-member = Een eigen lid staat bij { $place }.
refused-ally = Je bondgenoot { $gang } staat bij { $place }.
refused-fight-first = Het gevecht komt eerst, { $place }: zeg ‘fight’.
refused-nobody-waits = Niemand wacht in een huis om te vechten.
refused-roll-first = Gooi eerst: de punten zeggen hoe ver je leden gaan.
refused-too-far = { $place }: { $steps } stappen vanaf { $from }, en er { $points ->
    [one] is nog maar één punt
   *[other] zijn nog maar { $points } punten
} over.
refused-no-way = { $place }: vanaf { $from } is er geen weg vrij, en niemand komt langs een ander.
refused-step-by-step = { $place }: { $steps } stappen vanaf { $from }, en elke stap is een eigen zet.

## De terminal
term-chicago-headline = { $phase }, ronde { $round }: { $gang }, nog { $points } punten
term-chicago-colours = De kleuren worden gekozen.
term-chicago-gang = Bende
term-chicago-cash = Kas
term-chicago-wealth = Vermogen
term-chicago-income = Inkomsten
term-chicago-members = Leden
term-chicago-waiting = wachtend { $rings }
term-chicago-chips = Fiches
term-chicago-figures = Figuren
term-chicago-goals = Doelen
term-chicago-legend = Y3: een lid van Geel met drie ringen. y2: een gebouw van Geel dat 2.000 betaalt; C casino, H thuisbar. Doelen: casino’s, bars aan het plein, leden met vier ringen. Achter een stap: ! een gevecht en de kans om de plek te houden, + een gebouw om te bezetten, - een eigen gebouw dat aan anderen wordt gelaten.
term-chicago-siege = { $gang } wacht, { $place }: { $rings }
term-chicago-start = Begin
term-chicago-buildings = Gebouwen
term-chicago-sets = Series
term-chicago-prizes = Duels gewonnen
term-chicago-hiring = Aanwerving
