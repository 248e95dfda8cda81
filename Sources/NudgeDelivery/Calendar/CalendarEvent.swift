internal import NudgeTime

/// A VEVENT that reminds: a moment, or several by a rule.
///
/// It takes no time of the day from anybody: it is transparent for those who look for a free hour. Its alarm shows a text and makes the
/// calendar app's own sound.
///
/// Source: RFC 5545, sections 3.6.1 and 3.6.6 <https://www.rfc-editor.org/rfc/rfc5545#section-3.6.1>
struct CalendarEvent: Hashable, Sendable {
  /// When it was told, for those who hold two versions of it.
  var stamp: Timestamp
  /// Its name, the same whenever it is told again.
  var uid: String
  /// Its first moment.
  var start: CalendarTime
  /// Whose clocks a local start is told on; `nil` for any.
  var zoneIdentifier: String?
  /// How it recurs, as RRULE has it.
  var rule: String?
  /// What is left out of the rule.
  var exceptions: [CalendarTime] = []
  /// The first line.
  var title: String
  /// What follows it; may be empty.
  var body: String
  /// What it is about, for apps that sort by it.
  var category: String

  /// How long calendar apps show it, so that there is something to see.
  static let minutes = 15
  /// The hour at which an alarm of a whole day comes.
  static let hourOfWholeDay = 9

  /// Writes it.
  func write(to text: inout CalendarText) {
    text.add("BEGIN", "VEVENT")
    text.add("UID", text: uid)
    text.add("DTSTAMP", CalendarTime.utc(stamp).description)
    text.add("DTSTART\(parameters(of: start))", start.description)
    if case .date = start {} else { text.add("DURATION", "PT\(Self.minutes)M") }
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
    if case .date = start {
      text.add("TRIGGER", "PT\(Self.hourOfWholeDay)H")
    } else {
      text.add("TRIGGER", "PT0S")
    }
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
