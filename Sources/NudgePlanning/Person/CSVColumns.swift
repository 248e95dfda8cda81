package import NudgeInput

/// The columns of a CSV history, each an index into a record's fields.
package struct CSVColumns: Hashable, Sendable {
  /// The character between fields.
  package var separator = UInt8(ascii: ",")
  /// The number of columns.
  package var count: Int
  /// The column of the time or date.
  package var time: Int
  /// The column of the time of day, if the date has a column of its own.
  package var timeOfDay: Int?
  /// The column of the title, if there is one.
  package var title: Int?
  /// The columns that say whether something was done.
  package var statements: [Statement] = []
  /// The column of the number that a value must reach.
  package var goal: Int?
  /// The habits of a table in which each column is a habit, and an empty array for all other files.
  package var habits: [Habit] = []
  /// Whether the numbers of a table of habits are those of Loop Habit Tracker, in which only 2 means that the person did
  /// something, and greater ones than 3 are thousandths of what they measured.
  ///
  /// Source: `Entry.kt` and `HabitsCSVExporter.kt` in iSoron/uhabits.
  package var hasLoopNumbers = false
  /// Whether a table of habits looks like one of Loop Habit Tracker, in which a habit that was done is `YES_MANUAL`.
  package var hasLoopWords = false

  /// A column that says whether something was done.
  package struct Statement: Hashable, Sendable {
    package var column: Int
    /// The column's name as it is written in the header.
    package var name: String
    package var meaning: HistoryStatement
    /// Whether the meaning follows from the column's values, because its name isn't known.
    package var isGuessed = false
  }

  /// A column of a table in which each column is a habit.
  package struct Habit: Hashable, Sendable {
    package var column: Int
    package var name: String
  }

  package init(count: Int, time: Int, timeOfDay: Int? = nil, title: Int? = nil) {
    (self.count, self.time, self.timeOfDay, self.title) = (count, time, timeOfDay, title)
  }

  /// Finds the columns by name, or returns `nil` if none of them is for the time.
  init?(header names: [String], separator: UInt8 = UInt8(ascii: ",")) {
    var time: (column: Int, rank: Int)?
    var title: (column: Int, rank: Int)?
    var statements: [Statement] = []
    for (column, name) in names.enumerated() {
      switch HistoryField(name) {
      case .time(let rank): if rank < time?.rank ?? .max { time = (column, rank) }
      case .title(let rank): if rank < title?.rank ?? .max { title = (column, rank) }
      case .statement(.amount): break
      case .statement(let meaning): statements.append(Statement(column: column, name: name, meaning: meaning))
      case .mark, .goal, .other, nil: break
      }
    }
    guard let time else { return nil }
    let timeOfDay = HistoryField.isDate(names[time.column]) ? names.firstIndex(where: HistoryField.isTimeOfDay) : nil
    self.init(count: names.count, time: time.column, timeOfDay: timeOfDay, title: title?.column)
    self.separator = separator
    self.statements = statements
  }

  /// Returns the columns whose meaning depends on their values.
  func undecided(_ names: [String]) -> [Int] {
    let read = read
    return names.indices.filter { column in
      guard !read.contains(column), !names[column].isEmpty else { return false }
      switch HistoryField(names[column]) {
      case .statement(.amount), .goal, .mark, nil: return true
      case .time, .title, .statement, .other: return false
      }
    }
  }

  /// Decides what the columns mean by all of their values.
  ///
  /// If the file has neither a title nor a column such as `done`, each column that has only words, marks, and numbers
  /// that say whether something was done is a habit. Otherwise, a column with such words, at least one of which says no,
  /// says whether the achievement of its line was done.
  ///
  /// - Parameters:
  ///   - names: The names of the columns.
  ///   - values: What the values of each column have in common.
  mutating func decide(_ names: [String], by values: [ColumnValues]) {
    let columns = undecided(names)
    let isAmount = { (column: Int) in HistoryField(names[column]) == .statement(.amount) }
    let goal = columns.first { HistoryField(names[$0]) == .goal && values[$0].hasOnlyNumbers }
    if title == nil, statements.isEmpty {
      let hasValue = columns.contains(where: isAmount)
      // A goal is a habit of its own if it has no value to be reached.
      let others = columns.filter { !isAmount($0) && $0 != goal }
      findHabits(names, others.isEmpty && !hasValue ? goal.map { [$0] } ?? [] : others, values)
      if !habits.isEmpty {
        if let goal, habits.count == 1, habits[0].column != goal { self.goal = goal }
        return
      }
    }
    guess(names, columns.filter { !isAmount($0) && $0 != goal }, values)
    let isStated = statements.contains { $0.meaning == .done || $0.meaning == .doneAt }
    if !isStated {
      statements += columns.filter(isAmount).map { Statement(column: $0, name: names[$0], meaning: .amount) }
    }
    if statements.contains(where: { $0.meaning == .value || $0.meaning == .amount }) { self.goal = goal }
  }

  private mutating func findHabits(_ names: [String], _ columns: [Int], _ values: [ColumnValues]) {
    // Loop Habit Tracker's table of all habits ends each line with a separator.
    let hasLoopEnding = names.count > 2 && names.last == "" && timeOfDay == nil
    let found = columns.filter { column in
      hasLoopEnding || values[column].isEmpty && timeOfDay == nil
        || values[column].isHabit(canMeasure: timeOfDay == nil)
    }
    // A table without any values, but with text in another column, is a list of achievements.
    guard found.count == columns.count || found.contains(where: { !values[$0].isEmpty }) else { return }
    habits = found.map { Habit(column: $0, name: names[$0]) }
    let isLoop = names[time].lowercased() == "date" && found.allSatisfy { values[$0].hasOnlyLoopNumbers }
    let hasMarks = found.contains { values[$0].hasNumberOfLoop }
    hasLoopNumbers = isLoop && (hasLoopEnding && hasMarks || found.contains { values[$0].hasNumberBelowZero })
    hasLoopWords = isLoop && hasLoopEnding && (hasMarks || found.allSatisfy { !values[$0].hasNumber }) || hasLoopNumbers
  }

  private mutating func guess(_ names: [String], _ columns: [Int], _ values: [ColumnValues]) {
    func add(_ columns: [Int]) {
      statements += columns.map {
        let meaning = HistoryField.isNegated(names[$0]) ? HistoryStatement.notDone : .done
        return Statement(column: $0, name: names[$0], meaning: meaning, isGuessed: HistoryField(names[$0]) == nil)
      }
    }
    let isListed = !statements.isEmpty
    let marks = columns.filter { HistoryField(names[$0]) == .mark && values[$0].isHabit(canMeasure: true) }
    let rest = columns.filter { !marks.contains($0) }
    let outcomes = rest.filter { values[$0].hasOnlyOutcomes }
    add(marks + outcomes)
    // Several columns of yes and no, such as `favorite` and `shared`, don't all say whether something was done.
    let answers = rest.filter { values[$0].hasOnlyAnswers }
    if !isListed, statements.isEmpty, answers.count == 1 { add(answers) }
  }

  /// Returns whether a habit was done according to a field that isn't blank, or `nil` if it isn't known what it says.
  ///
  /// - Parameters:
  ///   - field: The field.
  ///   - goal: The field of the goal, if there is one.
  /// - Returns: Whether it was done, or `nil`.
  func isDone(_ field: String, goal: String?) -> Bool? {
    if hasLoopNumbers, case .number(let number)? = HistoryValue(field) { return number == 2 || number > 3 }
    var verdict = HistoryVerdict()
    goal.map { _ = verdict.addGoal($0) }
    return verdict.add(field, .value) ? verdict.isDone : nil
  }

  /// The columns that are read.
  private var read: Set<Int> {
    Set([time, timeOfDay, title, goal].compactMap(\.self) + statements.map(\.column) + habits.map(\.column))
  }

  /// Returns the names of the columns that aren't read.
  func unread(_ names: [String]) -> [String] {
    let read = read
    return names.enumerated().filter { !read.contains($0) && $1 != "" }.map(\.1)
  }

  /// Returns the text of a record's time, or `nil` if it is empty.
  ///
  /// A date without a time of day remains a date, and a date column that already has a time is used alone.
  func time(in fields: [String]) -> String? {
    guard let date = field(time, of: fields), !date.isEmpty else { return nil }
    return HistoryReader.time(date: date, timeOfDay: field(timeOfDay, of: fields))
  }

  /// Returns a record's field, or `nil` if it doesn't have one.
  func field(_ column: Int?, of fields: [String]) -> String? {
    column.flatMap { fields.indices.contains($0) ? fields[$0] : nil }
  }
}

/// A summary of the values of a CSV column, from which its meaning follows.
struct ColumnValues {
  /// The number of values that aren't blank.
  private var count = 0
  /// The number of values that say whether something was done.
  private var knownCount = 0
  /// The number of values that are words, marks, 0, or 1.
  private var answerCount = 0
  /// The number of values that are words for what happened, such as `completed` and `skipped`.
  private var outcomeCount = 0
  private var numberCount = 0
  private var hasNo = false
  private var hasMissed = false

  /// Whether each number can be one of Loop Habit Tracker: -1 to 3, or thousandths of a measured value.
  private(set) var hasOnlyLoopNumbers = true
  /// Whether there is a number other than 0 and 1.
  private(set) var hasNumberOfLoop = false
  private(set) var hasNumberBelowZero = false

  /// Adds a value, which can be blank.
  mutating func add(_ text: String) {
    if text.trimmingSpaces.isEmpty { return }
    count += 1
    guard let value = HistoryValue(text) else { return }
    knownCount += 1
    if value.isNo { hasNo = true }
    switch value {
    case .yes, .no, .notDone: answerCount += 1
    case .done, .missed:
      answerCount += 1
      outcomeCount += 1
      if value == .missed { hasMissed = true }
    case .number(let number):
      numberCount += 1
      if number == 0 || number == 1 { answerCount += 1 } else { hasNumberOfLoop = true }
      if number < 0 { hasNumberBelowZero = true }
      if ![-1, 0, 1, 2, 3].contains(number), number < 1000 { hasOnlyLoopNumbers = false }
    case .share: hasOnlyLoopNumbers = false
    }
  }

  /// Whether all values are blank.
  var isEmpty: Bool { count == 0 }

  /// Returns whether more than half of the values say whether something was done.
  ///
  /// - Parameter canMeasure: Whether numbers other than 0 and 1 say so.
  /// - Returns: `false` for a column without values.
  func isHabit(canMeasure: Bool) -> Bool { 2 * (canMeasure ? knownCount : answerCount) > count }

  /// Whether there is a number.
  var hasNumber: Bool { numberCount > 0 }

  /// Whether each value is a number.
  var hasOnlyNumbers: Bool { numberCount == count }

  /// Whether each value is yes or no, and at least one of them is no.
  var hasOnlyAnswers: Bool { answerCount == count && hasNo }

  /// Whether each value is a word for what happened, and at least one of them says that nothing was done.
  var hasOnlyOutcomes: Bool { outcomeCount == count && hasMissed }
}

/// The records of a CSV history that can only be read once the meaning of its columns is known.
struct CSVTable {
  /// The length of the records after which the columns are decided by those that were read, in bytes: 64 MiB.
  static let maximumLength = 64 << 20

  enum Item {
    /// A range of `bytes`.
    case record(Range<Int>, line: Int)
    case fault(HistoryFault)
  }

  private(set) var bytes: [UInt8] = []
  private(set) var items: [Item] = []
  private(set) var values: [ColumnValues]
  private let undecided: [Int]

  /// Creates a table without records.
  ///
  /// - Parameters:
  ///   - count: The number of columns.
  ///   - undecided: The columns whose meaning depends on their values.
  init(count: Int, undecided: [Int]) {
    values = Array(repeating: ColumnValues(), count: count)
    self.undecided = undecided
  }

  var isFull: Bool { bytes.count > Self.maximumLength }

  mutating func add(_ record: some Collection<UInt8>, _ fields: [String], line: Int) {
    let start = bytes.count
    bytes += record
    items.append(.record(start..<bytes.count, line: line))
    for column in undecided where fields.indices.contains(column) { values[column].add(fields[column]) }
  }

  mutating func add(_ fault: HistoryFault) { items.append(.fault(fault)) }
}
