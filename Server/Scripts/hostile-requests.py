"""Sends hostile requests to a server, and checks that it answers them properly, serves others, and doesn't grow.

usage: hostile-requests.py URL KEY PROCESS REQUESTS

First come requests with a known answer, then random ones, then clients that are too slow. Prints its seed.
"""

import http.client
import json
import os
import random
import socket
import sys
import threading
import time
from urllib.parse import urlsplit

url, key, process, count = sys.argv[1], sys.argv[2], int(sys.argv[3]), int(sys.argv[4])
address = (urlsplit(url).hostname, urlsplit(url).port)
auth = f"Authorization: Bearer {key}\r\n".encode()
failures = []


def exchange(data, timeout=10.0):
    """Sends bytes, and returns the status and everything that was answered; the status is 0 without an answer."""
    answer = b""
    with socket.create_connection(address, timeout=timeout) as connection:
        try:
            connection.sendall(data)
            connection.shutdown(socket.SHUT_WR)
            while piece := connection.recv(65536):
                answer += piece
        except (ConnectionError, socket.timeout):
            pass
    parts = answer.split(b" ", 2)
    return (int(parts[1]) if len(parts) > 2 and answer.startswith(b"HTTP/1.1 ") else 0), answer


def expect(name, data, *statuses):
    status, answer = exchange(data)
    if status not in statuses:
        failures.append(f"{name}: {status} instead of {statuses}: {answer[:200]!r}")
    if status >= 400 and b"\r\n\r\n" in answer:
        body = answer.split(b"\r\n\r\n", 1)[1]
        if body and b"application/problem+json" not in answer:
            failures.append(f"{name}: the answer isn't a problem: {answer[:200]!r}")


def request(method, path, headers=b"", body=None, length=None):
    head = f"{method} {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n".encode() + auth + headers
    if body is not None:
        head += b"Content-Type: application/json\r\n"
        head += f"Content-Length: {len(body) if length is None else length}\r\n".encode()
    return head + b"\r\n" + (body or b"")


def memory():
    with open(f"/proc/{process}/status") as status:
        return next(int(line.split()[1]) for line in status if line.startswith("VmRSS")) / 1024


def is_served():
    """Whether somebody else gets their answer within two seconds."""
    connection = http.client.HTTPConnection(*address, timeout=2)
    connection.request("GET", "/v1/people/somebody", headers={"Authorization": f"Bearer {key}"})
    answer = connection.getresponse()
    return answer.status == 200 and json.load(answer)["id"] == "somebody"


person = b'{"id":"somebody","timeZone":"Europe/Berlin"}'
expect("a person", request("PUT", "/v1/people/somebody", body=person), 200, 201)

# Lengths and encodings that clients and proxies could understand differently. 0: the connection was closed.
post = b"POST /v1/people/somebody/achievements HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n" + auth
expect("length and chunks", post + b"Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n", 400, 0)
expect("two lengths", post + b"Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}x", 400, 0)
expect("a negative length", post + b"Content-Length: -1\r\n\r\n", 400, 0)
expect("a huge length", post + b"Content-Length: 99999999999999999999\r\n\r\n", 400, 0)
expect("a signed length", post + b"Content-Length: +2\r\n\r\n{}", 400, 0)
expect("an unknown coding", post + b"Transfer-Encoding: gzip, chunked\r\n\r\n0\r\n\r\n", 400, 415, 501, 0)
expect("a bad coding", post + b"Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n", 400, 0)
expect("a bad chunk", post + b"Transfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n", 400, 0)
expect("a space before the colon", post + b"Content-Length : 2\r\n\r\n{}", 400, 0)
expect("a folded header", post + b"X-A: b\r\n c\r\nContent-Length: 2\r\n\r\n{}", 400, 0)
expect("a bare line feed", post.replace(b"\r\n", b"\n") + b"Content-Length: 2\n\n{}", 400, 201, 0)
expect("a null byte", post + b"X-A: \0\r\n\r\n", 400, 0)
expect("two keys", post + b"Authorization: Bearer other\r\nContent-Length: 2\r\n\r\n{}", 401)
expect("two types", post + b"Content-Type: text/plain\r\nContent-Type: application/json\r\n\r\n", 400)
expect("no version", b"GET /healthz\r\n\r\n", 400, 0)
expect("another version", b"GET /healthz HTTP/3.0\r\nHost: x\r\n\r\n", 400, 505, 0)
expect("another protocol", b"\x16\x03\x01\x02\x00\x01\x00", 400, 0)
expect("many headers", post + b"".join(b"X-%d: y\r\n" % number for number in range(2_000)) + b"\r\n", 400, 431, 0)
expect("a long header", post + b"X-A: " + b"y" * 100_000 + b"\r\n\r\n", 400, 431, 0)
expect("a long path", request("GET", "/v1/people/" + "a" * 100_000), 400, 414, 431, 0)
expect("a long ID", request("GET", "/v1/people/" + "a" * 10_000), 400)

# Paths and methods.
for path in ["/../../etc/passwd", "/v1/people/../../healthz", "/v1/people/%2e%2e", "/%00", "/v1/people/a/../b", "/\\",
             "/v1/people/%c0%ae", "/v1/people/;x=y", "/v1//people//somebody//plan", "/.git/config", "/v1/people/%"]:
    expect(path, request("GET", path), 400, 404, 200)
expect("an absolute path", request("GET", "http://elsewhere.example/healthz"), 200, 400, 404)
for method in ["TRACE", "OPTIONS", "PATCH", "PROPFIND", "POST"]:
    expect(method, request(method, "/v1/people/somebody"), 405)
expect("CONNECT", request("CONNECT", "example.org:443"), 400, 404, 405, 0)
expect("an unknown method", request("BREW", "/v1/people/somebody"), 400, 405, 0)

# Bodies.
achievements = "/v1/people/somebody/achievements"
expect("a large body", request("POST", achievements, body=b"x" * (1 << 21)), 413)
expect("a large length", request("POST", achievements, body=b"{", length=1 << 40), 413)
chunks = b"".join(b"10000\r\n" + b"x" * 65536 + b"\r\n" for _ in range(64)) + b"0\r\n\r\n"
expect("large chunks", post + b"Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n" + chunks, 413)
for name, body in {"depth": b"[" * 500_000, "an object's depth": b'{"a":' * 100_000, "not UTF-8": b'{"title":"\xff"}',
                   "half a surrogate": rb'{"title":"\ud800"}', "an infinite number": b'{"at":1e999}'}.items():
    expect(name, request("POST", achievements, body=body), 400, 422)
expect("a null byte in a title", request("POST", achievements, body=rb'{"title":"a\u0000b"}'), 201, 422)
expect("a person's depth", request("PUT", "/v1/people/somebody", body=b'{"a":' * 100_000), 400, 422)
expect("a last second", request("GET", "/v1/people/somebody/plan?from=9999-12-31T23:59:59Z"), 200, 400, 422)
expect("a first second", request("GET", "/v1/people/somebody/plan?from=0001-01-01T00:00:00Z"), 200, 400, 422)

# Random changes of valid requests. Whatever they are, the server answers or closes the connection, and never with 5xx.
seed = int(os.environ.get("SEED", time.time_ns() % 1_000_000))
print(f"{count} random requests, seed {seed}")
valid = [
    request("PUT", "/v1/people/somebody", body=person), request("GET", "/v1/people/somebody"),
    request("POST", achievements, body=b'{"at":"2026-11-22T20:00:00Z","title":"Ran"}'),
    request("GET", achievements + "?limit=5"), request("GET", "/v1/people/somebody/deliveries?since=2026-11-22T20:00:00Z"),
    request("PUT", "/v1/people/somebody/devices/d", body=b'{"provider":"fcm","token":"t"}'),
    request("GET", "/v1/people/somebody/plan?from=2026-11-22T20:00:00Z&explain=true"),
    request("POST", "/v1/people/somebody/events", b"Idempotency-Key: k\r\n",
            b'{"notification":"reminder-2026-11-22","action":"opened"}'),
    request("GET", "/metrics"), request("GET", "/openapi.json"),
]
pieces = [b"\r\n", b"\0", b"%00", b"..", b"\xff\xfe", b'"', b"{", b"}", b"[" * 100, b"9" * 400, b"\xf0\x9f\x8e\x89", b" ",
          b"Transfer-Encoding: chunked\r\n", b"Content-Length: 0\r\n", b"Expect: 100-continue\r\n", b"&explain=", b"null"]


def attack(number, share):
    dice = random.Random(seed * 1_000 + number)
    for _ in range(share):
        data = bytearray(dice.choice(valid))
        for _ in range(dice.randint(1, 4)):
            place = dice.randrange(len(data) + 1)
            match dice.randrange(4):
                case 0: data[place:place] = dice.choice(pieces)
                case 1: del data[place:place + dice.randint(1, 20)]
                case 2: data[place:place] = dice.randbytes(dice.randint(1, 8))
                case 3: data[place:] = dice.choice(valid)[dice.randrange(50):]
        try:
            status, answer = exchange(bytes(data), timeout=40)
        except OSError as error:
            failures.append(f"no connection: {error}")
            return
        if status >= 500 and status not in (501, 505):
            failures.append(f"{status} for {bytes(data)!r}")


def run_attack(total):
    threads = [threading.Thread(target=attack, args=(number, total // 8)) for number in range(8)]
    for thread in threads: thread.start()
    for thread in threads: thread.join()


run_attack(max(count // 5, 1_000))
before = memory()
started = time.monotonic()
run_attack(count)
growth = memory() - before
print(f"{count / (time.monotonic() - started):.0f} a second, memory {before:.0f} MiB + {growth:.1f} MiB")
if growth > 30: failures.append(f"the memory grew by {growth:.1f} MiB")
expect("a person again", request("PUT", "/v1/people/somebody", body=person), 200, 201)

# Clients that are too slow: heads and bodies that never end, and answers that are never read.
started = time.monotonic()
slow = []
for number in range(300):
    connection = socket.create_connection(address)
    connection.setblocking(False)
    head = post + b"Content-Type: application/json\r\nContent-Length: 1000\r\n\r\n"
    connection.send(head[:60] if number % 2 else head)
    slow.append(connection)
open_count = len(slow)
served = 0
while slow and time.monotonic() - started < 45:
    for connection in list(slow):
        try:
            connection.send(b"x")
            if connection.recv(1000) == b"": raise ConnectionError
        except BlockingIOError:
            continue
        except OSError:
            slow.remove(connection)
            connection.close()
    if is_served(): served += 1
    else: failures.append("others aren't served while clients are slow")
    time.sleep(1)
if slow: failures.append(f"{len(slow)} of {open_count} slow clients are still connected")
print(f"{open_count} slow clients, closed after {time.monotonic() - started:.0f} seconds; others were served {served} times")

for failure in failures[:20]: print(failure, file=sys.stderr)
print(f"{len(failures)} failures")
sys.exit(1 if failures else 0)
