"""A policy that learns from its own games, with nothing but NumPy: REINFORCE on one seat of a title.

It knows no rules. It gets what a seat gets as numbers, chooses among what is legal, and is told at the end what the
outcome was worth. The policy is linear: every action weighs the observation, and softmax makes chances of the weights.

    pip install 'backroom[gymnasium]'
    python examples/reinforce.py --option miniature --games 2000
    python examples/reinforce.py --title gangster --players 3 --against soldier --games 500

In the miniature of Chicago Poker nobody can gain more than 0.25 a game against random play: a few seconds lead there. A
whole game asks for more games, and for a policy that is not linear.

`tianshou_dqn.py` does the same with a deep network, and needs torch for it.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence

import numpy as np

from backroom.adapters.gymnasium import SeatEnv, env

#: How far one game moves the weights, and how quickly the usual return is forgotten.
STEP = 0.5
FORGETTING = 0.01


class Policy:
    """Chances of the actions that are legal, by weights of the observation."""

    def __init__(self, table: SeatEnv) -> None:
        (size,) = table.observation_space["observation"].shape
        self._weights = np.zeros((table.action_space.n, size), np.float32)

    def chances(self, legal: np.ndarray, observation: np.ndarray) -> np.ndarray:
        weighed = self._weights[legal] @ observation
        likely = np.exp(weighed - weighed.max())
        return likely / likely.sum()

    def learn(self, legal: np.ndarray, observation: np.ndarray, chosen: int, worth: float) -> None:
        """Make what was chosen likelier by its worth, and what was not less likely."""
        change = -self.chances(legal, observation)
        change[chosen] += 1
        self._weights[legal] += STEP * worth * np.outer(change, observation / np.linalg.norm(observation))


def play(table: SeatEnv, policy: Policy, rng: np.random.Generator, seed: int | None = None) -> tuple[list, float]:
    """One game: what was seen and chosen at every decision, and the return."""
    course = []
    seen, _ = table.reset(seed=seed)
    reward, over = 0.0, table.game.is_over
    while not over:
        legal = np.flatnonzero(seen["action_mask"])
        chosen = int(rng.choice(len(legal), p=policy.chances(legal, seen["observation"])))
        course.append((legal, seen["observation"], chosen))
        seen, reward, over, _, _ = table.step(int(legal[chosen]))
    return course, reward


def train(table: SeatEnv, games: int, seed: int = 0, tell: int = 0) -> list[float]:
    """The returns of so many games in which a new policy learns; every `tell` games their mean is printed."""
    rng = np.random.default_rng(seed)
    policy = Policy(table)
    usual = 0.0
    returns: list[float] = []
    for number in range(games):
        course, reward = play(table, policy, rng, seed if number == 0 else None)
        for legal, observation, chosen in course:
            policy.learn(legal, observation, chosen, (reward - usual) / len(course))
        usual += FORGETTING * (reward - usual)
        returns.append(reward)
        if tell and len(returns) % tell == 0:
            print(f"{len(returns):6} games: mean return of the last {tell}: {np.mean(returns[-tell:]):+.2f}")
    return returns


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--title", default="chicago-poker")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--against", default="random")
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--option", action="append", default=[], help="an option of the title to turn on")
    asked = parser.parse_args(arguments)
    options = dict.fromkeys(asked.option, True)
    table = env(asked.title, asked.players, asked.against, options, seat=None, talk=False)
    train(table, asked.games, tell=max(1, asked.games // 10))


if __name__ == "__main__":
    main()
