"""A network that is being trained, in PyTorch, and the file that comes of it."""

from __future__ import annotations

import io
from itertools import cycle, pairwise
from pathlib import Path
from pickle import UnpicklingError
from typing import Any, Final, NamedTuple

from sobremesa.learning.lessons import DamagedFile, Examples, write_whole
from sobremesa.players.learned import NetworkFile
from sobremesa.players.learned.network import SHARE
from sobremesa.players.learned.network_file import OUTPUTS

# A search ends with what is judged best, which is where one network errs most; several seldom err
# alike.
MEMBERS: Final = 4
HIDDEN: Final = (64, 32)  # the layers of a member, unless told otherwise
OUTLOOK: Final = 0  # the feature that tells the evaluation of a seat; see ``core.features``
BATCH: Final = 512
RATE: Final = 0.002
DECAY: Final = 0.1  # of the weights
DROPPED: Final = 0.2  # of what the hidden layers find is left out at random while learning
STEPS: Final = 1000.0  # so far back the mean of the weights goes, about
FIRST_STEPS: Final = 10.0  # and, while they are few, a tenth of the way
POINTS_WEIGHT: Final = 0.3  # of the loss in points beside that in shares of the win


# What PyTorch raises for a file that is no checkpoint, and what comes of one that lacks something.
_NO_CHECKPOINT: Final = (
    AttributeError,
    EOFError,
    LookupError,
    RuntimeError,
    TypeError,
    UnpicklingError,
    ValueError,
)


class Losses(NamedTuple):
    """How far off: in shares of the win (cross entropy), and in points (mean absolute)."""

    share: float
    points: float


def devices() -> list[str]:
    """What PyTorch can reckon with here, by its names: the processor, then the GPU if any."""
    import torch

    return ["cpu", *(["cuda"] if torch.cuda.is_available() else [])]


class Learner:
    """A network in PyTorch. What comes in is brought to mean 0 and deviation 1 first.

    Its members begin differently and learn the same, each for itself, though all are reckoned at
    once. What one has learned is the mean of its weights over the last steps: single steps follow
    the few games of their batch, and are off by more than they bring.

    ``hidden`` is how much each hidden layer of a member finds.
    ``device`` is PyTorch's name of what reckons: the GPU if there is one, unless told otherwise.
    Examples stay where they are and go there batch by batch, for they may be more than it holds.
    """

    def __init__(
        self,
        width: int,
        seed: int,
        device: str | None = None,
        hidden: tuple[int, ...] = HIDDEN,
    ) -> None:
        import torch

        torch.set_num_threads(1)  # so little is reckoned at a time that more only wait
        torch.manual_seed(seed)
        self.device: Any = torch.device(device or devices()[-1])
        self.hidden = hidden
        self._learning: Any = _new_members(width, hidden).to(self.device)
        self._learned: Any = torch.optim.swa_utils.AveragedModel(
            self._learning, device=self.device, avg_fn=_later_mean
        )
        self.mean: Any = torch.zeros(width, device=self.device)
        self.deviation: Any = torch.ones(width, device=self.device)
        self.points_mean = 0.0
        self.points = 1.0
        self._optimizer: Any = torch.optim.AdamW(
            self._learning.parameters(), lr=RATE, weight_decay=DECAY, fused=False
        )

    def measure(self, some: Examples) -> None:
        """Learn the usual size of features and points; once, before anything else."""
        import torch

        rows = some.features[some.seated].float()
        points = some.points[some.seated]
        self.mean = rows.mean(0).to(self.device)
        deviation = rows.std(0).to(self.device)
        self.deviation = torch.where(deviation > 1e-4, deviation, torch.ones_like(deviation))
        self.points_mean = float(points.mean())
        self.points = max(float(points.std()), 1.0)
        # It begins with what the evaluation knows.
        _, scale = by_evaluation(some)
        with torch.no_grad():
            weights, _ = _layers(self._learning)[-1]
            weights[:, self.hidden[-1] + OUTLOOK, SHARE] = scale * self.deviation[OUTLOOK]
        self._learn_anew()

    def take_over(self, file: NetworkFile) -> None:
        """Go on from a network that was trained before; what comes in was measured already.

        Where it has fewer members, several begin as one of them. Its layers must be as large.
        """
        import torch

        for member, layers in zip(range(MEMBERS), cycle(file.numbers()), strict=False):
            both = zip(_layers(self._learning), layers, strict=True)
            for number, ((weights, biases), numbers) in enumerate(both):
                outputs = weights.shape[-1]
                kept = torch.tensor(numbers, dtype=torch.float64, device=self.device)
                by_output, bias = kept[:-outputs].reshape(outputs, -1), kept[-outputs:]
                if number == 0:
                    bias = bias + by_output @ self.mean.double()
                    by_output = by_output * self.deviation
                if number == len(self.hidden):
                    found, seen = by_output[:, : self.hidden[-1]], by_output[:, self.hidden[-1] :]
                    bias = bias + seen @ self.mean.double()
                    by_output = torch.cat([found, seen * self.deviation], 1)
                    unit = kept.new_tensor([1.0, file.points / self.points])
                    by_output = by_output * unit[:, None]
                    bias = bias * unit
                    bias[1] -= self.points_mean / self.points
                with torch.no_grad():
                    weights[member] = by_output.T
                    biases[member, 0] = bias
        self._learn_anew()

    def epoch(self, some: Examples, rate: float) -> Losses:
        """Go through all examples once, in any order."""
        import torch

        for group in self._optimizer.param_groups:
            group["lr"] = RATE * rate
        order = torch.randperm(len(some))
        share, points = self._sums()
        for at in range(0, len(order), BATCH):
            batch = some.part(order[at : at + BATCH], self.device)
            self._optimizer.zero_grad()
            outputs = self._outputs(batch.features, self._learning, DROPPED)
            by_share, by_points, off = self._losses(batch, outputs)
            # Each has weights of its own, so the sum over members teaches each as its own would.
            loss = (batch.weights * (by_share + POINTS_WEIGHT * by_points)).sum()
            (loss / batch.weights.sum()).backward()
            share += by_share.sum().detach() / MEMBERS
            points += off.sum() / MEMBERS
            self._optimizer.step()
            self._learned.update_parameters(self._learning)
        return Losses(float(share) / len(some), self.points * float(points) / len(some))

    def test(self, some: Examples) -> Losses:
        """How far off it is for examples that it has not learned from."""
        import torch

        share, points = self._sums()
        with torch.no_grad():
            for at in range(0, len(some), 8 * BATCH):
                which = torch.arange(at, min(at + 8 * BATCH, len(some)))
                batch = some.part(which, self.device)
                by_share, _, off = self._losses(batch, self.expected(batch.features))
                share += by_share.sum()
                points += off.sum()
        return Losses(float(share) / len(some), self.points * float(points) / len(some))

    def _sums(self) -> tuple[Any, Any]:
        """Two numbers to add up in, kept where all is reckoned: to fetch one is to wait for it."""
        import torch

        share, points = torch.zeros(2, dtype=torch.float64, device=self.device)
        return share, points

    def expected(self, features: Any) -> Any:
        """Both outputs for rows of features, points in the unit of ``points``."""
        return self._outputs(features, self._learned.module).mean(0)

    def _outputs(self, features: Any, members: Any, dropped: float = 0.0) -> Any:
        """Both outputs of each member for rows of features: [member, …, output]."""
        import torch

        values = (features - self.mean) / self.deviation
        seen = values.reshape(1, -1, values.shape[-1]).expand(MEMBERS, -1, -1)
        *hidden, (weights, biases) = _layers(members)
        found = seen
        for by_input, bias in hidden:
            found = torch.relu(torch.baddbmm(bias, found, by_input))
            found = torch.nn.functional.dropout(found, dropped)
        outputs = torch.baddbmm(biases, torch.cat([found, seen], -1), weights)
        return outputs.reshape(MEMBERS, *features.shape[:-1], OUTPUTS)

    def _losses(self, batch: Examples, outputs: Any) -> tuple[Any, Any, Any]:
        """Of each member and position: cross entropy, loss in points, points off, in their unit."""
        import torch

        logits = outputs[..., 0].masked_fill(~batch.seated, -1e9)
        share = -(batch.shares * torch.log_softmax(logits, -1)).sum(-1)
        wanted = (batch.points - self.points_mean) / self.points
        seats = batch.seated.sum(-1)
        off = (outputs[..., 1] - wanted) * batch.seated
        smooth = torch.nn.functional.smooth_l1_loss(off, torch.zeros_like(off), reduction="none")
        return share, smooth.sum(-1) / seats, off.detach().abs().sum(-1) / seats

    # ---- files

    def layers(self) -> list[list[list[float]]]:
        """Of each member the numbers of each layer, as a file has them.

        The first one takes features as they are.
        """
        return [self._numbers(member) for member in range(MEMBERS)]

    def _numbers(self, member: int) -> list[list[float]]:
        import torch

        made: list[list[float]] = []
        for number, (by_input, bias) in enumerate(_layers(self._learned.module)):
            weights = by_input[member].detach().double().T
            biases = bias[member, 0].detach().double()
            if number == 0:
                weights = weights / self.deviation
                biases = biases - weights @ self.mean.double()
            if number == len(self.hidden):
                found = weights[:, : self.hidden[-1]]
                seen = weights[:, self.hidden[-1] :] / self.deviation
                biases = biases - seen @ self.mean.double()
                biases[1] += self.points_mean / self.points
                weights = torch.cat([found, seen], 1)
            made.append([*weights.flatten().tolist(), *biases.tolist()])
        return made

    def save(self, path: Path) -> None:
        """A checkpoint, whole or none."""
        import torch

        content = io.BytesIO()
        torch.save(
            {
                "learning": self._learning.state_dict(),
                "learned": self._learned.state_dict(),
                "optimizer": self._optimizer.state_dict(),
                "mean": self.mean,
                "deviation": self.deviation,
                "points": (self.points_mean, self.points),
                "random": torch.get_rng_state(),
                "random of the GPU": self._random_of_gpu(),
            },
            content,
        )
        write_whole(path, content.getvalue())

    def load(self, path: Path) -> None:
        """Go on from a checkpoint, on whatever device it was made; raises ``DamagedFile``."""
        content = path.read_bytes()  # here, since PyTorch calls some damages an error of the disk
        try:
            self._load(content)
        except _NO_CHECKPOINT as error:
            why, *_ = str(error).splitlines() or ["it is empty"]
            raise DamagedFile(path, f"it is no checkpoint of this training: {why}") from error

    def _load(self, content: bytes) -> None:
        import torch

        kept = torch.load(io.BytesIO(content), map_location="cpu", weights_only=True)
        self._learning.load_state_dict(kept["learning"])
        self._learned.load_state_dict(kept["learned"])
        self._optimizer.load_state_dict(kept["optimizer"])
        self.mean, self.deviation = (kept[one].to(self.device) for one in ("mean", "deviation"))
        self.points_mean, self.points = kept["points"]
        torch.set_rng_state(kept["random"])
        if self.device.type == "cuda" and kept["random of the GPU"] is not None:
            torch.cuda.set_rng_state(kept["random of the GPU"], self.device)

    def _random_of_gpu(self) -> Any:
        import torch

        return torch.cuda.get_rng_state(self.device) if self.device.type == "cuda" else None

    def _learn_anew(self) -> None:
        """Nothing was learned yet but what the weights are now."""
        self._learned.module.load_state_dict(self._learning.state_dict())
        self._learned.n_averaged.zero_()


def _later_mean(mean: Any, now: Any, steps: Any) -> Any:
    """The mean of the weights with those after one step more; at first of fewer."""
    return mean + (now - mean) * (FIRST_STEPS / (FIRST_STEPS + steps)).clamp(min=1.0 / STEPS)


def _new_members(width: int, hidden: tuple[int, ...]) -> Any:
    """Layers that say the same of everything, until something is learned; see ``_layers``."""
    import torch

    kept: list[Any] = []
    for inputs, outputs in pairwise([width, *hidden]):
        layers = [torch.nn.Linear(inputs, outputs) for _ in range(MEMBERS)]
        kept.append(torch.stack([layer.weight.detach().T for layer in layers]))
        kept.append(torch.stack([layer.bias.detach()[None] for layer in layers]))
    kept.append(torch.zeros(MEMBERS, hidden[-1] + width, OUTPUTS))
    kept.append(torch.zeros(MEMBERS, 1, OUTPUTS))
    return torch.nn.ParameterList(kept)


def _layers(members: Any) -> list[tuple[Any, Any]]:
    """Of each layer the weights, [member, input, output], and biases, [member, 1, output]."""
    return [(members[at], members[at + 1]) for at in range(0, len(members), 2)]


def by_evaluation(some: Examples) -> tuple[float, float]:
    """How far off shares are that follow from the outlook alone, and the scale that is best."""
    import torch

    outlook = some.features[..., OUTLOOK].float()

    def loss(scale: float) -> float:
        logits = (outlook * scale).masked_fill(~some.seated, -1e9)
        return float(-(some.shares * torch.log_softmax(logits, -1)).sum(-1).mean())

    scales = [0.0, *(1.15**step for step in range(-20, 60))]
    return min((loss(scale), scale) for scale in scales)
