"""Several processes of nudged on one PostgreSQL database, and what goes wrong with them."""

import concurrent.futures
import os
import random
import shutil
import signal
import socket
import subprocess
import time

from .network import Namespace, Proxy, enter
from .postgres import Postgres
from .server import Nudged

# How the provider names a delivery, in SQL.
KEY = "person || '/' || notification || '/' || device || CASE WHEN showing > 0 THEN '/' || showing ELSE '' END"

UNAVAILABLE = 69  # the exit code if the database can't be reached


class Member(Nudged):
    """One process of a fleet.

    - skew: The environment variables that make the clock of its machine wrong.
    - namespace: The network namespace in which it runs, or None for the machine's.
    - proxy: The proxy through which it reaches PostgreSQL, or None.
    """

    patience = 60  # longer than any fault

    def __init__(self, folder, number, clock, spread, postgres, skew, namespace=None, proxy=None):
        self.number = number
        self.skew = skew
        self.namespace = namespace
        self.proxy = proxy
        self.is_cut = False  # whether it can't reach the database or is suspended
        self.requests = concurrent.futures.ThreadPoolExecutor(8, initializer=enter, initargs=(namespace.path,)) \
            if namespace else None
        self.identity = f"member-{number}"
        if namespace:
            self.database = postgres.url(namespace.address, name=self.identity)
        elif proxy:
            self.database = postgres.url("127.0.0.1", proxy.port, name=self.identity)
        else:
            self.database = postgres.url(name=self.identity)
        super().__init__(folder, clock, spread, f"-{number}")

    def make_key(self):
        return super().make_key() if self.number == 0 else None  # the fleet shares it

    def command(self, *words):
        prefix = ["nsenter", f"--net={self.namespace.path}"] if self.namespace else []
        return [*prefix, self.program, *words, "--data", self.data, "--database", self.database]

    def environment(self):
        return {**super().environment(), **self.skew}

    def start(self):
        # A supervisor starts a process again that ended because PostgreSQL didn't answer in time.
        for _ in range(3):
            try:
                return super().start()
            except RuntimeError:
                if self.process.returncode != UNAVAILABLE:
                    raise
        return super().start()

    @property
    def is_running(self):
        return bool(self.spans) and self.spans[-1][1] is None

    def kill(self):
        self.process.kill()
        self.process.wait()
        self.spans[-1][1] = time.time()

    def stop(self):
        self.spans[-1][1] = time.time()
        self.process.send_signal(signal.SIGTERM)
        try:
            return self.process.wait(timeout=45)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
            return None

    def suspend(self):
        self.process.send_signal(signal.SIGSTOP)

    def resume(self):
        self.process.send_signal(signal.SIGCONT)

    def request(self, method, path, body=None):
        if self.requests:
            return self.requests.submit(super().request, method, path, body).result()
        return super().request(method, path, body)

    def close(self):
        super().close()
        if self.requests:
            self.requests.shutdown()


class Fleet:
    """The processes, their database, and the networks between them.

    The first process runs in a network namespace that can be cut from PostgreSQL, the second reaches it through a proxy whose
    connections can hang, and the others through its Unix socket.

    - skews: How far the clock of each process's machine is ahead, in seconds.
    - template: A `postgres.Template`.
    - number: Another one for each fleet that exists at the same time, or None if no process can have a network of its own.
    """

    def __init__(self, folder, skews, clock, spread, template, number, durable):
        self.clock = clock
        self.spread = spread
        self.members = []
        self.stops = []  # the exit code of each graceful stop, and how many deliveries the process was still sending
        self.namespace = self.proxy = self.postgres = None
        try:
            self.build(folder, skews, template, number, durable)
        except Exception:
            self.close()
            raise

    def build(self, folder, skews, template, number, durable):
        if number is not None:
            self.namespace = Namespace(number)
        addresses = ["127.0.0.1"] + ([self.namespace.address] if self.namespace else [])
        self.postgres = Postgres(folder, template, free_port(), addresses, durable)
        self.proxy = Proxy("127.0.0.1", self.postgres.port)
        for index, skew in enumerate(skews):
            wrong = {"LD_PRELOAD": template.skewed_clock, "SKEW": str(skew)} if skew else {}
            self.members.append(Member(
                folder, index, self.clock, self.spread, self.postgres, wrong, self.namespace if index == 0 else None,
                self.proxy if index == 1 else None))
            self.members[index].key = self.members[0].key

    def start(self):
        start(self.members)

    def request(self, method, path, body=None):
        """Asks one of the processes that run. A load balancer wouldn't send requests to one that is cut off."""
        running = [member for member in self.members if member.is_running and not member.is_cut]
        if not running:
            raise OSError("no process runs")
        return random.choice(running).request(method, path, body)

    def was_down(self, begin, end):
        """Returns whether no process was serving at some time. FleetVerdict judges by the faults instead."""
        return False

    def query(self, sql):
        return self.postgres.query(sql)

    def sending(self):
        """Returns the identifiers of what is being sent, as far as the database knows."""
        return {row[0] for row in self.query(f"SELECT {KEY} FROM delivery WHERE state = 'sending'")}

    def close(self):
        for part in [*self.members, self.proxy, self.postgres, self.namespace]:
            if part:
                part.close()


def start(members):
    """Starts the processes, the first one alone, because it makes the keys that all share."""
    first, *others = members
    first.start()
    for member in others:
        os.makedirs(member.data, mode=0o700, exist_ok=True)
        for name in os.listdir(first.data):
            if name != "nudged.lock" and not os.path.exists(os.path.join(member.data, name)):
                shutil.copy(os.path.join(first.data, name), member.data)
        member.start()


def free_port():
    """Returns a port that nobody listens on, outside the range that the kernel gives to others."""
    while True:
        port = random.SystemRandom().randrange(10_000, 32_000)
        with socket.socket() as probe:
            try:
                probe.bind(("0.0.0.0", port))
                return port
            except OSError:
                continue
