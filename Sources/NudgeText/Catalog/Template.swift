/// What can be said about one kind: arguments, actions and variants, but no words.
public struct Template: Hashable, Sendable {
  /// The kind.
  public var kind: Kind
  /// Where the words are shown.
  public var surface: Surface
  /// The arguments that messages may use, in file order.
  public var arguments: [ArgumentDeclaration] = []
  /// The actions offered, in the order of their buttons: ids of variants of templates whose surface is `action`.
  public var actions: [String] = []
  /// The stem of the message keys shown when previews are off, such as `reminder.private`; `nil` if the words
  /// themselves may be shown.
  public var privateKey: String?
  /// The numbers that are celebrated, if the kind is a milestone.
  public var thresholds: MilestoneThresholds?
  /// The variants, in file order.
  public var variants: [Variant]
}

extension Template {
  /// Creates a template without arguments, actions and private text.
  ///
  /// - Parameters:
  ///   - kind: The kind.
  ///   - surface: Where the words are shown.
  ///   - variants: The variants.
  public init(kind: Kind, surface: Surface, variants: [Variant]) {
    self.kind = kind
    self.surface = surface
    self.variants = variants
  }

  /// All messages that the template asks for, in the order of a catalog: styles, in each the variants, in each the
  /// parts; then the private text.
  package var slots: [MessageSlot] {
    var slots: [MessageSlot] = []
    slots.reserveCapacity(slotCount)
    let styles: [Style?] = surface.isStyled ? Style.allCases : [nil]
    for style in styles {
      for (index, variant) in variants.enumerated() {
        let stem = stem(of: variant.id, style: style)
        for part in surface.parts {
          let key = surface.parts.count > 1 ? stem + "." + part.rawValue : stem
          slots.append(MessageSlot(variant: index, style: style, part: part, key: key))
        }
      }
    }
    if let privateKey {
      for part in Self.privateParts {
        slots.append(MessageSlot(part: part, key: privateKey + "." + part.rawValue))
      }
    }
    return slots
  }

  /// What the keys of a variant's messages begin with.
  ///
  /// - Parameters:
  ///   - variant: The id of the variant.
  ///   - style: The style; ignored if the words have none.
  /// - Returns: A stem such as `reminder.gentle.a01`; the whole key if the words are only a title.
  package func stem(of variant: String, style: Style?) -> String {
    guard surface.isStyled, let style else { return "\(kind.rawValue).\(variant)" }
    return "\(kind.rawValue).\(style.rawValue).\(variant)"
  }

  /// How many messages the template asks for.
  var slotCount: Int {
    (surface.isStyled ? Style.allCases.count : 1) * variants.count * surface.parts.count
      + (privateKey == nil ? 0 : Self.privateParts.count)
  }

  /// The place of a variant's first part among `slots`; the style is ignored if the words have none.
  func slot(variant: Int, style: Style) -> Int {
    ((surface.isStyled ? style.index : 0) * variants.count + variant) * surface.parts.count
  }

  /// The place of the private title among `slots`; the body follows it.
  var privateSlot: Int? {
    privateKey == nil ? nil : slotCount - Self.privateParts.count
  }

  private static let privateParts = MessagePart.allCases
}

/// One message that a template asks for: whose it is, and its key in the files.
package struct MessageSlot: Hashable, Sendable {
  /// The place of the variant in its template; `nil` for the private text.
  package var variant: Int?
  /// The style; `nil` if the words have none.
  package var style: Style?
  /// The part.
  package var part: MessagePart
  /// The key, such as `reminder.gentle.a01.title` or `actions.add`.
  package var key: String
}
