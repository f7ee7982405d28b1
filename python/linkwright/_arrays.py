# SPDX-License-Identifier: MIT
"""Arrays of states: what a person gives, as the compiled half takes it."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import Any, Union

import numpy as np

Array = np.ndarray
#: One number a joint on the last axis; or a mapping of joint names to numbers or arrays.
ArrayLike = Union[Array, Sequence[Any], Mapping[str, Any], float]


def _listed(names: Sequence[str]) -> str:
    return ", ".join(names) if len(names) <= 12 else ", ".join(names[:12]) + f", ... ({len(names)})"


def numbers(name: str, value: Any) -> Array:
    """`value` as float64; refuses what is no real number."""
    try:
        array = np.asarray(value)
        if array.dtype.kind not in "iufO":
            raise TypeError(f"not {array.dtype}")
        return array.astype(np.float64, copy=False)
    except (TypeError, ValueError, OverflowError) as problem:
        raise TypeError(f"{name} must hold real numbers: {problem}") from None


def finite(name: str, array: Array, names: Sequence[str] = ()) -> Array:
    """`array`, unless a number of it is not finite: that one is named, with its joint where `names` are those."""
    is_finite = np.isfinite(array)
    if is_finite.all():
        return array
    bad = np.argwhere(~is_finite)
    place = tuple(int(i) for i in bad[0])
    index = ", ".join(str(i) for i in place)
    whose = f" (joint '{names[place[-1]]}')" if names else ""
    raise ValueError(f"{name}[{index}]{whose} is {array[place]}; all numbers must be finite")


def of_joints(name: str, value: ArrayLike, joints: Sequence[str]) -> Array:
    """`value` as float64 of shape (..., n), in the order of `joints`."""
    if isinstance(value, Mapping):
        unknown = [each for each in value if each not in joints]
        if unknown:
            raise ValueError(f"{name}: there is no joint '{unknown[0]}'; the joints are {_listed(joints)}")
        missing = [each for each in joints if each not in value]
        if missing:
            raise ValueError(f"{name}: joint '{missing[0]}' is missing; all joints are needed: {_listed(joints)}")
        columns = [numbers(f"{name}['{each}']", value[each]) for each in joints]
        array = np.stack(np.broadcast_arrays(*columns), axis=-1) if columns else np.zeros(0)
    else:
        array = numbers(name, value)
    if array.ndim == 0 or array.shape[-1] != len(joints):
        raise ValueError(
            f"{name} has shape {array.shape}, but its last axis must have {len(joints)} numbers, "
            f"one for each joint: {_listed(joints)}"
        )
    return finite(name, array, joints)


def rows(batch: tuple[int, ...], array: Array, last: int = 1) -> Array:
    """`array` spread over the shape `batch`, with one row per state; its `last` last axes become one."""
    tail = array.shape[array.ndim - last :]
    width = math.prod(tail)
    if array.shape != batch + tail:
        array = np.broadcast_to(array, batch + tail)
    return np.ascontiguousarray(array.reshape(math.prod(batch), width))


def common_shape(arrays: Mapping[str, Array], last: Mapping[str, int]) -> tuple[int, ...]:
    """The shape that the arrays have together before their last axes (one, unless `last` says how many)."""
    shapes = {array.shape[: array.ndim - last.get(name, 1)] for name, array in arrays.items()}
    try:
        return np.broadcast_shapes(*shapes) if len(shapes) > 1 else shapes.pop()
    except ValueError:
        told = ", ".join(f"{name} {array.shape}" for name, array in arrays.items())
        raise ValueError(f"these shapes do not go together: {told}") from None
