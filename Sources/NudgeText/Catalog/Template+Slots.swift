extension Template {
  /// All messages that the template asks for, in the order of a catalog: styles, in each the variants, in each the parts;
  /// then the private text.
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
  ///   - style: The style; it counts only where the words have one.
  /// - Returns: A stem such as `reminder.gentle.a01`; the whole key where the words have a title alone.
  package func stem(of variant: String, style: Style?) -> String {
    guard surface.isStyled, let style else { return "\(kind.rawValue).\(variant)" }
    return "\(kind.rawValue).\(style.rawValue).\(variant)"
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
