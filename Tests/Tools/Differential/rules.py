"""Rules: Nudge held against the twin, and the twin against the other implementations."""

import random
from bisect import bisect_left, bisect_right

from disagreements import explain
from engines import Dateutil, Failed, Libical, ask
from generate import case as draw_case
from model import DAY, Clock, at, iso, read_basic, seconds
from twin import CivilTwin, ElapsedTwin

# 2550-01-01T00:00:00
LATEST = 18_302_976_000
CENTURY = 36_525 * DAY


class Expected:
    """What the twin says of a case."""

    def __init__(self, case, count):
        self.case = case
        self.clock = case.clock
        self.wanted = count
        rule = case.rule
        if rule.is_elapsed:
            self.twin = ElapsedTwin(rule, case.start_local, case.start_moment, self.clock)
            self.start = case.start_moment
        else:
            self.twin = CivilTwin(rule, case.start_local)
            self.start = case.start_local
        self.last_slot, self.last_moment = self.bounds()
        # All local times (or moments, of elapsed time) until `known`, which is None where there are none after those.
        self.slots, self.known = self.walk(self.start, count)
        self.moments = self.resolved(self.slots)
        if self.known is not None:
            self.moments = [m for m in self.moments if m < self.known_moment]

    def bounds(self):
        """The last local time and the last moment that UNTIL allows."""
        if self.case.rule.until is None:
            return None, None
        form, value = self.case.rule.until
        if form == "date":
            if self.case.rule.is_elapsed:
                return None, self.clock.end_of_day(value)
            return value + DAY - 1, None
        return None, value if form == "utc" else self.clock.moment(value)

    @property
    def known_moment(self):
        # A local time in a gap fires later than it is named, by less than two days.
        return self.known - (0 if self.case.rule.is_elapsed else 2 * DAY)

    def walk(self, lower, count, budget=None):
        rule = self.case.rule
        slots = []
        budget = budget or (4_000 if rule.is_elapsed else 10_000)
        for slot, known in self.twin.forward(lower, budget):
            if slot is None:
                return slots, known
            if self.last_slot is not None and slot > self.last_slot:
                return slots, None
            # Local times may fire in another order than they are named.
            if self.last_moment is not None and slot > self.last_moment + (0 if rule.is_elapsed else 2 * DAY):
                return slots, None
            if self.case.start[0] == "utc" and self.moment(slot) < self.case.start_moment:
                # The start is in the second passing of an hour, and this fired in the first.
                continue
            slots.append(slot)
            if rule.count is not None and len(slots) == rule.count and lower == self.start:
                return slots, None
            if len(slots) >= count:
                return slots, slot
        raise AssertionError

    def moment(self, slot):
        """When a slot fires; a start in UTC at its own moment, though it be the second passing of its local time."""
        if self.case.rule.is_elapsed:
            return slot
        is_start = self.case.start[0] == "utc" and slot == self.case.start_local
        return self.case.start_moment if is_start else self.clock.moment(slot)

    def resolved(self, slots):
        moments = set(map(self.moment, slots))
        return sorted(m for m in moments if self.last_moment is None or m <= self.last_moment)

    def span_for_others(self):
        """How many local times another engine is to name, and until when; it is told of COUNT, and not of UNTIL."""
        count, last = self.unbounded_span_for_others()
        # libical ends in the year 2582.
        return count, min(last, LATEST)

    def unbounded_span_for_others(self):
        count = len(self.slots)
        if self.case.rule.until is not None:
            return count, self.slots[-1] if self.slots else self.start - 1
        if self.known is None:
            # There are no more: neither does it find any in the next years.
            return count + 1, (self.slots[-1] if self.slots else self.start) + 400 * DAY
        return count, self.slots[-1] if count >= self.wanted else self.known - 1

    def near(self, moment):
        """Moments after one far from the start, and until when they are all; None where that is not known without COUNT."""
        if self.case.rule.count is not None:
            return None
        slots, known = self.walk(moment - (0 if self.case.rule.is_elapsed else 2 * DAY), 8, 3_000)
        moments = [m for m in self.resolved(slots) if m > moment]
        return moments, None if known is None else known - (0 if self.case.rule.is_elapsed else 2 * DAY)


class Questions:
    """What the driver is asked about a case, with the test that each answer has to pass."""

    def __init__(self, case, expected, draw):
        self.case = case
        self.lines = []
        self.checks = []
        head = [case.start_text, case.zone or "-", case.rule.text()]
        moments, known = expected.moments, None if expected.known is None else expected.known_moment

        def add(line, check):
            self.lines.append("\t".join(line))
            self.checks.append(check)

        def listing(after, limit, answer, known):
            """The next `limit` moments; beyond `known` the answer is not."""
            def check(found):
                wanted = answer[:limit]
                if known is not None:
                    if len(wanted) < limit and len(found) > len(wanted) and found[len(wanted)] < known:
                        return wanted
                    found = found[:len(wanted)]
                return None if found == wanted else wanted
            add(["rule", *head, "-" if after is None else iso(after), str(limit)], check)

        def before(moment, answer):
            add(["before", *head, iso(moment)], lambda found: None if found == answer else answer)

        listing(None, max(len(moments), 1) + (1 if known is None else 0), moments, known)
        for _ in range(2):
            if moments:
                index = draw.randrange(len(moments))
                moment = moments[index] + draw.choice([-1, 0, 1, draw.randint(-DAY, DAY)])
                if known is None or moment < known:
                    listing(moment, 2, moments[bisect_right(moments, moment):], known)
                    place = bisect_left(moments, moment)
                    before(moment, moments[place - 1:place] if place else [])
        before(expected.case.start_moment - draw.choice([0, 0, 3 * DAY]) if not moments else moments[0], [])
        far = case.start_moment + draw.choice([CENTURY, draw.randrange(CENTURY), draw.randrange(2 * CENTURY)])
        if known is None:
            listing(far, 1, [m for m in moments if m > far], None)
            before(far, [m for m in moments if m < far][-1:])
        else:
            near = expected.near(far)
            if near is not None:
                listing(far, 5, *near)
                # The last of some in a row is the one before the next.
                if len(near[0]) > 2:
                    before(near[0][2], near[0][1:2])
                    before(near[0][2] - 1, near[0][1:2] if near[0][1] < near[0][2] - 1 else near[0][:1])


def read_moments(answer):
    """The moments of an answer of the driver, and whether each local time is the clock's."""
    pairs = [text.split("/") for text in answer.split()]
    return [seconds_of(utc) for _, utc in pairs], [seconds_of(local) for local, _ in pairs]


def seconds_of(text):
    return read_basic(text.replace("-", "").replace(":", ""))


def run(driver, tree, libical, seed, numbers, transitions, occurrences=(20, 40)):
    """Compares some cases; returns figures and failures."""
    figures = {"rules": 0, "occurrences": 0, "questions": 0}
    kinds = {}
    failures = []

    def count_kind(engine, kind, number=1):
        kinds[engine, kind] = kinds.get((engine, kind), 0) + number

    dateutil = Dateutil.shared()
    cases = []
    for number in numbers:
        case = number if not isinstance(number, int) else draw_case(seed, number, transitions)
        draw = random.Random(f"{seed}/{case.number}/questions")
        expected = Expected(case, draw.randint(*occurrences))
        cases.append((case, expected, Questions(case, expected, draw)))

    # Nudge.
    try:
        answers = ask([driver, tree], [line for _, _, questions in cases for line in questions.lines])
    except Failed as error:
        return figures, kinds, [str(error)]
    answers = iter(answers)
    for case, expected, questions in cases:
        figures["rules"] += 1
        for line, check in zip(questions.lines, questions.checks):
            answer = next(answers)
            figures["questions"] += 1
            if answer.startswith("!"):
                failures.append(report(seed, case, line, {"Nudge": answer}))
                break
            found, locals_ = read_moments(answer)
            figures["occurrences"] += len(found)
            wanted = check(found)
            if wanted is not None:
                failures.append(report(seed, case, line, {"Nudge": found, "twin": wanted}))
            elif case.start[0] != "date" and locals_ != [expected.clock.local(m) for m in found]:
                failures.append(report(seed, case, line, {"Nudge's local times": locals_}))

    # The others, on no clock and without UNTIL and COUNT: what the twin's local times are before they fall anywhere.
    asked = []
    for case, expected, _ in cases:
        if case.rule.is_elapsed and case.clock.info is not None:
            continue
        if case.start[0] == "utc" and case.clock.moment(case.start_local) < case.start_moment:
            # A start in the second passing of an hour, which local times alone cannot say.
            continue
        asked.append((case, expected, *expected.span_for_others()))
    engines = []
    engines.append((dateutil.name, [
        dateutil.times(case.rule, case.start_local, count, last) for case, _, count, last in asked]))
    if libical:
        engines.append((Libical.name, Libical(libical).all_times([
            (case.rule, case.start_local, count, last) for case, _, count, last in asked])))
    for index, (case, expected, count, last) in enumerate(asked):
        own = [slot for slot in expected.slots if slot <= last]
        others = {name: answers[index] for name, answers in engines}
        confirmed = False
        for name, found in others.items():
            if found is None:
                count_kind(name, "not asked, or no answer in time")
                continue
            found, is_complete = found
            count_kind(name, "rules")
            count_kind(name, "occurrences", len(found))
            if found == own or not is_complete and found == own[:len(found)]:
                confirmed = confirmed or name == Dateutil.name
                continue
            known = explain(name, case, found, own, count, last, confirmed)
            confirmed = confirmed or name == Dateutil.name and bool(known)
            for kind in known:
                count_kind(name, kind)
            if not known:
                failures.append(report(seed, case, "", {
                    "twin and Nudge": own, **{other: answer and answer[0] for other, answer in others.items()}}, name))
    return figures, kinds, failures


def report(seed, case, line, answers, culprit=""):
    text = [f"seed {seed}, case {case.number}: {culprit} disagrees, and no kind of disagreement is known for it" if culprit
            else f"seed {seed}, case {case.number}: Nudge is not what the twin is"]
    text.append(f"  {case}")
    if line:
        text.append("  asked: " + line.replace("\t", " "))
    for name, answer in answers.items():
        if isinstance(answer, list):
            answer = " ".join(at(m).isoformat() for m in answer) or "nothing"
        text.append(f"  {name}: {answer}")
    return "\n".join(text)
