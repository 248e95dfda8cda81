internal import CNudgeICU

/// A status above zero from ICU.
struct ICUFailure: Error, Hashable {
  /// ICU's `UErrorCode`.
  var status: Int32
  /// Where a text that ICU read goes wrong, in UTF-16 units, if it says so.
  var offset: Int?

  /// ICU's name of the status, such as `U_ILLEGAL_ARGUMENT_ERROR`.
  var name: String { unsafe String(cString: nudge_icu_status_name(status)) }
}
