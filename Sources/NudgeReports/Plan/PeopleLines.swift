internal import NudgeJSON
public import NudgePlanning
internal import NudgeText
public import NudgeTime

/// Plans people one line at a time, as `nudge plan` does.
///
/// Lines end in LF, CRLF, or CR.
///
///     var people = PeopleLines(planner: planner, span: now..<tomorrow)
///     for piece in pieces {
///       var rest = piece[...]
///       while let lines = people.next(from: &rest) { output += lines }
///     }
///     output += people.finish()
///
/// The input arrives in pieces of any size. Nothing of a line is kept once it is planned, so the memory doesn't depend on
/// the number of people.
public struct PeopleLines: Sendable {
  private var planner: LinePlanner
  /// The beginning of a line whose end hasn't arrived.
  private var start: [UInt8] = []
  /// Whether the line is so long that its beginning wasn't kept.
  private var isTooLong = false
  /// Whether the last line ended in CR, to which an LF at the beginning of the next piece belongs.
  private var endsInReturn = false
  private var number = 0

  /// - Parameters:
  ///   - planner: The planner.
  ///   - span: The time span, in UTC. The upper bound is excluded.
  ///   - explains: Whether to add what isn't sent, and the streak.
  public init(planner: Planner, span: Range<Timestamp>, explains: Bool = false) {
    self.planner = LinePlanner(planner: planner, span: span, explains: explains)
  }

  /// Plans the person on the next line.
  ///
  /// - Parameter piece: More of the input, from which the bytes up to the end of a line are removed.
  /// - Returns: Lines of JSON: the person's notifications, or an error record. `nil` if the piece contains no more end of a
  ///   line, and is kept for later.
  public mutating func next(from piece: inout ArraySlice<UInt8>) -> [UInt8]? {
    if endsInReturn, let first = piece.first {
      if first == UInt8(ascii: "\n") { piece = piece.dropFirst() }
      endsInReturn = false
    }
    guard let end = piece.firstIndex(where: { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }) else {
      keep(piece)
      piece = []
      return nil
    }
    let part = piece[..<end]
    endsInReturn = piece[end] == UInt8(ascii: "\r")
    piece = piece[(end + 1)...]
    guard !start.isEmpty || isTooLong else { return plan(part) }
    keep(part)
    return finish()
  }

  /// Plans the person on the last line, if it has no end.
  public mutating func finish() -> [UInt8] {
    let line = start
    start.removeAll(keepingCapacity: true)
    defer { isTooLong = false }
    return line.isEmpty && !isTooLong ? [] : plan(line[...])
  }

  private mutating func keep(_ part: ArraySlice<UInt8>) {
    isTooLong = isTooLong || start.count + part.count > PersonLine.maximumLength
    if isTooLong { start.removeAll(keepingCapacity: true) } else { start += part }
  }

  private mutating func plan(_ line: ArraySlice<UInt8>) -> [UInt8] {
    number += 1
    let lines = PlanLines()
    let bad =
      isTooLong
      ? BadLine(tooLongAt: number)
      : planner.plan(line, at: number, isFirst: number == 1) { lines.write($1, person: $0.person.id) }
    bad?.write(to: lines.json, file: nil)
    return lines.json.bytes
  }
}
