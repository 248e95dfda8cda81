internal import NudgeDelivery
internal import NudgeJSON
internal import NudgePlanning
internal import NudgeReports
internal import NudgeText
internal import NudgeTime

/// The settings used to plan for each person, which are the same for all lines of a run.
struct PlanWork: Sendable {
  /// The output for each person.
  enum Output: Sendable {
    /// Lines of JSON that are independent of any platform.
    case json
    /// Text in the language of this locale.
    case text(LocaleTag)
    /// Lines of JSON for a platform.
    case lines(LineEncoder)
    /// A calendar.
    case calendar(CalendarEncoder)
  }

  var planner: Planner
  /// The database used to suggest names similar to an unknown time zone.
  var zones: ZoneDatabase
  /// The span of the plan.
  var span: Range<Timestamp>
  var output = Output.json
  /// Whether to write reasons and skipped candidates as well.
  ///
  /// This option only applies to `json` and `text`.
  var explains = false
}

/// Plans one block at a time: reads people, writes their plans, and records invalid lines.
///
/// The class is `@unchecked Sendable` because the pipeline only gives a worker to one task at a time.
final class PlanWorker: @unchecked Sendable {
  private let work: PlanWork
  private var planner: LinePlanner
  private let lines: PlanLines
  private let text: PlanText?

  /// The lines to process.
  ///
  /// Set this property before calling `run()`.
  var block = LineBlock()
  /// The number of blocks read before this one.
  var number = 0

  /// The invalid lines, with line numbers that start at 1 in each block.
  private(set) var badLines: [BadLine] = []
  /// The number of lines in the block, including empty lines.
  private(set) var lineCount = 0
  /// The number of people in the block whose plan was written.
  private(set) var peopleCount = 0
  /// The number of notifications in the plans.
  private(set) var notificationCount = 0
  /// The number of people in the block with a summary of their achievements instead of the achievements.
  private(set) var peopleWithProgressCount = 0
  /// The settings that the default anchor determines for people in the block, without duplicates.
  private(set) var assumedDays: Set<Note.AssumedDay> = []

  /// The calendars in people's locales that aren't known, in this block or earlier ones.
  var unknownCalendars: [String] { planner.unknownCalendars }

  /// The plans for the people in the block.
  var output: JSONBytes { lines.json }

  init(_ work: PlanWork) {
    self.work = work
    planner = LinePlanner(planner: work.planner, span: work.span, explains: work.explains)
    lines = PlanLines()
    text =
      if case .text(let locale) = work.output {
        PlanText(planner: work.planner, span: work.span, locale: locale, timeZoneData: work.zones.version)
      } else {
        nil
      }
  }

  /// Plans for every line in the block.
  func run() {
    lines.removeAll()
    badLines.removeAll()
    lineCount = 0
    peopleCount = 0
    notificationCount = 0
    peopleWithProgressCount = 0
    assumedDays.removeAll(keepingCapacity: true)
    if block.isTooLong {
      lineCount = 1
      badLines.append(BadLine(tooLongAt: 1))
      return
    }
    if block.isDocument {
      lineCount = 1
      plan(block.bytes[..<block.count], isFirst: true)
      return
    }
    var start = 0
    while let (line, next) = block.line(from: start) {
      start = next
      lineCount += 1
      plan(line, isFirst: lineCount == 1 && block.isFirst)
    }
  }

  @inline(__always)
  private func plan(_ line: ArraySlice<UInt8>, isFirst: Bool) {
    let bad = planner.plan(line, at: lineCount, isFirst: isFirst) { (plan, answer) throws(PlanError) in
      let person = plan.person
      try write(answer, of: plan)
      peopleCount += 1
      if case .summary = person.history.record { peopleWithProgressCount += 1 }
      if let assumed = Note.AssumedDay(person) { assumedDays.insert(assumed) }
    }
    if let bad { badLines.append(bad) }
  }

  private func write(_ answer: LinePlanner.Answer, of plan: PersonPlan) throws(PlanError) {
    let (notifications, explanation): ([NotificationRequest], PlanExplanation?) =
      switch answer {
      case .notifications(let notifications): (notifications, nil)
      case .explanation(let explanation): (explanation.notifications, explanation)
      }
    notificationCount += notifications.count
    switch work.output {
    case .json: lines.write(answer, person: plan.person.id)
    case .text: lines.json.plain(try text?.text(notifications, of: plan, explanation: explanation) ?? "")
    case .calendar(let encoder): lines.json.plain(encoder.calendar(for: notifications))
    case .lines(let encoder):
      for notification in notifications {
        // Report notifications that the platform rejects, and still write the others.
        do throws(PayloadError) { try encoder.write(notification, of: plan.person, to: lines.json) } catch {
          badLines.append(BadLine(error, of: notification, at: lineCount))
        }
      }
    }
  }
}
