# SPDX-License-Identifier: MIT
"""Inverse kinematics, motions and simulations as the command line has them."""

import json
import pickle
import tempfile
import unittest
import warnings
from pathlib import Path

import linkwright as lw
import numpy as np
from command import cli, columns, model, states


class InverseKinematics(unittest.TestCase):
    def test_the_command_lines_answers(self):
        for name in ("ur5e", "panda", "planar_3r", "scara"):
            robot, path = lw.example(name), model(name)
            poses = robot.pose(states(robot, 6)[0])
            poses[-1, :3, 3] *= 100  # out of reach
            for position_only in (False, True):
                with tempfile.TemporaryDirectory() as folder:
                    file = Path(folder) / "targets.csv"
                    heads = [f"p.{c}" for c in "xyz"] + [f"R.{i}{k}" for i in range(3) for k in range(3)]
                    rows = [np.concatenate([X[:3, 3], X[:3, :3].ravel()]) for X in poses]
                    text = [",".join(heads), *(",".join(map(repr, map(float, row))) for row in rows), ""]
                    file.write_text("\n".join(text))
                    options = ["--position-only"] * position_only
                    theirs = json.loads(cli("ik", path, "--targets", file, "--json", *options))["results"]
                ours = robot.ik(poses, position_only=position_only)
                np.testing.assert_array_equal(ours.q, [r["q"] for r in theirs])
                np.testing.assert_array_equal(ours.iterations, [r["iterations"] for r in theirs])
                np.testing.assert_array_equal(ours.position_error, [r["position_error"] for r in theirs])
                self.assertEqual(list(ours.status), [r["status"] for r in theirs])

    def test_shapes(self):
        robot = lw.example("ur5e")
        q = states(robot, 6)[0].reshape(2, 3, 6)
        solution = robot.ik(robot.pose(q))
        self.assertEqual(solution.q.shape, (2, 3, 6))
        self.assertEqual(solution.status.shape, (2, 3))
        one = robot.ik(robot.pose(q)[0, 0, :3, 3], start=q[0, 0], max_restarts=0)
        self.assertEqual(one.q.shape, (6,))
        self.assertTrue(one.converged)
        np.testing.assert_allclose(one.q, q[0, 0], atol=1e-12)

    def test_manipulability(self):
        robot = lw.example("ur5e")
        q = states(robot, 5)[0]
        J = robot.jacobian(q)[:, 3:]
        np.testing.assert_allclose(robot.manipulability(q, rows_of="linear"),
                                   np.sqrt(np.linalg.det(J @ np.swapaxes(J, 1, 2))), rtol=1e-9)


class Motions(unittest.TestCase):
    def assert_columns(self, ours, csv):
        theirs = columns(csv)
        self.assertEqual(list(ours), list(theirs))
        for name, cells in theirs.items():
            values = cells if ours[name].dtype.kind == "U" else [float(cell) for cell in cells]
            np.testing.assert_array_equal(ours[name], values, err_msg=name)

    def test_trajectory(self):
        for name in ("planar_2r", "gantry", "puma560"):
            robot = lw.example(name)
            table = cli("trajectory", model(name), "--dt", "0.05", "--torque", "--rotor")
            self.assert_columns(robot.trajectory(0.05, rotor=True).columns(), table)
            self.assert_columns(robot.trajectory(0.05, torque=False).columns(),
                                cli("trajectory", model(name), "--dt", "0.05"))

    def test_simulate(self):
        for name, options in (("pendulum", {}), ("arm_on_the_ground_i", {}), ("acrobot", {"integrator": "dopri5"})):
            with warnings.catch_warnings():
                warnings.simplefilter("ignore")
                run = lw.example(name).simulate(0.3, 0.002, **options)
            command = ["simulate", model(name), "--duration", "0.3", "--dt", "0.002"]
            command += [part for key, value in options.items() for part in ("--" + key, value)]
            self.assert_columns(run.columns(), cli(*command))
            self.assert_columns(run.columns(balance=True), cli(*command, "--balance"))
            self.assert_columns(run.events(), cli(*command, "--events"))
            np.testing.assert_array_equal(run.q[:, 0], run.columns()["q." + run.joints[0]])
            self.assertEqual((run.status, run.message), ("finished", ""))

    def test_another_start(self):
        run = lw.example("pendulum").simulate(0.1, 0.01, q=[0.5], qd=[1.0])
        self.assertEqual((run.q[0, 0], run.qd[0, 0]), (0.5, 1.0))

    def test_a_run_that_does_not_end_well_says_so(self):
        text = lw.example("pendulum").scene()
        scene = json.loads(text)
        scene["simulation"] = {"torques": {"source": "formulas", "formulas": ["1/(t-0.05)^0.5"]}}
        robot = lw.loads(json.dumps(scene), "falling.json")
        with warnings.catch_warnings(record=True) as said:
            warnings.simplefilter("always")
            run = robot.simulate(0.1, 0.001)
        self.assertEqual(run.status, "bad-torque")
        self.assertIn(run.message, [str(each.message) for each in said])

    def test_a_robot_is_carried_to_another_process(self):
        for name in ("ur5e", "arm_on_the_ground_i"):
            robot = lw.example(name)
            copy = pickle.loads(pickle.dumps(robot))
            q, qd, qdd = states(robot, 3)
            np.testing.assert_array_equal(copy.inverse_dynamics(q, qd, qdd), robot.inverse_dynamics(q, qd, qdd))


if __name__ == "__main__":
    unittest.main()
