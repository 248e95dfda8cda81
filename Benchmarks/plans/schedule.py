"""When reminders come: days by python-dateutil's rrule, times of day resolved by zoneinfo."""

from calendar import monthrange
from collections import namedtuple
from datetime import date, datetime

from dateutil.rrule import DAILY, MONTHLY, WEEKLY, rrule

from calendar_days import WEEKDAYS, seconds, weekday

# Whether an rrule begins on the anchor, as dateutil's documentation has it, or close to the day that is asked for.
FROM_ANCHOR = False

Slot = namedtuple("Slot", "moment day time")  # The date and time that the frequency names.


class Schedule:
    """A frequency, times of day and an anchor on a calendar."""

    def __init__(self, reminders, anchor, calendar):
        if "rule" in reminders:
            raise NotImplementedError("reminders.rule is not planned here; people.py makes none")
        self.anchor, self.calendar = anchor, calendar
        self.times = sorted({seconds(text) for text in reminders.get("times", ["20:00"])})
        frequency = reminders.get("frequency", "daily").replace("-", "_")
        self.interval = self.weekdays = self.month_day = None
        if frequency in ("weekly", "weekdays"):
            default = [WEEKDAYS[weekday(anchor)]] if frequency == "weekly" else WEEKDAYS[:5]
            self.weekdays = sorted({WEEKDAYS.index(name) for name in reminders.get("on", default)})
            self.name = "weekly" if len(self.weekdays) == 1 else "weekdays"
        elif frequency == "monthly":
            self.month_day = reminders.get("on", date.fromordinal(anchor).day)
            self.name = "monthly"
        else:
            self.interval = {"daily": 1, "three_days": 3}.get(frequency) or int(frequency.removeprefix("every:"))
            self.name = {1: "daily", 3: "three_days"}.get(self.interval, "custom")
        # The times in the order in which a day has them.
        self.first_time = min(self.times, key=lambda time: (time < calendar.day_start, time))
        # A reminder before the day begins is for the day before.
        self.shift = -1 if self.times[0] < calendar.day_start else 0

    def dates(self, first, last):
        """The dates from one to another on which the pattern falls; none before the anchor."""
        first = max(first, self.anchor)
        if FROM_ANCHOR:
            return self.dates_from_anchor(first, last)
        if self.interval:
            # Close to where it is asked, as rrule steps from its start on.
            first += -(first - self.anchor) % self.interval
        if first > last:
            return []
        span = {"dtstart": datetime.fromordinal(first), "until": datetime.fromordinal(last)}
        if self.interval:
            rule = rrule(DAILY, interval=min(self.interval, last - first + 1), **span)
        elif self.weekdays:
            rule = rrule(WEEKLY, byweekday=self.weekdays, **span)
        elif self.month_day <= 28:
            rule = rrule(MONTHLY, bymonthday=self.month_day, **span)
        else:
            rule = rrule(MONTHLY, bymonthday=range(28, self.month_day + 1), bysetpos=-1, **span)
        return [found.toordinal() for found in rule]

    def dates_from_anchor(self, first, last):
        """The same as a backend would ask for it."""
        start = datetime.fromordinal(self.anchor)
        if self.interval:
            rule = rrule(DAILY, interval=self.interval, dtstart=start)
        elif self.weekdays:
            rule = rrule(WEEKLY, byweekday=self.weekdays, dtstart=start)
        elif self.month_day <= 28:
            rule = rrule(MONTHLY, bymonthday=self.month_day, dtstart=start)
        else:
            rule = rrule(MONTHLY, bymonthday=range(28, self.month_day + 1), bysetpos=-1, dtstart=start)
        if first > last:
            return []
        found = rule.between(datetime.fromordinal(first), datetime.fromordinal(last), inc=True)
        return [moment.toordinal() for moment in found]

    def slots(self, first, last):
        """The slots of the dates from one to another, in order of time; of two at one moment the one the clocks did not move."""
        calendar, slots = self.calendar, {}
        for day in self.dates(first, last):
            for time in self.times:
                moment = calendar.moment(day, time)
                if moment not in slots or calendar.adjustment(day, time) >= 0:
                    slots[moment] = Slot(moment, day, time)
        return [slots[moment] for moment in sorted(slots)]

    def days_time(self, day):
        """The moment of the first reminder time within a day."""
        return self.calendar.within(day, self.first_time)

    def date_before(self, day):
        """The date before another on which the pattern falls, as if it had no beginning."""
        if self.interval:
            return day - (day - self.anchor - 1) % self.interval - 1
        if self.weekdays:
            return next(day - back for back in range(1, 8) if weekday(day - back) in self.weekdays)
        shown = date.fromordinal(day)
        own = min(self.month_day, monthrange(shown.year, shown.month)[1])
        if own < shown.day:
            return day - shown.day + own
        end = date.fromordinal(day - shown.day)
        return end.toordinal() - end.day + min(self.month_day, end.day)

    def date_after(self, day):
        """The date after another on which the pattern falls, as if it had no beginning."""
        if self.interval:
            return day + self.interval - (day - self.anchor) % self.interval
        if self.weekdays:
            return next(day + ahead for ahead in range(1, 8) if weekday(day + ahead) in self.weekdays)
        shown = date.fromordinal(day)
        own = min(self.month_day, monthrange(shown.year, shown.month)[1])
        if own > shown.day:
            return day - shown.day + own
        first = date.fromordinal(day - shown.day + monthrange(shown.year, shown.month)[1] + 1)
        return first.toordinal() - 1 + min(self.month_day, monthrange(first.year, first.month)[1])

    def number(self, slot):
        """How many slots the pattern names before one, from the anchor on."""
        days = slot.day - self.anchor
        if self.interval:
            before = days // self.interval
        elif self.weekdays:
            weeks, rest = divmod(days, 7)
            from_anchor = ((day - weekday(self.anchor)) % 7 for day in self.weekdays)
            before = weeks * len(self.weekdays) + sum(distance < rest for distance in from_anchor)
        else:
            first, shown = date.fromordinal(self.anchor), date.fromordinal(slot.day)
            is_late = first.day > min(self.month_day, monthrange(first.year, first.month)[1])
            before = (shown.year - first.year) * 12 + shown.month - first.month - is_late
        return before * len(self.times) + self.times.index(slot.time)
