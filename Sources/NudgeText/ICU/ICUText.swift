internal import CNudgeICU

/// Calls a function of the shim, and throws the status with which ICU failed.
func callICU<Result>(_ call: (inout Int32) -> Result) throws(ICUFailure) -> Result {
  var status: Int32 = 0
  let result = call(&status)
  guard status <= 0 else { throw ICUFailure(status: status) }
  return result
}

/// Calls a function of the shim that writes UTF-8, and returns the text.
///
/// - Parameter write: As for `OutputBuffer.appendFromICU(_:)`.
/// - Returns: The text.
/// - Throws: The status, if ICU failed.
func textFromICU(
  _ write: (UnsafeMutablePointer<CChar>?, Int32, inout Int32) -> Int32
) throws(ICUFailure) -> String {
  var output = OutputBuffer()
  try unsafe output.appendFromICU(write)
  return output.text
}

extension Unicode.Scalar {
  /// Whether an identifier of a pattern stops before this scalar: Pattern_Syntax or Pattern_White_Space (UAX #31).
  var endsIdentifier: Bool { nudge_icu_ends_identifier(value) }

  /// Whether it makes a text run from right to left, wholly or in part: Bidi_Class R, AL or AN (UAX #9).
  var isRightToLeft: Bool { nudge_icu_is_right_to_left(value) }
}

/// A status above zero from ICU.
struct ICUFailure: Error, Hashable {
  /// ICU's `UErrorCode`.
  var status: Int32
  /// Where a text that ICU read goes wrong, in UTF-16 units, if it says so.
  var offset: Int?

  /// A form that cannot be written where it stands, `U_UNSUPPORTED_ERROR`.
  static let unsupported = ICUFailure(status: 16)

  /// ICU's name of the status, such as `U_ILLEGAL_ARGUMENT_ERROR`.
  var name: String { unsafe String(cString: nudge_icu_status_name(status)) }
}

extension String {
  /// The text in Unicode's normalization form C: letters and their marks in one scalar where there is one.
  ///
  /// Source: UAX #15 <https://www.unicode.org/reports/tr15/>, by the data of the system's ICU.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  package var composed: String {
    // Text below U+0300 is composed already.
    guard unicodeScalars.contains(where: { $0.value >= 0x300 }) else { return self }
    // ICU fails only if there is no memory.
    return (try? unsafe textFromICU { unsafe nudge_icu_compose(self, Int32(utf8.count), $0, $1, &$2) }) ?? self
  }
}

/// The versions of what decides how numbers and dates read.
///
/// Texts differ between them.
public enum TextVersions {
  /// The ICU library that is loaded, such as `72.1`.
  public static let icu =
    (try? unsafe textFromICU { text, capacity, _ in unsafe nudge_icu_version(text, capacity) }) ?? ""

  /// The CLDR data in that library, such as `42.0`; empty if ICU has none.
  public static let cldr = (try? unsafe textFromICU { unsafe nudge_icu_cldr_version($0, $1, &$2) }) ?? ""
}
