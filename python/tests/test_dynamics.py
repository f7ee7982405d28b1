# SPDX-License-Identifier: MIT
"""The numbers of the command line to the last bit, in any shape and order of memory."""

import json
import tempfile
import unittest
from pathlib import Path

import linkwright as lw
import numpy as np
from command import cli, model, results, states

ROBOTS = ("planar_2r", "ur5e", "panda", "scara", "tree_of_three_links", "arm_with_springs", "torso_with_two_arms")


def same(ours, theirs):
    np.testing.assert_array_equal(np.asarray(ours), np.asarray(theirs))


class Numbers(unittest.TestCase):
    def each(self, count=7):
        for name in ROBOTS:
            robot = lw.example(name)
            yield (robot, model(name), *states(robot, count))

    def test_inverse_dynamics(self):
        for robot, path, q, qd, qdd in self.each():
            for formulation in lw.FORMULATIONS:
                theirs = results("id", robot, path, "--formulation", formulation, "--rotor", q=q, qd=qd, qdd=qdd)
                same(robot.inverse_dynamics(q, qd, qdd, formulation=formulation, rotor=True), [r["tau"] for r in theirs])

    def test_gravity_and_switches(self):
        for robot, path, q, qd, qdd in self.each():
            theirs = results("id", robot, path, "--joint-friction", "--gravity", "1,2,-3", q=q, qd=qd, qdd=qdd)
            ours = robot.inverse_dynamics(q, qd, qdd, joint_friction=True, gravity=[1, 2, -3])
            same(ours, [r["tau"] for r in theirs])
            same(robot.gravity_torques(q), [r["g"] for r in results("gravity", robot, path, q=q)])

    def test_wrench(self):
        robot, path = lw.example("ur5e"), model("ur5e")
        q, qd, qdd = states(robot, 5)
        link, wrench = robot.link, np.arange(30.0).reshape(5, 6)
        text = ",".join([f"{g}.{j}" for g in ("q", "qd", "qdd") for j in robot.joints] +
                        [f"ext.{link}.{c}" for c in ("fx", "fy", "fz", "nx", "ny", "nz")])
        rows = [",".join(repr(float(x)) for x in row) for row in np.hstack([q, qd, qdd, wrench])]
        with tempfile.TemporaryDirectory() as folder:
            file = Path(folder) / "states.csv"
            file.write_text("\n".join([text, *rows, ""]))
            theirs = json.loads(cli("id", path, "--states", file, "--json"))["results"]
        same(robot.inverse_dynamics(q, qd, qdd, external={link: wrench}), [r["tau"] for r in theirs])

    def test_mass_matrix(self):
        for robot, path, q, _, _ in self.each():
            theirs = results("mass-matrix", robot, path, "--rotor", q=q)
            same(robot.mass_matrix(q, rotor=True), [r["M"] for r in theirs])

    def test_forward_dynamics(self):
        for robot, path, q, qd, tau in self.each():
            for method in ("aba", "crba", "unit-vector"):
                theirs = results("fd", robot, path, "--method", method, q=q, qd=qd, tau=tau)
                same(robot.forward_dynamics(q, qd, tau, method=method), [r["qdd"] for r in theirs])

    def test_decompose(self):
        for robot, path, q, qd, qdd in self.each(3):
            for fine in (False, True):
                for by_link in (False, True):
                    options = ["--joint-friction", "--rotor"] + ["--fine"] * fine + ["--by-link"] * by_link
                    theirs = results("decompose", robot, path, *options, q=q, qd=qd, qdd=qdd)
                    ours = robot.decompose(q, qd, qdd, fine=fine, by_link=by_link, joint_friction=True, rotor=True)
                    self.assertEqual(set(ours), set(theirs[0]) - {"row"})
                    for name, part in ours.items():
                        same(part, [r[name] for r in theirs])

    def test_pose_and_jacobian(self):
        for robot, path, q, _, _ in self.each():
            X = robot.pose(q)
            fk = results("fk", robot, path, q=q)
            same(X[:, :3, 3], [r["p"] for r in fk])
            same(X[:, :3, :3], [r["R"] for r in fk])
            same(X[:, 3], [[0, 0, 0, 1]] * len(q))
            same(robot.jacobian(q), [r["J"] for r in results("jacobian", robot, path, q=q)])

    def test_every_formulation_and_its_mistakes(self):
        robot = lw.example("ur5e")
        q, qd, qdd = states(robot, 3)
        right = robot.inverse_dynamics(q, qd, qdd)
        for mistake in lw.MISTAKES:
            for formulation in mistake.formulations:
                wrong = robot.inverse_dynamics(q, qd, qdd, formulation=formulation, mistakes=[mistake.name])
                self.assertTrue(np.isfinite(wrong).all())
        left_out = robot.inverse_dynamics(q, qd, qdd, mistakes=["gravity-left-out"])
        np.testing.assert_allclose(right - left_out, robot.gravity_torques(q), atol=1e-10)


class Shapes(unittest.TestCase):
    def setUp(self):
        self.robot = lw.example("ur5e")
        self.q, self.qd, self.qdd = states(self.robot, 24)
        self.tau = self.robot.inverse_dynamics(self.q, self.qd, self.qdd)

    def test_one_state_and_many(self):
        same(self.robot.inverse_dynamics(self.q[3], self.qd[3], self.qdd[3]), self.tau[3])
        folded = [x.reshape(2, 3, 4, 6) for x in (self.q, self.qd, self.qdd)]
        same(self.robot.inverse_dynamics(*folded), self.tau.reshape(2, 3, 4, 6))
        self.assertEqual(self.robot.mass_matrix(folded[0]).shape, (2, 3, 4, 6, 6))
        self.assertEqual(self.robot.pose(folded[0]).shape, (2, 3, 4, 4, 4))
        self.assertEqual(self.robot.jacobian(folded[0]).shape, (2, 3, 4, 6, 6))
        self.assertEqual(self.robot.manipulability(folded[0]).shape, (2, 3, 4))
        self.assertEqual(self.robot.decompose(*folded, by_link=True)["gravity"].shape[:3], (2, 3, 4))

    def test_no_state(self):
        self.assertEqual(self.robot.inverse_dynamics(np.zeros((0, 6))).shape, (0, 6))
        self.assertEqual(self.robot.mass_matrix(np.zeros((2, 0, 6))).shape, (2, 0, 6, 6))
        self.assertEqual(self.robot.ik(np.zeros((0, 3))).q.shape, (0, 6))

    def test_more_states_than_a_block(self):
        many = np.tile(self.q, (100, 1))
        same(self.robot.inverse_dynamics(many)[-24:], self.robot.inverse_dynamics(self.q))
        same(self.robot.forward_dynamics(many, 0 * many, many)[-24:],
             self.robot.forward_dynamics(self.q, 0 * self.q, self.q))

    def test_broadcasting(self):
        same(self.robot.inverse_dynamics(self.q, self.qd[0]), self.robot.inverse_dynamics(self.q, [self.qd[0]] * 24))
        grid = self.robot.inverse_dynamics(self.q[:, None], self.qd[None, :5])
        self.assertEqual(grid.shape, (24, 5, 6))
        same(grid[7, 2], self.robot.inverse_dynamics(self.q[7], self.qd[2]))
        pushed = self.robot.inverse_dynamics(self.q[0], external={self.robot.link: np.zeros((4, 6))})
        self.assertEqual(pushed.shape, (4, 6))

    def test_memory_orders(self):
        fortran = [np.asfortranarray(x) for x in (self.q, self.qd, self.qdd)]
        same(self.robot.inverse_dynamics(*fortran), self.tau)
        twice = [np.repeat(x, 2, axis=0)[::2] for x in (self.q, self.qd, self.qdd)]
        same(self.robot.inverse_dynamics(*twice), self.tau)
        backwards = [x[::-1, ::-1].copy()[::-1, ::-1] for x in (self.q, self.qd, self.qdd)]
        same(self.robot.inverse_dynamics(*backwards), self.tau)
        frozen = self.q.copy()
        frozen.flags.writeable = False
        same(self.robot.gravity_torques(frozen), self.robot.gravity_torques(self.q))
        same(self.robot.gravity_torques(np.ones(6, int)), self.robot.gravity_torques(np.ones(6)))
        single = self.q.astype(np.float32)
        same(self.robot.gravity_torques(single), self.robot.gravity_torques(single.astype(float)))

    def test_results_are_the_callers_own(self):
        before = self.tau.copy()
        again = self.robot.inverse_dynamics(self.q, self.qd, self.qdd)
        again[:] = 0
        self.robot.gravity[:] = 7
        same(self.robot.inverse_dynamics(self.q, self.qd, self.qdd), before)
        self.assertTrue(self.tau.flags.c_contiguous)

    def test_names_for_numbers(self):
        by_name = {joint: self.q[:, i] for i, joint in enumerate(self.robot.joints)}
        same(self.robot.gravity_torques(by_name), self.robot.gravity_torques(self.q))

    def test_aliases(self):
        for alias, name in (("rnea", "inverse_dynamics"), ("rne", "inverse_dynamics"), ("crba", "mass_matrix"),
                            ("aba", "forward_dynamics"), ("fk", "pose"), ("nonlinear_effects", "bias"),
                            ("gravload", "gravity_torques")):
            self.assertIs(getattr(lw.Robot, alias), getattr(lw.Robot, name))


if __name__ == "__main__":
    unittest.main()
