"""Uses a person's page in Chromium. Server/Scripts/check-browser starts it."""

import argparse
import contextlib
import csv
import datetime
import io
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
        if page.locator("form[action^='/open/']").count():
            # Looking at a link doesn't use it up; the button of its page does.
            assert page.locator("button").count() == 1
            page.click("main button")
            # The click returns before the answer is there.
            page.wait_for_selector("#entries")
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


def check_codes(check):
    """A code that one browser shows opens the page in another, which has no cookie, in all languages and without script."""
    for language in LANGUAGES:
        id = check.server.put_person(sample_person(f"code-{language}", language))
        with check.visit(id, locale=language) as first, \
                check.visit(link=check.server.url + "/?opens=record", quiet=False, locale=language) as other, \
                check.visit(link=check.server.url + "/", quiet=False, locale=language, java_script_enabled=False) as plain:
            for page in [other, plain]:
                for width in [320, 1280]:
                    page.set_viewport_size({"width": width, "height": 844})
                    if page is other:
                        check.find_faults(page, f"code {language} {width}")
                check.shoot(page, f"code-{language}", full=False)
                # Four wrong codes are less than a minute allows.
                if page is plain and language != "en":
                    continue
                page.fill("#code", "7K3QD-9XF2")
                page.click("main .primary")
                assert page.input_value("#code") == "7K3QD-9XF2" and page.is_visible("#code-error")
            check.find_faults(other, f"wrong code {language}")
            assert other.evaluate("document.activeElement.id") == "code"
            check.shoot(other, f"code-wrong-{language}", full=False)
            for page in [other, plain]:
                first.click("footer button >> nth=0")
                check.find_faults(first, f"new code {language}")
                check.shoot(first, f"new-code-{language}", full=False)
                code = first.inner_text("p.code")
                first.click("main a")
                page.fill("#code", code.lower().replace("-", " "))
                page.keyboard.press("Enter")
                page.wait_for_selector("#entries")
                assert page.url.split("?")[0] == check.server.url + "/", page.url
            assert other.evaluate("document.activeElement.id") == "title", "what the address asked for still happens"


def check_phone(check):
    """A tab on an iPhone or iPad leads to the Home Screen, whatever the browser is; an app there doesn't."""
    phone = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) {} Mobile/15E148 Safari/604.1"
    remove = "delete window.Notification; delete window.PushManager;"
    ipad = remove + """Object.defineProperties(navigator, {
      platform: { get: () => "MacIntel" }, maxTouchPoints: { get: () => 5 } });"""
    app = remove + "Object.defineProperty(navigator, 'standalone', { get: () => true });"
    desktop = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.5 Safari/605.1.15"
    words = {"en": "Add to Home Screen", "zh-Hans": "添加到主屏幕", "zh-Hant": "加入主畫面"}
    for language in LANGUAGES:
        id = check.server.put_person(sample_person(f"phone-{language}", language))
        for name, agent, script, state in [
            ("safari", phone.format("Version/26.5"), remove, "home"), ("chrome", phone.format("CriOS/156.0"), remove, "home"),
            ("firefox", phone.format("FxiOS/153.0"), remove, "home"), ("ipad", desktop, ipad, "home"),
            ("app", phone.format("Version/26.5"), app, "none"), ("desktop", desktop, remove, "none"),
        ]:
            context = check.browser.new_context(user_agent=agent, locale=language, viewport={"width": 390, "height": 844})
            page = context.new_page()
            page.add_init_script(script)
            page.goto(check.server.link(id))
            page.click("main button")
            page.wait_for_selector(f"[data-state=unsupported-{state}]:not([hidden])")
            assert page.locator("[data-state]:not([hidden])").count() == 1
            assert page.get_attribute("link[rel=apple-touch-icon]", "href") == "/apple-touch-icon.png"
            if state == "home":
                assert words[language] in page.inner_text("[data-state=unsupported-home]"), name
                check.find_faults(page, f"phone {name} {language}")
                page.locator("#browser").scroll_into_view_if_needed()
                check.shoot(page, f"phone-{name}-{language}", full=False)
                page.click("[data-state=unsupported-home] button")
                assert len(page.inner_text("p.code")) == 11
            context.close()


# Where a person is after a button: what has the focus, whether it is in the window, and whether its part of the page is.
PLACE = """(selector) => {
  const focused = document.activeElement, part = document.querySelector(selector);
  const isSeen = (each) => { const box = each.getBoundingClientRect(); return box.height > 0 && box.top >= 0 && box.bottom <= innerHeight; };
  return { focused: focused.id || focused.className || focused.tagName, seen: isSeen(focused), part: isSeen(part), text: part.innerText };
}"""


def check_places(check):
    """After each button, the person is where it was pressed, sees what it did, and has the focus there."""
    id = check.server.put_person(sample_person("places", "en"))
    for width, height in [(390, 844), (1280, 800)]:
        def expect(page, name, selector, text, focused=None):
            page.wait_for_selector(selector)
            page.wait_for_function("document.readyState == 'complete'")
            place = page.evaluate(PLACE, selector)
            assert text in place["text"] and place["part"] and place["seen"], f"{name} at {width}: {place}"
            assert place["focused"] == (focused or place["focused"]) and place["focused"] != "BODY", f"{name} at {width}: {place}"

        with check.visit(id, quiet=False, viewport={"width": width, "height": height}) as page:
            page.fill("#title", f"Something {width}")
            page.click("#journal .primary")
            expect(page, "Record", ".notice", "Written down.", "notice")
            page.locator(".entry summary").nth(4).click()
            page.locator(".entry .danger >> visible=true").click()
            expect(page, "Delete", "#entries > .notice", "Deleted", "notice")
            page.select_option("#preferences-reminders-frequency", index=1 if width == 390 else 2)
            page.wait_for_selector("#bar[data-changed]")
            page.click("#bar .primary")
            expect(page, "Save", "#settings > .notice", "Saved.", "notice")
            page.click("[formaction^='/test']")
            expect(page, "Send me one now", ".side .notice", "Connect a browser first", "notice")
            page.click("#pause .button")
            expect(page, "Pause", "#pause-title", "Paused", "pause-title")
            page.click("#pause .button")
            expect(page, "Resume", "#pause .notice", "", "notice")
            page.fill("#until", "2001-01-01")
            page.click("#pause .button")
            expect(page, "a wrong day", "#until-error", "later day", "until")
            page.fill("#until", "2030-01-01")
            # The second list that is extended has the focus, not the first.
            for button, field, typed in [
                ("preferences-reminders-times-add", "preferences-reminders-times-1", "0730AM"),
                ("preferences-quietHours-add", "preferences-quietHours-0-from", "1000PM"),
                ("preferences-reminders-times-add", "preferences-reminders-times-2", "0915AM"),
            ]:
                page.click(f"#{button}")
                page.wait_for_function("id => document.activeElement.id == id", arg=field)
                page.keyboard.type(typed)
                page.wait_for_timeout(700)
            assert page.input_value("#preferences-quietHours-0-from") == "22:00"
            page.click("#bar .primary")
            expect(page, "a list that isn't complete", "#errors", "Each needs a start and an end", "errors")
            assert page.input_value("#preferences-reminders-times-2") == "09:15", "what was typed stays"
            page.click("#preferences-quietHours-0-remove")
            page.wait_for_selector("#preferences-quietHours-0-from", state="detached")
            assert page.evaluate("document.activeElement.id") == "preferences-quietHours-add"
            page.click("#bar .primary")
            expect(page, "Save again", "#settings > .notice", "Saved.", "notice")
            stored = check.server.person(id)["preferences"]
            assert stored["reminders"]["times"] == ["07:30", "09:15", "20:00"] and not stored.get("quietHours"), stored
            for number in [1, 0]:
                page.click(f"#preferences-reminders-times-{number}-remove")
                page.wait_for_timeout(400)
            page.click("#bar .primary")
            page.wait_for_selector("#settings > .notice")
            # The box that asks about deleting is as wide as its row.
            page.locator(".entry summary").first.click()
            widths = page.evaluate("""['.entry', '.entry[open] .line, .entry details[open] .line'].map(
              (each) => document.querySelector(each).getBoundingClientRect().width)""")
            assert widths[0] - widths[1] < 2, widths


def check_twice(check):
    """A double click records once, and celebrates it; going back and posting something else records that."""
    id = check.server.put_person(sample_person("twice", "en", entries=0))
    with check.visit(id) as page:
        page.fill("#title", "Ran 5 km")
        page.dblclick("#journal .primary")
        page.wait_for_selector("text=Your first entry")
        assert page.locator(".entry").count() == 1
        page.go_back()
        page.wait_for_selector("#journal")
        page.fill("#title", "Swam")
        page.click("#journal .primary")
        page.wait_for_selector("#entries >> text=Swam")
        assert page.locator(".entry").count() == 2, "going back doesn't lose what is posted next"
    with check.visit(id, java_script_enabled=False) as page:
        page.fill("#title", "Baked bread")
        page.dblclick("#journal .primary")
        page.wait_for_selector("#entries >> text=Baked bread")
        assert page.locator(".entry").count() == 3


def check_sign_out(check):
    """Signing out, with and without script, forgets what the browser has stored, and a copied cookie ends."""
    id = check.server.put_person(sample_person("out", "en"))
    for script in [True, False]:
        with check.visit(id, java_script_enabled=script, quiet=False) as page:
            page.wait_for_selector("#sign-out")
            cookies = page.context.cookies()
            if script:
                page.evaluate("""async () => {
                  localStorage.setItem("nudge-connected", "https://push.example/x");
                  await navigator.serviceWorker.register("/worker.js");
                }""")
            page.click("#sign-out button")
            page.wait_for_selector("#code")
            assert page.context.cookies() == []
            if script:
                assert page.evaluate("localStorage.length") == 0
            page.context.add_cookies(cookies)
            page.goto(check.server.url + "/")
            assert page.inner_text("h1") == "Open your page with a link"


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


def check_entries(check):
    """Entries of several lines are recorded, corrected and downloaded, with and without script, in all languages."""
    words = {"en": "Changed.", "zh-Hans": "已修改。", "zh-Hant": "已修改。"}
    for language in LANGUAGES:
        for script in [True, False]:
            id = check.server.put_person(sample_person(f"entries-{language}-{script}", language, entries=12))
            with check.visit(id, java_script_enabled=script, locale=language, quiet=False) as page:
                find_faults = check.find_faults if script else lambda *_: None  # axe-core needs script.
                page.fill("#title", "One\ntwo")
                if script:
                    page.keyboard.press("Enter")
                    page.keyboard.type("three")
                    assert page.input_value("#title") == "One\ntwo\nthree", "Enter is a line break"
                    page.keyboard.press("Control+Enter")
                else:
                    page.fill("#title", "One\ntwo\nthree")
                    page.click("#journal .primary")
                page.wait_for_selector("#entries >> text=three")
                newest = check.server.request("GET", f"/v1/people/{id}/achievements?limit=1")["achievements"][0]
                assert newest["title"] == "One\ntwo\nthree", newest
                assert page.locator(".entry-title").first.evaluate("each => each.innerText") == "One\ntwo\nthree"

                # By keyboard: open the menu, follow the link, correct, save.
                page.locator(".entry summary").first.focus()
                page.keyboard.press("Enter")
                find_faults(page, f"menu {language}")
                page.keyboard.press("Tab")
                assert page.evaluate("document.activeElement.matches('.edit a')")
                page.keyboard.press("Enter")
                page.wait_for_selector("form.correction")
                for width in [320, 1280]:
                    page.set_viewport_size({"width": width, "height": 844})
                    find_faults(page, f"correction {language} {width}")
                    check.shoot(page, f"correction-{language}-{width}", full=False)
                assert page.input_value("#title") == "One\ntwo\nthree"
                page.fill("#title", "")
                page.click("main .primary")
                page.wait_for_selector("#title-error")
                find_faults(page, f"correction error {language}")
                page.fill("#title", "One\nand two")
                page.focus("#title")
                if script:
                    page.keyboard.press("Control+Enter")
                else:
                    page.click("main .primary")
                page.wait_for_selector(f"text={words[language]}")
                corrected = check.server.request("GET", f"/v1/people/{id}/achievements?limit=1")["achievements"][0]
                assert corrected == {**newest, "title": "One\nand two"}, corrected
                assert page.locator(".reached").count() == 0, "nothing is celebrated again"

                # An entry of the second page, with another day.
                page.locator(".pages a").last.click()
                page.wait_for_selector("a[href='/#entries']")
                title = page.locator(".entry-title").first.inner_text()
                page.locator(".entry summary").first.click()
                page.locator(".edit a").first.click()
                page.fill("#day", "2020-02-29")
                page.click("main .primary")
                page.wait_for_selector(f"text={words[language]}")
                assert page.locator(".pages a").count() >= 1, "the list is where it was"
                stored = check.server.person(id)["achievements"]
                assert [each["title"] for each in stored if each["at"] == "2020-02-29"] == [title], stored

                with page.expect_download() as download:
                    page.click(".download a")
                table = pathlib.Path(download.value.path()).read_bytes().decode("utf-8-sig")
                rows = list(csv.DictReader(io.StringIO(table)))
                assert sorted((each["at"], each["title"]) for each in rows) == sorted(
                    (each["at"], each["title"]) for each in stored), rows


def check_devices(check):
    """A person sees and disconnects devices, with and without script, in all languages."""
    for language in LANGUAGES:
        for script in [True, False]:
            id = check.server.put_person(sample_person(f"devices-{language}-{script}", language))
            for device, address in [
                ("phone", {"provider": "fcm", "token": f"token of {id}"}),
                ("hook", {"provider": "webhook", "url": "http://127.0.0.1:9/hook", "secret": "whsec_eA=="}),
            ]:
                check.server.request("PUT", f"/v1/people/{id}/devices/{device}", address)
            with check.visit(id, java_script_enabled=script, locale=language) as page:
                find_faults = check.find_faults if script else lambda *_: None  # axe-core needs script.
                assert page.locator("#devices li").count() == 2
                for width in [320, 1280]:
                    page.set_viewport_size({"width": width, "height": 844})
                    find_faults(page, f"devices {language} {width}")
                    page.locator("#devices").scroll_into_view_if_needed()
                    check.shoot(page, f"devices-{language}-{width}", full=False)
                page.fill("#title", "Half a sentence")
                for rest in [["hook"], []]:
                    page.locator("#devices button").first.focus()
                    gone = page.locator("#devices li").first.get_attribute("data-device")
                    page.keyboard.press("Enter")
                    page.wait_for_selector(f"#devices li[data-device={gone}]", state="detached")
                    assert page.locator("#devices [role=status]").count() == 1
                    assert page.input_value("#title") == "Half a sentence"
                    find_faults(page, f"disconnected {language}")
                    left = check.server.request("GET", f"/v1/people/{id}/devices")["devices"]
                    assert len(left) == len(rest), left
                page.fill("#title", "")


def check_cadence(check):
    """Another cadence shows what the streak becomes before it is saved, with and without script, in all languages."""
    for language in LANGUAGES:
        for script in [True, False]:
            id = check.server.put_person(sample_person(f"cadence-{language}-{script}", language, entries=6))
            with check.visit(id, java_script_enabled=script, locale=language) as page:
                find_faults = check.find_faults if script else lambda *_: None  # axe-core needs script.
                figures = page.inner_text(".figures")
                before = page.inner_text("#bar") if page.is_visible("#bar") else ""
                page.select_option("#preferences-reminders-frequency", "weekly")
                if script:
                    page.wait_for_selector("#bar[data-changed]")
                else:
                    page.locator("#bar .plain-only").click()
                said = page.inner_text("#bar").splitlines()
                start = {"en": "Counted in weeks", "zh-Hans": "按周计算", "zh-Hant": "以週計算"}[language]
                assert any(each.startswith(start) for each in said), said
                assert before != page.inner_text("#bar") and page.inner_text(".figures") == figures
                for width in [320, 1280]:
                    page.set_viewport_size({"width": width, "height": 844})
                    find_faults(page, f"cadence {language} {width}")
                    check.shoot(page, f"cadence-{language}-{width}", full=False)
                page.locator("#bar .primary").click()
                page.wait_for_selector("#settings .notice")
                assert page.inner_text(".figures") != figures


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
    checks = [check_printed_link, check_access, check_codes, check_phone, check_sign_out, check_twice, check_places, check_settings, check_entries, check_devices, check_cadence, check_two_browsers, check_without_script, check_zone, check_keyboard,
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
