"""Cases made by hand from docs/plans.md: what fires when, and for which reasons. `compare` runs them first."""

import unittest
from datetime import datetime
from pathlib import Path
from zoneinfo import reset_tzpath

from planner import PersonPlanner
from words import Words

ROOT = Path(__file__).resolve().parents[2]
reset_tzpath([str(ROOT / "Tests/Fixtures/zoneinfo-2026f")])
WORDS = Words(ROOT)


def plan(start, days=1, zone="UTC", preferences=None, **person):
    """Lines of what fires, as "id time reasons"; everything is off but what `preferences` say."""
    off = {
        "reminders": {"enabled": False}, "welcomeBack": {"enabled": False}, "retrieval": {"enabled": False},
        "milestones": {"enabled": False}}
    person = {"id": "u-1", "timeZone": zone, "preferences": off | (preferences or {})} | person
    begin = int(datetime.fromisoformat(start + "T00:00:00Z").timestamp())
    lines = PersonPlanner(person, WORDS, "2026f").plan(begin, begin + days * 86_400)
    return [f"{line['id']} {line['at'][11:16]} {' '.join(line['reasons'])}" for line in lines]


def daily(*times):
    return {"reminders": {"times": list(times)}}


def done(last_on, count=200, streak=1, **more):
    return {"count": count, "currentStreak": streak, "lastOn": last_on} | more


def days(*dates):
    return [{"id": f"a-{index}", "at": at} for index, at in enumerate(dates)]


class Plans(unittest.TestCase):
    def test_a_reminder_is_not_for_a_period_in_which_something_is_recorded(self):
        three = {"reminders": {"frequency": "three_days"}}
        self.assertEqual(plan("2026-11-22", anchor="2026-01-05", preferences=three, progress=done("2026-11-22")), [])
        self.assertEqual(
            plan("2026-11-22", anchor="2026-01-05", preferences=three, progress=done("2026-11-20")),
            ["reminder-2026-11-22 20:00 slot"])
        self.assertEqual(
            plan("2026-11-22", anchor="2026-01-05", preferences=three, progress=done("2026-11-19")),
            ["reminder-2026-11-22 20:00 slot"])

    def test_skipped_and_repeated_times(self):
        self.assertEqual(
            plan("2027-03-28", zone="Europe/Berlin", preferences=daily("02:30")),
            ["reminder-2027-03-28 03:30 slot shifted-by-clock-change"])
        self.assertEqual(
            plan("2026-11-01", zone="America/New_York", preferences=daily("01:30")),
            ["reminder-2026-11-01 01:30 slot first-of-repeated-time"])

    def test_quiet_hours_hold_until_the_next_slot(self):
        night = {"quietHours": {"from": "22:00", "to": "08:00"}}
        self.assertEqual(
            plan("2026-11-22", preferences=daily("23:00") | night), ["reminder-2026-11-21 08:00 slot held-by-quiet-hours"])
        self.assertEqual(plan("2026-11-22", preferences=daily("23:00", "08:00") | night), ["reminder-2026-11-22-0800 08:00 slot"])

    def test_a_milestone_whose_time_is_quiet_until_midnight_comes_in_the_morning(self):
        night = {"quietHours": {"from": "19:00", "to": "09:00"}, "milestones": {}}
        self.assertEqual(
            plan("2026-11-22", 2, preferences=night, achievements=days("2026-11-21")),
            ["first-achievement 09:00 earned-the-day-before"])

    def test_pauses(self):
        pause = {"pauses": [{"from": "2026-11-22", "to": "2026-11-22"}], "quietHours": {"from": "22:00", "to": "08:00"}}
        self.assertEqual(plan("2026-11-22", 3, preferences=daily("23:00") | pause), ["reminder-2026-11-23 08:00 slot held-by-quiet-hours"])

    def test_a_day_that_the_clocks_skip_is_not_missed(self):
        recorded = days("2011-12-28", "2011-12-29", "2011-12-31")
        for zone, expected in (("Pacific/Apia", ["streak-3 20:00 earned-the-day-before"]), ("Pacific/Auckland", [])):
            milestones = {"milestones": {"monthlySummary": False, "yearlySummary": False}}
            self.assertEqual(plan("2012-01-01", zone=zone, preferences=milestones, achievements=recorded), expected)

    def test_a_streak_at_risk(self):
        on = {"streakAtRisk": {"enabled": True}}
        self.assertEqual(
            plan("2026-11-22", preferences=on, progress=done("2026-11-21")), ["streak-at-risk-2026-11-22 20:00 four-hours-left"])
        self.assertEqual(plan("2026-11-22", preferences=on, progress=done("2026-11-20")), [])
        self.assertEqual(plan("2026-11-22", preferences=on, progress=done("2026-11-21", freezes=1)), [])
        weekly = on | {"reminders": {"enabled": False, "frequency": "weekly"}}
        self.assertEqual(
            plan("2026-11-16", 7, preferences=weekly, progress=done("2026-11-15")),
            ["streak-at-risk-2026-11-22 20:00 four-hours-left"])

    def test_milestones(self):
        on = {"milestones": {}}
        self.assertEqual(
            plan("2026-11-22", preferences=on, progress=done("2026-11-21", 50, 7, longestStreak=9)),
            ["count-50 20:00 earned-the-day-before merged-with:streak-7-2026-11-21"])
        self.assertEqual(
            plan("2026-11-22", preferences=on, progress=done("2026-11-21", 51, 7, longestStreak=9)),
            ["streak-7-2026-11-21 20:00 earned-the-day-before"])
        three = days("2026-11-20", "2026-11-21", "2026-11-22T09:15:00Z")
        self.assertEqual(plan("2026-11-22", preferences=on, achievements=three), ["streak-3 09:15 earned"])
        self.assertEqual(
            plan("2026-11-20", 2, preferences=on, achievements=three), ["first-achievement 20:00 earned-the-day-before"])

    def test_a_streak_counts_periods_of_the_cadence(self):
        on = {"streakAtRisk": {"enabled": True}}

        def reminders(**more):
            return on | {"reminders": {"enabled": False} | more}

        # Reminders on the 16th, 19th and 22nd: what counts is from one up to the next.
        three = reminders(frequency="three_days")
        self.assertEqual(
            plan("2026-11-16", 7, anchor="2026-11-16", preferences=three, progress=done("2026-11-18")),
            ["streak-at-risk-2026-11-21 20:00 four-hours-left"])
        workdays = reminders(frequency="weekdays")
        self.assertEqual(
            plan("2026-11-16", 7, preferences=workdays, progress=done("2026-11-18")), ["streak-at-risk-2026-11-19 20:00 four-hours-left"])
        self.assertEqual(
            plan("2026-11-16", 8, preferences=workdays, progress=done("2026-11-21")), ["streak-at-risk-2026-11-23 20:00 four-hours-left"])
        monthly = reminders(frequency="monthly", on=31)
        self.assertEqual(
            plan("2026-11-28", 40, preferences=monthly, progress=done("2026-11-29")), ["streak-at-risk-2026-12-30 20:00 four-hours-left"])
        # A reminder at 01:30 is for the day before, and so is what begins with it.
        early = reminders(frequency="three_days", times=["01:30"]) | {"dayStart": "03:00"}
        self.assertEqual(
            plan("2026-11-16", 7, anchor="2026-11-16", preferences=early, progress=done("2026-11-17")),
            ["streak-at-risk-2026-11-20 23:00 four-hours-left"])

    def test_times_in_a_row(self):
        on = {"milestones": {"firstAchievement": False}, "reminders": {"enabled": False, "frequency": "weekdays"}}
        days_at_noon = [f"2026-11-{day:02}T12:00:00Z" for day in (12, 14, 16)]
        self.assertEqual(plan("2026-11-10", 10, preferences=on, achievements=days(*days_at_noon)), ["streak-3 12:00 earned"])

    def test_no_milestone_is_lost_to_another(self):
        on = {"milestones": {"firstAchievement": False}, "dailyLimit": 1}
        ten = days(*["2026-11-01"] * 5, "2026-11-20", "2026-11-21", "2026-11-22T10:00:00Z", "2026-11-22T10:30:00Z", "2026-11-22T11:00:00Z")
        self.assertEqual(
            plan("2026-11-22", 2, preferences=on, achievements=ten), ["streak-3 10:00 earned", "count-10 11:00 earned deferred"])
        self.assertEqual(
            plan("2026-11-23", preferences=on | daily("20:00"), achievements=ten), ["count-10 11:00 earned deferred"])

    def test_welcome_back(self):
        on = {"welcomeBack": {"enabled": True}}
        self.assertEqual(
            plan("2026-11-22", preferences=on, progress=done("2026-11-15")), ["welcome-back-2026-11-22 20:00 seven-days-away"])
        sundays = on | {"reminders": {"enabled": False, "frequency": "weekly", "on": ["sunday"]}}
        self.assertEqual(plan("2026-11-21", preferences=sundays, progress=done("2026-11-14")), [])
        monthly = on | {"reminders": {"enabled": False, "frequency": "monthly", "on": 1}}
        self.assertEqual(plan("2026-11-22", preferences=monthly, progress=done("2026-11-15")), [])
        self.assertEqual(plan("2026-11-22", preferences=on, achievements=days("2026-11-15", "2026-11-22T19:00:00Z")), [])

    def test_summaries(self):
        on = {"milestones": {"streak": False, "count": False, "firstAchievement": False}}
        one = days("2026-12-05")
        self.assertEqual(plan("2027-01-01", preferences=on, achievements=one), ["recap-2026 20:00 year-is-over"])
        self.assertEqual(
            plan("2027-01-01", 2, preferences=on | {"overflow": "defer"}, achievements=one),
            ["recap-2026 20:00 year-is-over", "recap-2026-12 20:00 month-is-over deferred"])
        self.assertEqual(plan("2026-12-01", preferences=on, achievements=one), [])

    def test_a_reminder_is_merged(self):
        on = {"milestones": {}} | daily("20:00")
        self.assertEqual(
            plan("2026-11-22", preferences=on, progress=done("2026-11-21", 50)),
            ["count-50 20:00 earned-the-day-before merged-with:reminder-2026-11-22"])
        self.assertEqual(
            plan("2026-11-22", preferences=on | {"overflow": "drop"}, progress=done("2026-11-21", 50)),
            ["count-50 20:00 earned-the-day-before"])

    def test_what_is_of_higher_priority_keeps_its_room(self):
        on = daily("09:00") | {"streakAtRisk": {"enabled": True}, "dailyLimit": 1}
        self.assertEqual(
            plan("2026-11-22", preferences=on, progress=done("2026-11-21")), ["streak-at-risk-2026-11-22 20:00 four-hours-left"])
        # At nine nobody knows that something will be recorded at ten, and then nothing is at risk.
        self.assertEqual(
            plan("2026-11-22", preferences=on, achievements=days("2026-11-21T10:00:00Z", "2026-11-22T10:00:00Z")), [])

    def test_what_is_too_many_waits_a_day(self):
        on = {"welcomeBack": {"enabled": True}, "overflow": "defer"}
        every = {"reminders": {"frequency": "every:3", "times": ["09:00"]}}
        back = "welcome-back-2026-11-22 09:00 seven-days-away"
        self.assertEqual(
            plan("2026-11-22", 2, anchor="2026-11-13", preferences=on | every, progress=done("2026-11-15")),
            [back, "reminder-2026-11-22 09:00 slot deferred"])
        self.assertEqual(
            plan("2026-11-22", 2, preferences=on | daily("09:00"), progress=done("2026-11-15")),
            [back, "reminder-2026-11-23 09:00 slot"])

    def test_what_was_sent_has_taken_its_room(self):
        on = daily("09:00", "12:00") | {"dailyLimit": 1}
        self.assertEqual(plan("2026-11-22", preferences=on, sent=["reminder-2026-11-22-0900"]), [])

    def test_a_day_that_begins_late(self):
        on = daily("01:30", "20:00") | {"dayStart": "03:00"}
        self.assertEqual(
            plan("2026-11-22", preferences=on, achievements=days("2026-11-21T22:00:00Z")), ["reminder-2026-11-22-2000 20:00 slot"])

    def test_two_halves_are_the_whole(self):
        person = {
            "preferences": daily("07:30", "23:30") | {
                "quietHours": {"from": "22:00", "to": "07:00"}, "overflow": "defer", "dailyLimit": 1, "milestones": {}},
            "achievements": days(*(f"2026-11-{day}T12:00:00Z" for day in range(10, 25)))}
        whole = plan("2026-11-09", 20, **person)
        self.assertEqual(whole, sum((plan(f"2026-11-{day:02}", **person) for day in range(9, 29)), []))


if __name__ == "__main__":
    unittest.main()
