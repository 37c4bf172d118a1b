"""The conformance check of a journey: one from its beginning to its end, through its file at every step."""

import copy
import json
import random
from collections.abc import Callable
from typing import Any

from vaka.core.errors import VakaError
from vaka.core.game import Game
from vaka.core.journey import Journey, Story
from vaka.core.match import Match
from vaka.testing.errors import ConformanceError

LONGEST = 200  # matches; a journey ends
WHIMS = 0.1  # share of decisions at random


def check_journey(game: Game, seed: int = 0) -> int:
    """Hold a game's journey to its contract; how many matches it had. ConformanceError names what is broken."""
    assert game.journey is not None
    return _Check(game, game.journey, seed).run()


class _Check:
    def __init__(self, game: Game, journey: Journey, seed: int) -> None:
        self.game, self.journey, self.seed = game, journey, seed
        self.dice = random.Random(f"{game.name} {seed}")
        self.matches = 0

    def require(self, true: bool, property_: str, detail: str) -> None:
        if not true:
            where = {"game": self.game.name, "seed": self.seed, "match": self.matches}
            raise ConformanceError(property_, detail, where)

    def run(self) -> int:
        story = self.kept(self.journey.begin("Ann", {}, self.seed))
        while not self.journey.over(story):
            self.require(self.matches <= LONGEST, "journey", "it does not come to an end")
            asked = self.journey.asks(story)
            if asked is not None:
                free = [thing for thing, times in asked.free.items() for _ in range(times)]
                self.require(0 < asked.count <= len(free), "asks", f"{asked.count} of {len(free)} things")
                self.refuses(story, ["no such thing"] * asked.count)
                story = self.step(self.journey.decide, story, self.dice.sample(free, asked.count))
            else:
                story = self.step(self.journey.take, story, self.played(story))
                self.matches += 1
            self.require(self.journey.played(story) == self.matches, "played", "it counts its matches wrong")
        self.require(self.journey.asks(story) is None, "asks", "a journey that is over still asks")
        return self.matches

    def played(self, story: Story) -> Match:
        """The next match, played well enough to get somewhere."""
        match = self.journey.match(story)
        self.require(match.seats == 1 and not match.over, "match", "the next match is not one for one person")
        self.require(self.journey.match(story).seed == match.seed, "match", "asked again, it is another match")
        while not match.over:
            match.play(self.dice.choice(match.legal()) if self.dice.random() < WHIMS else self.advised(match))
            if self.dice.random() < 1 / match.ply:
                again = self.journey.read(_stored(self.journey.write(story, match.actions)))
                if not match.over:
                    self.require(self.journey.match(again).actions == match.actions, "read", "decisions are lost")
        return match

    def advised(self, match: Match) -> int:
        game, out = self.game, self.game.new_actions()
        known = game.copy(match.state)
        game.rules.redeal(known, 0, self.dice.getrandbits(64))
        return int(game.rules.policy(known, out, game.rules.legal(match.state, out), game.new_memo()))

    def step(self, change: Callable[[Story, Any], Story], story: Story, what: Any) -> Story:
        """A story after a change that must leave the one before as it was."""
        before = copy.deepcopy(story)
        after = change(story, what)
        self.require(story == before, "value", "a function has changed the story it was given")
        return self.kept(after)

    def kept(self, story: Story) -> Story:
        """A story as a store gives it back; it can be shown, and its file leads to it again."""
        stored: Story = _stored(story)
        record = self.journey.write(stored)
        self.require(_stored(self.journey.read(_stored(record))) == stored, "read", "reading is not inverse to writing")
        view = self.journey.view(stored)
        self.require(_stored(view) == view, "view", "it is not plain data")
        self.refuses_file({**record, "seed": "1" if record.get("seed") != "1" else "2"})
        return stored

    def refuses(self, story: Story, chosen: list[str]) -> None:
        try:
            self.journey.decide(story, chosen)
        except VakaError:
            return
        self.require(False, "decide", "it takes what it did not offer")

    def refuses_file(self, record: dict[str, Any]) -> None:
        try:
            self.journey.read(record)
        except VakaError:
            return
        self.require(False, "read", "an altered file is not noticed")


def _stored(data: Any) -> Any:
    return json.loads(json.dumps(data))
