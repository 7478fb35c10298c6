# The coach at the table, and the page of lessons.

web-coach-step = Step { $number } of { $count }
web-coach-do = Do it for me
web-coach-show = Show me
web-coach-again = Once more
web-coach-leave = Leave
web-coach-go-on = Go on
web-coach-watch = Watch what the others do.
web-coach-solved = Solved.
web-coach-over-game = From here on it is your game.
web-coach-over-game-more = Play on against easy bots. A hint shows you what to do whenever you like.
web-coach-over-lesson = That was the lesson.
web-coach-over-lesson-more = You can take it again at any time.
web-coach-over-problem = That was the problem.
web-coach-over-problem-more = The others wait on the page of lessons.
web-coach-play-on = Play on
web-coach-more = More lessons

web-lessons-of = Learn { $name }
web-lessons-about = I show you at the table, step by step. You do it, I say why. Leave when you like: I remember where we were.
web-lessons-none = Nobody has written a lesson for this title yet.
web-lessons-game = Your first game
web-lessons-lesson = One thing at a time
web-lessons-problem = Problems
web-lesson-minutes = { $minutes } min
web-lesson-begun = Goes on at step { $number }
web-lesson-done = Done
