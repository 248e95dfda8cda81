"""How a streak stands, walked period by period. The rules are those of StreakCounter."""

from bisect import bisect_right

MOST_HELD = 2


class Days:
    """Each day is a period; days are ordinals as in `datetime.date`."""

    unit = "day"

    def first_day(self, day):
        return day

    def last_day(self, day):
        return day


class Weeks:
    """Weeks that begin on a weekday (Monday is 0)."""

    unit = "week"

    def __init__(self, week_start):
        self.week_start = week_start

    def first_day(self, day):
        return day - ((day + 6) % 7 - self.week_start) % 7

    def last_day(self, day):
        return self.first_day(day) + 6


class Stretches:
    """From one reminder day up to the next."""

    unit = "time"

    def __init__(self, schedule):
        self.schedule = schedule

    def first_day(self, day):
        return self.schedule.date_before(day - self.schedule.shift + 1) + self.schedule.shift

    def last_day(self, day):
        return self.schedule.date_after(day - self.schedule.shift) + self.schedule.shift - 1


class Allowances:
    """Freezes and repairs as sorted ordinals, pauses as merged and sorted pairs."""

    def __init__(self, freezes, pauses, repairs):
        self.freezes = sorted(freezes)
        self.repairs = sorted(repairs)
        self.pauses = []
        for first, last in sorted(pauses):
            if self.pauses and first - self.pauses[-1][1] <= 1:
                self.pauses[-1][1] = max(last, self.pauses[-1][1])
            else:
                self.pauses.append([first, last])

    def is_paused(self, day):
        return any(first <= day <= last for first, last in self.pauses)

    def is_repaired(self, first, last):
        return any(first <= day <= last for day in self.repairs)


class Streak:
    """A walk over days with an achievement; afterwards, how things stand on `today`."""

    def __init__(self, periods, allowances, today, days, summary=None, on_growth=None):
        """`days` ascend and are not after today. `summary` is (streak, longest, freezes held, last day)."""
        self.periods, self.allowances, self.today = periods, allowances, today
        self.current = self.longest = self.held = 0
        self.repaired = False
        current_end = periods.last_day(today)
        bought = 0
        # Periods and their days; `touched` are those with achievements on paused days alone.
        if summary:
            self.current, self.longest, self.held, last_on = summary
            bought = bisect_right(allowances.freezes, last_on)
            end = periods.last_day(last_on)
            counted = not allowances.is_paused(last_on)
            touched = not counted
            if counted:
                end = periods.last_day(end + 1)
        elif days:
            end = periods.last_day(days[0])
            counted = touched = False
        else:
            end, counted, touched = current_end, False, False
        self.is_done = bool(summary) and counted and end > current_end
        self.touched = False
        self.bought = bought
        index = 0
        while end <= current_end:
            first = periods.first_day(end)
            through = min(end, today)
            counts = False
            while index < len(days) and days[index] <= end:
                day = days[index]
                index += 1
                if counts:
                    continue
                if allowances.is_paused(day):
                    touched = True
                    continue
                counts = True
                self._buy(through)
                self.repaired = False
                self.current += 1
                if on_growth:
                    on_growth(self.current, self.longest, day)
            self._buy(through)
            if counts:
                self.is_done = end == current_end
            elif end < current_end:
                if self.current:
                    self._miss(first, end, touched)
                else:
                    # Nothing can be missed until the next day with an achievement.
                    end = periods.first_day(days[index] if index < len(days) else today) - 1
            else:
                self.touched = touched
            touched = False
            end = periods.last_day(end + 1)
        self.longest = max(self.longest, self.current)

    def _buy(self, through):
        freezes = self.allowances.freezes
        while self.bought < len(freezes) and freezes[self.bought] <= through:
            self.held = min(self.held + 1, MOST_HELD)
            self.bought += 1

    def _miss(self, first, end, touched):
        if touched or self.allowances.is_paused(end):
            return
        if self.held:
            self.held -= 1
        elif not self.repaired and self.allowances.is_repaired(first, end):
            self.repaired = True
        else:
            self.longest = max(self.longest, self.current)
            self.current = 0

    @property
    def is_at_risk(self):
        """Whether the streak ends with the period of today if nothing more is recorded."""
        if not self.current or self.is_done or self.touched or self.held:
            return False
        end = self.periods.last_day(self.today)
        if self.allowances.is_paused(end):
            return False
        return self.repaired or not self.allowances.is_repaired(self.periods.first_day(end), end)
