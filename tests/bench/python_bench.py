# SPDX-License-Identifier: GPL-3.0-or-later
"""Inverse dynamics of many states of an arm (absent: the iiwa 14, 100,000 states): in one call of the Python package, by the
command line, and by the Python loops of KDL and Pinocchio where they are installed. Times are those of the processor, so
a busy machine does not count.

PYTHONPATH=build/release/python python3 tests/bench/python_bench.py build/release/bin/linkwright-cli [STATES [EXAMPLE]]
"""

import os
import subprocess
import sys
import tempfile
import time
import xml.etree.ElementTree as ElementTree
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


def numbers(element, name, default="0 0 0"):
    return [float(each) for each in (default if element is None else element.get(name, default)).split()]


def kdl_loop(path):
    """A function that computes the torques of one state after the other by KDL; the file is a chain."""
    import PyKDL as kdl

    robot = ElementTree.parse(path)
    links = {link.get("name"): link for link in robot.iter("link")}
    chain = kdl.Chain()
    # in the order of the file, which is that of the chain
    for joint in robot.findall("joint"):
        origin = joint.find("origin")
        frame = kdl.Frame(kdl.Rotation.RPY(*numbers(origin, "rpy")), kdl.Vector(*numbers(origin, "xyz")))
        inertia = kdl.RigidBodyInertia()
        if (inertial := links[joint.find("child").get("link")].find("inertial")) is not None:
            place, about = inertial.find("origin"), inertial.find("inertia")
            moments = kdl.RotationalInertia(*(float(about.get(i)) for i in ("ixx", "iyy", "izz", "ixy", "ixz", "iyz")))
            assert not any(numbers(place, "rpy"))
            inertia = kdl.RigidBodyInertia(float(inertial.find("mass").get("value")), kdl.Vector(*numbers(place, "xyz")),
                                           moments)
        if joint.get("type") == "fixed":
            moved = kdl.Joint(joint.get("name"))
        else:
            axis = frame.M * kdl.Vector(*numbers(joint.find("axis"), "xyz"))
            moved = kdl.Joint(joint.get("name"), frame.p, axis, kdl.Joint.RotAxis)
        chain.addSegment(kdl.Segment(joint.find("child").get("link"), moved, frame, inertia))
    n = chain.getNrOfJoints()
    solver = kdl.ChainIdSolver_RNE(chain, kdl.Vector(0, 0, -9.80665))
    forces = [kdl.Wrench()] * chain.getNrOfSegments()
    arrays = [kdl.JntArray(n) for _ in range(4)]

    def loop(q, qd, qdd):
        tau = np.empty_like(q)
        for k in range(len(q)):
            for array, given in zip(arrays, (q[k], qd[k], qdd[k])):
                for i in range(n):
                    array[i] = given[i]
            solver.CartToJnt(*arrays[:3], forces, arrays[3])
            tau[k] = [arrays[3][i] for i in range(n)]
        return tau

    loop.chain = chain  # the solver only refers to it
    return loop


def pinocchio_loop(path):
    """The same by Pinocchio."""
    import pinocchio

    model = pinocchio.buildModelFromUrdf(str(path))
    model.gravity.linear = np.array([0, 0, -9.80665])
    data = model.createData()
    return lambda q, qd, qdd: np.array([pinocchio.rnea(model, data, *state) for state in zip(q, qd, qdd)])


def peers(path, q, qd, qdd, tau):
    for name, make in {"KDL": kdl_loop, "Pinocchio": pinocchio_loop}.items():
        try:
            loop = make(path)
        except ImportError:
            print(f"{name}: not installed")
            continue
        few = min(len(q), 20_000)
        apart = np.abs(loop(q[:few], qd[:few], qdd[:few]) - tau[:few]).max()
        seconds = best(lambda: loop(q[:few], qd[:few], qdd[:few]), 3)
        print(f"{name}, a loop in Python: {1e9 * seconds / few:.0f} ns a state; at most {apart:.1g} N m apart")


def main(cli, count, example):
    arm = lw.example(example)
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
    path = next((Path(__file__).parents[2] / "assets/examples").glob(example + ".*"))
    if path.suffix == ".urdf":
        peers(path, q, qd, qdd, tau)
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "states.csv"
        head = ",".join(f"{group}.{joint}" for group in ("q", "qd", "qdd") for joint in arm.joints)
        np.savetxt(file, np.hstack([q, qd, qdd]), fmt="%.17g", delimiter=",", header=head, comments="")
        begin = os.times()
        subprocess.run([cli, "id", path, "--states", file, "-o", Path(folder) / "tau.csv"], check=True)
        end = os.times()
        seconds = end.children_user - begin.children_user + end.children_system - begin.children_system
        print(f"linkwright-cli id, its two tables included: {seconds:.2f} s")
        theirs = np.loadtxt(Path(folder) / "tau.csv", delimiter=",", skiprows=1)
    print("the same bits:", bool((theirs[:, -arm.n :] == tau).all()))


if __name__ == "__main__":
    main(sys.argv[1], int(float((sys.argv[2:] or ["1e5"])[0])), (sys.argv[3:] or ["iiwa14"])[0])
