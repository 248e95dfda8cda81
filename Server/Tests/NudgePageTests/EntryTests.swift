import Crypto
import Foundation
import Hummingbird
import HummingbirdTesting
import Nudge
import NudgeStore
import NudgeStoreSQLite
import Testing

@testable import NudgeWeb

@Suite("Entries and devices on a person's page")
struct EntryTests {
  // MARK: Corrections

  /// Posts the form of an entry, as the page contains it, with some fields changed.
  private func correct(_ browser: Browser, _ id: String, _ changes: [(String, String)]) async throws -> Browser.Answer {
    let form = try await browser.open("/achievements/edit?id=\(id)")
    let names = ["id", "before", "original-title", "original-day", "day"]
    let fields = names.filter { name in !changes.contains { $0.0 == name } }.map { ($0, form.field($0) ?? "") }
    let text = try #require(form.text.firstMatch(of: #/<textarea [^>]*>\n([^<]*)<\/textarea>/#)).1
    let title = changes.contains { $0.0 == "title" } ? [] : [("title", String(text))]
    return try await browser.post("/achievements/edit", fields + title + changes)
  }

  @Test func aTypoIsCorrectedAndTheTimeStays() async throws {
    let site = try PageSite()
    try await site.store(achievements: ["Ran 5 kn", "Swam"])
    let before = try await site.person().history.achievements
    try await site.visit { browser async throws in
      #expect(try await browser.open("/").text.contains(#"href="/achievements/edit?id=a-0""#))
      let answer = try await correct(browser, "a-0", [("title", "Ran 5 km\r\nin the rain")])
      #expect(answer.status == .seeOther)
      #expect(answer.headers[.location] == "/?done=corrected#entries")
      let page = try await browser.open("/?done=corrected")
      #expect(page.text.contains("Changed.") && page.text.contains("Ran 5 km\nin the rain"))
      #expect(!page.text.contains(#"class="reached""#), "nothing is celebrated again")
      let after = try await site.person().history.achievements
      #expect(after.map(\.title) == ["Swam", "Ran 5 km\nin the rain"])
      #expect(after.map(\.moment) == before.map(\.moment))
    }
  }

  @Test func anotherDayIsADateAlone() async throws {
    let site = try PageSite()
    try await site.store(achievements: ["Ran"])
    try await site.visit { browser async throws in
      #expect(try await correct(browser, "a-0", [("day", "2026-11-20")]).status == .seeOther)
      let achievement = Achievement(on: try CivilDate("2026-11-20"), id: "a-0", title: "Ran")
      #expect(try await site.person().history.achievements == [achievement])
    }
  }

  @Test func anOlderFormUndoesNothing() async throws {
    let site = try PageSite()
    try await site.store(achievements: ["Ran"])
    try await site.visit { browser async throws in
      let old = [("id", "a-0"), ("original-title", "Ran"), ("original-day", "2026-11-25"), ("day", "2026-11-25")]
      _ = try await correct(browser, "a-0", [("title", "Ran 5 km")])
      _ = try await browser.post("/achievements/edit", old + [("title", "Ran"), ("day", "2026-11-24")])
      let achievement = Achievement(on: try CivilDate("2026-11-24"), id: "a-0", title: "Ran 5 km")
      #expect(try await site.person().history.achievements == [achievement])
    }
  }

  @Test func whatCannotBeStoredIsSaid() async throws {
    let site = try PageSite()
    try await site.store(achievements: ["Ran"])
    let stored = try await site.person().history.achievements
    try await site.visit { browser async throws in
      let empty = try await correct(browser, "a-0", [("title", " \r\n ")])
      #expect(empty.status == .unprocessableContent && empty.text.contains("Write a few words first."))
      let future = try await correct(browser, "a-0", [("day", "2026-11-26"), ("title", "<b>Ran</b>")])
      #expect(future.status == .unprocessableContent && future.text.contains("Choose today or an earlier day."))
      #expect(future.text.contains("&lt;b&gt;Ran&lt;/b&gt;</textarea>") && future.text.contains("aria-invalid"))
      #expect(try await correct(browser, "a-0", [("day", "")]).text.contains("Choose today or an earlier day."))
      let long = try await correct(browser, "a-0", [("title", String(repeating: "长", count: 2_000))])
      #expect(long.text.contains("That’s too long to keep."))
      #expect(try await site.person().history.achievements == stored)
      #expect(try await browser.send("/achievements/edit", .post, body: "id=a-0&title=x").status == .forbidden)
    }
  }

  @Test func anEntryWithoutWordsCanStayWithout() async throws {
    let site = try PageSite()
    try await site.store { $0.history.record = .achievements([Achievement(at: site.clock.now(), id: "a-0")]) }
    try await site.visit { browser async throws in
      #expect(try await correct(browser, "a-0", [("day", "2026-11-20")]).status == .seeOther)
      #expect(try await site.person().history.achievements.map(\.title) == [nil])
      _ = try await correct(browser, "a-0", [("title", "Swam")])
      #expect(try await site.person().history.achievements.map(\.title) == ["Swam"])
    }
  }

  @Test func anEntryThatIsGoneLeadsToTheList() async throws {
    let site = try PageSite()
    try await site.store(achievements: (0..<25).map { "Entry number \($0)." })
    try await site.visit { browser async throws in
      let gone = try await browser.open("/achievements/edit?id=nope&before=a-9")
      #expect(gone.status == .seeOther && gone.headers[.location] == "/?before=a-9#entries")
      #expect(try await browser.post("/achievements/edit", [("id", "nope"), ("title", "x")]).status == .seeOther)
      #expect(try await browser.open("/achievements/edit").status == .seeOther)
      // The list is shown at the same place again.
      let list = try await browser.open("/?before=a-9").text
      #expect(list.contains(#"href="/achievements/edit?id=a-10&amp;before=a-9""#))
      let form = try await browser.open("/achievements/edit?id=a-10&before=a-9")
      #expect(form.field("before") == "a-9")
      let fields = ["id", "before", "original-title", "original-day", "day"].map { ($0, form.field($0) ?? "") }
      let answer = try await browser.post("/achievements/edit", fields + [("title", "Changed")])
      #expect(answer.headers[.location] == "/?done=corrected&before=a-9#entries")
    }
  }

  // MARK: Lines

  @Test(arguments: [
    (" Ran 5 km \r\n in the rain ", "Ran 5 km\nin the rain"), ("\r\n\r\nOne\r\n\r\ntwo\r\n", "One\n\ntwo"),
    ("One\rtwo\nthree", "One\ntwo\nthree"), ("One", "One"), (" \r\n\t", ""),
  ])
  func linesAreKept(typed: String, stored: String) async throws {
    #expect(TypedText.stored(typed) == stored)
    #expect(TypedText.stored(stored) == stored)
    let site = try PageSite()
    try await site.store()
    try await site.visit { browser async throws in
      _ = try await browser.post("/achievements", [("title", typed)])
      #expect(try await site.person().history.achievements.map(\.title) == (stored.isEmpty ? [] : [stored]))
      let page = try await browser.open("/").text
      #expect(stored.isEmpty || page.contains(#"<p class="entry-title">\#(stored)</p>"#))
      let label = stored.split(separator: "\n").joined(separator: " ")
      #expect(stored.isEmpty || page.contains(#"aria-label="Delete “\#(label)”""#))
    }
  }

  // MARK: Devices

  private static let hosts = [
    ("fcm.googleapis.com", "Chrome or a similar browser"), ("updates.push.services.mozilla.com", "Firefox"),
    ("web.push.apple.com", "Safari"), ("wns2-par02p.notify.windows.com", "Edge"),
    ("push.example.org", "Another browser"), ("notmozilla.com", "Another browser"),
  ]

  @Test func devicesAreListedAndDisconnected() async throws {
    let site = try PageSite()
    try await site.store()
    try await site.visit { browser async throws in
      #expect(try await !browser.open("/").text.contains(#"id="devices""#))
    }
    let day: Int64 = 86_400
    let addresses =
      Self.hosts.map { Device.Address.webPush(endpoint: "https://\($0.0)/x/1", p256dh: "k", auth: "a") } + [
        .fcm(token: "t"), .apns(token: "00", topic: "org.example", environment: .production),
        .webhook(url: "https://hooks.example.org/x", secret: "whsec_eA=="),
      ]
    for (index, address) in addresses.enumerated() {
      let registeredAt = site.clock.now().advanced(bySeconds: -Int64(index) * day)
      let device = Device(person: "u-1", id: "d<\(index)>", address: address, registeredAt: registeredAt)
      _ = try await site.store.putDevice(device, at: site.clock.now())
    }
    try await site.visit { browser async throws in
      let page = try await browser.open("/").text
      #expect(page.contains("9 devices are connected."))
      let names = page.matches(of: #/<li data-device="[^"]*">\n<p>([^<]*) <span/#).map { String($0.1) }
      #expect(names == Self.hosts.map(\.1) + ["App", "App on an Apple device", "Another service"])
      #expect(page.contains("Connected on Nov 25, 2026") && page.contains("Connected on Nov 17, 2026"))
      #expect(page.contains(#"value="d&lt;1&gt;" aria-label="Disconnect Firefox""#))
      for secret in ["/x/1", "whsec", "hooks.example.org"] { #expect(!page.contains(secret), "\(secret)") }
      let answer = try await browser.post("/devices/delete", [("device", "d<1>")])
      #expect(answer.status == .seeOther && answer.headers[.location] == "/?done=disconnected#devices")
      #expect(try await browser.open("/?done=disconnected").text.contains("Disconnected. Nothing more comes there."))
      #expect(try await browser.post("/devices/delete", [("device", "d<1>")]).status == .seeOther, "again")
      #expect(try await site.store.devices(of: "u-1").count == 8)
      #expect(try await browser.send("/devices/delete", .post, body: "device=d<2>").status == .forbidden)
    }
  }

  /// A browser tells its subscription at each visit.
  @Test func aBrowserThatWasDisconnectedElsewhereStaysDisconnected() async throws {
    let site = try PageSite()
    try await site.store()
    let key = Base64URL.encode(P256.KeyAgreement.PrivateKey().publicKey.x963Representation)
    let auth = Base64URL.encode([UInt8](repeating: 1, count: 16))
    let body = #"{"endpoint":"https://push.example/x","keys":{"p256dh":"\#(key)","auth":"\#(auth)"}}"#
    try await site.visit { browser async throws in
      #expect(try await browser.postJSON("/subscription/renew", body).status == .notFound)
      #expect(try await browser.postJSON("/subscription", body).status == .noContent)
      #expect(try await browser.postJSON("/subscription/renew", body).status == .noContent)
      let device = try #require(try await site.store.devices(of: "u-1").first)
      _ = try await browser.post("/devices/delete", [("device", device.id)])
      #expect(try await browser.postJSON("/subscription/renew", body).status == .notFound)
      #expect(try await site.store.devices(of: "u-1").isEmpty)
      #expect(try await browser.postJSON("/subscription", body).status == .noContent)
    }
  }

  // MARK: Download

  /// The command's test `readsTheTableThatAPersonDownloads` reads the same bytes.
  @Test func theJournalIsDownloadedAsATable() async throws {
    let site = try PageSite()
    let day = try CivilDate("2026-11-20")
    try await site.store { person in
      person.history.record = .achievements([
        Achievement(at: site.clock.now(), id: "a-1", title: "Ran 5 km"),
        Achievement(on: day, id: "a-2"),
        Achievement(at: site.clock.now().advanced(bySeconds: -60), id: "a-3", title: "Said \"yes\",\nthen \u{5DB}ן 跑"),
      ])
    }
    try await site.visit { browser async throws in
      #expect(try await browser.open("/").text.contains(#"<a href="/journal.csv" download>Download all entries</a>"#))
      let answer = try await browser.open("/journal.csv")
      #expect(answer.headers[.contentType] == "text/csv; charset=utf-8; header=present")
      #expect(answer.headers[.contentDisposition] == #"attachment; filename="journal-2026-11-25.csv""#)
      #expect(answer.headers[.cacheControl] == "no-store")
      let rows = [
        "\u{FEFF}at,title", "2026-11-25T15:00:00Z,Ran 5 km",
        "2026-11-25T14:59:00Z,\"Said \"\"yes\"\",\nthen \u{5DB}ן 跑\"", "2026-11-20,", "",
      ]
      #expect(Array(answer.text.utf8) == Array(rows.joined(separator: "\r\n").utf8))
      browser.cookie = nil
      #expect(try await browser.open("/journal.csv").status == .forbidden)
    }
  }

  @Test func anEntryOfVeryManyLinesIsDownloadedOnOne() async throws {
    let site = try PageSite()
    let lines = (0..<150).map { "\($0)" }
    try await site.store(achievements: [
      lines.joined(separator: "\n"), lines.prefix(Page.maximumLines).joined(separator: "\n"),
    ])
    try await site.visit { browser async throws in
      let table = try await browser.open("/journal.csv").text
      #expect(table.contains(",\(lines.joined(separator: " "))\r\n"))
      #expect(table.contains(",\"\(lines.prefix(Page.maximumLines).joined(separator: "\n"))\"\r\n"))
    }
  }

  // MARK: Cadence

  @Test func anotherCadenceShowsTheStreakBeforeItIsSaved() async throws {
    let site = try PageSite()
    try await site.store(achievements: (0..<9).map { "Entry \($0)" })
    try await site.visit { browser async throws in
      let page = try await browser.open("/")
      let fields = [("stored", page.field("stored") ?? ""), ("base", "[]")]
      let weekly = fields + [("preferences.reminders.frequency", "weekly")]
      let text = "Counted in weeks, your streak is 2 weeks and your longest 2 weeks. All your entries stay."
      #expect(!page.text.contains("All your entries stay."))
      #expect(try await browser.post("/settings/preview", weekly).text.contains(text))
      let plain = try await browser.post("/settings", weekly + [("preview", "true")])
      #expect(plain.text.contains(text), "without script")
      #expect(try await site.person().preferences == Preferences(), "nothing is saved")
      let other = fields + [("preferences.dailyLimit", "7")]
      #expect(try await !browser.post("/settings/preview", other).text.contains("All your entries stay."))
      _ = try await browser.post("/settings", weekly)
      let saved = try await browser.open("/").text
      #expect(saved.contains(#"<span class="figure">2</span> <span class="soft">weeks in a row</span>"#))
    }
  }
}
