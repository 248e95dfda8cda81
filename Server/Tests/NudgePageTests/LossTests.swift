import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import Nudge
import NudgeStore
import NudgeStoreSQLite
import Testing

@testable import NudgeWeb

/// What a browser sends late, twice, or for somebody else.
@Suite("Nothing is lost or counted twice")
struct LossTests {
  private static let keys =
    #""keys":{"p256dh":"BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4","#
    + #""auth":"BTBZMqHH6r4Tts7J_aSIgg"}"#

  private func events(_ site: PageSite, of id: String = "u-1") async throws -> [Event] {
    try await site.store.events(of: id, since: .min, limit: 100)
  }

  /// stackernews/stacker.news#324, mdn/content#25305: the worker sends again what it couldn't send.
  @Test func aResponseCountsOnceWithItsTime() async throws {
    let site = try PageSite()
    try await site.store()
    let now = site.clock.now()
    @Sendable func report(_ id: String, _ at: Timestamp?) -> String {
      let time = at.map { ",\"at\":\"\($0)\"" } ?? ""
      return "{\"notification\":\"reminder-2026-11-25\",\"action\":\"later\",\"id\":\"\(id)\"\(time)}"
    }
    try await site.visit { browser async throws in
      let pressed = now.advanced(bySeconds: -3_600)
      for _ in 0..<3 {
        #expect(try await browser.postJSON(PagePath.responses, report("r-1", pressed)).status == .accepted)
      }
      #expect(try await events(site).map(\.at) == [pressed])
      // A wrong clock counts as now, and what is too old as a week ago.
      #expect(
        try await browser.postJSON(PagePath.responses, report("r-2", now.advanced(bySeconds: 99))).status == .accepted)
      #expect(try await browser.postJSON(PagePath.responses, report("r-3", .min)).status == .accepted)
      #expect(try await browser.postJSON(PagePath.responses, report("r-4", nil)).status == .accepted)
      let week = now.advanced(bySeconds: -7 * 86_400)
      #expect(try await events(site).map(\.at).sorted() == [week, pressed, now, now])
      let long = report(String(repeating: "r", count: 256), nil)
      #expect(try await browser.postJSON(PagePath.responses, long).status == .unprocessableContent)
    }
  }

  /// A person is seen when they open a page, but not by the requests that a worker makes on its own.
  @Test func aPersonIsSeenOnTheirPage() async throws {
    let site = try PageSite()
    try await site.store()
    @Sendable func seen() async throws -> [String] { try await site.person().history.seen.map(\.description) }
    try await site.visit { browser async throws in
      #expect(try await seen() == [], "a link may be opened by a program")
      let dismissal = #"{"notification":"reminder-2026-11-25","action":"dismissed"}"#
      #expect(try await browser.postJSON(PagePath.responses, dismissal).status == .accepted)
      #expect(try await seen() == [])
      let before = try await site.store.version(of: "u-1")
      _ = try await browser.open("/")
      #expect(try await seen() == ["2026-11-25"])
      #expect(try await site.store.version(of: "u-1") == before)
      site.clock.advance(bySeconds: 86_400)
      let late = #"{"notification":"reminder-2026-11-25","action":"opened","at":"2026-11-25T23:00:00Z"}"#
      #expect(try await browser.postJSON(PagePath.responses, late).status == .accepted)
      #expect(try await seen() == ["2026-11-25"], "that was yesterday")
      _ = try await browser.open("/time-zone")
      #expect(try await seen() == ["2026-11-25", "2026-11-26"])
    }
  }

  /// The button of a farewell, by the worker or by a page that a browser opened for it.
  @Test func aFarewellKeepsAsking() async throws {
    let site = try PageSite()
    try await site.store()
    _ = try await site.store.updatePerson("u-1") { $0.preferences.reminders.relent = true }
    try await site.visit { browser async throws in
      let report = #"{"notification":"farewell-2026-11-25","action":"keep"}"#
      #expect(try await browser.postJSON(PagePath.responses, report).status == .accepted)
    }
    #expect(try await site.store.person("u-1")?.person.preferences.reminders.relent == false)
    #expect(try await events(site).map(\.action) == ["keep"])
  }

  @Test func aResponseOfSomebodyElseIsDropped() async throws {
    let site = try PageSite()
    try await site.store()
    try await site.store("u-2")
    @Sendable func report(_ person: String) -> String {
      #"{"notification":"reminder-2026-11-25","action":"later","person":"\#(person)"}"#
    }
    @Sendable func tag(_ browser: Browser) async throws -> String {
      String(try #require(try await browser.open("/").text.firstMatch(of: /data-person="([^"]+)"/)).output.1)
    }
    try await site.visit { browser async throws in
      let own = try await tag(browser)
      #expect(try await browser.postJSON(PagePath.responses, report(own)).status == .accepted)
      try await site.visit("u-2") { other async throws in
        #expect(try await tag(other) != own)
        #expect(try await other.postJSON(PagePath.responses, report(own)).status == .gone)
      }
      #expect(try await events(site).count == 1)
      #expect(try await events(site, of: "u-2").isEmpty)
    }
  }

  @Test func aSubscriptionThatIsReplacedKeepsItsDevice() async throws {
    let site = try PageSite()
    try await site.store()
    @Sendable func body(_ endpoint: String, old: String? = nil) -> String {
      let old = old.map { ",\"old\":\"https://push.example/\($0)\"" } ?? ""
      return "{\"endpoint\":\"https://push.example/\(endpoint)\",\(Self.keys)\(old)}"
    }
    @Sendable func targets() async throws -> [String] {
      try await site.store.devices(of: "u-1").compactMap {
        $0.address.target?.split(separator: "/").last.map(String.init)
      }
    }
    try await site.visit { browser async throws in
      #expect(try await browser.postJSON(PagePath.renewal, body("a")).status == .notFound, "nothing was connected")
      #expect(try await browser.postJSON(PagePath.subscription, body("a")).status == .noContent)
      // The push service or the key of the server has changed; the browser knows which subscription is gone, or it doesn't.
      #expect(try await browser.postJSON(PagePath.renewal, body("b", old: "a")).status == .noContent)
      #expect(try await targets() == ["b"])
      #expect(try await browser.postJSON(PagePath.renewal, body("b", old: "b")).status == .noContent)
      #expect(try await targets() == ["b"])
      #expect(try await browser.postJSON(PagePath.renewal, body("c")).status == .noContent)
      #expect(try await targets().contains("c"))
      // A browser that was disconnected elsewhere stays disconnected.
      for device in try await site.store.devices(of: "u-1") {
        _ = try await site.store.deleteDevice(device.id, of: "u-1", at: site.clock.now())
      }
      #expect(try await browser.postJSON(PagePath.renewal, body("d", old: "c")).status == .notFound)
      #expect(try await targets().isEmpty)
    }
  }

  /// The problems of the page's scripts are those of the API.
  @Test func whatAScriptSendsWrongIsNamed() async throws {
    let site = try PageSite()
    try await site.store()
    let url = #""endpoint":"https://push.example/a""#
    let requests: [(path: String, body: String, status: Int, kind: String, places: [String])] = [
      (PagePath.renewal, "{\(url),\(Self.keys)}", 404, "no-such-device", []),
      (PagePath.subscription, "{\(url)}", 422, "invalid-content", ["/keys"]),
      (PagePath.subscription, "{\(url),\"keys\":{\"p256dh\":\"AAAA\"}}", 422, "invalid-content", ["/keys/auth"]),
      (
        PagePath.subscription, #"{"endpoint":"http://10.0.0.1","keys":{"p256dh":"AAAA","auth":"AAAA"}}"#, 422,
        "invalid-content", ["/endpoint", "/keys/"]
      ),
      (PagePath.renewal, "{\(url),\(Self.keys),\"old\":1}", 422, "invalid-content", ["/old"]),
      (PagePath.endSubscription, "{}", 422, "invalid-content", ["/endpoint"]),
      (PagePath.subscription, "[]", 422, "invalid-content", [""]),
      (PagePath.subscription, "{", 400, "invalid-json", [""]),
      (PagePath.responses, "{}", 422, "invalid-content", ["/notification", "/action"]),
      (
        PagePath.responses, #"{"notification":"","action":"mute","id":7,"person":[],"at":1}"#, 422, "invalid-content",
        ["/notification", "/action", "/id", "/person", "/at"]
      ),
      (
        PagePath.responses, #"{"notification":"reminder-2026-11-25","action":"later","person":"x"}"#, 410, "gone", []
      ),
    ]
    try await site.visit { browser async throws in
      for (path, body, status, kind, places) in requests {
        let answer = try await browser.postJSON(path, body)
        #expect(answer.status.code == status, "\(path) \(body)")
        #expect(answer.text.contains("urn:nudged:problem:\(kind)"), "\(answer.text)")
        for place in places { #expect(answer.text.contains("\"pointer\":\"\(place)"), "\(answer.text)") }
        #expect(answer.text.contains("errors") == !places.isEmpty)
      }
      // Later scripts and browsers may send more.
      let body = #"{"notification":"reminder-2026-11-25","action":"later","more":{"a":1}}"#
      #expect(try await browser.postJSON(PagePath.responses, body).status == .accepted)
      #expect(try await events(site).count == 1)
    }
  }

  @Test func aFormThatIsPostedTwiceRecordsOnce() async throws {
    let site = try PageSite()
    try await site.store()
    try await site.visit { browser async throws in
      let page = try await browser.open("/")
      let token = try #require(page.field("token"))
      let form = try #require(page.field("form"))
      func post(_ title: String, day: String = "2026-11-25", form: String? = form) async throws -> Browser.Answer {
        let fields = [("token", token), ("title", title), ("day", day)] + (form.map { [("form", $0)] } ?? [])
        return try await browser.send(
          "/achievements", .post, headers: [.contentType: "application/x-www-form-urlencoded"],
          body: Browser.encoded(fields))
      }
      func titles() async throws -> [String?] { try await site.person().history.achievements.map(\.title) }
      for _ in 0..<3 {
        #expect(try await post("Ran 5 km").status == .seeOther)
        site.clock.advance(bySeconds: 1)
      }
      #expect(try await titles() == ["Ran 5 km"])
      // After going back, the form is the same, but what is recorded isn't.
      #expect(try await post("Swam").status == .seeOther)
      #expect(try await post("Swam", day: "2026-11-24").status == .seeOther)
      #expect(try await titles().count == 3)
      // The same again on a new page is another entry.
      let next = try #require(try await browser.open("/").field("form"))
      #expect(next != form)
      #expect(try await post("Ran 5 km", form: next).status == .seeOther)
      #expect(try await post("Ran 5 km", form: nil).status == .seeOther)
      #expect(try await titles().filter { $0 == "Ran 5 km" }.count == 3)
    }
  }

  /// WebKit shows a time in an empty field, and every browser posts a field that is filled in partly as an empty one.
  @Test(
    arguments: [
      ("preferences.quietHours", [("preferences.quietHours[0].from", ""), ("preferences.quietHours[0].to", "")]),
      ("preferences.quietHours", [("preferences.quietHours[0].from", "22:00"), ("preferences.quietHours[0].to", "")]),
      ("preferences.pauses", [("preferences.pauses[0].from", ""), ("preferences.pauses[0].to", "")]),
      ("preferences.reminders.times", [("preferences.reminders.times", "20:00"), ("preferences.reminders.times", "")]),
    ])
  func anItemThatIsNotFilledInIsNotDropped(row: String, fields: [(String, String)]) async throws {
    let site = try PageSite()
    try await site.store()
    try await site.visit { browser async throws in
      let page = try await browser.open("/")
      let hidden = ["stored", "base"].map { ($0, page.field($0) ?? "") }
      let answer = try await browser.post("/settings", hidden + [(row, "")] + fields)
      #expect(answer.status == .unprocessableContent && answer.text.contains("id=\"errors\""))
      #expect(answer.text.contains("id=\"\(row.elementID)-error\""))
      for index in 0..<(row.hasSuffix("times") ? 2 : 1) {
        #expect(answer.text.contains("id=\"\(row.elementID)-\(index)-remove\""), "it can be filled in or removed")
      }
      #expect(try await site.person().preferences.quietHours.isEmpty)
      // Another button keeps it as well.
      let recorded = try await browser.post(
        "/achievements", hidden + [("title", "Ran 5 km"), ("day", "2026-11-25"), (row, "")] + fields)
      #expect(recorded.status == .ok && recorded.text.contains("id=\"\(row.elementID)-0-remove\""))
    }
  }

  @Test func timesAreReadAsPeopleWriteThem() {
    for (typed, time) in [
      ("8:30 pm", "20:30"), ("8:30PM", "20:30"), ("8 p.m.", "20:00"), ("12:05 am", "00:05"), ("12 pm", "12:00"),
      ("20.30", "20:30"), ("7:05", "07:05"), ("7h05", "07:05"), ("20\u{FF1A}30", "20:30"), ("20:00", "20:00"),
    ] {
      #expect(TypedText.time(typed) == time, "\(typed)")
    }
    for typed in ["", "8", "830", "13 pm", "0:30 pm", "24:00", "20:60", "20:5", "8:3 pm", "-1:30", "20:30:00", "pm"] {
      #expect(TypedText.time(typed) == nil, "\(typed)")
    }
  }

  @Test func aTimeInATextFieldIsSaved() async throws {
    let site = try PageSite()
    try await site.store()
    try await site.visit { browser async throws in
      let page = try await browser.open("/")
      let hidden = ["stored", "base"].map { ($0, page.field($0) ?? "") }
      let row = "preferences.reminders.times"
      #expect(try await browser.post("/settings", hidden + [(row, ""), (row, "8:30 pm")]).status == .seeOther)
      let page2 = try await browser.open("/")
      #expect(page2.field(row) == "" && page2.text.contains("name=\"\(row)\" value=\"20:30\""))
      let hidden2 = ["stored", "base"].map { ($0, page2.field($0) ?? "") }
      let answer = try await browser.post("/settings", hidden2 + [(row, ""), (row, "soon")])
      #expect(answer.status == .unprocessableContent && answer.text.contains("Each needs a time of day"))
    }
  }
}
