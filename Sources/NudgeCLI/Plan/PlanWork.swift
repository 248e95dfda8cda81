internal import NudgeDelivery
internal import NudgePlanning
internal import NudgeText
internal import NudgeTime

/// What is done for each person; the same for all lines of a run.
struct PlanWork: Sendable {
  var planner: Planner
  /// Whose names an unknown zone is compared with.
  var zones: ZoneDatabase
  /// From its lower bound, included, until its upper bound, excluded.
  var span: Range<Timestamp>
  /// For whom it is written.
  var format = OutputFormat.json
  /// Whose form dates take in text.
  var locale = LocaleTag.english
  /// What writes a notification for a platform; `nil` for JSON that knows none, or text.
  var lineEncoder: LineEncoder?
  /// What writes a calendar for each person; `nil` for lines.
  var calendarEncoder: CalendarEncoder?
  /// Whether what does not fire is told too.
  var explains: Bool
}
