#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""walk_explain.py PID: drives the walk through the recursion from outside, as somebody does who cannot see it.

Over AT-SPI alone: the Explain workspace by its button, Next through every step by its action, the spoken text of each
step read and compared with the torques of the legend; then Tab through every control of the workspace, each of which
must have a name and a role. Prints what is wrong, then what was met. Exit code 0: all is well, 1: something is not,
77: there is no AT-SPI or no xdotool here, 2: the window did not appear.
"""
import re
import shutil
import subprocess
import sys
import time

import read_window as at

pyatspi, Atspi = at.pyatspi, at.Atspi

STEP = re.compile(r"Step (\d+) of (\d+), (outward|inward), link (.+)")
PATIENCE = 20.0  # s, for one answer of a window on a busy machine
FIELDS = {pyatspi.ROLE_PUSH_BUTTON, pyatspi.ROLE_TOGGLE_BUTTON, pyatspi.ROLE_CHECK_BOX, pyatspi.ROLE_COMBO_BOX,
          pyatspi.ROLE_SLIDER, pyatspi.ROLE_TEXT, pyatspi.ROLE_TABLE, pyatspi.ROLE_TREE, pyatspi.ROLE_SPIN_BUTTON}


def below(node, skip=()):
    """All accessibles below the node that show, cells of tables left out."""
    found = []
    for index in range(node.childCount):
        child = node.getChildAtIndex(index)
        if child is None or child.getRole() in (pyatspi.ROLE_TABLE_CELL, pyatspi.ROLE_TREE_ITEM, pyatspi.ROLE_LIST_ITEM):
            continue
        if child.name in skip or not child.getState().contains(pyatspi.STATE_SHOWING):
            continue
        found.append(child)
        found += below(child, skip)
    return found


def named(nodes, name, roles=None):
    for node in nodes:
        if node.name == name and (roles is None or node.getRole() in roles):
            return node
    raise LookupError(f"nothing is called '{name}'")


def press(node):
    actions = node.queryAction()
    for index in range(actions.nActions):
        if actions.getName(index).lower() in ("press", "toggle", "click"):
            actions.doAction(index)
            return
    raise LookupError(f"'{node.name}' has no action to press it")


def until(read, wanted):
    """What `read` gives, once `wanted` says yes to it; the last that it gave when patience ends."""
    end = time.monotonic() + PATIENCE
    while True:
        value = read()
        if wanted(value) or time.monotonic() > end:
            return value
        time.sleep(0.01)


def torques(nodes):
    """The legend's torques, all digits, by the cells' own words: {"12.25": "N m"}."""
    legend = named(nodes, "Torque of each joint at the cursor")
    table, found = legend.queryTable(), []
    values = [table.getColumnDescription(column) for column in range(table.nColumns)].index("Torque")
    for row in range(table.nRows):
        # "1.2500000000000000 N m"
        number, _, unit = table.getAccessibleAt(row, values).description.partition(" ")
        found.append((number, unit))
    return found


def walk(nodes, problems):
    """Next through all steps; the spoken text of each."""
    words = named(nodes, "Position in the recursion")
    following = named(nodes, "Go to the next step (])")
    texts, at_step, count = [], 0, None
    while count is None or at_step < count:
        press(following)
        shown = f"{at_step + 1} "
        until(lambda: words.description, lambda text: text and (not texts or text != texts[-1] or text == ""))
        scrubber = named(nodes, "Step of the recursion").description
        match = STEP.match(until(lambda: named(nodes, "Step of the recursion").description,
                                 lambda text: f"Step {shown}" in text))
        if match is None or int(match[1]) != at_step + 1:
            problems.append(f"after {at_step + 1} times Next the scrubber says '{scrubber}'")
            return texts
        count, at_step = int(match[2]), int(match[1])
        text = words.description
        texts.append(text)
        if not text.strip():
            problems.append(f"step {at_step} is not spoken")
    return texts


def tab_through(wanted, problems):
    """Tab from the first of the panel's controls on; those that had the focus until all had it."""
    visited = []
    wanted[0].queryComponent().grabFocus()
    for _ in range(4 * len(wanted)):
        before = visited[-1] if visited else None
        focused = until(
            lambda: next((c for c in wanted if c.getState().contains(pyatspi.STATE_FOCUSED)), None),
            lambda now: now is not None and now != before)
        if focused is None or focused == before:
            problems.append(f"after '{before.name if before else ''}' Tab leaves the panel")
            return visited
        visited.append(focused)
        if all(node in visited for node in wanted):
            return visited
        subprocess.run(["xdotool", "key", "Tab"], check=False)
    return visited


def main():
    if shutil.which("xdotool") is None:
        print("no xdotool to press Tab with")
        return 77
    Atspi.set_timeout(5000, 20000)
    window = at.application(int(sys.argv[1]))
    if window is None:
        print("the window is not on the accessibility bus")
        return 2
    problems = []
    # in the Explain workspace the torques are behind the table, where nobody is told of them
    legend = torques(below(window))
    press(next(n for n in below(window) if n.name.startswith("Explain") and n.getRole() in FIELDS))
    nodes = until(lambda: below(window), lambda all_: any(n.name == "Go to the next step (])" for n in all_))
    texts = walk(nodes, problems)
    if len(set(texts)) < len(texts):
        problems.append("two steps are spoken alike")

    spoken = [text for text in texts if "torque" in text.split(".")[0].lower()]
    for number, unit in legend:
        if not any(f"{number}, {unit}" in text for text in spoken):
            problems.append(f"no step's text has the legend's torque {number} {unit}")

    nodes = below(window)
    panel = named(nodes, "Explain the torques")
    controls = [n for n in nodes if n.getState().contains(pyatspi.STATE_FOCUSABLE)
                and n.getState().contains(pyatspi.STATE_ENABLED) and n.getRole() not in (pyatspi.ROLE_FRAME,)]
    for node in controls:
        if not node.name.strip() or node.getRole() in (pyatspi.ROLE_UNKNOWN, pyatspi.ROLE_INVALID):
            problems.append(f"no name or no role: {node.getRoleName()} '{node.name}' in '{node.parent.name}'")
    # the steps' page: its button for a torque's parts is on the page before the first step and after the last
    wanted = [n for n in below(panel) if n in controls and n.getRole() in FIELDS
              and n.getState().contains(pyatspi.STATE_SHOWING)]
    visited = tab_through(wanted, problems)
    for node in wanted:
        if node not in visited:
            problems.append(f"Tab does not come to '{node.name}' ({node.getRoleName()})")
    print("\n".join(problems + [f"{len(texts)} steps, {len(legend)} torques, {len(controls)} controls, "
                                f"{len(visited)} by Tab"]))
    return 1 if problems or len(texts) < 10 or len(legend) < 3 or len(wanted) < 8 else 0


if __name__ == "__main__":
    sys.exit(main())
