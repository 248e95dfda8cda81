public import NudgePlanning
internal import NudgeText
public import NudgeTime

/// Encodes notifications as an iCalendar object for calendar apps: one VEVENT each, with an alarm at its moment.
///
/// A calendar app shows what it imported, whatever is recorded later. A new object with the same UIDs replaces the events.
///
///     let calendar = CalendarEncoder(stamp: now).calendar(for: plan)
///
/// Source: RFC 5545 <https://www.rfc-editor.org/rfc/rfc5545>
public struct CalendarEncoder: Hashable, Sendable {
  /// Whether the events may include the person's own text.
  public var personalText: PersonalText
  /// When the object was created, in UTC, so that an app can compare two versions of an event.
  public var stamp: Timestamp

  /// Creates an encoder.
  ///
  /// - Parameters:
  ///   - stamp: When the object is created, such as the moment for which the plan was made. UTC.
  ///   - personalText: Whether the events may include the person's own text.
  public init(stamp: Timestamp, personalText: PersonalText = .included) {
    self.stamp = stamp
    self.personalText = personalText
  }

  /// Returns one person's notifications as an iCalendar object.
  ///
  /// - Parameter notifications: The notifications, all of one person.
  /// - Returns: The object, with CR LF line breaks; empty without notifications, since an iCalendar object has at least one
  ///   component.
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

  /// Returns events as an iCalendar object; empty without events.
  ///
  /// - Parameters:
  ///   - events: The events.
  ///   - zone: The zone that local times in them name; `nil` if there are none.
  /// - Returns: The object, with CR LF line breaks.
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

  /// Returns a globally unique name that does not reveal the person's id, the same on every machine.
  static func uid(_ id: String, of person: String) -> String {
    let first = StableHash.mix(StableHash.fnv1a(person))
    let second = StableHash.mix(StableHash.fnv1a(person, after: first))
    return "\(id)-\(first.hexadecimal(digits: 16))\(second.hexadecimal(digits: 16))@nudge.invalid"
  }
}

/// A VEVENT that reminds, once or by a rule.
///
/// It is transparent, so it occupies no time for apps that look for free hours. Its alarm shows a text and plays the calendar app's
/// own sound.
///
/// Source: RFC 5545, sections 3.6.1 and 3.6.6 <https://www.rfc-editor.org/rfc/rfc5545#section-3.6.1>
struct CalendarEvent: Hashable, Sendable {
  /// When the event was created, so that an app can compare two versions of it.
  var stamp: Timestamp
  /// The event's name, the same in every version.
  var uid: String
  /// The first moment.
  var start: CalendarTime
  /// The zone of a local start; `nil` for any.
  var zoneIdentifier: String?
  /// How the event recurs, as in RRULE.
  var rule: String?
  /// The excluded occurrences of the rule.
  var exceptions: [CalendarTime] = []
  /// The first line.
  var title: String
  /// The text below; may be empty.
  var body: String
  /// The subject, for apps that sort by it.
  var category: String

  /// Writes the event.
  func write(to text: inout CalendarText) {
    let isWholeDay = if case .date = start { true } else { false }
    text.add("BEGIN", "VEVENT")
    text.add("UID", text: uid)
    text.add("DTSTAMP", CalendarTime.utc(stamp).description)
    text.add("DTSTART\(parameters(of: start))", start.description)
    // Calendar apps show an event this long, so that it is visible.
    if !isWholeDay { text.add("DURATION", "PT15M") }
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
    // A whole day begins at midnight; its alarm comes at 9.
    text.add("TRIGGER", isWholeDay ? "PT9H" : "PT0S")
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
