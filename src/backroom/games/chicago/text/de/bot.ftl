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
