internal import NudgeTime

/// A parser for the `Retry-After` header.
///
/// Source: RFC 9110, sections 10.2.3 and 5.6.7 <https://www.rfc-editor.org/rfc/rfc9110#section-10.2.3>
enum RetryAfter {
  /// The maximum delay: one day, in seconds.
  static let maximum = 86_400

  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]
  private static let weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]

  /// Returns the delay in seconds after a given time, from 0 to `maximum`, or `nil` if the header is missing or
  /// contains neither a number nor a date.
  ///
  /// The space around a value isn't part of it: RFC 9110, section 5.5.
  static func seconds(_ text: String?, from moment: Timestamp) -> Int? {
    guard let value = text?.withoutSurroundingSpace, !value.isEmpty else { return nil }
    // Any number of digits is valid, and a number that is too large for `Int` is still more than the maximum.
    if value.utf8.allSatisfy(\.isDigit) { return Int(value).map { min($0, maximum) } ?? maximum }
    guard let date = date(value, near: moment) else { return nil }
    return Int(min(max(date.secondsSinceEpoch - moment.secondsSinceEpoch, 0), Int64(maximum)))
  }

  /// Parses a date in one of the three HTTP formats.
  static func date(_ text: Substring, near moment: Timestamp) -> Timestamp? {
    guard text.utf8.count <= 64 else { return nil }
    let parts = text.split { " ,-:".contains($0) }
    guard parts.count == 7 || (parts.count == 8 && parts[7] == "GMT"),
      weekdays.contains(where: { $0 == parts[0] || $0.prefix(3) == parts[0] })
    else { return nil }
    // Sun, 06 Nov 1994 08:49:37 GMT; Sunday, 06-Nov-94 08:49:37 GMT; Sun Nov  6 08:49:37 1994
    let isOld = parts.count == 7
    let time = isOld ? 3 : 4
    guard let month = months.firstIndex(where: { $0 == parts[isOld ? 1 : 2] }),
      let day = number(parts[isOld ? 2 : 1], digits: 1...2), let hour = number(parts[time], digits: 2...2),
      let minute = number(parts[time + 1], digits: 2...2), let second = number(parts[time + 2], digits: 2...2),
      var year = number(parts[isOld ? 6 : 3], digits: 2...4)
    else { return nil }
    if parts[isOld ? 6 : 3].count == 2 {
      // A two-digit year refers to the century that places it at most 50 years in the future.
      let now = moment.civil(at: .utc).date.year
      year += now / 100 * 100
      if year > now + 50 { year -= 100 }
    }
    guard let date = try? CivilDate(year: year, month: month + 1, day: day),
      let clock = try? TimeOfDay(hour: hour, minute: minute, second: min(second, 59))
    else { return nil }
    return CivilDateTime(date: date, time: clock).timestamp(at: .utc)
  }

  private static func number(_ text: Substring, digits: ClosedRange<Int>) -> Int? {
    guard digits.contains(text.utf8.count), text.utf8.allSatisfy(\.isDigit) else { return nil }
    return Int(text)
  }
}

extension String {
  /// A header's value without the spaces and tabs at both ends.
  var withoutSurroundingSpace: Substring {
    func isSpace(_ character: Character) -> Bool { character == " " || character == "\t" }
    var value = drop(while: isSpace)
    while let last = value.last, isSpace(last) { value.removeLast() }
    return value
  }
}
