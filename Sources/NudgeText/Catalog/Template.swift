/// The definition of a kind: its arguments, actions and variants, without their text.
package struct Template: Hashable, Sendable {
  /// The kind.
  package var kind: Kind
  /// The place where the text is displayed.
  package var surface: Surface
  /// The arguments that messages can use, in file order.
  package var arguments: [ArgumentDeclaration] = []
  /// The IDs of the actions, in the order of their buttons.
  ///
  /// Each ID refers to a variant of a template whose surface is `action`.
  package var actions: [String] = []
  /// The key prefix of the messages to display if previews are turned off, such as `reminder.private`, or `nil` if the
  /// notification's regular text may be displayed.
  package var privateKey: String?
  /// The thresholds at which the kind is celebrated, or `nil` if it isn't a milestone.
  package var thresholds: MilestoneThresholds?
  /// The variants, in file order.
  package var variants: [Variant]
}

extension Template {
  /// Creates a template without arguments, actions, or private text.
  ///
  /// - Parameters:
  ///   - kind: The kind.
  ///   - surface: The place where the text is displayed.
  ///   - variants: The variants, in file order.
  package init(kind: Kind, surface: Surface, variants: [Variant]) {
    self.kind = kind
    self.surface = surface
    self.variants = variants
  }

  /// The template's messages in catalog order: by style, then by variant, then by part, followed by the private text.
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

  /// Returns the key prefix of a variant's messages.
  ///
  /// - Parameters:
  ///   - variant: The ID of the variant.
  ///   - style: The style, which is ignored if the surface doesn't have styles.
  /// - Returns: A prefix such as `reminder.gentle.a01`, which is the complete key if the text consists of a title only.
  package func stem(of variant: String, style: Style?) -> String {
    guard surface.isStyled, let style else { return "\(kind.rawValue).\(variant)" }
    return "\(kind.rawValue).\(style.rawValue).\(variant)"
  }

  /// The number of messages in the template.
  var slotCount: Int {
    (surface.isStyled ? Style.allCases.count : 1) * variants.count * surface.parts.count
      + (privateKey == nil ? 0 : Self.privateParts.count)
  }

  /// Returns the index of a variant's first part in `slots`.
  ///
  /// The style is ignored if the surface doesn't have styles.
  func slot(variant: Int, style: Style) -> Int {
    ((surface.isStyled ? style.index : 0) * variants.count + variant) * surface.parts.count
  }

  /// The index of the private title in `slots`, or `nil` if there isn't any private text.
  ///
  /// The next slot contains the private body.
  var privateSlot: Int? {
    privateKey == nil ? nil : slotCount - Self.privateParts.count
  }

  private static let privateParts = MessagePart.allCases
}

/// A message that a template requires.
package struct MessageSlot: Hashable, Sendable {
  /// The index of the variant in its template, or `nil` for private text.
  package var variant: Int?
  /// The style, or `nil` if the surface doesn't have styles or for private text.
  package var style: Style?
  /// The part of the text.
  package var part: MessagePart
  /// The message key, such as `reminder.gentle.a01.title` or `actions.add`.
  package var key: String
}
