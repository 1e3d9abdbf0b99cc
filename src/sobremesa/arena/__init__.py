"""Matches between computer players: played side by side, kept in a file, and judged honestly."""

from sobremesa.arena.cluster import NoCluster, side_by_side_on_a_cluster
from sobremesa.arena.contest import Contest
from sobremesa.arena.figures import Figures, Summary, summary
from sobremesa.arena.games_file import BadGamesFile, GamesFile, GamesFileInUse
from sobremesa.arena.match import Match, Played
from sobremesa.arena.picture import cross_table_svg
from sobremesa.arena.playing import Job, Outcome, compiled, known, play
from sobremesa.arena.ratings import Meeting, Rating, meetings, rate, same_table
from sobremesa.arena.running import record_name, run
from sobremesa.arena.workers import GameFailed, Workers, side_by_side

__all__ = [
    "BadGamesFile",
    "Contest",
    "Figures",
    "GameFailed",
    "GamesFile",
    "GamesFileInUse",
    "Job",
    "Match",
    "Meeting",
    "NoCluster",
    "Outcome",
    "Played",
    "Rating",
    "Summary",
    "Workers",
    "compiled",
    "cross_table_svg",
    "known",
    "meetings",
    "play",
    "rate",
    "record_name",
    "run",
    "same_table",
    "side_by_side",
    "side_by_side_on_a_cluster",
    "summary",
]
