"""Plain rules, views, words and notation need no NumPy, so that a browser's Python can run them."""

import json
import subprocess
import sys

import pytest
from tests.core import told_match
from tests.tiers import EVERYTHING

import vaka

PLIES = None if EVERYTHING else 16  # whole matches in make test-all


def test_a_match_is_the_same_without_numpy() -> None:
    names = sorted(vaka.all_games())
    command = [sys.executable, told_match.__file__, "--without-numpy", f"--plies={PLIES or 0}", *names]
    ran = subprocess.run(command, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
    told = json.loads(ran.stdout)
    for name in names:
        assert told[name] == json.loads(json.dumps(told_match.told_match(name, PLIES))), name


def test_a_number_that_does_not_fit_is_refused() -> None:
    from vaka.core import memory_arrays as arrays

    table = arrays.full((2, 3), -1, arrays.int8)
    assert table.tolist() == [[-1, -1, -1], [-1, -1, -1]]
    with pytest.raises(ValueError, match="format 'b'"):
        table[0, 0] = 128


def test_states_are_laid_out_as_numpy_does() -> None:
    from vaka.core import memory_arrays as arrays

    for name in vaka.all_games():
        game = vaka.load(name)
        for known in (game.state, game.whole_memo):
            assert known.fields is not None
            fields = [(each, kind.base.str[1:], kind.shape) for each, (kind, *_) in known.fields.items()]
            own = arrays.dtype(fields, align=True)
            assert own.itemsize == known.itemsize
            assert {each: at for each, (_, at) in own.fields.items()} == {
                each: at for each, (_, at, *_) in known.fields.items()
            }
