import Foundation
import NudgeCatalog
import NudgeDelivery
import NudgePlanning
import NudgeTestSupport
import NudgeText
import NudgeTime
import Testing

@Suite("nudge plan --encode")
struct PlanEncodingTests {
  private static let span = ["--from", "2026-11-22T00:00:00Z", "--days", "40"]
  private static let person = """
    {"id":"u-17","locale":"zh-Hans","name":"Zoë","timeZone":"Europe/Berlin","preferences":{"style":"cheerful",\
    "streakAtRisk":{"enabled":true},"retrieval":{"enabled":true,"includePreview":true},\
    "reminders":{"times":["09:00"],"relent":false}},"achievements":[{"at":"2026-11-01T18:00:00Z","id":"a1","title":"Sorbet"},\
    {"at":"2026-11-21","id":"a2","title":"Sorbet"}]}
    """

  /// The notifications that the lines are made of, by the library.
  private func plan() throws -> [NotificationRequest] {
    var reader = PersonReader()
    let person = try reader.person(from: Array(Self.person.utf8))
    let start = try Timestamp(rfc3339: "2026-11-22T00:00:00Z")
    return try Planner(catalog: .shipped, zones: try ZoneDatabase(directory: Fixtures.zoneinfo)).notifications(
      for: person, in: start..<start.advanced(bySeconds: 40 * 86_400))
  }

  private func lines(_ arguments: [String]) throws -> [String] {
    let run = try CommandRun(["plan"] + Self.span + arguments, input: Self.person + "\n")
    #expect(run.code == 0 && run.complaints == "", "\(run.complaints)")
    return run.output.split(separator: "\n").map(String.init)
  }

  private func line(_ notification: NotificationRequest, _ message: PushMessage, hasHeaders: Bool = true) -> String {
    let headers = message.headers.map { #""\#($0.name)":"\#($0.value)""# }.joined(separator: ",")
    return #"{\#(hasHeaders ? #""headers":{\#(headers)},"# : "")"id":"\#(notification.id)","#
      + #""payload":\#(String(decoding: message.body, as: UTF8.self)),"person":"u-17","utc":"\#(notification.timestamp)"}"#
  }

  @Test(arguments: [false, true]) func writesWhatTheEncodersWrite(hidesPreviews: Bool) throws {
    let personalText = hidesPreviews ? PersonalText.hidden : .included
    let hiding = hidesPreviews ? ["--no-previews"] : []
    let plan = try plan()
    #expect(plan.count > 30)
    let apns = APNsEncoder(personalText: personalText, topic: "org.example.app")
    #expect(
      try lines(["--encode", "apns", "--topic", "org.example.app"] + hiding)
        == plan.map { line($0, try apns.message(for: $0)) })
    let fcm = FCMEncoder(personalText: personalText, link: "https://app.example/")
    #expect(
      try lines(["--encode", "fcm", "--link", "https://app.example/"] + hiding)
        == plan.map { line($0, try fcm.message(for: $0), hasHeaders: false) })
    let mutable = APNsEncoder(personalText: personalText, isMutable: true)
    #expect(
      try lines(["--encode", "apns", "--mutable"] + hiding) == plan.map { line($0, try mutable.message(for: $0)) })
    let shownByApp = FCMEncoder(personalText: personalText, isMutable: true, isDataOnly: true)
    #expect(
      try lines(["--encode", "fcm", "--mutable", "--data-only"] + hiding)
        == plan.map { line($0, try shownByApp.message(for: $0), hasHeaders: false) })
    let web = WebPushEncoder(personalText: personalText)
    #expect(try lines(["--encode", "webpush"] + hiding) == plan.map { line($0, try web.message(for: $0)) })
  }

  @Test(arguments: [PersonalText.included, .hidden]) func writesACalendarForEachPerson(personalText: PersonalText)
    throws
  {
    let stamp = try Timestamp(rfc3339: "2026-11-22T00:00:00Z")
    let calendar = CalendarEncoder(stamp: stamp, personalText: personalText).calendar(for: try plan())
    let other = #"{"id":"u-18","timeZone":"UTC","preferences":{"notificationsEnabled":false}}"#
    let run = try CommandRun(
      ["plan", "--encode", "ics"] + Self.span + (personalText == .hidden ? ["--no-previews"] : []),
      input: "\(Self.person)\n\(other)\n\(Self.person)\n")
    #expect(run.code == 0)
    // Who gets nothing has no calendar, since one without an event is none.
    #expect(run.output == calendar + calendar)
    #expect(run.output.contains("Sorbet") == (personalText == .included))
  }

  @Test(arguments: [false, true]) func writesWhatAnAppDecodes(pinsZone: Bool) throws {
    let plan = try plan()
    let written = try lines(["--encode", "usernotifications"] + (pinsZone ? ["--pin-time-zone"] : []))
    #expect(written.count == plan.count)
    struct Line: Codable {
      var category: UserNotificationRequest.Category
      var id: String
      var person: String
      var request: UserNotificationRequest
      var utc: String
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    for (text, notification) in zip(written, plan) {
      let line = try JSONDecoder().decode(Line.self, from: Data(text.utf8))
      #expect(
        line.request
          == UserNotificationRequest(
            notification, personalText: .included,
            in: try ZoneDatabase(directory: Fixtures.zoneinfo).zone("Europe/Berlin"),
            isPinned: pinsZone))
      #expect(line.category == UserNotificationRequest.Category(notification))
      #expect(line.id == notification.id.rawValue && line.person == "u-17" && line.utc == "\(notification.timestamp)")
      // To the letter what Codable writes.
      #expect(String(decoding: try encoder.encode(line), as: UTF8.self) == text)
    }
  }

  @Test func hidesWhatThePersonWrote() throws {
    for encoding in ["apns", "fcm", "webpush", "usernotifications"] {
      let shown = try lines(["--encode", encoding]).joined()
      #expect(shown.contains("Sorbet"), "\(encoding)")
      let hidden = try lines(["--encode", encoding, "--no-previews"]).joined()
      #expect(!hidden.contains("Sorbet") && !hidden.contains("Zoë"), "\(encoding)")
    }
  }

  @Test func writesNotificationsByDefault() throws {
    #expect(try lines(["--encode", "notification"]) == lines([]))
  }

  @Test func tellsBadLinesAllTheSame() throws {
    let run = try CommandRun(["plan", "--encode", "apns"] + Self.span, input: "{}\n\(Self.person)\n")
    #expect(run.code == 1 && run.complaints.contains(#""line":1"#))
    #expect(run.output.hasPrefix(#"{"headers":"#))
  }

  @Test(arguments: [
    (["--no-previews"], "--no-previews requires --encode other than notification, which contains both texts."),
    (["--topic", "a"], "--topic requires --encode apns."),
    (["--encode", "fcm", "--topic", "a"], "--topic requires --encode apns."),
    (["--encode", "apns", "--topic", ""], "--topic: expected a bundle ID such as org.example.app."),
    (["--encode", "apns", "--link", "/"], "--link requires --encode fcm or --encode webpush."),
    (
      ["--encode", "fcm", "--link", "/"],
      "--link: expected a URL such as https://app.example/ or, for Web Push, a path that begins with /."
    ),
    (
      ["--encode", "webpush", "--link", "log"],
      "--link: expected a URL such as https://app.example/ or, for Web Push, a path that begins with /."
    ),
    (
      ["--encode", "ics", "--mutable"], "--mutable requires --encode apns or --encode fcm or --encode webpush."
    ),
    (["--encode", "apns", "--data-only"], "--data-only requires --encode fcm."),
    (["--encode", "apns", "--pin-time-zone"], "--pin-time-zone requires --encode usernotifications."),
    (
      ["--encode", "apns", "--encode", "fcm"],
      "--encode can have only one encoding; run the command once for each of them."
    ),
    (["--encode", "fcm", "--explain"], "--explain cannot be combined with --encode fcm; leave out one of them."),
    (
      ["--encode", "fcm", "--format", "text"],
      "--format text cannot be combined with --encode fcm; leave out one of them."
    ),
  ])
  func refusesWhatDoesNotGoTogether(_ arguments: [String], _ complaint: String) throws {
    let run = try CommandRun(["plan"] + arguments)
    #expect(run.code == 64 && run.output == "")
    #expect(run.complaints.hasPrefix("Error: \(complaint)\n"), "\(run.complaints)")
  }
}
