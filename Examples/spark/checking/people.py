"""Writes people, one JSON a line: as many as the argument says, always the same.

    python3 people.py 20000
"""

import json
import sys

ZONES = ["Asia/Shanghai", "Europe/Berlin", "America/New_York", "Asia/Kathmandu", "Australia/Lord_Howe", "America/Santiago"]
LOCALES = ["en", "zh-Hans-CN", "zh-Hant-TW", "en-GB"]
FREQUENCIES = ["daily", "three_days", "weekly", "every:2"]


def main() -> None:
    for number in range(int(sys.argv[1])):
        person = {
            "anchor": f"2026-0{number % 9 + 1}-05",
            "id": f"u-{number}",
            "locale": LOCALES[number % 4],
            "preferences": {
                "quietHours": {"from": "22:00", "to": "08:00"},
                "reminders": {"frequency": FREQUENCIES[number // 4 % 4], "times": [f"{number % 24:02}:00"]},
                "style": ["cheerful", "gentle", "minimal"][number % 3],
            },
            "progress": {"count": number % 60 + 7, "currentStreak": number % 8, "lastOn": f"2026-11-{20 + number % 2}"},
            "timeZone": ZONES[number % 6],
        }
        if number % 3 == 0:
            person["name"] = "小雨" if number % 2 else "Ada"
        print(json.dumps(person, ensure_ascii=False, separators=(",", ":")))


if __name__ == "__main__":
    main()
