internal import Nudge

/// A person's achievements, as the template shows them.
struct JournalView {
  /// The maximum number of entries on a page.
  static let count = 10

  var figures: [Figure]
  var dots: Dots?
  var entries: [Entry]
  /// The ID of the last entry, for the address of the page with earlier ones.
  var earlierQuery: String?
  /// A Boolean value indicating whether the entries aren't the latest.
  var isEarlier: Bool
  var hasPages: Bool
  var hasEntries: Bool

  struct Figure {
    var number: String
    var figureLabel: String
  }

  /// The last four weeks.
  struct Dots {
    var dotsLabel: String
    var days: [Day]

    struct Day {
      var isDone: Bool
      var isToday: Bool
    }
  }

  struct Entry {
    var entryID: String
    var entryTitle: String
    var hasTitle: Bool
    var day: String
    var machineDay: String
    var menuLabel: String
    var editLabel: String
    var deleteLabel: String
    /// The query of the page on which it is corrected.
    var editQuery: String
  }

  /// - Parameters:
  ///   - achievements: At least one more than are shown, if there are more.
  ///   - before: The ID of the entry before which the entries were recorded.
  init(
    _ plan: PersonPlan, _ achievements: [Achievement], before: String?, _ words: PageWords, at now: Timestamp
  ) throws {
    let today = plan.day(at: now)
    let forecast = try plan.forecast(after: now, count: 0)
    figures = try Self.figures(forecast, words)
    dots = try Self.dots(plan, today, words)
    isEarlier = before != nil
    entries = try achievements.prefix(Self.count).map {
      try Self.entry($0, before: before, plan, today, words)
    }
    hasEntries = !entries.isEmpty
    earlierQuery = achievements.count > Self.count ? entries.last.map { $0.entryID.percentEncoded } : nil
    hasPages = isEarlier || earlierQuery != nil
  }

  private static func figures(_ forecast: Forecast, _ words: PageWords) throws -> [Figure] {
    let progress = forecast.progress
    let unit = CatalogPhrases.Value.text(forecast.streakPeriod.rawValue)
    func figure(_ number: Int, _ label: String) throws -> Figure {
      Figure(
        number: try words.journal.text("number", ["n": .number(number)]),
        figureLabel: try words.journal.text(label, ["n": .number(number), "unit": unit]))
    }
    return [
      try figure(progress?.currentStreak ?? 0, "streak-label"),
      try figure(progress?.longestStreak ?? 0, "longest-label"), try figure(progress?.count ?? 0, "count-label"),
    ]
  }

  private static func dots(
    _ plan: PersonPlan, _ today: CivilDate, _ words: PageWords
  ) throws -> Dots? {
    guard case .achievements(let achievements)? = plan.person.history.record, let first = today.adding(days: -27) else {
      return nil
    }
    var done: Set<CivilDate> = []
    for achievement in achievements {
      let day = plan.day(of: achievement)
      if (first...today).contains(day) { done.insert(day) }
    }
    let days = (0..<28).compactMap { first.adding(days: $0) }
    return Dots(
      dotsLabel: try words.journal.text("dots-label", ["n": .number(done.count)]),
      days: days.map { Dots.Day(isDone: done.contains($0), isToday: $0 == today) })
  }

  private static func entry(
    _ achievement: Achievement, before: String?, _ plan: PersonPlan, _ today: CivilDate, _ words: PageWords
  ) throws -> Entry {
    let day = plan.day(of: achievement)
    let title = try achievement.title ?? words.journal.text("entry-untitled")
    let id = achievement.id ?? ""
    func label(_ phrase: String) throws -> String {
      try words.journal.text(phrase, ["title": .text(String(TypedText.line(title).prefix(60)))])
    }
    return Entry(
      entryID: id, entryTitle: title, hasTitle: achievement.title != nil, day: try words.day(day, today: today),
      machineDay: "\(day)", menuLabel: try label("entry-menu"), editLabel: try label("edit-named"),
      deleteLabel: try label("delete-named"),
      editQuery: "id=\(id.percentEncoded)" + (before.map { "&before=\($0.percentEncoded)" } ?? ""))
  }
}

extension String {
  /// The text as the value of a query item.
  var percentEncoded: String {
    utf8.map { byte in
      let character = Character(Unicode.Scalar(byte))
      guard character.isASCII, character.isLetter || character.isNumber || "-._~".contains(character) else {
        return "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }
      return String(character)
    }.joined()
  }
}
