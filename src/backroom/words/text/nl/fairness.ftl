# Het paneel over eerlijkheid in de browser: wat verzegeld is, wat nagekeken is, wat niet bewezen is.

web-fairness = Eerlijkheid
web-checking = Narekenen …
web-unchecked = Niet nagerekend
web-fair = Eerlijk gedeeld
web-fair-alone = Het klopt met zichzelf
web-fair-all = Alle { $count } trekkingen nagerekend: ze kloppen allemaal.
web-fair-how = Je browser deed het in { $milliseconds } ms, zonder het huis te vragen: { $deal } trekkingen voor het delen, { $later } later.
web-unfair = Dit klopt niet
web-unfair-unsealed = Het verslag is veranderd nadat het geschreven was.
web-unfair-no-commitments = Vóór dit spel is niets verzegeld: het toeval is niet na te rekenen.
web-unfair-not-revealed = De getallen gaan pas aan het eind open.
web-unfair-house = Het huis opende een ander getal dan het had verzegeld.
web-unfair-chain = De regels van het verslag geven niet het merk waarmee het eindigt.
web-unfair-undo = Er wordt een keuze in teruggenomen die nooit gemaakt is.
web-unfair-unreadable = Het verslag is niet te lezen.
web-unfair-seat = { $name } opende een ander getal dan er verzegeld was.
web-unfair-misfit = { $move ->
    [0] Trekking { $outcome }, bij het delen, is niet wat de getallen geven.
   *[other] Trekking { $outcome }, in zet { $move }, is niet wat de getallen geven.
}
web-wrong-house = Het zegel van het huis is niet het zegel dat je browser vóór het delen zag.
web-wrong-seal = Het zegel van { $name } is niet het zegel dat je browser vóór het delen zag.
web-wrong-left-out = Er zijn anderen weggelaten dan je browser vóór het delen te horen kreeg.
web-wrong-dropped = Het huis bevestigde dat het je getal had, en liet het toch weg.
web-wrong-other-number = Op jouw plaats staat een ander getal dan jij gaf.
web-wrong-title = Het is het verslag van een ander spel.
web-wrong-data = Er is met andere gegevens gespeeld dan je browser te horen kreeg.
web-wrong-rules = Er is met andere regels gespeeld dan je browser te horen kreeg.
web-wrong-heads = Het verslag is veranderd nadat jij het gezien had: merk { $number } van de { $count } die je browser kreeg, staat niet in de keten.
web-wrong-act = Je keuze nummer { $number } ({ $actions }) staat er niet in zoals jij haar maakte.
web-wrong-words = { $count ->
    [one] Eén regel die je hoorde, staat er niet in.
   *[other] { $count } regels die je hoorde, staan er niet in.
}
web-alarm = Het huis spreekt zichzelf tegen
web-alarm-more = Wat het nu zegt, klopt niet met wat je browser eerder noteerde.
web-alarm-look = Bekijk wat niet klopt
web-alarm-keep = Bewaar het ontvangstbewijs en het verslag voordat je deze pagina sluit: dat is je bewijs.
web-sealed-now = Verzegeld
web-sealed-more = Na het spel gaan alle getallen open, en je browser rekent zelf elke trekking na.
web-sealed = Tevoren verzegeld, daarna geopend
web-sealed-why = Ieder verzegelde een getal vóór de eerste kaart; daarna kon er geen meer veranderen. Niemand kon een getal kiezen dat bij dat van de anderen paste.
web-mine-waiting = Je getal is verzegeld. Het gaat naar het huis zodra dat van iedereen verzegeld is.
web-mine-taken = Het huis heeft bevestigd dat het je getal heeft.
web-mine-late = Het huis heeft je getal nog niet bevestigd.
web-mine-left-out = Je getal kwam te laat en is weggelaten. Dat is vóór het delen aan iedereen gezegd.
web-mine-none = Deze browser gaf geen getal.
web-mine-onlooker = Je kijkt toe: toeschouwers geven geen getal.
web-left-out = Weggelaten bij het delen, voor iedereen te zien: { $name }.
web-left-out-none = Niemand die een getal verzegelde, is weggelaten.
web-left-out-mark = weggelaten: het kwam te laat
web-who = Wie
web-seal = Zegel, vóór het delen
web-number = Getal, na afloop
web-still-sealed = nog verzegeld
web-the-house = Het huis
web-seed = startgetal
web-your-browser = jouw browser
web-their-browser = eigen browser
web-bots-add-nothing = Bots voegen niets toe: hun getal zou dat van het huis zijn.
web-gave-nothing = Gaf geen getal.
web-fits = klopt
web-fits-not = klopt niet
web-mix = Samen maken ze de stroom.
web-mix-how = HMAC-SHA-256 over startgetal, getallen en een teller; schudden volgens Fisher–Yates.
web-checked = Wat je browser heeft nagekeken
web-checked-draws = Elke trekking van het spel: { $count }, nagerekend uit de geopende getallen.
web-checked-seals = De zegels zijn dezelfde als vóór het delen.
web-checked-mine = Jouw getal zat erin.
web-checked-heads = { $count ->
    [one] Er is niets veranderd sinds je het zag: het ene merk dat het huis je gaf, staat in de keten van het verslag.
   *[other] Er is niets veranderd sinds je het zag: alle { $count } merken die het huis je onderweg gaf, staan in de keten van het verslag.
}
web-checked-beyond = { $count ->
    [one] Eén regel kwam na het laatste merk dat je kreeg: daarover zegt je ontvangstbewijs niets.
   *[other] { $count } regels kwamen na het laatste merk dat je kreeg: daarover zegt je ontvangstbewijs niets.
}
web-checked-acts = { $count ->
    [one] Je ene keuze staat erin zoals je haar maakte.
   *[other] Je { $count } keuzes staan erin zoals je ze maakte.
}
web-checked-words = { $count ->
    [one] De ene regel die je hoorde, staat er woord voor woord in.
   *[other] De { $count } regels die je hoorde, staan er woord voor woord in.
}
web-checked-hidden = { $count ->
    [one] Eén regel is gewist of niet voor jou bestemd: wat erin stond, is niet te vergelijken.
   *[other] { $count } regels zijn gewist of niet voor jou bestemd: wat erin stond, is niet te vergelijken.
}
web-checked-no-receipt = Deze browser heeft van dit spel geen ontvangstbewijs bewaard. Of dit het spel is dat gespeeld werd, kan een verslag alleen niet laten zien.
web-not-proved = Wat dit niet bewijst
web-not-proved-house = Het huis kent elke kaart sinds het delen. Dat het niemand iets verteld heeft, kan geen som aantonen.
web-not-proved-alone = Zonder ontvangstbewijs klopt een verslag alleen met zichzelf: een huis kan een heel spel verzinnen dat klopt.
web-not-proved-receipt = Je ontvangstbewijs overtuigt jou, die het bewaarde. Anderen hebben alleen jouw woord dat je het niet zelf schreef.
web-not-proved-rules = Of elke zet mocht, en of alles wat je te zien kreeg in het verslag staat, zegt ‘backroom verify’; je browser kent de regels niet.
web-check-yourself = Zo kijk je het zelf na
web-check-yourself-more = Bewaar beide bestanden. Zeg op een computer met Backroom, het best je eigen:
web-copy-command = Opdracht kopiëren
web-record-for-players = Alleen wie meespeelde, krijgt het verslag: er staat elke hand in.
web-save-record = Verslag bewaren
web-save-receipt = Ontvangstbewijs bewaren
web-proof-fits = Nagekeken door je browser: eerlijk gedeeld, niets veranderd
web-proof-alone = Nagerekend: de getallen kloppen, maar deze browser was niet bij het spel
web-proof-wrong = Nagekeken door je browser: er klopt iets niet
web-luck = Het geluk van dit spel
web-luck-parts = Trekkingen uit 20 of meer mogelijkheden naar grootte, in tien gelijke delen
web-luck-counted = { $counted } van de { $count } trekkingen tellen hier mee: de andere hadden minder dan 20 mogelijkheden.
web-luck-expected = Verwacht: { $expected } in elk van de { $parts }.
web-luck-of-hundred = van 100 eerlijke spellen zijn zo ongelijk of meer.
web-luck-no-proof = Kleine kansen komen voor. Geluk bewijst niets; de zegels wel.
