"""What is wrong with a command is said in one line, with what is allowed, on standard error."""

from __future__ import annotations

import pytest

from tests.cli.conftest import Run

MISUSES = [
    (
        ["nonsense"],
        ["nonsense", "serve, games, simulate, arena, ladder, train, join, bench, replay"],
    ),
    (["--nonsense"], ["--nonsense", "--help"]),
    (["games", "--nonsense"], ["--nonsense", "--json"]),
    (["games", "torres"], ["torres", "sobremesa games --help"]),
    (["games", "--json=yes"], ["--json"]),
    (["simulate"], ["GAME"]),
    (["simulate", "chess"], ["chess", "torres"]),
    (["simulate", "torres", "--players", "7"], ["--players", "7", "2, 3, 4"]),
    (["simulate", "torres", "--players", "-1"], ["--players", "-1"]),
    (["simulate", "torres", "--rules", "expert"], ["--rules", "expert", "basic, master"]),
    (["simulate", "torres", "--games", "0"], ["--games", "0", "1"]),
    (["simulate", "torres", "--games", "many"], ["--games", "many"]),
    (["simulate", "torres", "--games", "9" * 400], ["--games", "…"]),
    (["simulate", "torres", "--games", "٣"], ["--games", "٣"]),
    (["simulate", "torres", "--games"], ["--games"]),
    (["simulate", "torres", "--seed", "1.5"], ["--seed", "1.5"]),
    (["simulate", "torres", "--seats", "random,oracle"], ["oracle", "random, greedy"]),
    (["simulate", "torres", "--seats", "search:0ms"], ["search:0ms", "search:500ms"]),
    (["simulate", "torres", "--seats", ""], ["--seats", "random, greedy"]),
    (["simulate", "torres", "--players", "3", "--seats", "random,random"], ["2", "3"]),
    (["arena", "torres"], ["--seats"]),
    (["arena", "torres", "--seats", "greedy,oracle"], ["--seats", "oracle", "random, greedy"]),
    (["arena", "chess", "--seats", "greedy"], ["chess", "torres"]),
    (["arena", "torres", "--seats", "greedy,random", "--players", "3"], ["2", "3"]),
    (["arena", "torres", "--seats", "greedy,random", "--rules", "x"], ["--rules", "basic, master"]),
    (["arena", "torres", "--seats", "greedy", "--players", "9"], ["--players", "2, 3, 4"]),
    (["arena", "torres", "--seats", "greedy", "--settle", "0"], ["--settle", "60,85", "never"]),
    (["arena", "torres", "--seats", "greedy", "--settle", "half"], ["--settle", "half"]),
    (["arena", "torres", "--seats", "greedy", "--workers", "0"], ["--workers", "ray://"]),
    (
        ["arena", "torres", "--seats", "greedy", "--workers", "0000000012"],
        ["--workers", "0000000012", "999"],
    ),
    (["arena", "torres", "--seats", "greedy", "--workers", "ray://"], ["--workers", "999"]),
    (["ladder", "torres", "--seats", "greedy"], ["--seats", "greedy"]),
    (["ladder", "torres", "--seats", "greedy,random,greedy"], ["--seats"]),
    (["bench", "torres", "go"], ["go", "torres"]),
    (["replay"], ["FILE"]),
    (["replay", "one", "two"], ["two"]),
    (["serve", "--port", "65536"], ["--port", "65536", "65535"]),
    (["serve", "--port", "http"], ["--port", "http"]),
]


@pytest.mark.parametrize(("arguments", "words"), MISUSES)
@pytest.mark.parametrize("language", ["en", "es", "ru"])
def test_misuse_is_told_and_ends_with_2(
    run: Run, arguments: list[str], words: list[str], language: str
) -> None:
    answer = run(*arguments, language=language)
    assert answer.code == 2
    assert answer.out == ""
    message, see_help = answer.err.splitlines()
    assert message.startswith("sobremesa: ")
    assert "--help" in see_help
    for word in words:
        assert word in message
    assert len(message) < 300


def test_what_was_typed_is_repeated_without_its_control_letters(run: Run) -> None:
    answer = run("simulate", "\x1b[31mred\n")
    assert answer.code == 2
    assert "\x1b" not in answer.err and len(answer.err.splitlines()) == 2
