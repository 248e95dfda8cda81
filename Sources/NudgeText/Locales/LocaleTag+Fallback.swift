extension LocaleTag {
  /// The tag with its likely script, such as `zh-Hant-HK` for `zh-HK`.
  ///
  /// A tag that has a script is returned unchanged.
  ///
  /// Source: CLDR likely subtags, from ICU <https://www.unicode.org/reports/tr35/#Likely_Subtags>
  package var addingLikelyScript: LocaleTag {
    guard script == nil else { return self }
    return LocaleTag(language: language, script: LocaleData.likely(self).script, region: region)
  }

  /// The locales in which to look for text for a person with this locale, in order of preference.
  ///
  /// The chain starts with this locale and continues with the CLDR parent of each element: `en-GB`, `en-001`, `en`; or
  /// `zh-Hant-MO`, `zh-Hant-HK`, `zh-Hant`, `en`. The script never changes: the chain does not go from `zh-Hant` to
  /// `zh-Hans` or back, nor from `sr-Latn` to `sr`. Cantonese (`yue`) continues with written Chinese in its script.
  ///
  /// The last element is always `en`, because text in a widely understood language is better than no text. The plan
  /// states that the text is not in the person's language.
  ///
  /// Elements are written like the names of localization folders: Chinese always includes its script; other languages
  /// include it only if it is not the likely one.
  ///
  /// Source: CLDR parent locales, from ICU <https://www.unicode.org/reports/tr35/#Parent_Locales>
  public var fallbackChain: [LocaleTag] {
    var chain: [LocaleTag] = []
    append(to: &chain)
    if language == "yue" {
      LocaleTag(language: "zh", script: addingLikelyScript.script, region: region).append(to: &chain)
    }
    if !chain.contains(.english) { chain.append(.english) }
    return chain
  }

  /// Returns the locale for numbers and dates in a text that was found for a person with this locale.
  ///
  /// The language and script are those of the text, because a date is part of its sentence. The region is the person's,
  /// if present: it determines the 12- or 24-hour clock, the currency, and the calendar. For example, a person with
  /// `zh-SG` reads 上午7:59, while `zh-Hans` has 07:59. A person with `fr-FR` who gets English text reads numbers and
  /// dates in `en-FR`.
  ///
  /// ICU has no data for `en-FR` and combines names and field order from `en` with the 24-hour clock of France. A date
  /// in digits then has the month first, which a French person can misread, so messages spell out the names of months.
  /// Using `en-150` instead would correct the order but lose the region with its currency and clock.
  ///
  /// - Parameter words: The element of `fallbackChain` in which the text was found.
  /// - Returns: The locale to render in.
  package func formattingLocale(forWordsIn words: LocaleTag) -> LocaleTag {
    LocaleTag(language: words.language, script: words.script, region: region ?? words.region)
  }

  /// The tag in the form of a localization folder's name.
  private var named: LocaleTag {
    let written = addingLikelyScript
    let isUsual = written.script == LocaleTag(language: language).addingLikelyScript.script
    return isUsual && language != "zh" ? LocaleTag(language: language, region: region) : written
  }

  private func append(to chain: inout [LocaleTag]) {
    var next: LocaleTag? = named
    // The parents of CLDR contain no cycle. The second condition guarantees termination for data of any version.
    while let tag = next, !chain.contains(tag) {
      chain.append(tag)
      switch LocaleData.explicitParent(tag) {
      case .root: next = nil
      case .tag(let parent): next = parent.named
      // Only a region can be removed. Without its script, a tag would refer to text in another script.
      case nil: next = tag.region == nil ? nil : LocaleTag(language: tag.language, script: tag.script)
      }
    }
  }
}

/// The locale from which CLDR inherits the data that a locale does not define.
enum LocaleParent: Hashable {
  /// The root, which belongs to no language.
  case root
  /// Another locale.
  case tag(LocaleTag)
}
