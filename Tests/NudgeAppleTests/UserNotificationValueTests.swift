import CoreLocation
import Foundation
import NudgeRequests
import Testing
import UserNotifications

@testable import NudgeApple

@Suite("Values as objects of UserNotifications")
struct UserNotificationValueTests {
  private static func made(_ trigger: UserNotificationRequest.Trigger?) throws -> UNNotificationTrigger? {
    try UNNotificationRequest(
      UserNotificationRequest(
        identifier: "reminder", content: UserNotificationRequest.Content(title: "Hi"), trigger: trigger)
    ).trigger
  }

  @Test func hasEachPropertyOfTheContent() {
    let content = UNMutableNotificationContent(
      UserNotificationRequest.Content(
        title: "Title", subtitle: "Subtitle", body: "Body", badge: 2, sound: "chime.caf", threadIdentifier: "reminders",
        categoryIdentifier: "reminder", userInfo: ["kind": "reminder"], targetContentIdentifier: "today",
        interruptionLevel: .timeSensitive, relevanceScore: 0.6, filterCriteria: "work"))
    #expect(content.title == "Title" && content.subtitle == "Subtitle" && content.body == "Body")
    #expect(content.badge == 2)
    #expect(content.sound?.name?.rawValue == "chime.caf")
    #expect(content.threadIdentifier == "reminders" && content.categoryIdentifier == "reminder")
    #expect(content.userInfo as? [String: String] == ["kind": "reminder"])
    #expect(content.targetContentIdentifier == "today" && content.filterCriteria == "work")
    #expect(content.interruptionLevel == .timeSensitive && content.relevanceScore == 0.6)
  }

  @Test func leavesOpenWhatTheContentLeavesOpen() {
    let content = UNMutableNotificationContent(UserNotificationRequest.Content(title: "Title"))
    #expect(content.badge == nil && content.sound == nil)
    #expect(content.targetContentIdentifier == nil && content.filterCriteria == nil)
    let loud = UNMutableNotificationContent(UserNotificationRequest.Content(badge: 0, sound: "default"))
    #expect(loud.badge == 0)
    #expect(loud.sound != nil && loud.sound?.name == nil)
  }

  @Test(arguments: [
    (UserNotificationRequest.InterruptionLevel.passive, UNNotificationInterruptionLevel.passive), (.active, .active),
    (.timeSensitive, .timeSensitive), (.critical, .critical),
  ])
  func hasEachLevel(value: UserNotificationRequest.InterruptionLevel, level: UNNotificationInterruptionLevel) {
    #expect(
      UNMutableNotificationContent(UserNotificationRequest.Content(interruptionLevel: value)).interruptionLevel == level
    )
  }

  /// A person in Bangkok may have the Buddhist calendar on their device, where 2026 was long ago.
  @Test func countsInTheGregorianCalendarOnTheDevicesClock() throws {
    let components = UserNotificationRequest.CalendarComponents(
      year: 2026, month: 11, day: 22, hour: 20, minute: 0, second: 0)
    let trigger = try #require(
      try Self.made(.calendar(components: components, repeats: false)) as? UNCalendarNotificationTrigger)
    let date = trigger.dateComponents
    #expect(date.calendar?.identifier == .gregorian)
    #expect(date.timeZone == nil)
    #expect(date.calendar?.timeZone == .autoupdatingCurrent)
    #expect((date.year, date.month, date.day) == (2026, 11, 22))
    #expect((date.hour, date.minute, date.second) == (20, 0, 0))
    #expect(date.weekday == nil && date.weekOfYear == nil)
    #expect(!trigger.repeats)
  }

  @Test func staysInTheZoneThatARequestNames() throws {
    let components = UserNotificationRequest.CalendarComponents(
      hour: 20, minute: 0, weekday: 1, timeZone: "Asia/Shanghai")
    let trigger = try #require(
      try Self.made(.calendar(components: components, repeats: true)) as? UNCalendarNotificationTrigger)
    #expect(trigger.dateComponents.timeZone?.identifier == "Asia/Shanghai")
    #expect(trigger.dateComponents.calendar?.timeZone.identifier == "Asia/Shanghai")
    #expect(trigger.dateComponents.weekday == 1)
    #expect(trigger.repeats)
    let nowhere = UserNotificationRequest.CalendarComponents(hour: 20, timeZone: "Europe/Brelin")
    #expect(throws: AppleRequestError.unknownTimeZone("Europe/Brelin", request: "reminder")) {
      try Self.made(.calendar(components: nowhere, repeats: true))
    }
  }

  @Test func hasTheOtherTriggers() throws {
    #expect(try Self.made(nil) == nil)
    let interval = try #require(
      try Self.made(.timeInterval(seconds: 90, repeats: true)) as? UNTimeIntervalNotificationTrigger)
    #expect(interval.timeInterval == 90 && interval.repeats)
    let place = UserNotificationRequest.Region(
      latitude: 52.5, longitude: 13.4, radius: 150, notifyOnEntry: false, notifyOnExit: true)
    let location = try #require(
      try Self.made(.location(region: place, repeats: false)) as? UNLocationNotificationTrigger)
    let circle = try #require(location.region as? CLCircularRegion)
    #expect(circle.center.latitude == 52.5 && circle.center.longitude == 13.4 && circle.radius == 150)
    #expect(!circle.notifyOnEntry && circle.notifyOnExit && circle.identifier == "reminder")
  }

  /// The system would raise an exception, which ends the app.
  @Test func refusesWhatTheSystemWouldNotTake() {
    #expect(throws: AppleRequestError.invalid(.intervalNotPositive(0))) {
      try Self.made(.timeInterval(seconds: 0, repeats: false))
    }
    #expect(throws: AppleRequestError.invalid(.repeatingIntervalTooShort(59, minimum: 60))) {
      try Self.made(.timeInterval(seconds: 59, repeats: true))
    }
    #expect(throws: AppleRequestError.pushTrigger(request: "reminder")) { try Self.made(.push) }
  }

  @Test func hasEachPropertyOfACategory() throws {
    let category = try UNNotificationCategory(
      UserNotificationRequest.Category(
        identifier: "reminder",
        actions: [
          UserNotificationRequest.Action(
            identifier: "add", title: "Add", options: [.foreground, .authenticationRequired]),
          UserNotificationRequest.Action(
            identifier: "note", title: "Note", options: [.destructive],
            textInput: UserNotificationRequest.Action.TextInput(buttonTitle: "Save", placeholder: "What was it?")),
        ],
        intentIdentifiers: ["intent"], hiddenPreviewsBodyPlaceholder: "A reminder", categorySummaryFormat: "%u more",
        options: [.customDismissAction, .allowInCarPlay, .hiddenPreviewsShowTitle, .hiddenPreviewsShowSubtitle]))
    #expect(category.identifier == "reminder" && category.intentIdentifiers == ["intent"])
    #expect(category.hiddenPreviewsBodyPlaceholder == "A reminder" && category.categorySummaryFormat == "%u more")
    #expect(
      category.options == [
        .customDismissAction, .allowInCarPlay, .hiddenPreviewsShowTitle, .hiddenPreviewsShowSubtitle,
      ])
    #expect(category.actions.map(\.title) == ["Add", "Note"])
    #expect(category.actions.first?.options == [.foreground, .authenticationRequired])
    let input = try #require(category.actions.last as? UNTextInputNotificationAction)
    #expect(input.options == [.destructive])
    #expect(input.textInputButtonTitle == "Save" && input.textInputPlaceholder == "What was it?")
    #expect(try UNNotificationCategory(UserNotificationRequest.Category(identifier: "plain")).options == [])
  }

  /// A file on the device is shown; one that is not there, or elsewhere, is left out.
  @Test func attachesFilesOfTheDevice() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "nudge-\(UUID().uuidString).png")
    try Data([1]).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    func attachment(_ url: String) -> UserNotificationRequest.Attachment {
      UserNotificationRequest.Attachment(identifier: "picture", url: url, type: "image/png")
    }
    let content = UNMutableNotificationContent(
      UserNotificationRequest.Content(
        title: "a",
        attachments: [
          attachment("https://app.example/1.png"), attachment(file.absoluteString), attachment("file:///none.png"),
        ]))
    #expect(content.attachments.map(\.url) == [file])
    #expect(content.attachments.map(\.identifier) == ["picture"])
  }

  @Test func readsTheSystemsResponse() throws {
    let content = UNMutableNotificationContent()
    content.userInfo = [
      "nudge": ["id": "count-50", "kind": "count-milestone", "variant": "a02", "opens": "milestones", "expires": "x"]
    ]
    let notification = UNNotification(request: UNNotificationRequest(identifier: "9C", content: content, trigger: nil))
    let now = Date(timeIntervalSince1970: 1_795_349_000)
    let tap = UNNotificationResponse(
      notification: notification, actionIdentifier: "com.apple.UNNotificationDefaultActionIdentifier")
    #expect(
      NotificationResponse(tap, at: now)
        == NotificationResponse(
          id: "count-50", action: .open, at: now, kind: "count-milestone", variant: "a02", opens: .milestones))
    let typed = UNTextInputNotificationResponse(
      notification: notification, actionIdentifier: "add", userText: "Slept in")
    #expect(NotificationResponse(typed, at: now)?.text == "Slept in")
    content.userInfo = ["kind": "news"]
    #expect(NotificationResponse(tap, at: now) == nil)
  }

  @Test func saysWhatIsWrong() {
    #expect(
      "\(AppleRequestError.pushTrigger(request: "count-50"))"
        == "The request count-50 has a push trigger, which only the system creates.")
    #expect("\(AppleRequestError.invalid(.badgeBelowZero(-1)))" == "The badge is -1, but must be 0 or greater.")
    #expect(
      "\(AppleRequestError.unknownTimeZone("Mars/Olympus", request: "count-50"))"
        == "Request count-50 uses the time zone Mars/Olympus, which this device doesn't support.")
  }
}
