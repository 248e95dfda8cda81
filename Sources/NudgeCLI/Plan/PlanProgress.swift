internal import NudgeText

/// A progress line on the terminal that is updated in place.
///
/// The line has no colors. If it can't be overwritten, or if the plan is written to the same terminal, only the final
/// line is written.
struct PlanProgress {
  /// The minimum time between updates, in seconds.
  private static let interval = 0.25

  private let words: OutputWords
  private let rewrites: Bool
  private let secondsNow: () -> Double
  private let writeError: (String) -> Void
  private let start: Double
  private var shown: Double
  private var isShown = false

  /// Creates a progress line that starts now.
  ///
  /// - Parameters:
  ///   - words: The phrases for the counts.
  ///   - rewrites: Whether to write the line before the end.
  ///   - secondsNow: A monotonic clock, in seconds.
  ///   - writeError: A closure that writes to the terminal.
  init(
    words: OutputWords, rewrites: Bool, secondsNow: @escaping () -> Double, writeError: @escaping (String) -> Void
  ) {
    self.words = words
    self.rewrites = rewrites
    self.secondsNow = secondsNow
    self.writeError = writeError
    start = secondsNow()
    shown = start
  }

  /// Clears the line to make way for other output.
  mutating func clear() {
    guard isShown else { return }
    writeError("\r\u{1B}[K")
    isShown = false
  }

  /// Updates the line, unless it was updated within the last interval.
  mutating func show(people: Int, badLines: Int) {
    guard rewrites else { return }
    let now = secondsNow()
    guard now - shown >= Self.interval else { return }
    shown = now
    isShown = true
    writeError("\r\(text(people, badLines, at: now))\u{1B}[K")
  }

  /// Writes the final counts.
  mutating func finish(people: Int, badLines: Int, isComplete: Bool) {
    clear()
    let counts = text(people, badLines, at: secondsNow())
    writeError("\(isComplete ? counts : joined([counts, say("not-finished")]))\n")
  }

  private func text(_ people: Int, _ badLines: Int, at now: Double) -> String {
    var counts = [("people", people)]
    let seconds = now - start
    // The rate is meaningless after a very short time.
    if people > 0, seconds >= Self.interval { counts.append(("people-a-second", Int(Double(people) / seconds))) }
    if badLines > 0 { counts.append(("bad-lines", badLines)) }
    return joined(counts.map { phrase, count in say(phrase, ["count": .integer(Int64(count))]) })
  }

  private func joined(_ texts: [String]) -> String {
    (try? words.joined(texts, by: "two-parts")) ?? texts.joined(separator: ", ")
  }

  /// Returns a phrase or, if the catalog doesn't contain it, its name.
  private func say(_ phrase: String, _ arguments: MessageArguments = [:]) -> String {
    (try? words.say(phrase, arguments)) ?? phrase
  }
}
