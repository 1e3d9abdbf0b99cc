"""A player that thinks ahead and judges by what it has learned: a network instead of weights."""

from sobremesa.players.learned.judge import LearnedJudge
from sobremesa.players.learned.network import Network
from sobremesa.players.learned.network_file import (
    BadNetwork,
    NetworkFile,
    network_in,
    network_name,
    read_network,
    shipped_network,
    using,
)

__all__ = [
    "BadNetwork",
    "LearnedJudge",
    "Network",
    "NetworkFile",
    "network_in",
    "network_name",
    "read_network",
    "shipped_network",
    "using",
]
