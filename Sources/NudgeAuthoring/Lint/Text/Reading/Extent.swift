internal import NudgeText

/// How much room a text takes at its longest.
struct Extent: Hashable {
  /// Columns, as `DisplayWidth` counts them.
  var columns = 0
  /// Columns up to a person's text that ends the message, which may be cut anywhere: whoever wrote it knows how it goes on.
  var columnsBeforeOwnText = 0
  /// Characters, as people count them.
  var characters = 0
  /// Bytes of UTF-8 in JSON.
  var bytes = 0
  /// What takes most columns.
  var text = ""

  init() {}

  init(_ text: String) {
    columns = DisplayWidth.columns(of: text)
    columnsBeforeOwnText = columns
    characters = text.count
    bytes = text.utf8.count + text.utf8.count { $0 == 0x22 || $0 == 0x5C }
    self.text = text
  }

  static func += (left: inout Extent, right: Extent) {
    left.columns += right.columns
    left.columnsBeforeOwnText += right.columnsBeforeOwnText
    left.characters += right.characters
    left.bytes += right.bytes
    left.text += right.text
  }

  /// The most of both in each respect.
  mutating func formMaximum(_ other: Extent) {
    if other.columns > columns { text = other.text }
    columns = max(columns, other.columns)
    columnsBeforeOwnText = max(columnsBeforeOwnText, other.columnsBeforeOwnText)
    characters = max(characters, other.characters)
    bytes = max(bytes, other.bytes)
  }
}
