"""The second half of Scripts/make-zone-fixtures, which runs it.

    make-zone-fixtures.py RELEASE TREE ZONES OUT

Writes OUT/transitions-RELEASE.txt from what zdump says of the TZif files in
TREE that the file ZONES names, and OUT/civil-RELEASE.txt from what Python's
zoneinfo (its C implementation) says of some of them. Checks each against the
other, and exits with 1 when they disagree. (They do not, once
America/Ojinaga is compiled as Scripts/make-zone-fixtures says.)
"""

import bisect
import calendar
import os
import re
import subprocess
import sys
import zoneinfo
from datetime import datetime, timedelta, timezone

# The years that transitions are listed for: from the start of the first to the
# start of the last.
FIRST_YEAR, LAST_YEAR = 1800, 2101

# The years that civil times are listed for, in the same way.
CIVIL_FIRST_YEAR, CIVIL_LAST_YEAR = 1900, 2046

CIVIL_ZONES = """
Africa/Cairo Africa/Casablanca Africa/Monrovia America/Caracas America/New_York
America/Nuuk America/Scoresbysund America/St_Johns America/Vancouver
Antarctica/Troll Asia/Gaza Asia/Kathmandu Asia/Pyongyang Asia/Shanghai
Asia/Tehran Australia/Lord_Howe Europe/Berlin Europe/Dublin Europe/London
Pacific/Apia Pacific/Chatham Pacific/Kwajalein
""".split()

UTC = timezone.utc
EPOCH = datetime(1970, 1, 1, tzinfo=UTC)
MONTHS = {name: i for i, name in enumerate(calendar.month_abbr) if name}

failures = []


def failure(text):
    failures.append(text)


# zdump


def zdump(option, paths):
    command = ["zdump", option, "-c", f"{FIRST_YEAR},{LAST_YEAR}", *paths]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


LINE = re.compile(
    r"(?P<path>\S+) +\w{3} (?P<month>\w{3}) +(?P<day>\d+) (?P<h>\d\d):(?P<m>\d\d):(?P<s>\d\d)"
    r" (?P<year>\d+) UT = .* (?P<abbr>\S+) isdst=(?P<isdst>[01]) gmtoff=(?P<offset>-?\d+)"
)


def read_transitions(tree, zones):
    """{zone: [(epoch, before, after)]}; before and after: (offset, isdst, abbr)"""
    prefix = tree + "/"
    result = {zone: [] for zone in zones}
    lines = zdump("-V", [prefix + zone for zone in zones]).splitlines()
    if len(lines) % 2:
        sys.exit("zdump -V: an odd number of lines")
    readings = []
    for line in lines:
        match = LINE.fullmatch(line)
        if not match:
            sys.exit("zdump -V: cannot read: " + line)
        g = match.groupdict()
        time = datetime(int(g["year"]), MONTHS[g["month"]], int(g["day"]),
                        int(g["h"]), int(g["m"]), int(g["s"]), tzinfo=UTC)
        epoch = (time - EPOCH) // timedelta(seconds=1)
        readings.append((g["path"].removeprefix(prefix), epoch,
                         (int(g["offset"]), int(g["isdst"]), g["abbr"])))
    for (zone, last, before), (same_zone, epoch, after) in zip(readings[::2], readings[1::2]):
        rows = result[zone]
        if zone != same_zone or last != epoch - 1 or before == after \
                or rows and (rows[-1][0] >= epoch or rows[-1][2] != before):
            sys.exit(f"zdump -V: not a pair: {zone} {epoch}")
        rows.append((epoch, before, after))
    return result


def read_first_types(tree, zones):
    """{zone: (offset, isdst, abbr)} of the time before the first transition."""
    prefix = tree + "/"
    result = {}
    zone = None
    for line in zdump("-i", [prefix + zone for zone in zones]).splitlines():
        if line.startswith("TZ="):
            zone = line[4:-1].removeprefix(prefix)
        elif line.startswith("-\t-\t"):
            # A field at the end that says nothing new is left out; so is an
            # abbreviation that is the same as the offset.
            _, _, text, *rest = line.split("\t")
            match = re.fullmatch(r"([+-])(\d\d)(\d\d)?(\d\d)?", text)
            sign, h, m, s = match.groups(default="0")
            offset = int(h) * 3600 + int(m) * 60 + int(s)
            abbr = rest[0].strip('"') if rest and rest[0] else text
            isdst = int(rest[1]) if len(rest) > 1 else 0
            result[zone] = (-offset if sign == "-" else offset, isdst, abbr)
    return result


# zoneinfo


def load(tree, zone):
    with open(os.path.join(tree, zone), "rb") as file:
        return zoneinfo.ZoneInfo.from_file(file, key=zone)


def reading(info, epoch):
    """What zoneinfo says of an instant, as (offset, isdst, abbr)."""
    local = (EPOCH + timedelta(seconds=epoch)).astimezone(info)
    return (local.utcoffset() // timedelta(seconds=1), int(bool(local.dst())), local.tzname())


def instant(info, local, fold):
    """The instant that a civil time names, and whether it is the civil time then."""
    utc = local.replace(tzinfo=info, fold=fold).astimezone(UTC)
    back = utc.astimezone(info).replace(tzinfo=None, fold=0)
    return (utc - EPOCH) // timedelta(seconds=1), back == local


def classify(info, local):
    first, first_holds = instant(info, local, 0)
    second, second_holds = instant(info, local, 1)
    if first == second and first_holds:
        return ("unique", first)
    if first < second and first_holds and second_holds:
        return ("overlap", first, second)
    if first > second and not first_holds and not second_holds:
        return ("gap", first, second)
    return ("unclear", first, second)


# The same questions, answered from the transitions alone.


def classify_by_table(first_type, rows, epochs, local):
    seconds = (local.replace(tzinfo=UTC) - EPOCH) // timedelta(seconds=1)

    def offset(epoch):
        i = bisect.bisect_right(epochs, epoch)
        return (rows[i - 1][2] if i else first_type)[0]

    i = bisect.bisect_left(epochs, seconds - 2 * 86400)
    j = bisect.bisect_right(epochs, seconds + 2 * 86400)
    offsets = {offset(seconds)} | {x[0] for row in rows[i:j] for x in row[1:]}
    found = sorted({seconds - o for o in offsets if offset(seconds - o) == o})
    if len(found) == 1:
        return ("unique", *found)
    if len(found) == 2:
        return ("overlap", *found)
    for epoch, before, after in rows[i:j]:
        if not found and epoch + before[0] <= seconds < epoch + after[0]:
            return ("gap", seconds - before[0], seconds - after[0])
    return ("unclear", *found)


def check(zone, info, epoch, expected):
    actual = reading(info, epoch)
    if actual != expected:
        failure(f"{zone} at {epoch}: zdump {expected}, zoneinfo {actual}")


def start_of(year):
    return (datetime(year, 1, 1, tzinfo=UTC) - EPOCH) // timedelta(seconds=1)


def write(path, comment, lines):
    with open(path, "w", encoding="ascii", newline="\n") as file:
        for line in comment.strip().splitlines():
            file.write(("# " + line).rstrip() + "\n")
        for line in lines:
            file.write(line + "\n")


def main():
    release, tree, zone_list, out = sys.argv[1:]
    tree = os.path.abspath(tree)
    with open(zone_list, encoding="ascii") as file:
        zones = file.read().split()
    if zoneinfo.ZoneInfo.__module__ != "zoneinfo" or "_zoneinfo" not in sys.modules \
            or zoneinfo.ZoneInfo is not sys.modules["_zoneinfo"].ZoneInfo:
        sys.exit("this Python lacks the C implementation of zoneinfo")

    table = read_transitions(tree, zones)
    firsts = read_first_types(tree, zones)
    if sorted(firsts) != sorted(zones):
        sys.exit("zdump -i: not every zone is there")
    infos = {zone: load(tree, zone) for zone in zones}

    # Transitions: zdump's, checked against zoneinfo just before and at each,
    # and midway to the next.
    lines = []
    count = 0
    for zone in zones:
        rows, info, first = table[zone], infos[zone], firsts[zone]
        if rows and rows[0][1] != first:
            failure(f"{zone}: zdump -i starts with {first}, zdump -V with {rows[0][1]}")
        check(zone, info, start_of(FIRST_YEAR), first)
        last = start_of(FIRST_YEAR)
        for epoch, before, after in rows:
            check(zone, info, (last + epoch) // 2, before)
            check(zone, info, epoch - 1, before)
            check(zone, info, epoch, after)
            last = epoch
        end = start_of(LAST_YEAR) - 1
        check(zone, info, end, rows[-1][2] if rows else first)
        lines.append(f"zone {zone}")
        lines.append("- %d %d %s" % first)
        for epoch, _, after in rows:
            lines.append("%d %d %d %s" % (epoch, *after))
        count += len(rows)
    write(os.path.join(out, f"transitions-{release}.txt"), f"""
Every transition of every zone of tz database release {release}, from the start
of {FIRST_YEAR} to the start of {LAST_YEAR} (UTC). Made by Scripts/make-zone-fixtures, from
the output of zdump (glibc); checked against Python's zoneinfo. Links are not
listed. {len(zones)} zones, {count} transitions.

zone NAME                   starts a zone; the lines up to the next are its own
- OFFSET ISDST ABBR         the time before the first transition
EPOCH OFFSET ISDST ABBR     a transition: from this instant on

EPOCH   seconds since 1970-01-01T00:00:00Z, without leap seconds
OFFSET  seconds to add to UTC to get local time, so east is positive
ISDST   1 for daylight saving time by the source's reckoning, else 0 (with a
        negative offset from standard time in some: Europe/Dublin's winter is 1)
ABBR    the abbreviation; may be a number such as +0330 or -00

A transition changes one or more of the three, not always the offset.
""", lines)
    zones_without = [zone for zone in zones if not table[zone]]
    print(f"transitions: {count}; zones without any: {len(zones_without)}")

    # Civil times: zoneinfo's, checked against the transitions.
    lines = []
    kinds = {}
    second = timedelta(seconds=1)
    for zone in CIVIL_ZONES:
        rows, info = table[zone], infos[zone]
        epochs = [row[0] for row in rows]
        lines.append(f"zone {zone}")
        for epoch, before, after in rows:
            if not start_of(CIVIL_FIRST_YEAR) <= epoch < start_of(CIVIL_LAST_YEAR):
                continue
            # Where the civil time is skipped or repeated: [start, end)
            low, high = sorted((before[0], after[0]))
            zero = EPOCH.replace(tzinfo=None) + epoch * second
            start, end = zero + low * second, zero + high * second
            middle = zero + (low + high) // 2 * second
            for local in sorted({start - second, start, middle, end - second, end}):
                kind, *values = answer = classify(info, local)
                other = classify_by_table(firsts[zone], rows, epochs, local)
                if answer != other or kind == "unclear":
                    failure(f"{zone} {local}: zoneinfo {answer}, from zdump {other}")
                kinds[kind] = kinds.get(kind, 0) + 1
                lines.append(" ".join([local.isoformat(), kind, *map(str, values)]))
    count = sum(kinds.values())
    write(os.path.join(out, f"civil-{release}.txt"), f"""
Civil times and the instants that they name, in some zones of tz database
release {release}: those around each transition from {CIVIL_FIRST_YEAR} up to and including
{CIVIL_LAST_YEAR - 1}. Made by Scripts/make-zone-fixtures with Python's zoneinfo; checked
against the transitions that zdump (glibc) lists. {len(CIVIL_ZONES)} zones, {count} civil times.

zone NAME                   starts a zone; the lines up to the next are its own
CIVIL unique EPOCH          the civil time occurs once
CIVIL gap BEFORE AFTER      it is skipped
CIVIL overlap FIRST SECOND  it occurs twice

CIVIL is an ISO 8601 local date and time. The rest are seconds since
1970-01-01T00:00:00Z, without leap seconds.

gap: BEFORE applies the UTC offset in force before the transition (02:30 becomes
03:30: the later instant, and what PEP 495 calls fold=0); AFTER applies that in
force after it (02:30 becomes 01:30: the earlier instant, fold=1).
overlap: FIRST is the earlier instant (the offset before the transition, fold=0),
SECOND the later one (the offset after it, fold=1).

So in both, the first number is by the offset before and the second by the
offset after. For each transition that moves the clock, the civil times are those
one second before the gap or overlap, at its start, in its middle, at its last
second, and at its end, which is no longer part of it. A transition that leaves
the offset as it is has one second before it, and itself.
""", lines)
    print("civil times: " + ", ".join(f"{n} {kind}" for kind, n in sorted(kinds.items())))

    if failures:
        print("\n".join(failures), file=sys.stderr)
        sys.exit(f"{len(failures)} disagreements")


main()
