internal import CNudgeICU

/// One of the number formats that a message names by a word.
///
/// Used by one thread at a time.
@safe final class ICUNumber {
  /// What the format writes.
  enum Kind {
    case decimal
    case integer
    case percent
    case currency
    case spellout
    case ordinal
    case duration
  }

  /// Lent to `ICUPlurals`; valid as long as this object.
  let handle: OpaquePointer

  /// Opens the format of a locale, given as ICU writes it.
  init(_ kind: Kind, locale: String) throws(ICUFailure) {
    let style =
      switch kind {
      case .decimal: NUDGE_ICU_DECIMAL
      case .integer: NUDGE_ICU_INTEGER
      case .percent: NUDGE_ICU_PERCENT
      case .currency: NUDGE_ICU_CURRENCY
      case .spellout: NUDGE_ICU_SPELLOUT
      case .ordinal: NUDGE_ICU_ORDINAL
      case .duration: NUDGE_ICU_DURATION
      }
    var status: Int32 = 0
    guard let handle = unsafe nudge_icu_number_open(Int32(style), locale, &status) else {
      throw ICUFailure(status: status)
    }
    unsafe self.handle = handle
  }

  deinit { unsafe nudge_icu_number_close(handle) }

  /// Appends a number.
  func append(_ value: NumericValue, to output: inout OutputBuffer) throws(ICUFailure) {
    switch value {
    case .integer(let integer):
      try unsafe output.appendFromICU { unsafe nudge_icu_number_format_int64(handle, integer, $0, $1, &$2) }
    case .double(let double):
      try unsafe output.appendFromICU { unsafe nudge_icu_number_format_double(handle, double, $0, $1, &$2) }
    case .decimal(let decimal):
      try unsafe output.appendFromICU { unsafe nudge_icu_number_format_decimal(handle, decimal.text, $0, $1, &$2) }
    }
  }
}

/// A number format made from a skeleton.
///
/// Used by one thread at a time.
@safe final class ICUSkeleton {
  private let handle: OpaquePointer

  /// Opens a skeleton, without its leading `::`, for a locale, given as ICU writes it.
  init(_ skeleton: String, locale: String) throws(ICUFailure) {
    var status: Int32 = 0
    var fault: Int32 = -1
    let opened = unsafe nudge_icu_skeleton_open(skeleton, Int32(skeleton.utf8.count), locale, &fault, &status)
    guard let opened = unsafe opened else {
      throw ICUFailure(status: status, offset: fault < 0 ? nil : Int(fault))
    }
    unsafe handle = opened
  }

  deinit { unsafe nudge_icu_skeleton_close(handle) }

  /// Appends a number.
  func append(_ value: NumericValue, to output: inout OutputBuffer) throws(ICUFailure) {
    switch value {
    case .integer(let integer):
      try unsafe output.appendFromICU { unsafe nudge_icu_skeleton_format_int64(handle, integer, $0, $1, &$2) }
    case .double(let double):
      try unsafe output.appendFromICU { unsafe nudge_icu_skeleton_format_double(handle, double, $0, $1, &$2) }
    case .decimal(let decimal):
      try unsafe output.appendFromICU { unsafe nudge_icu_skeleton_format_decimal(handle, decimal.text, $0, $1, &$2) }
    }
  }
}
