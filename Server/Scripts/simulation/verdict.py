"""Compares what arrived with what the plans say in hindsight."""

from .server import plans, rfc3339, seconds

CELEBRATIONS = {"first-achievement", "count-milestone", "streak-milestone"}
# What asks the person to record something.
ASKING = {"reminder", "streak-at-risk", "welcome-back"}
RETRYABLE = {408, 429, 500, 503}
# What a receiver of webhooks may mean for a while only.
REFUSALS = {400}
# States of what was sent, or may have been.
SENT = {"accepted", "unknown", "sending"}
# The longest time between two attempts, in simulated seconds.
LONGEST_WAIT = 3_600


class Verdict:
    """Faults of a run, and counts.

    - slack: The number of real seconds that a server may need to notice a change and to send what is due.
    """

    def __init__(self, clock, server, events, people, begin, folder, slack):
        self.clock = clock
        self.server = server
        self.request = server.request
        self.people = people
        self.slack = slack
        self.faults = []
        self.counts = {}
        self.final = clock.pieces[-1][0]  # when the clock was stopped
        self.rate = clock.pieces[-2][2]
        self.begin = begin
        self.requests = {}
        self.answers = {}
        self.resets = 0
        self.missing = {}  # of one person, without a delivery
        self.unread = set()  # what the provider has reset before it had read everything
        for event in events:
            if event["event"] == "got":
                self.requests.setdefault(event["id"], []).append(event)
            elif event["event"] == "done":
                self.answers[event["id"], event["try"]] = event["answer"]
            else:
                self.unread.add(event["id"])
            if event["event"] == "reset" or event.get("answer", 0) is None:
                self.resets += 1
        identifiers = {identifier for (identifier, _), answer in self.answers.items() if answer == 410}
        self.gone = {(identifier.split("/")[0], identifier.split("/")[2]) for identifier in identifiers}
        self.plan(folder)

    def fault(self, kind, text):
        self.faults.append(f"{kind}: {text}")

    def count(self, name):
        self.counts[name] = self.counts.get(name, 0) + 1

    def plan(self, folder):
        """Plans each version of everyone for all of the time."""
        begin = self.begin - 86_400
        end = max(self.clock.end(index) for index in range(len(self.clock.pieces))) + 1
        for number in range(max(len(person.versions) for person in self.people)):
            versions = [person.versions[number] for person in self.people if number < len(person.versions)]
            versions = [version for version in versions if version.document]
            found = plans([version.document for version in versions], begin, end, folder)
            for version in versions:
                version.plan = found[version.document["id"]]

    # What was sent

    def check_repeats(self):
        """Checks that nothing is sent again that may have been accepted, except for webhooks, under the same ID."""
        for identifier, requests in self.requests.items():
            for earlier, later in zip(requests, requests[1:]):
                answer = self.answers.get((identifier, earlier["try"]))
                if answer in RETRYABLE or later["webhook"] and answer in REFUSALS:
                    continue
                if later["webhook"] and (answer is None or self.was_lost(earlier, later)):
                    self.count("webhooks that were sent again under the same ID")
                else:
                    self.fault("twice", f"{identifier} after the answer {answer}, at {self.time(later['at'])}")
            for request in requests:
                if request["webhook"] and not identifier.startswith(request["of"]):
                    self.fault("id", f"{identifier} isn't the ID of {request['of']}")

    def was_lost(self, earlier, later):
        """Returns whether the server was killed between two requests, and may not have stored the answer to the first one.

        What it had written arrives even if it is dead."""
        return any(earlier["at"] - self.slack <= kill <= later["at"] for kill in self.server.kills)

    def check_reasons(self):
        """Checks that everything that was sent was in a plan of the person, shortly before at the latest."""
        people = {person.id: person for person in self.people}
        for identifier, requests in self.requests.items():
            person, notification, device, *showing = identifier.split("/")
            for request in requests:
                self.count("requests")
                versions = people[person].versions
                recent = [version for index, version in enumerate(versions)
                          if version.begin <= request["at"] and
                          (index + 1 == len(versions) or versions[index + 1].end >= self.decided_from(request["at"]))]
                if not any(notification in version.plan and device in version.devices for version in recent):
                    self.fault("unplanned", f"{identifier} at {self.time(request['at'])}")
                elif not showing and all(self.is_recorded(version, versions, notification, request["at"])
                                         for version in recent):
                    self.fault("recorded", f"{identifier} at {self.time(request['at'])}")

    def is_recorded(self, version, versions, notification, at):
        """Returns whether something that makes a reminder unnecessary was recorded after its moment."""
        planned = version.plan.get(notification)
        if planned is None or planned.kind != "reminder":
            return False
        earlier = {item["id"] for other in versions[:1] for item in other.document["achievements"]}
        decided = self.clock.earliest(self.decided_from(at), at)  # the server decided after this
        return any(planned.moment < seconds(item["at"]) < decided
                   for item in version.document["achievements"] if item["id"] not in earlier)

    def decided_from(self, at):
        """Returns the real time after which the server decided to make a request."""
        return at - self.slack

    # What should have been sent

    def check_accounts(self):
        now = self.clock.at(self.final)
        for person in self.people:
            if not person.alive:
                continue
            rows = self.rows(person)
            self.missing = {}
            for index, version in enumerate(person.versions):
                for identifier, planned in version.plan.items():
                    for device in version.devices:
                        self.check(person, index, identifier, planned, device, rows)
            self.check_missing(person, rows)
            for key, row in rows.items():
                self.count(row["state"])
                self.check_row(f"{person.id}/{key}", row, now)
                if row["state"] == "unknown":
                    self.check_unknown(person, key, row)

    def rows(self, person):
        since = rfc3339(self.begin - 30 * 86_400)
        status, answer = self.request("GET", person.path(f"deliveries?limit=1000&since={since}"))
        assert status == 200, (status, answer)
        return {f"{row['notification']}/{row['device']}" + (f"/{row['showing']}" if row.get("showing") else ""): row
                for row in answer["deliveries"]}

    def check_row(self, identifier, row, now):
        """Checks that a delivery's state agrees with what the provider saw, and that it isn't stuck."""
        requests = self.requests.get(identifier, [])
        answers = [self.answers.get((identifier, request["try"])) for request in requests]
        state = row["state"]
        if state == "accepted" and 200 not in answers:
            self.fault("false", f"{identifier} was accepted, but the answers were {answers}")
        elif state == "dead" and not REFUSALS & set(answers) or state == "dropped" and 410 not in answers:
            self.fault("false", f"{identifier} is {state}, but the answers were {answers}")
        elif state in ("claimed", "sending"):
            self.fault("stuck", f"{identifier} is {state}")
        elif (state in ("planned", "retry")
              and min(seconds(row.get("nextTry") or row["due"]), seconds(row["expires"])) < now):
            self.fault("stuck", f"{identifier} is {state} and was due at {row.get('nextTry') or row['due']}")

    def check_unknown(self, person, key, row):
        """Checks that nobody could have sent a webhook again before it expired."""
        device = key.split("/")[1]
        is_webhook = all(device in version.devices for version in person.versions) and person.devices[device] == "webhook"
        left = seconds(row["expires"]) - seconds(row["changedAt"])
        if is_webhook and left > LONGEST_WAIT + 4 * self.rate:
            self.fault("unknown", f"{person.id}/{key} could have been sent again: {row.get('reason')}")

    def check(self, person, index, identifier, planned, device, rows):
        """Checks one notification for one device, for each time at which its moment came."""
        version = person.versions[index]
        following = person.versions[index + 1:]
        until = following[0].begin if following else self.final
        if planned.kind in CELEBRATIONS and version.kind == "achievement" and self.is_of(version, planned):
            # Something that happened long ago isn't celebrated any more.
            crossings = [version.end] if planned.expires > self.clock.at(version.end) else []
        else:
            crossings = [crossing for crossing in self.clock.crossings(planned.moment) if version.end <= crossing < until]
        for crossing in crossings:
            handled = self.handled(crossing)
            others = [other for other in following if other.begin <= handled]
            if not self.clock.stays(planned.moment, crossing, handled):
                continue  # it comes again
            if planned.moment + self.server.spread > self.clock.at(self.final):
                continue  # it may not be due yet
            if self.clock.had_passed(planned.moment, crossing) and self.server.was_down(crossing - 0.1, crossing):
                continue  # the server couldn't notice that the clock was set back
            if any(other.plan.get(identifier) != planned or device not in other.devices
                   for other in others):
                continue
            # A change can make it expire earlier.
            planned = min([planned, *(other.plan[identifier] for other in others)], key=lambda one: one.expires)
            self.count("expected")
            self.judge(person, version, f"{identifier}/{device}", planned, crossing, following, rows)

    def is_of(self, version, planned):
        """Returns whether a celebration is of the achievement that was added in a version."""
        return seconds(version.document["achievements"][-1]["at"]) == planned.moment

    def handled(self, moment):
        """Returns the real time by which the server must have planned a moment, unless it was killed again too soon.

        It plans when a notification is due, which is up to the spread after its moment."""
        patience = self.slack + self.server.spread / self.rate
        for start, end in self.server.spans:
            begin = max(start, moment)
            if end is None or begin + patience <= end:
                return begin + patience
        return float("inf")

    def judge(self, person, version, key, planned, crossing, following, rows):
        name = f"{person.id}/{key} of {rfc3339(planned.moment)}"
        is_gone = (person.id, key.split("/")[1]) in self.gone
        row = rows.get(key)
        if row is None:
            if not is_gone:
                identifier = key.split("/")[0]
                day = identifier[:len("reminder-2026-11-22")]
                self.missing.setdefault((version, day), []).append((identifier, name))
        elif row["state"] == "cancelled":
            is_changed = following or self.was_set_after(crossing) or self.is_answered(version, planned, row)
            if not is_gone and not is_changed:
                self.fault("unaccounted", f"{name} was canceled without a change: {row.get('reason')}")
        elif row["state"] == "expired":
            self.check_expired(name, person.id + "/" + key, planned, crossing)

    def check_missing(self, person, rows):
        """Checks that only reminders that were moved have no delivery.

        One that was sent before its time was changed takes the place of one that the same day has now."""
        sent = {key.split("/")[0] for key, row in rows.items() if row["state"] in SENT}
        for (version, day), names in self.missing.items():
            former = [one for one in sent if one.startswith(day) and one not in version.plan]
            for identifier, name in names:
                if day.startswith("reminder-") and len({one for one, _ in names}) <= len(former):
                    self.count("moved after they were sent")
                else:
                    self.fault("unaccounted", f"{name} was never planned")

    def is_answered(self, version, planned, row):
        """Returns whether something that was recorded after a notification's moment made sending it again unnecessary.

        If the clock is set back to before its moment, the version in which that happened also has the moment."""
        return planned.kind in ASKING and any(
            planned.moment < seconds(item["at"]) <= seconds(row["changedAt"]) for item in version.document["achievements"])

    def was_set_after(self, crossing):
        return self.clock.was_set(crossing - self.slack, self.final)

    def check_expired(self, name, identifier, planned, crossing):
        """Something may expire only if the server was down, the clock was set, or the provider had refused it."""
        expired = crossing + (planned.expires - planned.moment) / self.rate
        is_short = expired - crossing < self.slack
        was_tried = identifier in self.requests
        if not (is_short or was_tried or self.server.was_down(crossing, expired) or self.was_set_after(crossing)):
            self.fault("unaccounted", f"{name} expired although nothing prevented it")

    # After the last stop

    def check_stops(self):
        for code, sending in self.server.stops:
            self.count("stops")
            if code != 0 or sending > 0:
                self.fault("stop", f"the exit code is {code}, and {sending} deliveries were being sent")

    def check_unknowns(self):
        rows = self.server.query(
            "SELECT reason LIKE 'the process ended%', count(*) FROM delivery WHERE state = 'unknown' GROUP BY 1")
        unknowns = {bool(ended): number for ended, number in rows}
        self.counts["kills"] = len(self.server.in_flight)
        self.counts["in flight at kills"] = sum(self.server.in_flight)
        self.counts["unknown after kills"] = unknowns.get(True, 0)
        self.counts["connections that were reset"] = self.resets
        self.counts["unknown after resets"] = unknowns.get(False, 0)
        if unknowns.get(True, 0) > sum(self.server.in_flight):
            self.fault("unknown", f"{unknowns[True]} after kills with {sum(self.server.in_flight)} in flight")
        if unknowns.get(False, 0) > self.resets:
            self.fault("unknown", f"{unknowns[False]} without answers after {self.resets} resets")

    def time(self, real):
        return rfc3339(self.clock.at(real))

    def run(self):
        self.check_repeats()
        self.check_reasons()
        self.check_accounts()
        return self
