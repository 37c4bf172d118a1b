"""Vaka's own rows of the table: every game, plain and compiled, random play with set-up.

Called alone: python benchmarks/vaka_rows.py SECONDS
"""

import json
import subprocess
import sys
from typing import Any

HOW = {"plain": "the rules as Python", "compiled": "the same rules compiled, no observation"}


def rows(seconds: float) -> list[dict[str, Any]]:
    command = [sys.executable, "-m", "vaka", "bench", "--json", "--seconds", str(seconds)]
    found = json.loads(subprocess.run(command, stdout=subprocess.PIPE, check=True).stdout)
    return [
        {
            "system": "Vaka",
            "game": f"{row['game']}, {row['seats']} seats",
            "how": HOW[row["mode"]],
            "decisions_per_s": row["decisions_per_s"],
            "matches_per_s": row["matches_per_s"],
            "state_bytes": row["state_bytes"],
        }
        for row in found
    ]


if __name__ == "__main__":
    print(json.dumps(rows(float(sys.argv[1]))))
