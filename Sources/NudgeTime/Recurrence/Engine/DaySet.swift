/// A set of nearby days, stored as bits relative to a base.
///
/// A month fits in one word and a year in six. The set doesn't allocate memory.
struct DaySet {
  /// The day of bit 0, in days since the epoch.
  var base: Int
  /// The first 64 days.
  private var word: UInt64
  /// The days after the first 64, used only if the set is wide.
  private var rest = SIMD8<UInt64>.zero
  private let isWide: Bool

  /// The capacity of a wide set in days, which is enough for a year and the weeks at its ends.
  static let capacity = 9 * 64

  /// Creates a set with room for 64 days or, if it is wide, `capacity` days.
  ///
  /// `word` contains the first 64 days as bits.
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

  /// Inserts a day by its bit.
  ///
  /// Bits outside the set's capacity are ignored.
  mutating func insert(_ bit: Int) {
    guard bit >= 0, indices.contains(bit / 64) else { return }
    self[bit / 64] |= 1 << UInt64(bit % 64)
  }

  @inline(__always)
  func contains(_ bit: Int) -> Bool {
    if bit >= 0, bit < 64 { return word & (1 << UInt64(bit)) != 0 }
    return isWide && bit >= 64 && bit < Self.capacity && rest[bit / 64 - 1] & (1 << UInt64(bit % 64)) != 0
  }

  /// Inserts the days in a word, with its bit 0 at `place`, which must not be negative.
  mutating func insert(_ bits: UInt64, at place: Int) {
    let (index, shift) = (place / 64, UInt64(place % 64))
    self[index] |= bits << shift
    if shift > 0, indices.contains(index + 1) { self[index + 1] |= bits >> (64 - shift) }
  }

  /// Removes the days whose bits don't satisfy the predicate.
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

  /// Returns the first bit at or above a position, or `nil` if there isn't one.
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

  /// Returns the bit that has `count` set bits below it.
  ///
  /// `count` must be less than the number of days.
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
