private import NudgeTime

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
  static func fields(_ bytes: some Sequence<UInt8>) -> (fields: [String], end: End) {
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
      case UInt8(ascii: ",") where !isQuoted:
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

  /// Returns a header's column names, lowercased and without surrounding spaces, or an empty array if the line begins
  /// like an object or a time.
  static func header(_ line: ArraySlice<UInt8>) -> [String] {
    let first = line.first { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }
    if first == nil || first == UInt8(ascii: "{") || (0x30...0x39).contains(first ?? 0) { return [] }
    return fields(line).fields.map { $0.trimmingSpaces.lowercased() }
  }
}

/// The columns of a CSV history, each an index into a record's fields.
package struct CSVColumns: Hashable, Sendable {
  /// The number of columns.
  package var count: Int
  /// The column of the time or date.
  package var time: Int
  /// The column of the time of day, if the date has a column of its own.
  package var timeOfDay: Int?
  /// The column of the title, if there is one.
  package var title: Int?

  package init(count: Int, time: Int, timeOfDay: Int? = nil, title: Int? = nil) {
    (self.count, self.time, self.timeOfDay, self.title) = (count, time, timeOfDay, title)
  }

  /// Finds the columns by name, or returns `nil` if none of them is `at`, `date`, or `time`.
  init?(header names: [String]) {
    guard let time = ["at", "date", "time"].lazy.compactMap(names.firstIndex(of:)).first else { return nil }
    let timeOfDay = names[time] == "date" ? names.firstIndex(of: "time") : nil
    self.init(count: names.count, time: time, timeOfDay: timeOfDay, title: names.firstIndex(of: "title"))
  }

  /// Returns the text of a record's time, or `nil` if it is empty.
  ///
  /// A date without a time of day remains a date, and a date column that already has a time is used alone.
  func time(in fields: [String]) -> String? {
    guard fields.indices.contains(time), !fields[time].isEmpty else { return nil }
    let date = fields[time]
    guard let timeOfDay, fields.indices.contains(timeOfDay), case .date? = try? CalendarTime(written: date) else {
      return date
    }
    let clock = fields[timeOfDay].trimmingSpaces
    return clock.isEmpty ? date : "\(date.trimmingSpaces) \(clock)"
  }

  /// Returns a record's title, or `nil` if it doesn't have one.
  func title(in fields: [String]) -> String? {
    title.flatMap { fields.indices.contains($0) ? fields[$0] : nil }
  }
}

extension String {
  /// The text without leading and trailing spaces.
  var trimmingSpaces: Substring {
    let text = drop { $0 == " " }
    return text[..<(text.lastIndex { $0 != " " }.map(text.index(after:)) ?? text.startIndex)]
  }
}
