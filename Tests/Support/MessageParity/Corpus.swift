internal import NudgeTestSupport

/// Messages that are kept as data, one a line; Tests/Fixtures/README.md describes the files.
package enum Corpus {
  /// Eight locales with plural rules, digits, scripts and orders as different as languages have them.
  package static let locales = ["en", "en-GB", "zh-Hans", "zh-Hant", "ar", "ru", "fr", "ja"]

  /// A line that is not what it should be.
  package struct Malformed: Error {
    var line: String
  }

  /// The good messages of a locale.
  ///
  /// - Parameter locale: One of `locales`.
  /// - Returns: The patterns, in the order of the file.
  /// - Throws: Where the file cannot be read.
  package static func messages(of locale: String) throws -> [String] {
    try Fixtures.lines(of: "messages/\(locale).txt").map { try unescape($0) }
  }

  /// The faulty messages, each with what becomes of it.
  package static func faults() throws -> [(outcome: String, pattern: String)] {
    var outcome = ""
    var result: [(outcome: String, pattern: String)] = []
    for line in try Fixtures.lines(of: "messages/faults.txt") {
      if line.hasPrefix("["), line.hasSuffix("]") {
        outcome = String(line.dropFirst().dropLast())
      } else {
        result.append((outcome, try unescape(line)))
      }
    }
    return result
  }

  private static func unescape(_ line: Substring) throws -> String {
    guard line.contains("\\") else { return String(line) }
    var result = String.UnicodeScalarView()
    var rest = line.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      guard scalar == "\\" else {
        result.append(scalar)
        continue
      }
      switch rest.popFirst() {
      case "\\": result.append("\\")
      case "n": result.append("\n")
      case "r": result.append("\r")
      case "t": result.append("\t")
      case "u":
        guard rest.popFirst() == "{", let end = rest.firstIndex(of: "}"),
          let scalar = UInt32(String(rest[..<end]), radix: 16).flatMap(Unicode.Scalar.init)
        else { throw Malformed(line: String(line)) }
        result.append(scalar)
        rest = rest[rest.index(after: end)...]
      default: throw Malformed(line: String(line))
      }
    }
    return String(result)
  }
}
