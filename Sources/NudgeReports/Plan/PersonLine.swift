internal import NudgePlanning

/// The rules for reading people line by line, which are the same in the command and in a server.
package enum PersonLine {
  /// The maximum length of a line in bytes, which includes a person, a byte order mark, and a carriage return.
  package static let maximumLength = PersonReader.maximumLength + 4

  /// Returns the JSON on a line.
  ///
  /// A blank line consists of JSON's white space: spaces, tabs and carriage returns.
  ///
  /// Source: RFC 8259, section 2 <https://www.rfc-editor.org/rfc/rfc8259#section-2>
  ///
  /// - Parameters:
  ///   - line: The line, without its line feed.
  ///   - isFirst: Whether it is the first line of the input, which may begin with a byte order mark.
  /// - Returns: The line without a byte order mark, or `nil` if it is blank.
  package static func json(_ line: ArraySlice<UInt8>, isFirst: Bool) -> ArraySlice<UInt8>? {
    let json = isFirst ? withoutByteOrderMark(line) : line
    guard let first = json.first, first > 0x20 || !isBlank(json) else { return nil }
    return json
  }

  /// Returns bytes without a byte order mark at their start.
  package static func withoutByteOrderMark(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes
  }

  /// White space that is longer than a person is an error, as everything of that length is.
  private static func isBlank(_ line: ArraySlice<UInt8>) -> Bool {
    line.count <= PersonReader.maximumLength
      && line.allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") || $0 == UInt8(ascii: "\r") }
  }
}
