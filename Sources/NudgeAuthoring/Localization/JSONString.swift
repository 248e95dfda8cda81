internal import NudgeText

/// A string of a JSON file.
struct JSONString {
  /// The text, escapes resolved.
  var text: String
  /// The text as written between its quotation marks.
  var written: String
  /// Where the opening quotation mark stands.
  var position: TextPosition
}
