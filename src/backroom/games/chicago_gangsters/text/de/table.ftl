# Chicago Gangsters: der Tisch. Namen, Fragen, was geschah, warum nicht.

chicago-gangsters = Chicago Gangsters
title-line = Acht versprechen, sechs bringen und den Whisky teilen, mit wem auch immer.
title-short = Acht versprechen, sechs bringen.
title-won-by = Der meiste Alkohol beim Showdown.
option-godfather = der Pate: boote deinen Partner aus und spiel für zwei (zu dritt oder zu viert)
option-whisper = Partner dürfen flüstern: Die anderen hören keine Versprechen und Bitten und sehen keine gezeigten Karten
option-miniature = Miniatur: die letzte Runde mit drei Mittelkarten, für drei, klein genug, um sie ganz durchzurechnen

## Dinge
weapons = Waffen { $n }
bribes = Schmiergeld { $n }
blackmail = Erpressung { $n }
kind-weapons = Waffen
kind-bribes = Schmiergeld
kind-blackmail = Erpressung
bottles = { $n ->
    [one] 1 Flasche
   *[other] { $n } Flaschen
}
cards = { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
}
the-person = die Person
persons = Personen
godfather-points = Patenpunkte
pay-alcohol = 1 Flasche
pay-means = 1 Mittelkarte
pay-person = die Person

## Personen
informer = Spitzel
whisky-smuggler = Whiskyschmuggler
dealer = Dealer
thief = Dieb
explosives-expert = Sprengstoffexperte
fence = Hehler
poker-player = Pokerspieler
priest = Priester
thug = Schläger
reporter = Reporter
taxi-driver = Taxifahrer
customs-officer = Zollbeamter
bank-director = Bankdirektor
mayor = Bürgermeister
police-chief = Polizeichef
prosecutor = Staatsanwalt
judge = Richter
senator = Senator

## Clans und Seiten
diamond = Karo-Club
rose = Jungs aus der Rosenstraße
clover = Kleeblattbande
anchor = Ankermannschaft
mr-x = Mr. X
challengers = Herausforderer
defenders = Verteidiger

## Stadtteile
the-loop = The Loop
little-italy = Little Italy
cicero = Cicero
near-north-side = Near North Side
south-side = South Side
west-side = West Side
bronzeville = Bronzeville
bridgeport = Bridgeport
back-of-the-yards = Back of the Yards
pilsen = Pilsen
hyde-park = Hyde Park
stockyards = Stockyards
the-levee = The Levee

## Gegebene Worte
at-least = { $n ->
    [one] mindestens 1 Punkt
   *[other] mindestens { $n } Punkte
}
some-weapons = Waffen
some-bribes = Schmiergeld
some-blackmail = Erpressung
nothing = nichts

## Enden
most-alcohol = dem meisten Alkohol
equal-alcohol = gleich viel Alkohol

## Kennzahlen von Simulationen
rounds = Runden
alcohol-a-player = Alkohol pro Kopf
alcohol-from-loot = Alkohol aus Beute, pro Kopf
alcohol-from-abilities = Alkohol aus Fähigkeiten, pro Kopf
alcohol-from-showdown = Alkohol aus dem Showdown, pro Kopf
alcohol-from-godfather = Alkohol aus Patenpunkten, pro Kopf
challengers-win = Anteil der Runden, die die Herausforderer gewinnen
losers-go-empty = Anteil der Runden, deren Verlierer leer ausgehen

## Fragen
ask-window = Nimmst du die Karte des Paten? Alle entscheiden geheim und zugleich (Gelegenheit { $window } von 2).
ask-duel = { $you ->
    [among] Du und { $besides } wollt alle die Karte: Spiel eine Mittelkarte.
   *[no] { $seats } wollen alle die Karte: Spiel eine Mittelkarte.
}
ask-mr-x = Mr. X ist zuerst dran: Leg Karten verdeckt und schließ dich dann einer Seite an. Der Tisch hört, wie viele es sind.
ask-commit = { $known ->
    [0] Leg Karten für die { $side } und setz dann ein.
   *[other] Leg Karten gegen { $points } und setz dann ein.
}
ask-thug = Gleich wird aufgedeckt: Verdoppelt dein Schläger deine Mittelkarten?
ask-package = Wähl ein Paket: { $package }; oder { $other }.
ask-compensation = Beide Pakete gehören dir. Was zahlst du { $target } fürs Ausbooten?
ask-end-of-round = Rundenende: Zieh deine Karte und nutz deine Personen, in beliebiger Folge.
ask-payment = Der { $person } will Mittelkarten im Wert von 6; { $points } liegen da.
ask-poker-player = { $thrown ->
    [2] Nimm { $count ->
        [one] noch eine Karte
       *[other] zwei Karten
    } aus der Ablage, höchstens { $points } wert.
   *[other] Leg { $count ->
        [one] noch eine Handkarte ab.
       *[other] zwei Handkarten ab.
    }
}

## Das Terminal
term-gangsters-round = Runde { $round }, { $district }: { $means }; Personen zählen { $persons ->
    [1] mit
   *[other] nicht
}. Person: { $person }. Stapel { $pile }, Ablage { $discards }.
term-gangsters-alcohol = Flaschen
term-gangsters-line = { $seat }, { $clan }: { $alcohol } Flaschen, { $hand } Karten, { $kept } von { $given } Versprechen gehalten
term-gangsters-your-hand = Deine Hand:
term-gangsters-span = { $least } bis { $most }
term-gangsters-half = die Hälfte { $words }
term-gangsters-beat = zum Sieg { $words }
term-gangsters-you-bring = Du bringst { $points }
term-gangsters-loot = Beute
term-gangsters-abilities = Fähigkeiten
term-gangsters-showdown = Showdown
term-gangsters-godfather = Pate

## Was geschah
clan-dealt = { $you ->
    [yes] Du spielst für: { $clan }.
   *[no] { $seat } spielt für: { $clan }.
}
hand-dealt = { $you ->
    [yes] Du bekommst { $count } Karten.
   *[no] { $seat } bekommt { $count } Karten.
}
hand-dealt-seen = { $you ->
    [yes] Du bekommst { $cards }.
   *[no] { $seat } bekommt { $cards }.
}
person-set-aside = Mit dieser Person beginnt niemand: { $person } kommt zurück.
person-dealt = { $you ->
    [yes] Du beginnst mit: { $person }.
   *[no] { $seat } beginnt mit: { $person }.
}
round-begun = Runde { $round }, { $district }: Erlaubt sind { $means }, Personen zählen { $persons ->
    [1] mit
   *[other] nicht
}. In der Beute: { $person }.
side-named = { $you ->
    [alone] Die { $side }: du.
    [among] Die { $side }: du und { $besides }.
   *[no] Die { $side }: { $seats }.
}
question-given = { $you ->
    [yes] Du hast das ?: Du darfst eine Karte verdeckt lassen.
   *[no] { $seat } hat das ? und darf eine Karte verdeckt lassen.
}
winners-loot = Für die Sieger: { $package }; oder { $other }.
losers-loot = Für die Verlierer, bei der Hälfte: { $package }; oder { $other }.
window-answered = { $you ->
    [yes] Du hast entschieden.
   *[no] { $seat } hat entschieden.
}
window-answered-seen = { $takes ->
    [1] { $you ->
        [yes] Du greifst nach der Karte des Paten.
       *[no] { $seat } greift nach der Karte des Paten.
    }
   *[other] { $you ->
        [yes] Du lässt die Karte des Paten liegen.
       *[no] { $seat } lässt die Karte des Paten liegen.
    }
}
nobody-declared = Niemand will die Karte des Paten.
card-claimed = { $you ->
    [alone] Die Karte des Paten willst du haben.
    [among] Die Karte des Paten wollen haben: du und { $besides }.
   *[no] Die Karte des Paten wollen haben: { $seats }.
}
card-staked = { $you ->
    [yes] Du spielst eine Karte darum.
   *[no] { $seat } spielt eine Karte darum.
}
card-staked-seen = { $you ->
    [yes] Du spielst { $card } darum.
   *[no] { $seat } spielt { $card } darum.
}
stake-revealed = { $you ->
    [yes] Du deckst { $card } auf.
   *[no] { $seat } deckt { $card } auf.
}
duel-undecided = Gleiche Karten, und es gab noch keinen Paten: In dieser Runde wird es niemand.
godfather-crowned = { $you ->
    [yes] Du bist der Pate und bootest { $target } aus.
    [target] { $seat } ist der Pate und bootet dich aus.
   *[no] { $seat } ist der Pate und bootet { $target } aus.
}
mr-x-joined = { $you ->
    [yes] Du schließt dich den { $side }n an, mit { $count ->
        [one] einer Karte
       *[other] { $count } Karten
    }.
   *[no] { $seat }, Mr. X, schließt sich den { $side }n an, mit { $count ->
        [one] einer Karte
       *[other] { $count } Karten
    }.
}
mr-x-joined-seen = { $count ->
    [0] { $you ->
        [yes] Du schließt dich den { $side }n an, ohne Karte.
       *[no] { $seat }, Mr. X, schließt sich den { $side }n an, ohne Karte.
    }
   *[other] { $you ->
        [yes] Du schließt dich den { $side }n an, mit { $cards }.
       *[no] { $seat }, Mr. X, schließt sich den { $side }n an, mit { $cards }.
    }
}
laid-openly = { $count ->
    [0] { $you ->
        [yes] Du legst offen nichts
       *[no] { $seat } legt offen nichts
    }
   *[other] { $you ->
        [yes] Du legst offen { $seen }
       *[no] { $seat } legt offen { $seen }
    }
}{ $left ->
    [0] .
   *[other] , dazu eine Karte verdeckt.
}
laid-openly-seen = { $number ->
    [0] { $you ->
        [yes] Du hast offen nichts gelegt.
       *[no] { $seat } hat offen nichts gelegt.
    }
   *[other] { $you ->
        [yes] Du hast offen gelegt: { $cards }.
       *[no] { $seat } hat offen gelegt: { $cards }.
    }
}
laid-counted = { $you ->
    [yes] Du legst { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    } verdeckt.
   *[no] { $seat } legt { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    } verdeckt.
}
laid-counted-seen = { $number ->
    [0] { $you ->
        [yes] Du hast nichts gelegt.
       *[no] { $seat } hat nichts gelegt.
    }
   *[other] { $you ->
        [yes] Du hast verdeckt gelegt, für alle abzählbar: { $cards }.
       *[no] { $seat } hat verdeckt gelegt, für alle abzählbar: { $cards }.
    }
}
laid-covered = { $you ->
    [yes] Du hast gelegt; wie viele Karten, bleibt verborgen.
   *[no] { $seat } hat gelegt; wie viele Karten, bleibt verborgen.
}
laid-covered-seen = { $number ->
    [0] { $you ->
        [yes] Du hast nichts gelegt.
       *[no] { $seat } hat nichts gelegt.
    }
   *[other] { $you ->
        [yes] Du hast verborgen gelegt: { $cards }.
       *[no] { $seat } hat verborgen gelegt: { $cards }.
    }
}
thug-declared = { $you ->
    [yes] Dein Schläger verdoppelt deine Mittelkarten.
   *[no] Der Schläger von { $seat } verdoppelt die Mittelkarten.
}
thug-spared = { $you ->
    [yes] Du hältst deinen Schläger zurück.
   *[no] { $seat } hält den Schläger zurück.
}
cards-turned-up = { $count ->
    [0] { $you ->
        [yes] Du deckst nichts auf
       *[no] { $seat } deckt nichts auf
    }
   *[other] { $you ->
        [yes] Du deckst auf: { $cards }
       *[no] { $seat } deckt auf: { $cards }
    }
}{ $left ->
    [0] .
   *[other] ; eine Karte bleibt verdeckt.
}
cards-returned = { $you ->
    [yes] Hier nicht erlaubt: Du nimmst { $cards } zurück.
   *[no] Hier nicht erlaubt: { $seat } nimmt { $cards } zurück.
}
sum-announced = Die { $side } haben { $points }.
hidden-turned-up = { $counts ->
    [1] { $you ->
        [yes] Deine verdeckte Karte ist { $card } und zählt.
       *[no] Die verdeckte Karte von { $seat } ist { $card } und zählt.
    }
   *[other] { $you ->
        [yes] Deine verdeckte Karte ist { $card }: ein Bluff, abgelegt.
       *[no] Die verdeckte Karte von { $seat } ist { $card }: ein Bluff, abgelegt.
    }
}
brought = { $you ->
    [yes] Du bringst { $points }: Mittel { $means }, Personen { $persons }, Schläger { $bonus }{ $doubled ->
        [1] , verdoppelt
       *[other] {""}
    }.
   *[no] { $seat } bringt { $points }: Mittel { $means }, Personen { $persons }, Schläger { $bonus }{ $doubled ->
        [1] , verdoppelt
       *[other] {""}
    }.
}
round-evaluated = { $points } gegen { $other }: Die { $side } gewinnen{ $tie ->
    [1] {" "}bei Gleichstand
   *[other] {""}
}. { $half ->
    [1] Die Verlierer erreichen die Hälfte.
   *[other] Die Verlierer erreichen die Hälfte nicht.
}
pledge-kept = { $you ->
    [yes] Du hast Wort gehalten: { $word }.
   *[no] { $seat } hat Wort gehalten: { $word }.
}
pledge-broken = { $you ->
    [yes] Du hast dein Wort gebrochen: { $word }.
   *[no] { $seat } hat das Wort gebrochen: { $word }.
}
pledge-kept-whispered = { $you ->
    [yes] Du hast Wort gehalten.
   *[no] { $seat } hat dem Partner Wort gehalten.
}
pledge-kept-whispered-seen = { $you ->
    [yes] Du hast dein geflüstertes Wort gehalten: { $word }.
   *[no] { $seat } hat das geflüsterte Wort gehalten: { $word }.
}
pledge-broken-whispered = { $you ->
    [yes] Du hast dein Wort gebrochen.
   *[no] { $seat } hat dem Partner das Wort gebrochen.
}
pledge-broken-whispered-seen = { $you ->
    [yes] Du hast dein geflüstertes Wort gebrochen: { $word }.
   *[no] { $seat } hat das geflüsterte Wort gebrochen: { $word }.
}
pledged = { $you ->
    [yes] Du sagst: „Ich bringe { $word }.“
   *[no] { $seat }: „Ich bringe { $word }.“
}
requested = { $you ->
    [yes] Du sagst: „{ $target }, bring { $word }.“
    [target] { $seat } zu dir: „Bring { $word }.“
   *[no] { $seat }: „{ $target }, bring { $word }.“
}
card-shown = { $you ->
    [yes] Du zeigst { $card }.
   *[no] { $seat } zeigt { $card }.
}
larger-chooses = { $you ->
    [yes] Du hast am meisten beigetragen und wählst zuerst.
   *[no] { $seat } hat am meisten beigetragen und wählt zuerst.
}
marked-chooses = { $you ->
    [yes] Gleichstand: Wegen der Markierung auf der Koalitionskarte wählst du zuerst.
   *[no] Gleichstand: Wegen der Markierung auf der Koalitionskarte wählt { $seat } zuerst.
}
mr-x-chooses = { $you ->
    [yes] Gleichstand: Als Mr. X wählst du zuerst.
   *[no] Gleichstand: { $seat }, Mr. X, wählt zuerst.
}
lone-chooses = { $you ->
    [yes] Du stehst allein und wählst ein Paket.
   *[no] { $seat } steht allein und wählt ein Paket.
}
godfather-takes-all = { $you ->
    [yes] Du spielst allein: Beide Pakete gehören dir.
   *[no] { $seat } spielt allein: Beide Pakete gehören dem Paten.
}
losers-empty = { $you ->
    [alone] Weniger als die Hälfte: Du gehst leer aus.
    [among] Weniger als die Hälfte: Du und { $besides } geht leer aus.
   *[no] Weniger als die Hälfte: { $seats } gehen leer aus.
}
package-taken = { $you ->
    [yes] Du nimmst { $package }.
   *[no] { $seat } nimmt { $package }.
}
package-lapsed = Niemand nimmt { $package }.
person-joined = { $you ->
    [yes] Zu dir kommt: { $person }.
   *[no] Zu { $seat } kommt: { $person }.
}
partner-paid = { $you ->
    [yes] Du zahlst { $target }: { $payment }.
    [target] { $seat } zahlt dir: { $payment }.
   *[no] { $seat } zahlt { $target }: { $payment }.
}
person-left = Von niemandem genommen und aus dem Spiel: { $person }.
roles-exchanged = { $you ->
    [yes] Du gehst leer aus und bist jetzt Mr. X; { $target } übernimmt: { $clan }.
    [target] { $seat } geht leer aus und ist jetzt Mr. X; du übernimmst: { $clan }.
   *[no] { $seat } geht leer aus und ist jetzt Mr. X; { $target } übernimmt: { $clan }.
}
card-drawn = { $you ->
    [yes] Du ziehst eine Karte.
   *[no] { $seat } zieht eine Karte.
}
card-drawn-seen = { $you ->
    [yes] Du ziehst { $card }.
   *[no] { $seat } zieht { $card }.
}
cards-lapsed = { $you ->
    [yes] Du kannst nichts mehr ziehen: { $count ->
        [one] Eine Karte verfällt.
       *[other] { $count } Karten verfallen.
    }
   *[no] { $seat } kann nichts mehr ziehen: { $count ->
        [one] Eine Karte verfällt.
       *[other] { $count } Karten verfallen.
    }
}
pile-renewed = Die { $count } abgelegten Karten werden zu einem neuen Stapel gemischt.
extra-drawn = { $you ->
    [yes] Als Mr. X nimmst du eine Karte mehr.
   *[no] { $seat }, Mr. X, nimmt eine Karte mehr.
}
trade-begun = { $you ->
    [yes] Du handelst mit dem { $person }.
   *[no] { $seat } handelt mit dem { $person }.
}
poker-begun = { $you ->
    [yes] Dein Pokerspieler setzt sich.
   *[no] Der Pokerspieler von { $seat } setzt sich.
}
card-fenced = { $you ->
    [yes] Dein Hehler tauscht { $card }.
   *[no] Der Hehler von { $seat } tauscht { $card }.
}
card-swapped = { $you ->
    [yes] Als Mr. X tauschst du { $card }.
   *[no] { $seat }, Mr. X, tauscht { $card }.
}
card-handed-over = { $you ->
    [yes] Du gibst dem { $person } { $card }.
   *[no] { $seat } gibt dem { $person } { $card }.
}
alcohol-traded = { $you ->
    [yes] Der { $person } gibt dir 1 Flasche für { $points } Punkte.
   *[no] Der { $person } gibt { $seat } 1 Flasche für { $points } Punkte.
}
card-thrown = { $you ->
    [yes] Du legst { $card } ab.
   *[no] { $seat } legt { $card } ab.
}
card-picked = { $you ->
    [yes] Du nimmst { $card } aus der Ablage.
   *[no] { $seat } nimmt { $card } aus der Ablage.
}
point-earned = { $you ->
    [yes] Du bekommst einen Patenpunkt: zusammen { $count }.
   *[no] { $seat } bekommt einen Patenpunkt: zusammen { $count }.
}
showdown-begun = Die Schlusskarte: der Showdown.
hand-shown = { $number ->
    [0] { $you ->
        [yes] Du zeigst eine leere Hand.
       *[no] { $seat } zeigt eine leere Hand.
    }
   *[other] { $you ->
        [yes] Du zeigst deine Hand: { $cards }.
       *[no] { $seat } zeigt die Hand: { $cards }.
    }
}
majority-won = { $you ->
    [alone] Mehrheit bei { $what } ({ $number }): du.
    [among] Mehrheit bei { $what } ({ $number }): du und { $besides }.
   *[no] Mehrheit bei { $what } ({ $number }): { $winners }.
}
game-ended = { $you ->
    [alone] Das Spiel ist aus: Du gewinnst mit { $reason }, { $alcohol }.
    [among] Das Spiel ist aus: du und { $besides } mit { $reason }, { $alcohol }.
   *[no] Das Spiel ist aus: { $winners } mit { $reason }, { $alcohol }.
}

## Warum nicht
refused-other-question = Das ist jetzt nicht gefragt.
refused-not-in-hand = { $card } ist nicht auf deiner Hand.
refused-not-laid = Du hast { $card } nicht gelegt.
refused-defender-leaves = Verteidiger lassen keine Karte verdeckt.
refused-no-question = Nur der Herausforderer mit dem ? darf eine Karte verdeckt lassen.
refused-left-already = { $card } ist schon die Karte, die du verdeckt lässt.
refused-no-thug = Du hast keinen Schläger.
refused-thug-declared = Dein Schläger ist schon angesagt.
refused-thug-later = Mr. X sagt den Schläger erst an, wenn die Summe der Verteidiger bekannt ist.
refused-mr-x-silent = Mr. X sagt nichts, bis seine Karten aufgedeckt werden.
refused-no-partner = Du hast keinen Partner, mit dem du reden könntest.
refused-partner-laid = { $target } hat schon gelegt: zu spät für eine Bitte.
refused-talk-first = Rede, bevor du legst: Zwischendurch hört dich niemand.
refused-said-enough = Eine Runde hat Platz für ein Versprechen, eine Bitte und zwei gezeigte Karten von dir.
refused-known-already = { $card } bei dir kennen schon alle.
refused-partner-cannot-draw = { $target } kann keine Karte ziehen: Zahl mit etwas anderem.
refused-not-in-packages = Das steckt nicht in deinen Paketen: { $payment }.
refused-draw-first = Zieh deine Karte, bevor du fertig bist.
refused-once = Das geht einmal je Runde.
refused-hand-full = Niemand hat mehr als { $count } Karten.
refused-piles-empty = Es gibt nichts zu ziehen: Stapel und Ablage sind leer.
refused-not-yours = Gehört dir nicht: { $person }.
refused-too-few-cards = Du hast zu wenige Karten für: { $person }.
refused-not-mr-x = Das darf nur Mr. X.
refused-too-cheap = Nötig sind Karten im Wert von mindestens 6; { $points } liegen da.
refused-too-dear = Mit { $card } wären die zwei Karten mehr wert als die, die du abgelegt hast.
refused-not-discarded = { $card } liegt nicht in der Ablage.
