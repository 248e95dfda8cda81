package import NudgeText

/// A template as read from a file, with the places from which its faults are reported.
package struct TemplateSource: Hashable, Sendable {
  /// The file, such as `Templates/reminder.yaml`.
  package var file: String
  /// The template; the needs of its variants are not yet known.
  package var template: Template
  /// The beginning of the file's contents.
  package var position: TextPosition
  /// Where each argument's name stands.
  package var argumentPositions: [TextPosition] = []
  /// Where each action stands.
  package var actionPositions: [TextPosition] = []
  /// The places of each variant.
  package var variantPositions: [VariantPositions] = []

  /// The places of a variant's parts.
  package struct VariantPositions: Hashable, Sendable {
    /// Where its id stands.
    package var id: TextPosition
    /// Where its `since` stands.
    package var since: TextPosition?
    /// Where each of its locales stands.
    package var locales: [TextPosition] = []
    /// Where the name of each condition stands.
    package var conditions: [TextPosition] = []
  }
}
