package import NudgeText

/// A template as read from a file, with the positions for reporting its faults.
package struct TemplateSource: Hashable, Sendable {
  /// The file, such as `Templates/reminder.yaml`.
  package var file: String
  /// The template, without its variants' needs, which are determined later.
  package var template: Template
  /// The start of the file's contents.
  package var position: TextPosition
  /// The position of each argument's name.
  package var argumentPositions: [TextPosition] = []
  /// The position of each action.
  package var actionPositions: [TextPosition] = []
  /// A Boolean value indicating whether all variants could be read.
  package var isComplete = true
  /// The positions within each variant.
  package var variantPositions: [VariantPositions] = []

  /// The positions of a variant's parts.
  package struct VariantPositions: Hashable, Sendable {
    /// The position of the ID.
    package var id: TextPosition
    /// The position of `since`.
    package var since: TextPosition?
    /// The position of each locale.
    package var locales: [TextPosition] = []
    /// The position of each condition's name.
    package var conditions: [TextPosition] = []
  }
}
