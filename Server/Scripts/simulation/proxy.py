"""A TCP proxy whose connections can hang or break.

Runs as a process of its own: `proxy.py HOST PORT`. It prints the port on which it listens. Each line on standard input is a
command: `pass` forwards everything, and `stall` forwards nothing in either direction, so that both sides see a connection that
is open and silent. `deaf` forwards what clients send but not the answers. `reset` breaks all connections. What arrives during
`stall` and `deaf` is forwarded later, unless the connection was broken.
"""

import asyncio
import socket
import struct
import sys


class Proxy:
    def __init__(self, host, port):
        self.host, self.port = host, port
        self.forwards = {"requests": asyncio.Event(), "answers": asyncio.Event()}
        self.writers = set()
        self.set("pass")

    def set(self, command):
        if command == "reset":
            for writer in list(self.writers):
                if writer.transport.is_closing():
                    continue
                connection = writer.get_extra_info("socket")
                connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
                writer.transport.abort()
            command = "pass"
        for direction, event in self.forwards.items():
            if command == "pass" or command == "deaf" and direction == "requests":
                event.set()
            else:
                event.clear()

    async def serve(self, reader, writer):
        self.writers.add(writer)
        try:
            # A connection that is made during a stall is accepted, and then silent.
            await self.forwards["requests"].wait()
            other_reader, other_writer = await asyncio.open_connection(self.host, self.port)
        except OSError:
            writer.transport.abort()
            self.writers.discard(writer)
            return
        self.writers.add(other_writer)
        copies = [asyncio.create_task(self.copy(reader, other_writer, "requests")),
                  asyncio.create_task(self.copy(other_reader, writer, "answers"))]
        await asyncio.wait(copies)
        for end in (writer, other_writer):
            self.writers.discard(end)
            end.transport.abort()

    async def copy(self, reader, writer, direction):
        try:
            while True:
                data = await reader.read(65_536)
                await self.forwards[direction].wait()
                if not data:
                    break
                writer.write(data)
                await writer.drain()
            writer.close()
        except OSError:
            writer.transport.abort()


async def main():
    proxy = Proxy(sys.argv[1], int(sys.argv[2]))
    server = await asyncio.start_server(proxy.serve, "127.0.0.1", 0)
    print(server.sockets[0].getsockname()[1], flush=True)
    loop = asyncio.get_running_loop()
    while line := await loop.run_in_executor(None, sys.stdin.readline):
        proxy.set(line.strip())
        print("done", flush=True)


if __name__ == "__main__":
    try:
        asyncio.run(main())
    except (KeyboardInterrupt, BrokenPipeError):
        pass
