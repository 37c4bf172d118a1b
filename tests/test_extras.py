"""What an extra brings is asked for where it is missing: an ImportError that names the extra."""

import json
import subprocess
import sys

EXTRAS = [
    ("gymnasium", "import vaka.envs.gym", "envs"),
    ("pettingzoo", "import vaka.envs.pettingzoo", "envs"),
    ("pyspiel", "import vaka.envs.openspiel", "envs"),
    ("pyspiel", "import vaka.envs.openspiel_explicit", "envs"),
    ("psycopg", "from vaka.server.store.engine import make_engine; make_engine('postgresql://x/y', None)", "host"),
    ("numba_cuda", "import vaka; vaka.batch('tongiaki', 1, device='cuda')", "cuda"),
    ("pyarrow", "import vaka.data; vaka.data.read('x.parquet')", "data"),
    ("onnxruntime", "from vaka.bots.onnx import Network; Network('x.onnx')", "onnx"),
    ("ray", "from vaka.arena.executors import on_ray; next(on_ray(None, []))", "cluster"),
]
PROGRAM = """
import json, sys
packages, uses = json.loads(sys.argv[1])
sys.modules |= dict.fromkeys(packages)
for use in uses:
    try:
        exec(use)
    except ImportError as error:
        print(json.dumps([use, str(error)]))
"""


def test_a_missing_extra_is_an_import_error_that_names_it() -> None:
    given = json.dumps([[package for package, _, _ in EXTRAS], [use for _, use, _ in EXTRAS]])
    done = subprocess.run([sys.executable, "-c", PROGRAM, given], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    said = dict(json.loads(line) for line in done.stdout.splitlines())
    for _, use, extra in EXTRAS:
        assert f"pip install vaka[{extra}]" in said.get(use, ""), use
