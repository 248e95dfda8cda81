internal import Hummingbird
internal import Nudge

/// The result of a form.
///
/// The page that the browser is sent to afterwards says it.
enum PageNotice: String {
  case recorded, deleted, corrected, saved, paused, resumed, disconnected
  case zoneSaved = "zone"
  case testSent = "test-sent"
  case testFailed = "test-failed"
  case testNoDevice = "test-no-device"

  /// Returns the address of the page that says it.
  ///
  /// - Parameters:
  ///   - reached: The milestones that were reached.
  ///   - before: The ID of the entry before which the list of entries is shown, or an empty text.
  func address(reached: [Backend.Recorded.Milestone], before: String = "") -> String {
    let milestones = reached.map { "&reached=\($0.name)" }.joined()
    let place = before.isEmpty ? "" : "&before=\(before.percentEncoded)"
    return "\(PagePath.page)?done=\(rawValue)\(milestones)\(place)#\(anchor)"
  }

  private var anchor: String {
    switch self {
    case .recorded: "journal"
    case .deleted, .corrected: "entries"
    case .disconnected: "devices"
    case .saved: "settings"
    case .paused, .resumed: "pause"
    case .zoneSaved, .testSent, .testFailed, .testNoDevice: "next"
    }
  }

  func view(_ words: PageWords) throws -> PageView.Notice {
    switch self {
    case .recorded: PageView.Notice(journalNotice: try words.journal.text(rawValue))
    case .deleted, .corrected: PageView.Notice(entriesNotice: try words.journal.text(rawValue))
    case .disconnected: PageView.Notice(devicesNotice: try words.journal.text(rawValue))
    case .saved: PageView.Notice(settingsNotice: try words.notices.text(rawValue))
    // The heading says it.
    case .paused: PageView.Notice()
    case .zoneSaved: PageView.Notice(upcomingNotice: try words.notices.text("saved"))
    case .resumed: PageView.Notice(pauseNotice: try words.notices.text(rawValue))
    case .testSent, .testFailed, .testNoDevice: PageView.Notice(upcomingNotice: try words.notices.text(rawValue))
    }
  }
}

extension PageView.Notice {
  /// Reads what just happened from the address of the page.
  init(_ request: Request, _ visit: Page.Visit) throws {
    let query = request.uri.queryParameters
    guard let notice = query["done"].flatMap({ PageNotice(rawValue: String($0)) }) else {
      self.init()
      return
    }
    try self.init(notice, reached: Set(query.getAll("reached").map { String($0) }), visit)
  }

  /// - Parameter named: The names of the milestones that were reached.
  init(_ notice: PageNotice, reached named: Set<String>, _ visit: Page.Visit) throws {
    let words = visit.words
    self = try notice.view(words)
    guard notice == .recorded else { return }
    let forecast = try visit.plan.forecast(after: visit.now, count: 0)
    if forecast.progress?.count == 1 { reached.append(try words.journal.text("reached-first")) }
    // Anybody can write an address, so only milestones that were really reached are celebrated.
    let earned = forecast.earned.filter { forecast.isPresent($0) && named.contains($0.name) }
    reached += try earned.map { milestone in
      try words.journal.text(
        milestone.kind == .streakMilestone ? "reached-streak" : "reached-count",
        ["n": .number(milestone.threshold), "unit": .text(forecast.streakPeriod.rawValue)])
    }
  }
}

extension Forecast.Milestone {
  fileprivate var name: String { "\(kind.rawValue)-\(threshold)" }
}

extension Backend.Recorded.Milestone {
  /// The name in the address of a page.
  var name: String { "\(kind.rawValue)-\(threshold)" }
}
