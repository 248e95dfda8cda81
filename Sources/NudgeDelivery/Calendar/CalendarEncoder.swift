public import NudgePlanning
internal import NudgeText
public import NudgeTime

/// Encodes notifications as an iCalendar object, which calendar apps can import.
///
/// Each notification becomes a VEVENT with an alarm at the notification's moment. A calendar app does not learn of
/// anything recorded after the import. To update the events, import a new object with the same UIDs.
///
///     let calendar = CalendarEncoder(stamp: now).calendar(for: plan)
///
/// Source: RFC 5545 <https://www.rfc-editor.org/rfc/rfc5545>
public struct CalendarEncoder: Hashable, Sendable {
  /// The setting for whether the events may include the person's own text.
  public var personalText: PersonalText
  /// The moment at which the object was created, in UTC.
  ///
  /// Calendar apps compare it to decide which of two versions of an event is newer.
  public var stamp: Timestamp

  /// Creates an encoder.
  ///
  /// - Parameters:
  ///   - stamp: The moment at which the object is created, such as the moment for which the plan was made. UTC.
  ///   - personalText: Whether the events may include the person's own text.
  public init(stamp: Timestamp, personalText: PersonalText = .included) {
    self.stamp = stamp
    self.personalText = personalText
  }

  /// Returns one person's notifications as an iCalendar object.
  ///
  /// - Parameter notifications: The notifications, which must all belong to one person.
  /// - Returns: The object, with CR LF line breaks. If there are no notifications, the text is empty, because an
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

  /// Returns events as an iCalendar object, or an empty text if there are no events.
  ///
  /// - Parameters:
  ///   - events: The events.
  ///   - zone: The time zone of the local times in the events, or `nil` if there are none.
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

  /// Returns a globally unique identifier that is the same on every machine and does not reveal the person's id.
  static func uid(_ id: String, of person: String) -> String {
    let first = StableHash.mix(StableHash.fnv1a(person))
    let second = StableHash.mix(StableHash.fnv1a(person, after: first))
    return "\(id)-\(first.hexadecimal(digits: 16))\(second.hexadecimal(digits: 16))@nudge.invalid"
  }
}

/// A VEVENT with an alarm, which occurs once or by a rule.
///
/// The event is transparent, so apps that look for free time ignore it. Its alarm shows a text and plays the calendar
/// app's own sound.
///
/// Source: RFC 5545, sections 3.6.1 and 3.6.6 <https://www.rfc-editor.org/rfc/rfc5545#section-3.6.1>
struct CalendarEvent: Hashable, Sendable {
  /// The moment at which the event was created, so that an app can compare two versions of it.
  var stamp: Timestamp
  /// The UID of the event, which is the same in every version.
  var uid: String
  /// The first occurrence.
  var start: CalendarTime
  /// The identifier of the time zone of a local start, or `nil` for a floating start.
  var zoneIdentifier: String?
  /// The recurrence rule, as the value of RRULE.
  var rule: String?
  /// The excluded occurrences of the rule.
  var exceptions: [CalendarTime] = []
  /// The title.
  var title: String
  /// The description, which may be empty.
  var body: String
  /// The category, for apps that sort events by category.
  var category: String

  /// Writes the component.
  func write(to text: inout CalendarText) {
    let isWholeDay = if case .date = start { true } else { false }
    text.add("BEGIN", "VEVENT")
    text.add("UID", text: uid)
    text.add("DTSTAMP", CalendarTime.utc(stamp).description)
    text.add("DTSTART\(parameters(of: start))", start.description)
    // Gives the event a length, so that calendar apps show it.
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
    // A whole-day event begins at midnight. Its alarm goes off at 9 o'clock.
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
