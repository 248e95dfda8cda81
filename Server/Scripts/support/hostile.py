"""Requests that no honest client sends."""

import json
import urllib.parse

PATHS = [
    "/v1/people/{}", "/v1/people/{}/achievements", "/v1/people/{}/achievements/{}", "/v1/people/{}/devices/{}",
    "/v1/people/{}/plan", "/v1/people/{}/deliveries", "/v1/people/{}/test", "/v1/people/{}/events", "/v1/people/{}/links",
    "/v1/plan", "/v1/preview", "/v1/next", "/healthz", "/readyz", "/metrics", "/openapi.json", "/", "/open/{}", "/settings",
    "/preview", "/achievements", "/achievements/delete", "/pause", "/resume", "/test", "/subscription", "/responses", "/worker.js",
    "/{}", "//{}", "/%2e%2e/{}",
]
METHODS = ["GET", "GET", "GET", "PUT", "PUT", "POST", "POST", "POST", "DELETE"] * 3 + [
    "PATCH", "HEAD", "OPTIONS", "TRACE", "BREW", "get", "G\0T", ""]
WORDS = [
    "victim", "..", "%00", "%", "%c0%ae", "%F0%9F%8E%89", "a" * 300, "a" * 5_000, "x y", "?", "#", "-1", "\xff", "{id}", "*", "\\",
    "2026-11-22", "9999-12-31T23:59:59Z", "0001-01-01T00:00:00Z", "reminder-2026-11-22", "' OR 1=1 --", "<script>", "\r\nX: y",
]
QUERIES = ["from", "until", "days", "explain", "limit", "before", "since", "now", "count", "locale", "style", "set", "sequence", "x"]
HEADERS = {
    "Content-Type": ["application/json", "application/x-ndjson", "application/x-www-form-urlencoded", "text/plain", "", "a/b;c=\xff"],
    "Idempotency-Key": ["k", "", "k" * 300, "\xe9", "k, k"],
    "If-Match": ['"1"', "*", '"', "W/\"1\"", '"99999999999999999999"'],
    "Cookie": ["nudge=a.b", "__Host-nudge=" + "a" * 4_000, "=;=;", "nudge=" + "." * 50],
    "Accept-Language": ["zh-Hant;q=0.5, en", "*" * 500, ";q=", "\xff"],
    "Host": ["localhost", "", "a:b:c", "evil.example"],
    "Origin": ["https://evil.example", "null"],
    "Expect": ["100-continue", "200-ok"],
    "Authorization": ["Bearer", "Bearer " + "x" * 5_000, "Basic QTpC", "Bearer \xff"],
    "X-Forwarded-For": ["127.0.0.1", "x" * 1_000],
    "Sec-Purpose": ["prefetch"],
    "Range": ["bytes=0-", "bytes=9-1"],
}
# These often end a request before its path matters.
FRAMING = {
    "Content-Length": ["0", "1", "5", "1048577", "-1", "99999999999999999999", "1, 2", "x"],
    "Transfer-Encoding": ["chunked", "gzip", "identity", "chunked, chunked", "\tchunked"],
    "Upgrade": ["h2c", "websocket"],
    "Connection": ["close", "keep-alive", "upgrade", "content-length"],
}
PIECES = [
    b"\r\n", b"\0", b"%00", b"..", b"\xff\xfe", b'"', b"{", b"}", b"[" * 100, b"9" * 400, b"\xf0\x9f\x8e\x89", b" ",
    b"Transfer-Encoding: chunked\r\n", b"Content-Length: 0\r\n", b"Expect: 100-continue\r\n", b"&explain=", b"null",
]


class Attacker:
    """Makes the requests of one seed."""

    def __init__(self, dice, valid, authorization):
        self.dice, self.valid, self.authorization = dice, valid, authorization

    def connection(self):
        """Returns the bytes of a connection and the number of requests in it."""
        match self.dice.randrange(10):
            case 0:
                requests = [self.dice.choice([self.mutated, self.invented])() for _ in range(self.dice.randint(2, 20))]
                # Ordinary requests keep the connection open, so that the server reads the next one.
                requests = [each.replace(b"Connection: close\r\n", b"") for each in requests]
                return b"".join(requests), len(requests)
            case 1:
                data = self.mutated()
                return data[:self.dice.randrange(len(data) + 1)], 1
            case 2 | 3 | 4 | 5:
                return self.invented(), 1
            case _:
                return self.mutated(), 1

    def mutated(self):
        """Changes a valid request in some places."""
        dice = self.dice
        data = bytearray(dice.choice(self.valid))
        for _ in range(dice.randint(1, 4)):
            place = dice.randrange(len(data) + 1)
            match dice.randrange(4):
                case 0: data[place:place] = dice.choice(PIECES)
                case 1: del data[place:place + dice.randint(1, 20)]
                case 2: data[place:place] = dice.randbytes(dice.randint(1, 8))
                case 3: data[place:] = dice.choice(self.valid)[dice.randrange(50):]
        return bytes(data)

    def invented(self):
        """Puts a request together from random parts."""
        dice = self.dice
        path = dice.choice(PATHS)
        while "{}" in path:
            path = path.replace("{}", self.word(), 1)
        if dice.random() < 0.4:
            path += "?" + "&".join(f"{name}={self.word()}" for name in dice.sample(QUERIES, dice.randint(1, 4)))
        lines = [f"{dice.choice(METHODS)} {path} {dice.choice(['HTTP/1.1'] * 20 + ['HTTP/1.0', 'HTTP/2.0', ''])}"]
        lines += ["Host: localhost"] * (dice.random() < 0.97) + ["Connection: close"] * (dice.random() < 0.8)
        headers = {name: dice.choice(HEADERS[name]) for name in dice.sample(sorted(HEADERS), dice.choice([0, 1, 1, 2, 3, 6]))}
        if dice.random() < 0.5:
            headers["Content-Type"] = "application/json"
        if dice.random() < 0.1:
            name = dice.choice(sorted(FRAMING))
            headers[name] = dice.choice(FRAMING[name])
        lines += [f"{name}: {value}" for name, value in headers.items()]
        head = "\r\n".join(lines).encode("latin-1", "replace") + b"\r\n"
        if dice.random() < 0.8:
            head += self.authorization
        body = self.body()
        if dice.random() < 0.2:
            return head + b"Transfer-Encoding: chunked\r\n\r\n" + self.chunks(body)
        if "Content-Length" not in headers:
            head += b"Content-Length: %d\r\n" % len(body)
        return head + b"\r\n" + body

    def word(self):
        """Returns a part of a path or a query, which is usually encoded as it should be."""
        word = self.dice.choice(["somebody", self.dice.choice(WORDS)])
        return word if self.dice.random() < 0.1 else urllib.parse.quote(word, safe="")

    def body(self):
        dice = self.dice
        match dice.randrange(12):
            case 0 | 1 | 2: return b""
            case 3: return dice.randbytes(dice.randint(1, 500))
            case 4: return b"&".join(b"%s=%s" % (dice.randbytes(3).hex().encode(), dice.choice(PIECES)) for _ in range(10))
            case 5 if dice.random() < 0.02: return b" " * dice.choice([1 << 20, (1 << 20) + 1, 3 << 20])
            case 6: return b"\n".join(json.dumps(self.value(3)).encode() for _ in range(dice.randint(1, 20)))
            case _: return json.dumps(self.value(4), ensure_ascii=dice.random() < 0.5).encode("utf-8", "surrogatepass")

    def value(self, depth):
        """Returns a JSON value with keys that the server knows."""
        dice = self.dice
        keys = ["id", "timeZone", "locale", "preferences", "reminders", "times", "at", "title", "provider", "endpoint", "keys",
                "achievements", "pauses", "quietHours", "from", "to", "notification", "action", "minutes", "url", "secret", ""]
        match dice.randrange(9 if depth else 6):
            case 0: return dice.choice([None, True, False])
            case 1: return dice.choice([0, -1, 1 << 31, 1 << 63, 1 << 64, 1e308, 0.1, -0.0])
            case 2 | 3: return dice.choice(WORDS)
            case 4: return dice.choice(["UTC", "Europe/Berlin", "Mars/Olympus", "en", "zh-Hant", "20:00", "24:00", "webpush", "webhook"])
            case 5: return "".join(chr(dice.choice([dice.randrange(32, 127), dice.randrange(0x110000)])) for _ in range(10))
            case 6: return [self.value(depth - 1) for _ in range(dice.randint(0, 4))]
            case _: return {dice.choice(keys): self.value(depth - 1) for _ in range(dice.randint(0, 6))}

    def chunks(self, body):
        """Returns a chunked body, which is sometimes broken."""
        dice = self.dice
        pieces = []
        while body:
            length = dice.randint(1, max(1, len(body)))
            pieces.append(b"%x%s\r\n%s\r\n" % (length + (dice.random() < 0.02), dice.choice([b"", b"", b";a=b"]), body[:length]))
            body = body[length:]
        return b"".join(pieces) + dice.choice([b"0\r\n\r\n"] * 8 + [b"0\r\nX: y\r\n\r\n", b""])
