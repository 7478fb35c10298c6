# Chicago Poker: waarom een bot doet wat hij doet. Telkens één zin, verteld na de actie.
# De vier soorten bedrijven zijn in het Nederlands alle vier de-woorden; daar rekenen deze zinnen op.

why-only = er was geen andere keuze.
why-draw = geen enkele handkaart is het nu al waard om te spelen.
why-draw-few = { $count ->
    [0] met een lege hand valt er niets te kiezen.
    [one] met één handkaart valt er niets te kiezen.
   *[other] { $count } handkaarten geven te weinig keus.
}
why-start = { $card } is een begin bij de { $business }.
why-build = { $card } brengt de rij bij de { $business } dichter bij haar doel: { $hand }.
why-complete = { $card } maakt de vijf vol bij de { $business }: over deze hand ({ $hand }) komen de anderen bijna niet heen.
why-complete-now = { $card } maakt de vijf vol bij de { $business }: deze hand ({ $hand }) wint eerder nu dan later.
why-answer = op de { $business } staat de kogel van { $owner }: { $card } geeft antwoord ({ $hand }).
why-spare = bij de { $business } is { $card } het best te missen.
why-murder = { $target } wordt te sterk bij de { $business }: { $card } moet weg.
why-murder-hidden = { $target } wordt te sterk bij de { $business }: de laatste kaart moet weg.
why-raid = { $count ->
    [one] de { $business } is nog niet beslist, en { $target } heeft er een gedekte kaart liggen.
   *[other] de { $business } is nog niet beslist, en { $target } heeft er { $count } gedekte kaarten liggen.
}
why-limousine = wat bij de { $business } ligt, is bij de { $destination } meer waard.
why-carry = { $card } doet meer bij de { $business }.
why-park = de andere kaarten liggen goed waar ze liggen.
why-pistol = twee acties voor één.
why-blackmail = { $card } is de nuttigste kaart op de aflegstapel.
why-discard = { $card } is het best te missen.
why-forgo = meer doen zou alleen maar schaden.
why-stake = de { $business } is de hoogste handkaart waard.
why-stake-less = { $card } is genoeg voor de { $business }: de hogere kaarten zijn elders nodig.
