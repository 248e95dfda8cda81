internal import CNudgeICU

/// Calls a function of the shim and throws an error if ICU fails.
func callICU<Result>(_ call: (inout Int32) -> Result) throws(ICUFailure) -> Result {
  var status: Int32 = 0
  let result = call(&status)
  guard status <= 0 else { throw ICUFailure(status: status) }
  return result
}

/// Calls a function of the shim that writes UTF-8 and returns the text.
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
  /// Whether an identifier in a pattern ends before this scalar: Pattern_Syntax or Pattern_White_Space (UAX #31).
  var endsIdentifier: Bool { nudge_icu_ends_identifier(value) }

  /// Whether the scalar makes a text at least partly right-to-left: Bidi_Class R, AL, or AN (UAX #9).
  var isRightToLeft: Bool { nudge_icu_is_right_to_left(value) }
}

/// An error status from ICU, which is greater than zero.
struct ICUFailure: Error, Hashable {
  /// ICU's `UErrorCode`.
  var status: Int32
  /// The offset of the error in a text that ICU parsed, in UTF-16 units, if ICU reports one.
  var offset: Int?

  /// A format that is not supported in its context, `U_UNSUPPORTED_ERROR`.
  static let unsupported = ICUFailure(status: 16)

  /// The name of the status in ICU, such as `U_ILLEGAL_ARGUMENT_ERROR`.
  var name: String { unsafe String(cString: nudge_icu_status_name(status)) }
}

extension String {
  /// The text in Unicode normalization form C, in which letters and their marks are composed if possible.
  ///
  /// Source: UAX #15 <https://www.unicode.org/reports/tr15/>, with the data of the system's ICU.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  package var composed: String {
    // Text without scalars from U+0300 is already composed.
    guard unicodeScalars.contains(where: { $0.value >= 0x300 }) else { return self }
    // ICU fails only if it runs out of memory.
    return (try? unsafe textFromICU { unsafe nudge_icu_compose(self, Int32(utf8.count), $0, $1, &$2) }) ?? self
  }
}

/// The versions of the libraries and data that determine how numbers and dates are formatted.
///
/// The text of a message can differ between versions.
package enum TextVersions {
  /// The version of the loaded ICU library, such as `72.1`.
  package static let icu =
    (try? unsafe textFromICU { text, capacity, _ in unsafe nudge_icu_version(text, capacity) }) ?? ""

  /// The version of the CLDR data in that library, such as `42.0`.
  ///
  /// It is empty if ICU does not report one.
  package static let cldr = (try? unsafe textFromICU { unsafe nudge_icu_cldr_version($0, $1, &$2) }) ?? ""
}
