"""A deep Q-network of Tianshou's learns one seat of a title: what the library needs to be told is one small wrapper.

    pip install 'backroom[gymnasium]' 'tianshou>=2,<3'
    python examples/tianshou_dqn.py --option miniature
    python examples/tianshou_dqn.py --title gangster --players 3 --against soldier --epochs 20

In the miniature of Chicago Poker nobody can gain more than 0.25 a game against random play. After each epoch it says
what the network gains so far, without trying things out.

Tianshou brings torch and some hundred megabytes more, so no test of ours runs this: `docs/research.md` says with which
versions it was last run, and what it printed.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
import torch
from tianshou.algorithm import DQN
from tianshou.algorithm.modelfree.dqn import DiscreteQLearningPolicy
from tianshou.algorithm.optim import AdamOptimizerFactory
from tianshou.data import Collector, VectorReplayBuffer
from tianshou.env import DummyVectorEnv
from tianshou.trainer import OffPolicyTrainerParams
from tianshou.utils.net.common import Net

from backroom.adapters.gymnasium import env

#: Games that are played side by side, steps that are remembered, and games that a network is judged by.
GAMES = 8
REMEMBERED = 20_000
JUDGED = 1000


class Named(gymnasium.ObservationWrapper):
    """What a seat sees, under the names that Tianshou looks for: `obs`, and `mask` for what is legal."""

    def __init__(self, table: gymnasium.Env) -> None:
        super().__init__(table)
        seen = table.observation_space
        legal = gymnasium.spaces.MultiBinary(seen["action_mask"].shape)
        self.observation_space = gymnasium.spaces.Dict({"obs": seen["observation"], "mask": legal})

    def observation(self, observation: dict[str, Any]) -> dict[str, Any]:
        return {"obs": observation["observation"], "mask": observation["action_mask"] == 1}


def learner(table: gymnasium.Env) -> DQN:
    """A network that says of every action what it is worth."""
    (size,) = table.observation_space["obs"].shape
    net = Net(state_shape=size, action_shape=int(table.action_space.n), hidden_sizes=[128, 128])
    policy = DiscreteQLearningPolicy(model=net, action_space=table.action_space, eps_training=0.2)
    return DQN(policy=policy, optim=AdamOptimizerFactory(lr=1e-3), gamma=1.0, target_update_freq=200)


def train(asked: argparse.Namespace) -> list[float]:
    """The mean return of the network after each epoch."""

    def table() -> gymnasium.Env:
        options = dict.fromkeys(asked.option, True)
        return Named(env(asked.title, asked.players, asked.against, options, seat=None, talk=False))

    np.random.seed(asked.seed)
    torch.manual_seed(asked.seed)
    training, judging = (DummyVectorEnv([table] * GAMES) for _ in range(2))
    training.seed(asked.seed)
    judging.seed(asked.seed + GAMES)
    algorithm = learner(table())
    returns: list[float] = []

    def tell(stats: Any) -> float:  # noqa: ANN401
        returns.append(float(stats.returns_stat.mean))
        print(f"epoch {len(returns) - 1}: mean return {returns[-1]:+.3f}")
        return returns[-1]

    algorithm.run_training(
        OffPolicyTrainerParams(
            training_collector=Collector(
                algorithm, training, VectorReplayBuffer(REMEMBERED, GAMES), exploration_noise=True
            ),
            test_collector=Collector(algorithm, judging),
            max_epochs=asked.epochs,
            epoch_num_steps=2000,
            collection_step_num_env_steps=80,
            update_step_num_gradient_steps_per_sample=0.2,
            test_step_num_episodes=JUDGED,
            compute_score_fn=tell,
            show_progress=False,
            verbose=False,
        )
    )
    return returns


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--title", default="chicago-poker")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--against", default="random")
    parser.add_argument("--option", action="append", default=[], help="an option of the title to turn on")
    parser.add_argument("--epochs", type=int, default=5)
    parser.add_argument("--seed", type=int, default=1)
    train(parser.parse_args(arguments))


if __name__ == "__main__":
    main()
