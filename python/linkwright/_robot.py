# SPDX-License-Identifier: MIT
"""A robot: its dynamics and kinematics for one state or any number of them."""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import Any, Optional, Union

import numpy as np

from . import _core
from ._arrays import Array, ArrayLike, common_shape, finite, numbers, of_joints, rows
from ._described import Described, Wrenches
from ._results import CheckReport, Comparison, IkSolution, Motion, Simulation, Trace, table_text


class Robot(Described):
    """A robot, as :func:`load` and :func:`example` give it. It never changes.

    Arrays of joints have shape (..., n): the last axis is one number per joint, in the order of :attr:`joints`; the
    axes before it are as many states as you like. Several arrays are broadcast against each other. A mapping of joint
    names does as well as an array. Units are SI and radians.

    The names of other packages work too: rnea and rne (:meth:`inverse_dynamics`), crba (:meth:`mass_matrix`), aba
    (:meth:`forward_dynamics`), nonlinear_effects (:meth:`bias`), gravload (:meth:`gravity_torques`), fk (:meth:`pose`).

    >>> import linkwright as lw
    >>> arm = lw.example("planar_2r")
    >>> arm.joints
    ('joint_1', 'joint_2')
    >>> arm.gravity_torques([[0, 0], [1.5, 0]]).shape
    (2, 2)
    >>> arm.gravity_torques({"joint_1": [0, 1.5], "joint_2": 0}).shape
    (2, 2)
    """

    def __reduce__(self) -> tuple[Any, ...]:
        return loads, (self.scene(), "scene")

    # --- dynamics

    def inverse_dynamics(
        self,
        q: ArrayLike,
        qd: Optional[ArrayLike] = None,
        qdd: Optional[ArrayLike] = None,
        *,
        gravity: Optional[ArrayLike] = None,
        external: Optional[Wrenches] = None,
        formulation: str = "spatial",
        joint_friction: bool = False,
        rotor: bool = False,
        mistakes: Sequence[str] = (),
    ) -> Array:
        """Joint torques (..., n) of a motion, N m and N; rates that are not given are zero.

        `external`: by link, wrenches (..., 6) ON the link: fx fy fz nx ny nz about its origin, in world axes.
        `formulation`: one of :data:`FORMULATIONS`. `mistakes`: names from :data:`MISTAKES` to plant.

        >>> import linkwright as lw
        >>> arm = lw.example("planar_2r")
        >>> right = arm.inverse_dynamics([0.3, -0.5], [1, 0], formulation="body-frame")
        >>> wrong = arm.inverse_dynamics([0.3, -0.5], [1, 0], formulation="body-frame", mistakes=["gravity-left-out"])
        >>> bool(abs(right - wrong).max() > 1)
        True
        """
        states, batch = self._states(q, qd, qdd, "qdd", gravity, external, joint_friction, rotor)
        names = [mistakes] if isinstance(mistakes, str) else list(mistakes)
        return _core.inverse_dynamics(self._core, states, formulation, names).reshape(batch + (self.n,))

    def gravity_torques(self, q: ArrayLike, *, gravity: Optional[ArrayLike] = None) -> Array:
        """Joint torques (..., n) that balance gravity, g(q).

        >>> import linkwright as lw
        >>> lw.example("planar_2r").gravity_torques([0.0, 0.0], gravity=[0, 0, 0])
        array([0., 0.])
        """
        states, batch = self._states(q, None, None, "qdd", gravity, None, False, False, springs=False)
        return _core.inverse_dynamics(self._core, states, "spatial", []).reshape(batch + (self.n,))

    def bias(
        self, q: ArrayLike, qd: ArrayLike, *, gravity: Optional[ArrayLike] = None, joint_friction: bool = False
    ) -> Array:
        """Joint torques (..., n) without acceleration: Coriolis and centrifugal torques, gravity and springs."""
        return self.inverse_dynamics(q, qd, gravity=gravity, joint_friction=joint_friction)

    def mass_matrix(self, q: ArrayLike, *, rotor: bool = False) -> Array:
        """M(q), (..., n, n), symmetric to the last bit; `rotor` adds the rotors' reflected inertia.

        >>> import linkwright as lw
        >>> lw.example("ur5e").mass_matrix(lw.example("ur5e").q).shape
        (6, 6)
        """
        states, batch = self._states(q, None, None, "qdd", None, None, False, rotor)
        return _core.mass_matrix(self._core, states).reshape(batch + (self.n, self.n))

    def forward_dynamics(
        self,
        q: ArrayLike,
        qd: ArrayLike,
        tau: ArrayLike,
        *,
        gravity: Optional[ArrayLike] = None,
        external: Optional[Wrenches] = None,
        method: str = "aba",
        joint_friction: bool = False,
        rotor: bool = False,
    ) -> Array:
        """Joint accelerations (..., n) that the torques make. `method`: "aba", "crba" or "unit-vector".

        >>> import linkwright as lw
        >>> arm = lw.example("planar_2r")
        >>> tau = arm.inverse_dynamics(arm.q, [1, 2], [3, 4])
        >>> [round(float(a), 9) for a in arm.forward_dynamics(arm.q, [1, 2], tau)]
        [3.0, 4.0]
        """
        states, batch = self._states(q, qd, tau, "tau", gravity, external, joint_friction, rotor)
        return _core.forward_dynamics(self._core, states, method).reshape(batch + (self.n,))

    def decompose(
        self,
        q: ArrayLike,
        qd: Optional[ArrayLike] = None,
        qdd: Optional[ArrayLike] = None,
        *,
        gravity: Optional[ArrayLike] = None,
        external: Optional[Wrenches] = None,
        fine: bool = False,
        by_link: bool = False,
        joint_friction: bool = False,
        rotor: bool = False,
    ) -> dict[str, Array]:
        """The torque's parts by name, (..., n) each; they add up to :meth:`inverse_dynamics`.

        `fine` separates own from coupled inertia and centrifugal from Coriolis terms. `by_link`: (..., links, n), the
        links being :attr:`moving_links`.

        >>> import linkwright as lw
        >>> arm = lw.example("planar_2r")
        >>> sorted(arm.decompose(arm.q, [1, 2], [3, 4]))
        ['coriolis', 'external', 'friction', 'gravity', 'inertia', 'rotor']
        """
        states, batch = self._states(q, qd, qdd, "qdd", gravity, external, joint_friction, rotor)
        parts = _core.decompose(self._core, states, fine, by_link)
        return {name: part.reshape(batch + part.shape[1:]) for name, part in parts.items()}

    @property
    def moving_links(self) -> tuple[str, ...]:
        """The links that :meth:`decompose` splits by."""
        return tuple(self._links[link] for link in _core.moving_links(self._core))

    # --- kinematics

    def pose(self, q: ArrayLike, link: Optional[str] = None) -> Array:
        """Pose (..., 4, 4) of a link's frame in the world: rotation, and origin in the last column.

        >>> import linkwright as lw
        >>> arm = lw.example("planar_2r")
        >>> arm.pose([[0, 0], [1, 1], [2, 2]], "link_2")[..., :3, 3].shape
        (3, 3)
        """
        array = of_joints("q", q, self._joints)
        batch = array.shape[:-1]
        return _core.pose(self._core, rows(batch, array), self._link(link)).reshape(batch + (4, 4))

    def jacobian(self, q: ArrayLike, link: Optional[str] = None) -> Array:
        """Geometric Jacobian (..., 6, n) of a link's origin in world axes, rows wx wy wz vx vy vz."""
        array = of_joints("q", q, self._joints)
        batch = array.shape[:-1]
        return _core.jacobian(self._core, rows(batch, array), self._link(link)).reshape(batch + (6, self.n))

    def manipulability(self, q: ArrayLike, link: Optional[str] = None, rows_of: str = "all") -> Array:
        """Yoshikawa's measure (...), of "all", "linear" or "angular" rows of the Jacobian.

        It is the product of the min(rows, n) largest singular values: sqrt(det(J Jᵀ)) or, with fewer joints than rows,
        sqrt(det(Jᵀ J)).

        >>> import linkwright as lw
        >>> round(float(lw.example("planar_2r").manipulability([0.4, 0.0], rows_of="linear")), 12)
        0.0
        """
        if rows_of not in ("all", "linear", "angular"):
            raise ValueError(f"there are no rows '{rows_of}'; there are 'all', 'linear' and 'angular'")
        array = of_joints("q", q, self._joints)
        batch = array.shape[:-1]
        return _core.manipulability(self._core, rows(batch, array), self._link(link), rows_of).reshape(batch)

    def ik(
        self,
        pose: ArrayLike,
        link: Optional[str] = None,
        *,
        start: Optional[ArrayLike] = None,
        position_only: bool = False,
        respect_limits: bool = True,
        position_tolerance: float = 1e-6,
        orientation_tolerance: float = 1e-6,
        max_iterations: int = 2000,
        max_restarts: int = 100,
        seed: int = 1,
    ) -> IkSolution:
        """Joint positions that bring a link to poses (..., 4, 4), or to positions (..., 3).

        Each descent starts at `start` (..., n), or in the middle of the limits. With `max_restarts` of 0 it stays near
        the start, as you want it along a path.

        >>> import linkwright as lw
        >>> arm = lw.example("ur5e")
        >>> solution = arm.ik(arm.pose(arm.q))
        >>> bool(solution.converged)
        True
        """
        targets, last = _poses(pose)
        position_only = position_only or last == 1
        begin = _core.middle(self._core) if start is None else of_joints("start", start, self._joints)
        arrays = {"pose": targets, "start": begin}
        batch = common_shape(arrays, {"pose": 2})
        found = _core.ik(
            self._core, rows(batch, targets, 2), self._link(link), rows(batch, begin), position_only, respect_limits,
            position_tolerance, orientation_tolerance, max_iterations, max_restarts, seed,
        )
        return IkSolution._of(found, batch, self.n)

    # --- in time

    def trajectory(
        self,
        dt: float = 0.01,
        *,
        torque: bool = True,
        gravity: Optional[ArrayLike] = None,
        joint_friction: bool = False,
        rotor: bool = False,
    ) -> Motion:
        """The motion of the scene at 0, dt, 2 dt, ... and at its end, with its torques.

        >>> import linkwright as lw
        >>> motion = lw.example("planar_2r").trajectory(0.1)
        >>> motion.q.shape == motion.tau.shape
        True
        """
        if not dt > 0:
            raise ValueError(f"dt is {dt}; it must be a number of seconds greater than 0")
        arrays = _core.trajectory(self._core, dt, torque, self._gravity(gravity), joint_friction, rotor)
        return Motion._of(arrays, self._joints)

    def simulate(
        self,
        duration: Optional[float] = None,
        dt: Optional[float] = None,
        *,
        integrator: Optional[str] = None,
        q: Optional[ArrayLike] = None,
        qd: Optional[ArrayLike] = None,
        gravity: Optional[ArrayLike] = None,
        project_start: bool = False,
    ) -> Simulation:
        """Forward dynamics in time, with the torques, contacts and friction of the scene.

        What is not given is the scene's. `integrator`: "semi-implicit-euler", "rk4" or "dopri5". A run that cannot go
        on ends early with a warning; its :attr:`Simulation.status` says why.

        >>> import linkwright as lw
        >>> lw.example("pendulum").simulate(0.1, 0.001).status
        'finished'
        """
        begin = [
            (given if given is None else of_joints(name, given, self._joints), own)
            for name, given, own in (("q", q, self._core.q), ("qd", qd, self._core.qd))
        ]
        for name, (given, _) in zip(("q", "qd"), begin):
            if given is not None and given.ndim != 1:
                raise ValueError(f"{name} has shape {given.shape}; a simulation starts from one state, shape ({self.n},)")
        start = [own if given is None else given for given, own in begin]
        run = _core.simulate(
            self._core, duration, dt, integrator, start[0], start[1], self._gravity(gravity), project_start
        )
        return Simulation._of_run(run, self._joints)

    # --- the recursion, and what others have computed

    def trace(
        self,
        q: ArrayLike,
        qd: Optional[ArrayLike] = None,
        qdd: Optional[ArrayLike] = None,
        *,
        gravity: Optional[ArrayLike] = None,
        external: Optional[Wrenches] = None,
        formulation: str = "body-frame",
        joint_friction: bool = False,
        rotor: bool = False,
        mistakes: Sequence[str] = (),
    ) -> Trace:
        """Every intermediate quantity of inverse dynamics in one state, as computed.

        >>> import linkwright as lw
        >>> trace = lw.example("planar_2r").trace([0.3, -0.5], [1, 2], [3, 4])
        >>> trace["angular velocity", "link_2"].shape
        (3,)
        """
        states = self._one_state(q, qd, qdd, gravity, external, joint_friction, rotor)
        names = [mistakes] if isinstance(mistakes, str) else list(mistakes)
        return Trace(_core.Trace(self._core, states, formulation, names))

    def check(
        self,
        table: Any,
        q: ArrayLike,
        qd: Optional[ArrayLike] = None,
        qdd: Optional[ArrayLike] = None,
        *,
        gravity: Optional[ArrayLike] = None,
        external: Optional[Wrenches] = None,
        formulation: str = "body-frame",
        tolerance: float = 1e-4,
        joint_friction: bool = False,
        rotor: bool = False,
    ) -> CheckReport:
        """Holds somebody's own table of the recursion against ours, and finds the first difference and its likely cause.

        `table`: the path of a CSV file, its text, a DataFrame, a list of rows (dicts) or columns (a dict of lists):
        link, quantity (or symbol), v0, v1, ...

        >>> import linkwright as lw
        >>> arm = lw.example("planar_2r")
        >>> trace = arm.trace([0.3, -0.5], [1, 2], [3, 4])
        >>> arm.check(trace.columns(), [0.3, -0.5], [1, 2], [3, 4]).all_agree
        True
        """
        if not tolerance >= 0:
            raise ValueError(f"tolerance is {tolerance}; it must be 0 or more, relative to a row's largest number")
        states = self._one_state(q, qd, qdd, gravity, external, joint_friction, rotor)
        text, file = table_text(table)
        return CheckReport(_core.check(self._core, states, formulation, text, file, tolerance))

    def compare(
        self,
        tau: ArrayLike,
        q: ArrayLike,
        qd: Optional[ArrayLike] = None,
        qdd: Optional[ArrayLike] = None,
        *,
        gravity: Optional[ArrayLike] = None,
        external: Optional[Wrenches] = None,
        tolerance: float = 1e-4,
        noise: Optional[float] = None,
        motion: bool = False,
        joint_friction: bool = False,
        rotor: bool = False,
    ) -> Comparison:
        """Finds out why torques of another program, or of a robot, differ from ours.

        `noise`: its standard deviation relative to each joint's root mean square; else it is estimated. `motion`: the
        states are samples of one motion, so that a delay can be looked for.

        >>> import linkwright as lw
        >>> arm = lw.example("planar_2r")
        >>> motion = arm.trajectory(0.05)
        >>> theirs = arm.inverse_dynamics(motion.q, motion.qd, motion.qdd, gravity=[0, 0, 0])
        >>> arm.compare(theirs, motion.q, motion.qd, motion.qdd).causes
        ('gravity-left-out',)
        """
        theirs = of_joints("tau", tau, self._joints)
        states, batch = self._states(q, qd, qdd, "qdd", gravity, external, joint_friction, rotor, batch=theirs.shape[:-1])
        if theirs.shape[:-1] != batch:
            raise ValueError(f"tau has shape {theirs.shape}, but the states {batch + (self.n,)}")
        if theirs.size == 0:
            raise ValueError("there is no state to compare")
        for name, share in (("tolerance", tolerance), ("noise", noise)):
            if share is not None and not 0 < share < 1:
                raise ValueError(f"{name} is {share}; it must be a share between 0 and 1, such as 0.01 for 1 %")
        return Comparison(_core.compare(self._core, states, rows(batch, theirs), tolerance, noise, motion))

    # as others call them
    rne = rnea = inverse_dynamics
    crba = mass_matrix
    aba = forward_dynamics
    nonlinear_effects = bias
    gravload = gravity_torques
    fk = pose

def _poses(value: ArrayLike) -> tuple[Array, int]:
    """Poses (..., 4, 4), and how many axes each target had: 1 for a position."""
    array = finite("pose", numbers("pose", value))
    if array.size and np.abs(array).max() > 1e9:
        raise ValueError("pose: a target is more than 1e9 m away; positions are in metres")
    if array.ndim >= 2 and array.shape[-2:] == (4, 4):
        return array, 2
    if array.ndim >= 1 and array.shape[-1] == 3:
        poses = np.zeros(array.shape[:-1] + (4, 4))
        poses[...] = np.eye(4)
        poses[..., :3, 3] = array
        return poses, 1
    raise ValueError(f"pose has shape {array.shape}; it must be (..., 4, 4), or (..., 3) for positions alone")


def load(path: Union[str, os.PathLike[str]]) -> Robot:
    """The robot of a URDF, MJCF or scene file.

    Warnings of the reader are Python warnings. What is wrong with the file is a ValueError with all problems, each as
    "FILE:LINE: error: ...".
    """
    return Robot(_core.load(os.fspath(path)))


def loads(text: str, name: str = "text") -> Robot:
    """The robot of a text: URDF, MJCF or scene. `name` stands for the file in messages."""
    return Robot(_core.loads(text, name))
