"""Firefox, driven by Marionette, its own protocol for automation."""

import json
import os
import pathlib
import shutil
import socket
import subprocess

from .waiting import wait

PREFERENCES = {
    "marionette.port": 0,
    "app.update.enabled": False,
    "browser.shell.checkDefaultBrowser": False,
    "browser.startup.homepage_override.mstone": "ignore",
    "datareporting.policy.dataSubmissionEnabled": False,
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "security.notification_enable_delay": 0,
    "services.settings.server": "http://127.0.0.1:9",
    "toolkit.telemetry.reportingpolicy.firstRun": False,
}


class Firefox:
    """A Firefox with a new profile."""

    def __init__(self, folder, environment, preferences):
        profile = pathlib.Path(folder, "firefox")
        profile.mkdir()
        lines = [f"user_pref({json.dumps(name)}, {json.dumps(value)});\n" for name, value in {**PREFERENCES, **preferences}.items()]
        (profile / "user.js").write_text("".join(lines))
        self.log = open(os.path.join(folder, "firefox.log"), "w")
        self.process = subprocess.Popen(
            [shutil.which("firefox-esr") or "firefox", "--profile", str(profile), "--no-remote", "--marionette",
             "--remote-allow-system-access"], stdout=self.log, stderr=self.log, env=environment)
        port = profile / "MarionetteActivePort"
        wait(lambda: port.exists() and port.read_text(), "Firefox doesn't start", 60)
        self.socket = socket.create_connection(("127.0.0.1", int(port.read_text())), timeout=60)
        self.buffer = b""
        self.read()  # The server introduces itself.
        self.count = 0
        self.call("WebDriver:NewSession", {"capabilities": {"alwaysMatch": {"acceptInsecureCerts": False}}})

    def read(self):
        """Reads a message, which is preceded by its length and a colon."""
        while b":" not in self.buffer:
            self.receive()
        length, self.buffer = self.buffer.split(b":", 1)
        while len(self.buffer) < int(length):
            self.receive()
        message, self.buffer = self.buffer[:int(length)], self.buffer[int(length):]
        return json.loads(message)

    def receive(self):
        data = self.socket.recv(65_536)
        if not data:
            raise ConnectionError("Firefox has ended")
        self.buffer += data

    def call(self, command, parameters=None):
        self.count += 1
        message = json.dumps([0, self.count, command, parameters or {}]).encode()
        self.socket.sendall(b"%d:%s" % (len(message), message))
        kind, number, error, result = self.read()
        assert (kind, number) == (1, self.count), "answers are in order"
        if error:
            raise RuntimeError(f"{command}: {error['error']}: {error['message']}")
        return result["value"] if isinstance(result, dict) and set(result) == {"value"} else result

    def open(self, url):
        self.call("WebDriver:Navigate", {"url": url})

    def run(self, script, *arguments):
        """Runs a script in the page, and returns its value; waits for a promise."""
        return self.call("WebDriver:ExecuteScript", {"script": script, "args": arguments, "sandbox": None})

    def run_in_browser(self, script, *arguments):
        """Runs a script with the rights of the browser itself."""
        self.call("Marionette:SetContext", {"value": "chrome"})
        try:
            return self.call("WebDriver:ExecuteScript", {"script": script, "args": arguments, "sandbox": "system"})
        finally:
            self.call("Marionette:SetContext", {"value": "content"})

    def element(self, selector):
        found = self.call("WebDriver:FindElement", {"using": "css selector", "value": selector})
        return {"id": next(iter(found.values()))}

    def click(self, selector):
        self.call("WebDriver:ElementClick", self.element(selector))

    def type(self, selector, text):
        self.call("WebDriver:ElementSendKeys", {**self.element(selector), "text": text})

    def switch(self, is_wanted, complaint):
        """Waits for a tab with an address, and continues there."""
        def find():
            for handle in self.call("WebDriver:GetWindowHandles"):
                self.call("WebDriver:SwitchToWindow", {"handle": handle})
                if is_wanted(self.call("WebDriver:GetCurrentURL")):
                    return True
        wait(find, complaint)

    def answer_question(self, permission):
        """Allows what a page asks for."""
        script = """
          const { PopupNotifications } = Services.wm.getMostRecentWindow("navigator:browser");
          const isShown = PopupNotifications.getNotification(arguments[0]) && PopupNotifications.panel.state === "open";
          if (isShown) PopupNotifications.panel.firstElementChild.button.click();
          return isShown;
        """
        wait(lambda: self.run_in_browser(script, permission), f"Firefox doesn't ask for {permission}")

    def quit(self):
        self.call("Marionette:Quit", {"flags": ["eForceQuit"]})
        self.socket.close()
        self.process.wait(30)
        self.log.close()
