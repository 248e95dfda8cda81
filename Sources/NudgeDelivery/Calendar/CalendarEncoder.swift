public import NudgePlanning
internal import NudgeText
public import NudgeTime

/// Writes notifications as an iCalendar object that calendar apps open: one VEVENT each, with an alarm at its moment.
///
/// A calendar app shows what it was given, whatever is recorded later; a new object with the same UIDs replaces the events.
///
/// Source: RFC 5545 <https://www.rfc-editor.org/rfc/rfc5545>
public struct CalendarEncoder: Hashable, Sendable {
  /// Whether what the person wrote may be seen.
  public var previews: Previews
  /// When the object was made, in UTC, for those who hold two versions of an event.
  public var stamp: Timestamp

  /// What makes calendars, as their PRODID has it.
  static let product = "-//Nudge//Nudge//EN"

  /// Creates an encoder.
  ///
  /// - Parameters:
  ///   - stamp: When the object is made, such as the moment for which the plan was made. UTC.
  ///   - previews: Whether what the person wrote may be seen.
  public init(stamp: Timestamp, previews: Previews = .shown) {
    self.stamp = stamp
    self.previews = previews
  }

  /// One person's notifications as an iCalendar object.
  ///
  /// - Parameter notifications: What the person gets; all of one person.
  /// - Returns: The object, whose lines end with CR LF; empty without notifications, since an iCalendar object has at least one
  ///   component.
  public func calendar(for notifications: [NotificationRequest]) -> String {
    guard !notifications.isEmpty else { return "" }
    var text = CalendarText()
    Self.begin(&text)
    for notification in notifications {
      let words = VisibleText(notification, previews: previews)
      CalendarEvent(
        stamp: stamp, uid: Self.uid(notification.id.rawValue, of: notification.person),
        start: .utc(notification.timestamp), title: words.title, body: words.body,
        category: notification.kind.rawValue
      ).write(to: &text)
    }
    Self.end(&text)
    return text.text
  }

  static func begin(_ text: inout CalendarText) {
    text.add("BEGIN", "VCALENDAR")
    text.add("VERSION", "2.0")
    text.add("PRODID", text: product)
    text.add("CALSCALE", "GREGORIAN")
  }

  static func end(_ text: inout CalendarText) {
    text.add("END", "VCALENDAR")
  }

  /// A name that no other event has, and that does not spell out the person's id.
  static func uid(_ id: String, of person: String) -> String {
    "\(id)-\(StableName.hexadecimal(of: person))@nudge.invalid"
  }
}
