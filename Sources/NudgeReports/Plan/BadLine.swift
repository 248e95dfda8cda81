package import NudgeDelivery
package import NudgeJSON
package import NudgePlanning
internal import NudgeText
package import NudgeTime

/// An invalid input line, or an invalid value in a multi-line person, along with the error's position and description.
package struct BadLine: Hashable, Sendable {
  /// The apparent shape of the line, if it calls for a hint.
  package enum Shape: Hashable, Sendable {
    /// JSON that continues on the next line.
    case unfinished
    /// A JSON array instead of a single person.
    case list
    case other
  }

  /// The one-based line number.
  package var line: Int
  /// The one-based column, in Unicode scalars.
  package var column: Int
  /// The path of the invalid value and the error's description.
  package var error: String
  package var shape = Shape.other

  /// Creates a record for a line that is too long to be kept in memory.
  package init(tooLongAt line: Int) {
    self.init(PersonError(at: TextPosition(line: 1, column: 1), path: "", .tooLong), at: line, of: [])
  }

  /// Creates a record for one or more lines that don't form a valid person.
  package init(_ error: PersonError, at line: Int, of bytes: ArraySlice<UInt8>) {
    self.line = line + (error.position?.line ?? 1) - 1
    column = error.position?.column ?? 1
    self.error = Self.text(error.path, error.wording)
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

  /// Creates a record for a person whose notifications couldn't be planned.
  package init(_ error: PlanError, at line: Int, of bytes: ArraySlice<UInt8>, _ zones: ZoneDatabase) {
    let place = JSONBuffer(bytes).read { $0.place(of: JSONLocator.offset(of: error.path, in: $0)) }
    self.line = line + place.line - 1
    column = place.column
    self.error = Self.text(
      error.path.joined(separator: "."),
      error.wording(in: zones, endOfPlan: "the end of the plan, set by --until or --days"))
  }

  /// Creates a record for a notification that its platform can't accept.
  ///
  /// The person is still counted as planned.
  package init(_ error: PayloadError, of notification: NotificationRequest, at line: Int) {
    self.line = line
    column = 1
    self.error = Self.text(notification.id.rawValue, error.description)
  }

  private static func text(_ path: String, _ wording: String) -> String {
    (path.isEmpty ? wording : "\(path): \(wording)").forTerminal
  }

  /// Writes the record as a JSON line.
  ///
  /// - Parameters:
  ///   - json: The output.
  ///   - file: The input's name, if there are multiple inputs.
  package func write(to json: JSONBytes, file: String?) {
    json.mark("{")
    json.member("column", column)
    json.member("error", error)
    json.member("file", file?.forTerminal)
    json.member("line", line)
    json.raw("}\n")
  }
}
