"""A provider that accepts everything, and as fast as Python can, so that measurements are of the server.

Runs as a process of its own. It prints its port, and for each line on standard input a line of JSON: the requests that have
been read completely since the last such line, each as the last part of its path and the time in seconds since 1970.
"""

import asyncio
import json
import re
import sys
import time

LENGTH = re.compile(rb"\r\ncontent-length: *(\d+)", re.IGNORECASE)
NAME = re.compile(rb"POST [^ ]*/([^/ ]+) ")
ANSWER = b"HTTP/1.1 201 Created\r\ncontent-length: 0\r\n\r\n"


class Sink(asyncio.Protocol):
    requests = []

    def connection_made(self, transport):
        self.transport = transport
        self.received = b""

    def data_received(self, data):
        self.received += data
        while True:
            head = self.received.find(b"\r\n\r\n")
            if head < 0:
                return
            length = LENGTH.search(self.received, 0, head)
            end = head + 4 + (int(length[1]) if length else 0)
            if len(self.received) < end:
                return
            self.requests.append((NAME.match(self.received)[1].decode(), time.time()))
            self.received = self.received[end:]
            self.transport.write(ANSWER)


def report():
    requests, Sink.requests[:] = list(Sink.requests), []
    print(json.dumps(requests), flush=True)


async def main():
    loop = asyncio.get_running_loop()
    server = await loop.create_server(Sink, "127.0.0.1", 0, backlog=4096)
    print(server.sockets[0].getsockname()[1], flush=True)
    while await loop.run_in_executor(None, sys.stdin.readline):
        report()


if __name__ == "__main__":
    try:
        asyncio.run(main())
    except (KeyboardInterrupt, BrokenPipeError):
        pass
