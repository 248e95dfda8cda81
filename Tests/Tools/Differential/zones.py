"""Zones: what a local time is around every transition, by CPython's zoneinfo or by cctz."""

from bisect import bisect_right

from engines import ask
from model import DAY, SECOND, Clock, at

LISTED_FROM = -5_364_662_400  # 1800-01-01T00:00:00Z


def local_times(moment, before, after):
    """Local times before, in and after a change of the clocks, and far enough from it to see no trace of it."""
    start, end = moment + min(before, after), moment + max(before, after)
    half = (end - start) // 2
    around = [
        start - DAY, start - 3600, start - half, start - 1, start, start + 1, (start + end) // 2, end - 1, end, end + 1,
        end + half, end + 3600, end + DAY]
    return sorted(set(around))


def answer(clock, rows, starts, local):
    """What zoneinfo says, in the words of the driver; the moment of a gap comes from zdump's list."""
    first, last = clock.moment(local, 0), clock.moment(local, 1)
    if first == last:
        return f"unique {text(first)}"
    if first < last:
        return f"repeated {text(first)} {text(last)}"
    # The gap is the change at which the clock jumps over the local time, between the two readings of it.
    transition = rows[bisect_right(starts, first) - 1][0]
    assert last < transition <= first
    return f"skipped {text(first)} {text(last)} {text(transition)}"


def text(moment):
    return at(moment).isoformat() + "Z"


def run(driver, tree, cctz, cctz_tree, zones):
    """Compares some zones, each with its transitions; returns figures, the zones that the other refuses, and failures."""
    lines, questions = [], []
    changes = 0
    for name, rows in zones:
        clock = Clock(name)
        starts = [row[0] for row in rows]
        times = set()
        for moment, before, after in rows:
            changes += 1
            times.update(local_times(moment, before, after))
        for local in sorted(times):
            lines.append(f"{name}\t{at(local).isoformat()}")
            questions.append(None if cctz else (clock, rows, starts, local))
    found = ask([driver, tree], ["civil\t" + line for line in lines])
    theirs = ask([cctz], lines, TZDIR=cctz_tree) if cctz else [answer(*question) for question in questions]
    failures = []
    kinds = {}
    other = "cctz" if cctz else "zoneinfo"
    refused = set()
    for line, own, their in zip(lines, found, theirs):
        if their == "!":
            refused.add(line.split("\t")[0])
            continue
        kind = own.split(" ")[0]
        kinds[kind] = kinds.get(kind, 0) + 1
        if own != their:
            failures.append(f"{line.replace(chr(9), ' ')}: Nudge {own}; {other} {their}")
    return {"zones": len(zones), "transitions": changes, "local times": sum(kinds.values()), **kinds}, refused, failures
