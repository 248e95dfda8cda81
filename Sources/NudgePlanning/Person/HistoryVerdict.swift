internal import NudgeInput

/// The combined meaning of all statements of one row.
struct HistoryVerdict {
  private var isAnyDone = false
  private var isAnyNotDone = false
  private var mustBeDone = false
  /// Whether something other than a number says whether something was done.
  private var isStated = false
  private var hasAmount = false
  private var number: Double?
  private var goal: Double?

  /// Adds a statement.
  ///
  /// - Parameters:
  ///   - value: The value, which can be blank.
  ///   - statement: The meaning of `yes`.
  /// - Returns: `false` if it isn't known what the value says.
  mutating func add(_ value: String, _ statement: HistoryStatement) -> Bool {
    switch statement {
    case .done, .doneAt: (mustBeDone, isStated) = (true, true)
    case .value: mustBeDone = true
    case .amount: hasAmount = true
    case .notDone, .notDoneAt: break
    }
    if value.trimmingSpaces.isEmpty { return true }
    if statement == .value || statement == .amount {
      switch HistoryValue(value) {
      case .number(let found): number = number ?? found
      case .share(let part, let whole):
        number = number ?? part
        if whole > 0 { goal = goal ?? whole }
      default: break
      }
    }
    if statement == .amount { return true }
    guard let isDone = statement.isDone(value) else { return false }
    if !isDone { isAnyNotDone = true } else if statement.isPositive { isAnyDone = true }
    return true
  }

  /// Adds the number that the value must reach.
  ///
  /// - Returns: `false` if it isn't a number greater than 0.
  @discardableResult
  mutating func addGoal(_ text: String) -> Bool {
    guard case .number(let found)? = HistoryValue(text), found > 0 else { return false }
    goal = goal ?? found
    return true
  }

  /// A Boolean value indicating whether something was done.
  ///
  /// Nothing may say that it wasn't and, if there is a column such as `done`, at least one must say that it was, because
  /// an empty field is how many tables say no.
  var isDone: Bool { !isAnyNotDone && (isAnyDone || !mustBeDone) && (isStated || hasReachedGoal) }

  private var hasReachedGoal: Bool {
    guard let goal else { return number.map { $0 > 0 } ?? true }
    return number.map { $0 >= goal } ?? !hasAmount
  }
}
