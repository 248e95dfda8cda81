internal import NudgeDelivery
internal import NudgeJSON
internal import NudgePlanning
internal import NudgeText
internal import NudgeTime

/// A line that could not be used: where it is wrong, and what would be right.
struct BadLine: Hashable, Sendable {
  /// What such a line looks like, where it helps to say more.
  enum Shape: Hashable, Sendable {
    /// JSON that goes on after the line.
    case unfinished
    /// A list, where one person should be.
    case list
    case other
  }

  /// The line, from 1.
  var line: Int
  /// The column in Unicode scalars, from 1.
  var column: Int
  /// The path and the wording.
  var error: String
  var shape = Shape.other

  /// Takes a line that was too long to be kept.
  init(tooLongAt line: Int) {
    self.init(PersonError(at: TextPosition(line: 1, column: 1), path: "", .tooLong), at: line, of: [])
  }

  /// Takes a line that is no person.
  init(_ error: PersonError, at line: Int, of bytes: ArraySlice<UInt8>) {
    self.line = line
    column = error.position?.column ?? 1
    self.error = Self.text(error.path, error.reason.wording)
    switch error.reason {
    case .malformed, .wrongType:
      if bytes.first(where: { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }) == UInt8(ascii: "[") {
        shape = .list
      } else if column > String(decoding: bytes, as: UTF8.self).unicodeScalars.count {
        shape = .unfinished
      }
    default: break
    }
  }

  /// Takes a person whom nothing can be planned for.
  init(_ error: PlanError, at line: Int, of bytes: ArraySlice<UInt8>, _ zones: ZoneDatabase) {
    self.line = line
    column = JSONBuffer(bytes).read { $0.place(of: JSONLocator.offset(of: error.path, in: $0)).column }
    self.error = Self.text(
      error.path.joined(separator: "."),
      error.wording(in: zones, endOfPlan: "the end of the plan, which --until or --days tell"))
  }

  /// Takes a notification that a platform would not take; the person is planned for nonetheless.
  init(_ error: PayloadError, of notification: NotificationRequest, at line: Int) {
    self.line = line
    column = 1
    self.error = Self.text(notification.id.rawValue, error.description)
  }

  private static func text(_ path: String, _ wording: String) -> String {
    (path.isEmpty ? wording : "\(path): \(wording)").forTerminal
  }

  /// Writes the line's record, and a line break.
  ///
  /// - Parameters:
  ///   - json: Where to.
  ///   - file: The name of the input, where there are several.
  func write(to json: JSONBytes, file: String?) {
    json.mark("{")
    json.member("column", column)
    json.member("error", error)
    json.member("file", file?.forTerminal)
    json.member("line", line)
    json.raw("}\n")
  }
}
