"""A proxy between a browser and nudged that notes what goes wrong in pages, or removes their scripts.

WebKitGTK's driver can't read the console, and can't find anything in a page if scripts are turned off.
"""

import contextlib
import http.client
import http.server
import re
import threading
import urllib.parse

# Notes what goes wrong, also across pages.
RECORDER = """
  const problems = () => JSON.parse(sessionStorage.getItem("problems") ?? "[]");
  const note = (text) => sessionStorage.setItem("problems", JSON.stringify([...problems(), text]));
  for (const level of ["error", "warn", "log", "info", "debug"]) {
    const write = console[level];
    console[level] = (...words) => (note(`console.${level}: ${words.join(" ")}`), write.apply(console, words));
  }
  addEventListener("error", ({ message, filename, lineno, target }) =>
    note(message ? `error: ${message} (${filename}:${lineno})` : `${target.src ?? target.href} doesn't load`), true);
  addEventListener("unhandledrejection", ({ reason }) => note(`unhandled: ${reason?.message ?? reason}`));
  addEventListener("securitypolicyviolation", (event) =>
    note(`policy: ${event.violatedDirective} ${event.blockedURI}`));
"""


class PageProxy:
    """A proxy on a free port.

    With `has_script`, pages have their scripts, and one more that notes what goes wrong.
    """

    def __init__(self, server, has_script=True):
        self.server = urllib.parse.urlsplit(server)
        self.has_script = has_script
        self.prelude = ""  # What pages run first.
        self.pages = []  # (method, path, status, headers) of all pages
        self.http = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler(self))
        self.http.daemon_threads = True
        self.url = "http://127.0.0.1:%d" % self.http.server_address[1]
        threading.Thread(target=self.http.serve_forever, daemon=True).start()

    def link(self, url):
        """Returns a link of the server as a link of the proxy."""
        return self.url + urllib.parse.urlsplit(url).path

    def change(self, page):
        if self.has_script:
            return page.replace("<head>", '<head><script src="/recorder.js"></script>', 1)
        return re.sub(r"</?noscript>|<script[^>]*></script>", "", page)

    def forward(self, method, path, headers, body):
        connection = http.client.HTTPConnection(self.server.hostname, self.server.port, timeout=30)
        try:
            connection.request(method, path, body, headers)
            answer = connection.getresponse()
            content = answer.read()
            kept = [(name, value) for name, value in answer.getheaders()
                    if name.lower() not in ("content-length", "transfer-encoding", "connection", "content-encoding")]
        finally:
            connection.close()
        if answer.getheader("content-type", "").startswith("text/html"):
            self.pages.append((method, path, answer.status, {name.lower(): value for name, value in kept}))
            content = self.change(content.decode()).encode()
        return answer.status, kept, content

    def stop(self):
        self.http.shutdown()
        self.http.server_close()


def handler(proxy):
    class Handler(http.server.BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"

        def handle_one_request(self):
            # A browser that ends closes its connections.
            with contextlib.suppress(ConnectionError):
                super().handle_one_request()

        def handle_request(self):
            body = self.rfile.read(int(self.headers.get("content-length", 0)))
            if self.path == "/recorder.js":
                status, headers = 200, [("Content-Type", "text/javascript"), ("Cache-Control", "no-store")]
                content = ("{%s}\n%s" % (RECORDER, proxy.prelude)).encode()
            else:
                headers = {name: value for name, value in self.headers.items()
                           if name.lower() not in ("connection", "accept-encoding", "content-length")}
                status, headers, content = proxy.forward(self.command, self.path, headers, body)
            self.send_response_only(status)
            for name, value in headers:
                self.send_header(name, value)
            if status not in (204, 304):
                self.send_header("Content-Length", str(len(content)))
            self.end_headers()
            if status not in (204, 304):
                self.wfile.write(content)

        do_GET = do_POST = handle_request

        def log_message(self, *arguments):
            pass

    return Handler
