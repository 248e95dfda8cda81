/// Days near each other, as bits counted from a base: a month needs one word, a year six.
///
/// Nothing is allocated.
struct DaySet {
  /// The day of bit 0, in days since the epoch.
  var base: Int
  /// The first 64 days.
  private var word: UInt64
  /// The days after them, if it is wide.
  private var rest = SIMD8<UInt64>.zero
  private let isWide: Bool

  /// The most days there are: a year, and the weeks at its ends.
  static let capacity = 9 * 64

  /// A set of 64 days, or of as many as `capacity`, of which the first 64 are given.
  init(base: Int, word: UInt64 = 0, isWide: Bool = false) {
    self.base = base
    self.word = word
    self.isWide = isWide
  }

  var isEmpty: Bool { word == 0 && (!isWide || rest == .zero) }

  var count: Int {
    guard isWide else { return word.nonzeroBitCount }
    return rest.indices.reduce(word.nonzeroBitCount) { $0 + rest[$1].nonzeroBitCount }
  }

  private subscript(index: Int) -> UInt64 {
    get { index == 0 ? word : rest[index - 1] }
    set {
      if index == 0 {
        word = newValue
      } else {
        rest[index - 1] = newValue
      }
    }
  }

  private var indices: Range<Int> { 0..<(isWide ? 9 : 1) }

  /// Adds a day by its bit; one outside the set is dropped.
  mutating func insert(_ bit: Int) {
    guard bit >= 0, indices.contains(bit / 64) else { return }
    self[bit / 64] |= 1 << UInt64(bit % 64)
  }

  @inline(__always)
  func contains(_ bit: Int) -> Bool {
    if bit >= 0, bit < 64 { return word & (1 << UInt64(bit)) != 0 }
    return isWide && bit >= 64 && bit < Self.capacity && rest[bit / 64 - 1] & (1 << UInt64(bit % 64)) != 0
  }

  /// Adds a word's days, bit 0 of it at a place that is not negative.
  mutating func insert(_ bits: UInt64, at place: Int) {
    let (index, shift) = (place / 64, UInt64(place % 64))
    self[index] |= bits << shift
    if shift > 0, indices.contains(index + 1) { self[index + 1] |= bits >> (64 - shift) }
  }

  /// Keeps only the days, by their bits, that pass.
  mutating func filter(_ isKept: (Int) -> Bool) {
    for index in indices {
      var left = self[index]
      while left != 0 {
        let bit = left.trailingZeroBitCount
        left &= left &- 1
        if !isKept(index * 64 + bit) { self[index] &= ~(1 << UInt64(bit)) }
      }
    }
  }

  /// The first bit at or above a place; `nil` if there is none.
  @inline(__always)
  func first(from place: Int) -> Int? {
    let place = max(place, 0)
    if let bit = word.firstBit(from: place) { return bit }
    return isWide ? firstOfRest(from: max(place, 64)) : nil
  }

  private func firstOfRest(from place: Int) -> Int? {
    var index = place / 64
    guard indices.contains(index) else { return nil }
    if let bit = self[index].firstBit(from: place % 64) { return index * 64 + bit }
    index += 1
    while indices.contains(index) {
      if self[index] != 0 { return index * 64 + self[index].trailingZeroBitCount }
      index += 1
    }
    return nil
  }

  /// The bit that has `count` others below it; `count` is below the number of days.
  func bit(after count: Int) -> Int {
    var left = count
    for index in indices {
      let own = self[index].nonzeroBitCount
      if left < own { return index * 64 + self[index].bit(after: left) }
      left -= own
    }
    return Self.capacity
  }
}
