# SPDX-License-Identifier: MIT
"""What the methods of a robot give back, beside plain arrays."""

from __future__ import annotations

import csv
import html
import io
import os
import warnings
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Optional

import numpy as np

from . import _core
from ._arrays import Array


@dataclass(frozen=True)
class IkSolution:
    """Answers of inverse kinematics, one for each target."""

    q: Array  #: (..., n)
    converged: Array  #: (...), bool
    status: Array  #: (...), words such as "converged", "at-limit", "out-of-reach"
    position_error: Array  #: (...), m
    orientation_error: Array  #: (...), rad
    iterations: Array  #: (...)
    restarts: Array  #: (...)

    @classmethod
    def _of(cls, found: dict[str, Any], batch: tuple[int, ...], n: int) -> IkSolution:
        figures = found["figures"]
        status = np.array(found["status"], dtype=object if not found["status"] else None).reshape(batch)
        position, orientation = (figures[:, i].reshape(batch) for i in (0, 1))
        iterations, restarts = (figures[:, i].astype(int).reshape(batch) for i in (2, 3))
        return cls(found["q"].reshape(batch + (n,)), status == "converged", status, position, orientation, iterations,
                   restarts)


@dataclass(frozen=True)
class Motion:
    """Samples of a motion: times t (k), and q, qd, qdd and tau (k, n), tau being None where it was not asked for."""

    joints: tuple[str, ...]
    t: Array
    q: Array
    qd: Array
    qdd: Array
    tau: Optional[Array]

    @classmethod
    def _of(cls, arrays: dict[str, Array], joints: tuple[str, ...]) -> Motion:
        return cls(joints, arrays["t"], arrays["q"], arrays["qd"], arrays["qdd"], arrays.get("tau"))

    def columns(self) -> dict[str, Array]:
        """The columns of the command line's table: pandas.DataFrame(motion.columns()).

        >>> import linkwright as lw
        >>> list(lw.example("planar_2r").trajectory(0.1, torque=False).columns())[:3]
        ['t', 'q.joint_1', 'q.joint_2']
        """
        groups = {"q": self.q, "qd": self.qd, "qdd": self.qdd, "tau": self.tau}
        columns = {"t": self.t}
        for name, group in groups.items():
            if group is not None:
                columns.update({f"{name}.{joint}": group[:, i] for i, joint in enumerate(self.joints)})
        return columns


@dataclass(frozen=True)
class Simulation(Motion):
    """A run: its samples, and how it ended."""

    status: str = ""  #: "finished", or why it did not go on: "diverged", "jammed", "bad-torque"
    message: str = ""  #: the same in words, with what to do; empty where it finished
    _run: Any = None

    @classmethod
    def _of_run(cls, run: _core.Run, joints: tuple[str, ...]) -> Simulation:
        arrays = run.arrays()
        if run.message:
            warnings.warn(run.message, UserWarning, stacklevel=3)
        return cls(joints, *(arrays[name] for name in ("t", "q", "qd", "qdd", "tau")), run.status, run.message, run)

    def columns(self, balance: bool = False) -> dict[str, Array]:
        """All columns of the command line's table: energies and contacts too, and with `balance` work and losses.

        >>> import linkwright as lw
        >>> list(lw.example("pendulum").simulate(0.01, 0.001).columns())[-1]
        'energy.potential'
        """
        return _columns_of(self._run.csv(balance))

    def events(self) -> dict[str, Array]:
        """Columns t, contact, event ("lift-off", "impact", "stick", "slip") and value."""
        return _columns_of(self._run.events())


class Trace:
    """A recursion of one state, recorded while it ran: every quantity of every link.

    trace["body.5", "link_2"] is the number or array of an equation (or a quantity, or a symbol) at a link.

    >>> import linkwright as lw
    >>> trace = lw.example("planar_2r").trace([0.3, -0.5], [1, 2], [3, 4])
    >>> bool((trace["joint torque", "link_1"] == trace.tau[0]).all())
    True
    >>> trace.rows[0]["link"], trace.rows[0]["quantity"]
    ('link_1', 'joint position')
    """

    def __init__(self, core: _core.Trace) -> None:
        self._core = core
        self._rows = tuple(core.rows())

    @property
    def tau(self) -> Array:
        """The joint torques (n) that it comes to."""
        return self._core.tau

    @property
    def formulation(self) -> str:
        """One of :data:`FORMULATIONS`."""
        return self._core.formulation

    @property
    def rows(self) -> tuple[dict[str, Any], ...]:
        """In order of visit, each with index, pass, link, quantity, symbol, equation, frame, unit and values."""
        return self._rows

    @property
    def given(self) -> dict[str, dict[str, Any]]:
        """By link, parents first: its parent and joint, and its figures in the symbols of a worked example.

        m, c, I: mass, centre and inertia about it; s: the joint's axis; R⁰ and r: its place in the parent's frame.

        >>> import linkwright as lw
        >>> figures = lw.example("planar_2r").trace([0, 0]).given["link_2"]
        >>> figures["parent"], figures["joint"], figures["m"], figures["I"].shape
        ('link_1', 'joint_2', 1.0, (3, 3))
        """
        shapes: dict[int, Any] = {1: (), 9: (3, 3)}
        return {
            link: {
                name: value.reshape(shapes.get(value.size, value.shape))[()] if isinstance(value, np.ndarray) else value
                for name, value in figures.items()
            }
            for link, figures in self._core.given().items()
        }

    def __len__(self) -> int:
        return len(self._rows)

    def __getitem__(self, key: tuple[str, str]) -> Array:
        what, link = key
        of_link = [row for row in self._rows if row["link"] == link]
        if not of_link:
            raise KeyError(f"no link '{link}'; there are {', '.join(dict.fromkeys(r['link'] for r in self._rows))}")
        found = [row for row in of_link if what in (row["equation"], row["quantity"], row["symbol"])]
        if len(found) == 1:
            return found[0]["values"]
        names = "; ".join(dict.fromkeys(f"{row['equation']} {row['quantity']}" for row in found or of_link))
        raise KeyError(f"{'several rows' if found else 'no row'} '{what}' at '{link}'; there are: {names}")

    def columns(self) -> dict[str, list[Any]]:
        """Columns of equal length for pandas.DataFrame: those of the command line's table, v0 to v8 filled up with None.

        >>> import linkwright as lw
        >>> list(lw.example("planar_2r").trace([0, 0]).columns())[:4]
        ['index', 'pass', 'link', 'quantity']
        """
        names = [name for name in self._rows[0] if name != "values"] if self._rows else []
        columns: dict[str, list[Any]] = {name: [row[name] for row in self._rows] for name in names}
        for i in range(9):
            columns[f"v{i}"] = [float(row["values"][i]) if i < len(row["values"]) else None for row in self._rows]
        return columns

    def csv(self, blank: bool = False) -> str:
        """The rows as the command line writes them; `blank`: to fill in, the state alone being given."""
        return self._core.blank() if blank else self._core.csv()

    def markdown(self, full_digits: bool = False) -> str:
        """A worked example in Markdown: what is given, then every step with its equation and numbers."""
        return self._core.markdown(full_digits)

    def latex(self, full_digits: bool = False) -> str:
        """The same in LaTeX."""
        return self._core.latex(full_digits)

    def html(self) -> str:
        """The rows as an HTML table, with the six digits of a worked example."""
        heads = ("link", "quantity", "symbol", "equation", "frame", "unit")
        lines = ["<table>", "<tr>" + "".join(f"<th>{head}</th>" for head in (*heads, "values")) + "</tr>"]
        for row in self._rows:
            cells = [html.escape(row[head]) for head in heads]
            cells.append(" ".join(_core.number_text(value) for value in row["values"]))
            lines.append("<tr>" + "".join(f"<td>{cell}</td>" for cell in cells) + "</tr>")
        return "\n".join([*lines, "</table>"])

    _repr_html_ = html


class _Report:
    """Attributes that are the keys of a dict."""

    def __init__(self, figures: dict[str, Any]) -> None:
        self.__dict__.update(figures)

    def __repr__(self) -> str:
        return self.text

    text: str  #: the report for a person


class CheckReport(_Report):
    """A table held against the recursion.

    >>> import linkwright as lw
    >>> arm = lw.example("planar_2r")
    >>> wrong = arm.trace([0.3, -0.5], [1, 2], [3, 4], mistakes=["gravity-left-out"])
    >>> report = arm.check(wrong.csv(), [0.3, -0.5], [1, 2], [3, 4])
    >>> report.first["link"], report.first["quantity"]
    ('link_1', 'linear acceleration')
    >>> report.suspects[0]["name"]
    'gravity-left-out'
    """

    all_agree: bool
    agreeing: int
    differing: int
    not_found: int
    missing: int
    given: int  #: rows with numbers of the person's own
    rows: list[dict[str, Any]]  #: parallel to the table's
    suspects: list[dict[str, Any]]  #: mistakes and slips that give the first difference, the likeliest first
    first: Optional[dict[str, Any]]  #: the differing row that comes first in the recursion

    def __init__(self, figures: dict[str, Any]) -> None:
        first = figures["first"]
        super().__init__({**figures, "first": figures["rows"][first] if first >= 0 else None})


class Comparison(_Report):
    """Torques held against ours, and the causes of the difference."""

    verdict: str  #: "agree", "explained" or "unexplained"
    rows: int
    rows_searched: int
    size: Array  #: (n), root mean square of their torques; the same for difference, largest and noise
    difference: Array
    largest: Array
    worst_row: list[int]
    worst_joint: Optional[str]
    noise: Optional[Array]
    explanations: list[dict[str, Any]]  #: the best first; more than one cannot be told apart with these data
    scatters: bool
    shapes: list[dict[str, Any]]

    @property
    def causes(self) -> tuple[str, ...]:
        """Names of the causes of the best explanation."""
        return tuple(cause["cause"] for cause in self.explanations[0]["causes"]) if self.explanations else ()


def table_text(table: Any) -> tuple[str, str]:
    """A table of the recursion as CSV text, and what it is called in messages."""
    if isinstance(table, os.PathLike) or (isinstance(table, str) and "\n" not in table):
        with open(table, encoding="utf-8", newline="") as file:
            return file.read(), os.fspath(table)
    if isinstance(table, str):
        return table, "table"
    if hasattr(table, "to_csv"):
        return table.to_csv(index=False), "table"
    if isinstance(table, Mapping):
        rows: Sequence[Any] = [dict(zip(table, cells)) for cells in zip(*table.values())]
    else:
        rows = list(table)
    names = list(dict.fromkeys(name for row in rows for name in row))
    text = io.StringIO()
    writer = csv.DictWriter(text, names, lineterminator="\n")
    writer.writeheader()
    writer.writerows(rows)
    return text.getvalue(), "table"


def _columns_of(text: str) -> dict[str, Array]:
    rows = list(csv.reader(io.StringIO(text)))
    columns = {}
    for i, name in enumerate(rows[0]):
        cells = [row[i] for row in rows[1:]]
        try:
            columns[name] = np.array([float(cell) for cell in cells])
        except ValueError:
            columns[name] = np.array(cells)
    return columns
