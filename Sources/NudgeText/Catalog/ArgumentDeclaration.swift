/// The declaration of an argument that a template's messages can use.
package struct ArgumentDeclaration: Hashable, Sendable {
  /// The type of an argument's values.
  ///
  /// The spelling in files is the case's name.
  package enum ValueType: String, CaseIterable, Hashable, Sendable {
    /// An integer.
    case int
    /// A text.
    case text
    /// A civil date, or a moment that is shown as a date.
    case date
    /// A moment that is shown as a time of day.
    case time
  }

  /// The name used in messages, an ASCII letter followed by letters and digits.
  package var name: String
  /// The type of the argument's values.
  package var type: ValueType
  /// The minimum of an int.
  package var minimum: Int?
  /// The maximum of an int, or the maximum number of characters in a text.
  package var maximum: Int?
  /// The allowed texts, in file order; empty if any text is allowed.
  package var values: [String] = []
  /// A Boolean value indicating whether the value is personal, so that it must not be shown if previews are off.
  package var isPersonal = false
  /// A Boolean value indicating whether the value can be missing.
  ///
  /// Variants that use it are not eligible then.
  package var isOptional = false
  /// Values for previews and checks, as written in the file: ints in decimal, dates as `2026-11-22`, times as `20:00`.
  package var examples: [String] = []
}

extension ArgumentDeclaration {
  /// Creates a declaration of a required argument that accepts any value of its type.
  ///
  /// - Parameters:
  ///   - name: The name used in messages.
  ///   - type: The type of the argument's values.
  package init(name: String, type: ValueType) {
    self.name = name
    self.type = type
  }
}
