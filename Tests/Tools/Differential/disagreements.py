"""The known kinds of disagreement with other implementations; disagreements.md says why each is one.

A kind is recognised in two steps. The rule must be of its form; and then either the twin, made to do what the other implementation
does, gives exactly the other's answer (`as_theirs`), or python-dateutil, asked the same, must agree with Nudge. The twin has agreed with
Nudge in any case.
"""

from dataclasses import dataclass, replace
from itertools import combinations
from typing import Callable

from twin import CivilTwin, ElapsedTwin


@dataclass(frozen=True)
class Kind:
    engine: str
    # The name in disagreements.md and, for the twin, of what it is to do instead.
    name: str
    # Whether a rule is of the form in which the other implementation may differ.
    fits: Callable
    # Whether the twin can do as the other implementation does.
    as_theirs: bool = True
    # Whether dateutil must agree with Nudge where the twin cannot do as the other does; it knows no SKIP.
    confirmed: bool = True
    # What the other implementation makes of the rule before it looks at the calendar.
    rewritten: Callable = lambda rule: rule


def has_day(rule):
    return bool(rule.by_day or rule.by_month_day or rule.by_year_day)


KINDS = (
    Kind("dateutil", "month days of all months",
         lambda rule: rule.freq == "YEARLY" and rule.by_month_day and not rule.by_month and not rule.by_year_day
         and not rule.by_week),
    Kind("dateutil", "weeks alone are whole", lambda rule: rule.by_week and not has_day(rule)),
    Kind("dateutil", "weeks of the calendar year",
         lambda rule: rule.by_week and (rule.by_set_pos or rule.interval > 1)),
    Kind("dateutil", "weeks at the turn of the year", lambda rule: rule.by_week),
    Kind("dateutil", "first week begins at the start", lambda rule: rule.freq == "WEEKLY" and rule.by_set_pos),
    Kind("dateutil", "plain and ordinal weekdays both",
         lambda rule: len({ordinal is None for ordinal, _ in rule.by_day}) == 2),
    Kind("libical", "positions in months and years alone",
         lambda rule: rule.by_set_pos and rule.freq not in ("MONTHLY", "YEARLY"),
         rewritten=lambda rule: replace(rule, by_set_pos=[])),
    Kind("libical", "positions count days",
         lambda rule: rule.by_set_pos and rule.freq in ("MONTHLY", "YEARLY")
         and (rule.by_hour or rule.by_minute or rule.by_second)),
    Kind("libical", "positions beside month days",
         lambda rule: rule.by_set_pos and rule.by_month_day, as_theirs=False),
    Kind("libical", "month days of a daily rule from the start alone",
         lambda rule: rule.freq == "DAILY" and any(day < 0 for day in rule.by_month_day),
         rewritten=lambda rule: replace(rule, by_month_day=[day for day in rule.by_month_day if day > 0] or [99])),
    Kind("libical", "weeks of the year", lambda rule: rule.by_week, as_theirs=False),
    Kind("libical", "year days with month days", lambda rule: rule.by_year_day and (rule.by_month_day or rule.by_month),
         as_theirs=False),
    Kind("libical", "limits of hourly and finer rules",
         lambda rule: rule.is_elapsed and any(getattr(rule, key) for _, key in rule.LISTS), as_theirs=False),
    Kind("libical", "first of every few weeks",
         lambda rule: rule.freq == "WEEKLY" and rule.interval > 1 and rule.by_day, as_theirs=False),
    Kind("libical", "SKIP without month days",
         lambda rule: rule.skip != "OMIT" and rule.by_day and not rule.by_month_day and not rule.by_year_day,
         as_theirs=False),
    Kind("libical", "moved days stay in the months",
         lambda rule: rule.skip != "OMIT" and rule.by_month),
    Kind("libical", "SKIP beside other parts",
         lambda rule: rule.skip != "OMIT" and (
             rule.by_day or rule.by_year_day or rule.by_set_pos or rule.interval > 1 or any(day < 0 for day in rule.by_month_day)),
         as_theirs=False, confirmed=False),
)


def answer_of_twin(case, rule, deviations, count, last):
    """What the twin answers when it does as another implementation does."""
    if rule.is_elapsed:
        start = case.start_moment
        twin = ElapsedTwin(rule, case.start_local, start, case.clock)
    else:
        start = case.start_local
        twin = CivilTwin(rule, start, deviations)
    found = []
    count = min(count, rule.count or count)
    for slot, _ in twin.forward(start, 150_000):
        if slot is None or slot > last or len(found) == count:
            break
        found.append(slot)
    return found


def explain(engine, case, found, own, count, last, confirmed):
    """The names of the kinds that a disagreement is of; empty where it is of none that is known.

    `confirmed` is whether dateutil has agreed with Nudge, or differed only in ways that are known.
    """
    kinds = [kind for kind in KINDS if kind.engine == engine and kind.fits(case.rule)]
    once = list(dict.fromkeys(found))
    if engine == "libical" and case.rule.skip != "OMIT" and once != found and once == own[:len(once)]:
        # What it lists twice it has counted twice, and so ends earlier.
        return ["days that fall together come twice"]
    known = [kind for kind in kinds if kind.as_theirs]
    for size in range(1, len(known) + 1):
        for some in combinations(known, size):
            rule = case.rule
            for kind in some:
                rule = kind.rewritten(rule)
            if answer_of_twin(case, rule, frozenset(kind.name for kind in some), count, last) == found:
                return [kind.name for kind in some]
    return [kind.name for kind in kinds if not kind.as_theirs and (confirmed or not kind.confirmed)][:1]
