# Chicago: Duelle und Zahltage, wie sie gezeigt werden.

web-chicago-result-won = { $gang } schlägt { $foe }
web-chicago-result-both = Beide fallen
web-chicago-why-roll = { $n } gegen { $other }: Der höhere Wurf gewinnt.
web-chicago-why-equal = Gleiche Würfe kosten beide einen Ring, und höchstens einer hatte noch einen übrig.
web-chicago-change-won = Bekommt { $money } und hat jetzt { $rings } Ringe.
web-chicago-change-lost = Das Mitglied ist aus dem Spiel.
web-chicago-result-paid = { $gang } bekommt am meisten: { $money }
web-chicago-why-nobody = Am Ende der Phase hält niemand ein Ziel, also werden alle bezahlt.
web-chicago-result-next = Die nächste Phase
