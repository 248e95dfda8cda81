import Foundation
import Hummingbird
import HummingbirdTesting
import Nudge
import NudgeStore
import NudgeStoreSQLite
import Testing

@testable import NudgeWeb

@Suite("The settings on a person's page")
struct SettingsTests {
  @Test func settingsAreSavedAndTheNextPageSaysSo() async throws {
    let site = try PageSite()
    try await site.store()
    try await site.visit { browser async throws in
      let answer = try await browser.post(
        "/settings",
        [
          ("preferences.reminders.times", ""), ("preferences.reminders.times", "08:30"),
          ("preferences.reminders.times", "21:00"), ("preferences.style", "cheerful"),
          ("preferences.retrieval.enabled", "false"), ("preferences.dailyLimit", "5"),
        ])
      #expect(answer.status == .seeOther)
      #expect(answer.headers[.location] == "/?done=saved#settings")
      let preferences = try await site.person().preferences
      #expect(preferences.reminders.times.map(\.description) == ["08:30:00", "21:00:00"])
      #expect(preferences.style == .cheerful && !preferences.retrieval.isEnabled && preferences.dailyLimit == 5)
      #expect(try await browser.open("/?done=saved").text.contains("Saved."))
    }
  }

  @Test func theTimeZoneCanBeChanged() async throws {
    let site = try PageSite()
    try await site.store()
    try await site.visit { browser async throws in
      let page = try await browser.open("/").text
      #expect(page.contains(#"Times are for America/New_York. <a href="/time-zone">Change</a>"#))
      let offer = #"data-zone="America/New_York" hidden><span>This browser’s time zone is {zone}.</span>"#
      #expect(page.contains(offer), "the script shows it")
      let choice = try await browser.open("/time-zone")
      #expect(choice.text.contains(#"<a href="/">Back</a>"#))
      #expect(choice.status == .ok)
      #expect(choice.text.contains(#"<option value="America/New_York" selected>America/New York</option>"#))
      #expect(choice.text.contains(#"<option value="Asia/Shanghai">"#) && !choice.text.contains("EST5EDT"))
      let answer = try await browser.post("/time-zone", [("zone", "Asia/Shanghai")])
      #expect(answer.headers[.location] == "/?done=zone#next")
      #expect(try await browser.open("/?done=zone").text.contains("Saved."))
      #expect(try await site.person().timeZone == "Asia/Shanghai")
      #expect(try await browser.post("/time-zone", [("zone", "Mars/Base")]).status == .unprocessableContent)
      #expect(try await site.person().timeZone == "Asia/Shanghai")
    }
  }

  @Test func invalidSettingsKeepWhatWasTyped() async throws {
    let site = try PageSite()
    try await site.store()
    try await site.visit { browser async throws in
      let answer = try await browser.post(
        "/settings",
        [
          ("preferences.dailyLimit", "50"), ("preferences.style", "minimal"), ("preferences.quietHours", ""),
          ("preferences.quietHours[0].from", "22:00"), ("preferences.quietHours[0].to", ""),
        ])
      #expect(answer.status == .unprocessableContent)
      #expect(answer.text.contains("2 settings need another look"))
      #expect(answer.text.contains("href=\"#preferences-dailyLimit\""))
      #expect(answer.text.contains("It can be from 1 to 20."))
      #expect(answer.text.contains("value=\"50\"") && answer.text.contains("value=\"22:00\""))
      let isChosen = answer.text.contains("value=\"minimal\" checked")
      #expect(isChosen, "other changes are kept as well")
      #expect(try await site.person().preferences.style == .gentle, "nothing is saved")
    }
  }

  @Test func aFormThatIsOpenElsewhereChangesNothingThatWasSavedSince() async throws {
    let site = try PageSite()
    try await site.store()
    try await site.visit { browser async throws in
      let page = try await browser.open("/")
      let drawn = [
        ("stored", try #require(page.field("stored"))), ("base", try #require(page.field("base"))),
        ("preferences.reminders.times", ""), ("preferences.reminders.times", "20:00"),
        ("preferences.style", "gentle"), ("preferences.dailyLimit", "2"), ("preferences.pauses", ""),
      ]
      let pause = try CivilDate("2026-12-01")...CivilDate("2026-12-02")
      _ = try await site.store.updatePerson("u-1") { person in
        person.preferences.reminders.times = [try TimeOfDay("07:15")]
        person.preferences.style = .cheerful
        person.preferences.dailyLimit = 4
        person.preferences.pauses = [pause]
      }
      let changes = [("preferences.dailyLimit", "5"), ("preferences.welcomeBack.enabled", "false")]
      let preview = try await browser.post("/settings/preview", drawn + changes)
      #expect(preview.text.contains(#"value="07:15""#) && !preview.text.contains(#"value="20:00""#))
      #expect(try await browser.post("/settings", drawn + changes).status == .seeOther)
      let preferences = try await site.person().preferences
      #expect(preferences.reminders.times.map(\.description) == ["07:15:00"])
      #expect(preferences.style == .cheerful && preferences.pauses == [pause])
      #expect(preferences.dailyLimit == 5 && !preferences.welcomeBack.isEnabled, "what was changed here is saved")
    }
  }

  @Test(arguments: [Preferences.ReminderDays.monthly(onDay: 15), .everyDays(1)])
  func daysAreSavedWithTheirFrequency(since days: Preferences.ReminderDays) async throws {
    let site = try PageSite()
    try await site.store { $0.preferences.reminders.days = .weekly(on: [.tuesday]) }
    try await site.visit { browser async throws in
      let page = try await browser.open("/")
      _ = try await site.store.updatePerson("u-1") { $0.preferences.reminders.days = days }
      let saved = try await browser.post(
        "/settings",
        [
          ("stored", try #require(page.field("stored"))), ("base", try #require(page.field("base"))),
          ("preferences.reminders.frequency", "weekly"), ("preferences.reminders.on", ""),
          ("preferences.reminders.on", "friday"), ("preferences.dailyLimit", "5"),
        ])
      #expect(saved.status == .seeOther)
      #expect(try await site.person().preferences.reminders.days == .weekly(on: [.friday]))
      #expect(try await site.person().preferences.dailyLimit == 5)
    }
  }

  @Test(arguments: ["[", "{}", #"[{"row":"nothing","value":1}]"#, #"[{"row":"preferences.dailyLimit","value":99}]"#])
  func hiddenFieldsThatNoPageContainsAreIgnored(json: String) async throws {
    let site = try PageSite()
    try await site.store()
    try await site.visit { browser async throws in
      let answer = try await browser.post("/settings", [("stored", json), ("preferences.style", "minimal")])
      #expect(answer.status == .seeOther)
      #expect(try await site.person().preferences.style == .minimal)
      #expect(try await browser.post("/settings", [("base", json)]).status.code < 500)
    }
  }

  @Test func aPreviewSavesNothing() async throws {
    let site = try PageSite()
    try await site.store()
    try await site.visit { browser async throws in
      let fields = [("preferences.reminders.times", ""), ("preferences.reminders.times", "11:15")]
      let fragment = try await browser.post("/settings/preview", fields)
      #expect(fragment.status == .ok && !fragment.text.contains("<html"))
      #expect(fragment.text.replacing("\u{202F}", with: " ").contains("Today, 11:15 AM"))
      #expect(fragment.text.contains("data-changed"))
      let page = try await browser.post("/settings", fields + [("preview", "true")])
      #expect(page.status == .ok && page.text.contains("<html"))
      #expect(page.text.replacing("\u{202F}", with: " ").contains("Today, 11:15 AM"))
      #expect(try await site.person().preferences.reminders.times.map(\.description) == ["20:00:00"])
    }
  }

  @Test func rowsThatAppearInAPreviewAreSaved() async throws {
    let site = try PageSite()
    try await site.store()
    try await site.visit { browser async throws in
      let monthly = try await browser.post(
        "/settings", [("preferences.reminders.frequency", "monthly"), ("preview", "true")])
      #expect(monthly.text.contains("Day of the month"))
      let base = try #require(monthly.field("base"))
      let saved = try await browser.post(
        "/settings",
        [("base", base), ("preferences.reminders.frequency", "monthly"), ("preferences.reminders.on", "15")])
      #expect(saved.status == .seeOther)
      #expect(try await site.person().preferences.reminders.days == .monthly(onDay: 15))
    }
  }

  @Test func daysOfAnEarlierFrequencyAreIgnored() async throws {
    let site = try PageSite()
    try await site.store { $0.preferences.reminders.days = .weekly(on: [.tuesday]) }
    try await site.visit { browser async throws in
      let saved = try await browser.post(
        "/settings",
        [
          ("preferences.reminders.frequency", "monthly"), ("preferences.reminders.on", ""),
          ("preferences.reminders.on", "tuesday"),
        ])
      #expect(saved.status == .seeOther)
    }
  }

  @Test func itemsAreAddedAndRemovedWithoutScript() async throws {
    let site = try PageSite()
    try await site.store()
    try await site.visit { browser async throws in
      let times = [("preferences.reminders.times", ""), ("preferences.reminders.times", "08:00")]
      let added = try await browser.post("/settings", times + [("add", "preferences.reminders.times")])
      #expect(added.text.contains("autofocus data-new"))
      let removed = try await browser.post(
        "/settings",
        times + [("preferences.reminders.times", "20:00"), ("remove", "preferences.reminders.times 0")])
      #expect(removed.text.contains("value=\"20:00\"") && !removed.text.contains("value=\"08:00\""))
      let windows = [
        ("preferences.quietHours", ""), ("preferences.quietHours[0].from", "22:00"),
        ("preferences.quietHours[0].to", "08:00"),
      ]
      let none = try await browser.post("/settings", windows + [("remove", "preferences.quietHours 0")])
      #expect(!none.text.contains("quietHours[0]"))
    }
  }

  @Test(arguments: ["en", "zh-Hans", "zh-Hant", "zh-HK", "fr"])
  func allWordsAreInThePersonsLanguage(locale: String) async throws {
    let site = try PageSite()
    try await site.store(locale: locale, achievements: ["Ran"])
    try await site.visit { browser async throws in
      let page = try await browser.open("/")
      let language = ["zh-HK": "zh-Hant", "fr": "en"][locale] ?? locale
      #expect(page.text.contains("<html lang=\"\(language)\""))
      let words = ["en": "Looking back", "zh-Hans": "接下来的通知", "zh-Hant": "接下來的通知"]
      let heading = try #require(words[language])
      #expect(page.text.contains(heading))
      #expect(!page.text.contains("{{"))
    }
  }

  @Test func whileNotificationsAreOffThePageSaysSo() async throws {
    let site = try PageSite()
    try await site.store { $0.preferences.notificationsEnabled = false }
    try await site.visit { browser async throws in
      let page = try await browser.open("/").text
      #expect(page.contains("Notifications are off, so nothing will come."))
      #expect(page.contains("You turned notifications off"))
    }
  }

  @Test(arguments: [([true, false], "Sent."), ([], "Connect a browser first"), ([false], "It couldn’t be sent.")])
  func aTestSaysWhatBecameOfIt(results: [Bool], words: String) async throws {
    let site = try PageSite(testResults: results)
    try await site.store()
    for index in results.indices {
      let device = Device(
        person: "u-1", id: "\(index)", address: .fcm(token: "token \(index)"), registeredAt: site.clock.now())
      _ = try await site.store.putDevice(device, at: site.clock.now())
    }
    try await site.visit { browser async throws in
      let answer = try await browser.post("/test")
      #expect(answer.status == .seeOther)
      let address = try #require(answer.headers[.location])
      #expect(try await browser.open(String(address.prefix { $0 != "#" })).text.contains(words))
    }
  }

  @Test func aSubscriptionIsADevice() async throws {
    let site = try PageSite()
    try await site.store()
    try await site.visit { browser async throws in
      let keys =
        #"{"p256dh":"BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4","auth":"BTBZMqHH6r4Tts7J_aSIgg"}"#
      let body = #"{"endpoint":"https://push.example/x","expirationTime":null,"keys":\#(keys)}"#
      #expect(try await browser.postJSON("/subscription", body).status == .noContent)
      let version = try await site.store.person("u-1")?.version
      #expect(try await browser.postJSON("/subscription", body).status == .noContent)
      #expect(try await site.store.person("u-1")?.version == version, "the same subscription changes nothing")
      #expect(try await site.store.devices(of: "u-1").count == 1)
      let wrong = #"{"endpoint":"https://push.example/x","keys":{"p256dh":"AAAA","auth":"AAAA"}}"#
      #expect(try await browser.postJSON("/subscription", wrong).status == .unprocessableContent)
      #expect(
        try await browser.postJSON("/subscription/delete", #"{"endpoint":"https://push.example/x"}"#).status
          == .noContent)
      #expect(try await site.store.devices(of: "u-1").isEmpty)
    }
  }

  @Test func languagesAreChosenByQuality() throws {
    let catalog = Catalog.shipped
    for (header, expected) in [
      ("", "en"), ("de", "en"), ("de, zh-HK;q=0.8, en;q=0.5", "zh-HK"), ("en;q=0.2, zh;q=0.9", "zh"),
      ("zh;q=0, en", "en"),
      ("yue", "yue"), ("*", "en"), (";;,q=,zh-Hant;q=x", "zh-Hant"),
    ] {
      #expect(PageDictionary.locale(header, in: catalog).identifier == expected, "\(header)")
    }
  }
}
