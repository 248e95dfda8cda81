import Foundation
import NudgeDelivery
import NudgeTestSupport
import Testing

/// docs/payloads.md names every field that is sent, and has every row of the replies.
@Suite("docs/payloads.md")
struct PayloadGuideTests {
  /// The text below a heading, up to the next one of that level or above.
  private static func section(_ heading: String) throws -> String {
    let text = try Fixtures.projectFile("docs/payloads.md")
    let start = try #require(text.range(of: "\n\(heading)\n"))
    let level = heading.prefix { $0 == "#" }.count
    var section = ""
    for line in text[start.upperBound...].split(separator: "\n", omittingEmptySubsequences: false) {
      let marks = line.prefix { $0 == "#" }.count
      if marks > 0, marks <= level { break }
      section += line + "\n"
    }
    return section
  }

  private static func keys(_ value: Any) -> Set<String> {
    if let members = value as? [String: Any] {
      return members.reduce(into: Set(members.keys)) { $0.formUnion(keys($1.value)) }
    }
    return (value as? [Any] ?? []).reduce(into: []) { $0.formUnion(keys($1)) }
  }

  @Test(arguments: [
    ("apns", "## APNs"), ("fcm", "## FCM"), ("webpush", "## Web Push"), ("usernotifications", "## UserNotifications"),
  ])
  func namesEachField(_ platform: String, _ heading: String) throws {
    // What an app is told, and the parts of a date and of a button, are told once for all.
    let elsewhere: Set = [
      "case", "id", "kind", "opens", "variant", "utc", "expires", "headers", "payload", "alert", "year", "month", "day",
      "hour",
      "minute", "second", "components", "type", "repeats", "actions", "action", "options", "intentIdentifiers",
      "categorySummaryFormat", "TTL", "Topic", "Urgency", "nudge",
    ]
    let section = try Self.section(heading)
    // FCM has APNs' payload in it.
    let more = platform == "fcm" ? try Self.section("## APNs") : ""
    var count = 0
    for line in try Fixtures.lines(of: "payloads/\(platform).ndjson") {
      for key in Self.keys(try JSONSerialization.jsonObject(with: Data(line.utf8))).subtracting(elsewhere) {
        #expect((section + more).contains(key), "\(key) of \(platform)")
        count += 1
      }
    }
    #expect(count > 100)
  }

  private static func name(_ action: PushProvider.Action) -> String {
    switch action {
    case .delivered: "delivered"
    case .dropTarget: "dropTarget"
    case .retry(let first, let longest, _, let scope):
      "retry` after \(PlainNumber.text(first)) s to \(PlainNumber.text(longest)), `\(scope.rawValue)"
    case .sendShorter: "sendShorter"
    case .sendWithoutTopic: "sendWithoutTopic"
    case .newCredential: "newCredential"
    case .reconnect: "reconnect"
    case .stopSender: "stopSender"
    case .deadLetter: "deadLetter"
    }
  }

  private enum PlainNumber {
    /// Such as `1,200`.
    static func text(_ number: Int) -> String {
      number < 1_000 ? "\(number)" : "\(number / 1_000),\(String(format: "%03d", number % 1_000))"
    }
  }

  @Test(arguments: [("### Of APNs", PushProviderTests.apns), ("### Of FCM", PushProviderTests.fcm)])
  func hasEachRow(_ heading: String, _ rows: [PushProviderTests.Row]) throws {
    let lines = try Self.section(heading).split(separator: "\n")
    for row in rows {
      let line = try #require(lines.first { $0.contains("`\(row.reason)`") }, "\(row.reason)")
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      #expect(cells.first?.contains("\(row.status)") == true, "\(row.reason)")
      #expect(cells.last?.contains("`\(Self.name(row.action))") == true, "\(row.reason): \(cells)")
    }
    // And none that the code does not know.
    let named = lines.filter { $0.first == "|" && !$0.hasPrefix("| others") && !$0.hasPrefix("| status") }.flatMap {
      line in
      line.split(separator: "|").dropFirst().first?.split { "` ,".contains($0) }.map(String.init) ?? []
    }
    #expect(Set(named.filter { $0 != "---" }) == Set(rows.map(\.reason)))
  }
}
