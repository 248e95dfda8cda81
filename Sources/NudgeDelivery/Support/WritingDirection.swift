internal import NudgeText
internal import Synchronization

/// The direction in which a locale is written, as the web names it.
enum WritingDirection {
  /// People of a batch have few locales, and ICU takes longer to tell than the rest of a payload takes.
  private static let kept = Mutex<[LocaleTag: Bool]>([:])
  private static let maximumLocales = 1_024

  /// `rtl` or `ltr` in quotation marks, as JSON has it.
  static func json(_ locale: LocaleTag) -> StaticString {
    isRightToLeft(locale) ? #""rtl""# : #""ltr""#
  }

  private static func isRightToLeft(_ locale: LocaleTag) -> Bool {
    if let known = kept.withLock({ $0[locale] }) { return known }
    let answer = locale.isRightToLeft
    kept.withLock { kept in
      if kept.count >= maximumLocales { kept.removeAll() }
      kept[locale] = answer
    }
    return answer
  }
}
