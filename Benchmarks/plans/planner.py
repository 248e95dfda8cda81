"""What one person gets in a span of time, as docs/plans.md says it."""

from datetime import date, datetime, timezone
from functools import lru_cache
from zoneinfo import ZoneInfo

from calendar_days import (
    EPOCH, WEEKDAYS, Calendar, QuietHours, anniversary, ordinal, seconds, weekday, whole_months, whole_years)
from history import History
from schedule import Schedule
from selection import Retrieval
from streaks import Days, Stretches, Weeks
from words import daypart, formattable_date, formattable_time, season

HOUR = 3600
# Of two at one moment the first stays.
MILESTONE, AT_RISK, WELCOME_BACK, REMINDER, RETRIEVAL, SUMMARY = range(6)
# With a reminder that is to be merged into it, a summary stands before reminders.
MERGED_SUMMARY = REMINDER - 0.5
MERGING = (MILESTONE, WELCOME_BACK, SUMMARY)
# Of milestones at one moment, the first is told, and names the others.
TOLD_TOGETHER = ("count-milestone", "streak-milestone")

# How a kind behaves on a screen: what it is shown together with, what a tap opens, and how much it matters; quiet ones make no sound.
MANNERS = {
    "first-achievement": ("milestones", "milestones", 1, False),
    "streak-milestone": ("milestones", "milestones", 0.9, False),
    "count-milestone": ("milestones", "milestones", 0.9, False),
    "streak-at-risk": ("reminders", "record", 0.8, False),
    "reminder": ("reminders", "record", 0.6, False),
    "welcome-back": ("reminders", "record", 0.5, True),
    "retrieval": ("retrieval", "achievement", 0.4, True),
    "monthly-summary": ("summaries", "summary", 0.3, True),
    "yearly-summary": ("summaries", "summary", 0.3, True),
}


# ZoneInfo itself keeps the last eight.
zone = lru_cache(None)(ZoneInfo)


class Candidate:
    """What may fire: `moment` as it was named, `fire` after quiet hours; `expires` is None for a reminder."""

    deferred = False
    held = False
    merged = ()

    def __init__(self, reason, kind, name, moment, rank, expires=None, known=None, **of):
        self.reason, self.kind, self.id, self.moment, self.fire = reason, kind, name, moment, moment
        self.rank, self.expires, self.known, self.of = rank, expires, known, of

    @property
    def is_milestone(self):
        return self.rank[0] == MILESTONE

    @property
    def order(self):
        return (self.deferred and not self.is_milestone, self.rank)

    @property
    def claim(self):
        """The order in which room is kept; milestones but for the first achievement are alike."""
        return (False, (MILESTONE, 0)) if self.kind in TOLD_TOGETHER else self.order


class PersonPlanner:
    """One person's plan."""

    def __init__(self, person, words, zone_data):
        self.person, self.words, self.zone_data = person, words, zone_data
        self.preferences = person.get("preferences", {})
        self.calendar = Calendar(zone(person["timeZone"]), seconds(self.preferences.get("dayStart", "00:00")))
        self.anchor = ordinal(person.get("anchor", "1970-01-05"))
        self.schedule = Schedule(self.preferences.get("reminders", {}), self.anchor, self.calendar)
        week_start = WEEKDAYS.index(self.preferences.get("weekStart", "monday"))
        periods = {"daily": Days(), "weekly": Weeks(week_start)}.get(self.schedule.name) or Stretches(self.schedule)
        self.history = History(person, self.calendar, week_start, periods)
        self.quiet = QuietHours(self.preferences.get("quietHours", []), self.calendar)
        self.overflow = self.preferences.get("overflow", "merge")
        self.limit = self.preferences.get("dailyLimit", 2)
        self.sent = set(person.get("sent", ()))

    def is_on(self, group, name="enabled", default=True):
        switches = self.preferences.get(group, {})
        return switches.get("enabled", default) and switches.get(name, default)

    def plan(self, start, end):
        """The lines of what fires from one moment until another, excluded."""
        calendar, history = self.calendar, self.history
        if not self.preferences.get("notificationsEnabled", True) or start >= end:
            return []
        first, last = calendar.day(start), calendar.day(end - 1)
        if history.summary_last_on is not None and history.summary_last_on > last + 1:
            raise ValueError(f"lastOn is after the span: {date.fromordinal(history.summary_last_on)}")
        decided = self.first_decided(first)
        days = {}
        for candidate in self.candidates(decided - self.quiet.days_held, last):
            if self.passes_pause_and_quiet_hours(candidate):
                days.setdefault(calendar.day(candidate.fire), []).append(candidate)
        kept, waiting = [], []
        for day in range(decided, last + 1):
            today = days.get(day, []) + [c for c in waiting if calendar.day(c.fire) == day]
            if today:
                chosen, waiting = self.decide(today)
                kept += chosen
        return [self.line(c) for c in kept if start <= c.fire < end and c.id not in self.sent]

    def first_decided(self, first):
        """The day from which on all is decided so that what waits for the first day is known.

        A milestone of the day before may wait, and with `defer` anything. But if something fires there that nobody foresaw, or a
        milestone waited for it, what waited for that day may have taken its room, and so on."""
        milestones = [c for c in self.found_milestones(first - 30, first) if self.passes_pause_and_quiet_hours(c)]
        days = {self.calendar.day(c.fire) for c in milestones}
        unforeseen = {self.calendar.day(c.fire) for c in milestones if c.reason == "earned"}
        if self.overflow == "defer":
            first -= 1
            while first in unforeseen or first - 1 in days:
                first -= 1
        while first - 1 in days:
            first -= 1
        return first

    def found_milestones(self, first, last):
        return self.milestones(first, last) if self.history.items is not None else self.summary_milestones(first, last)

    # Candidates.

    def days_time(self, day):
        """The day's time or, if quiet hours cover the rest of the day from it, the day's first moment outside them."""
        usual, end = self.schedule.days_time(day), self.calendar.end(day)
        held, first = self.quiet.end(usual), self.quiet.end(self.calendar.beginning(day))
        if held in (None, usual) or held < end or first is None or first >= end:
            return usual
        return first

    def candidates(self, first, last):
        """Those of the days from one to another whose kinds are on, in no order."""
        if self.is_on("reminders"):
            yield from self.reminders(first, last)
        if self.is_on("streakAtRisk", default=False):
            yield from self.streaks_at_risk(first, last)
        yield from self.found_milestones(first, last)
        if self.is_on("welcomeBack"):
            yield from self.welcomes_back(first, last)
        if self.history.items:
            if self.is_on("retrieval"):
                yield from self.retrievals(first, last)
            yield from self.summaries(first, last)

    def reminders(self, first, last):
        schedule = self.schedule
        slots = schedule.slots(first - 1, last + 2 + self.quiet.days_held)
        for slot, following in zip(slots, slots[1:] + [None]):
            if first <= self.calendar.day(slot.moment) <= last:
                yield self.reminder(slot, following.moment if following else None)

    def reminder(self, slot, following):
        name = f"reminder-{date.fromordinal(slot.day)}"
        if len(self.schedule.times) > 1:
            name += f"-{slot.time // HOUR:02}{slot.time // 60 % 60:02}" + (f"{slot.time % 60:02}" if slot.time % 60 else "")
        return Candidate(
            "slot", "reminder", name, slot.moment, (REMINDER,), slot=slot, next=following,
            since=self.history.periods.first_day(self.calendar.day_of(slot.day, slot.time)) - 1)

    def streaks_at_risk(self, first, last):
        for day in range(first, last + 1):
            if self.history.periods.last_day(day) == day:
                end = self.calendar.end(day)
                yield Candidate(
                    "four-hours-left", "streak-at-risk", f"streak-at-risk-{date.fromordinal(day)}", end - 4 * HOUR, (AT_RISK,), end,
                    day=day)

    def milestones(self, first, last):
        """Those that achievements reached; one that has a time is celebrated at once."""
        history, found = self.history, []
        if self.is_on("milestones", "firstAchievement") and history.items:
            item = history.items[0]
            found.append(("first-achievement", "first-achievement", (MILESTONE,), item, item.day, 1))
        if self.is_on("milestones", "count"):
            template = self.words.templates["count-milestone"]
            for number, item in enumerate(history.items, 1):
                if template.is_threshold(number):
                    found.append(("count-milestone", f"count-{number}", (MILESTONE, 0, -number), item, item.day, number))
        if self.is_on("milestones", "streak"):
            template = self.words.templates["streak-milestone"]
            for number, day, again, item in history.reached_streaks(template.is_threshold):
                found.append(self.streak_milestone(number, day, again) + (item, day, number))
        for kind, name, rank, item, day, number in found:
            if first - 1 <= day <= last:
                at_once = item.has_time
                moment = item.known if at_once else self.days_time(day + 1)
                yield Candidate(
                    "earned" if at_once else "earned-the-day-before", kind, name, moment, rank, self.calendar.end(day + 1),
                    item.known, number=number, day=day)

    def streak_milestone(self, number, day, again):
        # A week is named by its last day, since a summary moves on within it.
        name = f"streak-{number}-{date.fromordinal(self.history.periods.last_day(day))}" if again else f"streak-{number}"
        return "streak-milestone", name, (MILESTONE, 1, -number)

    def summary_milestones(self, first, last):
        """Those that a summary says were reached on its last day; celebrated on the next."""
        history = self.history
        day = history.summary_last_on
        if day is None or not first - 1 <= day <= last:
            return
        count, streak = history.progress.get("count", 0), history.progress.get("currentStreak", 0)
        found = []
        if count == 1 and self.is_on("milestones", "firstAchievement"):
            found.append(("first-achievement", "first-achievement", (MILESTONE,), 1))
        if self.words.templates["count-milestone"].is_threshold(count) and self.is_on("milestones", "count"):
            found.append(("count-milestone", f"count-{count}", (MILESTONE, 0, -count), count))
        is_reached = self.words.templates["streak-milestone"].is_threshold(streak) and not self.is_paused(day)
        if is_reached and self.is_on("milestones", "streak"):
            again = history.progress.get("longestStreak", streak) > streak
            found.append(self.streak_milestone(streak, day, again) + (streak,))
        for kind, name, rank, number in found:
            yield Candidate(
                "earned-the-day-before", kind, name, self.days_time(day + 1), rank, self.calendar.end(day + 1),
                number=number, day=day)

    def welcomes_back(self, first, last):
        history = self.history
        if history.items is not None:
            lasts = {item.day for item in history.items}
        else:
            lasts = {history.summary_last_on} - {None}
        for last_on in lasts:
            for gap, reason in ((7, "seven-days-away"), (30, "thirty-days-away")):
                day = last_on + gap
                if first <= day <= last and self.was_away(last_on, day):
                    yield Candidate(
                        reason, "welcome-back", f"welcome-back-{date.fromordinal(day)}", self.days_time(day),
                        (WELCOME_BACK,), self.calendar.end(day), day=last_on)

    def was_away(self, last_on, day):
        """Whether a reminder between the two went unanswered: it is for the period that streaks count."""
        reminded = self.schedule.date_before(day - self.schedule.shift) + self.schedule.shift
        return self.history.periods.first_day(reminded) > last_on

    def retrievals(self, first, last):
        preferences = self.preferences.get("retrieval", {})
        muted = set(preferences.get("mutedAchievements", ()))
        spans = [(ordinal(span["from"]), ordinal(span["to"])) for span in preferences.get("mutedDates", ())]
        retrieval = Retrieval(self.person["id"])
        is_noon_taken = any(10 * HOUR <= time <= 14 * HOUR for time in self.schedule.times)
        for day in range(first, last + 1):
            if not retrieval.falls_on(day - EPOCH):
                continue
            moment = self.calendar.moment(day, 18 * HOUR if is_noon_taken else 12 * HOUR)
            items = [
                item for item in self.history.known_items(moment)
                if item.id not in muted and not any(begin <= item.day <= end for begin, end in spans)]
            chosen = retrieval.choice(
                day - EPOCH, [(item.id, item.day - EPOCH) for item in items],
                lambda recorded, day, years: anniversary_since_epoch(recorded, day, years))
            if chosen is not None:
                reason = "on-this-day" if anniversary(items[chosen].day, day) == day else "retrieval-day"
                yield Candidate(
                    reason, "retrieval", f"retrieval-{date.fromordinal(day)}", moment, (RETRIEVAL,), self.calendar.end(day),
                    item=items[chosen])

    def summaries(self, first, last):
        for day in range(first, last + 1):
            shown = date.fromordinal(day)
            if shown.day != 1:
                continue
            moment, expires = self.schedule.days_time(day), self.calendar.beginning(day + 7)
            before = date.fromordinal(day - 1)
            if self.is_on("milestones", "monthlySummary"):
                name, begin = f"recap-{before:%Y-%m}", before.replace(day=1)
                if self.items_between(moment, begin, shown):
                    yield Candidate(
                        "month-is-over", "monthly-summary", name, moment, (SUMMARY, 1), expires, begin=begin, end=shown)
            if shown.month == 1 and self.is_on("milestones", "yearlySummary"):
                begin = before.replace(month=1, day=1)
                if self.items_between(moment, begin, shown):
                    yield Candidate(
                        "year-is-over", "yearly-summary", f"recap-{before.year:04}", moment, (SUMMARY, 0), expires, begin=begin,
                        end=shown)

    def items_between(self, moment, begin, end):
        begin, end = begin.toordinal(), end.toordinal()
        return [item for item in self.history.known_items(moment) if begin <= item.day < end]

    # The gate.

    def is_paused(self, day):
        return self.history.allowances.is_paused(day)

    def passes_pause_and_quiet_hours(self, candidate):
        """Whether there is no pause, and quiet hours leave something to say; sets when it fires."""
        if self.is_paused(self.calendar.day(candidate.moment)):
            return False
        fire = self.quiet.end(candidate.moment)
        if fire is None:
            return False
        if fire != candidate.moment:
            candidate.fire, candidate.held = fire, True
            until = candidate.of["next"] if candidate.kind == "reminder" else candidate.expires
            if until is not None and fire >= until or self.is_paused(self.calendar.day(fire)):
                return False
        return True

    def is_wanted(self, candidate, moment):
        """Whether, by what was known at a moment of its day, there is something to say and it is not recorded already."""
        if candidate.known is not None and candidate.known > moment:
            return False
        if candidate.kind not in ("reminder", "streak-at-risk", "welcome-back"):
            return True
        day = self.calendar.day(candidate.fire)
        if candidate.kind == "streak-at-risk":
            return self.history.streak(moment, day).is_at_risk
        last_on = self.history.last_on(moment, day)
        if candidate.kind == "reminder":
            return last_on is None or last_on <= candidate.of["since"]
        return last_on == candidate.of["day"]

    def decide(self, today):
        """What is kept of a day's candidates, in order of time, and what waits for the next day."""
        moments = {}
        for candidate in today:
            moments.setdefault(candidate.fire, []).append(candidate)
        moments = sorted(moments.items())
        kept, waiting = [], []
        for index, (moment, together) in enumerate(moments):
            together = [c for c in together if self.is_wanted(c, moment)]
            if not together:
                continue
            winner, order, merged = self.first_of(together)
            ahead = sum(
                any(c.claim < order and self.is_wanted(c, moment) for c in later) for _, later in moments[index + 1:])
            is_kept = len(kept) + ahead < self.limit
            if is_kept:
                winner.merged = merged
                kept.append(winner)
            waiting += [
                c for c in together
                if not (is_kept and (c is winner or c in merged)) and (self.overflow == "defer" or c.is_milestone) and self.defer(c)]
        return kept, waiting

    def first_of(self, together):
        """Which of those at one moment stays, its priority, and what is merged into it."""
        def order(candidate):
            if is_merging and candidate.rank[0] == SUMMARY:
                return (False, (MERGED_SUMMARY,) + candidate.rank[1:])
            return candidate.order

        reminder = next((c for c in together if c.kind == "reminder"), None)
        is_merging = self.overflow == "merge" and reminder is not None
        winner = min(together, key=order)
        merged = []
        if winner.kind in TOLD_TOGETHER:
            merged = sorted((c for c in together if c is not winner and c.kind in TOLD_TOGETHER), key=order)
        if is_merging and winner.rank[0] in MERGING:
            merged.append(reminder)
        return winner, winner.claim if winner.is_milestone else order(winner), merged

    def defer(self, candidate):
        """Whether what is too many may fire at the same time of the next day; sets when."""
        if candidate.deferred or candidate.kind == "retrieval":
            return False
        day, time = self.calendar.local(candidate.fire)
        moment = self.calendar.moment(day + 1, time)
        if candidate.is_milestone:
            tomorrow = self.calendar.day(candidate.fire) + 1
            if self.calendar.day(moment) != tomorrow:
                return False
            candidate.expires = max(candidate.expires, self.calendar.end(tomorrow))
        until = candidate.of["next"] if candidate.kind == "reminder" else candidate.expires
        if until is not None and moment >= until:
            return False
        if self.quiet.end(moment) != moment or self.is_paused(self.calendar.day(moment)):
            return False
        candidate.fire, candidate.deferred = moment, True
        return True

    # The reminder before.

    def last_shown(self, candidate):
        """The text of the reminder before, where quiet hours give one of the two other conditions and the texts could be the same."""
        if candidate.kind != "reminder" or not self.quiet.windows:
            return None
        before = self.delivered_before(candidate.of["slot"])
        if before is None or self.conditions(before) == self.conditions(candidate):
            return None
        first = self.variant_of(before)
        if self.variant_of(candidate) not in (first, self.variant_of(before, first)):
            return None
        return self.variant_of(before, self.last_shown(before))

    def delivered_before(self, slot):
        """The last reminder before a slot that fires, of those of 35 days; what else there is on its day does not count."""
        slots = [
            s for s in self.schedule.slots(slot.day - 37, slot.day + 2) if slot.moment - 35 * 24 * HOUR <= s.moment < slot.moment]
        following = slot.moment
        for earlier in reversed(slots):
            before = self.reminder(earlier, following)
            following = earlier.moment
            if self.passes_pause_and_quiet_hours(before) and self.is_wanted(before, before.fire):
                return before
        return None

    def conditions(self, candidate):
        context = dict(self.say_reminder(candidate, candidate.fire, self.calendar.day(candidate.fire))[2])
        return context["frequency"], context["daypart"]

    def variant_of(self, candidate, last=None):
        said = self.say_reminder(candidate, candidate.fire, self.calendar.day(candidate.fire))
        arguments, number, context, day = said
        if "name" in self.words.templates["reminder"].arguments and "name" in self.person:
            arguments["name"] = self.person["name"]
        return self.words.variant(
            self.person["id"], "reminder", self.preferences.get("style", "gentle"), self.person.get("locale", "en"), arguments,
            context, number, day, last)

    # What a line says.

    def line(self, candidate):
        moment, calendar = candidate.fire, self.calendar
        day = calendar.day(moment)
        arguments, number, context, words_day = getattr(self, "say_" + candidate.kind.replace("-", "_"))(candidate, moment, day)
        if "name" in self.words.templates[candidate.kind].arguments and "name" in self.person:
            arguments["name"] = self.person["name"]
        style = self.preferences.get("style", "gentle")
        tag = self.person.get("locale", "en")
        line = self.words.compose(
            self.person["id"], candidate.kind, style, tag, arguments, context, number, words_day, self.last_shown(candidate))
        actions = list(self.words.templates[candidate.kind].actions)
        category = candidate.kind
        if any(other.kind == "reminder" for other in candidate.merged):
            category += "-and-reminder"
            if "add" not in actions:
                actions.append("add")
        if candidate.kind == "retrieval":
            line["achievement"] = candidate.of["item"].id
        thread, opens, relevance, is_quiet = MANNERS[candidate.kind]
        if not is_quiet:
            line["sound"] = "default"
        expires = candidate.expires
        if candidate.kind == "reminder":
            expires = calendar.end(day)
            if candidate.of["next"] is not None:
                expires = min(expires, candidate.of["next"])
        line.update(
            person=self.person["id"], id=candidate.id, kind=candidate.kind,
            at=datetime.fromtimestamp(moment, calendar.zone).isoformat(), utc=utc(moment), expires=utc(expires),
            actions=actions, actionTitles=[self.words.action(action, tag) for action in actions], opens=opens, category=category,
            thread=thread, badge=1, relevance=relevance, interruptionLevel="passive" if is_quiet else "active",
            reasons=self.reasons(candidate), timeZoneData=self.zone_data)
        return line

    def reasons(self, candidate):
        reasons = [candidate.reason]
        if candidate.kind == "reminder":
            change = self.calendar.adjustment(candidate.of["slot"].day, candidate.of["slot"].time)
            if change:
                reasons.append("first-of-repeated-time" if change > 0 else "shifted-by-clock-change")
        if candidate.held:
            reasons.append("held-by-quiet-hours")
        if candidate.deferred:
            reasons.append("deferred")
        return reasons + [f"merged-with:{other.id}" for other in candidate.merged]

    @property
    def frequency(self):
        return (("frequency", self.schedule.name),)

    def say_reminder(self, candidate, moment, day):
        history, schedule, slot = self.history, self.schedule, candidate.of["slot"]
        last_on = history.last_on(moment, day)
        arguments = {
            "count": history.count(moment),
            "streak": history.streak(moment, day).current,
            "days": 0 if last_on is None else max(0, day - last_on),
            "weekCount": history.week_count(moment, day),
            "weekStart": formattable_date(history.week_start_of(day)),
        }
        shown, time = self.calendar.local(moment)
        number = schedule.number(slot)
        part = daypart(time)
        context = (
            ("first", number == 0),
            ("weekday", WEEKDAYS[weekday(slot.day)]),
            ("frequency", schedule.name if shown == slot.day else None),
            ("season", season(slot.day) if slot.time == schedule.times[0] and shown == slot.day else None),
            ("daypart", part if all(daypart(t) == part for t in schedule.times) else None),
        )
        return arguments, number, context, slot.day

    def say_streak_at_risk(self, candidate, moment, day):
        _, time = self.calendar.local(self.calendar.end(day) - 60)
        arguments = {
            "streak": self.history.streak(moment, day).current, "unit": self.history.periods.unit, "deadline": formattable_time(time)}
        return arguments, day - EPOCH, self.frequency, day

    def say_streak_milestone(self, candidate, moment, day):
        arguments = {"streak": candidate.of["number"], "unit": self.history.periods.unit}
        return arguments, candidate.of["day"] - EPOCH, self.frequency, day

    def say_count_milestone(self, candidate, moment, day):
        streaks = [c.of["number"] for c in candidate.merged if c.kind == "streak-milestone"]
        arguments = {"count": candidate.of["number"], "streak": max(streaks, default=0), "unit": self.history.periods.unit}
        if self.history.items is not None:
            arguments["first"] = formattable_date(min(item.day for item in self.history.known_items(moment)))
        return arguments, candidate.of["day"] - EPOCH, self.frequency, day

    def say_first_achievement(self, candidate, moment, day):
        return {}, 0, self.frequency, day

    def say_welcome_back(self, candidate, moment, day):
        last_on = candidate.of["day"]
        arguments = {"gapDays": day - last_on, "count": self.history.count(moment), "last": formattable_date(last_on)}
        return arguments, day - EPOCH, self.frequency, day

    def say_retrieval(self, candidate, moment, day):
        item = candidate.of["item"]
        years = whole_years(item.day, day)
        age = "years" if years > 1 else "year" if years == 1 else "month" if whole_months(item.day, day) else "week"
        arguments = {"date": formattable_date(item.day), "years": years, "age": age}
        if self.preferences.get("retrieval", {}).get("includePreview") and "title" in item.achievement:
            arguments["title"] = item.achievement["title"]
        return arguments, (day - EPOCH) // 7, self.frequency, day

    def say_monthly_summary(self, candidate, moment, day):
        begin, end = candidate.of["begin"], candidate.of["end"]
        before = date.fromordinal(begin.toordinal() - 1).replace(day=1)
        arguments = self.period(moment, begin, end)
        del arguments["months"]
        earlier = len(self.items_between(moment, before, begin))
        arguments["change"] = "up" if arguments["count"] > earlier else "down" if arguments["count"] < earlier else "same"
        arguments["month"] = formattable_date(begin.toordinal())
        return arguments, (begin.year - 1970) * 12 + begin.month - 1, self.frequency, day

    def say_yearly_summary(self, candidate, moment, day):
        begin = candidate.of["begin"]
        arguments = self.period(moment, begin, candidate.of["end"])
        arguments["year"] = formattable_date(begin.toordinal())
        return arguments, begin.year - 1970, self.frequency, day

    def period(self, moment, begin, end):
        items = self.items_between(moment, begin, end)
        days = sorted({item.day for item in items})
        best = run = 0
        for index, day in enumerate(days):
            run = run + 1 if index and day == days[index - 1] + 1 else 1
            best = max(best, run)
        return {
            "count": len(items), "activeDays": len(days), "bestStreak": best,
            "months": len({date.fromordinal(day).month for day in days})}


def anniversary_since_epoch(recorded, day, years):
    found = anniversary(recorded + EPOCH, day + EPOCH, years)
    return None if found is None else found - EPOCH


def utc(moment):
    return datetime.fromtimestamp(moment, timezone.utc).strftime("%Y-%m-%dT%H:%M:%SZ")
