#!/usr/bin/env python3
"""Holds what Nudge writes as iCalendar against icalendar and recurring-ical-events: the same moments, the same words.

    check_calendar.py --nudge PATH [--people FILE] [--all]

Each schedule is asked for twice: as JSON, and as a calendar that is parsed and expanded here. Then the calendar's zone gets a name that
nobody knows, so that its VTIMEZONE is all there is to tell the time by. With --people the notifications of a plan are compared too.
"""

import argparse
import json
import subprocess
import sys
from datetime import UTC, date, datetime, timedelta
from itertools import count, product
from zoneinfo import ZoneInfo

import icalendar
import recurring_ical_events

ZONES = [
    "Africa/Cairo", "Africa/Casablanca", "America/Havana", "America/New_York", "America/Nuuk", "America/Santiago", "America/Vancouver",
    "Asia/Gaza", "Asia/Jerusalem", "Asia/Kathmandu", "Asia/Shanghai", "Australia/Lord_Howe", "Europe/Dublin", "Europe/London",
    "Pacific/Apia", "Pacific/Auckland", "Pacific/Chatham", "UTC",
]
CADENCES = [
    ["--frequency", "daily", "--at", "20:00"],
    ["--frequency", "daily", "--at", "02:30"],
    ["--frequency", "daily", "--at", "01:30", "--at", "12:15", "--at", "23:45:10"],
    ["--frequency", "three-days", "--anchor", "2026-11-01"],
    ["--frequency", "every:45", "--anchor", "2020-02-29", "--at", "00:00"],
    ["--frequency", "weekly", "--on", "sunday", "--at", "02:15"],
    ["--frequency", "weekdays", "--at", "17:30"],
    ["--frequency", "weekly", "--on", "monday,thursday", "--at", "08:00"],
    ["--frequency", "monthly", "--on", "15"],
    ["--frequency", "monthly", "--on", "29"],
    ["--frequency", "monthly", "--on", "30"],
    ["--frequency", "monthly", "--on", "last"],
    # Held or dropped: told one by one.
    ["--frequency", "daily", "--at", "23:30", "--quiet-hours", "22:00-08:00"],
    # Something is recorded today: the first slot is left out.
    ["--frequency", "daily", "--at", "20:00", "--history", "-"],
]
START = "2026-11-01T09:00:00"
RULES = [
    ["FREQ=DAILY;INTERVAL=2;COUNT=40"],
    ["FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,WE,FR"],
    ["FREQ=WEEKLY;INTERVAL=2;WKST=SU;BYDAY=SU,MO"],
    ["FREQ=MONTHLY;BYDAY=-1FR"],
    ["FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1"],
    ["FREQ=YEARLY;BYMONTH=3,9;BYDAY=2SU"],
    ["FREQ=DAILY;UNTIL=20270120T090000"],
    ["FREQ=DAILY;UNTIL=20270120"],
    ["FREQ=MONTHLY;BYMONTHDAY=13;BYDAY=FR"],
    ["FREQ=DAILY", "--exclude", "2026-11-24,2026-11-26T09:00:00", "--also", "2026-11-24T18:00:00"],
    ["RSCALE=GREGORIAN;FREQ=MONTHLY;BYMONTHDAY=30;SKIP=BACKWARD"],
    # What is taken from the start, and dates far ahead.
    ["FREQ=YEARLY;BYMONTHDAY=15"],
    ["FREQ=YEARLY;BYMONTH=2"],
    ["FREQ=YEARLY"],
    ["FREQ=YEARLY;BYDAY=20MO"],
    ["FREQ=YEARLY;BYYEARDAY=100,-1"],
    ["FREQ=MONTHLY"],
    ["FREQ=WEEKLY;BYMONTH=1,12"],
    # Without words of their own in RFC 5545, or read differently from app to app: told one by one.
    ["RSCALE=GREGORIAN;FREQ=MONTHLY;BYMONTHDAY=31;SKIP=FORWARD"],
    ["FREQ=HOURLY;INTERVAL=7"],
    ["FREQ=YEARLY;BYWEEKNO=20"],
    ["FREQ=MONTHLY;BYDAY=MO,1TU"],
    ["FREQ=YEARLY;BYMONTHDAY=13;BYDAY=FR"],
]
WHOLE_DAYS = ["FREQ=DAILY;INTERVAL=3", "FREQ=MONTHLY;BYMONTHDAY=-1", "FREQ=DAILY;UNTIL=20270101", "FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29"]
NOWS = ["2026-11-21T12:00:00Z", "2027-03-10T23:30:00Z"]
COUNT = 60
# A calendar that tells reminders one by one tells so many, and no more.
# icalendar remembers zones by their names, so each calendar gets its own.
UNKNOWN = (f"Nowhere/Zone{number}" for number in count())


def ask(nudge, arguments, format, history=None):
    command = [nudge, "next", *arguments, "--count", str(COUNT), "--format", format]
    done = subprocess.run(command, input=history, capture_output=True)
    if done.returncode != 0:
        raise SystemExit(f"{' '.join(command)}: {done.returncode}\n{done.stderr.decode()}")
    return done.stdout


def expanded(text, until):
    """The starts of all events until a moment, in order: moments or floating times, each with an alarm at that time."""
    calendar = icalendar.Calendar.from_ical(text)
    problems = [(component.name, component.errors) for component in calendar.walk() if component.errors]
    if problems:
        raise SystemExit(f"icalendar cannot read {problems}\n{text.decode()}")
    events = recurring_ical_events.of(calendar, keep_recurrence_attributes=True).between(date(2020, 1, 1), until)
    starts = [event.start for event in events]
    for event in calendar.events:
        assert event.alarms.times or event.get("RRULE"), "an event without an alarm"
        # Outlook takes any other amount as the time before the start.
        assert [alarm.TRIGGER for alarm in event.walk("VALARM")] == [timedelta(0)], "an alarm that isn't at the start"
        assert isinstance(event.start, datetime), "an event without a time"
        assert event["SUMMARY"] and event["UID"] and event["DTSTAMP"]
    return sorted(start.astimezone(UTC) if isinstance(start, datetime) and start.tzinfo else start for start in starts)


def lines_are_folded(text):
    assert text.endswith(b"\r\n") and b"\n" not in text.replace(b"\r\n", b"")
    for line in text.split(b"\r\n"):
        assert len(line) <= 75, line
        line.decode()


def skipped(version, text, reminder):
    """Whether the clocks skip a time, which icalendar's reading of a VTIMEZONE puts an hour earlier than RFC 5545, section 3.3.5, has it."""
    return version is not text and "shifted-by-clock-change" in reminder["reasons"]


def check_schedule(nudge, arguments, history=None):
    document = json.loads(ask(nudge, arguments, "json", history))
    reminders = [o for o in document["occurrences"] if o["kind"] == "reminder"]
    if "T" not in reminders[0]["local"]:
        # A whole day is an event at 9:00.
        expected = [datetime.fromisoformat(f"{o['local']}T09:00:00") for o in reminders]
        if "--time-zone" in arguments:
            zone = ZoneInfo(arguments[arguments.index("--time-zone") + 1])
            expected = [moment.replace(tzinfo=zone).astimezone(UTC) for moment in expected]
    elif "utc" in reminders[0]:
        expected = [datetime.fromisoformat(o["utc"]) for o in reminders]
    else:
        expected = [datetime.fromisoformat(o["local"]) for o in reminders]
    text = ask(nudge, arguments, "ics", history)
    lines_are_folded(text)
    last = expected[-1]
    until = last + timedelta(seconds=1)
    checked = 0
    versions = [text]
    if b"BEGIN:VTIMEZONE" in text:
        name = [line for line in text.split(b"\r\n") if line.startswith(b"TZID:")][0][5:]
        versions.append(text.replace(name, next(UNKNOWN).encode()))
    for version in versions:
        found = expanded(version, until)
        odd = [(a, b) for a, b, reminder in zip(found, expected, reminders) if a != b and not skipped(version, text, reminder)][:3]
        if len(found) != len(expected) or odd:
            sys.exit(f"{arguments}: {len(found)} of {len(expected)}, first differences (calendar, Nudge) {odd}\n{version.decode()}")
        checked += len(found)
    return checked, b"RRULE" in text.split(b"BEGIN:VEVENT", 1)[1]


def check_plan(nudge, people):
    span = ["--from", "2026-11-22T00:00:00Z", "--days", "40"]
    lines = subprocess.run([nudge, "plan", people, *span], capture_output=True, check=True).stdout.splitlines()
    expected = {}
    for line in lines:
        notification = json.loads(line)
        expected.setdefault(notification["person"], []).append(notification)
    text = subprocess.run([nudge, "plan", people, *span, "--encode", "ics"], capture_output=True, check=True).stdout
    lines_are_folded(text)
    calendars = icalendar.Calendar.from_ical(text, multiple=True)
    assert len(calendars) == len(expected), f"{len(calendars)} calendars of {len(expected)} people"
    uids = set()
    for calendar, notifications in zip(calendars, expected.values()):
        assert len(calendar.events) == len(notifications)
        for event, notification in zip(calendar.events, notifications):
            assert event.start == datetime.fromisoformat(notification["utc"]), (event, notification)
            # A calendar's text holds no control characters; its line breaks are its own.
            assert event["SUMMARY"] == notification["title"], (event["SUMMARY"], notification["title"])
            assert event.get("DESCRIPTION", "") == notification["body"]
            [alarm] = event.alarms.times
            assert alarm.trigger.astimezone(UTC) == event.start
            assert event["UID"].startswith(notification["id"] + "-")
            uids.add(event["UID"])
    assert len(uids) == len(lines), "a UID that is not unique"
    return len(calendars), len(lines)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--nudge", required=True)
    parser.add_argument("--people")
    parser.add_argument("--all", action="store_true")
    options = parser.parse_args()
    checked = schedules = by_rule = 0

    def take(result):
        nonlocal checked, schedules, by_rule
        checked += result[0]
        schedules += 1
        by_rule += result[1]

    for (index, zone), (place, cadence) in product(enumerate(ZONES), enumerate(CADENCES)):
        # Each zone gets a sixth of them, and each of them a sixth of the zones, unless all are asked for.
        if (index + place) % 6 and not options.all:
            continue
        now = NOWS[(index + place) // 6 % 2]
        history = now.encode() + b"\n" if "--history" in cadence else None
        take(check_schedule(options.nudge, [*cadence, "--time-zone", zone, "--now", now], history))
    for index, rule in enumerate(RULES):
        for zone in (ZONES[index % len(ZONES)], "America/New_York", None):
            if zone is None and "HOURLY" in rule[0]:
                continue
            where = ["--time-zone", zone] if zone else []
            take(check_schedule(options.nudge, ["--rule", *rule, "--start", START, *where, "--now", NOWS[0]]))
    for rule, zone in product(WHOLE_DAYS, ["Asia/Shanghai", "America/New_York", "UTC"]):
        take(check_schedule(options.nudge, ["--rule", rule, "--start", "2026-11-01", "--time-zone", zone, "--now", NOWS[0]]))
    print(f"{schedules} schedules, {by_rule} of them by rule: {checked} occurrences as icalendar has them")
    if options.people:
        calendars, events = check_plan(options.nudge, options.people)
        print(f"{calendars} calendars of people: {events} events as the plan has them")


if __name__ == "__main__":
    main()
