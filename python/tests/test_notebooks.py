# SPDX-License-Identifier: MIT
"""Every notebook runs from its first cell to its last, and is committed without output."""

import contextlib
import io
import json
import unittest
import warnings

from command import ASSETS


def run(cells):
    """Runs code cells as a notebook does: one namespace; the last expression of each is shown."""
    names = {"__name__": "__main__"}
    for number, cell in enumerate(cells):
        source = "".join(cell["source"])
        try:
            with contextlib.redirect_stdout(io.StringIO()):
                exec(compile(source, f"cell {number}", "exec"), names)
                last = source.strip().rpartition("\n")[2]
                if last.isidentifier():
                    shown = names[last]
                    for form in ("_repr_html_", "_repr_svg_", "__repr__"):
                        getattr(shown, form, str)()
        except Exception as problem:
            raise AssertionError(f"cell {number}: {problem!r}\n{source}") from problem


class Notebooks(unittest.TestCase):
    def test_all(self):
        paths = sorted((ASSETS.parent / "python/notebooks").glob("*.ipynb"))
        self.assertEqual(len(paths), 4)
        for path in paths:
            with self.subTest(notebook=path.name), warnings.catch_warnings():
                warnings.simplefilter("ignore")
                cells = [cell for cell in json.loads(path.read_text())["cells"] if cell["cell_type"] == "code"]
                self.assertTrue(all(cell["outputs"] == [] and cell["execution_count"] is None for cell in cells))
                run(cells)


if __name__ == "__main__":
    unittest.main()
