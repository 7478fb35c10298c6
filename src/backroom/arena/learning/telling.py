"""What a network tells of a position, what came of that position, and how wrong the network was about it."""

from __future__ import annotations

from abc import ABC, abstractmethod

import numpy as np

from backroom.arena.learning.noted import Floats
from backroom.kernel.state import State
from backroom.minds.judging import lead_at_end, share_at_end
from backroom.minds.study import STRENGTH, Study

_LEAST = 1e-6


class Telling(ABC):
    """Of a position so many `rows` go in, for each of them `outputs` numbers come out, and `wide` numbers are right."""

    def __init__(self, rows: int, outputs: int, wide: int) -> None:
        self.rows = rows
        self.outputs = outputs
        self.wide = wide

    @abstractmethod
    def came(self, end: State, seat: int, unit: float) -> Floats:
        """What a position of a seat should have told, by the end of its game alone."""

    @abstractmethod
    def believed(self, out: Floats) -> Floats:
        """What it tells, a position a row, in the same numbers."""

    @abstractmethod
    def error(self, out: Floats, targets: Floats) -> Floats:
        """By how much each number that came out is too high, in the loss."""

    @abstractmethod
    def losses(self, out: Floats, targets: Floats) -> Floats:
        """How wrong it is about each position."""


class ShareAndLead(Telling):
    """The share of the win, by its logit, and the lead: their loss is the cross-entropy and half the square."""

    def __init__(self) -> None:
        super().__init__(1, 2, 2)

    def came(self, end: State, seat: int, unit: float) -> Floats:
        lead = np.clip(lead_at_end(end, seat) / unit, -1.0, 1.0)
        return np.array([share_at_end(end, seat), lead], np.float32)

    def believed(self, out: Floats) -> Floats:
        return np.stack([_sigmoid(out[:, 0]), np.clip(out[:, 1], -1.0, 1.0)], axis=1)

    def error(self, out: Floats, targets: Floats) -> Floats:
        return np.stack([_sigmoid(out[:, 0]) - targets[:, 0], out[:, 1] - targets[:, 1]], axis=1).astype(np.float32)

    def losses(self, out: Floats, targets: Floats) -> Floats:
        told = np.clip(_sigmoid(out[:, 0]), _LEAST, 1 - _LEAST)
        crossed = -(targets[:, 0] * np.log(told) + (1 - targets[:, 0]) * np.log(1 - told))
        lost: Floats = crossed + 0.5 * (out[:, 1] - targets[:, 1]) ** 2
        return lost


class Strengths(Telling):
    """How strong each seat stands; everybody's shares are the softmax of that, and the loss is the cross-entropy."""

    def __init__(self, players: int) -> None:
        super().__init__(players, 1, players)

    def came(self, end: State, seat: int, unit: float) -> Floats:
        return np.array([share_at_end(end, other) for other in range(self.wide)], np.float32)

    def believed(self, out: Floats) -> Floats:
        strengths = out.reshape(-1, self.wide)
        parts = np.exp(strengths - strengths.max(axis=1, keepdims=True))
        shares: Floats = parts / parts.sum(axis=1, keepdims=True)
        return shares

    def error(self, out: Floats, targets: Floats) -> Floats:
        return (self.believed(out) - targets).reshape(-1, 1).astype(np.float32)

    def losses(self, out: Floats, targets: Floats) -> Floats:
        lost: Floats = -(targets * np.log(np.maximum(self.believed(out), _LEAST))).sum(axis=1)
        return lost


def telling_of(study: Study) -> Telling:
    """What networks of a study tell."""
    return Strengths(study.rules.players) if study.outputs == STRENGTH else ShareAndLead()


def _sigmoid(logits: Floats) -> Floats:
    shares: Floats = 1.0 / (1.0 + np.exp(-logits))
    return shares
