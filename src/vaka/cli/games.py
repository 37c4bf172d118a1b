"""`vaka games`: the list, from each game's META alone."""

from dataclasses import asdict

from vaka.cli.common import print_json, speaker, stderr
from vaka.core.registry import broken, games


def run(as_json: bool, language: str | None) -> None:
    say = speaker(language)
    for error in broken().values():
        stderr().print(say(error.key, **error.args_said), markup=False, soft_wrap=True)
    if as_json:
        print_json([asdict(meta) for meta in games().values()])
        return
    for name, meta in games().items():
        seats = say("games-seats", low=meta.seats[0], high=meta.seats[1])
        print(f"{meta.title} ({name})  {seats}, {say('games-minutes', minutes=meta.minutes)}, v{meta.version}")
        print(f"  {meta.designer}, {meta.publisher} {meta.year}. {say(f'{name}-about')}")
        for option in meta.options:
            print(f"  -o {option.name}={option.default}  ({option.range_text})  {say(f'{name}-option-{option.name}')}")
