"""The processes of a simulation: nudged, and the provider that it sends to."""

import datetime
import http.client
import json
import os
import shutil
import signal
import socket
import sqlite3
import subprocess
import sys
import tempfile
import threading
import time
import urllib.parse

ROOT = os.path.abspath(os.path.join(os.path.dirname(__file__), "../../.."))


def program(name, variable, folders):
    """Returns the path of a program that was built."""
    named = os.environ.get(variable)
    paths = [named] if named else [os.path.join(ROOT, folder, ".build", kind, name) for folder in folders
                                   for kind in ("release", "debug")]
    found = [path for path in paths if os.access(path, os.X_OK)]
    if not found:
        sys.exit(f"{name} isn't built; looked for {', '.join(paths)}. ${variable} can name it.")
    return max(found, key=os.path.getmtime)


class Nudged:
    """`nudged serve`, which can be killed and started again.

    - clock: The simulated time, or None for the machine's.
    """

    patience = 20  # how long an answer may take, in seconds

    def __init__(self, folder, clock, spread, name=""):
        self.folder = folder
        self.name = name
        self.clock = clock
        self.spread = spread
        self.program = program("nudged", "NUDGED", ["Server"])
        self.process = None
        self.url = None
        self.spans = []  # [real time at which it was ready, real time at which it ended or None]
        self.stops = []  # the exit code and how many deliveries were being sent, for each stop
        self.in_flight = []  # how many deliveries were being sent at each kill
        self.kills = []  # the real times of kills
        self.options = []  # more options of `nudged serve`
        self.log = open(os.path.join(folder, "log" + name), "w")
        self.data = os.path.join(folder, "data" + name)
        self.key = self.make_key()

    def make_key(self):
        return subprocess.run([*self.command("keys", "add"), "simulation"], check=True, capture_output=True, text=True,
                              env=self.environment()).stdout.strip()

    def command(self, *words):
        return [self.program, *words, "--data", self.data]

    def environment(self):
        clock = {"NUDGED_TEST_CLOCK": self.clock.path} if self.clock else {}
        return {**os.environ, **clock, "TZ": "UTC"}

    def server(self):
        """Returns the command that serves, and its environment."""
        options = ["--port", "0", "--spread", str(self.spread), "--allow-loopback", *self.options]
        return [*self.command("serve"), *options], self.environment()

    def start(self):
        command, environment = self.server()
        self.process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=self.log, text=True, env=environment)
        line = self.process.stdout.readline()
        if not line:
            raise RuntimeError(f"nudged ended with {self.process.wait()}; see {self.log.name}")
        self.url = json.loads(line)["url"]
        self.spans.append([time.time(), None])

    def kill(self):
        self.process.kill()
        self.process.wait()
        self.spans[-1][1] = time.time()
        self.kills.append(self.spans[-1][1])
        self.in_flight.append(self.count_sending())

    def stop(self):
        """Asks the process to end, and waits until it has. From then on, it only finishes what it is sending."""
        self.spans[-1][1] = time.time()
        self.process.send_signal(signal.SIGTERM)
        try:
            code = self.process.wait(timeout=30)
        except subprocess.TimeoutExpired:
            self.process.kill()
            code = None
        self.stops.append((code, self.count_sending()))

    def close(self):
        if self.process and self.process.poll() is None:
            self.process.kill()
            self.process.wait()
        self.log.close()

    def count_sending(self):
        return self.query("SELECT count(*) FROM delivery WHERE state = 'sending'")[0][0]

    def query(self, sql):
        """Reads a copy of the database, so that nothing about the original changes."""
        with tempfile.TemporaryDirectory(dir=self.folder) as copy:
            for name in os.listdir(self.data):
                if name.startswith("nudged.sqlite") and not name.endswith("-shm"):
                    shutil.copy(os.path.join(self.data, name), copy)
            database = sqlite3.connect(os.path.join(copy, "nudged.sqlite"))
            rows = database.execute(sql).fetchall()
            database.close()
            return rows

    def was_down(self, begin, end):
        """Returns whether the process wasn't serving at some time between two real times."""
        return not any(start <= begin and (stop is None or stop >= end) for start, stop in self.spans)

    def request(self, method, path, body=None):
        """Returns the status and the JSON of an answer, or raises OSError if there is none."""
        url = urllib.parse.urlsplit(self.url)
        connection = http.client.HTTPConnection(url.hostname, url.port, timeout=self.patience)
        try:
            data = None if body is None else json.dumps(body).encode()
            headers = {"Authorization": f"Bearer {self.key}", "Content-Type": "application/json"}
            connection.request(method, path, data, headers)
            answer = connection.getresponse()
            content = answer.read()
            return answer.status, json.loads(content) if content else None
        except (http.client.HTTPException, json.JSONDecodeError, socket.timeout) as error:
            raise OSError(str(error)) from error
        finally:
            connection.close()


class Provider:
    """The process of provider.py, and what it has reported."""

    def __init__(self, seed, faults, on_request=lambda: None, namespaces=()):
        self.process = subprocess.Popen(
            [sys.executable, os.path.join(os.path.dirname(__file__), "provider.py"), str(seed), str(faults), *namespaces],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.port = int(self.process.stdout.readline())
        self.events = []
        self.on_request = on_request
        self.reader = threading.Thread(target=self.read, daemon=True)
        self.reader.start()

    def read(self):
        for line in self.process.stdout:
            self.events.append(json.loads(line))
            self.on_request()

    def behave(self):
        self.process.stdin.write("\n")
        self.process.stdin.flush()

    def stop(self):
        self.process.stdin.close()
        self.process.kill()
        self.process.wait()
        self.reader.join()


class Sink:
    """The process of sink.py, which receives webhooks and Web Push."""

    def __init__(self):
        path = os.path.join(os.path.dirname(__file__), "sink.py")
        self.process = subprocess.Popen([sys.executable, path], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.port = int(self.process.stdout.readline())
        self.arrivals = []  # the last parts of the paths of requests, and the real times at which they arrived

    def update(self):
        """Adds what has arrived since the last call, and returns how much that is so far."""
        self.process.stdin.write("\n")
        self.process.stdin.flush()
        self.arrivals += json.loads(self.process.stdout.readline())
        return len(self.arrivals)

    def stop(self):
        self.process.kill()
        self.process.wait()


class MockPush:
    """The process of mock-push, which receives what is sent to APNs and FCM.

    - options: More options of mock-push.
    """

    def __init__(self, folder, *options):
        path = os.path.join(ROOT, "Server/Scripts/mock-push")
        name = os.path.join(folder, "requests")
        self.process = subprocess.Popen(
            [path, os.path.join(folder, "mock"), "--log", name, "--apns-port", "0", "--fcm-port", "0", *options],
            stdout=subprocess.PIPE, text=True)
        self.settings = json.loads(self.process.stdout.readline())["settings"]
        self.log = open(name)
        self.begun = ""  # a line whose end hasn't been written
        self.arrivals = []  # the tokens of devices, and the real times of the answers

    def update(self):
        """Adds what has arrived since the last call, and returns how much that is so far."""
        *complete, self.begun = (self.begun + self.log.read()).split("\n")
        lines = [json.loads(line) for line in complete]
        self.arrivals += [(line["device"], line["at"]) for line in lines if line["answer"] == 200]
        return len(self.arrivals)

    def stop(self):
        self.process.kill()
        self.process.wait()
        self.log.close()


def plans(documents, begin, end, folder):
    """Plans people with `nudge plan`, and returns their notifications by ID of the person.

    - documents: The JSON of people, each with another ID.
    - begin, end: Simulated times.
    """
    path = os.path.join(folder, "people.ndjson")
    with open(path, "w") as file:
        for document in documents:
            file.write(json.dumps(document) + "\n")
    nudge = program("nudge", "NUDGE", ["", "Server"])
    result = subprocess.run([nudge, "plan", path, "--from", rfc3339(begin), "--until", rfc3339(end)],
                            stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    if result.returncode != 0:
        sys.exit(f"nudge plan failed: {result.stderr}")
    found = {document["id"]: {} for document in documents}
    for line in result.stdout.splitlines():
        notification = json.loads(line)
        found[notification["person"]][notification["id"]] = Planned(notification)
    return found


class Planned:
    """A notification of a plan."""

    def __init__(self, notification):
        self.kind = notification["kind"]
        self.moment = seconds(notification["utc"])
        self.expires = seconds(notification["expires"])

    def __eq__(self, other):
        return isinstance(other, Planned) and self.moment == other.moment


def rfc3339(moment):
    return time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(moment))


def seconds(text):
    return int(datetime.datetime.fromisoformat(text.replace("Z", "+00:00")).timestamp())
