"""Uses a person's page in WebKit. Server/Scripts/check-webkit starts it."""

import argparse
import contextlib
import datetime
import pathlib
import time
import zoneinfo

from support.page_proxy import PageProxy
from support.server import Server, working_folder
from support.waiting import wait
from support.webkit import Screen, WebDriverError, WebKit

LANGUAGES = ["en", "zh-Hans", "zh-Hant"]
ZONE = "Europe/Berlin"
TIMES = "preferences-reminders-times"
QUIET = "preferences-quietHours"
MUTED = "preferences-retrieval-mutedDates"
PAUSES = "preferences-pauses"

# Where a person is after a button: what has the focus, and whether that and the part of the page are in the window.
PLACE = """
  const isSeen = (each) => {
    const box = each.getBoundingClientRect();
    return box.height > 0 && box.top >= 0 && box.bottom <= innerHeight;
  };
  const focused = document.activeElement, part = document.querySelector(arguments[0]);
  const name = focused.id || focused.className || focused.tagName;
  return { focused: name, focusIsSeen: isSeen(focused), partIsSeen: isSeen(part), text: part.innerText };
"""

# As on an iPhone, where only an app of the Home Screen has notifications.
PHONE = """
  Object.defineProperty(navigator, "userAgent", { get: () => "Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) " +
    "AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.5 Mobile/15E148 Safari/604.1" });
  delete window.Notification;
"""
# As a browser without fields for times.
TEXT_FIELDS = """
  addEventListener("DOMContentLoaded", () => {
    for (const each of document.querySelectorAll("input[type=time]")) each.type = "text";
  });
"""


def sample_person(id, language="en", entries=6, **preferences):
    today = datetime.datetime.now(zoneinfo.ZoneInfo(ZONE)).date()
    days = [(today - datetime.timedelta(days=1 + number)).isoformat() for number in range(entries)]
    achievements = [{"id": f"a-{number}", "at": day, "title": f"Ran {number} km"} for number, day in enumerate(days)]
    return {"id": id, "timeZone": ZONE, "locale": language, "achievements": achievements,
            "preferences": {"reminders": {"times": ["20:00"]}, **preferences}}


class Check:
    def __init__(self, server, live, plain, folder, screen, screenshots):
        self.server, self.live, self.plain, self.folder, self.screen = server, live, plain, folder, screen
        self.screenshots = screenshots
        self.count = 0

    @contextlib.contextmanager
    def visit(self, id, has_script=True, width=1280, prelude=""):
        """Opens a person's page in a new browser. Nothing may go wrong in its pages."""
        proxy = self.live if has_script else self.plain
        proxy.prelude = prelude
        browser = WebKit(self.folder, self.screen.environment)
        try:
            browser.base = proxy.url
            browser.open(proxy.url + "/sign-in")
            browser.resize(width, 844)
            self.sign_in(browser, proxy.link(self.server.link(id)))
            yield browser
            self.find_problems(browser)
        except BaseException:
            with contextlib.suppress(WebDriverError, OSError):
                self.shoot(browser, "failed")
            raise
        finally:
            browser.quit()

    def sign_in(self, browser, link):
        browser.open(link)
        browser.click("main button")
        browser.wait_for_element("#entries")

    def find_problems(self, browser):
        problems = browser.run("return JSON.parse(sessionStorage.getItem('problems') ?? '[]')")
        assert not problems, problems

    def find_faults(self, browser, name):
        """Fails if the page is wider than the window, or something in it is cut off."""
        size = browser.run("return [document.documentElement.scrollWidth, innerWidth]")
        assert size[0] <= size[1], f"{name}: {size[0]} wide in a window of {size[1]}"
        outside = browser.run("""
          return [...document.querySelectorAll("main *, footer *")].filter((each) => {
            const box = each.getBoundingClientRect();
            const isHidden = each.closest(".visually-hidden, [hidden]") || !each.checkVisibility();
            return !isHidden && box.width > 1 && (box.left < -0.5 || box.right > innerWidth + 0.5);
          }).map((each) => each.id || each.className || each.tagName)""")
        assert not outside, f"{name}: {outside} are outside of the window"
        self.count += 1
        self.shoot(browser, name)

    def shoot(self, browser, name):
        if self.screenshots:
            browser.shoot(self.screenshots / f"{name.replace(' ', '-')}.png")

    def stored(self, id):
        return self.server.person(id).get("preferences", {})

    def expect(self, browser, name, selector, text, focused):
        """Fails unless the person sees what a button has done, and has the focus there."""
        browser.wait_for_element(selector)
        wait(lambda: browser.focused() == focused,
             lambda: f"{name}: {browser.focused()} has the focus, not {focused}", 5)
        place = browser.run(PLACE, selector)
        assert text in place["text"] and place["partIsSeen"] and place["focusIsSeen"], f"{name}: {place}"

    def save(self, browser, notice="Saved."):
        browser.click("#bar .primary")
        browser.wait_for_element("#settings > .notice")
        assert notice in browser.text("#settings > .notice")


def tick(browser, id, is_on):
    """Switches something as a click on its label does."""
    if browser.run("return document.getElementById(arguments[0]).checked", id) != is_on:
        browser.run("document.getElementById(arguments[0]).click()", id)


def type_time(browser, time_of_day):
    """Types a time into the field that has the focus, whose parts the arrow key separates."""
    hour, minute = time_of_day.split(":")
    browser.type(hour)
    browser.press("Right")
    browser.type(minute)


def check_link(check):
    """A link shows a page with a button, is only used up by that, and then opens nobody's page again."""
    id = check.server.put_person(sample_person("link"))
    other = check.live.link(check.server.link(id))
    with check.visit(id) as browser:
        assert browser.address == check.live.url + "/", browser.address
        cookie, = browser.cookies()
        assert cookie["httpOnly"] and cookie["sameSite"] == "Lax", cookie
        browser.forget()
        for _ in range(2):
            browser.open(other)
            assert browser.count("main button") == 1 and browser.cookies() == [], "looking at a link doesn't use it up"
        browser.click("main button")
        browser.wait_for_element("#entries")
        assert "Ran 0 km" in browser.text("#entries")
        browser.forget()
        browser.open(other)
        assert browser.text("h1") == "This link was already used", browser.text("main")
        assert browser.count("form[action^='/open/']") == 0 and browser.cookies() == []


def check_code(check):
    """The 10 characters that one browser shows open the page in another, with and without script."""
    id = check.server.put_person(sample_person("code"))
    for has_script in [True, False]:
        with check.visit(id, has_script) as browser:
            browser.click("#new-code button")
            browser.wait_for_element("p.code")
            code = browser.text("p.code")
            assert len(code.replace("-", "")) == 10, code
            browser.forget()
            browser.open(browser.base + "/?opens=record")
            browser.wait_for_element("#code")
            browser.fill("#code", "7K3QD-9XF2")
            browser.click("main .primary")
            browser.wait_for_element("#code-error")
            assert browser.value("#code") == "7K3QD-9XF2"
            if has_script:
                check.expect(browser, "a wrong code", "#code-error", "", "code")
            browser.fill("#code", code.lower().replace("-", " "))
            browser.press("Enter")
            browser.wait_for_element("#entries")
            assert browser.address.split("?")[0] == browser.base + "/", browser.address
            if has_script:
                wait(lambda: browser.focused() == "title", "what the address asked for doesn't happen")


def check_phone(check):
    """A tab on an iPhone leads to the Home Screen; without notifications, another browser says so."""
    words = {"en": "Add to Home Screen", "zh-Hans": "添加到主屏幕", "zh-Hant": "加入主畫面"}
    for language in LANGUAGES:
        id = check.server.put_person(sample_person(f"phone-{language}", language))
        with check.visit(id, width=390, prelude=PHONE) as browser:
            browser.wait_for_element("[data-state=unsupported-home]:not([hidden])")
            assert browser.count("[data-state]:not([hidden])") == 1
            assert words[language] in browser.text("[data-state=unsupported-home]"), browser.text("#browser")
            icon = browser.run("""const icon = document.querySelector("link[rel=apple-touch-icon]").href;
              return fetch(icon).then((answer) => [answer.status, answer.headers.get("content-type")])""")
            assert icon == [200, "image/png"], icon
            check.find_faults(browser, f"phone {language}")
            browser.click("[data-state=unsupported-home] button")
            browser.wait_for_element("p.code")
    with check.visit(id) as browser:
        browser.wait_for_element("[data-state=unsupported-none]:not([hidden])")
        browser.wait_for("navigator.serviceWorker.register('/worker.js').then(() => true)")


def check_entries(check):
    """An achievement is recorded once, corrected and deleted, also for yesterday, with and without script."""
    for has_script in [True, False]:
        id = check.server.put_person(sample_person(f"entries-{has_script}"))
        with check.visit(id, has_script, width=390) as browser:
            def newest():
                return check.server.request("GET", f"/v1/people/{id}/achievements?limit=1")["achievements"][0]

            browser.click("#title")
            browser.type("Swam")
            browser.press("Enter")
            browser.type("twice")
            assert browser.value("#title") == "Swam\ntwice", "Enter is a line break"
            if has_script:
                browser.press("Control+Enter")
            else:
                browser.click("#journal .primary")
            browser.wait_for_element("#journal .notice")
            assert newest()["title"] == "Swam\ntwice", newest()
            before = newest()
            if has_script:
                check.expect(browser, "Record", "#journal .notice", "Written down.", "notice")
            # Loading the page again records nothing.
            browser.reload()
            browser.wait_for_element("#entries")
            assert len(check.server.person(id)["achievements"]) == 7

            browser.click(".entry summary")
            browser.click(".entry .edit a")
            browser.wait_for_element("form.correction")
            check.find_faults(browser, f"correction {has_script}")
            browser.fill("#title", "")
            browser.click("main .primary")
            browser.wait_for_element("#title-error")
            browser.fill("#title", "Swam once")
            browser.click("main .primary")
            browser.wait_for_element("#entries > .notice")
            assert newest() == {**before, "title": "Swam once"}, newest()
            assert browser.count(".reached") == 0, "nothing is celebrated again"

            yesterday = (datetime.datetime.now(zoneinfo.ZoneInfo(ZONE)).date() - datetime.timedelta(days=1)).isoformat()
            browser.fill("#title", "Called Grandma")
            browser.set("#day", yesterday)
            browser.click("#journal .primary")
            browser.wait_for_element("#journal .notice")
            titles = [each["title"] for each in check.server.person(id)["achievements"] if each["at"] == yesterday]
            assert "Called Grandma" in titles, titles

            # The box that asks about deleting is as wide as its row.
            browser.click(".entry:nth-child(3) summary")
            widths = browser.run("""const row = document.querySelector(".entry:nth-child(3)");
              const [style, box] = [getComputedStyle(row), row.querySelector("details .line").getBoundingClientRect()];
              return [row.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight), box.width]""")
            assert abs(widths[0] - widths[1]) < 2, f"the box doesn't span its row: {widths}"
            browser.click(".entry:nth-child(3) .danger")
            browser.wait_for_element("#entries > .notice")
            assert len(check.server.person(id)["achievements"]) == 7
            if has_script:
                check.expect(browser, "Delete", "#entries > .notice", "Deleted", "notice")


def check_settings(check):
    """Settings are shown before they are saved, and saved, with and without script."""
    for has_script in [True, False]:
        id = check.server.put_person(sample_person(f"settings-{has_script}"))
        with check.visit(id, has_script) as browser:
            browser.set("#preferences-reminders-frequency", "weekly")
            if has_script:
                browser.wait_for_element("#bar[data-changed]")
                browser.wait_for_element("#preferences-reminders-on-friday")
                sample = browser.text("#sample .note-title")
                tick(browser, "preferences-style-cheerful", True)
                wait(lambda: browser.text("#sample .note-title") != sample, "the example stays as it was")
            else:
                tick(browser, "preferences-style-cheerful", True)
                browser.click("#bar .plain-only")
                browser.wait_for_element("#preferences-reminders-on-friday")
            assert "style" not in check.stored(id), "nothing is saved yet"
            tick(browser, "preferences-reminders-on-friday", True)
            tick(browser, "preferences-welcomeBack-enabled", False)
            browser.fill("#title", "Half a sentence")
            if has_script:
                # The preview that is on its way must not undo anything.
                time.sleep(0.7)
            check.save(browser)
            assert browser.value("#title") == "Half a sentence", "what was typed elsewhere stays"
            stored = check.stored(id)
            assert stored["style"] == "cheerful" and "friday" in stored["reminders"]["on"], stored
            assert stored["reminders"]["frequency"] == "weekly" and stored["welcomeBack"] == {"enabled": False}, stored
            browser.fill("#title", "")
            browser.set("#locale", "zh-Hant")
            if has_script:
                time.sleep(0.7)
            check.save(browser, "已儲存")


def check_lists(check):
    """Rows of lists are added, filled in by keyboard at once, and removed; what isn't filled in isn't dropped."""
    id = check.server.put_person(sample_person("lists"))
    with check.visit(id, width=390) as browser:
        def press_add(list, field):
            browser.click(f"#{list}-add")
            browser.wait_for_element(f"#{field}")
            wait(lambda: browser.focused() == field, lambda: f"Add focuses {browser.focused()}, not {field}", 5)
            assert browser.run(PLACE, f"#{field}")["focusIsSeen"], f"{field} is outside of the window"

        # The field that "Add" creates takes keys at once. The second list that is extended has the focus, not the
        # first.
        for list, field, typed in [
            (TIMES, f"{TIMES}-1", "07:30"), (QUIET, f"{QUIET}-0-from", "22:15"), (TIMES, f"{TIMES}-2", "09:15"),
        ]:
            press_add(list, field)
            type_time(browser, typed)
            assert browser.value(f"#{field}") == typed, f"{field} ignores keys: {browser.value(f'#{field}')!r}"
            time.sleep(0.8)
            assert browser.focused() == field, "the preview takes the focus away"
        check.find_faults(browser, "lists 390")
        # One of two fields is empty, although WebKit shows a time in it.
        browser.click("#bar .primary")
        check.expect(browser, "an empty field", "#errors", "Each needs a start and an end", "errors")
        assert browser.value(f"#{TIMES}-2") == "09:15", "what was typed stays"
        assert "quietHours" not in check.stored(id)
        browser.set(f"#{QUIET}-0-to", "07:00")
        time.sleep(0.8)
        check.save(browser)
        stored = check.stored(id)
        assert stored["reminders"]["times"] == ["07:30", "09:15", "20:00"], stored
        assert stored["quietHours"] == [{"from": "22:15", "to": "07:00"}], stored

        # Two empty fields are refused as well.
        press_add(QUIET, f"{QUIET}-1-from")
        tick(browser, "preferences-streakAtRisk-enabled", False)
        browser.wait_for_element("#bar[data-changed]")
        browser.click("#bar .primary")
        check.expect(browser, "empty fields", "#errors", "Each needs a start and an end", "errors")
        browser.click(f"#{QUIET}-1-remove")
        wait(lambda: browser.count(f"#{QUIET}-1-from") == 0, "the row stays")
        assert browser.focused() == f"{QUIET}-add", browser.focused()

        # Days, and ranges of days.
        press_add(MUTED, f"{MUTED}-0-from")
        for end, day in [("from", "2027-03-01"), ("to", "2027-03-02")]:
            browser.set(f"#{MUTED}-0-{end}", day)
        time.sleep(0.8)
        press_add(PAUSES, f"{PAUSES}-0-from")
        for end, day in [("from", "2027-12-20"), ("to", "2027-12-27")]:
            browser.set(f"#{PAUSES}-0-{end}", day)
        time.sleep(0.8)
        check.save(browser)
        stored = check.stored(id)
        assert stored["pauses"] == [{"from": "2027-12-20", "to": "2027-12-27"}], stored
        assert stored["retrieval"]["mutedDates"] == [{"from": "2027-03-01", "to": "2027-03-02"}], stored
        for list, row in [(PAUSES, 0), (MUTED, 0), (TIMES, 1), (TIMES, 0)]:
            browser.click(f"#{list}-{row}-remove")
            places = (f"{list}-add", f"{list}-{row}-remove")
            wait(lambda: browser.focused() in places, lambda: f"Remove focuses {browser.focused()}", 5)
            time.sleep(0.4)
        check.save(browser)
        stored = check.stored(id)
        assert stored.get("reminders", {}).get("times", ["20:00"]) == ["20:00"] and not stored.get("pauses"), stored
        assert not stored.get("retrieval", {}).get("mutedDates"), stored


def check_lists_plain(check):
    """Without script, "Add" and "Remove" change lists, and nothing that was typed is lost."""
    id = check.server.put_person(sample_person("plain"))
    with check.visit(id, has_script=False, width=390) as browser:
        assert "turn on JavaScript" in browser.text("#browser")
        browser.fill("#title", "Half a sentence")
        browser.click(f"#{TIMES}-add")
        browser.wait_for_element(f"#{TIMES}-1")
        browser.set(f"#{TIMES}-1", "07:30")
        browser.click(f"#{QUIET}-add")
        browser.wait_for_element(f"#{QUIET}-0-from")
        check.find_faults(browser, "plain 390")
        browser.set(f"#{QUIET}-0-from", "22:00")
        browser.click("#bar .primary")
        browser.wait_for_element("#errors")
        browser.set(f"#{QUIET}-0-to", "07:00")
        browser.click(f"#{PAUSES}-add")
        browser.wait_for_element(f"#{PAUSES}-0-from")
        for end, day in [("from", "2027-12-20"), ("to", "2027-12-27")]:
            browser.set(f"#{PAUSES}-0-{end}", day)
        check.save(browser)
        assert browser.value("#title") == "Half a sentence"
        stored = check.stored(id)
        assert stored["reminders"]["times"] == ["07:30", "20:00"], stored
        assert stored["quietHours"] == [{"from": "22:00", "to": "07:00"}], stored
        assert stored["pauses"] == [{"from": "2027-12-20", "to": "2027-12-27"}], stored
        for row in [f"{TIMES}-0", f"{QUIET}-0", f"{PAUSES}-0"]:
            count = browser.count("button[name=remove]")
            browser.click(f"#{row}-remove")
            wait(lambda: browser.count("button[name=remove]") < count, f"{row} stays")
        check.save(browser)
        stored = check.stored(id)
        assert stored.get("reminders", {}).get("times", ["20:00"]) == ["20:00"], stored
        assert not stored.get("quietHours") and not stored.get("pauses"), stored
        browser.click("#sign-out button")
        browser.wait_for_element("#code")
        assert browser.cookies() == []


def check_text_fields(check):
    """A browser without fields for times accepts a time as people write it."""
    id = check.server.put_person(sample_person("text"))
    with check.visit(id, prelude=TEXT_FIELDS) as browser:
        browser.fill(f"#{TIMES}-0", "8:30 pm")
        time.sleep(0.8)
        check.save(browser)
        assert check.stored(id)["reminders"]["times"] == ["20:30"], check.stored(id)


def check_places(check):
    """After each button, the person is where it was pressed, sees what it did, and has the focus there."""
    id = check.server.put_person(sample_person("places"))
    for width in [390, 1280]:
        with check.visit(id, width=width) as browser:
            browser.set("#preferences-reminders-frequency", "weekly" if width == 390 else "daily")
            browser.wait_for_element("#bar[data-changed]")
            for button, name, part, text, focused in [
                ("#bar .primary", "Save", "#settings > .notice", "Saved.", "notice"),
                ("[formaction^='/test']", "Send me one now", ".side .notice", "Connect a browser first", "notice"),
                ("#pause .button", "Pause", "#pause-title", "Paused", "pause-title"),
                ("#pause .button", "Resume", "#pause .notice", "", "notice"),
            ]:
                browser.click(button)
                check.expect(browser, f"{name} at {width}", part, text, focused)
                assert browser.address == check.live.url + "/", "the address stays clean"
            browser.set("#until", "2001-01-01")
            browser.click("#pause .button")
            check.expect(browser, f"a wrong day at {width}", "#until-error", "later day", "until")


def check_zone(check):
    """A person chooses a time zone from a list in which the likely ones come first, with and without script."""
    for has_script in [True, False]:
        id = check.server.put_person({**sample_person(f"zone-{has_script}"), "timeZone": "America/St_Johns"})
        with check.visit(id, has_script, width=320) as browser:
            browser.click("a[href='/time-zone']")
            browser.wait_for_element("#zone")
            assert browser.value("#zone") == "America/St_Johns"
            check.find_faults(browser, f"time zone 320 {has_script}")
            if has_script:
                first = browser.run("return document.querySelector('#zone optgroup option').value")
                assert first == ZONE, f"{first} comes first, not the browser's time zone"
            browser.set("#zone", "Asia/Kathmandu")
            browser.click("main .primary")
            browser.wait_for_element("#entries")
            assert check.server.person(id)["timeZone"] == "Asia/Kathmandu"
            if not has_script:
                continue
            # The browser's own time zone takes one button, and doesn't lose anything.
            browser.wait_for_element("#zone-offer:not([hidden])")
            browser.fill("#title", "Half a sentence")
            browser.click("#zone-offer button")
            wait(lambda: check.server.person(id)["timeZone"] == ZONE, "the time zone stays")
            browser.wait_for_element("#entries")
            assert browser.value("#title") == "Half a sentence"
            browser.fill("#title", "")


def check_widths(check):
    """No page is wider than its window, in all languages, from 320 pixels."""
    for language in LANGUAGES:
        id = check.server.put_person(sample_person(
            f"wide-{language}", language, quietHours=[{"from": "22:00", "to": "07:00", "on": ["friday", "saturday"]}],
            pauses=[{"from": "2027-12-20", "to": "2027-12-27"}]))
        with check.visit(id, width=320) as browser:
            browser.wait_for_element("#browser [data-state]:not([hidden])")
            for width in [320, 390, 768, 1280]:
                browser.resize(width, 844)
                check.find_faults(browser, f"page {language} {width}")
            browser.resize(320, 844)
            browser.click("#new-code button")
            browser.wait_for_element("p.code")
            check.find_faults(browser, f"code {language}")
            browser.forget()
            browser.open(browser.base + "/")
            check.find_faults(browser, f"signed out {language}")


def check_headers(check):
    """All of these pages had the content security policy, and broke it nowhere."""
    pages = check.live.pages + check.plain.pages
    for method, path, status, headers in pages:
        policy = headers.get("content-security-policy", "")
        for part in ["default-src 'none'", "script-src 'self'", "frame-ancestors 'none'"]:
            assert part in policy.split("; "), (path, policy)
        assert "unsafe" not in policy, (path, policy)
        for name, value in [
            ("x-frame-options", "DENY"), ("referrer-policy", "same-origin"), ("cache-control", "no-store"),
        ]:
            assert headers.get(name) == value, (path, name, headers)
        assert status < 500, (method, path, status)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--nudged", required=True)
    parser.add_argument("--screenshots", type=pathlib.Path, help="folder for pictures of the pages")
    parser.add_argument("--only", help="the name of one check")
    options = parser.parse_args()
    if options.screenshots:
        options.screenshots.mkdir(parents=True, exist_ok=True)
    checks = [check_link, check_code, check_phone, check_entries, check_settings, check_lists, check_lists_plain,
              check_text_fields, check_places, check_zone, check_widths, check_headers]
    begun = time.monotonic()
    with contextlib.ExitStack() as stack:
        folder = stack.enter_context(working_folder("check-webkit"))
        server = Server(options.nudged, folder)
        stack.callback(server.stop)
        screen = Screen(folder)
        stack.callback(screen.stop)
        proxies = [PageProxy(server.url), PageProxy(server.url, has_script=False)]
        for each in proxies:
            stack.callback(each.stop)
        check = Check(server, *proxies, folder, screen, options.screenshots)
        for each in checks:
            if options.only in (None, each.__name__.removeprefix("check_")):
                each(check)
                print(f"check-webkit: {each.__doc__}", flush=True)
    print(f"check-webkit: nothing is wrong on {check.count} pages, in {time.monotonic() - begun:.0f} seconds")


if __name__ == "__main__":
    main()
