"""Reads people and writes their notifications with Python's json, without planning: json_lines.py PEOPLE NOTIFICATIONS OUTPUT

This is the part of a backend in Python that doesn't depend on any rule. It prints its processor time in seconds. The notifications are
the lines that `nudge plan` wrote for the same people; parsing them isn't timed. The output must equal them byte for byte.
"""

import filecmp
import itertools
import json
import sys
import time

people, notifications, output = sys.argv[1:]
encode = json.JSONEncoder(ensure_ascii=False, separators=(",", ":"), sort_keys=True).encode

begin = time.process_time()
with open(people, encoding="utf-8") as lines:
    for line in lines:
        json.loads(line)
processor = time.process_time() - begin

with open(notifications, encoding="utf-8") as lines, open(output, "w", encoding="utf-8") as file:
    while values := [json.loads(line) for line in itertools.islice(lines, 10_000)]:
        begin = time.process_time()
        for value in values:
            file.write(encode(value) + "\n")
        file.flush()
        processor += time.process_time() - begin

if not filecmp.cmp(notifications, output, shallow=False):
    sys.exit("json_lines.py: the lines differ from those of nudge plan")
print(processor)
