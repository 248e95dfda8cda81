"""Prints the table of Benchmarks/run.

    table.py occurrences|texts RESULTS ENGINE...

Reads RESULTS/ENGINE.tsv, RESULTS/ENGINE.answers and, for each release of the zone data, RESULTS/right-RELEASE.answers. The other
engines are compared with the first.
"""

import sys
from pathlib import Path

RULES = ["Daily", "EveryThreeDays", "Weekly", "MonthlyByDay"]


class Engine:
    """What an engine wrote: the release of its data, its times by case, its answers."""

    def __init__(self, folder, name):
        rows = [line.split("\t") for line in read(folder / f"{name}.tsv")]
        self.name = name
        self.data = next(row[1] for row in rows if row[0] == "data")
        self.times = {row[1].split(":", 2)[2]: float(row[2]) for row in rows if row[0] == "time"}
        self.answers = read(folder / f"{name}.answers")

    def differences(self, other):
        """The number of answers that are not the other's."""
        if len(self.answers) != len(other):
            sys.exit(f"{self.name} gave {len(self.answers)} answers of {len(other)}")
        return sum(mine != theirs for mine, theirs in zip(self.answers, other))


def read(path):
    return path.read_text(encoding="utf-8").split("\n")[:-1] if path.exists() else None


def nanoseconds(value):
    return f"{value:,.0f}" if value >= 100 else f"{value:.1f}"


def ratio(value):
    return f"{value:,.0f}×" if value >= 10 else f"{value:.1f}×"


def occurrences(folder, engines):
    nudge = engines[0]
    yield ["ns per next occurrence", *(cell for rule in RULES for cell in (rule, "")), "zone data", "differ", "wrong"]
    for engine in engines:
        differ = engine.differences(nudge.answers)
        right = read(folder / f"right-{engine.data}.answers")
        wrong = engine.differences(right) if right else "?" if differ else 0
        times = [(engine.times[rule], engine.times[rule] / nudge.times[rule]) for rule in RULES]
        cells = [cell for time, times_nudge in times for cell in (nanoseconds(time), ratio(times_nudge))]
        yield [engine.name, *cells, engine.data, str(differ), str(wrong)]


def texts(_, engines):
    nudge = engines[0]

    def row(title, cells):
        return [title, *(cell for pair in cells for cell in pair)]

    yield row("ns per text", ((engine.name, "") for engine in engines))
    for case, base in nudge.times.items():
        yield row(case, ((f"{engine.times[case]:,.0f}", f"{engine.times[case] / base:.1f}×") for engine in engines))
    yield row("differ", ((str(engine.differences(nudge.answers)), "") for engine in engines))
    yield row("data", ((engine.data, "") for engine in engines))


LEGENDS = {
    "occurrences": "×: multiple of Nudge's time; differ: answers of {:,} that differ from Nudge's; wrong: answers that\n"
    "are also wrong by the engine's own zone data.",
    "texts": "×: multiple of Nudge's time; differ: texts of {:,} that differ from Nudge's in any byte.",
}


def main():
    what, folder, names = sys.argv[1], Path(sys.argv[2]), sys.argv[3:]
    engines = [Engine(folder, name) for name in names]
    table = list({"occurrences": occurrences, "texts": texts}[what](folder, engines))
    widths = [max(len(row[column]) for row in table) for column in range(len(table[0]))]
    for row in table:
        first, *rest = (cell.rjust(width) if i else cell.ljust(width) for i, (cell, width) in enumerate(zip(row, widths)))
        print("  ".join([first, *rest]).rstrip())
    print("\n" + LEGENDS[what].format(len(engines[0].answers)))


main()
