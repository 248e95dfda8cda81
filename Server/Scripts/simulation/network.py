"""The ways on which processes of a fleet reach PostgreSQL, and how they are cut."""

import ctypes
import os
import subprocess
import sys
import threading

CLONE_NEWNET = 0x40000000
NUMBERS = 16_384


def enter(path):
    """Moves the calling thread to a network namespace. Its sockets stay where they were made."""
    with open(path) as file:
        if ctypes.CDLL(None, use_errno=True).setns(file.fileno(), CLONE_NEWNET) != 0:
            raise OSError(ctypes.get_errno(), f"can't enter {path}")


class Namespace:
    """A network namespace that is connected to this machine by a pair of virtual Ethernet devices.

    Needs root, and iproute2.

    - number: Below `NUMBERS`, another for each namespace. It chooses the addresses, in 10.77.0.0/16.
    """

    def __init__(self, number):
        self.name = f"nudged-{os.getpid()}-{number}"
        self.device = f"nj{os.getpid() % 100_000:x}-{number:x}"
        base = number * 4
        prefix = f"10.77.{base // 256}."
        self.address = f"{prefix}{base % 256 + 1}"
        self.path = f"/run/netns/{self.name}"
        ip("netns", "add", self.name)
        ip("link", "add", self.device, "type", "veth", "peer", "name", "eth0", "netns", self.name)
        ip("address", "add", f"{self.address}/30", "dev", self.device)
        ip("link", "set", self.device, "up")
        ip("-n", self.name, "address", "add", f"{prefix}{base % 256 + 2}/30", "dev", "eth0")
        ip("-n", self.name, "link", "set", "eth0", "up")
        ip("-n", self.name, "link", "set", "lo", "up")

    def cut(self):
        """Drops all packets between the namespace and this machine without a word."""
        ip("link", "set", self.device, "down")

    def heal(self):
        ip("link", "set", self.device, "up")

    def close(self):
        ip("netns", "delete", self.name)


def why_not():
    """Returns why namespaces can't be made here, in a container without privileges for example, or None if they can."""
    try:
        namespace = Namespace(os.getpid() % NUMBERS)
        namespace.close()
    except (RuntimeError, OSError) as error:
        return str(error)
    return None


def ip(*arguments):
    result = subprocess.run(["ip", *arguments], capture_output=True, text=True)
    if result.returncode != 0:
        raise RuntimeError(f"ip {' '.join(arguments)}: {result.stderr.strip()}")


class Proxy:
    """The process of proxy.py."""

    def __init__(self, host, port):
        path = os.path.join(os.path.dirname(__file__), "proxy.py")
        self.process = subprocess.Popen([sys.executable, path, host, str(port)], stdin=subprocess.PIPE,
                                        stdout=subprocess.PIPE, text=True)
        self.port = int(self.process.stdout.readline())
        self.lock = threading.Lock()

    def set(self, command):
        with self.lock:
            self.process.stdin.write(command + "\n")
            self.process.stdin.flush()
            self.process.stdout.readline()

    def close(self):
        self.process.kill()
        self.process.wait()
        self.process.stdin.close()
        self.process.stdout.close()
