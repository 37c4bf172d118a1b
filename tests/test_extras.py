"""What an extra brings is asked for where it is missing: an ImportError that names the extra."""

import subprocess
import sys

import pytest

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


@pytest.mark.parametrize(("package", "code", "extra"), EXTRAS, ids=[each[1] for each in EXTRAS])
def test_a_missing_extra_is_an_import_error_that_names_it(package: str, code: str, extra: str) -> None:
    program = (
        f"import sys; sys.modules[{package!r}] = None\ntry:\n    {code}\nexcept ImportError as error: print(error)"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert f"pip install vaka[{extra}]" in done.stdout
