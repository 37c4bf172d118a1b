"""What every game is held to, whichever games there are."""

import re
from pathlib import Path
from typing import Any

import pytest

import vaka
import vaka.testing
from tests.tiers import amount
from vaka.core.record import load as load_record
from vaka.locale import FOLDER, bundle, languages

ROOT = Path(__file__).parents[2]
GAMES = sorted(vaka.all_games())
PLIES = amount("VAKA_CONTRACT_PLIES", 400, 40_000)  # at least, in whole matches of each game
RULE = re.compile(r"^### ([A-Z]{3}-[A-Z]?\d+[a-z]?(?:\.\d+)?)\s*$", re.MULTILINE)

# of every game: a large module is a folder, and the tiny game may be one of the rules
FILES = {
    "__init__", "actions", "awards", "components", "events", "figures", "game", "heuristics", "invariants", "notation",
    "observe", "parts", "payloads", "reasons", "refusals", "rules", "search", "sheet", "state", "terminal", "tiny",
    "view",
}  # fmt: skip
TEST_FILES = {
    "__init__", "browser", "positions", "records", "test_awards", "test_browser", "test_components", "test_notation",
    "test_policy", "test_reasons", "test_redeal", "test_setup", "test_story", "test_tiny",
}  # fmt: skip


def rules_of(path: Path) -> list[str]:
    return RULE.findall(path.read_text("utf-8"))


def cited(text: str) -> set[str]:
    """The numbers of rules a text cites, all in full: a search for a number must find every place."""
    short = re.search(r"\b[A-Z]{3}-[A-Z]?\d+(?:\.\d+)?(?:, | and | e | to )[A-Z]?\d+\.?\d*\b(?!-)", text)
    assert short is None, f"write the numbers in full: {short[0] if short else ''}"
    return set(re.findall(r"\b[A-Z]{3}-[A-Z]?\d+[a-z]?(?:\.\d+)?", text))


def sources(folder: Path) -> str:
    return "\n".join(path.read_text("utf-8") for path in sorted(folder.rglob("*")) if path.suffix in (".py", ".toml"))


@pytest.mark.parametrize("name", GAMES)
def test_a_game_keeps_its_contract_and_plain_and_compiled_agree_after_every_decision(name: str) -> None:
    plies, seed = 0, 1000
    while plies < PLIES:
        plies += vaka.testing.check(vaka.load(name), matches=1, seed=seed).plies
        seed += 1


@pytest.mark.parametrize("name", GAMES)
def test_equal_things_are_in_files_of_equal_names(name: str) -> None:
    game, tests = ROOT / "src" / "vaka" / "games" / name, ROOT / "tests" / "games" / name
    assert FILES - {path.stem for path in [*game.glob("*"), *game.glob("rules/*")]} == set()
    assert TEST_FILES - {path.stem for path in tests.glob("*")} == set()


@pytest.mark.parametrize("name", GAMES)
def test_every_numbered_rule_is_cited_in_code_and_in_tests(name: str) -> None:
    rules = rules_of(ROOT / "docs" / "rules" / f"{name}.md")
    assert len(rules) == len(set(rules)) > 5
    translations = sorted((ROOT / "docs" / "rules").glob(f"{name}.*.md"))
    assert translations
    for translation in translations:
        assert rules == rules_of(translation), f"{translation.name} numbers the same rules"
    code = cited(sources(ROOT / "src" / "vaka" / "games" / name))
    tests = cited(sources(ROOT / "tests" / "games" / name))
    assert set(rules) - code == set(), "rules no code cites"
    assert set(rules) - tests == set(), "rules no test cites"
    sections = {number.rsplit(".", 1)[0] for number in rules}
    ours = {number for number in code | tests if number[:3] == rules[0][:3]}
    assert ours - set(rules) - sections == set(), "numbers of no rule"


@pytest.mark.parametrize("name", GAMES)
def test_recorded_matches_replay_to_their_result(name: str) -> None:
    records = sorted((Path(__file__).parent / name / "records").glob("*.json"))
    assert len(records) >= 2, f"{name} has too few recorded matches"
    for path in records:
        match = load_record(path)
        assert match.game.name == name
        assert match.over


@pytest.mark.parametrize("name", GAMES)
def test_every_kind_of_action_and_event_has_words_in_every_language(name: str) -> None:
    game = vaka.load(name)
    keys = {f"{name}-about"} | {f"{name}-option-{option.name}" for option in game.meta.options}
    keys |= {f"{name}-event-{kind.name}" for kind in game.events}
    match = vaka.Match(name, seats=game.meta.seats[0], seed=1)
    while not match.over and match.ply < 400:
        keys |= {f"{name}-action-{game.describe(match.state, action)['kind']}" for action in match.legal()[:50]}
        match.play(match.legal()[match.ply % len(match.legal())])
    for language in languages():
        missing = [key for key in sorted(keys) if not bundle(language).has_message(key)]
        assert not missing, f"{language} lacks {missing}"


@pytest.mark.parametrize("path", sorted(FOLDER.glob("en/*.ftl")), ids=lambda path: path.stem)
def test_all_languages_say_the_same_things(path: Any) -> None:
    def keys(file: Path) -> list[str]:
        return sorted(re.findall(r"^(-?[a-z][\w-]*) =", file.read_text("utf-8"), re.MULTILINE))

    for language in languages():
        assert keys(FOLDER / language / path.name) == keys(path)


def test_nothing_outside_a_games_folder_names_a_game() -> None:
    """Examples do, like every other text for people: each of them plays one game."""
    allowed = re.compile(r">>>|^\s+vaka\.load|doctest")
    for path in sorted((ROOT / "src" / "vaka").rglob("*.py")):
        if path.relative_to(ROOT / "src" / "vaka").parts[0] in ("games", "examples"):
            continue
        text = re.sub(r'""".*?"""', "", path.read_text("utf-8"), flags=re.DOTALL)
        for name in GAMES:
            assert name not in text or allowed.search(text) is not None, f"{path} names {name}"
