/// What is wrong with a skeleton, found when a pattern is parsed and not when a person's notification is due.
enum SkeletonCheck {
  /// Asks ICU whether it knows a number skeleton, and refuses numbers in it that make any text too long.
  ///
  /// `scale` and `precision-increment` take a number with an exponent, and ICU writes out all its zeros: a few
  /// characters of a pattern could keep a renderer for minutes. Every other part of a skeleton is as long as what it
  /// asks for, and ICU stops at 999 digits.
  ///
  /// Source: <https://unicode-org.github.io/icu/userguide/format_parse/numbers/skeletons.html>
  ///
  /// - Returns: Where the fault is, in Unicode scalars from the start, and what it is; `nil` for a good skeleton.
  static func faultInNumberSkeleton(_ skeleton: String) -> (offset: Int, reason: String)? {
    let unknown = "number skeleton \"\(skeleton)\" is unknown to ICU"
    // ICU takes the empty skeleton for plain formatting; in a message it is a slip.
    guard !skeleton.isEmpty else { return (0, unknown) }
    // Before ICU sees the skeleton: it may work with the number right away.
    if let fault = faultInFactors(of: skeleton) { return fault }
    do throws(ICUFailure) {
      // What a skeleton means does not depend on the locale, only what it prints.
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
      // What is no number at all is ICU's to refuse; so is 0, but when it formats.
      guard let magnitude, !(1e-20...1e20).contains(magnitude) else { continue }
      if magnitude == 0, !parts[1].utf8.contains(where: { $0 | 0x20 == UInt8(ascii: "e") }) { continue }
      return (
        scalars.distance(from: scalars.startIndex, to: token.startIndex),
        "\(name) of number skeleton \"\(skeleton)\" is not within 1E-20 and 1E20"
      )
    }
    return nil
  }

  /// Looks for letters that are no date field, which ICU drops in silence, printing the rest or nothing.
  ///
  /// A field is a run of one letter. Its length is bounded, and no letter may come back in a second run.
  ///
  /// Source: Unicode TS 35, part 4, section 8, table of fields; and its `j`, `J` and `C`, which only skeletons have
  /// <https://www.unicode.org/reports/tr35/tr35-dates.html#Date_Field_Symbol_Table>
  ///
  /// - Returns: Where the first fault is, in Unicode scalars from the start, and what it is; `nil` for a good skeleton.
  static func faultInDateSkeleton(_ skeleton: String) -> (offset: Int, reason: String)? {
    let scalars = Array(skeleton.unicodeScalars)
    guard !scalars.isEmpty else { return (0, "date skeleton is empty") }
    var seen: Set<Unicode.Scalar> = []
    var start = 0
    while start < scalars.count {
      let letter = scalars[start]
      guard let longest = longestRun(of: letter) else {
        return (start, "date skeleton \"\(skeleton)\" has \"\(letter)\", which is no date field")
      }
      guard seen.insert(letter).inserted else {
        return (start, "date skeleton \"\(skeleton)\" has the field \"\(letter)\" twice")
      }
      var end = start
      while end < scalars.count, scalars[end] == letter { end += 1 }
      guard end - start <= longest else {
        return (start, "date skeleton \"\(skeleton)\" has more than \(longest) times \"\(letter)\"")
      }
      start = end
    }
    return nil
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
