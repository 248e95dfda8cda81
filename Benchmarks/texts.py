"""Prints the table of Benchmarks/run-texts.

    texts.py RESULTS ENGINE...

Reads RESULTS/ENGINE.texts.tsv and RESULTS/ENGINE.texts. The first engine is the one that the others are compared with.
"""

import sys
from pathlib import Path

PREFIX = "Text:Render:"


def read(path):
    return path.read_text(encoding="utf-8").split("\n")[:-1]


def main():
    folder, engines = Path(sys.argv[1]), sys.argv[2:]
    rows = {engine: [line.split("\t") for line in read(folder / f"{engine}.texts.tsv")] for engine in engines}
    times = {
        engine: {row[1].removeprefix(PREFIX): float(row[2]) for row in rows[engine] if row[0] == "time"}
        for engine in engines
    }
    texts = {engine: read(folder / f"{engine}.texts") for engine in engines}
    nudge = engines[0]
    table = [["ns per text", *(cell for engine in engines for cell in (engine, ""))]]
    for case, base in times[nudge].items():
        table.append([case, *(cell for engine in engines for cell in (
            f"{times[engine][case]:,.0f}", f"{times[engine][case] / base:.1f}×"))])
    differ = [sum(a != b for a, b in zip(texts[engine], texts[nudge], strict=True)) for engine in engines]
    table.append(["differ", *(cell for count in differ for cell in (str(count), ""))])
    data = [next(row[1] for row in rows[engine] if row[0] == "data") for engine in engines]
    table.append(["data", *(cell for name in data for cell in (name, ""))])
    widths = [max(len(row[column]) for row in table) for column in range(len(table[0]))]
    for row in table:
        first, *rest = (cell.rjust(width) if i else cell.ljust(width) for i, (cell, width) in enumerate(zip(row, widths)))
        print("  ".join([first, *rest]).rstrip())
    print(f"\n×: how many times Nudge's; differ: texts of {len(texts[nudge]):,} that are not Nudge's, byte for byte.")


main()
