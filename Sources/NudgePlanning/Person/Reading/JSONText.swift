/// A text of a JSON document, between its quotation marks and known to be valid.
struct JSONText {
  /// The first byte after the opening mark, and the closing mark's.
  var range: Range<Int>
  var hasEscapes: Bool
  var isASCII: Bool

  /// Where the opening mark stands.
  var offset: Int { range.lowerBound - 1 }
}
