"""Follows a notification from a person's page to a desktop and back. Server/Scripts/check-push starts it."""

import argparse
import contextlib
import datetime
import json
import pathlib
import shutil
import time
import zoneinfo

from playwright.sync_api import sync_playwright

from support.desktop import Desktop
from support.firefox import Firefox
from support.push_service import PushService
from support.server import Server, working_folder
from support.waiting import wait
from simulation.clock import Clock
from simulation.server import seconds

ZONE = "Europe/Berlin"  # An hour ahead of UTC on these days.
BEGIN = seconds("2026-11-20T17:00:00Z")
# How late a notification may be on the screen, in seconds. The browser, the desktop and a busy machine take their time.
LATENESS = 5


class Story:
    def __init__(self, server, clock, service, desktop, firefox, screenshots):
        self.server, self.clock, self.service, self.desktop, self.firefox = server, clock, service, desktop, firefox
        self.screenshots = screenshots
        self.count = 0

    def tell(self, text):
        print(f"check-push: {text}", flush=True)

    def shoot(self, name):
        if self.screenshots:
            time.sleep(0.5)
            self.desktop.shoot(self.screenshots / f"{name}.png")

    # MARK: What comes

    def expect(self, due, promise):
        """Lets the time pass until shortly before a notification is due, and checks what the desktop shows then."""
        self.clock.set(due - 3, 1)
        shown_at, *words = self.next("nothing comes when the notification is due", 3 + LATENESS)
        late = self.clock.at(shown_at) - due
        assert 0 <= late < LATENESS, f"it came {late:.2f} seconds after it was due"
        assert words == promise, f"{words} instead of {promise}"
        return f"{late:.2f} seconds after the due moment"

    def next(self, complaint, seconds=15):
        self.count += 1
        shown = self.desktop.wait_for_notification(self.count, complaint, seconds)
        wait(lambda: len(self.service.acknowledged) == self.count, "Firefox doesn't acknowledge the message")
        codes = set(self.service.acknowledged.values())
        assert codes == {100}, f"Firefox couldn't decrypt a message: {codes}"
        return shown

    def responses(self):
        """Returns what was done with notifications today, as nudged tells it."""
        return [each["action"] for each in self.why()["events"]]

    def why(self):
        return json.loads(self.server.run("why", "me", "--on", self.today(), "--format", "json"))

    def today(self):
        return datetime.datetime.fromtimestamp(self.clock.now(), zoneinfo.ZoneInfo(ZONE)).date().isoformat()

    def press(self, button, action):
        """Presses a button of the notification on the screen, and waits until nudged knows."""
        self.desktop.press(button)
        wait(lambda: action in self.responses(), lambda: f"{button} isn't reported: {self.responses()}")
        wait(self.desktop.is_empty, "the notification stays on the screen")

    # MARK: What the person does

    def connect(self):
        self.firefox.open(self.server.link("me"))
        self.firefox.click("main button")
        self.wait_for_state("default-none")
        self.firefox.click("[data-state=default-none] [data-do=connect]")
        self.shoot("question")
        self.firefox.answer_question("web-notifications")
        self.wait_for_state("granted-active")
        assert len(self.service.channels) == 1, self.service.channels

    def wait_for_state(self, state):
        script = "return [...document.querySelectorAll('#browser [data-state]:not([hidden])')].map((each) => each.dataset.state)"
        wait(lambda: self.firefox.run(script) == [state], lambda: f"the page says {self.firefox.run(script)}, not {state}")

    def reads(self, id, text):
        """Returns whether an element of the page has a text. A page that is loading may lack the element."""
        script = "return document.getElementById(arguments[0])?.innerText.includes(arguments[1]) ?? false"
        return self.firefox.run(script, id, text)

    def try_out(self):
        """Asks for a notification now, and clicks it, which brings the page to the front."""
        self.firefox.click("[formaction^='/test']")
        self.next("the page's own notification doesn't come")
        self.shoot("sample")
        buttons = self.desktop.press("Activate")
        assert buttons == {"Activate", "Add", "Later"}, buttons
        wait(self.desktop.is_empty, "the notification stays on the screen")

    def record(self, page, title, day=None):
        page.fill("#title", title)
        if day:
            page.fill("#day", day)
        page.click("#journal .primary")
        page.wait_for_selector(f"#entries >> text={title}")

    def change_settings(self, page):
        """Sets another time, and returns the moments and words that the page promises."""
        page.fill("#preferences-reminders-times-0", "19:30")
        page.check("#preferences-style-cheerful", force=True)
        page.wait_for_selector("#next >> text=7:30")
        page.click("#bar .primary")
        page.wait_for_selector("text=Saved.")
        return [(datetime.datetime.fromisoformat(card.locator("time").get_attribute("datetime")).timestamp(),
                 [card.locator(".note-title").inner_text(), card.locator(".note-body").inner_text()])
                for card in page.locator("#next .card").all()]


def run(story, page):
    story.record(page, "Ran 5 km", day="2026-11-19")
    story.tell("Chromium opens the printed link, and records what was done yesterday")

    story.connect()
    story.tell("Firefox asks the person, and subscribes to Web Push")
    story.try_out()
    story.tell("Send me one now: the desktop shows it with its buttons")

    milestone, reminder, _ = story.change_settings(page)
    assert [each[0] for each in (milestone, reminder)] == [BEGIN + 5_400, BEGIN + 5_400 + 86_400], (milestone, reminder)
    late = story.expect(*milestone)
    story.shoot("milestone")
    story.press("View", "view")
    wait(lambda: story.reads("next", "7:30"), "the open page in Firefox still shows the old settings")
    story.tell(f"the milestone that the page promised comes {late}")

    late = story.expect(*reminder)
    story.shoot("reminder")
    story.tell(f"the reminder that the page promised comes {late}")
    story.press("Later", "later")
    sent, planned = sorted(story.why()["deliveries"], key=lambda each: each["due"])
    assert (sent["state"], sent["status"], planned["state"]) == ("accepted", 201, "planned"), (sent, planned)
    again = datetime.datetime.fromisoformat(planned["due"])
    late = story.expect(again.timestamp(), reminder[1])
    story.tell(f"Later: it comes again at {again:%H:%M}, {late}")

    firefox = story.firefox
    firefox.open("about:blank")
    story.press("Add", "add")
    firefox.switch(lambda url: url.startswith(story.server.url), "Add opens no page")
    wait(lambda: firefox.run("return document.activeElement?.id") == "title", "Add doesn't lead to the field for a title")
    firefox.type("#title", "Called Grandma")
    firefox.click("#journal .primary")
    wait(lambda: story.reads("entries", "Called Grandma"), "the page in Firefox doesn't record")
    story.shoot("added")
    story.tell("Add: the page opens in Firefox, where the person records what was done today")

    text = story.server.run("why", "me", "--on", story.today())
    assert [each["state"] for each in story.why()["deliveries"]] == ["accepted", "accepted"], text
    assert story.responses() == ["later", "add"], text
    assert "Grandma" not in text and "5 km" not in text, text
    story.tell("nudged why tells the story:\n\n" + text)

    firefox.click("[data-state=granted-active] [data-do=disconnect]")
    story.wait_for_state("granted-none")
    assert story.service.channels == {}, "Firefox is still subscribed"


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--nudged", required=True)
    parser.add_argument("--screenshots", type=pathlib.Path, help="folder for pictures of the desktop")
    options = parser.parse_args()
    if options.screenshots:
        options.screenshots.mkdir(parents=True, exist_ok=True)
    begun = time.monotonic()
    with contextlib.ExitStack() as stack:
        folder = stack.enter_context(working_folder("check-push"))
        clock = Clock(str(folder / "clock"), BEGIN, 1)
        server = Server(options.nudged, folder, environment={"NUDGED_TEST_CLOCK": clock.path, "TZ": ZONE})
        stack.callback(server.stop)
        service = PushService()
        stack.callback(service.stop)
        desktop = Desktop(folder)
        stack.callback(desktop.stop)
        firefox = Firefox(folder, desktop.all_environment(), {
            "dom.push.serverURL": service.url,
            "dom.push.testing.allowInsecureServerURL": True,
        })
        stack.callback(firefox.quit)
        # Firefox connects to no push service while it is automated, unless that is asked for after its start.
        firefox.run_in_browser("Services.prefs.setBoolPref('dom.push.connection.enabled', true)")
        playwright = stack.enter_context(sync_playwright())
        chromium = shutil.which("chromium") or shutil.which("google-chrome")
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        stack.callback(browser.close)
        page = browser.new_page()
        page.goto(server.page)
        page.click("main button")
        run(Story(server, clock, service, desktop, firefox, options.screenshots), page)
    print(f"check-push: all is well, in {time.monotonic() - begun:.0f} seconds")


if __name__ == "__main__":
    main()
