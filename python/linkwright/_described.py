# SPDX-License-Identifier: MIT
"""What a robot is, and how states are handed to the compiled half."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Optional

import numpy as np

from . import _core
from ._arrays import Array, ArrayLike, common_shape, finite, numbers, of_joints, rows

Wrenches = Mapping[str, ArrayLike]


class Described:
    """The part of :class:`Robot` that computes nothing."""

    def __init__(self, core: _core.Robot) -> None:
        self._core = core
        self._joints = tuple(core.joints)
        self._links = tuple(core.links)

    def __repr__(self) -> str:
        return f"<linkwright.Robot '{self.name}': {self.n} joints, {len(self.links)} links>"

    # --- what it is

    @property
    def name(self) -> str:
        """The name in its file."""
        return self._core.name

    @property
    def joints(self) -> tuple[str, ...]:
        """Names of the moving joints: the order of the last axis of q."""
        return self._joints

    @property
    def links(self) -> tuple[str, ...]:
        """Names of the links, parents first."""
        return self._links

    @property
    def n(self) -> int:
        """How many joints move."""
        return len(self._joints)

    @property
    def limits(self) -> Array:
        """(n, 2): lower and upper limit of each joint, rad or m; infinite where there is none."""
        return np.stack([self._core.lower, self._core.upper], axis=-1)

    @property
    def gravity(self) -> Array:
        """The gravity of its scene, m/s², world axes; every method takes another one."""
        return self._core.gravity

    @property
    def mass(self) -> float:
        """kg, of all links."""
        return self._core.mass

    @property
    def link(self) -> str:
        """The link that is meant where none is named: the end effector."""
        return self._links[self._core.link]

    @property
    def q(self) -> Array:
        """The joint positions of its scene; the ready pose where it has none."""
        return self._core.q

    @property
    def qd(self) -> Array:
        """The joint velocities of its scene."""
        return self._core.qd

    def scene(self) -> str:
        """The scene as text; :func:`loads` reads it back to the last bit."""
        return self._core.scene_text()

    # --- inside

    def _link(self, name: Optional[str]) -> int:
        if name is None:
            return self._core.link
        link = self._core.find_link(name)
        if link < 0:
            raise ValueError(f"there is no link '{name}'; the links are {', '.join(self._links)}")
        return link

    def _gravity(self, gravity: Optional[ArrayLike]) -> Array:
        if gravity is None:
            return self._core.gravity
        array = numbers("gravity", gravity)
        if array.shape != (3,):
            raise ValueError(f"gravity has shape {array.shape}; it must be three numbers in m/s², world axes")
        return finite("gravity", array)

    def _states(
        self,
        q: ArrayLike,
        qd: Optional[ArrayLike],
        third: Optional[ArrayLike],
        third_name: str,
        gravity: Optional[ArrayLike],
        external: Optional[Wrenches],
        joint_friction: bool,
        rotor: bool,
        springs: bool = True,
        batch: tuple[int, ...] = (),
    ) -> tuple[_core.States, tuple[int, ...]]:
        arrays = {"q": of_joints("q", q, self._joints)}
        for name, value in (("qd", qd), (third_name, third)):
            arrays[name] = np.zeros(self.n) if value is None else of_joints(name, value, self._joints)
        if external is not None and not isinstance(external, Mapping):
            raise TypeError("external must be a mapping of links to wrenches: {'link': [fx, fy, fz, nx, ny, nz]}")
        wrenches = {self._link(link): _wrench(link, value) for link, value in (external or {}).items()}
        named = dict(arrays, **{f"external['{self._links[link]}']": array for link, array in wrenches.items()})
        if batch:
            named["tau"] = np.broadcast_to(0.0, batch + (self.n,))
        batch = common_shape(named, {})
        filled = [rows(batch, array) for array in arrays.values()]
        acting = [(link, rows(batch, array)) for link, array in wrenches.items()]
        states = _core.States(*filled, self._gravity(gravity), joint_friction, rotor, springs, acting)
        return states, batch

    def _one_state(
        self,
        q: ArrayLike,
        qd: Optional[ArrayLike],
        qdd: Optional[ArrayLike],
        gravity: Optional[ArrayLike],
        external: Optional[Wrenches],
        joint_friction: bool,
        rotor: bool,
    ) -> _core.States:
        states, batch = self._states(q, qd, qdd, "qdd", gravity, external, joint_friction, rotor)
        if batch != ():
            raise ValueError(f"one state is needed, shape ({self.n},), not {batch + (self.n,)}")
        return states


def _wrench(link: str, value: ArrayLike) -> Array:
    array = numbers(f"external['{link}']", value)
    if array.ndim == 0 or array.shape[-1] != 6:
        raise ValueError(
            f"external['{link}'] has shape {array.shape}, but its last axis must have 6 numbers: fx fy fz nx ny nz"
        )
    return finite(f"external['{link}']", array)
