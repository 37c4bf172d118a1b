"""Ten lines: random players at one table, to the end."""

import random

import vaka

match = vaka.Match("tongiaki", seats=3, seed=7)
while not match.over:
    match.play(random.choice(match.legal()))
print(match.lines()[-1])
print(match.returns)
