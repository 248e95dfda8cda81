/// What can be said about one kind: arguments, actions and variants, but no words.
public struct Template: Hashable, Sendable {
  /// The kind.
  public var kind: Kind
  /// Where the words are shown.
  public var surface: Surface
  /// The arguments that messages may use, in file order.
  public var arguments: [ArgumentDeclaration]
  /// The actions offered, in the order of their buttons: ids of variants of templates whose surface is `action`.
  public var actions: [String]
  /// The stem of the message keys shown where previews are off, such as `reminder.private`; `nil` where the words
  /// themselves may be shown.
  public var privateKey: String?
  /// The numbers that are celebrated, where the kind is a milestone.
  public var thresholds: MilestoneThresholds?
  /// The variants, in file order.
  public var variants: [Variant]

  /// Creates a template.
  ///
  /// - Parameters:
  ///   - kind: The kind.
  ///   - surface: Where the words are shown.
  ///   - arguments: The arguments that messages may use.
  ///   - actions: The actions offered.
  ///   - privateKey: The stem of the message keys shown where previews are off.
  ///   - thresholds: The numbers that are celebrated.
  ///   - variants: The variants.
  public init(
    kind: Kind, surface: Surface, arguments: [ArgumentDeclaration] = [], actions: [String] = [],
    privateKey: String? = nil, thresholds: MilestoneThresholds? = nil, variants: [Variant]
  ) {
    self.kind = kind
    self.surface = surface
    self.arguments = arguments
    self.actions = actions
    self.privateKey = privateKey
    self.thresholds = thresholds
    self.variants = variants
  }
}
