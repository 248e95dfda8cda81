#!/usr/bin/env python3
"""Plans notifications for people: one person's JSON a line on standard input, one notification's a line on standard output.

    plan.py --from MOMENT (--until MOMENT | --days N) [--jobs N] [--from-anchor] < people > notifications

What `nudge plan` does, in Python on python-dateutil and PyICU, from docs/plans.md alone. Zones come from $PYTHONTZPATH or $TZDIR, which
needs tzdata.zi for the release. A line that cannot be planned is told on standard error, and the exit code is 1.
"""

import argparse
import json
import os
import re
import sys
import zoneinfo
from datetime import datetime
from itertools import islice
from multiprocessing import Pool
from pathlib import Path

import schedule
from planner import PersonPlanner
from words import Words

ROOT = Path(__file__).resolve().parents[2]
CHUNK = 500
encode = json.JSONEncoder(ensure_ascii=False, separators=(",", ":"), sort_keys=True).encode
state = {}


def moment(text):
    found = datetime.fromisoformat(text)
    if found.tzinfo is None:
        raise argparse.ArgumentTypeError("a moment needs an offset, such as 2026-11-22T00:00:00Z")
    return int(found.timestamp())


def zone_release(folder):
    with open(Path(folder) / "tzdata.zi", encoding="utf-8") as file:
        return re.fullmatch(r"# version (\S+)\n", file.readline())[1]


def prepare(catalog, zones, start, end, from_anchor):
    schedule.FROM_ANCHOR = from_anchor
    zoneinfo.reset_tzpath([zones])
    state.update(words=Words(catalog), release=zone_release(zones), start=start, end=end)


def plan_lines(chunk):
    """The notifications of numbered lines, as text, and what went wrong."""
    lines, faults = [], []
    for number, line in chunk:
        try:
            planner = PersonPlanner(json.loads(line), state["words"], state["release"])
            lines += map(encode, planner.plan(state["start"], state["end"]))
        except Exception as error:  # Whatever is wrong with one person, the others get theirs.
            faults.append({"error": f"{type(error).__name__}: {error}", "line": number})
    return "".join(line + "\n" for line in lines), faults


def chunks(lines):
    numbered = ((number, line) for number, line in enumerate(lines, 1) if line.strip())
    while chunk := list(islice(numbered, CHUNK)):
        yield chunk


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--from", dest="start", type=moment, required=True)
    parser.add_argument("--until", type=moment)
    parser.add_argument("--days", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument(
        "--from-anchor", action="store_true", help="begin each rrule on the anchor, and not close to the day")
    parser.add_argument("--catalog", default=ROOT, help="a folder with Templates and Localization")
    options = parser.parse_args()
    zones = os.environ.get("PYTHONTZPATH") or os.environ.get("TZDIR") or ROOT / "Tests/Fixtures/zoneinfo-2026f"
    end = options.until if options.until is not None else options.start + options.days * 86_400
    arguments = options.catalog, str(Path(zones).resolve()), options.start, end, options.from_anchor

    sys.stdin.reconfigure(encoding="utf-8")
    sys.stdout.reconfigure(encoding="utf-8")
    if options.jobs == 1:
        prepare(*arguments)
        return write(map(plan_lines, chunks(sys.stdin)))
    with Pool(options.jobs, prepare, arguments) as pool:
        return write(pool.imap(plan_lines, chunks(sys.stdin)))


def write(results):
    code = 0
    for text, faults in results:
        sys.stdout.write(text)
        for fault in faults:
            print(json.dumps(fault, ensure_ascii=False, separators=(",", ":")), file=sys.stderr)
            code = 1
    return code


if __name__ == "__main__":
    sys.exit(main())
