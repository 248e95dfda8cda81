extension Template {
  /// All messages that the template asks for, in the order of a catalog: styles, in each the variants, in each the parts;
  /// then the private text.
  package var slots: [MessageSlot] {
    var slots: [MessageSlot] = []
    slots.reserveCapacity(slotCount)
    let styles: [Style?] = surface.isStyled ? Style.allCases : [nil]
    for style in styles {
      let stem = kind.rawValue + "." + (style.map { $0.rawValue + "." } ?? "")
      for (index, variant) in variants.enumerated() {
        for part in surface.parts {
          let key = stem + variant.id + (surface.parts.count > 1 ? "." + part.rawValue : "")
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

  /// How many messages the template asks for.
  var slotCount: Int {
    (surface.isStyled ? Style.allCases.count : 1) * variants.count * surface.parts.count
      + (privateKey == nil ? 0 : Self.privateParts.count)
  }

  /// The place of a variant's first part among `slots`; the style counts only where the words have one.
  func slot(variant: Int, style: Style) -> Int {
    ((surface.isStyled ? style.index : 0) * variants.count + variant) * surface.parts.count
  }

  /// The place of the private title among `slots`; the body follows it.
  var privateSlot: Int? {
    privateKey == nil ? nil : slotCount - Self.privateParts.count
  }

  private static let privateParts = MessagePart.allCases
}
