import NudgeDelivery
import NudgePlanning
import NudgeRequests
import NudgeTime
import Testing

/// Each public error describes itself in full sentences, which a log may contain.
@Suite("Sentences of errors")
struct ErrorSentenceTests {
  @Test(arguments: [
    (UserNotificationRequest.ValidationError.emptyIdentifier(.action), "The identifier of a button is empty."),
    (.emptyIdentifier(.request), "The identifier of a request is empty."),
    (.emptyTitle(action: "add"), "The button add, or the button of its text field, has no label."),
    (.emptySound, "The name of the sound is empty; without a sound, leave it out."),
    (.badgeBelowZero(-1), "The badge is -1; it must be 0 or more."),
    (.relevanceOutOfRange(1.5), "The relevance is 1.5; it must be 0 to 1."),
    (.intervalNotPositive(0), "The interval is 0.0 seconds; it must be above 0."),
    (
      .repeatingIntervalTooShort(59, minimum: 60),
      "The interval is 59.0 seconds; one that repeats must have at least 60.0."
    ),
    (.noComponents, "The calendar trigger has no component of a date or time."),
    (.componentOutOfRange(.hour, 24), "The component hour is 24; it must be 0 to 23."),
    (
      .noSuchDay(30, month: 2, year: 2026, length: 28), "Month 2 of 2026 has 28 days, so there is no day 30."
    ),
    (.noSuchDay(31, month: 4, year: nil, length: 30), "Month 4 has 30 days, so there is no day 31."),
    (.repeatsOnFullDate, "A date with its year cannot repeat; leave out the year, or do not repeat."),
    (.malformedTimeZone("../x"), "The time zone is not a name such as Europe/Berlin."),
    (.regionOutOfRange(.latitude, 91), "The latitude is 91.0; it must be -90 to 90."),
    (.regionOutOfRange(.radius, 0), "The radius is 0.0 meters; it must be above 0."),
    (.regionWithoutEvent, "The region triggers neither on entry nor on exit."),
    (
      .repeatedAction("add", category: "reminder"), "Two buttons of the category reminder have the identifier add."
    ),
  ])
  func areThoseOfARequest(_ error: UserNotificationRequest.ValidationError, _ sentence: String) {
    #expect("\(error)" == sentence)
  }

  @Test(arguments: [
    (PayloadError.malformedTopic("ä"), "topic: this is no bundle id, such as org.example.app."),
    (.malformedProject("A"), "project: this is no id of a Firebase project, such as example-app-17."),
    (
      .malformedTarget(.fcm),
      "The target of FCM must be a token, a condition, or a topic with characters of A-Z a-z 0-9 - _ . ~ %."
    ),
    (
      .malformedTarget(.webPush),
      "The target of Web Push must be the endpoint of a subscription, which begins with https://."
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
    let error = #expect(throws: PendingNotificationsError.self) {
      try PendingNotifications(for: person, by: PendingNotificationsTests.planner, after: now)
    }
    #expect(error?.description.contains("Europe/Brelin") == true)
    #expect(error?.description.contains("u-17") == false)
  }
}
