internal import Hummingbird
internal import Nudge

/// What a form did.
///
/// The page that the browser is sent to afterwards says it.
enum PageNotice: String {
  case recorded, deleted, saved, resumed
  case testSent = "test-sent"
  case testFailed = "test-failed"
  case testNoDevice = "test-no-device"

  /// Returns the address of the page that says it.
  ///
  /// - Parameter reached: The milestones that were reached.
  func address(reached: [Backend.Recorded.Milestone] = []) -> String {
    let milestones = reached.map { "&reached=\($0.kind.rawValue)-\($0.threshold)" }.joined()
    return "\(PagePath.page)?done=\(rawValue)\(milestones)#\(anchor)"
  }

  private var anchor: String {
    switch self {
    case .recorded: "journal"
    case .deleted: "entries"
    case .saved: "settings"
    case .resumed: "pause"
    case .testSent, .testFailed, .testNoDevice: "next"
    }
  }

  func view(_ words: PageWords) throws -> PageView.Notice {
    switch self {
    case .recorded, .deleted: PageView.Notice(journalNotice: try words.journal.text(rawValue))
    case .saved: PageView.Notice(settingsNotice: try words.notices.text(rawValue))
    case .resumed: PageView.Notice(pauseNotice: try words.notices.text(rawValue))
    case .testSent, .testFailed, .testNoDevice: PageView.Notice(upcomingNotice: try words.notices.text(rawValue))
    }
  }
}

extension PageView.Notice {
  /// Reads what just happened from the address of the page.
  init(_ request: Request, _ person: Person, _ planner: Planner, _ words: PageWords, at now: Timestamp) throws {
    guard let notice = request.uri.queryParameters["done"].flatMap({ PageNotice(rawValue: String($0)) }) else { return }
    self = try notice.view(words)
    guard notice == .recorded else { return }
    let forecast = try planner.forecast(for: person, after: now, count: 0)
    if forecast.progress?.count == 1 { reached.append(try words.journal.text("reached-first")) }
    // Anybody can write an address, so only milestones that were really reached are celebrated.
    let named = Set(request.uri.queryParameters.getAll("reached"))
    reached += try forecast.earned.filter { named.contains("\($0.kind.rawValue)-\($0.threshold)") }.map { milestone in
      try words.journal.text(
        milestone.kind == .streakMilestone ? "reached-streak" : "reached-count",
        ["n": .number(milestone.threshold), "unit": .text(forecast.streakPeriod.rawValue)])
    }
  }
}
