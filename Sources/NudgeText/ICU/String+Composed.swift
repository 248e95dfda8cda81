internal import CNudgeICU

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
