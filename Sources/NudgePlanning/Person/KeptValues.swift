internal import NudgeJSON

/// A cache of values created from short, recurring texts, such as locales.
///
/// A value is kept until another text needs its slot.
struct KeptValues<Value: Sendable>: Sendable {
  private static var placeCount: Int { 256 }

  private var places = [(text: ShortText, value: Value)?](repeating: nil, count: placeCount)

  /// Returns the cached value for a text, if there is one.
  @inline(__always)
  func value(of text: ShortText) -> Value? {
    guard let place = places[text.place(in: Self.placeCount)], place.text == text else { return nil }
    return place.value
  }

  mutating func keep(_ value: Value, for text: ShortText) {
    places[text.place(in: Self.placeCount)] = (text, value)
  }
}

/// A text of at most 32 bytes, stored as four integers so that it can be compared quickly.
struct ShortText: Hashable {
  fileprivate static let maximumCount = 32

  /// The text as 8-byte words, in little-endian order and padded with zeros.
  let first: UInt64
  let second: UInt64
  let third: UInt64
  let fourth: UInt64
  let count: Int

  /// Returns the text's index in a table with `count` slots, where `count` must be a power of two.
  @inline(__always)
  func place(in count: Int) -> Int {
    let mixed =
      (first ^ (second &* 0x9E37_79B9_7F4A_7C15) ^ (third &* 0xBF58_476D_1CE4_E5B9) ^ fourth) &* 0x94D0_49BB_1331_11EB
    return Int(truncatingIfNeeded: mixed >> 40) & (count - 1)
  }
}

extension JSONCursor {
  /// Returns the text as a `ShortText`, or `nil` if it is too long or contains escapes.
  @inline(__always)
  func short(_ text: JSONText) -> ShortText? {
    let count = text.range.count
    guard count <= ShortText.maximumCount, !text.hasEscapes else { return nil }
    func word(_ index: Int) -> UInt64 {
      let left = count - index * 8
      if left <= 0 { return 0 }
      let word = self.word(at: text.range.lowerBound + index * 8)
      return left >= 8 ? word : word & (1 << UInt64(left * 8) &- 1)
    }
    return ShortText(first: word(0), second: word(1), third: word(2), fourth: word(3), count: count)
  }
}
