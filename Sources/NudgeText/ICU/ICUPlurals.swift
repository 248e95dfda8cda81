internal import CNudgeICU

/// A locale's cardinal or ordinal plural rules.
///
/// Plural rules aren't thread-safe: use them from one thread at a time.
@safe final class ICUPlurals {
  private let handle: OpaquePointer?

  /// Opens the cardinal or ordinal rules of the locale with an ICU identifier.
  init(locale: String, ordinal: Bool) throws(ICUFailure) {
    unsafe handle = try unsafe callICU { unsafe nudge_icu_plurals_open(locale, ordinal, &$0) }
  }

  deinit { unsafe nudge_icu_plurals_close(handle) }

  /// Returns the categories used by the locale.
  func categories() throws(ICUFailure) -> [PluralCategory] {
    let bits = try callICU { unsafe nudge_icu_plurals_categories(handle, &$0) }
    return PluralCategory.allCases.enumerated().compactMap { bits & (1 << $0.offset) == 0 ? nil : $0.element }
  }

  /// Returns the category for an unformatted number, as an index into `PluralCategory.allCases`.
  func select(_ value: Double) throws(ICUFailure) -> Int {
    Int(try callICU { unsafe nudge_icu_plurals_select(handle, value, &$0) })
  }

  /// Returns the index of the category for a number formatted by `format`.
  func select(_ value: Double, as format: ICUNumber) throws(ICUFailure) -> Int {
    Int(try callICU { unsafe nudge_icu_plurals_select_formatted(handle, format.handle, value, &$0) })
  }

  /// Returns the index of the category for a decimal number, rounded to at most three fraction digits.
  func select(decimal: String) throws(ICUFailure) -> Int {
    Int(try callICU { unsafe nudge_icu_plurals_select_decimal(handle, decimal, &$0) })
  }
}
