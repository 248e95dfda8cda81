internal import CNudgeICU

/// Calls a shim function, and throws an error if ICU fails.
func callICU<Result>(_ call: (inout Int32) -> Result) throws(ICUFailure) -> Result {
  var status: Int32 = 0
  let result = call(&status)
  guard status <= 0 else { throw ICUFailure(status: status) }
  return result
}

/// Calls a shim function that writes UTF-8, and returns the text.
///
/// - Parameter write: The function, as for `OutputBuffer.appendFromICU(_:)`.
/// - Returns: The text.
/// - Throws: An `ICUFailure` with the status if ICU fails.
func textFromICU(
  _ write: (UnsafeMutablePointer<CChar>?, Int32, inout Int32) -> Int32
) throws(ICUFailure) -> String {
  var output = OutputBuffer()
  try unsafe output.appendFromICU(write)
  return output.text
}

extension Unicode.Scalar {
  /// A Boolean value indicating whether this scalar ends an identifier in a pattern: Pattern_Syntax or
  /// Pattern_White_Space (UAX #31).
  var endsIdentifier: Bool { nudge_icu_ends_identifier(value) }

  /// A Boolean value indicating whether this scalar makes text at least partly right-to-left: Bidi_Class R, AL, or AN
  /// (UAX #9).
  var isRightToLeft: Bool { nudge_icu_is_right_to_left(value) }
}

/// An error reported by ICU.
struct ICUFailure: Error, Hashable {
  /// The status as ICU's `UErrorCode`, which is greater than 0 for errors.
  var status: Int32
  /// The offset of the error in the text that ICU parsed, in UTF-16 code units, or `nil` if ICU doesn't report one.
  var offset: Int?

  /// A format isn't supported in its context (`U_UNSUPPORTED_ERROR`).
  static let unsupported = ICUFailure(status: 16)

  /// ICU's name for the status, such as `U_ILLEGAL_ARGUMENT_ERROR`.
  var name: String { unsafe String(cString: nudge_icu_status_name(status)) }
}

extension String {
  /// The text in Unicode Normalization Form C, in which letters and their combining marks are composed if possible.
  ///
  /// Source: UAX #15 <https://www.unicode.org/reports/tr15/>, using data from the system's ICU.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  package var composed: String {
    // Text that only contains scalars below U+0300 is already composed.
    guard unicodeScalars.contains(where: { $0.value >= 0x300 }) else { return self }
    // ICU only fails if it runs out of memory.
    return (try? unsafe textFromICU { unsafe nudge_icu_compose(self, Int32(utf8.count), $0, $1, &$2) }) ?? self
  }
}

/// The versions of the libraries and data that determine how numbers and dates are formatted.
///
/// Rendered messages can differ between versions.
package enum TextVersions {
  /// The version of the loaded ICU library, such as `72.1`.
  package static let icu =
    (try? unsafe textFromICU { text, capacity, _ in unsafe nudge_icu_version(text, capacity) }) ?? ""

  /// The version of the CLDR data in the ICU library, such as `42.0`.
  ///
  /// The string is empty if ICU doesn't report a version.
  package static let cldr = (try? unsafe textFromICU { unsafe nudge_icu_cldr_version($0, $1, &$2) }) ?? ""
}
