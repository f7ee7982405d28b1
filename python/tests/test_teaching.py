# SPDX-License-Identifier: MIT
"""Traces, checks, comparisons, exercises and lessons: the command line's texts and verdicts."""

import json
import tempfile
import unittest
from pathlib import Path
from xml.etree import ElementTree

import linkwright as lw
import numpy as np
from command import ASSETS, cli, model, states

Q, QD, QDD = [0.3, -0.5], [1.0, 2.0], [3.0, 4.0]


class WithFolder(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)
        self.arm, self.path = lw.example("planar_2r"), model("planar_2r")
        self.states = self.write("states.csv", ",".join(f"{g}.{j}" for g in ("q", "qd", "qdd") for j in self.arm.joints)
                                 + "\n" + ",".join(map(str, [*Q, *QD, *QDD])) + "\n")

    def write(self, name, text):
        (self.folder / name).write_text(text)
        return self.folder / name


class Recursions(WithFolder):
    def test_texts_are_the_command_lines(self):
        for formulation in lw.FORMULATIONS:
            trace = self.arm.trace(Q, QD, QDD, formulation=formulation)
            command = ["trace", self.path, "--states", self.states, "--formulation", formulation]
            self.assertEqual(trace.csv(), cli(*command))
            self.assertEqual(trace.markdown(), cli(*command, "--markdown"))
            self.assertEqual(trace.latex(), cli(*command, "--latex"))
            steps = json.loads(cli(*command, "--json"))["results"][0]["steps"]
            self.assertEqual([{**row, "values": list(row["values"])} for row in trace.rows], steps)
            np.testing.assert_array_equal(trace.tau, self.arm.inverse_dynamics(Q, QD, QDD, formulation=formulation))

    def test_columns_and_html(self):
        trace = self.arm.trace(Q, QD, QDD)
        self.assertEqual({len(column) for column in trace.columns().values()}, {len(trace)})
        table = ElementTree.fromstring(trace._repr_html_())
        self.assertEqual(len(table), len(trace) + 1)
        self.assertEqual(table[1][0].text, "link_1")

    def test_items(self):
        trace = self.arm.trace(Q, QD, QDD)
        row = next(row for row in trace.rows if row["quantity"] == "angular velocity" and row["link"] == "link_2")
        for key in ("angular velocity", row["symbol"]):
            np.testing.assert_array_equal(trace[key, "link_2"], row["values"])
        with self.assertRaisesRegex(KeyError, "no link 'hand'.*link_2"):
            trace["angular velocity", "hand"]
        with self.assertRaisesRegex(KeyError, "no row 'speed' at 'link_1'.*angular velocity"):
            trace["speed", "link_1"]

    def test_check(self):
        wrong = self.arm.trace(Q, QD, QDD, mistakes=["no-centripetal-term"])
        table = self.write("mine.csv", wrong.csv())
        theirs = json.loads(cli("check", self.path, table, "--states", self.states, "--formulation", "body-frame",
                                "--json", code=3))["results"][0]
        text = cli("check", self.path, table, "--states", self.states, "--formulation", "body-frame", code=3)
        filled = [dict(zip(wrong.columns(), cells)) for cells in zip(*wrong.columns().values())]
        for given in (table, str(table), wrong.csv(), wrong.columns(), filled, Frame(wrong.csv())):
            report = self.arm.check(given, Q, QD, QDD)
            self.assertFalse(report.all_agree)
            self.assertEqual(report.text, text)
            self.assertEqual(str(report), text)
            for name in ("agreeing", "differing", "not_found", "missing", "given"):
                self.assertEqual(getattr(report, name), theirs[name])
            self.assertIs(report.first, report.rows[theirs["first_difference"]])
            self.assertEqual(report.suspects[0]["name"], "no-centripetal-term")
            self.assertEqual([row["status"] for row in report.rows], [row["status"] for row in theirs["rows"]])

    def test_a_blank_table_comes_back_filled(self):
        trace = self.arm.trace(Q, QD, QDD)
        self.assertEqual(self.arm.check(trace.csv(blank=True), Q, QD, QDD).given, 0)
        self.assertTrue(self.arm.check(trace.csv(), Q, QD, QDD).all_agree)
        self.assertIsNone(self.arm.check(trace.csv(), Q, QD, QDD).first)

    def test_compare(self):
        robot, path = lw.example("ur5e"), model("ur5e")
        q, qd, qdd = states(robot, 60)
        order = [0, 2, 1, 3, 4, 5]
        tau = robot.inverse_dynamics(q, qd, qdd, gravity=[0, 0, 0])[:, order]
        heads = ",".join(f"{g}.{j}" for g in ("q", "qd", "qdd", "tau") for j in robot.joints)
        rows = [",".join(map(repr, map(float, row))) for row in np.hstack([q, qd, qdd, tau])]
        table = self.write("theirs.csv", "\n".join([heads, *rows, ""]))
        theirs = json.loads(cli("compare", path, "--theirs", table, "--json", code=3))["results"][0]
        ours = robot.compare(tau, q, qd, qdd)
        self.assertEqual(ours.text, cli("compare", path, "--theirs", table, code=3))
        self.assertEqual(ours.verdict, theirs["verdict"])
        np.testing.assert_array_equal(ours.difference, theirs["difference"])
        self.assertEqual(ours.causes, tuple(each["cause"] for each in theirs["explanations"][0]["causes"]))
        self.assertEqual(robot.compare(robot.rnea(q, qd, qdd), q, qd, qdd).verdict, "agree")


class Frame:
    """What of a DataFrame is needed."""

    def __init__(self, text):
        self.text = text

    def to_csv(self, index):
        assert index is False
        return self.text


class Exercises(WithFolder):
    SPEC = ASSETS / "exercises/torques_of_a_motion.json"

    def test_files_are_the_command_lines(self):
        secret = self.write("secret", "mellon\n")
        students = self.write("class.csv", "id,name\ns1,Ada\ns2,Bernoulli\n")
        for format in ("csv", "moodle", "cloze", "sheet", "canvas", "qti21"):
            out = self.folder / ("out." + format)
            cli("exercise", self.SPEC, "--students", students, "--format", format, "--secret", secret, "-o", out)
            exercise = lw.exercise(self.SPEC, secret="mellon")
            self.assertEqual(exercise.write(students, format), out.read_bytes())
            self.assertEqual(exercise.write([("s1", "Ada"), ("s2", "Bernoulli")], format), out.read_bytes())
        self.assertEqual(exercise.write(students, "sheet-key"), (self.folder / "out_key.sheet").read_bytes())
        with self.assertRaisesRegex(ValueError, "no format 'pdf'.*'qti21'"):
            exercise.write(["s1"], "pdf")

    def test_every_exercise_has_variants(self):
        for path in sorted((ASSETS / "exercises").glob("*.json")):
            if path.name.endswith(".scene.json"):
                continue
            exercise = lw.exercise(path, secret=b"mellon")
            variant = exercise.variant("s1")
            again = lw.exercise(path, secret="mellon").variant("s1")
            self.assertEqual(variant.code, again.code)
            self.assertEqual([q.truth for q in variant.questions], [q.truth for q in again.questions])
            self.assertNotEqual(variant.code, exercise.variant("s2").code)
            self.assertEqual(variant.robot.n, len(variant.q))
            for question in variant.questions:
                self.assertTrue(question.truth in question.options if question.options else question.tolerance > 0)

    def test_answers_are_torques_of_the_variants_robot(self):
        variant = lw.exercise(self.SPEC).variant("s1")
        torque = variant.robot.inverse_dynamics(variant.q, variant.qd, variant.qdd, gravity=variant.gravity,
                                                formulation="body-frame")
        self.assertAlmostEqual(variant.questions[0].truth, torque[1], 10)

    def test_judge_as_the_command_line(self):
        exercise = lw.exercise(self.SPEC, secret="mellon")
        variant = exercise.variant("s1")
        wrong = variant.robot.trace(variant.q, variant.qd, variant.qdd, gravity=variant.gravity,
                                    mistakes=["gravity-left-out"]).csv()
        secret, tables, out = self.write("secret", "mellon"), self.folder / "tables", self.folder / "out"
        tables.mkdir()
        for name, text, status in (("right", variant.key, "right"), ("wrong", wrong, "wrong"),
                                   ("refused", "nonsense", "refused")):
            (tables / "s1.csv").write_text(text)
            cli("check", "--students", tables, "--spec", self.SPEC, "--secret", secret, "--format", "gradescope",
                "-o", out, code=0 if status == "right" else 3)
            verdict = exercise.judge("s1", text, "s1.csv")
            self.assertEqual(verdict.status, status, name)
            self.assertEqual(verdict.gradescope, (out / "s1.json").read_text())
            self.assertIn("score", json.loads(verdict.gradescope)["tests"][0])

    def test_try_out(self):
        self.assertEqual(lw.exercise(self.SPEC).try_out(20)["students"], 20)

    def test_an_exercise_by_name_and_without_a_secret(self):
        by_name = lw.exercise("torques_of_a_motion", secret="mellon")
        self.assertEqual(by_name.variant("s1").code, lw.exercise(self.SPEC, secret="mellon").variant("s1").code)
        with self.assertWarnsRegex(UserWarning, "without a secret"):
            lw.exercise("frames")
        with self.assertRaisesRegex(ValueError, "the secret is empty"):
            lw.exercise("frames", secret="\n")

    def test_no_such_language(self):
        with self.assertRaisesRegex(ValueError, "no text in 'tlh'"):
            lw.exercise(self.SPEC, language="tlh")

    def test_lessons(self):
        self.assertEqual(lw.check_lessons(ASSETS / "lessons/where_gravity_enters"), [])
        with self.assertRaisesRegex(ValueError, "lesson.json"):
            lw.check_lessons(self.folder)


if __name__ == "__main__":
    unittest.main()
