internal import NudgeTime

/// The meaning of a CSV column or of a JSON key in a history.
///
/// Both forms have the same names. Case, spaces, and punctuation are ignored, and so are words such as `is` and `habit`
/// in `is_completed` and `Habit Completed`.
package enum HistoryField: Hashable, Sendable {
  /// The time or the date of the achievement.
  ///
  /// If there are several, the one with the lowest rank is used.
  case time(rank: Int)
  /// The title of the achievement, with the lowest rank first.
  case title(rank: Int)
  /// Says whether something was done.
  case statement(HistoryStatement)
  /// Says whether something was done, if its values do.
  case mark
  /// The number that a value must reach.
  case goal
  /// Says nothing about whether something was done, such as an ID, a comment, or a total.
  case other

  /// Finds the meaning of a name, or returns `nil` if it isn't known.
  package init?(_ name: String) {
    let words = Self.words(name)
    let form = words.joined()
    if let rank = HistoryWords.times.firstIndex(of: form) {
      self = .time(rank: rank)
    } else if let rank = HistoryWords.titles.firstIndex(of: form) {
      self = .title(rank: rank)
    } else if let statement = Self.statement(words, form) {
      self = .statement(statement)
    } else if HistoryWords.marks.contains(form) {
      self = .mark
    } else if HistoryWords.goals.contains(form) {
      self = .goal
    } else if HistoryWords.others.contains(form) || words.last.map(HistoryWords.otherEndings.contains) == true {
      self = .other
    } else {
      return nil
    }
  }

  /// Returns a Boolean value indicating whether a name is that of a time of day beside a date.
  package static func isTimeOfDay(_ name: String) -> Bool { HistoryWords.timesOfDay.contains(words(name).joined()) }

  /// Returns a Boolean value indicating whether a name is that of a date, beside which there can be a time of day.
  package static func isDate(_ name: String) -> Bool {
    HistoryWords.dates.contains(words(name).joined())
  }

  /// Returns a Boolean value indicating whether a name says the opposite of its other words, such as `not worth it`.
  package static func isNegated(_ name: String) -> Bool {
    words(name).contains { HistoryWords.negations.contains($0) || HistoryWords.statements[$0] == .notDone }
  }

  private static func statement(_ words: [String], _ form: String) -> HistoryStatement? {
    let named = HistoryWords.statements
    if let statement = named[form] { return statement }
    let known = words.filter { !HistoryWords.fillers.contains($0) }
    let core = known.filter { !HistoryWords.negations.contains($0) }
    let isMoment = core.contains(where: HistoryWords.moments.contains)
    let stem = core.filter { !HistoryWords.moments.contains($0) }.joined()
    guard let statement = named[stem] else {
      // Words without separators, such as `iscompleted` and `notdone`.
      return ["is", "was", "has", "not"].lazy.compactMap { prefix in
        guard stem.hasPrefix(prefix), let statement = named[String(stem.dropFirst(prefix.count))] else { return nil }
        return prefix == "not" ? statement.opposite : statement
      }.first
    }
    let meant = core.count < known.count ? statement.opposite : statement
    guard isMoment else { return meant }
    switch meant {
    case .done: return .doneAt
    case .notDone: return .notDoneAt
    case .amount where stem == "completion": return .doneAt
    default: return nil
    }
  }

  /// Returns the words of a name in lowercase.
  ///
  /// Punctuation, spaces, and an uppercase letter after a lowercase one separate them.
  private static func words(_ name: String) -> [String] {
    var words: [String] = []
    var isInside = false
    var wasLowercase = false
    for character in name {
      guard character.isLetter || character.isNumber else {
        isInside = false
        continue
      }
      if !isInside || wasLowercase && character.isUppercase { words.append("") }
      words[words.count - 1] += character.lowercased()
      (isInside, wasLowercase) = (true, character.isLowercase)
    }
    return words
  }
}

/// The meaning of `yes` in a column or under a key that says whether something was done.
package enum HistoryStatement: Hashable, Sendable {
  /// Something was done, as in `completed`.
  case done
  /// Nothing was done, as in `skipped`.
  case notDone
  /// Something was done, and the value can be the time of it, as in `completed_at`.
  case doneAt
  /// Nothing was done, and the value can be a time, as in `skipped_at`.
  case notDoneAt
  /// Something was done, and the value can be a number that has a goal.
  case value
  /// A number that has a goal, or of which 0 says that nothing was done.
  ///
  /// It only counts if nothing else says whether something was done.
  case amount

  /// The meaning of `no`.
  package var opposite: Self {
    switch self {
    case .done, .value: .notDone
    case .notDone: .done
    case .doneAt: .notDoneAt
    case .notDoneAt: .doneAt
    case .amount: .amount
    }
  }

  /// Whether `yes` says that something was done.
  package var isPositive: Bool { self != .notDone && self != .notDoneAt }

  /// Returns whether a value, which isn't blank, says that something was done, or `nil` if it isn't known what it says.
  ///
  /// A number says yes if it is greater than 0, a share such as `3/5` if it is whole, and so does a date or a time.
  package func isDone(_ text: String) -> Bool? {
    switch HistoryValue(text) {
    case .done: true
    case .missed, .notDone: false
    case .yes: isPositive
    case .no: !isPositive
    case .number(let number): (number > 0) == isPositive
    case .share(let part, let whole): (part > 0 && part >= whole) == isPositive
    case nil where self == .doneAt || self == .notDoneAt: isPositive
    case nil: (try? CalendarTime(written: text)) == nil ? nil : isPositive
    }
  }
}
