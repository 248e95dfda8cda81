internal import NudgeInput
public import NudgeText
public import NudgeTime

/// An error that prevents planning for a person.
///
///     do {
///       _ = try planner.notifications(for: person, from: now, for: .days(2))
///     } catch .zone(.unknown(let name, let nearest)) {
///       ask(person.id, about: name, nearest)
///     } catch {
///       log("\(error)")
///     }
public enum PlanError: Error, Hashable, Sendable, CustomStringConvertible {
  /// One of the person's values is out of bounds.
  ///
  /// This can happen only if the person was created or modified in Swift.
  case person(PersonError)
  /// The span's end isn't after its start.
  case emptySpan
  /// The person's time zone can't be used.
  case zone(ZoneError)
  /// The person's reminders don't have any days or times.
  ///
  /// The associated value is a sentence that describes the error.
  case cadence(String)
  /// The person's rule can't recur from their anchor at the given times.
  ///
  /// The associated value is a sentence that describes the error.
  case rule(String)
  /// The person's reminders occur more than `Planner.maximumReminders` times in the span.
  case tooManyReminders
  /// The person's last achievement is more than a day after the end of the span.
  case lastOnAfterSpan(CivilDate)
  /// The catalog doesn't contain text for a notification.
  case compose(ComposeError)

  /// A sentence that describes the error and often how to fix it, preceded by the value's path in the person's JSON if
  /// a single value causes the error.
  public var description: String { (path.isEmpty ? "" : path.joined(separator: ".") + ": ") + wording(in: nil) }

  /// Returns the sentence without the path, but with the location of the time zone data.
  ///
  /// - Parameters:
  ///   - zones: The database in which the person's time zone was looked up.
  ///   - end: The name that the caller uses for the end of the plan.
  /// - Returns: One or two sentences.
  package func wording(in zones: ZoneDatabase?, endOfPlan end: String = "the end of the plan") -> String {
    switch self {
    case .person(let error): error.description
    case .emptySpan: "The time span is empty. Its end must be after its start."
    case .zone(let error): Self.capitalized(zones.map(error.wording(in:)) ?? error.description)
    case .lastOnAfterSpan(let date): "\(date) is more than a day after \(end). A history can't contain future dates."
    case .cadence(let sentence), .rule(let sentence): sentence
    case .tooManyReminders:
      "More than \(Planner.maximumReminders) reminders fall in this time span. Plan fewer days, or set fewer reminders."
    case .compose(let error): Self.capitalized(error.description)
    }
  }

  /// The path of the value in the person's JSON that causes the error, or an empty array if the error concerns the
  /// whole person.
  public var path: [String] {
    switch self {
    case .zone: ["timeZone"]
    case .lastOnAfterSpan: ["progress", "lastOn"]
    case .cadence, .tooManyReminders: ["preferences", "reminders"]
    case .rule: ["preferences", "reminders", "rule"]
    case .compose, .person, .emptySpan: []
    }
  }

  private static func capitalized(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }
}
