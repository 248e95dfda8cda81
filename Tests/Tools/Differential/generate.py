"""Draws cases: the case with a number and a seed is always the same one."""

import random
from datetime import datetime

from model import DAY, Case, Clock, Rule, at, seconds

FREQUENCIES = (["YEARLY"] * 8 + ["MONTHLY"] * 7 + ["WEEKLY"] * 4 + ["DAILY"] * 4 + ["HOURLY"] * 3 + ["MINUTELY"] * 2
               + ["SECONDLY"] * 2)


def case(seed, index, transitions):
    """Draws one case.

    `transitions` has for each zone its list of (moment, offset before, offset after).
    """
    draw = random.Random(f"{seed}/{index}")
    freq = draw.choice(FREQUENCIES)
    zone = draw.choice([None, None, "zone", "zone", "UTC"])
    if zone == "zone":
        zone = draw.choice(sorted(transitions))
    start = start_of(draw, freq, transitions.get(zone, ()))
    rule = rule_of(draw, freq, start, seconds_of_day=start % DAY)
    form = draw.choice(["local"] * 8 + ["utc", "date", "date"])
    has_time = rule.is_elapsed or rule.by_hour or rule.by_minute or rule.by_second
    if form == "date" and has_time:
        form = "local"
    if form == "date":
        start -= start % DAY
    if form == "utc":
        start = Clock(zone).moment(start)
    return Case(index, rule, (form, start), zone)


def start_of(draw, freq, transitions):
    """A local time, often where something is odd: at a change of the clocks, the end of a month or year, a leap day."""
    kind = draw.random()
    near = [t for t in transitions if -2_208_988_800 < t[0] < 4_102_444_800 and t[1] != t[2]]
    if near and kind < 0.6:
        moment, before, after = draw.choice(near)
        local = moment + draw.randint(min(before, after) - 1, max(before, after) + 1)
        if freq in ("HOURLY", "MINUTELY", "SECONDLY"):
            return local - draw.choice([0, 60, 3600, 7200, 86_400, draw.randrange(200_000)])
        return local - DAY * draw.choice([0, 1, 2, 7, 28, 31, 365, draw.randrange(400)])
    year = draw.randint(1900, 2100) if kind < 0.8 else draw.randint(1990, 2040)
    month, day = draw.choice([
        (draw.randint(1, 12), draw.randint(1, 28)), (draw.randint(1, 12), draw.randint(1, 28)),
        (draw.choice([1, 3, 5, 7, 8, 10, 12]), 31), (draw.choice([4, 6, 9, 11]), 30), (2, draw.choice([28, 29])),
        (12, draw.randint(25, 31)), (1, draw.randint(1, 8))])
    try:
        midnight = seconds(datetime(year, month, day))
    except ValueError:
        midnight = seconds(datetime(year, 2, 28))
    hour = draw.choice([0, 1, 2, 2, 3, 9, 12, 18, 23, draw.randrange(24)])
    return midnight + hour * 3600 + draw.choice([0, 0, 0, 30, 59, draw.randrange(60)]) * 60 + draw.choice(
        [0, 0, 0, 0, 59, draw.randrange(60)])


def some(draw, low, high, most=3, signed=False):
    values = [draw.randint(low, high) for _ in range(draw.randint(1, most))]
    return [-v if signed and draw.random() < 0.35 else v for v in values]


def rule_of(draw, freq, start, seconds_of_day):
    rule = Rule(freq)
    chance = lambda p: draw.random() < p
    kind = draw.random()
    if kind > 0.5:
        rule.interval = draw.randint(2, 5) if kind < 0.85 else draw.choice([6, 7, 10, 12, 13, 24, 25, 53, 60, 90, 400])
    elapsed = rule.is_elapsed
    # In a finer rule so many limits at once leave nothing.
    if chance(0.3 if not elapsed else 0.15):
        rule.by_month = some(draw, 1, 12, 4)
    if freq == "YEARLY" and chance(0.25):
        rule.by_week = draw.choice([
            some(draw, 1, 53, 3, signed=True), [draw.choice([1, 52, 53, -1, -52, -53])], [1, 52, 53]])
    if freq in ("YEARLY", "HOURLY", "MINUTELY", "SECONDLY") and chance(0.15 if not elapsed else 0.06):
        rule.by_year_day = draw.choice([
            some(draw, 1, 366, 4, signed=True), [draw.choice([1, 60, 365, 366, -1, -365, -366])]])
    if freq != "WEEKLY" and chance(0.3 if not elapsed else 0.12):
        rule.by_month_day = draw.choice([
            some(draw, 1, 31, 4, signed=True), [draw.choice([28, 29, 30, 31, -1, -29, -30, -31])], [31, -31]])
    if chance(0.35 if not elapsed else 0.2):
        ordinals = 0
        if freq in ("YEARLY", "MONTHLY") and not rule.by_week:
            ordinals = draw.choice([0, 0, 1, 1, 0.5])
        most = 53 if freq == "YEARLY" and not rule.by_month and chance(0.5) else 5
        for _ in range(draw.choice([1, 1, 2, 3, 5])):
            ordinal = some(draw, 1, most, 1, signed=True)[0] if chance(ordinals) else None
            rule.by_day.append((ordinal, draw.randrange(7)))
    if chance(0.15):
        rule.by_hour = some(draw, 0, 23, 3) if chance(0.7) else [seconds_of_day // 3600]
    if chance(0.15):
        rule.by_minute = some(draw, 0, 59, 3) if chance(0.7) else [seconds_of_day // 60 % 60, draw.randrange(60)]
    if chance(0.08):
        rule.by_second = some(draw, 0, 59, 3)
    if chance(0.25) and any(getattr(rule, key) for _, key in Rule.LISTS):
        rule.by_set_pos = draw.choice([
            some(draw, 1, 5, 2, signed=True), [draw.choice([1, -1])], some(draw, 1, 366, 3, signed=True)])
        if elapsed and chance(0.9):
            # A period has few times of its own.
            rule.by_set_pos = [draw.choice([1, 2, -1, -2])]
    if freq in ("MINUTELY", "SECONDLY") and rule.by_minute + rule.by_second and chance(0.9):
        rule.interval = draw.choice([1, 1, 7, 11, 13, 49])
    if chance(0.4):
        rule.week_start = draw.randrange(7)
    if chance(0.3 if freq in ("MONTHLY", "YEARLY") else 0.03):
        rule.skip = draw.choice(["OMIT", "BACKWARD", "FORWARD"])
    if chance(0.15):
        rule.count = draw.choice([1, 2, 3, 10, draw.randint(1, 40)])
    elif chance(0.2):
        span = {"YEARLY": 20 * 365, "MONTHLY": 700, "WEEKLY": 200, "DAILY": 60, "HOURLY": 4, "MINUTELY": 0.2,
                "SECONDLY": 0.01}[freq] * DAY * draw.choice([0, 1, 1, rule.interval])
        end = start + int(draw.random() * span)
        end -= draw.choice([0, (end - seconds_of_day) % DAY])
        form = draw.choice(["date", "local", "utc"])
        rule.until = (form, end - end % DAY if form == "date" else end)
    return rule
