"""A desktop that nobody sees: a screen, a bus, and dunst, which shows notifications."""

import os
import pathlib
import subprocess
import time

from .waiting import wait

# A bus of its own that starts no services.
BUS = """<!DOCTYPE busconfig PUBLIC "-//freedesktop//DTD D-Bus Bus Configuration 1.0//EN"
  "http://www.freedesktop.org/standards/dbus/1.0/busconfig.dtd">
<busconfig>
  <type>session</type>
  <listen>unix:tmpdir=/tmp</listen>
  <auth>EXTERNAL</auth>
  <policy context="default">
    <allow send_destination="*" eavesdrop="true"/>
    <allow eavesdrop="true"/>
    <allow own="*"/>
  </policy>
</busconfig>
"""

# Notifications stay until somebody answers. Dunst passes the menu of their buttons to a program such as dmenu.
DUNST = """[global]
    origin = top-right
    font = Sans 13
    format = "<b>%s</b>\\n%b"
    dmenu = {folder}/menu
[all]
    timeout = 0
    script = {folder}/shown
"""

# Saves the menu, and chooses the line that contains what the file says.
MENU = """#!/bin/sh
cd '{folder}'
cat > menu.new
mv menu.new menu.lines
grep -m 1 -F -- "$(cat menu.choice)" menu.lines
"""

SHOWN = """#!/bin/sh
printf '%s\\t%s\\t%s\\n' "$(date +%s.%N)" "$DUNST_SUMMARY" "$DUNST_BODY" >> '{folder}/shown.lines'
"""


class Desktop:
    def __init__(self, folder):
        self.folder = pathlib.Path(folder, "desktop")
        self.folder.mkdir()
        for name, text in {"bus.conf": BUS, "dunstrc": DUNST, "menu": MENU, "shown": SHOWN}.items():
            (self.folder / name).write_text(text.replace("{folder}", str(self.folder)))
            (self.folder / name).chmod(0o755)
        self.log = open(self.folder / "desktop.log", "w")
        self.processes = []
        self.environment = {"HOME": str(self.folder), "NO_AT_BRIDGE": "1"}
        # The screen takes the first free number.
        self.environment["DISPLAY"] = ":" + self.start(
            "Xvfb", "-displayfd", "1", "-screen", "0", "1280x1000x24", "-nolisten", "tcp")
        self.environment["DBUS_SESSION_BUS_ADDRESS"] = self.start(
            "dbus-daemon", "--config-file", str(self.folder / "bus.conf"), "--nofork", "--print-address=1")
        self.processes.append(subprocess.Popen(
            ["dunst", "-conf", str(self.folder / "dunstrc")], stdout=self.log, stderr=self.log, env=self.all_environment()))
        wait(lambda: self.control("count").returncode == 0, "dunst doesn't start")

    def all_environment(self):
        environment = {**os.environ, **self.environment}
        environment.pop("XDG_RUNTIME_DIR", None)
        return environment

    def start(self, *command):
        """Starts a program, and returns the first line that it prints."""
        process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=self.log, text=True, env=self.all_environment())
        self.processes.append(process)
        line = process.stdout.readline().strip()
        assert line, f"{command[0]} doesn't start; see {self.log.name}"
        return line

    def control(self, *arguments):
        return subprocess.run(["dunstctl", *arguments], capture_output=True, text=True, env=self.all_environment())

    def shown(self):
        """Returns the real time, title and body of each notification, the oldest first."""
        file = self.folder / "shown.lines"
        lines = file.read_text().splitlines() if file.exists() else []
        return [(float(moment), title, body) for moment, title, body in (line.split("\t") for line in lines)]

    def wait_for_notification(self, count, complaint, seconds=15):
        """Waits until so many notifications have been shown since the beginning, and returns the last one."""
        wait(lambda: len(self.shown()) >= count, complaint, seconds)
        time.sleep(0.3)  # One too many would come now.
        assert len(self.shown()) == count, f"{self.shown()[count:]} is shown as well"
        return self.shown()[-1]

    def press(self, button):
        """Presses a button of the notification on the screen, and returns the names of all its buttons."""
        menu = self.folder / "menu.lines"
        menu.unlink(missing_ok=True)
        (self.folder / "menu.choice").write_text(button)

        def open_menu():
            # Dunst refuses while another menu is open, also one whose program has just ended.
            if not (is_open := menu.exists() and menu.read_text()):
                self.control("context")
            return is_open

        lines = wait(open_menu, "dunst shows no menu").splitlines()
        return {line.removeprefix("#").split(" (")[0] for line in lines}

    def is_empty(self):
        return self.control("count", "displayed").stdout.strip() == "0"

    def shoot(self, path):
        subprocess.run(["import", "-silent", "-window", "root", str(path)], check=True, env=self.all_environment())

    def stop(self):
        for process in reversed(self.processes):
            process.terminate()
            process.wait(10)
        self.log.close()
