extension LocaleTag {
  /// The tag with the script that is likely for it, `zh-Hant-HK` for `zh-HK`; itself if it has one.
  ///
  /// Source: CLDR, likely subtags, as ICU has them <https://www.unicode.org/reports/tr35/#Likely_Subtags>
  public var addingLikelyScript: LocaleTag {
    guard script == nil else { return self }
    return LocaleTag(language: language, script: LocaleData.likely(self).script, region: region)
  }

  /// Where to look for words for a person with this locale, the best place first; English is the last.
  ///
  /// A link is this locale, then CLDR's parent of the link before: `en-GB`, `en-001`, `en`; `zh-Hant-MO`, `zh-Hant-HK`,
  /// `zh-Hant`, `en`. The chain never changes the script: it does not go from `zh-Hant` to `zh-Hans` or back, nor from
  /// `sr-Latn` to `sr`. Cantonese (`yue`) goes on to written Chinese in its script. Every language but English ends
  /// with `en`: words that most can read are better than none, and the plan says that they are not the person's.
  ///
  /// Links are written as folders of words are named: Chinese always with its script, other languages with theirs only
  /// if it is not the likely one of the language.
  ///
  /// Source: CLDR, parent locales, as ICU has them <https://www.unicode.org/reports/tr35/#Parent_Locales>
  public var fallbackChain: [LocaleTag] {
    var chain: [LocaleTag] = []
    append(to: &chain)
    if language == "yue" {
      LocaleTag(language: "zh", script: addingLikelyScript.script, region: region).append(to: &chain)
    }
    if !chain.contains(.english) { chain.append(.english) }
    return chain
  }

  /// The locale for the numbers and dates inside words that were found for a person with this locale.
  ///
  /// Language and script are those of the words: a date is part of its sentence. The region is the person's, if they
  /// have one: it decides between 12 and 24 hours, the currency and the calendar. So a person with `zh-SG` reads 上午7:59
  /// where `zh-Hans` has 07:59, and one with `fr-FR` who gets English words reads them in `en-FR`.
  ///
  /// ICU has no data for `en-FR` and puts them together: names and order from `en`, the 24-hour clock from France.
  /// Order from `en` means that a date of digits alone puts the month first, which a French person can misread;
  /// messages therefore name their months. Going to `en-150` instead would repair that order and lose the region, with
  /// its currency and its clock.
  ///
  /// - Parameter words: The link of `fallbackChain` in which the words were found.
  /// - Returns: The locale to render in.
  public func formattingLocale(forWordsIn words: LocaleTag) -> LocaleTag {
    LocaleTag(language: words.language, script: words.script, region: region ?? words.region)
  }

  /// The tag as a folder of words is named.
  private var named: LocaleTag {
    let written = addingLikelyScript
    let isUsual = written.script == LocaleTag(language: language).addingLikelyScript.script
    return isUsual && language != "zh" ? LocaleTag(language: language, region: region) : written
  }

  private func append(to chain: inout [LocaleTag]) {
    var next: LocaleTag? = named
    // CLDR's parents make no circle; the second condition holds that for data of any version.
    while let tag = next, !chain.contains(tag) {
      chain.append(tag)
      switch LocaleData.explicitParent(tag) {
      case .root: next = nil
      case .tag(let parent): next = parent.named
      // Only the region is cut: what is left without its script is written in another.
      case nil: next = tag.region == nil ? nil : LocaleTag(language: tag.language, script: tag.script)
      }
    }
  }
}

/// From where CLDR takes what a locale does not say itself.
enum LocaleParent: Hashable {
  /// From no language.
  case root
  /// From another locale.
  case tag(LocaleTag)
}
