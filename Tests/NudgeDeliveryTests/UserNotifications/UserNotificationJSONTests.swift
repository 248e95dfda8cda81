import Foundation
import NudgeJSON
import Testing

@testable import NudgeDelivery
@testable import NudgePlanning

/// What is written without an encoder, against `Codable`.
@Suite("UserNotifications as JSON")
struct UserNotificationJSONTests {
  private func encoded(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }

  private func written(_ writeMembers: (JSONBytes) -> Void) -> String {
    let json = JSONBytes()
    json.mark("{")
    writeMembers(json)
    json.mark("}")
    return String(decoding: json.bytes, as: UTF8.self)
  }

  @Test(
    arguments: [
      nil, .push, .timeInterval(seconds: 90.25, repeats: true),
      .calendar(components: .init(hour: 9, weekday: 1), repeats: true),
      .calendar(components: .init(timeZone: "Europe/Berlin"), repeats: false),
      .calendar(
        components: .init(
          year: 2026, month: 11, day: 22, hour: 0, minute: 1, second: 59, weekday: 7, weekdayOrdinal: 5, weekOfMonth: 0,
          weekOfYear: 53, yearForWeekOfYear: 2026, timeZone: "Europe/Berlin"), repeats: false),
      .location(
        region: .init(latitude: -33.875, longitude: 151.25, radius: 100, notifyOnEntry: false, notifyOnExit: true),
        repeats: true),
    ] as [UserNotificationRequest.Trigger?])
  func isWhatCodableWrites(_ trigger: UserNotificationRequest.Trigger?) throws {
    for content in [
      UserNotificationRequest.Content(),
      UserNotificationRequest.Content(
        title: "\"a\" / \\ 想", subtitle: "b", body: "c\nd", badge: 0, sound: "chime.caf", threadIdentifier: "e",
        categoryIdentifier: "f", userInfo: ["z": "1", "a": "2", "é": "3"], targetContentIdentifier: "g",
        interruptionLevel: .timeSensitive, relevanceScore: 0.25, filterCriteria: "h"),
    ] {
      let request = UserNotificationRequest(identifier: "i/1", content: content, trigger: trigger)
      #expect(written(request.writeMembers) == (try encoded(request)))
    }
  }

  @Test func isWhatCodableWritesOfCategories() throws {
    for category in [
      UserNotificationRequest.Category(identifier: "a"),
      UserNotificationRequest.Category(
        identifier: "a",
        actions: [
          .init(identifier: "b", title: "B"),
          .init(
            identifier: "c", title: "C", options: Set(UserNotificationRequest.Action.Option.allCases),
            textInput: .init(buttonTitle: "D", placeholder: "E")),
        ], intentIdentifiers: ["f", "g"], hiddenPreviewsBodyPlaceholder: "%u h", categorySummaryFormat: "%u i",
        options: Set(UserNotificationRequest.Category.Option.allCases)),
    ] {
      #expect(written(category.writeMembers) == (try encoded(category)))
    }
  }
}
