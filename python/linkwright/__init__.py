# SPDX-License-Identifier: MIT
"""Robot dynamics on numpy arrays: the algorithms of Linkwright, and every number on the way.

>>> import linkwright as lw
>>> arm = lw.example("planar_2r")
>>> tau = arm.inverse_dynamics([0.3, -0.5], [1, 2], [3, 4])
>>> tau.shape
(2,)
"""

from ._core import FORMULATIONS, __version__
from ._results import CheckReport, Comparison, IkSolution, Motion, Simulation, Trace
from ._robot import Robot, load, loads
from ._teaching import (
    MISTAKES,
    Exercise,
    Mistake,
    Question,
    Variant,
    Verdict,
    check_lessons,
    example,
    examples,
    exercise,
)

__all__ = [
    "FORMULATIONS",
    "MISTAKES",
    "CheckReport",
    "Comparison",
    "Exercise",
    "IkSolution",
    "Mistake",
    "Motion",
    "Question",
    "Robot",
    "Simulation",
    "Trace",
    "Variant",
    "Verdict",
    "__version__",
    "check_lessons",
    "example",
    "examples",
    "exercise",
    "load",
    "loads",
]
