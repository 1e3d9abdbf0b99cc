"""Training networks that judge positions, by self-play. PyTorch is imported here and only here."""

from sobremesa.learning.curves import curves
from sobremesa.learning.joining import joined
from sobremesa.learning.lessons import DamagedFile, write_whole
from sobremesa.learning.log import Epoch, Log, Met
from sobremesa.learning.new_features import brought_up
from sobremesa.learning.plan import OtherTraining
from sobremesa.learning.positions import Beginning, beginnings
from sobremesa.learning.proving import REACHES, look_ahead, play_with, reaches
from sobremesa.learning.self_play import GameToLearn, Lesson, play_to_learn
from sobremesa.learning.training import News, Plan, Training

__all__ = [
    "REACHES",
    "Beginning",
    "DamagedFile",
    "Epoch",
    "GameToLearn",
    "Lesson",
    "Log",
    "Met",
    "News",
    "OtherTraining",
    "Plan",
    "Training",
    "beginnings",
    "brought_up",
    "curves",
    "joined",
    "look_ahead",
    "play_to_learn",
    "play_with",
    "reaches",
    "write_whole",
]
