"""Days, moments and quiet hours on one person's calendar. Days are ordinals as in `datetime.date`, moments seconds since 1970."""

from datetime import date, datetime, timedelta

WEEKDAYS = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"]
EPOCH = date(1970, 1, 1).toordinal()
LONGEST_HOLD = 9 * 86_400


def ordinal(text):
    return date.fromisoformat(text).toordinal()


def seconds(text):
    """A time of day as seconds from midnight."""
    parts = text.split(":")
    return int(parts[0]) * 3600 + int(parts[1]) * 60 + (int(parts[2]) if len(parts) > 2 else 0)


def weekday(day):
    return (day + 6) % 7


class Calendar:
    """A zone, and when its days begin."""

    def __init__(self, zone, day_start):
        self.zone = zone
        self.day_start = day_start
        self._beginnings = {}

    def civil(self, day, time):
        """A time of day on a date, aware; of two passings the first."""
        return datetime.fromordinal(day).replace(
            hour=time // 3600, minute=time // 60 % 60, second=time % 60, tzinfo=self.zone)

    def moment(self, day, time):
        """The moment at which the clocks show a time; one they skip comes later by as much as they skip."""
        return int(self.civil(day, time).timestamp())

    def adjustment(self, day, time):
        """What a clock change does to a time: -1 where it is skipped, 1 where it comes twice, otherwise 0."""
        first = self.civil(day, time)
        before, after = first.utcoffset(), first.replace(fold=1).utcoffset()
        return (before > after) - (before < after)

    def local(self, moment):
        """The date and the time of day that the clocks show."""
        shown = datetime.fromtimestamp(moment, self.zone)
        return shown.toordinal(), shown.hour * 3600 + shown.minute * 60 + shown.second

    def day(self, moment):
        """The day that a moment counts for."""
        shown, time = self.local(moment)
        # Clocks that are set back can show an earlier time although the day has begun.
        return shown - 1 if time < self.day_start and moment < self.beginning(shown) else shown

    def day_of(self, shown, time):
        return shown - 1 if time < self.day_start else shown

    def beginning(self, day):
        found = self._beginnings.get(day)
        if found is None:
            found = self.moment(day, self.day_start)
            if self.adjustment(day, self.day_start) < 0:
                found = self._transition(day)
            self._beginnings[day] = found
        return found

    def _transition(self, day):
        """The moment at which the clocks skip the time at which a day begins."""
        skipped = self.civil(day, self.day_start)
        after, before = int(skipped.timestamp()), int(skipped.replace(fold=1).timestamp())
        old = datetime.fromtimestamp(before, self.zone).utcoffset()
        while after - before > 1:
            middle = (before + after) // 2
            if datetime.fromtimestamp(middle, self.zone).utcoffset() == old:
                before = middle
            else:
                after = middle
        return after

    def end(self, day):
        return self.beginning(day + 1)

    def within(self, day, time):
        """The moment of a time of day within a day, which may be early on the next date."""
        return self.moment(day + 1 if time < self.day_start else day, time)


class QuietHours:
    """Windows on a calendar's clocks."""

    def __init__(self, windows, calendar):
        if isinstance(windows, dict):
            windows = [windows]
        self.calendar = calendar
        self.windows = [
            (seconds(w["from"]), seconds(w["to"]), {WEEKDAYS.index(name) for name in w.get("on", WEEKDAYS)}) for w in windows]
        # How many days back something may come from that is held until a day.
        plain = len(self.windows) == 1 and self.windows[0][0] != self.windows[0][1]
        self.days_held = 1 if plain else 9 if self.windows else 0

    def end(self, moment):
        """The first moment from this one on at which no window holds; None where that never comes."""
        if not self.windows:
            return moment
        limit = moment + LONGEST_HOLD
        while True:
            ends = [end for end in (self._end(window, moment) for window in self.windows) if end is not None]
            if not ends:
                return moment
            moment = max(ends)
            if moment >= limit:
                return None

    def _end(self, window, moment):
        start, end, on = window
        day, time = self.calendar.local(moment)
        crosses = end <= start
        if weekday(day) in on and time >= start and (crosses or time < end):
            last = day + 1 if crosses else day
        elif crosses and time < end and weekday(day - 1) in on:
            last = day
        else:
            return None
        civil = self.calendar.civil(last, end)
        # In a repeated hour the first passing may be over already.
        for passing in (civil, civil.replace(fold=1)):
            found = int(passing.timestamp())
            if found > moment:
                return found
        return moment + 1


def anniversary(recorded, day, years=0):
    """The day on which a recorded one comes round in a later year, `years` from that of `day`; 28 February for the 29th."""
    then, year = date.fromordinal(recorded), date.fromordinal(day).year + years
    return anniversary_in(then, year) if year > then.year else None


def anniversary_in(then, year):
    try:
        return then.replace(year=year).toordinal()
    except ValueError:
        return date(year, 2, 28).toordinal()


def whole_years(recorded, day):
    then, now = date.fromordinal(recorded), date.fromordinal(day)
    return now.year - then.year - (anniversary_in(then, now.year) > day)


def whole_months(recorded, day):
    """Months gone by; a month is over on the same day of the next, or on its last."""
    then, now = date.fromordinal(recorded), date.fromordinal(day)
    months = (now.year - then.year) * 12 + now.month - then.month
    last = (date(now.year + now.month // 12, now.month % 12 + 1, 1) - timedelta(1)).day
    return months - (now.day < min(then.day, last))
