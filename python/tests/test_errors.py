# SPDX-License-Identifier: MIT
"""What is wrong is said, with the name of what it is about."""

import tempfile
import unittest
import warnings
from pathlib import Path

import linkwright as lw
import numpy as np
from linkwright import _core


class Errors(unittest.TestCase):
    def setUp(self):
        self.robot = lw.example("planar_2r")

    def says(self, *words, kind=ValueError):
        return self.assertRaisesRegex(kind, ".*".join(words))

    def test_shapes_name_the_joints(self):
        with self.says(r"q has shape \(5, 3\)", "2 numbers", "joint_1, joint_2"):
            self.robot.inverse_dynamics(np.zeros((5, 3)))
        with self.says(r"qd has shape \(\)"):
            self.robot.inverse_dynamics([0, 0], 1.0)
        with self.says("do not go together", r"q \(4, 2\), qd \(3, 2\)"):
            self.robot.inverse_dynamics(np.zeros((4, 2)), np.zeros((3, 2)))
        with self.says(r"external\['link_2'\]", "fx fy fz nx ny nz"):
            self.robot.inverse_dynamics([0, 0], external={"link_2": [1, 2, 3]})
        with self.says(r"gravity has shape \(2,\)"):
            self.robot.gravity_torques([0, 0], gravity=[0, 9.81])
        with self.says("one state is needed", r"\(2,\)", r"\(3, 2\)"):
            self.robot.trace(np.zeros((3, 2)))
        with self.says("tau has shape", r"\(3, 2\)", r"\(5, 3, 2\)"):
            self.robot.compare(np.zeros((3, 2)), np.zeros((5, 3, 2)))

    def test_numbers_that_are_none(self):
        q = np.zeros((4, 2))
        q[3, 1] = np.nan
        with self.says(r"q\[3, 1\]", r"joint 'joint_2'", "nan", "finite"):
            self.robot.mass_matrix(q)
        with self.says(r"tau\[0\]", "inf"):
            self.robot.forward_dynamics([0, 0], [0, 0], [np.inf, 0])
        with self.says("q must hold real numbers", "complex", kind=TypeError):
            self.robot.mass_matrix(np.zeros(2, complex))
        with self.says("q must hold real numbers", kind=TypeError):
            self.robot.mass_matrix(["a", "b"])
        with self.says("q must hold real numbers", kind=TypeError):
            self.robot.mass_matrix([1, [2]])
        with self.says("q must hold real numbers", "too large", kind=TypeError):
            self.robot.mass_matrix([1, 10**400])
        with self.says("external must be a mapping", kind=TypeError):
            self.robot.inverse_dynamics([0, 0], external=[1, 2, 3])
        huge = np.full((2, 2), 1.7e308)  # finite, though their sum is not
        self.robot.gravity_torques(huge)

    def test_names(self):
        with self.says("no joint 'elbow'", "joint_1, joint_2"):
            self.robot.mass_matrix({"elbow": 1})
        with self.says("joint 'joint_2' is missing"):
            self.robot.mass_matrix({"joint_1": 1})
        with self.says("no link 'hand'", "link_2"):
            self.robot.pose([0, 0], "hand")
        with self.says("no formulation 'newton'", "'spatial'", "'body-frame'"):
            self.robot.inverse_dynamics([0, 0], formulation="newton")
        with self.says("no mistake 'sloth'"):
            self.robot.inverse_dynamics([0, 0], mistakes=["sloth"])
        with self.says("no mistake 'sloth'"):
            self.robot.trace([0, 0], mistakes="sloth")
        with self.says("no-centre-lever", "cannot be made", "'spatial'", "'body-frame'"):
            self.robot.inverse_dynamics([0, 0], mistakes=["no-centre-lever"])
        with self.says("no method 'magic'"):
            self.robot.forward_dynamics([0, 0], [0, 0], [0, 0], method="magic")
        with self.says("no integrator 'heun'"):
            self.robot.simulate(0.1, integrator="heun")
        with self.says("no example 'r2d2'", "planar_2r"):
            lw.example("r2d2")
        with self.says("no example"):
            lw.example("../exercises/frames")

    def test_values(self):
        with self.says("dt is 0"):
            self.robot.trajectory(0)
        with self.says("more than 10,000,000 samples"):
            self.robot.trajectory(1e-9)
        with self.says("has no motion"):
            lw.example("iiwa14").trajectory()
        with self.says("target 0", "R is a reflection"):
            self.robot.ik(np.diag([1.0, -1.0, 1.0, 1.0]))
        with self.says(r"pose has shape \(2,\)"):
            self.robot.ik([1, 2])
        with self.says("more than 1e9 m away"):
            self.robot.ik([1e10, 0, 0])

    def test_a_robot_without_inertia(self):
        robot = lw.loads('<robot name="r"><link name="a"/><link name="b"/><joint name="j" type="continuous">'
                         '<parent link="a"/><child link="b"/></joint></robot>')
        for method in ("aba", "crba", "unit-vector"):
            with self.says("j"):
                robot.forward_dynamics([0], [0], [1], method=method)

    def test_the_compiled_half_alone(self):
        zero, gravity = np.zeros((3, 2)), [0, 0, -9.81]
        for q, qd, wrench in ((zero, zero[:2], zero), (zero, np.zeros((3, 1)), zero), (zero, zero, np.zeros((3, 5)))):
            with self.says("differ in size"):
                _core.States(q, qd, zero, gravity, False, False, True, [(1, wrench)])
        wide = _core.States(*[np.zeros((3, 4))] * 3, gravity, False, False, True, [])
        for formulation in lw.FORMULATIONS:
            with self.says("q has 4 entries where 2 are needed"):
                _core.inverse_dynamics(self.robot._core, wide, formulation, [])
        with self.says("a start is needed"):
            _core.ik(self.robot._core, np.zeros((3, 16)), 1, zero[:2], True, True, 1e-6, 1e-6, 10, 0, 1)

    def test_a_robot_without_joints(self):
        robot = lw.loads('<robot name="r"><link name="a"/></robot>')
        self.assertEqual(robot.inverse_dynamics([]).shape, (0,))
        self.assertEqual(robot.mass_matrix(np.zeros((4, 0))).shape, (4, 0, 0))
        self.assertEqual(robot.pose(np.zeros((4, 0))).shape, (4, 4, 4))
        self.assertEqual(robot.trace([]).rows, ())
        with self.says(r"q has shape \(1,\)"):
            robot.inverse_dynamics([0])

    def test_files(self):
        with self.says("no_such_file.urdf"):
            lw.load("no_such_file.urdf")
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "broken.urdf"
            path.write_text('<robot name="r">\n<link name="a"/>\n<joint name="j" type="hinge"/>\n</robot>\n')
            with self.says(r"broken\.urdf:3: error: "):
                lw.load(path)
        with self.says(r"table:2: error: "):
            self.robot.check("link,quantity,v0\nlink_1,joint torque,many\n", [0, 0])

    def test_warnings_point_at_the_caller(self):
        text = ('<robot name="r"><link name="a"/><link name="b"><inertial><mass value="1"/></inertial></link>'
                '<joint name="j" type="continuous"><parent link="a"/><child link="b"/></joint></robot>')
        with warnings.catch_warnings(record=True) as said:
            warnings.simplefilter("always")
            lw.loads(text, "arm.urdf")
        self.assertTrue(said)
        self.assertIn("arm.urdf:1: warning: ", str(said[0].message))
        self.assertEqual(Path(said[0].filename).name, "test_errors.py")


if __name__ == "__main__":
    unittest.main()
