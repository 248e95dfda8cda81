internal import CNudgeICU

/// Calls a function of the shim that writes UTF-8, again with more room where the text needs it.
///
/// - Parameter write: Takes the buffer, its capacity in bytes and the status; returns the length of the whole text.
/// - Returns: The text, as UTF-8.
/// - Throws: The status, if ICU failed.
func bytesFromICU(
  _ write: (UnsafeMutablePointer<CChar>?, Int32, inout Int32) -> Int32
) throws(ICUFailure) -> [UInt8] {
  var capacity = 128
  while true {
    var status: Int32 = 0
    var length = 0
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
      unsafe buffer.withMemoryRebound(to: CChar.self) { characters in
        length = Int(unsafe write(characters.baseAddress, Int32(capacity), &status))
      }
      count = min(length, capacity)
    }
    guard status <= 0 else { throw ICUFailure(status: status) }
    guard length > capacity else { return bytes }
    capacity = length
  }
}

/// Calls a function of the shim that writes UTF-8.
///
/// - Parameter write: As for `bytesFromICU`.
/// - Returns: The text.
/// - Throws: The status, if ICU failed.
func textFromICU(
  _ write: (UnsafeMutablePointer<CChar>?, Int32, inout Int32) -> Int32
) throws(ICUFailure) -> String {
  String(decoding: try unsafe bytesFromICU(write), as: UTF8.self)
}

/// Whether an identifier of a pattern stops before a scalar: Pattern_Syntax or Pattern_White_Space (UAX #31).
func scalarEndsIdentifier(_ scalar: Unicode.Scalar) -> Bool {
  nudge_icu_ends_identifier(scalar.value)
}

/// Whether a scalar makes a text run from right to left, wholly or in part: Bidi_Class R, AL or AN (UAX #9).
func scalarIsRightToLeft(_ scalar: Unicode.Scalar) -> Bool {
  nudge_icu_is_right_to_left(scalar.value)
}

/// A status above zero from ICU.
struct ICUFailure: Error, Hashable {
  /// ICU's `UErrorCode`.
  var status: Int32
  /// Where a text that ICU read goes wrong, in UTF-16 units, if it says so.
  var offset: Int?

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
    // What is all below U+0300 is composed already.
    guard unicodeScalars.contains(where: { $0.value >= 0x300 }) else { return self }
    let text = Array(utf8)
    do throws(ICUFailure) {
      return try unsafe textFromICU { out, capacity, status in
        unsafe text.withUnsafeBytes { bytes in
          unsafe nudge_icu_compose(
            bytes.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(text.count), out, capacity, &status)
        }
      }
    } catch {
      // Only memory that cannot be had.
      return self
    }
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
