#!/usr/bin/env python3
"""Leaves out what was not known yet: known.py MOMENT < people > people, without the achievements that are known only after it."""

import json
import os
import sys
import zoneinfo

from calendar_days import Calendar, seconds
from history import Item
from plan import moment


def main():
    until = moment(sys.argv[1])
    zoneinfo.reset_tzpath([os.environ["PYTHONTZPATH"]])
    for line in sys.stdin:
        person = json.loads(line)
        if "achievements" in person:
            day_start = person.get("preferences", {}).get("dayStart", "00:00")
            calendar = Calendar(zoneinfo.ZoneInfo(person["timeZone"]), seconds(day_start))
            person["achievements"] = [a for a in person["achievements"] if Item(a, calendar).known < until]
            line = json.dumps(person, ensure_ascii=False) + "\n"
        sys.stdout.write(line)


main()
