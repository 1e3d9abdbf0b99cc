"""The positions of Asante that perft counts from."""

from __future__ import annotations

from typing import Any

from tests.golden.wanted import Wanted, always


def wanted(name: str, step: str, shows: Any = always) -> Wanted:
    """A position of the one rule set, for two."""
    return Wanted(name, "standard", step, 2, shows)


ASANTE = (
    wanted("display", "turn_up", lambda v, own: v["turns"] == 0),
    wanted("first-turn", "turn", lambda v, own: v["turns"] == 1 and v["markers"] == 5),
    wanted(
        "many-cards",
        "turn",
        lambda v, own: own["cards"] >= 8 and len(v["offers"]) >= 12 and v["markers"] >= 3,
    ),
    wanted(
        "artifacts-and-places",
        "turn",
        lambda v, own: (
            None not in own["artifacts"]
            and len(own["places"]) >= 2
            and len(v["offers"]) >= 8
            and v["markers"] >= 2
        ),
    ),
    wanted("last-turn", "turn", lambda v, own: v["last_turn"] and v["markers"] >= 2),
    wanted("drawn", "keep", lambda v, own: own["cards"] >= 4),
    wanted("packages", "package", lambda v, own: not v["selling"]),
    wanted("packages-sold", "package", lambda v, own: v["selling"] and len(own["stand"]) >= 3),
    wanted("slot", "slot", lambda v, own: own["artifacts"].count(None) >= 2),
    wanted("slot-full", "slot", lambda v, own: None not in own["artifacts"]),
    wanted("answer", "response", lambda v, own: "animalist" in own["hand"]),
    wanted("answer-to-an-answer", "response", lambda v, own: v["cancels"] > 0),
    wanted("pottery", "return", lambda v, own: len(own["stand"]) >= 3 and _is(v, "pottery")),
    wanted("dyer", "return", lambda v, own: _is(v, "dyer")),
    wanted("hippopotamus", "return", lambda v, own: _is(v, "hippopotamus")),
    wanted("camel", "take", lambda v, own: own["free"] >= 2 and _is(v, "camel")),
    wanted("nomad", "take", lambda v, own: _is(v, "nomad")),
    wanted("gorilla", "name_type"),
    wanted("talking-drum", "discard", lambda v, own: own["cards"] >= 4 and _is(v, "talking_drum")),
    wanted("boatman", "number", lambda v, own: own["cards"] >= 3),
    wanted("matron", "discard_drawn", lambda v, own: len(v["looked"]) == 3),
    wanted("hermit", "pick", lambda v, own: len(v["looked"]) == 5),
    wanted("tracker", "found"),
    wanted("healer", "fetch", lambda v, own: len(v["discards"]) >= 10),
    wanted("cartographer", "position", lambda v, own: _is(v, "cartographer")),
    wanted("kilimanjaro", "place", lambda v, own: _is(v, "kilimanjaro")),
    wanted("strong-place", "again"),
    wanted("haggler", "haggle", lambda v, own: len(v["offers"]) >= 2),
    wanted("carver", "carve"),
    wanted("shango-figurine", "artifact", lambda v, own: _is(v, "shango_figurine")),
    wanted("cape-buffalo", "artifact", lambda v, own: _is(v, "cape_buffalo")),
    wanted("use-now", "use_now"),
    wanted("vulture", "stealing"),
)


def _is(view: Any, source: str) -> bool:
    """Whether that card is being carried out."""
    return bool(view["effects"]) and view["effects"][-1]["source"] == source
