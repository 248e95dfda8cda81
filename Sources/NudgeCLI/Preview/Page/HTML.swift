/// A piece of a web page, in which every text that was interpolated is escaped.
///
/// What stands in the source is markup; what is put in with `\(…)` is text, wherever it came from, unless it is HTML itself.
struct HTML: ExpressibleByStringInterpolation {
  /// The markup.
  private(set) var source: String

  init(stringLiteral literal: String) { source = literal }

  init(stringInterpolation interpolation: Interpolation) { source = interpolation.source }

  /// Pieces one after the other, with a line break between them.
  init(lines: some Sequence<HTML>) { source = lines.map(\.source).joined(separator: "\n") }

  /// Builds markup from what a literal says.
  struct Interpolation: StringInterpolationProtocol {
    fileprivate var source = ""

    init(literalCapacity: Int, interpolationCount: Int) { source.reserveCapacity(literalCapacity * 2) }

    mutating func appendLiteral(_ literal: String) { source += literal }
    mutating func appendInterpolation(_ text: String) { source += text.escapedForHTML }
    mutating func appendInterpolation(_ number: Int) { source += String(number) }
    mutating func appendInterpolation(_ markup: HTML) { source += markup.source }
  }

  typealias StringInterpolation = Interpolation
}

extension String {
  /// The text as it is written in the text or in a quoted attribute of a web page.
  ///
  /// Characters that a page may not hold (HTML, section 13.1.4: controls but for white space) become U+FFFD.
  var escapedForHTML: String {
    var escaped = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "'": escaped += "&#39;"
      case "\n", "\t": escaped.unicodeScalars.append(scalar)
      default:
        escaped.unicodeScalars.append(scalar.properties.generalCategory == .control ? "\u{FFFD}" : scalar)
      }
    }
    return escaped
  }
}
