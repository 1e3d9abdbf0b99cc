"""What matches have shown: tables for people, JSON for programs."""

from __future__ import annotations

import msgspec

from sobremesa.arena import Contest, Figures, Summary, summary
from sobremesa.arena.intervals import Interval
from sobremesa.cli.matches import Answer
from sobremesa.cli.output import print_json, print_table
from sobremesa.locales import Words


def print_match(say: Words, answer: Answer, json: bool) -> None:
    """One match, and its place among all that was played."""
    [contest] = answer.contests
    told = summary(contest)
    if json:
        print_json({**_about(contest), **_plain(told), **_all_games(answer)})
        return
    print(_done(say, contest, told))
    _print_question(say, contest, told)
    heads = ["player", "seats", "wins", "interval", "mean", "ahead", "interval"]
    print_table(
        [say(f"cli-column-{head}") for head in heads],
        [[one.player, str(one.seats), *_results(one)] for one in told.players],
        numbers=len(heads) - 1,
    )
    print(say("cli-arena-winner", points=round(told.mean_winning_score, 1)))
    share, between = f"{told.beginner_share:.1%}", _between(told.beginner_interval, 100, "%")
    print(say("cli-arena-beginner", share=share, between=between))
    for one in told.players:
        mean, slowest = round(one.ms_per_decision, 2), round(one.ms_slowest)
        print(say("cli-arena-time", player=one.player, mean=mean, slowest=slowest))
    _print_notes(say, [told])
    _print_all_games(say, answer)


def print_ladder(say: Words, answer: Answer, json: bool) -> None:
    """Every rung against the one below, and all of them together."""
    told = [summary(contest) for contest in answer.contests]
    if json:
        matches = [
            {**_about(contest), **_plain(one)}
            for contest, one in zip(answer.contests, told, strict=True)
        ]
        print_json({"matches": matches, **_all_games(answer)})
        return
    match = answer.contests[0].match
    print(say("cli-arena-title", game=match.game, rules=match.rules, players=len(match.lineup)))
    heads = ["player", "against", "games", "wins", "interval", "mean", "ahead", "interval"]
    print_table(
        [say(f"cli-column-{head}") for head in heads],
        [
            [
                one.players[0].player,
                one.players[1].player,
                str(one.games),
                *_results(one.players[0]),
            ]
            for one in told
        ],
        numbers=len(heads) - 2,
    )
    for contest, one in zip(answer.contests, told, strict=True):
        _print_question(say, contest, one)
    _print_notes(say, told)
    _print_all_games(say, answer)


def _about(contest: Contest) -> dict[str, object]:
    match = contest.match
    return {
        "game": match.game,
        "rules": match.rules,
        "players": len(match.lineup),
        "seats": list(match.lineup),
        "seed": match.seed,
        "shared_chance": match.shared_chance,
    }


def _plain(told: Summary) -> dict[str, object]:
    results: dict[str, object] = msgspec.to_builtins(told)
    results["results"] = results.pop("players")
    return results


def _all_games(answer: Answer) -> dict[str, object]:
    return {
        "file": answer.file,
        "games_at_table": answer.games_at_table,
        "ratings": answer.ratings,
        "meetings": answer.meetings,
    }


def _done(say: Words, contest: Contest, told: Summary) -> str:
    return say(
        "cli-arena-done",
        game=contest.match.game,
        rules=contest.match.rules,
        games=told.games,
        rounds=told.rounds,
        form="compiled" if told.compiled else "interpreted",
    )


def _print_question(say: Words, contest: Contest, told: Summary) -> None:
    """What was asked, and whether it is settled."""
    words = {1: "cli-arena-above", -1: "cli-arena-below", 0: "cli-arena-open"}
    for threshold, side in zip(told.thresholds, told.sides, strict=True):
        share = f"{100 * threshold:.4g} %"
        games, planned = told.games, told.planned
        player = contest.match.lineup[0]
        print(say(words[side], player=player, share=share, games=games, planned=planned))


def _print_notes(say: Words, told: list[Summary]) -> None:
    print(say("cli-arena-any-time" if any(one.any_time for one in told) else "cli-arena-fixed"))
    programs = {program for one in told for program in one.programs}
    if len(programs) > 1:
        print(say("cli-arena-programs", programs=len(programs)))


def _print_all_games(say: Words, answer: Answer) -> None:
    print(say("cli-arena-kept", file=answer.file, games=answer.games_at_table))
    if not answer.meetings:
        return
    shares = {(one.player, one.other): f"{one.share:.1%}" for one in answer.meetings}
    names = [rating.player for rating in answer.ratings]
    heads = [say(f"cli-column-{head}") for head in ("player", "games", "rating")]
    print_table(
        [*heads, *names],
        [
            [
                rating.player,
                str(rating.games),
                f"{rating.mu:.1f} ± {2 * rating.sigma:.1f}",
                *(shares.get((rating.player, other), "") for other in names),
            ]
            for rating in answer.ratings
        ],
        numbers=2 + len(names),
    )


def _results(figures: Figures) -> list[str]:
    ahead = figures.mean_difference
    return [
        f"{figures.win_share:.1%}",
        _between(figures.win_interval, 100, "%"),
        f"{figures.mean_score:.1f}",
        "" if ahead is None else f"{ahead:+.1f}",
        "" if figures.difference_interval is None else _between(figures.difference_interval, 1, ""),
    ]


def _between(interval: Interval, times: int, unit: str) -> str:
    low, high = interval
    return f"{times * low:.1f}{unit} … {times * high:.1f}{unit}"
