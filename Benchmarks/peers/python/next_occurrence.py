"""Asks python-dateutil for next occurrences: rrule.after(), with zones from Python's zoneinfo.

    next_occurrence.py QUERIES ANSWERS

Zones come from the zoneinfo tree $PYTHONTZPATH. Prepared, not timed: the rrule, with its start, and the zone. Timed: the moment's
local time, rrule.after(), the answer's moment. rrule steps from its start on, so it takes the longer the further back that is.
zoneinfo resolves a skipped time later by the length of the gap and a repeated one to its first passing (fold=0).
"""

import os
import sys
import time
from datetime import date, datetime
from zoneinfo import ZoneInfo

from dateutil.rrule import DAILY, MONTHLY, TU, WEEKLY, rrule, weekdays

HOUR = 20
REPETITIONS = 7
# rrule is slow, so a part of the questions is timed; all are answered.
TIMED = 256

RULES = {
    "Time:NextOccurrence:Daily": lambda start: rrule(DAILY, dtstart=start),
    "Time:NextOccurrence:EveryThreeDays": lambda start: rrule(DAILY, interval=3, dtstart=start),
    "Time:NextOccurrence:Weekly": lambda start: rrule(WEEKLY, byweekday=weekdays[start.weekday()], dtstart=start),
    "Time:NextOccurrence:MonthlyByDay": lambda start: rrule(MONTHLY, byweekday=TU(2), dtstart=start),
}


def prepare(fields):
    name, zone, anchor, moment = fields
    info = ZoneInfo(zone)
    day = date.fromisoformat(anchor)
    start = datetime(day.year, day.month, day.day, HOUR, tzinfo=info)
    return RULES[name](start), info, int(moment)


def answer(question):
    rule, zone, moment = question
    return int(rule.after(datetime.fromtimestamp(moment, zone)).timestamp())


def timed(questions, expected):
    begin = time.perf_counter_ns()
    total = 0
    for question in questions:
        total += answer(question)
    duration = time.perf_counter_ns() - begin
    if total != expected:
        sys.exit("dateutil: an answer changed")
    return duration / len(questions)


def main():
    queries, answers_path = sys.argv[1:]
    with open(queries) as file:
        lines = [line.split() for line in file if not line.startswith("#")]
    with open(os.path.join(os.environ["PYTHONTZPATH"], "tzdata.zi")) as file:
        print("data", file.readline().split()[-1], sep="\t")
    with open(answers_path, "w") as file:
        for name in RULES:
            questions = [prepare(fields) for fields in lines if fields[0] == name]
            answers = [answer(question) for question in questions]
            file.writelines(f"{value}\n" for value in answers)
            part, expected = questions[:TIMED], sum(answers[:TIMED])
            times = sorted(timed(part, expected) for _ in range(REPETITIONS))
            print("time", name, *(f"{value:.2f}" for value in (times[len(times) // 2], times[0], times[-1])), len(part), sep="\t")
            sys.stdout.flush()


main()
