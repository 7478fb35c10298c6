# Chicago: duels en betaaldagen zoals ze worden getoond.

web-chicago-result-won = { $gang } verslaat { $foe }
web-chicago-result-both = Beiden vallen
web-chicago-why-roll = { $n } tegen { $other }: de hogere worp wint.
web-chicago-why-equal = Gelijke worpen kosten beiden een ring, en hooguit één had er nog een over.
web-chicago-change-won = Krijgt { $money } en heeft nu { $rings } ringen.
web-chicago-change-lost = Het lid is uit het spel.
web-chicago-result-paid = { $gang } krijgt het meest: { $money }
web-chicago-why-nobody = Niemand heeft aan het einde van de fase een doel in handen, dus wordt iedereen betaald.
web-chicago-result-next = De volgende fase
