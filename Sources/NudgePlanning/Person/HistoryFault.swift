public import NudgeTime

/// Why a line of a history file is not an achievement.
///
/// It holds nothing of what the person wrote.
public struct HistoryFault: Error, Hashable, Sendable {
  /// What is wrong.
  public enum Reason: Error, Hashable, Sendable {
    /// No time or date where one should be, or one that does not exist.
    case time(CivilError)
    /// Not a JSON object.
    case notAnObject
    /// A JSON object, or a CSV record, without an `at`.
    case missingTime
    /// A JSON object whose value for this key is not a string.
    case notAString(key: String)
    /// A first line that looks like a CSV header, without a column `at`.
    case headerWithoutTime
    /// A CSV field whose quote does not end within `HistoryReader.maximumRecordLines` lines, or that goes on after it.
    case malformedQuote
    /// More bytes in one line than `HistoryReader.maximumLineLength`.
    case tooLong
  }

  /// The line, from 1; for a CSV record of several lines, its first.
  public var line: Int
  /// What is wrong.
  public var reason: Reason

  /// Creates a fault.
  ///
  /// - Parameters:
  ///   - line: The line, from 1.
  ///   - reason: What is wrong.
  public init(line: Int, reason: Reason) {
    self.line = line
    self.reason = reason
  }
}
