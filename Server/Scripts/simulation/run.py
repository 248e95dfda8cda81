"""What every simulation has: a clock, a server, a provider, and people who change their minds."""

import concurrent.futures
import json
import os
import random
import threading
import time

from .clock import Clock
from .server import Nudged, Provider


class Run:
    """A server with a simulated clock, from its first start to its last stop."""

    def __init__(self, seed, folder, begin, rate, spread, faults):
        self.seed = seed
        self.folder = folder
        self.begin = begin
        self.rate = rate
        self.clock = Clock(os.path.join(folder, "clock"), begin, 0.001)
        self.problem = None
        self.provider = None
        self.prepare(spread, faults)

    def prepare(self, spread, faults):
        """Makes the server and the provider."""
        self.server = Nudged(self.folder, self.clock, spread)
        self.provider = Provider(self.seed, faults, self.on_request)

    def on_request(self):
        """Is called when the provider reports something."""

    def request(self, method, path, body=None):
        """Makes a request until there is an answer, because the server may be dead, and its port another server's by now."""
        end = time.time() + 60
        last = None
        while time.time() < end and not self.problem:
            try:
                answer = self.server.request(method, path, body)
                if answer[0] not in (401, 503):
                    return answer
                last = answer
            except OSError as error:
                last = error
            time.sleep(0.02)
        raise RuntimeError(f"the server is gone: {last!r}")

    def register(self, people):
        with concurrent.futures.ThreadPoolExecutor(8) as pool:
            list(pool.map(lambda person: person.register(self.request), people))

    def change(self, people, rate, until):
        """Lets people change things, `rate` times a second on average, until a real time. Returns the thread."""
        thread = threading.Thread(target=self.change_people, args=(people, rate, until))
        thread.start()
        return thread

    def change_people(self, people, rate, until):
        chance = random.Random(f"changes {self.seed}")
        number = 0
        try:
            while time.time() < until:
                time.sleep(chance.expovariate(rate))
                person = chance.choice(people)
                number += 1
                if person.alive:
                    person.change(self.request, number)
        except Exception as error:  # raised again by the main thread
            self.problem = error

    def settle(self, limit=30):
        """Stops the clock, lets the provider behave, and waits until nothing is due."""
        time.sleep(0.2)
        self.clock.set(self.clock.now(), 0.001)
        self.provider.behave()
        end = time.time() + limit
        while time.time() < end:
            time.sleep(0.3)
            now = int(self.clock.now())
            due = self.server.query(
                "SELECT (SELECT count(*) FROM delivery WHERE state IN ('claimed', 'sending') OR state IN ('planned', 'retry')"
                f" AND try_at <= {now}) + (SELECT count(*) FROM person WHERE next_wake <= {now})")[0][0]
            if due == 0:
                break
        if self.problem:
            raise self.problem

    def close(self):
        self.server.close()
        self.provider.stop()
        with open(os.path.join(self.folder, "requests"), "w") as file:
            for event in self.provider.events:
                file.write(json.dumps(event) + "\n")
