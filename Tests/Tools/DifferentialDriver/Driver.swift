internal import NudgeTime

/// Answers questions about recurrences and zones line by line, so that other implementations can be asked the same.
///
/// Each line of standard input has fields with tabs between them, and is answered by one line:
///
/// - `rule START ZONE RULE AFTER LIMIT`: the occurrences after a moment (`-` for from the start), as `LOCAL/UTC` with spaces between
///   them. `ZONE` is `-` for a floating start.
/// - `before START ZONE RULE BEFORE`: the last occurrence before a moment.
/// - `set ZONE LIMIT` and then fields `rule=START RULE`, `exrule=START RULE`, `date=TIME`, `exdate=TIME`: the occurrences of a set.
/// - `print RULE`: the rule in canonical form.
/// - `civil ZONE LOCAL`: what a local time is in a zone: `unique UTC`, `skipped LATER EARLIER TRANSITION` or `repeated FIRST LAST`.
///
/// A fault is answered with `!` and what is wrong.
@main
struct Driver {
  static func main() throws {
    let folder = CommandLine.arguments.dropFirst().first
    let database = try ZoneDatabase(searching: folder.map { [$0] } ?? ZoneDatabase.systemDirectories)
    while let line = readLine() {
      do {
        print(try answer(line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init), database))
      } catch {
        print("!\(error)")
      }
    }
  }

  private struct Malformed: Error {}

  private static func answer(_ fields: [String], _ database: ZoneDatabase) throws -> String {
    func zone(_ name: String) throws -> Zone? { name == "-" ? nil : try database.zone(name) }
    switch (fields.first, fields.count) {
    case ("rule", 6):
      let recurrence = try Recurrence(
        try RecurrenceRule(fields[3]), start: try CalendarTime(fields[1]), zone: try zone(fields[2]))
      guard let limit = Int(fields[5]) else { throw Malformed() }
      let after = fields[4] == "-" ? Timestamp.min : try Timestamp(rfc3339: fields[4])
      return list(after, limit, recurrence.isWholeDay, recurrence.next)
    case ("before", 5):
      let recurrence = try Recurrence(
        try RecurrenceRule(fields[3]), start: try CalendarTime(fields[1]), zone: try zone(fields[2]))
      let previous = recurrence.previous(before: try Timestamp(rfc3339: fields[4]))
      return previous.map { text($0, recurrence.isWholeDay) } ?? ""
    case ("set", 3...):
      guard let limit = Int(fields[2]) else { throw Malformed() }
      let zone = try zone(fields[1])
      func recurrence(_ text: Substring) throws -> Recurrence {
        let parts = text.split(separator: " ")
        guard parts.count == 2 else { throw Malformed() }
        return try Recurrence(try RecurrenceRule(parts[1]), start: try CalendarTime(parts[0]), zone: zone)
      }
      var (rules, exrules): ([Recurrence], [Recurrence]) = ([], [])
      var (dates, exdates): ([CalendarTime], [CalendarTime]) = ([], [])
      for field in fields.dropFirst(3) {
        let parts = field.split(separator: "=", maxSplits: 1)
        guard parts.count == 2 else { throw Malformed() }
        switch parts[0] {
        case "rule": rules.append(try recurrence(parts[1]))
        case "exrule": exrules.append(try recurrence(parts[1]))
        case "date": dates.append(try CalendarTime(parts[1]))
        case "exdate": exdates.append(try CalendarTime(parts[1]))
        default: throw Malformed()
        }
      }
      let set = RecurrenceSet(rules, dates: dates, excludedDates: exdates, excludedRecurrences: exrules, zone: zone)
      return list(.min, limit, false, set.next)
    case ("print", 2): return try RecurrenceRule(fields[1]).description
    case ("civil", 3):
      guard let zone = try zone(fields[1]), case .local(let civil) = try CalendarTime(fields[2]) else {
        throw Malformed()
      }
      return switch zone.resolve(civil) {
      case .unique(let moment): "unique \(moment)"
      case .skipped(let gap): "skipped \(gap.later) \(gap.earlier) \(gap.transition)"
      case .repeated(let first, let last): "repeated \(first) \(last)"
      }
    default: throw Malformed()
    }
  }

  private static func list(
    _ after: Timestamp, _ limit: Int, _ isWholeDay: Bool, _ next: (Timestamp) -> Occurrence?
  ) -> String {
    var texts: [String] = []
    var last = after
    while texts.count < limit, let occurrence = next(last) {
      texts.append(text(occurrence, isWholeDay))
      last = occurrence.timestamp
    }
    return texts.joined(separator: " ")
  }

  private static func text(_ occurrence: Occurrence, _ isWholeDay: Bool) -> String {
    isWholeDay ? "\(occurrence.slot.date)/\(occurrence.timestamp)" : "\(occurrence.local)/\(occurrence.timestamp)"
  }
}
