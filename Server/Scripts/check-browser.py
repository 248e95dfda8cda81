"""Uses a person's page in Chromium. Server/Scripts/check-browser starts it."""

import argparse
import contextlib
import datetime
import json
import pathlib
import shutil
import zoneinfo

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import sync_playwright

from support.server import Server, working_folder

LANGUAGES = ["en", "zh-Hans", "zh-Hant"]
ZONE = "Europe/Berlin"
TITLES = {
    "en": ["Finished the first chapter of my book", "Ran 5 km", "Called Grandma", "Fixed the leaking tap",
           "Asked a question in the seminar", "Baked bread", "Cleared the inbox", "Swam ten lengths"],
    "zh-Hans": ["写完了书的第一章", "跑了 5 公里", "给外婆打了电话", "修好了漏水的水龙头", "在研讨会上提了一个问题", "烤了面包"],
    "zh-Hant": ["寫完了書的第一章", "跑了 5 公里", "打電話給外婆", "修好漏水的水龍頭", "在研討會上問了一個問題", "烤了麵包"],
}

# The words that take more than one line: Latin ones anywhere, and Chinese ones in the labels of figures.
BROKEN_WORDS = r"""() => {
  const broken = [], range = document.createRange();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode;
    const word = text.parentElement.closest(".figures") ? /[^\s]+/gu : /[\p{Script=Latin}\p{Nd}’]+/gu;
    for (const match of text.data.matchAll(word)) {
      range.setStart(text, match.index);
      range.setEnd(text, match.index + match[0].length);
      const rows = new Set([...range.getClientRects()].filter((each) => each.width > 0).map((each) => Math.round(each.top)));
      if (rows.size > 1) broken.push(match[0]);
    }
  }
  return broken;
}"""


def sample_person(id, language, entries=None, **preferences):
    """A person who has recorded something on most of the last days, but not yet today."""
    now = datetime.datetime.now(zoneinfo.ZoneInfo(ZONE))
    titles = TITLES[language]
    entries = len(titles) if entries is None else entries
    achievements = []
    for number in range(entries):
        day = now.date() - datetime.timedelta(days=1 + number + number // 6)
        achievements.append({"id": f"a-{number}", "at": day.isoformat(), "title": titles[number % len(titles)]})
    return {
        "id": id, "timeZone": ZONE, "locale": language, "achievements": achievements,
        "preferences": {"reminders": {"times": ["20:00"]}, **preferences},
    }


class Check:
    def __init__(self, server, browser, screenshots):
        self.server, self.browser, self.screenshots = server, browser, screenshots
        self.axe = Axe()
        self.count = 0

    @contextlib.contextmanager
    def visit(self, person=None, link=None, quiet=True, **options):
        """Opens a person's page in a new browser profile. The console must stay silent."""
        options.setdefault("viewport", {"width": 1280, "height": 900})
        context = self.browser.new_context(**options)
        page = context.new_page()
        messages = []
        page.on("console", lambda message: messages.append(f"{message.type}: {message.text}"))
        page.on("pageerror", lambda error: messages.append(f"error: {error}"))
        page.on("request", lambda request: request.url.startswith(self.server.url)
                or messages.append(f"request to {request.url}"))
        page.goto(link or self.server.link(person))
        yield page
        context.close()
        if quiet:
            assert not messages, messages

    def find_faults(self, page, name):
        """Fails if axe-core finds something, or if the page is wider than the window."""
        results = self.axe.run(page, options={"runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]})
        found = [(each["id"], node["html"][:200], node["failureSummary"][:300])
                 for each in results.response["violations"] for node in each["nodes"]]
        assert not found, f"{name}: {json.dumps(found, indent=1, ensure_ascii=False)}"
        width = page.evaluate("[document.documentElement.scrollWidth, document.documentElement.clientWidth]")
        assert width[0] <= width[1], f"{name}: {width[0]} wide in a window of {width[1]}"
        broken = page.evaluate(BROKEN_WORDS)
        assert not broken, f"{name}: broken words at {width[1]}: {broken}"
        self.count += 1

    def shoot(self, page, name, full=True):
        if self.screenshots:
            page.screenshot(path=str(self.screenshots / f"{name}.png"), full_page=full)


def check_printed_link(check):
    """The link that the server prints leads to a page that a person can use alone as a journal."""
    with check.visit(link=check.server.page) as page:
        assert page.url == check.server.url + "/", page.url
        check.find_faults(page, "first page")
        check.shoot(page, "first")
        page.fill("#title", "Opened my page")
        page.click("text=Record")
        page.wait_for_selector("text=Your first entry. A good start!")
        assert page.url == check.server.url + "/", "the address stays clean"
        check.shoot(page, "recorded")
        page.fill("#title", "A second thing")
        page.click("text=Record")
        page.wait_for_selector("text=A second thing")
        assert page.locator(".entry").count() == 2
        page.locator(".entry summary").first.click()
        check.find_faults(page, "delete")
        check.shoot(page, "delete", full=False)
        page.locator(".entry .danger").first.click()
        page.wait_for_selector("text=Deleted.")
        assert page.locator(".entry").count() == 1
    with check.visit(link=check.server.page, quiet=False) as page:
        assert "already used" in page.inner_text("h1")
        check.find_faults(page, "used link")
        check.shoot(page, "used-link")


def check_settings(check):
    """Settings are shown before they are saved, and saved."""
    id = check.server.put_person(sample_person("settings", "en"))
    with check.visit(id) as page:
        assert not page.is_visible("#bar")
        before = page.inner_text("#next")
        page.fill("#preferences-reminders-times-0", "21:15")
        page.wait_for_selector("#next >> text=9:15")
        assert page.is_visible("#bar") and "9:15" in page.inner_text("#bar") and before != page.inner_text("#next")
        page.check("#preferences-style-cheerful", force=True)
        sample = page.inner_text("#sample .note-title")
        page.wait_for_function("before => document.querySelector('#sample .note-title').innerText != before", arg=sample)
        page.select_option("#preferences-reminders-frequency", "weekly")
        page.wait_for_selector("#preferences-reminders-on-friday")
        page.check("#preferences-reminders-on-friday", force=True)
        page.click("#preferences-reminders-times-add")
        page.wait_for_selector("[data-new]")
        assert page.evaluate("document.activeElement.matches('[data-new]')")
        page.keyboard.type("0730AM")
        page.click("#preferences-quietHours-add")
        page.wait_for_selector("#preferences-quietHours-0-from")
        page.fill("#preferences-quietHours-0-from", "22:00")
        page.fill("#preferences-quietHours-0-to", "07:00")
        page.wait_for_timeout(700)
        check.shoot(page, "editing")
        check.find_faults(page, "editing")
        assert check.server.person(id).get("preferences", {}).get("style") != "cheerful", "nothing is saved yet"
        page.click("#bar .primary")
        page.wait_for_selector("text=Saved.")
        stored = check.server.person(id)["preferences"]
        assert stored["style"] == "cheerful", stored
        assert stored["reminders"]["times"] == ["07:30", "21:15"], stored
        assert "friday" in stored["reminders"]["on"], stored
        assert stored["quietHours"] == [{"from": "22:00", "to": "07:00"}], stored
        page.fill("#title", "Half a sentence")
        page.select_option("#locale", "zh-Hant")
        page.click("#bar .primary")
        page.wait_for_selector("text=已儲存。")
        assert page.input_value("#title") == "Half a sentence" and page.url == check.server.url + "/", page.url
        page.uncheck("#preferences-notificationsEnabled", force=True)
        page.wait_for_selector("#next >> text=通知已關閉")
        assert page.locator("fieldset.section").count() == 1


def check_two_browsers(check):
    """What was saved in one browser stays, when another one that was open all the time saves something else."""
    id = check.server.put_person(sample_person("two", "en"))
    with check.visit(id) as first, check.visit(id) as second:
        first.fill("#preferences-reminders-times-0", "07:15")
        first.wait_for_selector("#next >> text=7:15")
        first.click("#bar .primary")
        first.wait_for_selector("text=Saved.")
        second.fill("#title", "Half a sentence")
        second.uncheck("#preferences-welcomeBack-enabled", force=True)
        second.wait_for_selector("#next >> text=7:15")
        assert second.input_value("#preferences-reminders-times-0") == "07:15"
        assert second.evaluate("document.activeElement.id") == "preferences-welcomeBack-enabled", "the focus stays"
        check.shoot(second, "two-browsers")
        second.click("text=Record")
        second.wait_for_selector("#entries >> text=Half a sentence")
        assert second.is_visible("text=Not saved yet") and second.url == check.server.url + "/", second.url
        check.find_faults(second, "recorded with unsaved settings")
        check.shoot(second, "recorded-unsaved")
        count = second.locator(".entry").count()
        second.on("dialog", lambda dialog: dialog.accept())
        second.reload()
        second.wait_for_selector("#entries")
        assert second.locator(".entry").count() == count, "loading the page again records again"
        second.uncheck("#preferences-welcomeBack-enabled", force=True)
        second.wait_for_selector("#bar[data-changed]")
        second.click("#bar .primary")
        second.wait_for_selector("text=Saved.")
        stored = check.server.person(id)["preferences"]
        assert stored["reminders"]["times"] == ["07:15"] and stored["welcomeBack"] == {"enabled": False}, stored


def check_without_script(check):
    """Everything but the connection of the browser works without script."""
    id = check.server.put_person(sample_person("plain", "en"))
    with check.visit(id, java_script_enabled=False, quiet=False) as page:
        assert "turn on JavaScript" in page.inner_text("#browser")
        page.select_option("#preferences-reminders-frequency", "monthly")
        page.click("text=Update this preview")
        page.fill("#preferences-reminders-on", "15")
        page.fill("#preferences-dailyLimit", "99")
        page.click("#bar .primary")
        assert page.locator("#errors li").count() == 1
        assert page.input_value("#preferences-dailyLimit") == "99"
        assert page.input_value("#preferences-reminders-on") == "15"
        check.shoot(page, "errors")
        page.fill("#preferences-dailyLimit", "3")
        page.click("#preferences-reminders-times-add")
        page.locator("input[data-new]").fill("07:00")
        page.click("#bar .primary")
        assert "Saved." in page.inner_text("main")
        stored = check.server.person(id)["preferences"]
        assert stored["dailyLimit"] == 3 and stored["reminders"]["frequency"] == "monthly", stored
        assert stored["reminders"]["on"] == 15 and stored["reminders"]["times"] == ["07:00", "20:00"], stored
        page.click("#preferences-reminders-times-0-remove")
        page.click("#bar .primary")
        assert check.server.person(id)["preferences"]["reminders"].get("times", ["20:00"]) == ["20:00"]
        page.fill("#title", "Without script")
        page.uncheck("#preferences-welcomeBack-enabled", force=True)
        page.click("text=Record")
        assert "Not saved yet" in page.inner_text("#bar") and page.input_value("#title") == ""
        page.fill("#title", "Half a sentence")
        page.click("#bar .primary")
        assert page.input_value("#title") == "Half a sentence" and "Saved." in page.inner_text("main")
        assert check.server.person(id)["preferences"]["welcomeBack"] == {"enabled": False}
        check.shoot(page, "saved-with-words", full=False)
        page.fill("#title", "")
        assert "Without script" in page.inner_text("#entries")
        page.locator("#pause .button").click()
        assert "Paused from tomorrow through" in page.inner_text("#pause")
        page.click("text=Cancel the break")
        assert "Take a break" in page.inner_text("#pause")
        page.click("text=Send me one now")
        assert "Connect a browser first" in page.inner_text(".side")
        page.click("text=Sign out in this browser")
        assert "Open your page with a link" in page.inner_text("h1")


def check_zone(check):
    """A person chooses a time zone from a list, with and without script."""
    for language in LANGUAGES:
        id = check.server.put_person(sample_person(f"zone-{language}", language))
        for script, zone in [(True, "Asia/Kathmandu"), (False, "America/St_Johns")]:
            with check.visit(id, java_script_enabled=script, locale=language) as page:
                page.click("a[href='/time-zone']")
                assert page.input_value("#zone") == check.server.person(id)["timeZone"]
                if script:
                    for width in [320, 1280]:
                        page.set_viewport_size({"width": width, "height": 844})
                        check.find_faults(page, f"time zone {language} {width}")
                    check.shoot(page, f"zone-{language}", full=False)
                page.select_option("#zone", zone)
                page.click("main .primary")
                page.wait_for_selector("#entries")
                assert check.server.person(id)["timeZone"] == zone
                assert page.is_hidden("#zone-offer") or script
        # The browser's own time zone takes one button, and doesn't lose anything.
        with check.visit(id, timezone_id="America/New_York", locale=language) as page:
            for width in [320, 1280]:
                page.set_viewport_size({"width": width, "height": 844})
                check.find_faults(page, f"zone offer {language} {width}")
                page.locator("#zone-offer").scroll_into_view_if_needed()
                check.shoot(page, f"zone-offer-{language}-{width}", full=False)
            assert "America/New_York" in page.inner_text("#zone-offer")
            page.fill("#title", "Half a sentence")
            page.click("#zone-offer button")
            page.wait_for_selector("#zone-offer", state="hidden")
            assert check.server.person(id)["timeZone"] == "America/New_York"
            assert page.input_value("#title") == "Half a sentence"
            page.fill("#title", "")
            page.click("a[href='/time-zone']")
            assert page.locator("#zone optgroup").first.locator("option").first.get_attribute("value") == "America/New_York"
            page.click("a[href='/']")
            page.wait_for_selector("#entries")


def check_keyboard(check):
    """A keyboard alone is enough, and the focus is always visible."""
    id = check.server.put_person(sample_person("keys", "en", entries=2))
    with check.visit(id) as page:
        def tab_to(id, most=80):
            for _ in range(most):
                page.keyboard.press("Tab")
                seen = page.evaluate("""() => {
                  const each = document.activeElement, box = each.getBoundingClientRect();
                  const target = each.matches('.segment input, .chip input') ? each.nextElementSibling : each;
                  const style = getComputedStyle(target);
                  return [each.id, style.outlineStyle, parseFloat(style.outlineWidth), box.bottom > 0 && box.top < innerHeight];
                }""")
                assert seen[1] != "none" and seen[2] >= 2 and seen[3], f"the focus isn't visible: {seen}"
                if seen[0] == id:
                    return
            raise AssertionError(f"{id} can't be reached")
        tab_to("title")
        page.keyboard.type("By keyboard")
        tab_to("day")
        page.keyboard.press("Enter")
        page.wait_for_selector("text=By keyboard")
        tab_to("preferences-welcomeBack-enabled")
        page.keyboard.press("Space")
        page.wait_for_selector("#bar[data-changed]")
        assert page.evaluate("document.activeElement.id") == "preferences-welcomeBack-enabled", "the focus stays"
        tab_to("preferences-quietHours-add")
        page.keyboard.press("Enter")
        page.wait_for_selector("[data-new]")
        page.keyboard.type("1100PM")
        tab_to("preferences-quietHours-0-to")
        page.keyboard.type("0600AM")
        page.wait_for_timeout(700)
        page.keyboard.press("Enter")
        page.wait_for_selector("text=Saved.")
        stored = check.server.person(id)["preferences"]
        assert stored["welcomeBack"] == {"enabled": False} and stored["quietHours"], stored


def check_return(check):
    """A page that comes to the front after an hour is up to date, unless the person has typed something."""
    id = check.server.put_person(sample_person("return", "en", entries=1))
    with check.visit(id) as page:
        page.clock.install()
        page.reload()

        def come_back(title):
            check.server.request("POST", f"/v1/people/{id}/achievements", {"title": title})
            page.clock.fast_forward("01:01:00")
            page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")

        come_back("On the phone")
        page.wait_for_selector("#entries >> text=On the phone")
        page.fill("#title", "Half a sentence")
        come_back("On the phone again")
        page.wait_for_timeout(500)
        assert page.input_value("#title") == "Half a sentence"
        assert page.locator(".entry").count() == 2


def check_permission(check):
    """The page says what the browser allows, and asks only from a button."""
    id = check.server.put_person(sample_person("permission", "en"))
    for setting, state, button in [
        ("prompt", "default-none", "connect"), ("granted", "granted-none", "connect"), ("denied", "denied-none", None),
    ]:
        with check.visit(id, quiet=False) as page:
            target = page.context.new_cdp_session(page).send("Target.getTargetInfo")["targetInfo"]
            session = check.browser.new_browser_cdp_session()

            def allow(setting):
                session.send("Browser.setPermission", {
                    "permission": {"name": "notifications"}, "setting": setting, "origin": check.server.url,
                    "browserContextId": target["browserContextId"]})

            allow(setting)
            page.reload()
            page.wait_for_selector(f"[data-state={state}]:not([hidden])")
            assert page.locator("[data-state]:not([hidden])").count() == 1
            buttons = page.locator("[data-state]:not([hidden]) button")
            assert buttons.count() == (1 if button else 0), state
            check.find_faults(page, state)
            page.locator("#browser").scroll_into_view_if_needed()
            check.shoot(page, f"permission-{setting}", full=False)
            if setting == "denied":
                # The person allows notifications in the browser's settings and comes back.
                allow("granted")
                page.wait_for_selector("[data-state=granted-none]:not([hidden])")
            if setting == "granted":
                # There is no push service in this browser, so connecting fails, and the page says so.
                buttons.click()
                page.wait_for_selector("[data-failed]:not([hidden])")


def check_access(check):
    """A link opens one person's page, once."""
    first = check.server.put_person(sample_person("first", "en"))
    second = check.server.put_person(sample_person("second", "zh-Hant"))
    link = check.server.link(first)
    with check.visit(link=link) as page:
        assert "Ran 5 km" in page.inner_text("#entries")
        cookie = page.context.cookies()[0]
        assert cookie["httpOnly"] and cookie["sameSite"] == "Lax", cookie
    other = check.server.link(second)
    for name, address, title in [
        ("reused", link, "This link was already used"),
        ("tampered", other[:-3] + ("AAA" if other[-3:] != "AAA" else "BBB"), "This link doesn’t work"),
        ("mixed", other.rsplit(".", 1)[0] + "." + link.rsplit(".", 1)[1], "This link doesn’t work"),
        ("none", check.server.url + "/", "Open your page with a link"),
        ("missing", check.server.url + "/setings", "There’s nothing at this address"),
    ]:
        with check.visit(link=address, quiet=False, locale="en-US") as page:
            assert page.inner_text("h1") == title, (name, page.inner_text("h1"))
            assert page.context.cookies() == [], name
            check.find_faults(page, name)
    with check.visit(link=other) as page:
        assert "跑了 5 公里" in page.inner_text("#entries"), "the link itself still works"


def check_looks(check):
    """Each page in each language, light and dark, narrow and wide."""
    for language in LANGUAGES:
        people = {
            "full": check.server.put_person(sample_person(
                f"full-{language}", language,
                quietHours=[{"from": "22:00", "to": "07:00", "on": ["friday", "saturday"]}],
                pauses=[{"from": "2027-12-20", "to": "2027-12-27"}])),
            "empty": check.server.put_person(sample_person(f"empty-{language}", language, entries=0)),
            "off": check.server.put_person(sample_person(
                f"off-{language}", language, entries=1, notificationsEnabled=False)),
        }
        for scheme in ["light", "dark"]:
            for name, id in people.items():
                with check.visit(id, color_scheme=scheme, locale=language) as page:
                    page.wait_for_selector("#browser [data-state]:not([hidden])")
                    check.find_faults(page, f"{name} {language} {scheme}")
                    if name == "full" or language == "en":
                        check.shoot(page, f"{name}-{language}-{scheme}")
                        check.shoot(page, f"{name}-{language}-{scheme}-top", full=False)
                    for width in [320, 360, 390, 412, 768]:
                        page.set_viewport_size({"width": width, "height": 844})
                        check.find_faults(page, f"{name} {language} {scheme} {width}")
                        if name == "full" and width in [320, 390]:
                            check.shoot(page, f"{name}-{language}-{scheme}-{width}")
            with check.visit(link=check.server.url + "/", quiet=False, color_scheme=scheme, locale=language) as page:
                check.find_faults(page, f"signed out {language} {scheme}")
                check.shoot(page, f"signed-out-{language}-{scheme}", full=False)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--nudged", required=True)
    parser.add_argument("--screenshots", type=pathlib.Path, help="folder for pictures of the pages")
    parser.add_argument("--only", help="the name of one check")
    options = parser.parse_args()
    if options.screenshots:
        options.screenshots.mkdir(parents=True, exist_ok=True)
    chromium = shutil.which("chromium") or shutil.which("google-chrome")
    checks = [check_printed_link, check_access, check_settings, check_two_browsers, check_without_script, check_zone, check_keyboard,
              check_return, check_permission, check_looks]
    with contextlib.ExitStack() as stack:
        server = Server(options.nudged, stack.enter_context(working_folder("check-browser")))
        stack.callback(server.stop)
        playwright = stack.enter_context(sync_playwright())
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        stack.callback(browser.close)
        check = Check(server, browser, options.screenshots)
        for each in checks:
            if options.only in (None, each.__name__.removeprefix("check_")):
                each(check)
                print(f"check-browser: {each.__doc__}", flush=True)
        print(f"check-browser: axe-core found nothing on {check.count} pages")


if __name__ == "__main__":
    main()
