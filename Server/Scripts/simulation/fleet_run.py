"""A run with a fleet: faults for some seconds, and then at most 35 until everything that is due has been sent."""

import itertools
import json
import os
import random
import re
import threading
import time

from .clock import Clock
from .fleet import Fleet
from .fleet_faults import Faults
from .fleet_verdict import FleetVerdict
from .network import NUMBERS
from .people import Person
from .run import Run
from .server import Provider, seconds

# Another one for each fleet on this machine, also of other judges.
numbers = itertools.count(os.getpid() * 64)


class FleetRun(Run):
    """A run of some seconds with faults, after which the clock runs at the speed of real time until nothing is due.

    - kinds: The names of the faults to choose from, or None for all.
    - cuts: Whether one process has a network of its own, which can be cut.
    """

    # How long what is due may take after a fault, in real seconds: a lease of 30, and a little for noticing that it is over.
    RECOVERY = 35

    def __init__(self, seed, folder, size, length, providers, template, slack, kinds, cuts):
        self.size = size
        self.length = length
        self.providers = providers
        self.template = template
        self.slack = slack
        self.kinds = kinds
        self.cuts = cuts
        self.chance = random.Random(seed)
        self.strike = threading.Event()
        self.strikes_on_request = False
        self.recovery = 0
        self.faults = None
        begin = seconds("2026-11-22T00:00:00Z") + self.chance.randrange(86_400)
        super().__init__(seed, folder, begin, rate=self.chance.choice([1, 10, 60, 200]), spread=0,
                         faults=self.chance.choice([0.1, 0.3, 0.6]))

    def prepare(self, spread, faults):
        chance = self.chance
        self.clock = Clock(self.clock.path, self.begin, 0.001)
        # All processes follow the database's clock, so that of their machines doesn't matter.
        skews = [chance.choice([0, 0, -3_600, -180, 7, 300]) for _ in range(self.size)]
        self.server = Fleet(self.folder, skews, self.clock, spread, self.template,
                            next(numbers) % NUMBERS if self.cuts else None, durable=chance.random() < 0.2)
        namespace = self.server.namespace
        self.provider = Provider(self.seed, faults, self.on_request, [namespace.path] if namespace else [])

    def on_request(self):
        if self.strikes_on_request:
            self.strike.set()

    def perform(self):
        fleet, clock = self.server, self.clock
        fleet.start()
        end = self.begin + self.length * self.rate
        people = [
            Person(f"u-{number}", random.Random(f"{self.seed} {number}"), self.begin, end, self.provider.port, self.providers)
            for number in range(self.chance.randint(5, 40))]
        self.register(people)
        clock.set(self.begin, self.rate)
        until = time.time() + self.length
        changes = self.change(people, 5, until)
        self.faults = Faults(fleet, self.chance, self.kinds)
        while time.time() < until and not self.problem:
            # At random moments, or just after a request has arrived.
            self.strike.clear()
            self.strikes_on_request = self.chance.random() < 0.6
            self.strike.wait(self.chance.uniform(0.2, 2))
            self.strikes_on_request = False
            time.sleep(self.chance.choice([0, 0, 0.001, 0.003, 0.01, 0.03]))
            self.faults.cause()
        changes.join()
        self.settle()
        verdict = FleetVerdict(clock, self, list(self.provider.events), people, self.folder).run()
        for member in fleet.members:
            if member.is_running:
                fleet.stops.append((member.number, member.stop()))
        verdict.check_stops()
        verdict.check_unknowns()
        return verdict

    def settle(self, limit=RECOVERY):
        """Runs at the speed of real time until nothing is due, and notes how long that took since the last fault."""
        clock = self.clock
        begin = max([fault.end for fault in self.faults.past], default=time.time())
        # Sleeps of the processes are as long as they are without a simulation.
        self.settled_from = clock.now()
        clock.set(self.settled_from, 1)
        self.provider.behave()
        while True:
            if self.due() == 0:
                clock.set(clock.now(), 0.001)
                time.sleep(0.5)
                if self.due() == 0:
                    break
                clock.set(clock.now(), 1)
            if time.time() > begin + limit + self.slack:
                clock.set(clock.now(), 0.001)
                break
            time.sleep(0.5)
        self.recovery = time.time() - begin
        if self.problem:
            raise self.problem

    def due(self):
        """Returns how many deliveries and people are due."""
        now = int(self.clock.now())
        return int(self.server.query(
            "SELECT (SELECT count(*) FROM delivery WHERE state IN ('claimed', 'sending') OR state IN ('planned', 'retry')"
            f" AND try_at <= {now}) + (SELECT count(*) FROM person WHERE next_wake <= {now})")[0][0])

    def close(self):
        self.describe()
        super().close()

    def describe(self):
        """Writes what happened to each delivery and each person, for those who look into a failure."""
        try:
            for table in ("delivery", "person"):
                rows = self.server.query(f"SELECT row_to_json({table}) FROM {table} ORDER BY row_to_json({table})::text")
                self.write(table, [row for row, in rows])
        except RuntimeError as error:
            self.write("delivery", [str(error)])
        if self.faults:
            self.write("faults", [f"{fault.begin:.3f} {fault.end or 0:.3f} {fault.name}" for fault in self.faults.past])

    def write(self, name, lines):
        with open(os.path.join(self.folder, name), "w") as file:
            file.writelines(line + "\n" for line in lines)

    def explain(self, text):
        """Returns what is known about the delivery that the text of a failure names, after the run was closed."""
        found = re.search(r"\b(u-\d+)/([^/ ]+)/([^/ ]+)", text)
        if not found:
            return []
        lines = []
        with open(os.path.join(self.folder, "delivery")) as file:
            for line in file:
                row = json.loads(line) if line.startswith("{") else {}
                if (row.get("person"), row.get("notification"), row.get("device")) == found.groups():
                    lines.append("row: " + line.rstrip())
        with open(os.path.join(self.folder, "requests")) as file:
            lines += ["provider: " + line.rstrip() for line in file if f'"{found[0]}' in line]
        return lines
