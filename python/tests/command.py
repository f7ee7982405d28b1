# SPDX-License-Identifier: MIT
"""linkwright-cli as the tests call it."""

import csv
import io
import json
import os
import subprocess
import tempfile
from pathlib import Path

import numpy as np

CLI = os.environ.get("LINKWRIGHT_CLI", "")
ASSETS = Path(os.environ["LINKWRIGHT_SOURCE"]) / "assets"


def model(name):
    """The file of an example."""
    return next(path for ending in (".json", ".urdf") if (path := ASSETS / "examples" / (name + ending)).is_file())


def cli(*arguments, code=0):
    """What the command prints."""
    done = subprocess.run([CLI, *map(str, arguments)], capture_output=True, text=True, check=False)
    if done.returncode != code:
        raise AssertionError(f"{arguments} ended with {done.returncode}: {done.stderr}")
    return done.stdout


def results(command, robot, path, *options, **groups):
    """The results of a command for states: groups q, qd, qdd, tau of shape (k, n)."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "states.csv"
        with open(file, "w", newline="") as out:
            writer = csv.writer(out)
            writer.writerow(f"{group}.{joint}" for group in groups for joint in robot.joints)
            writer.writerows(map(repr, map(float, row)) for row in np.hstack(list(groups.values())))
        return json.loads(cli(command, path, "--states", file, "--json", *options))["results"]


def columns(text):
    """CSV as a dict of columns of text."""
    rows = list(csv.reader(io.StringIO(text)))
    return {name: [row[i] for row in rows[1:]] for i, name in enumerate(rows[0])}


def states(robot, count, seed=1):
    """q within the limits, qd, qdd."""
    random = np.random.default_rng(seed)
    low, high = np.clip(robot.limits, -2.5, 2.5).T
    return random.uniform(low, high, (count, robot.n)), *random.normal(size=(2, count, robot.n))
