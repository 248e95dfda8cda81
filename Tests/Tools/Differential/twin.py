"""The slow, obvious twin: every day of a period is held against the rule, one after the other.

Written from the table in RFC 5545, section 3.3.10 (which part expands and which limits what), section 4.1 of RFC 7529 for SKIP, and
the decisions in the comment of `Recurrence`. It shares nothing with the engine: no bits, no jumps, no index arithmetic.

A twin may be given deviations, each of which makes it do what another implementation does instead (see disagreements.md).
"""

from datetime import date, timedelta
from functools import cache

from model import DAY, ELAPSED, at

EPOCH_DAY = date(1970, 1, 1).toordinal()


class Day:
    """What a calendar says of a day."""

    __slots__ = ("number", "year", "month", "day", "month_length", "year_day", "year_length", "weekday")

    def __init__(self, number):
        value = date.fromordinal(number + EPOCH_DAY)
        self.number = number
        self.year, self.month, self.day = value.year, value.month, value.day
        self.month_length = length_of_month(value.year, value.month)
        self.year_length = 366 if length_of_month(value.year, 2) == 29 else 365
        self.year_day = value.toordinal() - date(value.year, 1, 1).toordinal() + 1
        self.weekday = value.weekday()


@cache
def length_of_month(year, month):
    following = date(year + month // 12, month % 12 + 1, 1)
    return (following - timedelta(days=1)).day


def number(year, month=1, day=1):
    return date(year, month, day).toordinal() - EPOCH_DAY


@cache
def day_of(number):
    return Day(number)


@cache
def first_of_week_year(year, week_start):
    """The first day of week 1, the first week with four days or more in the year."""
    fourth = day_of(number(year, 1, 4))
    return fourth.number - (fourth.weekday - week_start) % 7


def week_year_of(day, week_start):
    year = day_of(day).year
    return max(y for y in (year - 1, year, year + 1) if first_of_week_year(y, week_start) <= day)


@cache
def week_of(day, week_start):
    """A day's week, from 1, and how many its year has."""
    year = week_year_of(day, week_start)
    first = first_of_week_year(year, week_start)
    return (day - first) // 7 + 1, (first_of_week_year(year + 1, week_start) - first) // 7


def either_end(position, length, allowed):
    """Whether the 1st, 2nd, … of so many is named, from the start or from the end."""
    return position in allowed or position - length - 1 in allowed


class CivilTwin:
    """Daily, weekly, monthly and yearly rules: which local times there are, whatever the zone."""

    def __init__(self, rule, start, deviations=frozenset()):
        self.rule = rule
        self.start = start
        self.deviations = deviations
        self.months = set(rule.by_month)
        self.month_days = set(rule.by_month_day)
        self.year_days = set(rule.by_year_day)
        self.weeks = set(rule.by_week)
        self.plain = {weekday for ordinal, weekday in rule.by_day if ordinal is None}
        self.ordinal = {day for day in rule.by_day if day[0] is not None}
        self.fill_in(day_of(start // DAY))
        hour, minute, second = start % DAY // 3600, start % 3600 // 60, start % 60
        self.times = sorted({
            h * 3600 + m * 60 + s for h in rule.by_hour or [hour] for m in rule.by_minute or [minute]
            for s in rule.by_second or [second]})
        self.week_years = bool(self.weeks) and "weeks of the calendar year" not in deviations
        self.phase = self.period_of(start // DAY)
        if self.week_years:
            year = week_year_of(start // DAY, rule.week_start)
            if any(day >= start // DAY for day in self.days(year)):
                self.phase = year

    def fill_in(self, start):
        """What the rule leaves out comes from the start."""
        rule = self.rule
        has_day = bool(rule.by_day or rule.by_month_day or rule.by_year_day)
        if rule.freq == "YEARLY" and self.weeks:
            if not has_day and "weeks alone are whole" not in self.deviations:
                self.plain = {start.weekday}
        elif rule.freq == "YEARLY" and not self.year_days:
            if not self.months and (not has_day or self.month_days):
                if not (self.month_days and "month days of all months" in self.deviations):
                    self.months = {start.month}
            if not has_day:
                self.month_days = {start.day}
        elif rule.freq == "MONTHLY" and not has_day:
            self.month_days = {start.day}
        elif rule.freq == "WEEKLY" and not rule.by_day:
            self.plain = {start.weekday}

    # Periods: years by their number, months from January of year 0, weeks and days from the epoch.

    def period_of(self, day):
        if self.rule.freq == "YEARLY":
            return day_of(day).year
        if self.rule.freq == "MONTHLY":
            return day_of(day).year * 12 + day_of(day).month - 1
        if self.rule.freq == "WEEKLY":
            # 1970-01-01 was a Thursday.
            return (day + 3 - self.rule.week_start) // 7
        return day

    def first_day(self, period):
        if self.rule.freq == "YEARLY":
            return first_of_week_year(period, self.rule.week_start) if self.week_years else number(period)
        if self.rule.freq == "MONTHLY":
            return number(period // 12, period % 12 + 1)
        if self.rule.freq == "WEEKLY":
            return period * 7 - 3 + self.rule.week_start
        return period

    def days(self, period):
        """The days that the rule chooses in a period, before BYSETPOS."""
        first, end = self.first_day(period), self.first_day(period + 1)
        days = {day for day in range(first, end) if self.is_named(day_of(day), first)}
        if self.rule.skip != "OMIT" and self.rule.freq in ("MONTHLY", "YEARLY") and not self.weeks:
            days |= self.moved_days(period)
        return sorted(days)

    def is_named(self, day, first):
        return (
            (not self.months or day.month in self.months)
            and (not self.month_days or either_end(day.day, day.month_length, self.month_days))
            and (not self.year_days or either_end(day.year_day, day.year_length, self.year_days))
            and (not self.weeks or self.has_week(day))
            and self.has_weekday(day))

    def has_week(self, day):
        start = self.rule.week_start
        week, count = week_of(day.number, start)
        year = week_year_of(day.number, start)
        if "weeks at the turn of the year" in self.deviations and year > day.year:
            return 1 in self.weeks
        if "weeks at the turn of the year" in self.deviations and year < day.year:
            # As dateutil has it: by the length of this year in one of two cases.
            before, this = day_of(number(day.year - 1)), day_of(number(day.year))
            if (start - before.weekday) % 7 >= 4:
                week = 52 + (before.year_length + (before.weekday - start) % 7) % 7 // 4
            else:
                week = 52 + (this.year_length - (start - this.weekday) % 7) % 7 // 4
            return week in self.weeks or -1 in self.weeks
        return either_end(week, count, self.weeks)

    def has_weekday(self, day):
        if not self.plain and not self.ordinal:
            return True
        position, length = day.year_day, day.year_length
        if self.rule.freq == "MONTHLY" or self.rule.by_month:
            position, length = day.day, day.month_length
        from_start, from_end = (position - 1) // 7 + 1, (position - length) // 7
        has_ordinal = (from_start, day.weekday) in self.ordinal or (-((length - position) // 7) - 1, day.weekday) in self.ordinal
        if "plain and ordinal weekdays both" in self.deviations and self.plain and self.ordinal:
            return day.weekday in self.plain and has_ordinal
        return day.weekday in self.plain or has_ordinal

    def moved_days(self, period):
        """The days that SKIP puts in place of those that the period does not have; BYDAY is asked after that."""
        # Each with the first and the last day of the month or year that it comes from.
        moved = []

        def move(first, last, is_after):
            if self.rule.skip == "FORWARD":
                moved.append((last + 1 if is_after else first, first, last))
            else:
                moved.append((last if is_after else first - 1, first, last))

        if self.year_days:
            first, last = number(period), number(period + 1) - 1
            for day in self.year_days:
                # It would be in December, or from the end in January, and on no day of the month.
                month = 12 if day > 0 else 1
                if abs(day) > last - first + 1 and not self.month_days and (not self.months or month in self.months):
                    move(first, last, day > 0)
        else:
            months = [(period // 12, period % 12 + 1)] if self.rule.freq == "MONTHLY" else [(period, m) for m in range(1, 13)]
            for year, month in months:
                first, length = number(year, month), length_of_month(year, month)
                for day in self.month_days:
                    if abs(day) > length and (not self.months or month in self.months):
                        move(first, first + length - 1, day > 0)
        if "moved days stay in the months" in self.deviations and self.months:
            moved = [move for move in moved if day_of(move[0]).month in self.months]
        # A day that has left its month or year has no place in it.
        return {
            day for day, first, last in moved
            if not self.rule.by_day or day_of(day).weekday in self.plain or first <= day <= last and self.has_weekday(day_of(day))}

    def slots(self, period):
        """The local times that the rule chooses in a period."""
        days = self.days(period)
        if "first week begins at the start" in self.deviations and self.rule.freq == "WEEKLY":
            days = [day for day in days if day >= self.start // DAY]
        if "positions count days" in self.deviations and self.rule.by_set_pos:
            days = [day for index, day in enumerate(days) if either_end(index + 1, len(days), self.rule.by_set_pos)]
            return [day * DAY + time for day in days for time in self.times]
        all_slots = [day * DAY + time for day in days for time in self.times]
        if not self.rule.by_set_pos:
            return all_slots
        return [
            slot for index, slot in enumerate(all_slots)
            if either_end(index + 1, len(all_slots), self.rule.by_set_pos)]

    def forward(self, lower, budget):
        """Yields (local time, None) from a bound on, and at last (None, until when nothing was left out).

        The budget is how many days are looked at.
        """
        period = self.period_of(max(lower, self.start) // DAY) - 2
        while (period - self.phase) % self.rule.interval:
            period += 1
        held = set()
        given = None
        while True:
            held.update(slot for slot in self.slots(period) if slot >= self.start and slot >= lower)
            budget -= self.first_day(period + 1) - self.first_day(period) + 10
            period += self.rule.interval
            # Python's calendar ends with the year 9999.
            end = self.period_of(number(9990))
            # Days may stick out of a period: by one that SKIP moves, or by a week.
            safe = (self.first_day(min(period, end)) - 8) * DAY
            for slot in sorted(held):
                if slot < safe:
                    if given is None or slot > given:
                        yield slot, None
                    given = slot
                    held.discard(slot)
            if period > end:
                yield None, safe
                return
            if budget <= 0:
                yield None, safe
                return


class ElapsedTwin:
    """Hourly, minutely and secondly rules: which moments there are, by stepping elapsed time on a zone's clock."""

    def __init__(self, rule, start_local, origin, clock):
        self.rule = rule
        self.origin = origin
        self.clock = clock
        self.step = ELAPSED[rule.freq] * rule.interval
        self.start_second = start_local % 60
        self.months = set(rule.by_month)
        self.month_days = set(rule.by_month_day)
        self.year_days = set(rule.by_year_day)
        self.plain = {weekday for _, weekday in rule.by_day}
        # Within which seconds a step's own times are chosen, and which those are.
        if rule.freq == "HOURLY" and rule.by_minute:
            self.span = 3600
            self.places = [
                m * 60 + s for m in sorted(set(rule.by_minute)) for s in sorted(set(rule.by_second)) or [self.start_second]]
        elif rule.freq != "SECONDLY" and rule.by_second:
            self.span = 60
            self.places = sorted(set(rule.by_second))
        else:
            self.span = 1
            self.places = [0]
        if rule.by_set_pos:
            self.places = [
                place for index, place in enumerate(self.places)
                if either_end(index + 1, len(self.places), rule.by_set_pos)]

    def blocked(self, local):
        """For how many seconds of the clock, at least, the limits leave out what it shows; 0 where they do not."""
        day = day_of(local // DAY)
        if (
            (self.months and day.month not in self.months)
            or (self.month_days and not either_end(day.day, day.month_length, self.month_days))
            or (self.year_days and not either_end(day.year_day, day.year_length, self.year_days))
            or (self.plain and day.weekday not in self.plain)
        ):
            return DAY - local % DAY
        if self.rule.by_hour and local % DAY // 3600 not in self.rule.by_hour:
            return 3600 - local % 3600
        if self.rule.freq != "HOURLY" and self.rule.by_minute and local % 3600 // 60 not in self.rule.by_minute:
            return 60 - local % 60
        if self.rule.freq == "SECONDLY" and self.rule.by_second and local % 60 not in self.rule.by_second:
            return 1
        return 0

    def times_of(self, moment, local):
        """What a step's period has: its own times where the rule names some, else the step itself."""
        if self.span == 1:
            return [moment] if self.places else []
        base = moment - local % self.span
        return [
            base + place for place in self.places
            # The clock may be changed within the period.
            if self.clock.local(base + place) % self.span == place and not self.blocked(self.clock.local(base + place))]

    def forward(self, lower, budget):
        """Yields (moment, None) from a bound on, and at last (None, until when nothing was left out).

        The budget is how many steps are looked at.
        """
        index = max(0, (lower - self.origin) // self.step - 3600 // self.step - 2)
        held = set()
        while budget > 0:
            budget -= 1
            moment = self.origin + index * self.step
            local = self.clock.local(moment)
            blocked = self.blocked(local)
            if blocked:
                # Not farther than the clock runs on as it is.
                if self.clock.local(moment + blocked) != local + blocked:
                    blocked = 1
                index = max(index + 1, -((self.origin - moment - blocked) // self.step))
            else:
                held.update(time for time in self.times_of(moment, local) if time >= self.origin and time >= lower)
                index += 1
            # The times of a step are less than an hour from it, whatever the clock does.
            safe = self.origin + index * self.step - (7200 if self.span > 1 else 0)
            if len(held) % 64 == 63 or budget == 0:
                for time in sorted(held):
                    if time < safe:
                        yield time, None
                        held.discard(time)
        yield None, safe
