/// The arguments, actions and variants of a kind, without their text.
package struct Template: Hashable, Sendable {
  /// The kind.
  package var kind: Kind
  /// The place where the text is shown.
  package var surface: Surface
  /// The arguments that messages can use, in file order.
  package var arguments: [ArgumentDeclaration] = []
  /// The actions in the order of their buttons, as ids of variants of templates whose surface is `action`.
  package var actions: [String] = []
  /// The prefix of the message keys to show if previews are off, such as `reminder.private`; `nil` if the
  /// notification's own text may be shown.
  package var privateKey: String?
  /// The thresholds at which the kind is celebrated; `nil` if it isn't a milestone.
  package var thresholds: MilestoneThresholds?
  /// The variants, in file order.
  package var variants: [Variant]
}

extension Template {
  /// Creates a template without arguments, actions and private text.
  ///
  /// - Parameters:
  ///   - kind: The kind.
  ///   - surface: The place where the text is shown.
  ///   - variants: The variants, in file order.
  package init(kind: Kind, surface: Surface, variants: [Variant]) {
    self.kind = kind
    self.surface = surface
    self.variants = variants
  }

  /// The messages of the template in catalog order: by style, then by variant, then by part, and finally the private
  /// text.
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

  /// Returns the prefix of the keys of a variant's messages.
  ///
  /// - Parameters:
  ///   - variant: The id of the variant.
  ///   - style: The style; ignored if the surface has no styles.
  /// - Returns: A prefix such as `reminder.gentle.a01`. It is the complete key if the text has only a title.
  package func stem(of variant: String, style: Style?) -> String {
    guard surface.isStyled, let style else { return "\(kind.rawValue).\(variant)" }
    return "\(kind.rawValue).\(style.rawValue).\(variant)"
  }

  /// The number of messages of the template.
  var slotCount: Int {
    (surface.isStyled ? Style.allCases.count : 1) * variants.count * surface.parts.count
      + (privateKey == nil ? 0 : Self.privateParts.count)
  }

  /// Returns the index in `slots` of a variant's first part.
  ///
  /// The style is ignored if the surface has no styles.
  func slot(variant: Int, style: Style) -> Int {
    ((surface.isStyled ? style.index : 0) * variants.count + variant) * surface.parts.count
  }

  /// The index in `slots` of the private title.
  ///
  /// The private body follows it.
  var privateSlot: Int? {
    privateKey == nil ? nil : slotCount - Self.privateParts.count
  }

  private static let privateParts = MessagePart.allCases
}

/// A message that a template requires.
package struct MessageSlot: Hashable, Sendable {
  /// The index of the variant in its template; `nil` for the private text.
  package var variant: Int?
  /// The style; `nil` if the surface has no styles.
  package var style: Style?
  /// The part.
  package var part: MessagePart
  /// The key, such as `reminder.gentle.a01.title` or `actions.add`.
  package var key: String
}
