# SPDX-License-Identifier: MIT
"""The package itself: docstrings that run, stubs that are true, everything public documented and typed."""

import ast
import doctest
import inspect
import pkgutil
import re
import typing
import unittest
import warnings
from pathlib import Path

import linkwright as lw
from command import ASSETS, cli
from linkwright import _core


def modules():
    for info in pkgutil.iter_modules(lw.__path__):
        if info.name != "_core":
            yield __import__("linkwright." + info.name, fromlist=["_"])
    yield lw


def public_members(kind):
    """Functions and properties of a class that have names for everybody, its bases' too, but not object's and tuple's."""
    for name, member in inspect.getmembers(kind):
        of_us = any(name in base.__dict__ for base in kind.__mro__ if base.__module__.startswith("linkwright"))
        if of_us and not name.startswith("_") and (inspect.isfunction(member) or isinstance(member, property)):
            yield name, member


class Documentation(unittest.TestCase):
    def test_doctests(self):
        tried = 0
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            for module in modules():
                outcome = doctest.testmod(module)
                tried += outcome.attempted
                self.assertEqual(outcome.failed, 0, module.__name__)
        self.assertGreater(tried, 50)

    def test_the_manuals_page_runs(self):
        page = (ASSETS / "manual/python.md").read_text()
        blocks = re.findall(r"^```\n(>>> .*?)^```", page, re.MULTILINE | re.DOTALL)
        self.assertGreater(len(blocks), 5)
        example = doctest.DocTestParser().get_doctest("\n".join(blocks), {}, "python.md", "python.md", 0)
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            outcome = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(example)
        self.assertEqual(outcome.failed, 0)
        self.assertGreater(outcome.attempted, 20)

    def test_everything_public_has_a_docstring_and_types(self):
        for name in lw.__all__:
            thing = getattr(lw, name)
            if isinstance(thing, (str, tuple)):
                continue
            self.assertTrue(inspect.getdoc(thing), name)
            members = public_members(thing) if inspect.isclass(thing) else [(name, thing)]
            for member_name, member in members:
                where = f"{name}.{member_name}"
                self.assertTrue(inspect.getdoc(member), where)
                function = member.fget if isinstance(member, property) else member
                hints = typing.get_type_hints(function)
                self.assertIn("return", hints, where)
                parameters = set(inspect.signature(function).parameters) - {"self"}
                self.assertLessEqual(parameters, set(hints), where)

    def test_everything_public_is_in_the_manual(self):
        page = (ASSETS / "manual/python.md").read_text()
        for name in lw.__all__:
            if inspect.isfunction(getattr(lw, name)):
                self.assertIn(f"lw.{name}(", page)
        for name, member in public_members(lw.Robot):
            if inspect.isfunction(member):
                self.assertRegex(page, rf"\b{name}\b", name)

    def test_types_are_told_to_checkers(self):
        self.assertTrue((Path(lw.__file__).parent / "py.typed").is_file())

    def test_version(self):
        self.assertEqual(cli("--version").strip().split()[-1], lw.__version__)


def told_parameters(thing):
    """Names of the parameters in the line that pybind11 writes at the head of a docstring."""
    line = thing.__doc__.strip().split("\n")[0]
    inner = line[line.index("(") + 1 : line.rindex(")")]
    return re.findall(r"(?:^|, )(\w+): ", inner)


class Stubs(unittest.TestCase):
    """_core.pyi against the compiled half: the same names with the same parameters."""

    def setUp(self):
        self.tree = ast.parse((Path(lw.__file__).parent / "_core.pyi").read_text()).body

    def assert_parameters(self, stub, thing, where):
        names = [argument.arg for argument in stub.args.args]
        theirs = told_parameters(thing)
        self.assertEqual(names[1:] if names[:1] == ["self"] else names, theirs[1:] if theirs[:1] == ["self"] else theirs,
                         where)
        self.assertIsNotNone(stub.returns, where)

    def test_names_and_parameters(self):
        stubs = {node.name: node for node in self.tree if isinstance(node, (ast.FunctionDef, ast.ClassDef))}
        values = {node.target.id for node in self.tree if isinstance(node, ast.AnnAssign)}
        ours = {name for name in dir(_core) if not name.startswith("__")} | {"__version__"}
        self.assertEqual(set(stubs) | values, ours)
        for name, stub in stubs.items():
            thing = getattr(_core, name)
            if isinstance(stub, ast.FunctionDef):
                self.assert_parameters(stub, thing, name)
                continue
            self.assertTrue(thing.__doc__, name)
            members = {node.name: node for node in stub.body if isinstance(node, ast.FunctionDef)}
            public = {member for member in thing.__dict__ if not member.startswith("_")}
            self.assertEqual({member for member in members if not member.startswith("_")}, public, name)
            for member, node in members.items():
                if not node.decorator_list:
                    self.assert_parameters(node, getattr(thing, member), f"{name}.{member}")


if __name__ == "__main__":
    unittest.main()
