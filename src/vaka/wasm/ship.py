"""Put every game's module into the package, where an installed Vaka looks for it: python -m vaka.wasm.ship"""

import json
import shutil

from vaka.core.registry import games
from vaka.wasm.modules import BUILT, module_in, module_of, net_of, source_digest


def ship_modules() -> None:
    """Build what is not in the cache, and replace what lies in the package."""
    for old in [*BUILT.glob("*.wasm"), *BUILT.glob("*.json")]:
        old.unlink()
    for name in [each for game in games() for each in (game, net_of(game)) if each is not None]:
        module, place = module_of(name), module_in(BUILT, name)
        shutil.copyfile(module.code, place.code)
        about = module.about() | {"source": source_digest(name)}  # one from the cache may name other sources
        place.manifest.write_text(json.dumps(about), "utf-8")


if __name__ == "__main__":
    ship_modules()
