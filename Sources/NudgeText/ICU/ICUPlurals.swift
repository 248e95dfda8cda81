internal import CNudgeICU

/// The plural rules of one locale.
///
/// Used by one thread at a time.
@safe final class ICUPlurals {
  private let handle: OpaquePointer?

  /// Opens the cardinal or the ordinal rules of a locale, given as ICU writes it.
  init(locale: String, ordinal: Bool) throws(ICUFailure) {
    unsafe handle = try unsafe callICU { unsafe nudge_icu_plurals_open(locale, ordinal, &$0) }
  }

  deinit { unsafe nudge_icu_plurals_close(handle) }

  /// The categories that the locale uses.
  func categories() throws(ICUFailure) -> [PluralCategory] {
    let bits = try callICU { unsafe nudge_icu_plurals_categories(handle, &$0) }
    return PluralCategory.allCases.enumerated().compactMap { bits & (1 << $0.offset) == 0 ? nil : $0.element }
  }

  /// The index in `PluralCategory.allCases` of a number with exactly the digits it has.
  func select(_ value: Double) throws(ICUFailure) -> Int {
    Int(try callICU { unsafe nudge_icu_plurals_select(handle, value, &$0) })
  }

  /// The index of the category of a number as `format` writes it.
  func select(_ value: Double, as format: ICUNumber) throws(ICUFailure) -> Int {
    Int(try callICU { unsafe nudge_icu_plurals_select_formatted(handle, format.handle, value, &$0) })
  }

  /// The index of the category of a decimal number with at most three digits after its point, the rest rounded.
  func select(decimal: String) throws(ICUFailure) -> Int {
    Int(try callICU { unsafe nudge_icu_plurals_select_decimal(handle, decimal, &$0) })
  }
}
