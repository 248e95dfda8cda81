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
