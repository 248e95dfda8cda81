"""A server for one check."""

import contextlib
import json
import os
import pathlib
import subprocess
import sys
import tempfile
import urllib.request


@contextlib.contextmanager
def working_folder(name):
    """Makes a folder for a while; if something fails, it prints the ends of the logs in it."""
    with tempfile.TemporaryDirectory(prefix=f"{name}-", ignore_cleanup_errors=True) as folder:
        try:
            yield pathlib.Path(folder)
        except BaseException:
            for log in pathlib.Path(folder).rglob("*.log"):
                print(f"---- {log.name}", *log.read_text(errors="replace").splitlines()[-30:], sep="\n", file=sys.stderr)
            raise


class Server:
    """A `nudged serve` on a free port, with data of its own."""

    def __init__(self, nudged, folder, *options, environment=None):
        self.data = folder / "data"
        self.nudged = nudged
        self.environment = {**os.environ, "LANG": "en_US.UTF-8", **(environment or {})}
        self.log = open(folder / "nudged.log", "w")
        self.process = subprocess.Popen(
            [nudged, "serve", "--port", "0", "--data", self.data, "--allow-loopback", "--spread", "0", *options],
            stdout=subprocess.PIPE, stderr=self.log, text=True, env=self.environment)
        line = self.process.stdout.readline()
        assert line, f"nudged ended with {self.process.wait()}"
        self.url, self.page = json.loads(line)["url"], json.loads(line)["page"]
        self.key = self.run("keys", "add", "check").strip()

    def log_lines(self):
        return pathlib.Path(self.log.name).read_text().splitlines()

    def run(self, *arguments):
        """Returns what another command of nudged prints about the same data."""
        return subprocess.run([self.nudged, *arguments, "--data", self.data], check=True, stdout=subprocess.PIPE, text=True,
                              env=self.environment).stdout

    def request(self, method, path, body=None):
        request = urllib.request.Request(
            self.url + path, method=method, data=None if body is None else json.dumps(body).encode(),
            headers={"Authorization": f"Bearer {self.key}", "Content-Type": "application/json"})
        with urllib.request.urlopen(request) as answer:
            return json.loads(answer.read() or "null")

    def put_person(self, person):
        self.request("PUT", f"/v1/people/{person['id']}", person)
        return person["id"]

    def link(self, person):
        return self.request("POST", f"/v1/people/{person}/links", {})["url"]

    def person(self, id):
        return self.request("GET", f"/v1/people/{id}")

    def stop(self):
        self.process.terminate()
        code = self.process.wait(30)
        self.log.close()
        assert code == 0, f"nudged ended with {code}"
