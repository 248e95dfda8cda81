import Foundation
import NudgeDelivery
import NudgePlanning
import NudgeText
import NudgeTime
import Testing

@Suite("UserNotificationRequest")
struct UserNotificationRequestTests {
  private static func json(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }

  private static func decode<Value: Decodable>(_ type: Value.Type, _ json: String) throws -> Value {
    try JSONDecoder().decode(type, from: Data(json.utf8))
  }

  // MARK: From a notification

  @Test func followsTheDevicesClock() throws {
    let notification = try SampleNotification.reminder()
    let request = UserNotificationRequest(notification, personalText: .included, in: .utc)
    try request.validate()
    #expect(request.identifier == "reminder-2026-11-22")
    let components = UserNotificationRequest.CalendarComponents(
      year: 2026, month: 11, day: 22, hour: 20, minute: 0, second: 0)
    #expect(request.trigger == .calendar(components: components, repeats: false))
    #expect(
      request.content
        == UserNotificationRequest.Content(
          title: "If today is heavy", body: "So can rest.", badge: 1, sound: "default", threadIdentifier: "reminders",
          categoryIdentifier: "reminder",
          userInfo: [
            "kind": "reminder", "opens": "record", "variant": "day08", "utc": "2026-11-22T12:00:00Z",
            "expires": "2026-11-22T16:00:00Z",
          ],
          interruptionLevel: .active, relevanceScore: 0.6))
  }

  @Test func staysWithAPinnedZone() throws {
    let notification = try SampleNotification.reminder()
    let request = UserNotificationRequest(
      notification, personalText: .included, in: try ZoneDatabase.compiledIn.zone("Asia/Shanghai"), isPinned: true)
    try request.validate()
    guard case .calendar(let components, false) = request.trigger else { return #expect(Bool(false)) }
    #expect(components.timeZone == "Asia/Shanghai")
    #expect(components.hour == 20)
  }

  /// In New York the clocks show one o'clock twice on that night, and a calendar trigger knows the first alone.
  @Test func tellsTheSecondPassingOfATimeInUTC() throws {
    let zone = try ZoneDatabase.compiledIn.zone("America/New_York")
    var notification = try SampleNotification.reminder()
    for (moment, expected) in [
      (
        "2026-11-01T05:00:00Z",
        UserNotificationRequest.CalendarComponents(
          year: 2026, month: 11, day: 1, hour: 1, minute: 0, second: 0)
      ),
      (
        "2026-11-01T06:00:00Z",
        UserNotificationRequest.CalendarComponents(
          year: 2026, month: 11, day: 1, hour: 6, minute: 0, second: 0, timeZone: "GMT")
      ),
    ] {
      notification.timestamp = try Timestamp(rfc3339: moment)
      notification.offset = zone.offset(at: notification.timestamp)
      let request = UserNotificationRequest(notification, personalText: .included, in: zone)
      #expect(request.trigger == .calendar(components: expected, repeats: false))
      try request.validate()
    }
  }

  @Test func hidesWhatThePersonWrote() throws {
    let notification = try SampleNotification.retrieval()
    let shown = UserNotificationRequest(notification, personalText: .included, in: .utc)
    #expect(try Self.json(shown).contains(SampleNotification.secret))
    let hidden = UserNotificationRequest(notification, personalText: .hidden, in: .utc)
    #expect(hidden.content.title == "A moment from your log")
    #expect(hidden.content.body == "Open to see it.")
    #expect(try !Self.json(hidden).contains("Sorbet"))
    #expect(hidden.content.interruptionLevel == .passive)
    #expect(hidden.content.sound == nil)
  }

  @Test func takesOtherTriggers() throws {
    let notification = try SampleNotification.reminder()
    let pushed = UserNotificationRequest(notification, personalText: .included, trigger: .push)
    try pushed.validate()
    #expect(pushed.trigger == .push)
    let soon = UserNotificationRequest(
      notification, personalText: .included, trigger: .timeInterval(seconds: 90, repeats: false))
    try soon.validate()
    #expect(UserNotificationRequest(notification, personalText: .included, trigger: nil).trigger == nil)
  }

  // MARK: JSON

  @Test func hasReadableJSON() throws {
    let request = UserNotificationRequest(
      try SampleNotification.reminder(), personalText: .included, in: try ZoneDatabase.compiledIn.zone("Asia/Shanghai"),
      isPinned: true)
    let json = try Self.json(request)
    #expect(
      json == """
        {"content":{"badge":1,"body":"So can rest.","categoryIdentifier":"reminder","interruptionLevel":"active",\
        "relevanceScore":0.6,"sound":"default","subtitle":"","threadIdentifier":"reminders","title":"If today is heavy",\
        "userInfo":{"expires":"2026-11-22T16:00:00Z","kind":"reminder","opens":"record","utc":"2026-11-22T12:00:00Z","variant":"day08"}},\
        "identifier":"reminder-2026-11-22","trigger":{"components":{"day":22,"hour":20,"minute":0,"month":11,"second":0,\
        "timeZone":"Asia/Shanghai","year":2026},"repeats":false,"type":"calendar"}}
        """)
    #expect(try Self.decode(UserNotificationRequest.self, json) == request)
  }

  @Test(arguments: [
    (UserNotificationRequest.Trigger.push, #"{"type":"push"}"#),
    (.timeInterval(seconds: 60, repeats: true), #"{"repeats":true,"seconds":60,"type":"timeInterval"}"#),
    (
      .calendar(components: UserNotificationRequest.CalendarComponents(hour: 9, weekday: 1), repeats: true),
      #"{"components":{"hour":9,"weekday":1},"repeats":true,"type":"calendar"}"#
    ),
    (
      .location(region: UserNotificationRequest.Region(latitude: 52.5, longitude: 13.25, radius: 200), repeats: false),
      #"{"region":{"latitude":52.5,"longitude":13.25,"notifyOnEntry":true,"notifyOnExit":false,"radius":200},"repeats":false,"type":"location"}"#
    ),
  ])
  func writesEachTrigger(_ trigger: UserNotificationRequest.Trigger, _ json: String) throws {
    #expect(try Self.json(trigger) == json)
    #expect(try Self.decode(UserNotificationRequest.Trigger.self, json) == trigger)
  }

  @Test func takesWhatIsAbsentAsInInit() throws {
    let json = #"{"identifier":"a","content":{"title":"Hello"}}"#
    #expect(
      try Self.decode(UserNotificationRequest.self, json)
        == UserNotificationRequest(
          identifier: "a", content: UserNotificationRequest.Content(title: "Hello"), trigger: nil))
    let trigger = #"{"type":"location","region":{"latitude":1,"longitude":2,"radius":3}}"#
    #expect(
      try Self.decode(UserNotificationRequest.Trigger.self, trigger)
        == .location(region: UserNotificationRequest.Region(latitude: 1, longitude: 2, radius: 3), repeats: false))
  }

  @Test(arguments: [
    (#"{"identifier":"","content":{}}"#, UserNotificationRequest.ValidationError.emptyIdentifier(.request), ""),
    (#"{"identifier":"a","content":{"badge":-1}}"#, .badgeBelowZero(-1), "content"),
    (
      #"{"identifier":"a","content":{},"trigger":{"type":"timeInterval","seconds":59,"repeats":true}}"#,
      .repeatingIntervalTooShort(59, minimum: 60), "trigger"
    ),
    (
      #"{"identifier":"a","content":{},"trigger":{"type":"calendar","components":{"hour":24}}}"#,
      .componentOutOfRange(.hour, 24), "trigger.components"
    ),
    (
      #"{"identifier":"a","content":{},"trigger":{"type":"location","region":{"latitude":91,"longitude":0,"radius":1}}}"#,
      .regionOutOfRange(.latitude, 91), "trigger.region"
    ),
  ])
  func validatesWhatItReads(_ json: String, _ expected: UserNotificationRequest.ValidationError, _ path: String) throws
  {
    do {
      _ = try Self.decode(UserNotificationRequest.self, json)
      Issue.record("it was read")
    } catch DecodingError.dataCorrupted(let context) {
      #expect(context.underlyingError as? UserNotificationRequest.ValidationError == expected)
      #expect(context.codingPath.map(\.stringValue).joined(separator: ".") == path)
    }
  }

  // MARK: Validation

  private static func error(_ validate: () throws(UserNotificationRequest.ValidationError) -> Void)
    -> UserNotificationRequest.ValidationError?
  {
    do throws(UserNotificationRequest.ValidationError) {
      try validate()
      return nil
    } catch {
      return error
    }
  }

  @Test(
    arguments: [
      (UserNotificationRequest.Trigger.push, nil),
      (.timeInterval(seconds: 0.5, repeats: false), nil),
      (.timeInterval(seconds: 60, repeats: true), nil),
      (.timeInterval(seconds: 59.9, repeats: true), .repeatingIntervalTooShort(59.9, minimum: 60)),
      (.timeInterval(seconds: 0, repeats: false), .intervalNotPositive(0)),
      (.timeInterval(seconds: -1, repeats: true), .intervalNotPositive(-1)),
      (.timeInterval(seconds: .infinity, repeats: false), .intervalNotPositive(.infinity)),
      (.calendar(components: .init(), repeats: false), .noComponents),
      (.calendar(components: .init(timeZone: "Europe/Berlin"), repeats: true), .noComponents),
      (.calendar(components: .init(hour: 9), repeats: true), nil),
      (.calendar(components: .init(month: 2, day: 29), repeats: true), nil),
      (
        .calendar(components: .init(year: 2026, month: 2, day: 29), repeats: false),
        .noSuchDay(29, month: 2, year: 2026, length: 28)
      ),
      (.calendar(components: .init(month: 4, day: 31), repeats: true), .noSuchDay(31, month: 4, year: nil, length: 30)),
      (.calendar(components: .init(year: 2026, month: 11, day: 22), repeats: true), .repeatsOnFullDate),
      (
        .calendar(components: .init(weekday: 1, weekOfYear: 5, yearForWeekOfYear: 2026), repeats: true),
        .repeatsOnFullDate
      ),
      (.calendar(components: .init(year: 2026, month: 11, day: 22), repeats: false), nil),
      (.calendar(components: .init(year: 2026, hour: 9), repeats: true), nil),
      (.calendar(components: .init(month: 13), repeats: true), .componentOutOfRange(.month, 13)),
      (.calendar(components: .init(weekday: 0), repeats: true), .componentOutOfRange(.weekday, 0)),
      (.calendar(components: .init(hour: 9, timeZone: "../etc"), repeats: true), .malformedTimeZone("../etc")),
      (.location(region: .init(latitude: 0, longitude: 0, radius: 1), repeats: true), nil),
      (
        .location(region: .init(latitude: .nan, longitude: 0, radius: 1), repeats: true),
        nil
      ),
    ] as [(UserNotificationRequest.Trigger, UserNotificationRequest.ValidationError?)])
  func validatesTriggers(
    _ trigger: UserNotificationRequest.Trigger, _ expected: UserNotificationRequest.ValidationError?
  ) {
    let error = Self.error(trigger.validate)
    if case .location(let region, _) = trigger, region.latitude.isNaN {
      // A number that is none equals nothing, itself included.
      guard case .regionOutOfRange(.latitude, _) = error else { return #expect(Bool(false), "\(error as Any)") }
      return
    }
    #expect(error == expected)
  }

  @Test(arguments: UserNotificationRequest.CalendarComponents.Component.allCases)
  func holdsEachComponentToItsRange(_ component: UserNotificationRequest.CalendarComponents.Component) throws {
    for number in [component.allowed.lowerBound - 1, component.allowed.upperBound + 1] {
      let json = #"{"type":"calendar","components":{"\#(component.rawValue)":\#(number)}}"#
      #expect(throws: DecodingError.self) { try Self.decode(UserNotificationRequest.Trigger.self, json) }
    }
    for number in [component.allowed.lowerBound, component.allowed.upperBound] {
      let json = #"{"\#(component.rawValue)":\#(number)}"#
      let components = try Self.decode(UserNotificationRequest.CalendarComponents.self, json)
      #expect(components[component] == number)
      #expect(try Self.json(components) == json)
    }
  }

  /// The check is written again in NudgeRequests, which has no zone data.
  @Test func checksDaysAndZoneNamesAsNudgeTimeDoes() {
    for year in [1900, 2000, 2024, 2026] {
      for month in 1...12 {
        let length = CivilDate.length(ofMonth: month, year: year)
        #expect(throws: Never.self) {
          try UserNotificationRequest.CalendarComponents(year: year, month: month, day: length).validate()
        }
        #expect(throws: UserNotificationRequest.ValidationError.self) {
          try UserNotificationRequest.CalendarComponents(year: year, month: month, day: length + 1).validate()
        }
      }
    }
    let names = [
      "Europe/Berlin", "Etc/GMT+1", "America/Port-au-Prince", "GMT0", "a.b", "...", "", ".", "..", "a//b", "/a", "a/",
      "../etc", "a b",
      "Zürich", "a\r\n", "a\0", "٣", String(repeating: "a", count: 255), String(repeating: "a", count: 256),
    ]
    for name in names {
      let error = Self.error(UserNotificationRequest.CalendarComponents(hour: 9, timeZone: name).validate)
      #expect(error == (ZoneName.isWellFormed(name) ? nil : .malformedTimeZone(name)), "\(name.debugDescription)")
    }
  }

  @Test(
    arguments: [
      (UserNotificationRequest.Region(latitude: 90, longitude: -180, radius: 1), nil),
      (.init(latitude: -90.1, longitude: 0, radius: 1), .regionOutOfRange(.latitude, -90.1)),
      (.init(latitude: 0, longitude: 180.5, radius: 1), .regionOutOfRange(.longitude, 180.5)),
      (.init(latitude: 0, longitude: 0, radius: 0), .regionOutOfRange(.radius, 0)),
      (.init(latitude: 0, longitude: 0, radius: .infinity), .regionOutOfRange(.radius, .infinity)),
      (.init(latitude: 0, longitude: 0, radius: 1, notifyOnEntry: false), .regionWithoutEvent),
      (.init(latitude: 0, longitude: 0, radius: 1, notifyOnEntry: false, notifyOnExit: true), nil),
    ] as [(UserNotificationRequest.Region, UserNotificationRequest.ValidationError?)])
  func validatesRegions(_ region: UserNotificationRequest.Region, _ expected: UserNotificationRequest.ValidationError?)
  {
    #expect(Self.error(region.validate) == expected)
  }

  @Test(
    arguments: [
      (UserNotificationRequest.Content(), nil),
      (.init(badge: 0), nil),
      (.init(badge: -1), .badgeBelowZero(-1)),
      (.init(sound: ""), .emptySound),
      (.init(relevanceScore: 1), nil),
      (.init(relevanceScore: 1.1), .relevanceOutOfRange(1.1)),
      (.init(relevanceScore: -0.1), .relevanceOutOfRange(-0.1)),
    ] as [(UserNotificationRequest.Content, UserNotificationRequest.ValidationError?)])
  func validatesContent(
    _ content: UserNotificationRequest.Content, _ expected: UserNotificationRequest.ValidationError?
  ) {
    #expect(Self.error(content.validate) == expected)
  }

  @Test func refusesARelevanceThatIsNoNumber() {
    let content = UserNotificationRequest.Content(relevanceScore: .nan)
    guard case .relevanceOutOfRange = Self.error(content.validate) else { return #expect(Bool(false)) }
  }
}
