#!/usr/bin/env python3
"""Writes people as NDJSON, as docs/person.md has them: the same for the same number, seed and day.

    people.py N [--seed S] [--today DATE] [--odd] [--tight]

What they did lies before `--today`, the day that is to be planned. For comparing, not for measuring: with `--odd` what is rare is
common, with `--tight` a day has room for one, everything is on, and each achievement is known. Nobody here is anybody.
"""

import argparse
import json
import sys
from datetime import date, timedelta
from random import Random

ZONES = [
    "Africa/Cairo", "Africa/Casablanca", "Africa/Johannesburg", "Africa/Lagos", "America/Anchorage", "America/Argentina/Buenos_Aires",
    "America/Bogota", "America/Chicago", "America/Denver", "America/Havana", "America/Halifax", "America/Los_Angeles",
    "America/Mexico_City", "America/New_York", "America/Phoenix", "America/Santiago", "America/Sao_Paulo", "America/St_Johns",
    "America/Toronto", "Asia/Beirut", "Asia/Dubai", "Asia/Hong_Kong", "Asia/Jakarta", "Asia/Jerusalem", "Asia/Karachi",
    "Asia/Kathmandu", "Asia/Kolkata", "Asia/Kuala_Lumpur", "Asia/Seoul", "Asia/Shanghai", "Asia/Singapore", "Asia/Taipei",
    "Asia/Tehran", "Asia/Tokyo", "Australia/Adelaide", "Australia/Brisbane", "Australia/Lord_Howe", "Australia/Sydney",
    "Europe/Berlin", "Europe/Istanbul", "Europe/Lisbon", "Europe/London", "Europe/Paris", "Pacific/Auckland", "Pacific/Chatham",
    "Pacific/Honolulu", "UTC",
]
LOCALES = [
    "en", "en-US", "en-GB", "en-AU", "en-IN", "en-CA", "zh-Hans-CN", "zh-Hans-CN", "zh-Hans-CN", "zh-CN", "zh-SG", "zh-Hans-MY",
    "zh-Hant-TW", "zh-TW", "zh-HK", "zh-MO", "yue", "de-DE", "fr-FR", "ja-JP", "pt-BR", "es-419", "ar-EG", "th-TH",
]
WEEKDAYS = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"]
NAMES = ["Ada", "Bo", "Kim", "Noor", "小雨", "阿明", "小美", "J", "Maximiliana-Alexandra", "נועה", "  "]
TITLES = [
    "Fixed the bike", "Called an old friend", "Baked bread that rose", "Read forty pages before bed", "Swam the whole lake",
    "Wrote the letter I had put off since spring, all four pages of it", "修好了自行车", "给老朋友打了电话",
    "第一次做成了面包", "把拖了很久的信写完了", "學會一首新曲子", "今天走了一萬步", "👩‍👩‍👧 dinner", "",
]
TIMES = ["07:30", "08:00", "09:00", "10:00", "12:00", "12:30", "14:00", "17:45", "18:00", "19:30", "20:00", "21:00", "22:30", "23:30"]
ODD_TIMES = ["00:00", "01:30", "02:30", "03:00", "05:00", "20:00:30"]
QUIET_HOURS = [
    {"from": "22:00", "to": "08:00"}, {"from": "22:00", "to": "07:00"}, {"from": "23:00", "to": "06:30"},
    {"from": "21:00", "to": "09:00"}, [{"from": "22:00", "to": "07:00"}, {"from": "09:00", "to": "17:00", "on": WEEKDAYS[:5]}],
    [{"from": "22:00", "to": "10:00", "on": ["friday", "saturday"]}], {"from": "19:00", "to": "20:30"},
    {"from": "00:00", "to": "00:00", "on": ["saturday", "sunday"]}, {"from": "18:00", "to": "11:00"},
]
STREAKS = [3, 7, 14, 30, 50, 100, 200, 365, 730]
COUNTS = [1, 10, 50, 100, 200, 500, 1000, 3000]
# How many days ago something was last recorded; 7 and 30 days are welcomed back.
GAPS = [1] * 24 + [2] * 10 + [3] * 6 + [4, 4, 5, 6, 7, 7, 8, 9, 14, 29, 30, 31, 60, 200]

is_odd = False


def maybe(random, share):
    """Whether something of this share happens; with --odd four times as often, where that is not most of the time."""
    if is_odd and share < 0.5:
        share = min(4 * share, 0.5)
    return random.random() < share


def gap(random):
    return random.choice([1, 1, 2, 3, 7, 30]) if is_odd else random.choice(GAPS)


def reminders(random):
    made = {}
    kind = random.random()
    if kind < 0.35:
        made["frequency"] = "daily"
    elif kind < 0.55:
        made["frequency"] = "three_days"
    elif kind < 0.72:
        made["frequency"] = "weekly"
        if maybe(random, 0.7):
            made["on"] = [random.choice(WEEKDAYS)]
    elif kind < 0.82:
        made["frequency"] = "weekdays"
        if maybe(random, 0.6):
            made["on"] = sorted(random.sample(WEEKDAYS, random.randint(1, 6)), key=WEEKDAYS.index)
    elif kind < 0.87:
        made["frequency"] = "monthly"
        if maybe(random, 0.8):
            made["on"] = random.choice([1, 1, 15, 22, 28, 29, 30, 31])
    elif kind < 0.95:
        made["frequency"] = f"every:{random.choice([1, 2, 2, 3, 4, 5, 7, 10, 14, 1000])}"
    times = ODD_TIMES if maybe(random, 0.05) else TIMES
    if maybe(random, 0.9):
        made["times"] = random.sample(times, 2 if maybe(random, 0.15) else 1)
    if maybe(random, 0.05):
        made["enabled"] = False
    return made


def preferences(random, today):
    made = {"style": random.choice(["cheerful", "gentle", "minimal"]), "reminders": reminders(random)}
    if maybe(random, 0.02):
        made["notificationsEnabled"] = False
    if maybe(random, 0.4):
        made["retrieval"] = {"enabled": maybe(random, 0.8), "includePreview": maybe(random, 0.5)}
        if maybe(random, 0.1):
            made["retrieval"]["mutedAchievements"] = ["a-1", "a-4"]
        if maybe(random, 0.1):
            made["retrieval"]["mutedDates"] = [span(random, today, -200)]
    if maybe(random, 0.25):
        made["streakAtRisk"] = {"enabled": maybe(random, 0.9)}
    if maybe(random, 0.1):
        switches = ["enabled", "streak", "count", "firstAchievement", "monthlySummary", "yearlySummary"]
        made["milestones"] = {name: False for name in random.sample(switches, random.randint(1, 2))}
    if maybe(random, 0.05):
        made["welcomeBack"] = {"enabled": False}
    if maybe(random, 0.4):
        made["quietHours"] = random.choice(QUIET_HOURS)
    if maybe(random, 0.4):
        made["dailyLimit"] = 1 if maybe(random, 0.2) else random.choice([1, 2, 3, 5])
    if maybe(random, 0.3):
        made["overflow"] = "defer" if maybe(random, 0.2) else random.choice(["merge", "drop", "defer"])
    if maybe(random, 0.07):
        made["pauses"] = [span(random, today, random.choice([-60, -10, -3, 0, 10])) for _ in range(random.randint(1, 2))]
    if maybe(random, 0.15):
        made["dayStart"] = random.choice(["03:00", "04:00", "05:00", "02:30", "06:00"])
    if maybe(random, 0.15):
        made["weekStart"] = random.choice(["sunday", "saturday", "monday"])
    return made


def span(random, today, days):
    first = today + timedelta(days - random.randint(0, 5))
    return {"from": first.isoformat(), "to": (first + timedelta(random.randint(0, 9))).isoformat()}


def progress(random, today):
    last = today - timedelta(gap(random))
    streak = random.choice(STREAKS) if maybe(random, 0.3) else int(random.expovariate(0.1))
    count = random.choice(COUNTS) if maybe(random, 0.3) else streak + int(random.expovariate(0.01))
    streak = min(streak, count)
    made = {"count": count}
    if count and not maybe(random, 0.01):
        made["lastOn"] = last.isoformat()
    if streak:
        made["currentStreak"] = streak
        if maybe(random, 0.4):
            made["longestStreak"] = min(count, streak + random.randint(0, 30))
    if maybe(random, 0.1):
        made["freezes"] = random.randint(0, 2)
    return made


def achievements(random, today):
    """5 to 40, most of them on days that follow each other, some of the same day of earlier years."""
    made = []
    day = today - timedelta(gap(random))
    number = random.choice([10, 10, 5, 12, 20, 30, 40, random.randint(5, 40)])
    step = random.choice([1, 1, 1, 2, 3, 7])
    has_times, has_ids = maybe(random, 0.7), maybe(random, 0.95)
    for index in range(number):
        one = {"at": day.isoformat()}
        if has_times and not maybe(random, 0.05):
            offset = random.choice(["Z", "+01:00", "+08:00", "-05:00", "+05:30"])
            one["at"] += f"T{random.randrange(24):02}:{random.randrange(60):02}:{random.randrange(60):02}{offset}"
        if has_ids:
            one["id"] = f"a-{number - index}"
        if maybe(random, 0.8):
            one["title"] = random.choice(TITLES)
        made.append(one)
        if not maybe(random, 0.1):
            day -= timedelta(step if maybe(random, 0.85) else random.randint(1, 60))
    if maybe(random, 0.2):
        years = random.randint(1, 12)
        try:
            made.append({"at": today.replace(year=today.year - years).isoformat(), "id": "a-0", "title": random.choice(TITLES)})
        except ValueError:
            pass
    if maybe(random, 0.5):
        made.reverse()
    return made


def tighten(random, person):
    """The same person with room for one a day."""
    preferences = person["preferences"]
    for name in ("notificationsEnabled", "retrieval", "milestones", "welcomeBack", "pauses"):
        preferences.pop(name, None)
    if "enabled" in preferences["reminders"]:
        del preferences["reminders"]["enabled"]
    preferences["dailyLimit"] = 1
    preferences["overflow"] = random.choice(["merge", "drop", "defer", "defer"])
    return person


def person(random, number, today, is_tight=False):
    made = {"id": f"u-{number}", "timeZone": random.choice(ZONES)}
    if maybe(random, 0.95):
        made["locale"] = random.choice(LOCALES)
    if maybe(random, 0.4):
        made["name"] = random.choice(NAMES)
    if maybe(random, 0.9):
        made["anchor"] = (today - timedelta(random.randint(-3, 1500))).isoformat()
    if is_tight or maybe(random, 0.97):
        made["preferences"] = preferences(random, today)
    if is_tight or maybe(random, 0.1):
        made["achievements"] = achievements(random, today)
    elif not maybe(random, 0.05):
        made["progress"] = progress(random, today)
    if maybe(random, 0.05):
        days = random.randint(0, 20)
        made["freezes"] = sorted((today - timedelta(random.randint(0, days))).isoformat() for _ in range(random.randint(1, 3)))
    if maybe(random, 0.03):
        made["repairs"] = [(today - timedelta(random.randint(1, 5))).isoformat()]
    if maybe(random, 0.1):
        month = today.replace(day=1) - timedelta(1)
        made["sent"] = random.sample(
            [f"reminder-{today}", f"reminder-{today}-2000", "count-50", "streak-7", f"recap-{month:%Y-%m}", f"streak-at-risk-{today}",
             f"welcome-back-{today}", f"retrieval-{today}", "first-achievement"], random.randint(1, 4))
    return tighten(random, made) if is_tight else made


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("number", type=int, metavar="N")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--today", type=date.fromisoformat, default=date(2026, 11, 22))
    parser.add_argument("--odd", action="store_true")
    parser.add_argument("--tight", action="store_true")
    options = parser.parse_args()
    global is_odd
    is_odd = options.odd
    sys.stdout.reconfigure(encoding="utf-8")
    random = Random(options.seed)
    encode = json.JSONEncoder(ensure_ascii=False, separators=(",", ":")).encode
    for number in range(1, options.number + 1):
        sys.stdout.write(encode(person(random, number, options.today, options.tight)) + "\n")


main()
