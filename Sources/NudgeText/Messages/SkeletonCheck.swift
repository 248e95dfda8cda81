internal import Synchronization

/// Validates skeletons, so that errors are found when a pattern is parsed instead of when a notification is due.
enum SkeletonCheck {
  /// Checks that ICU supports a number skeleton, and that the numbers in the skeleton don't produce extremely long
  /// text.
  ///
  /// `scale` and `precision-increment` accept numbers with exponents, and ICU writes out all of their zeros, so a few
  /// characters in a pattern could block a renderer for minutes. The other parts of a skeleton are as long as the
  /// output that they request, and ICU stops at 999 digits.
  ///
  /// Source: <https://unicode-org.github.io/icu/userguide/format_parse/numbers/skeletons.html>
  ///
  /// - Returns: The offset of the fault in Unicode scalars and its description, or `nil` if the skeleton is valid.
  static func faultInNumberSkeleton(_ skeleton: String) -> (offset: Int, reason: String)? {
    let unknown = "number skeleton \"\(skeleton)\" is unknown to ICU"
    // ICU accepts an empty skeleton and uses the default format, but in a message an empty skeleton is a mistake.
    guard !skeleton.isEmpty else { return (0, unknown) }
    // Check this before calling ICU, which may use the number immediately.
    if let fault = faultInFactors(of: skeleton) { return fault }
    do throws(ICUFailure) {
      // The locale only affects a skeleton's output, not whether the skeleton is valid.
      _ = try ICUNumber(.number(.skeleton(skeleton)), locale: "en")
      return nil
    } catch {
      return (min(max(error.offset ?? 0, 0), skeleton.unicodeScalars.count), unknown)
    }
  }

  private static let factors = ["scale": "scale", "precision-increment": "increment"]

  private static func faultInFactors(of skeleton: String) -> (offset: Int, reason: String)? {
    let scalars = skeleton.unicodeScalars
    for token in scalars.split(whereSeparator: \.properties.isPatternWhitespace) {
      let parts = String(token).split(separator: "/", maxSplits: 1)
      guard parts.count == 2, let name = factors[String(parts[0])] else { continue }
      let magnitude = Double(parts[1])?.magnitude
      // ICU rejects text that isn't a number. It also rejects 0, but not until it formats a number.
      guard let magnitude, !(1e-20...1e20).contains(magnitude) else { continue }
      if magnitude == 0, !parts[1].utf8.contains(where: { $0 | 0x20 == UInt8(ascii: "e") }) { continue }
      return (
        scalars.distance(from: scalars.startIndex, to: token.startIndex),
        "\(name) of number skeleton \"\(skeleton)\" is not between 1E-20 and 1E20"
      )
    }
    return nil
  }

  /// Checks a date skeleton for letters that aren't date fields, and for combinations that ICU can't print.
  ///
  /// ICU silently ignores such letters and prints the remaining fields, if there are any.
  ///
  /// A field consists of one letter, repeated up to a limit that depends on the letter. The same letter can't be used
  /// for two fields.
  ///
  /// Source: Unicode TS 35, part 4, section 8, the field table, and the letters `j`, `J`, and `C`, which are only used
  /// in skeletons <https://www.unicode.org/reports/tr35/tr35-dates.html#Date_Field_Symbol_Table>
  ///
  /// - Returns: The offset of the first fault in Unicode scalars and its description, or `nil` if the skeleton is
  ///   valid.
  static func faultInDateSkeleton(_ skeleton: String) -> (offset: Int, reason: String)? {
    let scalars = Array(skeleton.unicodeScalars)
    guard !scalars.isEmpty else { return (0, "date skeleton is empty") }
    var seen: Set<Unicode.Scalar> = []
    var start = 0
    while start < scalars.count {
      let letter = scalars[start]
      guard let longest = longestRun(of: letter) else {
        return (start, "date skeleton \"\(skeleton)\" has \"\(letter)\", which is not a date field")
      }
      guard seen.insert(letter).inserted else {
        return (start, "date skeleton \"\(skeleton)\" has the field \"\(letter)\" twice")
      }
      var end = start
      while end < scalars.count, scalars[end] == letter { end += 1 }
      guard end - start <= longest else {
        return (start, "date skeleton \"\(skeleton)\" has \"\(letter)\" more than \(longest) times")
      }
      start = end
    }
    if hasPattern(skeleton) { return nil }
    let hint = skeleton.contains("D") ? "; d is the day of the month, and D that of the year" : ""
    return (0, "date skeleton \"\(skeleton)\" has a combination of fields for which no language has a pattern\(hint)")
  }

  /// Skeletons that were checked, and the patterns of English.
  private struct Checked {
    var hasPattern: [String: Bool] = [:]
    var patterns: ICUPatterns?
  }

  private static let checked = Mutex(Checked())
  private static let maximumChecked = 256

  /// Returns whether ICU has a pattern for a combination of fields.
  ///
  /// For some, such as `Yw` and `yw`, it formats any date as an empty text. For others, it leaves out fields, such as the
  /// week of `yEw`, or appends the names of fields, as in `2026 ├day of year: 365┤` for `yD`. Which these are doesn't
  /// depend on the language.
  private static func hasPattern(_ skeleton: String) -> Bool {
    checked.withLock { checked in
      if let known = checked.hasPattern[skeleton] { return known }
      if checked.hasPattern.count >= maximumChecked { checked.hasPattern.removeAll() }
      let date = try? ICUDate(date: .skeleton(skeleton), time: nil, locale: "en", patterns: &checked.patterns)
      let hasPattern =
        date.map { fields(in: skeleton.utf8).isSubset(of: fields(in: $0.parts.compactMap(\.letter))) } ?? false
      checked.hasPattern[skeleton] = hasPattern
      return hasPattern
    }
  }

  /// Returns the fields that letters request or print, each as one of its letters.
  ///
  /// The halves of a day are left out, because not every clock has them.
  private static func fields(in letters: some Sequence<UInt8>) -> Set<Character> {
    Set(
      letters.compactMap { letter in
        switch Character(Unicode.Scalar(letter)) {
        case "y", "Y", "u", "U", "r": "y"
        case "M", "L": "M"
        case "Q", "q": "Q"
        case "E", "e", "c": "E"
        case "h", "H", "k", "K", "j", "J", "C": "h"
        case "z", "Z", "O", "v", "V", "X", "x": "z"
        case "a", "b", "B": nil
        case let other: other
        }
      })
  }

  private static func longestRun(of letter: Unicode.Scalar) -> Int? {
    switch letter {
    case "d", "h", "H", "k", "K", "m", "s", "w", "D": letter == "D" ? 3 : 2
    case "W", "F": 1
    case "y", "Y", "u", "S": 9
    case "Z", "x", "X", "U", "G", "Q", "q", "M", "L", "b", "B", "a": 5
    case "E", "e", "c", "j", "C": 6
    case "J": 2
    case "z", "v", "V": 4
    case "O": 4
    default: nil
    }
  }
}
