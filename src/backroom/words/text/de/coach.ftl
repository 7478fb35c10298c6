# Die Lehrerin am Tisch, und die Seite der Lektionen.

web-coach-step = Schritt { $number } von { $count }
web-coach-do = Mach du es
web-coach-show = Zeig es mir
web-coach-again = Noch einmal
web-coach-leave = Aufhören
web-coach-go-on = Weiter
web-coach-watch = Schau, was die anderen tun.
web-coach-solved = Gelöst.
web-coach-over-game = Ab hier ist es dein Spiel.
web-coach-over-game-more = Spiel weiter gegen leichte Bots. Ein Tipp zeigt dir, was du tun kannst, wann immer du willst.
web-coach-over-lesson = Das war die Lektion.
web-coach-over-lesson-more = Du kannst sie jederzeit noch einmal machen.
web-coach-over-problem = Das war die Aufgabe.
web-coach-over-problem-more = Die anderen warten auf der Seite der Lektionen.
web-coach-play-on = Weiterspielen
web-coach-more = Mehr Lektionen

web-lessons-of = { $name } lernen
web-lessons-about = Ich zeige es dir am Tisch, Schritt für Schritt. Du machst es, ich sage, warum. Hör auf, wann du willst: Ich weiß noch, wo wir waren.
web-lessons-none = Für diesen Titel hat noch niemand eine Lektion geschrieben.
web-lessons-game = Dein erstes Spiel
web-lessons-lesson = Eins nach dem anderen
web-lessons-problem = Aufgaben
web-lesson-minutes = { $minutes } Min.
web-lesson-begun = Weiter bei Schritt { $number }
web-lesson-done = Erledigt
