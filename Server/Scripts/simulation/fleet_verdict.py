"""The verdict on a fleet."""

from .fleet import KEY
from .verdict import Verdict


class FleetVerdict(Verdict):
    """Faults of a run with a fleet, and counts.

    These are the rules of one process, with these differences:

    - What is due during a fault, or just before it, must be sent 35 seconds after its end. Without a fault, it must be sent as
      soon as by one process.
    - What had been decided before a fault that delays (a lock, a stall, a cut, a suspended process, a restart of the database)
      may be sent until it has ended.
    - A webhook may also be sent again if another fault kept the answer from being stored.
    - Only what was being sent at a kill, a cut, a stall, a reset, a terminated connection, a restart of the database or a lock
      that lasts longer than a lease can be unknown, or what the provider has reset or not answered.
    """

    def __init__(self, clock, run, events, people, folder):
        self.run_ = run
        self.past = sorted(run.faults.past, key=lambda fault: fault.begin)
        super().__init__(clock, run.server, events, people, run.begin, folder, run.slack)
        self.request = run.request  # asks again if a process has only just lost its connections

    def was_lost(self, earlier, later):
        """Returns whether a fault between two requests may have kept the answer to the first one from being stored."""
        return any(fault.begin <= later["at"] and fault.end >= earlier["at"] - self.slack for fault in self.past)

    # When something must have been done

    def handled(self, moment):
        """Returns the real time by which some process must have planned a moment."""
        recovery = self.run_.RECOVERY
        deadline = moment + self.slack
        for fault in self.past:
            if fault.begin <= deadline and fault.end + recovery > moment:
                deadline = max(deadline, fault.end + recovery)
        return deadline

    def decided_from(self, at):
        """Returns the real time from which a decision may be that led to a request."""
        earliest = at - self.slack
        for fault in sorted(self.past, key=lambda fault: -fault.end):
            if fault.delays and fault.begin <= at and fault.end >= earliest:
                earliest = min(earliest, fault.begin - self.slack)
        return earliest

    def was_set_after(self, crossing):
        return False  # only its speed changes

    def check_expired(self, name, identifier, planned, crossing):
        """Something may expire only if a fault happened before, or the provider had refused it."""
        expired = next(iter(self.clock.crossings(planned.expires)), float("inf"))
        is_short = expired - crossing < self.slack
        is_excused = identifier in self.requests or self.handled(crossing) > expired
        if not (is_short or is_excused):
            self.fault("unaccounted", f"{name} expired although nothing prevented it")

    def check_accounts(self):
        super().check_accounts()
        due = self.run_.due()
        if due:
            self.fault("slow", f"{due} due deliveries and people {self.run_.recovery:.1f} s after the last fault")

    # After the last stop

    def check_stops(self):
        """A process that was asked to end must end with 0, and must have stored all answers."""
        for number, code in self.server.stops:
            self.count("stops")
            if code != 0:
                self.fault("stop", f"the exit code of process {number} is {code}")
        left = self.server.sending()
        if left:
            self.fault("stop", f"{len(left)} deliveries were still being sent after all processes had stopped: {min(left)}")

    def check_unknowns(self):
        """Only what was in flight at a fault may be unknown, each by its name."""
        unanswered = {identifier for (identifier, _), answer in self.answers.items() if answer is None} | self.unread
        rows = self.server.query(
            f"SELECT {KEY}, coalesce(reason, ''), coalesce(process, '') FROM delivery WHERE state = 'unknown'")
        for identifier, reason, process in rows:
            if reason.startswith("the process ended"):
                self.count("unknown after faults")
                if identifier not in self.run_.faults.in_flight and not self.was_locked(identifier):
                    self.fault("unknown", f"{identifier} was in flight at no fault; its last process was {process}")
            else:
                self.count("unknown after resets")
                if identifier not in unanswered:
                    self.fault("unknown", f"{identifier} was neither reset nor left without an answer: {reason}")
        self.counts["kills"] = self.run_.faults.kills
        self.counts["in flight at faults"] = len(self.run_.faults.in_flight)
        self.counts["connections that were reset"] = self.resets
        for fault in self.past:
            self.count(f"faults: {fault.name}")

    def was_locked(self, identifier):
        """Returns whether locks kept the answer from being stored for longer than a lease, of 30 seconds."""
        return any(
            fault.name.startswith("lock") and fault.end - fault.begin > 30 and fault.begin - 30 < event["at"] < fault.end
            for fault in self.past for event in self.requests[identifier])
