/// How `nudge next` answers.
enum NextFormat: String, CaseIterable {
  case text
  case json
  /// iCalendar, for calendar apps.
  case ics
}
