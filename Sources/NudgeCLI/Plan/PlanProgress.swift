internal import NudgeText

/// A line on the terminal that says how far a plan is, written over and over.
///
/// It has no colours. A terminal that cannot go back in a line, or that shows the plan itself, gets only the last.
struct PlanProgress {
  /// How long a line stands, in seconds.
  private static let interval = 0.25

  private let rewrites: Bool
  private let secondsNow: () -> Double
  private let writeError: (String) -> Void
  private let start: Double
  private var shown: Double
  private var isShown = false

  /// Creates a progress that begins now.
  ///
  /// - Parameters:
  ///   - rewrites: Whether the line is written before the end.
  ///   - secondsNow: A clock that never goes back.
  ///   - writeError: Writes to the terminal.
  init(rewrites: Bool, secondsNow: @escaping () -> Double, writeError: @escaping (String) -> Void) {
    self.rewrites = rewrites
    self.secondsNow = secondsNow
    self.writeError = writeError
    start = secondsNow()
    shown = start
  }

  /// Takes the line away, for something else to be written.
  mutating func clear() {
    guard isShown else { return }
    writeError("\r\u{1B}[K")
    isShown = false
  }

  /// Writes the line anew, unless it was just written.
  mutating func show(people: Int, badLines: Int) {
    guard rewrites else { return }
    let now = secondsNow()
    guard now - shown >= Self.interval else { return }
    shown = now
    isShown = true
    writeError("\r\(text(people, badLines, at: now))\u{1B}[K")
  }

  /// Writes what came of it.
  mutating func finish(people: Int, badLines: Int, isComplete: Bool) {
    clear()
    writeError("\(text(people, badLines, at: secondsNow()))\(isComplete ? "" : ", not finished")\n")
  }

  private func text(_ people: Int, _ badLines: Int, at now: Double) -> String {
    var text = "\(Self.number(people)) \(people == 1 ? "person" : "people")"
    let seconds = now - start
    // Too short a time says nothing of a pace.
    if people > 0, seconds >= Self.interval { text += ", \(Self.number(Int(Double(people) / seconds))) a second" }
    if badLines > 0 { text += ", \(Self.number(badLines)) bad \(badLines == 1 ? "line" : "lines")" }
    return text
  }

  /// Such as `1,234,567`; the command speaks English.
  static func number(_ number: Int) -> String { (try? DateWriter(locale: .english).number(number)) ?? String(number) }
}
