# SPDX-License-Identifier: MIT
"""Exercises with a variant for each student, lessons, and the example robots."""

from __future__ import annotations

import os
import warnings
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple, Optional, Union

from . import _core
from ._results import _Report
from ._robot import Robot

Path_ = Union[str, os.PathLike[str]]


class Mistake(NamedTuple):
    """A slip that is made in inverse dynamics."""

    name: str
    title: str
    hint: str
    formulations: tuple[str, ...]


#: All mistakes that can be planted in a recursion.
MISTAKES: tuple[Mistake, ...] = tuple(Mistake(*row) for row in _core.mistakes())


def _folder(name: str) -> Path:
    """Of examples or exercises: in the package (a wheel), in share of its prefix, or in the source tree."""
    package = Path(__file__).resolve().parent
    places = [package / name]
    for parent in package.parents:
        places += [parent / "share/linkwright" / name, parent / "assets" / name]
    for place in places:
        if place.is_dir():
            return place
    raise FileNotFoundError(f"the {name} of Linkwright are not installed; they belong into {places[1]}")


def examples() -> tuple[str, ...]:
    """Names of the example robots.

    >>> import linkwright as lw
    >>> "ur5e" in lw.examples()
    True
    """
    return tuple(sorted(path.stem for path in _folder("examples").iterdir() if path.suffix in (".json", ".urdf")))


def example(name: str) -> Robot:
    """The example robot of that name.

    >>> import linkwright as lw
    >>> lw.example("puma560").n
    6
    """
    for ending in (".json", ".urdf"):
        path = _folder("examples") / (name + ending)
        if name.isidentifier() and path.is_file():
            return Robot(_core.load(str(path)))  # not load: a warning is the caller's
    raise ValueError(f"there is no example '{name}'; the examples are {', '.join(examples())}")


class Question(NamedTuple):
    """A question of a variant, with its answer."""

    id: str
    prompt: str
    unit: str
    points: int
    truth: Union[float, str]  #: a number, or the right one of `options`
    tolerance: Optional[float]  #: of a number
    options: list[str]  #: empty where a number is asked for
    wrong: list[dict[str, Any]]  #: what comes out where a mistake is made
    hints: list[str]


class Variant(_Report):
    """The exercise of one student: what is given, the questions with their answers, the robot and its state."""

    student: str
    code: str  #: names it, and tells neither the student nor the answers
    draws: int
    givens: dict[str, Any]  #: by name: text, unit, value in SI units, whether it was drawn
    questions: list[Question]
    table: list[dict[str, Any]]  #: rows of a trace with a mistake in them; empty where the exercise has none
    planted: Optional[str]  #: that mistake
    robot: Robot
    q: Any
    qd: Any
    qdd: Any
    gravity: Any
    html: str  #: what the student reads
    key: str  #: the recursion with all its numbers, as CSV

    def __init__(self, figures: dict[str, Any]) -> None:
        super().__init__({
            **figures,
            "text": f"variant {figures['code']} of {figures['student']}",
            "robot": Robot(figures["robot"]),
            "questions": [Question(**question) for question in figures["questions"]],
        })

    def _repr_html_(self) -> str:
        return self.html


class Verdict(_Report):
    """A student's table, judged."""

    student: str
    status: str  #: "right", "partial", "wrong" or "refused"
    right_rows: int
    all_rows: int
    differing: int
    not_found: int
    first_difference: str
    suspects: str
    problem: str  #: why it is refused
    gradescope: str  #: results.json of Gradescope's autograder

    def __init__(self, figures: dict[str, Any]) -> None:
        super().__init__({**figures, "text": f"{figures['student']}: {figures['status']}"})


class Exercise:
    """An exercise with a secret: the same secret and student give the same variant everywhere, as on the command line."""

    def __init__(self, core: _core.Exercise) -> None:
        self._core = core

    @property
    def id(self) -> str:
        """The id in its file."""
        return self._core.id

    @property
    def title(self) -> str:
        """Its title in the language chosen."""
        return self._core.title

    def variant(self, student: str) -> Variant:
        """The variant of a student."""
        return Variant(self._core.variant(student))

    def write(self, students: Union[Path_, Sequence[Union[str, tuple[str, str]]]], format: str) -> bytes:
        """A file for a class, as `linkwright-cli exercise` writes it.

        `students`: the path of a list (CSV with a column id and, if there is one, name), ids, or pairs of id and name.

        `format`: "csv" (the key), "sheet" (HTML to print), "sheet-key", "moodle", "cloze", "canvas" or "qti21".
        """
        if isinstance(students, (str, os.PathLike)):
            class_list = _core.read_students(os.fspath(students))
        else:
            class_list = [(each, "") if isinstance(each, str) else (each[0], each[1]) for each in students]
        files = self._core.write(class_list, "sheet" if format == "sheet-key" else format)
        return files[1 if format == "sheet-key" else 0]

    def judge(self, student: str, table: Union[str, bytes], file: str = "table.csv") -> Verdict:
        """Holds a student's table (CSV as text or bytes) against the student's own variant."""
        data = table.encode() if isinstance(table, str) else table
        return Verdict(self._core.judge(student, data, file))

    def try_out(self, students: int = 200) -> dict[str, Any]:
        """What so many made-up students would get: how many variants differ, how many draws they took, findings."""
        return self._core.attempt(students)


def exercise(
    path: Path_,
    *,
    secret: Union[str, bytes, None] = None,
    examples: Optional[Path_] = None,
    language: str = "",
) -> Exercise:
    """The exercise of a JSON file, or one of Linkwright's own by its name.

    `secret`: without one of your own, whoever has the exercise can work out everybody's answers. `examples`: the folder
    of the example robots that it names, if they are not those of the program.

    >>> import linkwright as lw
    >>> lw.exercise("inward_pass", secret="a line of your own").variant("ada").robot.joints
    ('joint_1', 'joint_2')
    """
    text = (secret.decode() if isinstance(secret, bytes) else secret or "").rstrip("\r\n")
    if secret is not None and not text:
        raise ValueError("the secret is empty; give a line of your own")
    if secret is None:
        warnings.warn("without a secret, whoever has the exercise can work out all answers", UserWarning, stacklevel=2)
    file = os.fspath(path)
    if file.isidentifier() and not os.path.exists(file):
        file = str(_folder("exercises") / (file + ".json"))
    return Exercise(_core.Exercise(file, str(examples or _folder("examples")), text, language))


def check_lessons(folder: Path_, examples: Optional[Path_] = None) -> list[dict[str, Any]]:
    """What is wrong with the lessons of a folder, as `linkwright-cli lesson check`: file, line, severity, message."""
    return _core.check_lessons(os.fspath(folder), str(examples or _folder("examples")))
