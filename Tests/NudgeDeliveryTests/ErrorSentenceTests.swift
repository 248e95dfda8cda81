import NudgeDelivery
import NudgePlanning
import NudgeRequests
import NudgeTime
import Testing

/// Each public error describes itself in full sentences, which a log may contain.
@Suite("Sentences of errors")
struct ErrorSentenceTests {
  @Test(arguments: [
    (UserNotificationRequest.ValidationError.emptyIdentifier(.action), "A button has an empty identifier."),
    (.emptyIdentifier(.request), "A request has an empty identifier."),
    (.emptyTitle(action: "add"), "Button add, or its text field's send button, has no title."),
    (.emptySound, "The sound name is empty. For no sound, use nil."),
    (.badgeBelowZero(-1), "The badge is -1, but must be 0 or greater."),
    (.relevanceOutOfRange(1.5), "The relevance is 1.5, but must be between 0 and 1."),
    (.intervalNotPositive(0), "The interval is 0.0 seconds, but must be greater than 0."),
    (
      .repeatingIntervalTooShort(59, minimum: 60),
      "The interval is 59.0 seconds, but a repeating interval must be at least 60.0 seconds."
    ),
    (.noComponents, "The calendar trigger has no date or time components."),
    (.componentOutOfRange(.hour, 24), "The component hour is 24, but must be between 0 and 23."),
    (
      .noSuchDay(30, month: 2, year: 2026, length: 28), "Month 2 of 2026 has 28 days, so day 30 doesn't exist."
    ),
    (.noSuchDay(31, month: 4, year: nil, length: 30), "Month 4 has 30 days, so day 31 doesn't exist."),
    (.repeatsOnFullDate, "A date that includes a year can't repeat. Leave out the year, or don't repeat."),
    (.malformedTimeZone("../x"), "Invalid time zone name. Use a name such as Europe/Berlin."),
    (.regionOutOfRange(.latitude, 91), "The latitude is 91.0, but must be between -90 and 90."),
    (.regionOutOfRange(.radius, 0), "The radius is 0.0 meters, but must be greater than 0."),
    (.regionWithoutEvent, "The region triggers neither on entry nor on exit."),
    (
      .repeatedAction("add", category: "reminder"), "Category reminder has two buttons with the identifier add."
    ),
  ])
  func areThoseOfARequest(_ error: UserNotificationRequest.ValidationError, _ sentence: String) {
    #expect("\(error)" == sentence)
  }

  @Test(arguments: [
    (PayloadError.malformedTopic("ä"), "topic: expected a bundle ID such as org.example.app."),
    (.malformedProject("A"), "project: expected a Firebase project ID such as example-app-17."),
    (
      .malformedLink("log"),
      "link: expected a URL such as https://app.example/ or, for Web Push, a path that begins with /."
    ),
    (
      .tooLarge(size: 4_200, limit: 4_096),
      "The payload has 4200 bytes even with its text shortened; the limit is 4096 bytes."
    ),
    (.emptyTitle, "The title is empty, but browsers require one."),
    (.badgeBelowZero(-1), "The badge is -1, but it must be at least 0."),
    (.relevanceOutOfRange(2), "The relevance is 2.0, but it must be between 0 and 1."),
    (.reservedKey("aps"), "The custom key aps is reserved."),
    (.notANumber(key: "a"), "The custom key a contains a number that JSON cannot represent, such as infinity."),
    (
      .malformedTarget(.fcm),
      "The FCM target must be a token, a condition, or a topic that only contains the characters A-Z a-z 0-9 - _ . ~ %."
    ),
    (
      .malformedTarget(.webPush),
      "The Web Push target must be a subscription endpoint that begins with https://."
    ),
  ])
  func areThoseOfAPayload(_ error: PayloadError, _ sentence: String) {
    #expect("\(error)" == sentence)
  }

  @Test func areThoseOfAFlow() {
    #expect(
      "\(PermissionFlow.Failure.request(.notifications, reason: "no window"))"
        == "The system could not ask for the permission notifications: no window")
    #expect("\(PermissionFlow.Failure.build(reason: "no zone"))" == "The notifications could not be built: no zone")
    #expect(
      "\(PermissionFlow.Failure.schedule(reason: "full"))" == "The system did not accept the notifications: full")
  }

  @Test func areThoseOfAPlan() throws {
    let person = Person(id: "u-17", timeZone: "Europe/Brelin")
    let now = try Timestamp(rfc3339: "2026-11-22T12:00:00Z")
    let error = #expect(throws: PendingNotifications.Error.self) {
      try PendingNotifications(for: person, by: PendingNotificationsTests.planner, after: now)
    }
    #expect(error?.description.contains("Europe/Brelin") == true)
    #expect(error?.description.contains("u-17") == false)
  }
}
