# SPDX-License-Identifier: MIT
"""Other threads run while the compiled half computes, and Ctrl+C is heard."""

import os
import signal
import subprocess
import sys
import textwrap
import threading
import unittest

import linkwright as lw
import numpy as np


class Lock(unittest.TestCase):
    def test_others_run_while_it_computes(self):
        # Python takes the lock from nobody here, so this thread sees the other one at work only if it is given away
        script = textwrap.dedent("""
            import sys, threading
            sys.setswitchinterval(1e6)
            import linkwright as lw, numpy as np
            from linkwright import _core
            robot = lw.example("ur5e")
            zero = np.zeros((20000, 6))
            states = _core.States(zero, zero, zero, robot.gravity, False, False, True, [])
            called = over = False
            def compute():
                global called
                while not over:
                    called = True
                    CALL
            thread = threading.Thread(target=compute)
            thread.start()
            over = True
            thread.join()
            print("seen" if called else "not called")
            """)
        for call in ("_core.inverse_dynamics(robot._core, states, 'spatial', [])",
                     "_core.inverse_dynamics(robot._core, states, 'body-frame', [])",
                     "_core.forward_dynamics(robot._core, states, 'aba')", "_core.mass_matrix(robot._core, states)",
                     "_core.jacobian(robot._core, zero, 0)"):
            with self.subTest(call=call):
                done = subprocess.run([sys.executable, "-c", script.replace("CALL", call)], capture_output=True,
                                      text=True, timeout=300, check=False)
                self.assertEqual(done.stdout.strip(), "seen", done.stderr)

    def test_threads_give_the_numbers_of_one(self):
        robot = lw.example("panda")
        q = np.random.default_rng(3).normal(size=(8, 500, robot.n))
        alone = robot.inverse_dynamics(q, q, q)
        beside = np.empty_like(alone)

        def work(i):
            beside[i] = robot.inverse_dynamics(q[i], q[i], q[i])

        threads = [threading.Thread(target=work, args=(i,)) for i in range(8)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        np.testing.assert_array_equal(alone, beside)

    def test_an_interrupt_ends_a_long_call(self):
        robot = lw.example("ur5e")
        before = signal.signal(signal.SIGINT, signal.default_int_handler)
        timer = threading.Timer(0.1, os.kill, (os.getpid(), signal.SIGINT))
        try:
            with self.assertRaises(KeyboardInterrupt):
                timer.start()
                robot.simulate(1e5, 1e-6)  # which would take days
            timer.join()
        finally:
            signal.signal(signal.SIGINT, before)


if __name__ == "__main__":
    unittest.main()
