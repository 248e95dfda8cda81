/// A fragment of a web page.
///
/// Literals are markup. Interpolated values are escaped, unless they are `HTML` themselves:
///
/// ```swift
/// let item: HTML = "<li>\("a < b")</li>"
/// item.source  // <li>a &lt; b</li>
/// ```
struct HTML: ExpressibleByStringInterpolation {
  /// The markup of the fragment.
  private(set) var source: String

  init(stringLiteral literal: String) { source = literal }

  init(stringInterpolation interpolation: StringInterpolation) { source = interpolation.source }

  /// Creates a fragment by joining lines with line breaks.
  init(lines: some Sequence<HTML>) { source = lines.map(\.source).joined(separator: "\n") }

  /// Builds markup from a literal and its interpolations.
  struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var source = ""

    init(literalCapacity: Int, interpolationCount: Int) { source.reserveCapacity(literalCapacity * 2) }

    mutating func appendLiteral(_ literal: String) { source += literal }
    mutating func appendInterpolation(_ text: String) { source += text.escapedForHTML }
    mutating func appendInterpolation(_ number: Int) { source += String(number) }
    mutating func appendInterpolation(_ markup: HTML) { source += markup.source }
  }
}

extension String {
  /// The text, escaped for use as content or in a quoted attribute of a web page.
  ///
  /// Characters that an HTML document must not contain (controls other than white space, HTML section 13.1.4) are
  /// replaced with U+FFFD. So are line separators and characters that override the direction of the text that follows.
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
        let isUnsafe =
          scalar.properties.generalCategory == .control || ("\u{2028}"..."\u{202E}").contains(scalar)
        escaped.unicodeScalars.append(isUnsafe ? "\u{FFFD}" : scalar)
      }
    }
    return escaped
  }
}
