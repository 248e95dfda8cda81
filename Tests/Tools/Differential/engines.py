"""The other implementations, each asked for the local times of a rule on no particular clock."""

import os
import subprocess

from model import WEEKDAYS, at, basic, read_basic, seconds


def is_skip_idle(rule):
    """Whether SKIP has nothing to move: no day is named that a month or year may lack."""
    if rule.freq not in ("MONTHLY", "YEARLY") or rule.by_week:
        return True
    return bool(rule.by_day) and not rule.by_month_day and not rule.by_year_day


class Dateutil:
    """python-dateutil, whose rules know no SKIP."""

    name = "dateutil"
    _shared = None

    @classmethod
    def shared(cls):
        """The one of this process: it changes the module."""
        cls._shared = cls._shared or cls()
        return cls._shared

    def __init__(self):
        from dateutil import rrule

        self.rrule = rrule
        rebuild = rrule._iterinfo.rebuild

        def bounded(info, year, month):
            # A rule that never fires is otherwise followed to the year 9999.
            if year > self.last_year:
                raise Finished
            rebuild(info, year, month)

        rrule._iterinfo.rebuild = bounded
        dayset = rrule._iterinfo.ddayset

        def counted(info, *day):
            # Nor is every second looked at.
            self.steps += 1
            if self.steps > 20_000:
                raise Tired
            return dayset(info, *day)

        rrule._iterinfo.ddayset = counted

    def times(self, rule, start, count, last):
        """The first `count` local times until `last`, and whether they are all; None where it cannot be asked."""
        if rule.skip != "OMIT" and not is_skip_idle(rule):
            return None
        self.steps = 0
        self.last_year = at(last).year
        rrule = self.rrule
        days = [getattr(rrule, WEEKDAYS[weekday])(ordinal) if ordinal else getattr(rrule, WEEKDAYS[weekday])
                for ordinal, weekday in rule.by_day]
        times = []
        try:
            walk = rrule.rrule(
                getattr(rrule, rule.freq), dtstart=at(start), interval=rule.interval, wkst=rule.week_start, count=rule.count,
                bysetpos=rule.by_set_pos or None, bymonth=rule.by_month or None, bymonthday=rule.by_month_day or None,
                byyearday=rule.by_year_day or None, byweekno=rule.by_week or None, byweekday=days or None,
                byhour=rule.by_hour or None, byminute=rule.by_minute or None, bysecond=rule.by_second or None)
            for time in walk:
                if len(times) == count or seconds(time) > last:
                    break
                times.append(seconds(time))
        except Finished:
            pass
        except Tired:
            return times, False
        except ValueError as error:
            # What never fires for its interval is refused.
            if not str(error).startswith(("Invalid combination of interval", "Invalid rrule byxxx")):
                raise
        return times, True


class Finished(Exception):
    pass


class Tired(Exception):
    pass


class Libical:
    """libical, through libical.c."""

    name = "libical"

    def __init__(self, program):
        self.program = program

    def all_times(self, questions):
        """For each (rule, start, count, last) the local times, and whether they are all; None without an answer."""
        lines = [
            "\t".join([rule.ordered().text(until=False), basic(start), str(count), basic(last)])
            for rule, start, count, last in questions]
        answers = ask([self.program], lines)
        return [
            None if "?" in answer else ([read_basic(text) for text in answer.split() if text != "!"], True)
            for answer in answers]


class Failed(Exception):
    pass


def ask(command, lines, **environment):
    """Runs a program that answers line by line."""
    run = subprocess.run(
        command, input="".join(line + "\n" for line in lines), capture_output=True, text=True,
        env={**os.environ, **environment})
    answers = run.stdout.split("\n")[:-1]
    if run.returncode or len(answers) != len(lines):
        line = lines[len(answers)] if len(answers) < len(lines) else ""
        raise Failed(f"{command[0]} ended with {run.returncode} at: {line}\n{run.stderr[-2000:]}")
    return answers
