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
            add(f"python {' '.join(jobs)}", sample, [python, str(HERE / "plan.py"), *SPAN, *jobs])
        zones = ["--zoneinfo", os.environ["TZDIR"]]
        for jobs in both:
            for size in SIZES if jobs == both[-1] else [sample]:
                add(f"nudge {' '.join(jobs)}", size, [nudge, "plan", *SPAN, *jobs, *zones])

        print("| | people | notifications | seconds | people a second | | processor time a person, µs | | memory, MB |")
        print("|---|---:|---:|---:|---:|---:|---:|---:|---:|")
        for name, size, found, seconds, processor, memory in rows:
            # Beside as many jobs.
            peer = next(row for row in rows if row[0] == name.replace("nudge", "python"))
            faster = size / seconds * peer[3] / peer[1]
            cheaper = peer[4] / peer[1] / processor * size
            print(
                f"| {name} | {size:,} | {found:,} | {seconds:.2f} | {size / seconds:,.0f} | {faster:.1f} × "
                f"| {processor / size * 1e6:.1f} | {cheaper:.1f} × | {memory:.0f} |")


main()
