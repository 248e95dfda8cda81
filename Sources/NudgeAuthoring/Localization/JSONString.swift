package import NudgeText

/// A string of a JSON file.
package struct JSONString {
  /// The text, escapes resolved.
  package var text: String
  /// The text as written between its quotation marks.
  package var written: String
  /// Where the opening quotation mark stands.
  package var position: TextPosition
}
