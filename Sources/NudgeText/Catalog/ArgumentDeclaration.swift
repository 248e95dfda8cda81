/// The declaration of an argument that a template's messages can use.
package struct ArgumentDeclaration: Hashable, Sendable {
  /// The type of an argument's values.
  ///
  /// In catalog files, a type is represented by its case name.
  package enum ValueType: String, CaseIterable, Hashable, Sendable {
    /// An integer.
    case int
    /// A string.
    case text
    /// A civil date, or a moment displayed as a date.
    case date
    /// A moment displayed as a time of day.
    case time
  }

  /// The name used in messages, which consists of an ASCII letter followed by ASCII letters and digits.
  package var name: String
  /// The type of the argument's values.
  package var type: ValueType
  /// The minimum value of an `int`.
  package var minimum: Int?
  /// The maximum value of an `int`, or the maximum number of characters in a `text`.
  package var maximum: Int?
  /// The allowed strings, in file order, or an empty array if any string is allowed.
  package var values: [String] = []
  /// A Boolean value indicating whether the value is personal and must not be displayed if previews are turned off.
  package var isPersonal = false
  /// A Boolean value indicating whether the value can be missing.
  ///
  /// If the value is missing, variants that use it aren't eligible.
  package var isOptional = false
  /// Example values for previews and checks, as written in the file: integers in decimal, dates such as `2026-11-22`,
  /// and times such as `20:00`.
  package var examples: [String] = []
}

extension ArgumentDeclaration {
  /// Declares a required argument that accepts any value of its type.
  ///
  /// - Parameters:
  ///   - name: The name used in messages.
  ///   - type: The type of the argument's values.
  package init(name: String, type: ValueType) {
    self.name = name
    self.type = type
  }
}
