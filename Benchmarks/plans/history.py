"""What a person has done, as it was known at a moment."""

from bisect import bisect_right
from datetime import date, datetime, timezone
from functools import cached_property
from itertools import accumulate

from calendar_days import ordinal
from streaks import Allowances, Streak, Weeks


# The days that a zone's clocks skipped, which are not missed. Four other zones skipped one before 1996.
SKIPPED = {"Pacific/Apia": date(2011, 12, 30), "Pacific/Fakaofo": date(2011, 12, 30)}


class Item:
    """An achievement: since when it is known, its day, and whether it has a time."""

    def __init__(self, achievement, calendar):
        at = achievement["at"]
        self.has_time = len(at) > 10
        if self.has_time:
            self.known = int(datetime.fromisoformat(at).timestamp())
            self.day = calendar.day(self.known)
        else:
            self.day = ordinal(at)
            self.known = calendar.beginning(self.day)
        self.achievement = achievement

    @property
    def id(self):
        if "id" in self.achievement:
            return self.achievement["id"]
        if not self.has_time:
            return date.fromordinal(self.day).isoformat()
        return datetime.fromtimestamp(self.known, timezone.utc).strftime("%Y-%m-%dT%H:%M:%SZ")


class History:
    """Of a person with `achievements`, with `progress`, or with neither."""

    def __init__(self, person, calendar, week_start, periods):
        self.calendar, self.weeks, self.periods = calendar, Weeks(week_start), periods
        pauses = person.get("preferences", {}).get("pauses", [])
        skipped = [SKIPPED[zone].toordinal()] if (zone := person["timeZone"]) in SKIPPED else []
        self.allowances = Allowances(
            map(ordinal, person.get("freezes", [])),
            [(ordinal(p["from"]), ordinal(p["to"])) for p in pauses] + [(day, day) for day in skipped],
            map(ordinal, person.get("repairs", [])))
        self.progress = person.get("progress")
        self.items = None
        if "achievements" in person:
            self.items = sorted((Item(a, calendar) for a in person["achievements"]), key=lambda item: item.known)
            self.known = [item.known for item in self.items]
            self.last_days = list(accumulate((item.day for item in self.items), max))
        self._streaks = {}

    def known_items(self, moment):
        return self.items[:bisect_right(self.known, moment)]

    def count(self, moment):
        if self.items is not None:
            return bisect_right(self.known, moment)
        return self.progress.get("count", 0) if self.progress else 0

    @cached_property
    def summary_last_on(self):
        return ordinal(self.progress["lastOn"]) if self.progress and "lastOn" in self.progress else None

    def last_on(self, moment, day):
        """The last day with an achievement, as known at a moment of a day; None without any."""
        if self.items is not None:
            count = bisect_right(self.known, moment)
            return self.last_days[count - 1] if count else None
        return None if self.summary_last_on is None else min(self.summary_last_on, day)

    def streak(self, moment, day):
        """How the streak stands at a moment of a day."""
        key = (day, bisect_right(self.known, moment)) if self.items is not None else day
        if key not in self._streaks:
            days, summary = (), None
            if self.items is not None:
                days = sorted({item.day for item in self.items[:key[1]] if item.day <= day})
            elif self.progress:
                current = self.progress.get("currentStreak", 0)
                last_on = self.last_on(moment, day)
                if last_on is None:
                    last_on = self.periods.first_day(day) - 1
                longest = self.progress.get("longestStreak", current)
                summary = (current, longest, self.progress.get("freezes", 0), last_on)
            self._streaks[key] = Streak(self.periods, self.allowances, day, days, summary)
        return self._streaks[key]

    def reached_streaks(self, is_threshold):
        """Each (threshold, day, whether reached before, item that reached it) of the known achievements."""
        reached, first_items = [], {}
        for item in self.items:
            first_items.setdefault(item.day, item)

        def note(streak, longest, day):
            if is_threshold(streak):
                reached.append((streak, day, longest >= streak, first_items[day]))

        days = sorted(first_items)
        if days:
            Streak(self.periods, self.allowances, days[-1], days, on_growth=note)
        return reached

    def week_start_of(self, day):
        return self.weeks.first_day(day)

    def week_count(self, moment, day):
        """How many achievements the week of a day has; of a summary the days of its streak alone, one at least."""
        first = self.week_start_of(day)
        if self.items is not None:
            return sum(item.day >= first for item in self.known_items(moment))
        last_on = self.last_on(moment, day)
        if last_on is None:
            return 0
        days = 1 if self.periods.unit != "day" else min(max(self.progress.get("currentStreak", 0), 1), 7)
        return max(0, min(days, last_on - first + 1))
