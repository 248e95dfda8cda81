"""WebKit, as WebKitGTK's MiniBrowser, driven by the W3C WebDriver protocol.

Source: WebDriver, W3C <https://www.w3.org/TR/webdriver2/>
"""

import base64
import glob
import json
import os
import pathlib
import socket
import subprocess
import time
import urllib.error
import urllib.request

from .waiting import wait

ELEMENT = "element-6066-11e4-a52e-4f735466cecf"
KEYS = {"Enter": "\ue007", "Tab": "\ue004", "Control": "\ue009", "Right": "\ue014"}


class Screen:
    """A screen that nobody sees, with a window manager, because a window without one never has the focus."""

    def __init__(self, folder):
        self.log = open(os.path.join(folder, "screen.log"), "w")
        self.processes = []
        # Otherwise the toolbar makes the window wider than a phone.
        style = pathlib.Path(folder, ".config/gtk-3.0/gtk.css")
        style.parent.mkdir(parents=True)
        style.write_text("*, button, entry { min-width: 0; padding: 0; margin: 0; border-width: 0; }\n"
                         "button image { -gtk-icon-transform: scale(0.1); }\n")
        # The locale, which every machine has, makes fields for times show 24 hours.
        self.environment = {
            **os.environ, "HOME": str(folder), "NO_AT_BRIDGE": "1", "GDK_BACKEND": "x11", "LIBGL_ALWAYS_SOFTWARE": "1",
            "LC_ALL": "C.UTF-8", "TZ": "Europe/Berlin"}
        for name in ("XDG_RUNTIME_DIR", "DBUS_SESSION_BUS_ADDRESS", "WAYLAND_DISPLAY"):
            self.environment.pop(name, None)
        # The screen takes the first free number.
        screen = subprocess.Popen(
            ["Xvfb", "-displayfd", "1", "-screen", "0", "1600x1200x24", "-nolisten", "tcp"], stdout=subprocess.PIPE,
            stderr=self.log, text=True, env=self.environment)
        self.processes.append(screen)
        number = screen.stdout.readline().strip()
        assert number, f"Xvfb doesn't start; see {self.log.name}"
        self.environment["DISPLAY"] = f":{number}"
        self.processes.append(subprocess.Popen(["openbox"], stdout=self.log, stderr=self.log, env=self.environment))

    def stop(self):
        for process in reversed(self.processes):
            process.terminate()
            process.wait(10)
        self.log.close()


class WebDriverError(Exception):
    def __init__(self, value):
        super().__init__(f"{value['error']}: {value['message']}")
        self.error = value["error"]


class WebKit:
    """A browser without cookies, in a window of its own."""

    def __init__(self, folder, environment):
        self.log = open(os.path.join(folder, "webkit.log"), "a")
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        self.url = f"http://127.0.0.1:{port}"
        self.process = subprocess.Popen(
            ["WebKitWebDriver", "--host=127.0.0.1", f"--port={port}"], stdout=self.log, stderr=self.log,
            env=environment)
        self.session = ""
        wait(self.is_ready, "WebKitWebDriver doesn't start")
        binary, = glob.glob("/usr/lib/*/webkit2gtk-4.1/MiniBrowser")
        options = {"binary": binary, "args": ["--automation"]}
        value = self.call("POST", "/session", {"capabilities": {"alwaysMatch": {"webkitgtk:browserOptions": options}}})
        self.session = f"/session/{value['sessionId']}"
        self.version = value["capabilities"]["browserVersion"]
        self.call("POST", "/timeouts", {"script": 10_000, "pageLoad": 30_000, "implicit": 0})

    def is_ready(self):
        assert self.process.poll() is None, "WebKitWebDriver has ended"
        try:
            return self.call("GET", "/status")["ready"]
        except OSError:
            return False

    def call(self, method, path, body=None):
        request = urllib.request.Request(
            self.url + self.session + path, method=method, data=None if body is None else json.dumps(body).encode(),
            headers={"Content-Type": "application/json"})
        try:
            with urllib.request.urlopen(request, timeout=60) as answer:
                return json.load(answer)["value"]
        except urllib.error.HTTPError as error:
            raise WebDriverError(json.load(error)["value"]) from None

    # MARK: Pages

    def open(self, url):
        self.call("POST", "/url", {"url": url})

    @property
    def address(self):
        return self.call("GET", "/url")

    def back(self):
        self.call("POST", "/back", {})

    def reload(self):
        self.call("POST", "/refresh", {})

    def cookies(self):
        return self.call("GET", "/cookie")

    def forget(self):
        """Deletes all cookies, as if this were another browser."""
        self.call("DELETE", "/cookie")
        wait(lambda: not self.cookies(), "cookies stay")

    def resize(self, width, height):
        """Gives the page, not the window, a size."""
        frame = [0, 0]

        def is_right():
            self.call("POST", "/window/rect", {"width": width + frame[0], "height": height + frame[1]})
            # The page learns its size a little later.
            inner = self.stable_size()
            rect = self.call("GET", "/window/rect")
            frame[:] = max(0, rect["width"] - inner[0]), max(0, rect["height"] - inner[1])
            return inner == [width, height]

        wait(is_right, lambda: f"the window is {self.stable_size()}, not {width} × {height}")

    def stable_size(self):
        """Returns the size of the page when it hasn't changed for a moment."""
        sizes = []
        while len(sizes) < 3 or len({tuple(each) for each in sizes[-3:]}) > 1:
            sizes.append(self.run("return [innerWidth, innerHeight]"))
            time.sleep(0.03)
        return sizes[-1]

    def run(self, script, *arguments):
        """Runs a script in the page, and returns its value; waits for a promise."""
        return self.call("POST", "/execute/sync", {"script": script, "args": arguments})

    def wait_for(self, script, *arguments, complaint=None):
        """Waits until an expression is true, also while a page is loading."""
        def holds():
            try:
                return self.run(f"return {script}", *arguments)
            except WebDriverError as error:
                # A page that is loading.
                if error.error not in ("javascript error", "no such window", "unknown error"):
                    raise
        return wait(holds, complaint or f"{script} {arguments or ''}")

    def shoot(self, path):
        pathlib.Path(path).write_bytes(base64.b64decode(self.call("GET", "/screenshot")))

    # MARK: Elements

    def find(self, selector):
        found = self.call("POST", "/elements", {"using": "css selector", "value": selector})
        assert found, f"there is no {selector}"
        return f"/element/{found[0][ELEMENT]}"

    def count(self, selector):
        return len(self.call("POST", "/elements", {"using": "css selector", "value": selector}))

    def wait_for_element(self, selector):
        self.wait_for("document.readyState == 'complete' && !!document.querySelector(arguments[0])", selector,
                      complaint=f"{selector} doesn't appear")

    def click(self, selector):
        """Clicks an element in the middle of the window, where nothing covers it."""
        element = self.find(selector)
        self.run("document.querySelector(arguments[0]).scrollIntoView({ block: 'center' })", selector)
        self.call("POST", element + "/click", {})

    def text(self, selector):
        return self.run("return document.querySelector(arguments[0])?.innerText ?? ''", selector)

    def value(self, selector):
        return self.run("return document.querySelector(arguments[0]).value", selector)

    def is_visible(self, selector):
        return self.call("GET", self.find(selector) + "/displayed")

    def fill(self, selector, text):
        """Replaces the text of a field by typing."""
        element = self.find(selector)
        self.call("POST", element + "/clear", {})
        if text:
            self.call("POST", element + "/value", {"text": text})

    def set(self, selector, value):
        """Sets a field as its picker does."""
        self.run("""const [field, value] = [document.querySelector(arguments[0]), arguments[1]];
          if (field.type === "checkbox" || field.type === "radio") field.checked = value;
          else field.value = value;
          for (const type of ["input", "change"]) field.dispatchEvent(new Event(type, { bubbles: true }));""",
                 selector, value)

    def focused(self):
        """Returns the ID of the element that has the focus, or its class, or its name."""
        return self.run("const each = document.activeElement; return each.id || each.className || each.tagName")

    # MARK: Keys

    def press(self, *keys):
        """Presses keys of the keyboard; each of a combination such as Control+Enter until the last."""
        for each in keys:
            names = [KEYS.get(name, name) for name in each.split("+")] if len(each) > 1 else [each]
            actions = [{"type": "keyDown", "value": name} for name in names]
            actions += [{"type": "keyUp", "value": name} for name in reversed(names)]
            self.call("POST", "/actions", {"actions": [{"type": "key", "id": "keyboard", "actions": actions}]})

    def type(self, text):
        """Types into what has the focus, as a keyboard does."""
        self.press(*text)

    def quit(self):
        try:
            self.call("DELETE", "")
        finally:
            self.process.terminate()
            self.process.wait(10)
            self.log.close()
