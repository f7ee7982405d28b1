# SPDX-License-Identifier: GPL-3.0-or-later
"""Inverse dynamics of a million states of a six-joint arm: in one call of the Python package, and by the command line.
Times are those of the processor, so a busy machine does not count.

PYTHONPATH=build/release/python python3 tests/bench/python_bench.py build/release/bin/linkwright-cli [STATES]
"""

import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import linkwright as lw
import numpy as np


def best(call, times=5):
    """Processor seconds of the fastest of some calls."""
    taken = []
    for _ in range(times):
        begin = time.process_time()
        call()
        taken.append(time.process_time() - begin)
    return min(taken)


def main(cli, count):
    arm = lw.example("ur5e")
    q, qd, qdd = np.random.default_rng(1).normal(size=(3, count, arm.n))
    tau = arm.inverse_dynamics(q, qd, qdd)
    states = lw._core.States(q, qd, qdd, arm.gravity, False, False, True, [])
    rows = {
        "inverse_dynamics": lambda: arm.inverse_dynamics(q, qd, qdd),
        "the same, checks of the arrays apart": lambda: lw._core.inverse_dynamics(arm._core, states, "spatial", []),
        "forward_dynamics": lambda: arm.forward_dynamics(q, qd, tau),
        "gravity_torques": lambda: arm.gravity_torques(q),
    }
    for name, call in rows.items():
        seconds = best(call)
        print(f"{name}: {seconds:.3f} s, {1e9 * seconds / count:.0f} ns a state")
    few = min(count, 2000)
    for name in ("mass_matrix", "jacobian", "pose"):
        call = getattr(arm, name)
        seconds = best(lambda: call(q[:few]))
        print(f"{name}: {1e9 * seconds / few:.0f} ns a state")
    one = best(lambda: [arm.inverse_dynamics(q[k], qd[k], qdd[k]) for k in range(few)])
    print(f"inverse_dynamics, a call for each state: {1e9 * one / few:.0f} ns a state")
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "states.csv"
        head = ",".join(f"{group}.{joint}" for group in ("q", "qd", "qdd") for joint in arm.joints)
        np.savetxt(file, np.hstack([q, qd, qdd]), fmt="%.17g", delimiter=",", header=head, comments="")
        path = next(p for p in (Path(__file__).parents[2] / "assets/examples").glob("ur5e.*"))
        begin = os.times()
        subprocess.run([cli, "id", path, "--states", file, "-o", Path(folder) / "tau.csv"], check=True)
        end = os.times()
        seconds = end.children_user - begin.children_user + end.children_system - begin.children_system
        print(f"linkwright-cli id, its two tables included: {seconds:.2f} s")
        theirs = np.loadtxt(Path(folder) / "tau.csv", delimiter=",", skiprows=1)
    print("the same bits:", bool((theirs[:, -arm.n :] == tau).all()))


if __name__ == "__main__":
    main(sys.argv[1], int(float(sys.argv[2])) if len(sys.argv) > 2 else 1_000_000)
