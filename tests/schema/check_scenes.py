#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Holds scene files or lessons against their schema in assets/schema.

usage: check_scenes.py SCHEMA [--refused] FILE...     exit 1 if one does not fit (with --refused: if one fits)
"""
import json
import sys

import jsonschema


def main() -> int:
    arguments = sys.argv[1:]
    with open(arguments.pop(0), encoding="utf-8") as file:
        schema = json.load(file)
    jsonschema.Draft202012Validator.check_schema(schema)
    validator = jsonschema.Draft202012Validator(schema)
    refused = arguments[:1] == ["--refused"]
    failures = 0
    for path in arguments[1:] if refused else arguments:
        with open(path, encoding="utf-8") as file:
            problems = list(validator.iter_errors(json.load(file)))
        if refused and not problems:
            print(f"{path}: fits, but should not")
            failures += 1
        elif not refused:
            for problem in problems:
                print(f"{path}: {problem.json_path}: {problem.message}")
            failures += len(problems)
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
