"""A provider of webhooks and Web Push that misbehaves.

Runs as a process of its own: `provider.py SEED FAULTS [NAMESPACE...]`. It prints its port, and then a line of JSON for each
request that it has read completely ("got"), and one when it has answered or given up ("done"). FAULTS is the share of
requests that it doesn't simply accept. A webhook's event names what the ID must begin with. A line on standard input ends the faults. It also listens on this port in the network
namespaces whose paths are given.
"""

import asyncio
import hashlib
import json
import os
import random
import socket
import struct
import sys
import time

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "../support"))

import topics  # noqa: E402
from network import enter  # noqa: E402

FAULTS = [
    ("503", 5), ("500", 2), ("429", 4), ("reset-before", 3), ("reset-after", 4), ("hang", 4), ("drip-head", 2),
    ("drip-body", 2), ("endless-body", 1), ("410", 1), ("400", 1), ("408", 1),
]


class Provider:
    def __init__(self, seed, faults):
        self.seed = seed
        self.faults = faults
        self.tries = {}
        self.behaves = asyncio.Event()
        if faults == 0:
            self.behaves.set()

    def behavior(self, identifier, number):
        """Chooses a fault, the same in each run with the same seed, or None."""
        if self.behaves.is_set():
            return None
        chance = random.Random(f"{self.seed} {identifier} {number}")
        if chance.random() >= self.faults:
            return None
        return chance.choices([name for name, _ in FAULTS], [weight for _, weight in FAULTS])[0]

    async def serve(self, reader, writer):
        try:
            while await self.answer(reader, writer):
                pass
        except (ConnectionError, asyncio.IncompleteReadError, asyncio.LimitOverrunError):
            pass
        finally:
            writer.close()

    async def answer(self, reader, writer):
        head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
        headers = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in head[1:] if line)}
        path = head[0].split(" ")[1].split("/")
        if "webhook-id" in headers:
            identifier = headers["webhook-id"]
        else:
            identifier = f"{path[2]}/{topics.notification(headers.get('topic'))}/{path[3]}"
        is_webhook = "webhook-id" in headers
        number = self.tries[identifier] = self.tries.get(identifier, 0) + 1
        behavior = self.behavior(identifier, number)
        if behavior == "reset-before":
            report("reset", identifier, number)
            return self.reset(writer)
        body = await reader.readexactly(int(headers.get("content-length", 0)))
        digest = hashlib.sha256(body).hexdigest()
        more = {"of": f"{path[2]}/{json.loads(body)['id']}/"} if is_webhook else {}
        report("got", identifier, number, sha256=digest, behavior=behavior, body=len(body), webhook=is_webhook, **more)
        if behavior == "reset-after":
            report("done", identifier, number, answer=None)
            return self.reset(writer)
        if behavior == "hang":
            chance = random.Random(f"hang {self.seed} {identifier} {number}")
            try:
                await asyncio.wait_for(self.behaves.wait(), chance.choice([0.2, 0.5, 1, 3]))
            except asyncio.TimeoutError:
                pass
            if chance.random() < 0.5:
                report("done", identifier, number, answer=None)
                return self.reset(writer)
        status = int(behavior) if behavior and behavior.isdigit() else 200
        retry = f"retry-after: {self.seed % 20 + 1}\r\n" if status == 429 else ""
        content = b"x" * 200
        length = 10**9 if behavior == "endless-body" else len(content)
        answer = f"HTTP/1.1 {status} Answer\r\ncontent-length: {length}\r\n{retry}\r\n".encode()
        if behavior == "drip-head":
            await self.drip(writer, answer)
        else:
            writer.write(answer)
        await writer.drain()
        report("done", identifier, number, answer=status)
        if behavior == "drip-body":
            await self.drip(writer, content)
        elif behavior == "endless-body":
            while True:
                await self.drip(writer, b"x" * 20)
        else:
            writer.write(content)
        await writer.drain()
        return True

    async def drip(self, writer, content):
        for index in range(0, len(content), 10):
            writer.write(content[index:index + 10])
            await writer.drain()
            await asyncio.sleep(0.02)

    def reset(self, writer):
        connection = writer.get_extra_info("socket")
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        writer.transport.abort()
        return False


def report(event, identifier, number, **more):
    print(json.dumps({"event": event, "id": identifier, "try": number, "at": time.time(), **more}), flush=True)


def listen(path, port):
    """Returns a socket that listens in a network namespace."""
    own = f"/proc/{os.getpid()}/ns/net"
    with open(own) as file:
        enter(path)
        connection = socket.create_server(("127.0.0.1", port), backlog=1024)
        enter(f"/proc/self/fd/{file.fileno()}")
    return connection


async def main():
    provider = Provider(int(sys.argv[1]), float(sys.argv[2]))
    server = await asyncio.start_server(provider.serve, "127.0.0.1", 0, backlog=1024)
    port = server.sockets[0].getsockname()[1]
    for path in sys.argv[3:]:
        await asyncio.start_server(provider.serve, sock=listen(path, port))
    print(port, flush=True)
    loop = asyncio.get_running_loop()
    await loop.run_in_executor(None, sys.stdin.readline)
    provider.behaves.set()
    await loop.run_in_executor(None, sys.stdin.read)


if __name__ == "__main__":
    try:
        asyncio.run(main())
    except (KeyboardInterrupt, BrokenPipeError):
        pass
