internal import CNudgeICU

/// A number format, created from a keyword in a message or from a skeleton.
///
/// A format isn't thread-safe: use it from one thread at a time.
@safe final class ICUNumber {
  /// The ICU handle, which `ICUPlurals` also uses.
  ///
  /// The handle is valid for the lifetime of this object.
  let handle: OpaquePointer

  /// Opens a format for the locale with an ICU identifier.
  ///
  /// - Precondition: `format` is a number format. `plain` is treated as `number`.
  init(_ format: ArgumentFormat, locale: String) throws(ICUFailure) {
    let style =
      switch format {
      case .plain, .number(.decimal): NUDGE_ICU_DECIMAL
      case .number(.integer): NUDGE_ICU_INTEGER
      case .number(.percent): NUDGE_ICU_PERCENT
      case .number(.currency): NUDGE_ICU_CURRENCY
      case .spellout: NUDGE_ICU_SPELLOUT
      case .ordinal: NUDGE_ICU_ORDINAL
      case .duration: NUDGE_ICU_DURATION
      case .number(.skeleton), .date, .time: -1
      }
    var status: Int32 = 0
    var fault: Int32 = -1
    let opened: OpaquePointer?
    if case .number(.skeleton(let skeleton)) = format {
      unsafe opened = unsafe nudge_icu_number_open_skeleton(
        skeleton, Int32(skeleton.utf8.count), locale, &fault, &status)
    } else {
      unsafe opened = unsafe nudge_icu_number_open(Int32(style), locale, &status)
    }
    guard let opened = unsafe opened else {
      throw ICUFailure(status: status, offset: fault < 0 ? nil : Int(fault))
    }
    unsafe handle = opened
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
