package import NudgeText

/// An artificial locale derived from the English text, for testing how a layout handles other languages.
///
/// Only the text between arguments changes. Placeholders, plurals, `#` and skeletons stay the same. The identifiers are
/// the same as in CLDR and Android.
package enum PseudoLocale: String, CaseIterable, Hashable, Sendable {
  /// Accented Latin letters, about a third longer than the original, in brackets that reveal truncated text.
  ///
  /// Android appends words to make texts longer. This pseudolocale doubles letters in place, so that lines break as in
  /// a language with longer words.
  case accented = "en-XA"
  /// Arabic letters with similar sounds, and Arabic punctuation.
  ///
  /// Android and CLDR reverse Latin letters with U+202E. Such an override bypasses the bidirectional algorithm, so
  /// digits, names and punctuation between words look correct even if a layout is wrong. Real Arabic letters reveal
  /// such mistakes, join as in Arabic text, and require an Arabic font. They also keep their direction if overrides
  /// are removed.
  case arabic = "ar-XB"

  /// The locale of the pseudolocale's text.
  ///
  /// Because its region doesn't exist, this locale can't be a person's locale.
  package var locale: LocaleTag {
    switch self {
    case .accented: LocaleTag(language: "en", script: nil, region: "XA")
    case .arabic: LocaleTag(language: "ar", script: nil, region: "XB")
    }
  }

  /// Converts an English pattern into a pattern for this pseudolocale.
  ///
  /// - Parameter pattern: A valid pattern.
  /// - Returns: A pattern with the same arguments. If the longer text would exceed the maximum length, it is only
  ///   accented.
  /// - Throws: `MessageSyntaxError` if the pattern is invalid.
  package func pattern(from pattern: String) throws(MessageSyntaxError) -> String {
    let nodes = try Message(pattern).nodes
    switch self {
    case .accented:
      let longer = "[" + nodes.mapTexts { $0.accented(growth: 32) }.pattern + "]"
      if longer.unicodeScalars.count <= Message.maximumLength { return longer }
      return nodes.mapTexts { $0.accented(growth: 0) }.pattern
    case .arabic:
      return nodes.mapTexts(\.inArabicLetters).pattern
    }
  }
}

extension [MessageNode] {
  /// Returns the nodes with their text transformed, including text in branches.
  fileprivate func mapTexts(_ transform: (String) -> String) -> [MessageNode] {
    map { node in
      switch node {
      case .text(var text):
        text.text = transform(text.text)
        return .text(text)
      case .branches(var branches):
        for index in branches.branches.indices {
          branches.branches[index].nodes = branches.branches[index].nodes.mapTexts(transform)
        }
        return .branches(branches)
      case .argument, .pluralNumber:
        return node
      }
    }
  }
}

extension Catalog {
  /// Returns the catalog with pseudolocales, which are only used for previews.
  ///
  /// - Parameter pseudo: The pseudolocales, whose text is derived from the source locale.
  /// - Returns: The same catalog if `pseudo` is empty.
  package func adding(_ pseudo: [PseudoLocale]) -> Catalog {
    if pseudo.isEmpty { return self }
    var messages: [LocaleTag: [String: String]] = [:]
    for locale in locales {
      messages[locale] = Dictionary(self.messages(in: locale).map { ($0.key, $0.pattern) }) { first, _ in first }
    }
    for language in pseudo {
      // Leave invalid patterns unchanged. A valid catalog doesn't contain any.
      messages[language.locale] = messages[CatalogSources.sourceLocale]?.mapValues {
        (try? language.pattern(from: $0)) ?? $0
      }
    }
    // Variants for English also apply to pseudolocales.
    let templates = templates.map { template in
      var template = template
      for index in template.variants.indices
      where template.variants[index].locales?.contains(CatalogSources.sourceLocale) == true {
        template.variants[index].locales? += pseudo.map(\.locale)
      }
      return template
    }
    return Catalog(revisions: revisions, templates: templates, messages: messages)
  }
}

extension String {
  /// Returns the text with accented Latin letters, and lengthened by doubling some of them.
  ///
  /// The result is deterministic. A vowel is doubled once enough characters have passed, and a consonant only if no
  /// vowel follows in time.
  ///
  /// - Parameter growth: The number of letters to add per hundred characters, from 0 to 100.
  /// - Returns: The accented and lengthened text.
  func accented(growth: Int) -> String {
    var accented = ""
    /// The number of letters due to be added, in hundredths.
    var due = 0
    for character in self {
      due += growth
      guard let letter = Self.accents[character] else {
        accented.append(character)
        continue
      }
      accented.append(letter)
      let isVowel = "aeiouAEIOU".contains(character)
      if due >= (isVowel ? 60 : 160) {
        accented.append(Self.accents[Character(character.lowercased())] ?? letter)
        due -= 100
      }
    }
    return accented
  }

  /// The text with Arabic letters that have similar sounds, and with Arabic punctuation.
  var inArabicLetters: String {
    String(map { character in Self.arabic[Character(character.lowercased())] ?? character })
  }

  private static let accents = pairs(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ", "åƀçðéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýžÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽ")

  private static let arabic = pairs("abcdefghijklmnopqrstuvwxyz,;?", "ابكديفغهيجكلمنوبقرستوفوخيز،؛؟")

  private static func pairs(_ from: String, _ to: String) -> [Character: Character] {
    Dictionary(zip(from, to)) { first, _ in first }
  }
}
