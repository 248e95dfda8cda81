/// What a template promises about one argument of its messages.
public struct ArgumentDeclaration: Hashable, Sendable {
  /// What values an argument takes; the spelling in files is the case's name.
  public enum ValueType: String, CaseIterable, Hashable, Sendable {
    /// A whole number.
    case int
    /// A text.
    case text
    /// A civil date, or a moment shown as a date.
    case date
    /// A moment shown as a time of day.
    case time
  }

  /// The name in messages: an ASCII letter, then letters and digits.
  public var name: String
  /// The type.
  public var type: ValueType
  /// The least value of an int.
  public var minimum: Int?
  /// The greatest value of an int; the most characters of a text.
  public var maximum: Int?
  /// The only texts allowed, in file order; empty if any text is allowed.
  public var values: [String] = []
  /// Whether the value reveals something about a person, and so must not be shown when previews are off.
  public var isPersonal = false
  /// Whether the value may be absent; then only variants that do not use it are eligible.
  public var isOptional = false
  /// Values for previews and checks, as written in the file: ints in decimal, dates as `2026-11-22`, times as `20:00`.
  public var examples: [String] = []
}

extension ArgumentDeclaration {
  /// Creates a declaration of a required argument that takes any value of its type.
  ///
  /// - Parameters:
  ///   - name: The name in messages.
  ///   - type: The type.
  public init(name: String, type: ValueType) {
    self.name = name
    self.type = type
  }
}
