extension String {
  /// The text with an accent on each Latin letter.
  ///
  /// - Parameter growth: By how many letters in a hundred characters it grows, 0 to 100: a vowel is doubled once enough
  ///   characters have passed, another letter only where no vowel comes.
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
