# Chicago: warum ein Bot tut, was er tut.

why-colour = eine Farbe ist so gut wie die andere.
why-hire = ein Mitglied der Stärke { $rings } behält seinen Wert und bringt mehr ein.
why-save = jetzt ist niemand anzuheuern.
why-roll = es ist Zeit loszuziehen.
why-place = von { $place } ({ $field }) aus gibt es für ein Mitglied der Stärke { $rings } am meisten zu holen.
why-seize = das bringt für die Punkte am meisten: { $place } ({ $field }).
why-duel = { $foe } bei { $place } ist zu schlagen, mit { $odds } Chancen von hundert.
why-storm = { $place } ({ $field }) ist { $foe } abzunehmen, mit { $odds } Chancen von hundert gegen alle darin.
why-idle = Punkte müssen genutzt werden, und dieser Schritt schadet am wenigsten.
why-fight = mehr braucht es nicht in { $place }.
why-pit = meine { $rings } gegen ihre { $foe_rings } lohnen sich am meisten.
why-own-quarter = es fehlt dann weniger zu einer ganzen Serie im eigenen Viertel.
why-leave = es nützt uns beiden, wo es ist.
why-guard = das sollte jetzt nicht leer stehen: { $place } ({ $field }).
why-finish = die Punkte reichen, um ein Ziel zu erfüllen, zuerst über { $place } ({ $field }).
why-storm-many = der Kampf mit { $foe } in { $place } ({ $field }) lohnt sich, wie viele auch darin sind.
why-reinforce = mit noch jemandem in { $place } steigen die Chancen von { $now } auf { $odds } von hundert.
why-plan = über { $place } ({ $field }) gewinne ich { $chance } von hundert Partien, soweit ich sehe.
why-plan-street = über { $place } gewinne ich { $chance } von hundert Partien, soweit ich sehe.
why-cheap = ein Mitglied der Stärke { $rings } kostet wenig.
why-rainy-day = der Rest ist für schlechte Zeiten.
why-grand = ein Mitglied der Stärke { $rings } macht sich gut in { $place } ({ $field }).
why-nearest = das ist am nächsten: { $place } ({ $field }).
why-weaker = { $foe } in { $place } ({ $field }) ist schwächer als mein Mitglied.
why-weaker-street = { $foe } bei { $place } ist schwächer als mein Mitglied.
why-strongest = mein Stärkster, { $rings }, gegen ihre { $foe_rings }.
