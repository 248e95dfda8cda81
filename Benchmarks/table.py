"""Prints the table of Benchmarks/run.

    table.py RESULTS ENGINE...

Reads RESULTS/ENGINE.tsv, RESULTS/ENGINE.answers and, for each release of the zone data, RESULTS/right-RELEASE.answers. The first
engine is the one that the others are compared with.
"""

import sys
from pathlib import Path

PREFIX = "Time:NextOccurrence:"
RULES = ["Daily", "EveryThreeDays", "Weekly", "MonthlyByDay"]


def read(path):
    return path.read_text().split("\n")[:-1] if path.exists() else None


def nanoseconds(value):
    return f"{value:,.0f}" if value >= 100 else f"{value:.1f}"


def ratio(value):
    return f"{value:,.0f}×" if value >= 10 else f"{value:.1f}×"


def results(folder, engine):
    rows = [line.split("\t") for line in read(folder / f"{engine}.tsv")]
    release = next(row[1] for row in rows if row[0] == "data")
    times = {row[1].removeprefix(PREFIX): float(row[2]) for row in rows if row[0] == "time"}
    return release, times


def differences(folder, engine, nudge, release):
    """How many answers are not Nudge's, and how many of them are not right by the engine's own zone data either."""
    answers = read(folder / f"{engine}.answers")
    if len(answers) != len(nudge):
        sys.exit(f"{engine} answered {len(answers)} questions of {len(nudge)}")
    right = read(folder / f"right-{release}.answers")
    differ = sum(answer != other for answer, other in zip(answers, nudge))
    if differ and right is None:
        return str(differ), "?"
    wrong = sum(answer != other for answer, other in zip(answers, right)) if right else 0
    return str(differ), str(wrong)


def main():
    folder, engines = Path(sys.argv[1]), sys.argv[2:]
    nudge = read(folder / f"{engines[0]}.answers")
    _, base = results(folder, engines[0])
    table = [["ns per next occurrence", *(cell for rule in RULES for cell in (rule, "")), "zone data", "differ", "wrong"]]
    for engine in engines:
        release, times = results(folder, engine)
        cells = [cell for rule in RULES for cell in (nanoseconds(times[rule]), ratio(times[rule] / base[rule]))]
        table.append([engine, *cells, release, *differences(folder, engine, nudge, release)])
    widths = [max(len(row[column]) for row in table) for column in range(len(table[0]))]
    for row in table:
        first, *rest = (cell.ljust(width) if not i else cell.rjust(width) for i, (cell, width) in enumerate(zip(row, widths)))
        print("  ".join([first, *rest]).rstrip())
    print(f"\n×: how many times Nudge's; differ: answers of {len(nudge):,} that are not Nudge's; wrong: those that are not")
    print("right by the engine's own zone data either.")


main()
