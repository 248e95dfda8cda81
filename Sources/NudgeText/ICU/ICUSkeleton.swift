internal import CNudgeICU

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

  /// Writes a number as UTF-8.
  func format(_ value: NumericValue) throws(ICUFailure) -> [UInt8] {
    switch value {
    case .integer(let integer):
      return try unsafe bytesFromICU { unsafe nudge_icu_skeleton_format_int64(handle, integer, $0, $1, &$2) }
    case .double(let double):
      return try unsafe bytesFromICU { unsafe nudge_icu_skeleton_format_double(handle, double, $0, $1, &$2) }
    case .decimal(let decimal):
      return try unsafe bytesFromICU { unsafe nudge_icu_skeleton_format_decimal(handle, decimal.text, $0, $1, &$2) }
    }
  }
}
