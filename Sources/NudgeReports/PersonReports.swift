public import NudgePlanning
public import NudgeText
public import NudgeTime

/// Makes the reports about a person that the command prints as JSON.
///
///     let reports = PersonReports(planner: planner)
///     print(try reports.next(for: person, after: now))
public struct PersonReports: Sendable {
  private let planner: Planner

  /// Creates reports with a planner's words and time zones.
  public init(planner: Planner) { self.planner = planner }

  /// Returns what `nudge next --person FILE --format json` prints: the next notifications, and what won't come.
  ///
  /// - Parameters:
  ///   - person: The person.
  ///   - now: The time after which notifications are listed.
  ///   - count: The number of notifications.
  /// - Returns: A JSON object that ends with a newline.
  /// - Throws: `PlanError`.
  public func next(for person: Person, after now: Timestamp, count: Int = 5) throws -> String {
    try NextReport(of: planner.plan(for: person), at: now, count: count).json()
  }

  /// The options of `nudge preview`, with the same defaults.
  public struct PreviewOptions: Hashable, Sendable {
    /// The styles; if empty, the person's.
    public var styles: [Style] = []
    /// The kinds; if empty, all kinds of notifications.
    public var kinds: [Kind] = []
    /// The locales; if empty, the person's.
    public var locales: [LocaleTag] = []
    /// The maximum number of variants.
    public var count: Int?
    /// Values of placeholders instead of the person's, by name.
    public var values: [String: String] = [:]
    /// Shows this many of the person's next notifications instead, in order.
    public var sequence: Int?
    /// What the person records between the notifications of a sequence.
    public var recording = Recording.nothing

    /// Creates options with the defaults.
    public init() {}

    /// What the person is assumed to record between the notifications in a sequence.
    public enum Recording: String, CaseIterable, Hashable, Sendable {
      /// The person doesn't record anything, so the number of days since the last achievement increases.
      case nothing
      /// The person records one achievement after each reminder or streak reminder, on the same day.
      case one
    }
  }

  /// Returns what `nudge preview --person FILE --format json` prints: the words that the person would read.
  ///
  /// - Parameters:
  ///   - person: The person.
  ///   - now: The time of the preview.
  ///   - options: What to show.
  /// - Returns: A JSON object that ends with a newline.
  /// - Throws: `PlanError`, `ComposeError`, or ``ReportError`` if a kind or value is unknown or there is nothing to show.
  public func preview(
    for person: Person, at now: Timestamp, _ options: PreviewOptions = PreviewOptions()
  ) throws -> String {
    let catalog = planner.catalog
    let (notifications, others) = catalog.previewKinds
    if let unknown = options.kinds.first(where: { !(notifications + others).contains($0) }) {
      throw ReportError("“\(unknown.rawValue)” is not a kind.", about: .option("kind"))
    }
    let kinds = options.kinds.isEmpty ? notifications : (notifications + others).filter(options.kinds.contains)
    let assignments = try assignments(options.values, kinds)
    let subject = try PreviewSubject(person, planner: planner, now: now)
    let styles = options.styles.isEmpty ? [person.preferences.style] : Style.allCases.filter(options.styles.contains)
    let locales = options.locales.isEmpty ? [person.locale] : options.locales
    guard let count = options.sequence else {
      return try PreviewReport(
        kinds: kinds, styles: styles, locales: locales, count: options.count, today: subject.standing.today,
        subject: subject, assignments: assignments, catalog: catalog
      ).json()
    }
    return try PreviewReport(
      sequence: subject.turns(count, of: options.kinds.isEmpty ? nil : Set(kinds), recording: options.recording),
      styles: styles, locales: locales, recording: options.recording, assignments: assignments, catalog: catalog
    ).json()
  }

  private func assignments(_ values: [String: String], _ kinds: [Kind]) throws -> Assignments {
    let declarations = kinds.compactMap(planner.catalog.template(of:)).flatMap(\.arguments)
    for (name, text) in values {
      let declared = declarations.filter { $0.name == name }
      if declared.isEmpty { throw ReportError("“\(name)” is not an argument.", about: .option("set")) }
      for declaration in declared { _ = try ArgumentValue(text, of: declaration) }
    }
    return Assignments(values) { text, declaration in try ArgumentValue(text, of: declaration) }
  }
}

extension ArgumentValue {
  /// Reads a value in its standard format, such as `100`, `2026-11-22` or `20:00`.
  fileprivate init(_ text: String, of declaration: ArgumentDeclaration) throws {
    let error = ReportError("\(declaration.name) doesn't accept “\(text)”.", about: .option("set"))
    switch declaration.type {
    case .int:
      guard let number = Int64(text), number >= Int64(declaration.minimum ?? .min),
        number <= Int64(declaration.maximum ?? .max)
      else { throw error }
      self = .integer(number)
    case .text: self = .text(text.sanitized(maximumCharacters: declaration.maximum))
    case .date:
      guard let date = try? CivilDate(text) else { throw error }
      self = .date(date)
    case .time:
      guard let time = try? TimeOfDay(text) else { throw error }
      // The date is arbitrary because only the time is shown.
      let day = CivilDateTime(date: try CivilDate(year: 2026, month: 1, day: 1), time: time)
      self = .instant(day.timestamp(at: .utc), .utc)
    }
  }
}
