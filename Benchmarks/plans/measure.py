#!/usr/bin/env python3
"""Measures plans: measure.py NUDGE PYTHON SAMPLE; `run` calls it."""

import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

HERE = Path(__file__).resolve().parent
SPAN = ["--from", "2026-11-22T00:00:00Z", "--days", "1"]
SIZES = [10_000, 100_000, 1_000_000]
REPETITIONS = 3


def measure(command, people, output):
    """Seconds, processor seconds and the greatest memory in MB of a process, of the run that took the least processor time."""
    best = None
    for _ in range(REPETITIONS):
        with open(people, "rb") as source, open(output, "wb") as sink:
            begin = time.perf_counter()
            process = subprocess.Popen(command, stdin=source, stdout=sink)
            _, status, usage = os.wait4(process.pid, 0)
            seconds = time.perf_counter() - begin
        if os.waitstatus_to_exitcode(status):
            sys.exit(f"{command[0]} failed")
        processor = usage.ru_utime + usage.ru_stime
        if best is None or processor < best[1]:
            best = seconds, processor, usage.ru_maxrss / 1024
        if seconds > 20:
            break
    return best


def main():
    nudge, python, sample = sys.argv[1], sys.argv[2], int(sys.argv[3])
    with tempfile.TemporaryDirectory() as folder:
        people, output = Path(folder) / "people", Path(folder) / "notifications"
        lines = Path(folder) / "all"
        rows = []
        with open(lines, "wb") as file:
            subprocess.run([python, HERE / "people.py", str(max(SIZES))], stdout=file, check=True)

        def add(name, size, command):
            with open(lines, "rb") as source, open(people, "wb") as sink:
                for _, line in zip(range(size), source):
                    sink.write(line)
            seconds, processor, memory = measure(command, people, output)
            with open(output, "rb") as file:
                found = sum(1 for _ in file)
            rows.append((name, size, found, seconds, processor, memory))
            print(f"{name}: {size} people in {seconds:.2f} s", file=sys.stderr)

        both = [("--jobs", str(jobs)) for jobs in sorted({1, os.cpu_count()})]
        for jobs in both:
            # Rules that begin on the anchor are so slow that a fifth will do.
            plan = [python, str(HERE / "plan.py"), *SPAN, *jobs]
            add(f"Python, rules from the anchor, {jobs[1]}", sample // 5, [*plan, "--from-anchor"])
            add(f"Python, rules begun close by, {jobs[1]}", sample, plan)
        zones = ["--zoneinfo", os.environ["TZDIR"]]
        for jobs in both:
            for size in SIZES if jobs == both[-1] else [sample]:
                add(f"Nudge, {jobs[1]}", size, [nudge, "plan", *SPAN, *jobs, *zones])

        print("| processes or jobs | people | notifications | seconds | people a second | processor µs a person | memory, MB"
              " | × from the anchor | × close by |")
        print("|---|---:|---:|---:|---:|---:|---:|---:|---:|")
        for name, size, found, seconds, processor, memory in rows:
            speed = size / seconds
            # Beside as many processes.
            ratios = []
            for peer in ("Python, rules from the anchor", "Python, rules begun close by"):
                other = next(row for row in rows if row[0] == f"{peer}, {name.split(', ')[-1]}")
                ratios.append(f"{speed / (other[1] / other[3]):.1f}")
            print(f"| {name} | {size:,} | {found:,} | {seconds:.2f} | {speed:,.0f} | {processor / size * 1e6:.1f} | {memory:.0f}"
                  f" | {' | '.join(ratios)} |")


main()
