#!/usr/bin/env python3
"""Measures plans of a day, beside Python's json reading and writing the same lines: plans.py NUDGE; `run` calls it."""

import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

HERE = Path(__file__).resolve().parent
PEOPLE = HERE.parent / "Tests/Tools/People/people.py"
PEER = HERE / "peers/python/json_lines.py"
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
    return best


def main():
    nudge = sys.argv[1]
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        everyone, people, output, copy = (folder / part for part in ("everyone", "people", "output", "copy"))
        with open(everyone, "wb") as file:
            subprocess.run([sys.executable, PEOPLE, str(max(SIZES))], stdout=file, check=True)
        print("| people | notifications | jobs | seconds | people a second | processor µs a person | memory, MB |"
              " Python’s json, processor µs a person | × |")
        print("|---:|---:|---:|---:|---:|---:|---:|---:|---:|")
        for size in SIZES:
            with open(everyone, "rb") as source, open(people, "wb") as sink:
                for _, line in zip(range(size), source):
                    sink.write(line)
            for jobs in sorted({1, os.cpu_count()}):
                command = [nudge, "plan", *SPAN, "--jobs", str(jobs), "--zoneinfo", os.environ["TZDIR"]]
                seconds, processor, memory = measure(command, people, output)
                with open(output, "rb") as file:
                    found = sum(1 for _ in file)
                # Beside each measurement of Nudge, because the speed of a virtual machine changes.
                peer = float(subprocess.run([sys.executable, PEER, people, output, copy], capture_output=True, check=True).stdout)
                print(f"| {size:,} | {found:,} | {jobs} | {seconds:.2f} | {size / seconds:,.0f} | {processor / size * 1e6:.1f}"
                      f" | {memory:.0f} | {peer / size * 1e6:.1f} | {peer / processor:.2f} |", flush=True)


main()
