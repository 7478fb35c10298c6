# De coach aan tafel, en de pagina met lessen.

web-coach-step = Stap { $number } van { $count }
web-coach-do = Doe het voor mij
web-coach-show = Laat zien
web-coach-again = Nog een keer
web-coach-leave = Stoppen
web-coach-go-on = Verder
web-coach-watch = Kijk wat de anderen doen.
web-coach-solved = Opgelost.
web-coach-over-game = Vanaf hier is het jouw spel.
web-coach-over-game-more = Speel verder tegen makkelijke bots. Een tip laat zien wat je kunt doen, wanneer je maar wilt.
web-coach-over-lesson = Dat was de les.
web-coach-over-lesson-more = Je kunt haar altijd nog een keer doen.
web-coach-over-problem = Dat was het probleem.
web-coach-over-problem-more = De andere wachten op de pagina met lessen.
web-coach-play-on = Speel verder
web-coach-more = Meer lessen

web-lessons-of = { $name } leren
web-lessons-about = Ik laat het je aan tafel zien, stap voor stap. Jij doet het, ik zeg waarom. Stop wanneer je wilt: ik weet nog waar we waren.
web-lessons-none = Voor deze titel heeft nog niemand een les geschreven.
web-lessons-game = Je eerste spel
web-lessons-lesson = Eén ding tegelijk
web-lessons-problem = Problemen
web-lesson-minutes = { $minutes } min
web-lesson-begun = Gaat verder bij stap { $number }
web-lesson-done = Gedaan
