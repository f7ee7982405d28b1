#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""read_window.py PID [JOINT_TABLES]: reads the window of that process as a screen reader does, over AT-SPI.

Prints a line for each control that a person could not tell from what is said of it, then how many were read. Exit code
0: all is well, 1: something is not, 77: there is no AT-SPI here, 2: the window did not appear.
"""
import re
import sys
import time

try:
    import gi

    gi.require_version("Atspi", "2.0")
    from gi.repository import Atspi
    import pyatspi
except (ImportError, ValueError) as problem:
    print(f"no pyatspi: {problem}")
    sys.exit(77)

PATIENCE = 30.0  # s, for the bus and for the window to be on it
BUTTONS = {pyatspi.ROLE_PUSH_BUTTON, pyatspi.ROLE_TOGGLE_BUTTON, pyatspi.ROLE_CHECK_BOX, pyatspi.ROLE_RADIO_BUTTON}
STEP = re.compile(r"\bsteps? ", re.IGNORECASE)
UNIT = re.compile(r"[-−]?\d[\d.]* ?(°|rad|m|s)$")


def application(pid):
    """The process on the accessibility bus, once it has a window there."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        desktop = pyatspi.Registry.getDesktop(0)
        for index in range(desktop.childCount):
            try:
                child = desktop.getChildAtIndex(index)
                if child is not None and child.get_process_id() == pid and child.childCount > 0:
                    return child
            except Exception:  # one that has just gone
                continue
        time.sleep(0.2)
    return None


def walk(node, path, found):
    """All that shows below the node: (accessible, names on the way)."""
    for index in range(node.childCount):
        child = node.getChildAtIndex(index)
        # rows and cells of tables are data, not controls
        if child is None or child.getRole() in (pyatspi.ROLE_TABLE_CELL, pyatspi.ROLE_TREE_ITEM, pyatspi.ROLE_LIST_ITEM):
            continue
        found.append((child, path))
        walk(child, path + [child.name or child.getRoleName()], found)


def unspoken(table):
    """Of the joints' table, what a screen reader would not be told: each joint has a name and a position with a unit."""
    cells = table.queryTable()
    rows = range(cells.nRows)
    names = [cells.getAccessibleAt(row, column).name for row in rows for column in range(cells.nColumns)]
    positions = [name for name in names if name.startswith("Position of ")]
    silent = [f"a joint without a position among {names}"] if not positions else []
    return silent + [f"no value with a unit: '{name}'" for name in positions if not UNIT.search(name)]


def main():
    Atspi.set_timeout(5000, 20000)
    window = application(int(sys.argv[1]))
    if window is None:
        print("the window is not on the accessibility bus")
        return 2
    found = []
    walk(window, [], found)
    problems, controls, sliders, tables, button_names = [], 0, 0, 0, {}
    for node, path in found:
        state = node.getState()
        if not state.contains(pyatspi.STATE_SHOWING):
            continue
        role, where = node.getRole(), " / ".join(path + [f"{node.getRoleName()} '{node.name}'"])
        if state.contains(pyatspi.STATE_FOCUSABLE) or role in BUTTONS:
            controls += 1
            if not node.name.strip() and role not in (pyatspi.ROLE_FRAME, pyatspi.ROLE_FILLER):
                problems.append(f"no name: {where}")
        if role == pyatspi.ROLE_TABLE and node.name == "Joints":
            problems += unspoken(node)
            tables += 1
        if role in BUTTONS:
            button_names.setdefault(node.name, []).append(where)
        if role == pyatspi.ROLE_SLIDER:
            sliders += 1
            value = node.queryValue()
            if not value.minimumValue <= value.currentValue <= value.maximumValue:
                problems.append(f"value out of range: {where}")
            if not UNIT.search(node.description) and not STEP.search(node.description):
                problems.append(f"no value with a unit but '{node.description}': {where}")
    for name, places in button_names.items():
        if len(places) > 1:
            problems += [f"more than one button '{name}': {place}" for place in places]
    if tables != (int(sys.argv[2]) if len(sys.argv) > 2 else 1):
        problems.append(f"{tables} tables of joints")
    print("\n".join(problems + [f"{controls} controls, {sliders} sliders"]))
    return 1 if problems or controls < 20 or sliders < 1 else 0


if __name__ == "__main__":
    sys.exit(main())
