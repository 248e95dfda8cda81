extension LocaleTag {
  /// The tag with its likely script, such as `zh-Hant-HK` for `zh-HK`.
  ///
  /// If the tag already has a script, it is returned unchanged. The likely script of a Chinese language other than
  /// Mandarin and Cantonese is that of Chinese in the same region: `nan-TW` becomes `nan-Hant-TW`, although CLDR only has
  /// `Hans` for `nan`.
  ///
  /// Source: CLDR likely subtags, from ICU <https://www.unicode.org/reports/tr35/#Likely_Subtags>
  package var addingLikelyScript: LocaleTag {
    guard script == nil else { return self }
    if isChinese, language != "yue" {
      let script = LocaleData.likely(LocaleTag(language: "zh", region: region)).script
      return LocaleTag(language: language, script: script, region: region, calendar: calendar)
    }
    return LocaleTag(language: language, script: LocaleData.likely(self).script, region: region, calendar: calendar)
  }

  /// The locales in which to look for text for a person with this locale, in order of preference.
  ///
  /// The chain starts with this locale and continues with the CLDR parent of each element, as in `en-GB`, `en-001`,
  /// `en` or in `zh-Hant-MO`, `zh-Hant-HK`, `zh-Hant`, `en`. Except for the final `en`, all elements have the same
  /// script. For example, `zh-Hant` and `zh-Hans` never fall back to each other, and `sr-Latn` doesn't fall back to
  /// `sr`. Cantonese (`yue`), Hokkien (`nan`), and every other Chinese language fall back to written Chinese in the same
  /// script.
  ///
  /// The last element is always `en`, because text in a widely understood language is better than no text. In that
  /// case, the plan states that the text isn't in the person's language.
  ///
  /// Elements have the same form as the names of localization folders: Chinese always includes its script, and other
  /// languages only include a script if it isn't the likely one.
  ///
  /// Source: CLDR parent locales, from ICU <https://www.unicode.org/reports/tr35/#Parent_Locales>
  public var fallbackChain: [LocaleTag] {
    var chain: [LocaleTag] = []
    append(to: &chain)
    if isChinese {
      LocaleTag(language: "zh", script: addingLikelyScript.script, region: region).append(to: &chain)
    }
    if !chain.contains(.english) { chain.append(.english) }
    return chain
  }

  /// Returns the locale for numbers and dates in text that was found for a person with this locale.
  ///
  /// The language and script are taken from the text, because a date is part of its sentence. The region is taken from
  /// the person's locale, if it has one, and determines the 12- or 24-hour clock, the currency, and the calendar, unless
  /// the person's locale specifies a calendar. For example, a time is 上午7:59 for a person with the locale `zh-SG`, but
  /// 07:59 in `zh-Hans`. If a person with the locale `fr-FR` receives English text, its numbers and dates are formatted
  /// in `en-FR`.
  ///
  /// ICU doesn't have data for `en-FR`, so it combines the names and field order of `en` with the 24-hour clock used in
  /// France. As a result, numeric dates begin with the month, which people in France could misread, so messages spell
  /// out month names. Using `en-150` instead would correct the order, but lose the region with its currency and clock.
  ///
  /// - Parameter words: The element of `fallbackChain` in which the text was found.
  /// - Returns: The locale to use for rendering.
  package func formattingLocale(forWordsIn words: LocaleTag) -> LocaleTag {
    LocaleTag(language: words.language, script: words.script, region: region ?? words.region, calendar: calendar)
  }

  /// A Boolean value indicating whether the language is one of the Chinese languages other than `zh` itself.
  private var isChinese: Bool { Self.chineseLanguages.contains(language) }

  /// The tag under which ICU has formats for the language.
  ///
  /// ICU has none for the Chinese languages other than Mandarin and Cantonese, and would use those of its default locale.
  /// They are written like `zh` in the same script, which is also where their text comes from.
  var inICU: LocaleTag {
    guard isChinese, language != "yue", let script = addingLikelyScript.script, ["Hans", "Hant"].contains(script) else {
      return self
    }
    return LocaleTag(language: "zh", script: script, region: region, calendar: calendar)
  }

  /// The individual languages of the macrolanguage Chinese (`zh`), whose written form is usually Chinese.
  ///
  /// CLDR's language matching leads from most of them to `zh`. The others were added to ISO 639-3 later.
  ///
  /// Source: ISO 639-3 <https://iso639-3.sil.org/code/zho>
  static let chineseLanguages: Set<String> = [
    "cdo", "cjy", "cmn", "cnp", "cpx", "csp", "czh", "czo", "gan", "hak", "hnm", "hsn", "luh", "lzh", "mnp", "nan",
    "sjc", "wuu", "yue",
  ]

  /// The tag in the form used for the names of localization folders.
  private var named: LocaleTag {
    let written = addingLikelyScript.with(nil)
    let isUsual = written.script == LocaleTag(language: language).addingLikelyScript.script
    return isUsual && language != "zh" ? LocaleTag(language: language, region: region) : written
  }

  private func append(to chain: inout [LocaleTag]) {
    var next: LocaleTag? = named
    // CLDR parents don't contain cycles, but the second condition guarantees termination for any version of the data.
    while let tag = next, !chain.contains(tag) {
      chain.append(tag)
      switch LocaleData.explicitParent(tag) {
      case .root: next = nil
      case .tag(let parent): next = parent.named
      // Only remove the region, because without its script, a tag would refer to text in a different script.
      case nil: next = tag.region == nil ? nil : LocaleTag(language: tag.language, script: tag.script)
      }
    }
  }
}

/// The locale from which CLDR inherits data that a locale doesn't define.
enum LocaleParent: Hashable {
  /// The root locale, which doesn't belong to a language.
  case root
  /// Another locale.
  case tag(LocaleTag)
}
