"""A private PostgreSQL server, and what can go wrong with it."""

import glob
import os
import shutil
import subprocess
import threading
import time

SETTINGS = {
    "shared_buffers": "16MB", "max_connections": "60", "max_wal_size": "64MB", "autovacuum": "off", "max_worker_processes": "0",
    "max_parallel_workers": "0", "wal_level": "minimal", "max_wal_senders": "0", "jit": "off", "lc_messages": "C",
    "log_line_prefix": "'%m %p '",
}


def programs():
    """Returns the folder of PostgreSQL's programs."""
    found = sorted(glob.glob("/usr/lib/postgresql/*/bin"), key=lambda path: float(path.split("/")[4]))
    if found:
        return found[-1]
    initdb = shutil.which("initdb")
    if not initdb:
        raise RuntimeError("PostgreSQL isn't installed; Server/Scripts/judge --prepare installs it.")
    return os.path.dirname(os.path.realpath(initdb))


def client():
    """Returns the path of psql itself. Debian's command of this name starts Perl first, which takes ten times as long."""
    path = os.path.join(programs(), "psql")
    return path if os.path.exists(path) else "psql"


def as_postgres(arguments):
    """Returns a command that runs as the user postgres if this process is root, because PostgreSQL refuses to run as root."""
    if os.getuid() == 0:
        return ["setpriv", "--reuid=postgres", "--regid=postgres", "--clear-groups", *arguments]
    return arguments


def own(path):
    """Gives a folder to the user that PostgreSQL runs as."""
    if os.getuid() == 0:
        shutil.chown(path, "postgres", "postgres")


class Template:
    """What fleets are made from, made once.

    - path: An empty data folder of PostgreSQL, because initdb takes as long as the rest of a start.
    - skewed_clock: The library that makes the clock of a process wrong.
    """

    def __init__(self, folder):
        own(folder)
        source = os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), "support/skewed-clock.c")
        self.skewed_clock = os.path.join(folder, "skewed-clock.so")
        subprocess.run(["cc", "-shared", "-fPIC", "-O1", "-o", self.skewed_clock, source], check=True)
        self.path = os.path.join(folder, "template")
        subprocess.run(as_postgres([
            os.path.join(programs(), "initdb"), "--pgdata", self.path, "--username", "nudged", "--auth", "trust", "--no-sync",
            "--no-instructions", "--locale", "C.UTF-8",
        ]), check=True, stdout=subprocess.DEVNULL, cwd="/")


class Postgres:
    """A server with its own data folder, which listens on a Unix socket and on addresses of this machine.

    - durable: Whether it waits for the disk. A server that crashes loses nothing without it, only a machine does.
    - addresses: IPv4 addresses. Everyone who reaches them may connect. Without any, only the socket is there.
    - settings: Lines of postgresql.conf by name. The ones of the judge start fast and need little memory.
    """

    def __init__(self, folder, template, port, addresses, durable, settings=SETTINGS):
        self.folder = os.path.join(folder, "postgres")
        self.data = os.path.join(self.folder, "data")
        self.port = port
        self.stops = []  # [real time of a stop, real time at which it answered again]
        os.mkdir(self.folder)
        os.chmod(folder, 0o755)
        own(self.folder)
        subprocess.run(as_postgres(["cp", "-r", template.path, self.data]), check=True, cwd="/")
        with open(os.path.join(self.data, "pg_hba.conf"), "w") as file:
            file.write("local all all trust\n")
            for address in addresses:
                file.write(f"host all all {address}/30 trust\n")
        with open(os.path.join(self.data, "postgresql.conf"), "a") as file:
            for name, value in settings.items():
                file.write(f"{name} = {value}\n")
            # The addresses of a network that is down can't be bound, so it listens on all, and pg_hba.conf names who may connect.
            listen = "0.0.0.0" if addresses else ""
            file.write(f"listen_addresses = '{listen}'\nport = {port}\nunix_socket_directories = '{self.folder}'\n")
            file.write(f"fsync = {'on' if durable else 'off'}\n")
        self.start()

    def control(self, *arguments):
        subprocess.run(as_postgres([os.path.join(programs(), "pg_ctl"), "--silent", "--wait", "--pgdata", self.data, *arguments]),
                       check=True, stdout=subprocess.DEVNULL, cwd="/")

    def start(self):
        self.control("start", "--log", os.path.join(self.folder, "log"))

    def stop(self, mode):
        """Stops the server: `fast` ends the connections, and `immediate` is a crash, after which it recovers."""
        self.control("stop", "--mode", mode)

    def url(self, address=None, port=None, name=""):
        """Returns the URL of the database, by an address or by the Unix socket."""
        query = f"?application_name={name}"
        if address:
            return f"postgresql://nudged@{address}:{port or self.port}/postgres{query}"
        return f"postgresql:///postgres{query}&host={self.folder}&port={self.port}&user=nudged"

    def query(self, sql):
        """Returns the rows of a query, whose values are texts, or None for NULL."""
        return [[None if value == "\x01" else value for value in line.split("\x1f")]
                for line in self.psql("--no-align", "--tuples-only", "--field-separator", "\x1f", "--pset", "null=\x01",
                                      "--command", sql).splitlines()]

    def psql(self, *arguments):
        for _ in range(3):
            result = subprocess.run(
                [client(), "--no-psqlrc", "--quiet", "--set", "ON_ERROR_STOP=1", "--dbname", self.url(name="judge"), *arguments],
                stdin=subprocess.DEVNULL, capture_output=True, text=True)
            if result.returncode == 0:
                return result.stdout
            time.sleep(0.5)
        raise RuntimeError(f"psql failed: {result.stderr}")

    def terminate(self, name):
        """Ends the connections of a process."""
        self.query(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = '{name}'")

    def hold(self, sql, duration):
        """Takes locks, and keeps them without doing anything else, as a forgotten transaction does.

        - sql: What takes the locks.
        - duration: How long, in real seconds.
        """
        process = subprocess.Popen(
            [client(), "--no-psqlrc", "--quiet", "--dbname", self.url(name="judge")], stdin=subprocess.PIPE,
            stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        # psql is stuck if it can't get the locks. The transaction ends with it.
        timer = threading.Timer(duration, process.kill)
        timer.start()
        try:
            process.stdin.write(f"BEGIN;\n{sql};\n\\echo held\n")
            process.stdin.flush()
            is_held = any(line == "held\n" for line in process.stdout)
        except BrokenPipeError:
            is_held = False
        timer.join()
        process.wait()
        process.stdin.close()
        process.stdout.close()
        return is_held

    def close(self):
        try:
            self.stop("immediate")
        except subprocess.CalledProcessError:
            pass  # it isn't running
        shutil.rmtree(self.data, ignore_errors=True)
