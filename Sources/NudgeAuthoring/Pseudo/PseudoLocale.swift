package import NudgeText

/// An artificial language, made from the English words to show what a layout does with another.
///
/// Only the text between arguments changes; placeholders, plurals, `#` and skeletons stay as they are. The names are
/// those of CLDR and Android.
package enum PseudoLocale: String, CaseIterable, Hashable, Sendable {
  /// Latin letters with accents, about a third longer, in brackets that show where a text is cut.
  ///
  /// Android adds words at the end for length; here letters are doubled where they stand, so that each line breaks as a
  /// longer language would.
  case accented = "en-XA"
  /// Letters of the Arabic alphabet, sound for sound, and Arabic punctuation.
  ///
  /// Android and CLDR turn Latin letters round with U+202E. Under such an override nothing is left for the
  /// bidirectional algorithm to decide, so digits, names and punctuation between the words stand right whatever a
  /// layout does wrong; real letters show it, join as Arabic does, and need its fonts. They also pass where overrides
  /// are removed.
  case arabic = "ar-XB"

  /// The locale under which the words stand; its region is no region, so no person has it.
  package var locale: LocaleTag {
    switch self {
    case .accented: LocaleTag(language: "en", script: nil, region: "XA")
    case .arabic: LocaleTag(language: "ar", script: nil, region: "XB")
    }
  }

  /// Turns an English pattern into one of this language.
  ///
  /// - Parameter pattern: A pattern without a fault.
  /// - Returns: A pattern of the same arguments; a text that would grow too long for a pattern grows less.
  /// - Throws: What is wrong with the pattern.
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
  /// The same nodes with other texts, those in branches included.
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
  /// The catalog with the words of artificial languages, for previews alone.
  ///
  /// - Parameter pseudo: Which; their words are made from the source locale's.
  /// - Returns: The same catalog if `pseudo` is empty.
  package func adding(_ pseudo: [PseudoLocale]) -> Catalog {
    if pseudo.isEmpty { return self }
    var messages: [LocaleTag: [String: String]] = [:]
    for locale in locales {
      messages[locale] = Dictionary(self.messages(in: locale).map { ($0.key, $0.pattern) }) { first, _ in first }
    }
    for language in pseudo {
      // A pattern with a fault, which no sound catalog has, stays as it is.
      messages[language.locale] = messages[CatalogSources.sourceLocale]?.mapValues {
        (try? language.pattern(from: $0)) ?? $0
      }
    }
    // What English has, these have too.
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
  /// The text with an accent on each Latin letter.
  ///
  /// - Parameter growth: By how many letters in a hundred characters it grows, 0 to 100: a vowel is doubled once enough
  ///   characters have passed, another letter only if no vowel comes.
  /// - Returns: A text that is the same each time.
  func accented(growth: Int) -> String {
    var accented = ""
    /// Letters that are due, in hundredths.
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

  /// The text in Arabic letters, as they sound in English, with Arabic punctuation.
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
