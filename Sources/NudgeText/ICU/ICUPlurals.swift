internal import CNudgeICU

/// The plural rules of one locale.
///
/// Used by one thread at a time.
@safe final class ICUPlurals {
  private let handle: OpaquePointer

  /// Opens the cardinal or the ordinal rules of a locale, given as ICU writes it.
  init(locale: String, ordinal: Bool) throws(ICUFailure) {
    var status: Int32 = 0
    guard let handle = unsafe nudge_icu_plurals_open(locale, ordinal, &status) else { throw ICUFailure(status: status) }
    unsafe self.handle = handle
  }

  deinit { unsafe nudge_icu_plurals_close(handle) }

  /// The categories that the locale uses.
  func categories() throws(ICUFailure) -> [PluralCategory] {
    var status: Int32 = 0
    let bits = unsafe nudge_icu_plurals_categories(handle, &status)
    guard status <= 0 else { throw ICUFailure(status: status) }
    return PluralCategory.allCases.enumerated().compactMap { bits & (1 << $0.offset) == 0 ? nil : $0.element }
  }

  /// The index in `PluralCategory.allCases` of a number with exactly the digits it has.
  func select(_ value: Double) throws(ICUFailure) -> Int {
    var status: Int32 = 0
    let category = unsafe nudge_icu_plurals_select(handle, value, &status)
    guard status <= 0 else { throw ICUFailure(status: status) }
    return Int(category)
  }

  /// The index of the category of a number as `format` writes it.
  func select(_ value: Double, as format: ICUNumber) throws(ICUFailure) -> Int {
    var status: Int32 = 0
    let category = unsafe nudge_icu_plurals_select_formatted(handle, format.handle, value, &status)
    guard status <= 0 else { throw ICUFailure(status: status) }
    return Int(category)
  }

  /// The index of the category of a decimal number with at most three digits after its point, the rest rounded.
  func select(decimal: String) throws(ICUFailure) -> Int {
    var status: Int32 = 0
    let category = unsafe nudge_icu_plurals_select_decimal(handle, decimal, &status)
    guard status <= 0 else { throw ICUFailure(status: status) }
    return Int(category)
  }
}
