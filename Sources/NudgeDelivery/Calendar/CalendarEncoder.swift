public import NudgePlanning
internal import NudgeText
public import NudgeTime

/// Encodes notifications as an iCalendar object, which calendar apps can import.
///
/// Each notification becomes a VEVENT with an alarm at the notification's time. A calendar app isn't notified of
/// anything recorded after the import. To update the events, import a new object with the same UIDs.
///
///     let calendar = CalendarEncoder(stamp: now).calendar(for: plan)
///
/// Source: RFC 5545 <https://www.rfc-editor.org/rfc/rfc5545>
public struct CalendarEncoder: Hashable, Sendable {
  /// Whether the events may include the person's own text.
  public var personalText: PersonalText
  /// The time at which the object was created, in UTC.
  ///
  /// Calendar apps use it to determine which of two versions of an event is newer.
  public var stamp: Timestamp

  /// Creates an encoder.
  ///
  /// - Parameters:
  ///   - stamp: The time at which the object is created, such as the time the plan was made for, in UTC.
  ///   - personalText: Whether the events may include the person's own text.
  public init(stamp: Timestamp, personalText: PersonalText = .included) {
    self.stamp = stamp
    self.personalText = personalText
  }

  /// Returns one person's notifications as an iCalendar object.
  ///
  /// - Parameter notifications: The notifications, which must all be for the same person.
  /// - Returns: The object, with CR LF line endings, or an empty string if there are no notifications, because an
  ///   iCalendar object requires at least one component.
  public func calendar(for notifications: [NotificationRequest]) -> String {
    Self.text(
      of: notifications.map { notification in
        let words = VisibleText(notification, personalText: personalText)
        return CalendarEvent(
          stamp: stamp, uid: Self.uid(notification.id.rawValue, of: notification.person),
          start: .utc(notification.timestamp), title: words.title, body: words.body,
          category: notification.kind.rawValue)
      })
  }

  /// Returns events as an iCalendar object, or an empty string if there are no events.
  ///
  /// - Parameters:
  ///   - events: The events.
  ///   - zone: The time zone of the events' local times, or `nil` if they don't contain any.
  /// - Returns: The object, with CR LF line endings.
  static func text(of events: [CalendarEvent], zone: CalendarZone? = nil) -> String {
    guard !events.isEmpty else { return "" }
    var text = CalendarText()
    text.add("BEGIN", "VCALENDAR")
    text.add("VERSION", "2.0")
    text.add("PRODID", text: "-//Nudge//Nudge//EN")
    text.add("CALSCALE", "GREGORIAN")
    zone?.write(to: &text)
    for event in events { event.write(to: &text) }
    text.add("END", "VCALENDAR")
    return text.text
  }

  /// Returns a globally unique identifier that is the same on every machine and doesn't reveal the person's ID.
  static func uid(_ id: String, of person: String) -> String {
    let first = StableHash.mix(StableHash.fnv1a(person))
    let second = StableHash.mix(StableHash.fnv1a(person, after: first))
    return "\(id)-\(first.hexadecimal(digits: 16))\(second.hexadecimal(digits: 16))@nudge.invalid"
  }
}

/// A VEVENT with an alarm, which occurs once or according to a rule.
///
/// The event is transparent, so it doesn't block time in the person's calendar. Its alarm shows text and plays the
/// calendar app's default sound.
///
/// Source: RFC 5545, sections 3.6.1 and 3.6.6 <https://www.rfc-editor.org/rfc/rfc5545#section-3.6.1>
struct CalendarEvent: Hashable, Sendable {
  /// The time at which the event was created, which lets an app compare two versions of the event.
  var stamp: Timestamp
  /// The event's UID, which is the same in every version.
  var uid: String
  /// The first occurrence.
  var start: CalendarTime
  /// The time zone identifier of a local start, or `nil` for a floating start.
  var zoneIdentifier: String?
  /// The recurrence rule, as an RRULE value.
  var rule: String?
  /// The occurrences that are excluded from the rule.
  var exceptions: [CalendarTime] = []
  /// The title.
  var title: String
  /// The description, which may be empty.
  var body: String
  /// The category, for apps that group events by category.
  var category: String

  /// Writes the event's component.
  func write(to text: inout CalendarText) {
    text.add("BEGIN", "VEVENT")
    text.add("UID", text: uid)
    text.add("DTSTAMP", CalendarTime.utc(stamp).description)
    text.add("DTSTART\(parameters(of: start))", start.description)
    // Give the event a duration so that calendar apps show it.
    text.add("DURATION", "PT15M")
    if let rule { text.add("RRULE", rule) }
    for exception in exceptions { text.add("EXDATE\(parameters(of: exception))", exception.description) }
    text.add("SUMMARY", text: title)
    if !body.isEmpty { text.add("DESCRIPTION", text: body) }
    text.add("CATEGORIES", text: category)
    text.add("CLASS", "PRIVATE")
    text.add("TRANSP", "TRANSPARENT")
    text.add("BEGIN", "VALARM")
    text.add("ACTION", "DISPLAY")
    text.add("DESCRIPTION", text: title)
    text.add("TRIGGER", "PT0S")
    text.add("END", "VALARM")
    text.add("END", "VEVENT")
  }

  private func parameters(of time: CalendarTime) -> String {
    switch time {
    case .date: ";VALUE=DATE"
    case .local: zoneIdentifier.map { ";TZID=\($0)" } ?? ""
    case .utc: ""
    }
  }
}
