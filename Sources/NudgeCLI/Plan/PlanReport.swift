internal import NudgeJSON
internal import NudgePlanning
internal import NudgeReports

/// Reports invalid lines on standard error, and counts lines and people.
final class PlanReport {
  private let inputs: [PlanInput]
  private let writeError: (String) -> Void
  private var progress: PlanProgress?

  private(set) var peopleCount = 0
  private(set) var badLineCount = 0
  private(set) var notificationCount = 0
  /// The number of people with a summary of their achievements instead of the achievements.
  private(set) var peopleWithProgressCount = 0
  /// The settings that the default anchor determines for people, without duplicates.
  private(set) var assumedDays: Set<Note.AssumedDay> = []
  /// The calendars in people's locales that aren't known.
  private(set) var unknownCalendars: [String] = []
  /// The number of lines in the current input that precede the next block.
  private var lineCount = 0
  private var first: (shape: BadLine.Shape, line: Int, input: PlanInput)?
  private let json = JSONBytes()

  /// Creates a report.
  ///
  /// Its records include the input's name if there are multiple inputs.
  init(_ inputs: [PlanInput], progress: PlanProgress?, writeError: @escaping (String) -> Void) {
    self.inputs = inputs
    self.progress = progress
    self.writeError = writeError
  }

  /// Reports the next block's invalid lines.
  func take(_ worker: PlanWorker) {
    let block = worker.block
    if block.isFirst { lineCount = 0 }
    let file = inputs.count > 1 ? inputs[block.input].name : nil
    for bad in worker.badLines {
      var bad = bad
      bad.line += lineCount
      if first == nil { first = (bad.shape, bad.line, inputs[block.input]) }
      badLineCount += 1
      bad.write(to: json, file: file)
    }
    lineCount += worker.lineCount
    peopleCount += worker.peopleCount
    notificationCount += worker.notificationCount
    peopleWithProgressCount += worker.peopleWithProgressCount
    assumedDays.formUnion(worker.assumedDays)
    for name in worker.unknownCalendars where !unknownCalendars.contains(name) { unknownCalendars.append(name) }
    guard json.count > 0 else { return }
    progress?.clear()
    writeError(json.text)
    json.removeAll()
  }

  /// Updates the progress line on a terminal.
  func showProgress() {
    progress?.show(people: peopleCount, badLines: badLineCount)
  }

  /// Shows the final counts and, if no line was valid or an array begins on the first one, a hint about the input's
  /// format.
  ///
  /// - Parameter isComplete: Whether the entire input was planned.
  func finish(isComplete: Bool) {
    progress?.finish(people: peopleCount, badLines: badLineCount, isComplete: isComplete)
    // The last item of an array has no comma after it, so it can be a valid line.
    let isList = first.map { $0.shape == .list && $0.line == 1 } ?? false
    guard isComplete, peopleCount == 0 || isList, let hint else { return }
    writeError("nudge: \(hint)\n")
  }

  private var hint: String? {
    guard let (shape, _, input) = first else { return nil }
    let file = input.isStandardInput ? "FILE" : input.path.forTerminal
    return switch shape {
    case .unfinished: "the input must contain a single person, or one person per line; convert it with: jq -c . \(file)"
    case .list: "the input must contain one person per line, not an array; convert it with: jq -c '.[]' \(file)"
    case .other: nil
    }
  }
}
