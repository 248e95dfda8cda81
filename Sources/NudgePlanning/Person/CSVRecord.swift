internal import NudgeInput

/// A CSV record, without its line break.
///
/// Source: RFC 4180, section 2 <https://www.rfc-editor.org/rfc/rfc4180#section-2>.
enum CSVRecord {
  /// The state at the end of a record's bytes.
  enum End: Hashable {
    /// The record is complete.
    case whole
    /// The bytes end inside a quoted field, which may continue on the next line.
    case open
    /// A closing quote is followed by text, so one of the quotes is misplaced.
    case malformed
  }

  /// Returns a record's fields.
  ///
  /// A quote opens a quoted field only if it is the field's first character. Elsewhere in an unquoted field, it is an
  /// ordinary character.
  static func fields(_ bytes: some Sequence<UInt8>, separator: UInt8) -> (fields: [String], end: End) {
    let quote = UInt8(ascii: "\"")
    var fields: [[UInt8]] = [[]]
    var isAtStart = true
    var isQuoted = false
    var hasClosed = false
    for byte in bytes {
      let last = fields.count - 1
      switch byte {
      case quote where isQuoted:
        isQuoted = false
        hasClosed = true
      case quote where isAtStart:
        isQuoted = true
      case quote where hasClosed:
        // Two quotes in a quoted field represent one literal quote.
        fields[last].append(quote)
        isQuoted = true
        hasClosed = false
      case separator where !isQuoted:
        fields.append([])
        isAtStart = true
        hasClosed = false
        continue
      case _ where hasClosed:
        return ([], .malformed)
      default:
        fields[last].append(byte)
      }
      isAtStart = false
    }
    return (fields.map { String(decoding: $0, as: UTF8.self) }, isQuoted ? .open : .whole)
  }

  /// The characters that can separate fields.
  ///
  /// Excel writes semicolons where the comma is the decimal separator, and tabs as "Text".
  static let separators = [UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "\t")]

  /// Returns the separator that a line such as `sep=;` declares, or `nil` if the line is another one.
  ///
  /// Excel reads such a line before the header, and some programs write it for Excel.
  static func declaredSeparator(_ line: ArraySlice<UInt8>) -> UInt8? {
    let line = line.filter { $0 != UInt8(ascii: "\"") }
    guard line.count == 5, String(decoding: line.prefix(4), as: UTF8.self).lowercased() == "sep=" else { return nil }
    return line.last.flatMap { separators.contains($0) ? $0 : nil }
  }

  /// Returns a header's column names without surrounding spaces, or an empty array if the line begins like an object or
  /// a time.
  ///
  /// - Parameters:
  ///   - line: The line.
  ///   - declared: The separator, if it is known. Otherwise, it is the one that gives a column for the time or, for
  ///     want of one, the most columns.
  /// - Returns: The names and the separator.
  static func header(_ line: ArraySlice<UInt8>, separator declared: UInt8? = nil) -> (names: [String], separator: UInt8)
  {
    let first = line.first { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }
    if first == nil || first == UInt8(ascii: "{") || (0x30...0x39).contains(first ?? 0) { return ([], separators[0]) }
    var best: (names: [String], separator: UInt8, rank: (Int, Int)) = ([], separators[0], (-1, 0))
    for separator in declared.map({ [$0] }) ?? separators {
      let names = fields(line, separator: separator).fields.map { String($0.trimmingSpaces) }
      let rank = (CSVColumns(header: names, separator: separator) == nil ? 0 : 1, names.count)
      if rank > best.rank { best = (names, separator, rank) }
    }
    return (best.names, best.separator)
  }
}
