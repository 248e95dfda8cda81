"""Runs of Nudge against other implementations; Scripts/differential starts it and says what it does."""

import argparse
import os
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

FIXTURES = Path(__file__).parent.parent.parent / "Fixtures"
TREE = str(FIXTURES / "zoneinfo-2026f")
# zoneinfo reads this when it is first imported.
os.environ["PYTHONTZPATH"] = TREE

import rules  # noqa: E402
import zones  # noqa: E402
from model import Case, Rule, read_basic  # noqa: E402

CHUNK = 100


def read_transitions():
    """For each zone its transitions as (moment, offset before, offset after)."""
    found = {}
    with open(FIXTURES / "transitions-2026f.txt", encoding="ascii") as file:
        for line in file:
            fields = line.split()
            if line.startswith("#"):
                continue
            if fields[0] == "zone":
                rows = found[fields[1]] = []
            elif fields[0] == "-":
                before = int(fields[1])
            else:
                rows.append((int(fields[0]), before, int(fields[1])))
                before = int(fields[1])
    # It says that nobody set the zone, and is not offered as one.
    del found["Factory"]
    return found


def add(totals, figures):
    for key, value in figures.items():
        totals[key] = totals.get(key, 0) + value


def chosen_case(arguments):
    """A case from the command line."""
    start, zone, rule = arguments.rule
    form = "date" if len(start) == 8 else "utc" if start.endswith("Z") else "local"
    return Case(0, Rule.read(rule), (form, read_basic(start)), None if zone == "-" else zone)


def run_rules(arguments, pool):
    transitions = read_transitions()
    if arguments.rule:
        numbers = [chosen_case(arguments)]
    elif arguments.case is not None:
        numbers = [arguments.case]
    else:
        numbers = list(range(arguments.count))
    tasks = [
        pool.submit(rules.run, arguments.driver, TREE, arguments.libical, arguments.seed, numbers[i:i + CHUNK], transitions)
        for i in range(0, len(numbers), CHUNK)]
    totals, kinds, failures = {}, {}, []
    for task in tasks:
        figures, more_kinds, more_failures = task.result()
        add(totals, figures)
        add(kinds, more_kinds)
        failures += more_failures
    print(f"rules: seed {arguments.seed}: {totals['rules']} rules, {totals['questions']} questions, "
          f"{totals['occurrences']} occurrences held against the twin")
    for engine in ("dateutil", "libical"):
        own = {kind: number for (name, kind), number in kinds.items() if name == engine}
        if not own:
            print(f"  {engine}: not here, not asked")
            continue
        print(f"  {engine}: {own.pop('rules', 0)} rules, {own.pop('occurrences', 0)} occurrences")
        for kind, number in sorted(own.items(), key=lambda item: -item[1]):
            print(f"    {number:5} {kind}")
    return failures


def run_zones(arguments, pool):
    all_zones = sorted(read_transitions().items(), key=lambda item: -len(item[1]))
    # Long and short lists in every part.
    parts = [part for part in (all_zones[i::16] for i in range(16)) if part]
    failures = []
    for cctz in [None] + ([arguments.cctz] if arguments.cctz else []):
        totals, refused = {}, set()
        for task in [pool.submit(zones.run, arguments.driver, TREE, cctz, arguments.cctz_tree, part) for part in parts]:
            figures, more_refused, more_failures = task.result()
            add(totals, figures)
            refused |= more_refused
            failures += more_failures
        print(f"zones by {'cctz' if cctz else 'zoneinfo'}: " + ", ".join(f"{value} {key}" for key, value in totals.items()))
        if refused:
            print("  not read by it: " + ", ".join(sorted(refused)))
    return failures


def main():
    parser = argparse.ArgumentParser(prog="Scripts/differential")
    parser.add_argument("what", choices=["rules", "zones", "all"])
    parser.add_argument("--count", type=int, default=2_000, help="how many rules (2000)")
    parser.add_argument("--seed", type=int, default=1, help="where the rules come from (1)")
    parser.add_argument("--case", type=int, help="one case of a seed alone, by its number")
    parser.add_argument("--rule", nargs=3, metavar=("START", "ZONE", "RULE"), help="one rule; ZONE is - for none")
    parser.add_argument("--driver", required=True, help=argparse.SUPPRESS)
    parser.add_argument("--libical", help=argparse.SUPPRESS)
    parser.add_argument("--cctz", help=argparse.SUPPRESS)
    parser.add_argument("--cctz-tree", help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    failures = []
    began = time.monotonic()
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        if arguments.what in ("rules", "all"):
            failures += run_rules(arguments, pool)
        if arguments.what in ("zones", "all"):
            failures += run_zones(arguments, pool)
    print(f"{time.monotonic() - began:.1f} s")
    for failure in failures[:20]:
        print(failure, file=sys.stderr)
    if failures:
        sys.exit(f"{len(failures)} disagreements that nothing explains")


if __name__ == "__main__":
    main()
