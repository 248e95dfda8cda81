"""What a case is made of: a rule, a start, a clock."""

import re
import zoneinfo
from dataclasses import dataclass, field, replace
from datetime import datetime, timedelta, timezone

DAY = 86_400
EPOCH = datetime(1970, 1, 1)
EPOCH_UTC = datetime(1970, 1, 1, tzinfo=timezone.utc)
SECOND = timedelta(seconds=1)
WEEKDAYS = ("MO", "TU", "WE", "TH", "FR", "SA", "SU")
ELAPSED = {"SECONDLY": 1, "MINUTELY": 60, "HOURLY": 3600}


def at(seconds):
    """The date and time so many seconds after 1970-01-01T00:00:00, on a clock without a zone."""
    return EPOCH + seconds * SECOND


def seconds(time):
    return (time - EPOCH) // SECOND


def basic(value):
    """The form of RFC 5545, such as 20261122T200000."""
    return at(value).strftime("%Y%m%dT%H%M%S").rjust(15, "0")


def iso(value):
    return at(value).isoformat() + "Z"


@dataclass
class Rule:
    """A rule's parts as they were drawn, in any order and perhaps twice."""

    freq: str
    interval: int = 1
    count: int | None = None
    # ("date" | "local" | "utc", seconds since the epoch)
    until: tuple | None = None
    by_second: list = field(default_factory=list)
    by_minute: list = field(default_factory=list)
    by_hour: list = field(default_factory=list)
    # (ordinal or None, weekday from Monday as 0)
    by_day: list = field(default_factory=list)
    by_month_day: list = field(default_factory=list)
    by_year_day: list = field(default_factory=list)
    by_week: list = field(default_factory=list)
    by_month: list = field(default_factory=list)
    by_set_pos: list = field(default_factory=list)
    week_start: int = 0
    skip: str = "OMIT"

    LISTS = (
        ("BYSECOND", "by_second"), ("BYMINUTE", "by_minute"), ("BYHOUR", "by_hour"), ("BYDAY", "by_day"),
        ("BYMONTHDAY", "by_month_day"), ("BYYEARDAY", "by_year_day"), ("BYWEEKNO", "by_week"),
        ("BYMONTH", "by_month"), ("BYSETPOS", "by_set_pos"))

    @property
    def is_elapsed(self):
        return self.freq in ELAPSED

    def text(self, until=True):
        """The rule as RFC 5545 writes it."""
        parts = [] if self.skip == "OMIT" else ["RSCALE=GREGORIAN"]
        parts.append("FREQ=" + self.freq)
        if self.interval != 1:
            parts.append(f"INTERVAL={self.interval}")
        if self.count is not None:
            parts.append(f"COUNT={self.count}")
        if self.until is not None and until:
            form, value = self.until
            text = basic(value)
            parts.append("UNTIL=" + {"date": text[:8], "local": text, "utc": text + "Z"}[form])
        for name, key in self.LISTS:
            values = getattr(self, key)
            if values:
                parts.append(name + "=" + ",".join(
                    (str(v[0] or "") + WEEKDAYS[v[1]]) if name == "BYDAY" else str(v) for v in values))
        if self.week_start:
            parts.append("WKST=" + WEEKDAYS[self.week_start])
        if self.skip != "OMIT":
            parts.append("SKIP=" + self.skip)
        return ";".join(parts)

    def ordered(self):
        """The same rule with its lists in order and without repeats."""
        return replace(self, **{
            key: sorted(set(getattr(self, key)), key=lambda v: (v[1], v[0] or 0) if key == "by_day" else v)
            for _, key in self.LISTS})

    @classmethod
    def read(cls, text):
        """Reads what `text` writes; for a case from the command line."""
        rule = cls("")
        keys = dict(cls.LISTS)
        for part in text.split(";"):
            name, value = part.split("=")
            if name == "FREQ":
                rule.freq = value
            elif name in ("INTERVAL", "COUNT"):
                setattr(rule, name.lower(), int(value))
            elif name == "UNTIL":
                form = "date" if len(value) == 8 else "utc" if value.endswith("Z") else "local"
                rule.until = (form, read_basic(value))
            elif name == "WKST":
                rule.week_start = WEEKDAYS.index(value)
            elif name == "SKIP":
                rule.skip = value
            elif name == "BYDAY":
                for day in value.split(","):
                    ordinal, code = re.fullmatch(r"([+-]?\d+)?([A-Z]{2})", day).groups()
                    rule.by_day.append((int(ordinal) if ordinal else None, WEEKDAYS.index(code)))
            elif name != "RSCALE":
                setattr(rule, keys[name], [int(v) for v in value.split(",")])
        return rule


def read_basic(text):
    digits = text.rstrip("Z").replace("T", "").ljust(14, "0")
    return seconds(datetime.strptime(digits, "%Y%m%d%H%M%S"))


class Clock:
    """A zone's clock by CPython's zoneinfo, or none at all: what a floating start is told on.

    A skipped local time is read with the offset from before the gap and a repeated one is its first passing (RFC 5545, section
    3.3.5), which is `fold=0` of PEP 495.
    """

    def __init__(self, name):
        self.info = None if name in (None, "UTC") else zoneinfo.ZoneInfo(name)

    def moment(self, local, fold=0):
        """The moment of a local time; both in seconds."""
        if self.info is None:
            return local
        return local - self.info.utcoffset(at(local).replace(tzinfo=self.info, fold=fold)) // SECOND

    def local(self, moment):
        if self.info is None:
            return moment
        return seconds((EPOCH_UTC + moment * SECOND).astimezone(self.info).replace(tzinfo=None, fold=0))

    def offset(self, moment):
        return self.local(moment) - moment

    def end_of_day(self, local):
        """The last moment before the clock first shows the day after a local time's, or a later one."""
        midnight = local // DAY * DAY + DAY
        high = self.moment(midnight)
        if self.local(high) == midnight:
            return high - 1
        # The clock skips midnight; the day ends where it does.
        low = high - 2 * DAY
        while high - low > 1:
            middle = (low + high) // 2
            if self.local(middle) >= midnight:
                high = middle
            else:
                low = middle
        return low


@dataclass
class Case:
    """A rule from a start in a zone."""

    number: int
    rule: Rule
    # ("date" | "local" | "utc", seconds since the epoch)
    start: tuple
    zone: str | None

    @property
    def start_text(self):
        form, value = self.start
        text = basic(value)
        return {"date": text[:8], "local": text, "utc": text + "Z"}[form]

    @property
    def clock(self):
        return Clock(self.zone)

    @property
    def start_local(self):
        """What the clock shows at the start."""
        form, value = self.start
        return self.clock.local(value) if form == "utc" else value

    @property
    def start_moment(self):
        form, value = self.start
        return value if form == "utc" else self.clock.moment(value)

    def __str__(self):
        return f"{self.rule.text()} from {self.start_text} in {self.zone or 'no zone'}"
