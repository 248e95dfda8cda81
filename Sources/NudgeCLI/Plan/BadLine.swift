internal import NudgeDelivery
internal import NudgeJSON
internal import NudgePlanning
internal import NudgeText
internal import NudgeTime

/// An invalid line of the input, or an invalid value of a person on several lines, with the position and description of the error.
struct BadLine: Hashable, Sendable {
  /// The apparent form of the line, if a hint about it helps.
  enum Shape: Hashable, Sendable {
    /// JSON that continues after the end of the line.
    case unfinished
    /// A JSON array instead of a single person.
    case list
    case other
  }

  /// The line, counted from 1.
  var line: Int
  /// The column in Unicode scalars, counted from 1.
  var column: Int
  /// The path of the invalid value, and the description of the error.
  var error: String
  var shape = Shape.other

  /// Creates the record of a line that is too long to be kept.
  init(tooLongAt line: Int) {
    self.init(PersonError(at: TextPosition(line: 1, column: 1), path: "", .tooLong), at: line, of: [])
  }

  /// Creates the record of a line, or of several lines, that is not a valid person.
  init(_ error: PersonError, at line: Int, of bytes: ArraySlice<UInt8>) {
    self.line = line + (error.position?.line ?? 1) - 1
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

  /// Creates the record of a person for whom planning failed.
  init(_ error: PlanError, at line: Int, of bytes: ArraySlice<UInt8>, _ zones: ZoneDatabase) {
    let place = JSONBuffer(bytes).read { $0.place(of: JSONLocator.offset(of: error.path, in: $0)) }
    self.line = line + place.line - 1
    column = place.column
    self.error = Self.text(
      error.path.joined(separator: "."),
      error.wording(in: zones, endOfPlan: "the end of the plan, set by --until or --days"))
  }

  /// Creates the record of a notification that its platform cannot accept.
  ///
  /// The person still counts as planned.
  init(_ error: PayloadError, of notification: NotificationRequest, at line: Int) {
    self.line = line
    column = 1
    self.error = Self.text(notification.id.rawValue, error.description)
  }

  private static func text(_ path: String, _ wording: String) -> String {
    (path.isEmpty ? wording : "\(path): \(wording)").forTerminal
  }

  /// Writes the record as a line of JSON.
  ///
  /// - Parameters:
  ///   - json: The destination.
  ///   - file: The name of the input, if there are several inputs.
  func write(to json: JSONBytes, file: String?) {
    json.mark("{")
    json.member("column", column)
    json.member("error", error)
    json.member("file", file?.forTerminal)
    json.member("line", line)
    json.raw("}\n")
  }
}
