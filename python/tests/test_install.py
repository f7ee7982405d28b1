# SPDX-License-Identifier: MIT
"""An installed package works alone, wherever its prefix has been moved."""

import os
import subprocess
import sys
import tempfile
import tomllib
import unittest
from pathlib import Path

import linkwright as lw
from command import ASSETS


class Installed(unittest.TestCase):
    def test_a_prefix(self):
        with tempfile.TemporaryDirectory() as folder:
            made, moved = Path(folder) / "made", Path(folder) / "moved"
            command = [os.environ["LINKWRIGHT_CMAKE"], "--install", os.environ["LINKWRIGHT_BUILD"], "--prefix", made]
            subprocess.run([*command, "--component", "python"], check=True, capture_output=True)
            made.rename(moved)
            package = next(moved.rglob("linkwright/__init__.py")).parent
            self.assertEqual({path.name for path in package.iterdir()},
                             {path.name for path in Path(lw.__file__).parent.iterdir()} - {"__pycache__"})
            script = ("import linkwright as lw\n"
                      "print(lw.__file__, len(lw.examples()), lw.example('ur5e').mass_matrix([0] * 6).shape)")
            done = subprocess.run([sys.executable, "-c", script], env={**os.environ, "PYTHONPATH": str(package.parent)},
                                  cwd=folder, capture_output=True, text=True, check=True)
            self.assertEqual(done.stdout.split(" ", 2),
                             [str(package / "__init__.py"), str(len(lw.examples())), "(6, 6)\n"])

    def test_what_pip_is_told(self):
        told = tomllib.loads((ASSETS.parent / "pyproject.toml").read_text())
        self.assertEqual(told["project"]["name"], "linkwright")
        self.assertTrue((ASSETS.parent / told["project"]["readme"]).is_file())
        options = (ASSETS.parent / "CMakeLists.txt").read_text()
        for name in told["tool"]["scikit-build"]["cmake"]["define"]:
            self.assertIn(f"option({name} ", options)


if __name__ == "__main__":
    unittest.main()
