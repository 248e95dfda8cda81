#!/usr/bin/env python3
"""Prints how two plans for the same people differ: differences.py FOLDER, with people, nudge and python in it."""

import json
import sys
from collections import Counter
from pathlib import Path

SHOWN = 5


def read(path):
    lines = path.read_text("utf-8").splitlines()
    found = {}
    for line in lines:
        one = json.loads(line)
        found.setdefault(one["person"], {}).setdefault(one["id"], []).append(one)
    return lines, found


def main():
    folder = Path(sys.argv[1])
    (ours, nudge), (theirs, python) = read(folder / "nudge"), read(folder / "python")
    faults = [(folder / f"{name}.errors").read_text("utf-8").splitlines() for name in ("nudge", "python")]
    if ours == theirs and ours and not any(faults):
        print(f"{len(ours)} lines, all the same")
        return 0
    print(f"{len(ours)} lines of nudge, {len(theirs)} of python")
    for name, lines in zip(("nudge", "python"), faults):
        if lines:
            print(f"  {len(lines)} errors of {name}, such as {lines[0][:300]}")
    sums, shown = Counter(), Counter()
    for line in (folder / "people").open(encoding="utf-8"):
        person = json.loads(line)["id"]
        left, right = nudge.get(person, {}), python.get(person, {})
        if left == right:
            continue
        reports = []
        for name in sorted(left | right):
            if left.get(name) == right.get(name):
                continue
            one, other = left.get(name), right.get(name)
            if not one or not other:
                kind = (one or other)[0]["kind"]
                what = f"{kind}: only {'nudge' if one else 'python'}"
                reports.append((what, json.dumps((one or other)[0], ensure_ascii=False, sort_keys=True)))
            elif len(one) + len(other) > 2:
                reports.append((f"{one[0]['kind']}: twice", f"{one} {other}"))
            else:
                one, other = one[0], other[0]
                keys = [key for key in sorted(one | other) if one.get(key) != other.get(key)]
                what = f"{one['kind']}: {' '.join(keys)}"
                reports.append((what, "\n".join(f"    {key}: {one.get(key)} | {other.get(key)}" for key in keys)))
        sums.update(what for what, _ in reports)
        if any(shown[what] < SHOWN for what, _ in reports) and len(shown) < 40:
            shown.update(what for what, _ in reports)
            print(f"  {line.rstrip()}")
            for (what, text), name in zip(reports, [n for n in sorted(left | right) if left.get(n) != right.get(n)]):
                print(f"    {name} {what}\n    {text}")
    if not sums and ours != theirs:
        pairs = [(a, b) for a, b in zip(ours, theirs) if a != b]
        print("  the same values in other bytes or another order", *pairs[:1], sep="\n  ")
    for what, number in sums.most_common():
        print(f"  {number:6} {what}")
    return 1


sys.exit(main())
