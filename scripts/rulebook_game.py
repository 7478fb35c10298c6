"""Lines for `played` of a rulebook's position: bots play on from a position until something happens.

`python scripts/rulebook_game.py TITLE POSITION EVENT [TIMES]` prints them. They are pasted into `positions.toml`,
so that later bots change no figure.
"""

from __future__ import annotations

import sys

from backroom.games import find_title
from backroom.kernel.chance import FastChance
from backroom.kernel.decision import seats_of
from backroom.lessons.conditions import written
from backroom.lessons.lesson import Played
from backroom.lessons.positions import course_at, positions_of
from backroom.players import seat_bot
from backroom.players.whole import whole_choice

BOT = "soldier"


def main(title_id: str, position_id: str, event: str, times: str = "1") -> None:
    title = find_title(title_id)
    position = next(one for one in positions_of(title) if one.id == position_id)
    course = course_at(title, position)
    bots = [seat_bot(BOT, title, course.rules) for _ in range(position.settings.players)]
    own = [FastChance(seat + 1) for seat in range(position.settings.players)]
    known = len(course.events)
    while not course.game.is_over and sum(one.name == event for one in course.events[known:]) < int(times):
        state = course.game.state
        seat = seats_of(state.stack[-1].seats)[0]
        choices = whole_choice(course.rules, state, seat, bots[seat], own[seat], [])
        choice = written(one.action for one in choices)
        course.play(Played(seat, choice, (), 0))
        print(f'    "{seat + 1}: {choice}",')


if __name__ == "__main__":
    main(*sys.argv[1:])
