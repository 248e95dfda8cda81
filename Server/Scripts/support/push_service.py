"""A push service on this machine, such as Mozilla's autopush: nudged posts to it, and Firefox listens to it.

It speaks the protocol of https://mozilla-push-service.readthedocs.io and doesn't know what the messages say.
"""

import base64
import http.server
import json
import threading
import time
import uuid

from websockets.sync.server import serve

from . import topics


class PushService:
    """Accepts messages for the browser that is connected, and passes them on."""

    def __init__(self):
        self.channels = {}  # by ID: the VAPID key of the server that may send to it
        self.posted = []  # (time, path, headers, size) of each message from nudged
        self.acknowledged = {}  # by version of a message: the browser's code, 100 if it could decrypt the message
        self.browser = None
        self.sockets = serve(self.listen, "127.0.0.1", 0, subprotocols=["push-notification"], compression=None)
        self.posts = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler(self))
        for server in (self.sockets, self.posts):
            threading.Thread(target=server.serve_forever, daemon=True).start()
        self.url = "ws://127.0.0.1:%d/" % self.sockets.socket.getsockname()[1]
        self.endpoint = "http://127.0.0.1:%d/wpush/v2/" % self.posts.server_address[1]

    def listen(self, socket):
        """Talks with a browser."""
        for text in socket:
            message = json.loads(text)
            answer = self.answer(message)
            if message.get("messageType") == "hello":
                self.browser = socket
            if answer is not None:
                socket.send(json.dumps(answer))

    def answer(self, message):
        kind = message.get("messageType", "ping")
        match kind:
            case "ping":
                return {}
            case "hello":
                return {"messageType": kind, "status": 200, "uaid": message.get("uaid") or uuid.uuid4().hex,
                        "use_webpush": True, "broadcasts": {}}
            case "register":
                channel = message["channelID"]
                self.channels[channel] = message["key"].rstrip("=")
                return {"messageType": kind, "status": 200, "channelID": channel, "pushEndpoint": self.endpoint + channel}
            case "unregister":
                self.channels.pop(message["channelID"], None)
                return {"messageType": kind, "status": 200, "channelID": message["channelID"]}
            case "ack":
                for update in message["updates"]:
                    self.acknowledged[update["version"]] = update.get("code")
        return None

    def post(self, path, headers, body):
        """Passes a message on, and returns the status of the answer."""
        channel = path.rsplit("/", 1)[-1]
        self.posted.append((time.time(), channel, headers, len(body)))
        if channel not in self.channels or self.browser is None:
            return 410
        if headers.get("content-encoding") != "aes128gcm" or "ttl" not in headers:
            return 400
        if topics.notification(headers.get("topic")) is None:
            return 400
        if f"k={self.channels[channel]}" not in headers.get("authorization", ""):
            return 403
        self.browser.send(json.dumps({
            "messageType": "notification", "channelID": channel, "version": uuid.uuid4().hex, "ttl": int(headers["ttl"]),
            "data": base64.urlsafe_b64encode(body).rstrip(b"=").decode(), "headers": {"encoding": "aes128gcm"}}))
        return 201

    def stop(self):
        self.sockets.shutdown()
        self.posts.shutdown()


def handler(service):
    class Handler(http.server.BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"

        def do_POST(self):
            body = self.rfile.read(int(self.headers["content-length"]))
            headers = {name.lower(): value for name, value in self.headers.items()}
            self.send_response(service.post(self.path, headers, body))
            self.send_header("content-length", "0")
            self.end_headers()

        def log_message(self, *arguments):
            pass

    return Handler
