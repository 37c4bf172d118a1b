"""Write the games as static files and put them on a web host.

python scripts/publish_site.py HOST:/srv/www/vaka                  by rsync, also to a folder of this machine
python scripts/publish_site.py --git git@github.com:ME/GAMES.git    as a branch, as GitHub Pages and others serve it

What was there before is replaced: the folder by rsync --delete, the branch by a single new commit.
"""

import argparse
import subprocess
import sys
import tempfile
from pathlib import Path

from vaka.server import site

BRANCH = "gh-pages"
AS_IT_IS = ".nojekyll"  # tells GitHub Pages to leave the files alone
COMMIT = ("-c", "user.name=Vaka", "-c", "user.email=vaka@localhost", "commit", "--quiet", "--message", "The games")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("target", help="a folder, as rsync names it; with --git a repository")
    parser.add_argument("--git", action="store_true", help="push a branch instead")
    parser.add_argument("--branch", default=BRANCH, help="its name (default: %(default)s)")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as made:
        folder = Path(made) / "site"
        site.write(folder, lambda game: print(f"Building the module of {game}.", file=sys.stderr))
        if given.git:
            push(folder, given.target, given.branch)
        else:
            copy(folder, given.target)


def copy(folder: Path, target: str) -> None:
    """Make a folder of a host the same as this one."""
    subprocess.run(["rsync", "--archive", "--delete", f"{folder}/", f"{target.rstrip('/')}/"], check=True)


def push(folder: Path, repository: str, branch: str) -> None:
    """Replace a branch of a repository by this folder."""
    (folder / AS_IT_IS).touch()
    for command in (("init", "--quiet", "--initial-branch", branch), ("add", "--all"), COMMIT,
                    ("push", "--quiet", "--force", repository, branch)):  # fmt: skip
        subprocess.run(["git", *command], cwd=folder, check=True)


if __name__ == "__main__":
    main()
