/// Days near each other, as bits counted from a base: a month needs one word, a year six.
///
/// Nothing is allocated.
struct DaySet {
  /// The day of bit 0, in days since the epoch.
  var base: Int
  private var words: SIMD8<UInt64>
  private var usedWords: Int

  /// The most bits there are: a year, and the weeks at its ends.
  static let capacity = 512

  /// A set of one word.
  init(base: Int, word: UInt64 = 0) {
    self.base = base
    words = .zero
    words[0] = word
    usedWords = 1
  }

  /// An empty set of as many days as `capacity`.
  init(wideBase base: Int) {
    self.base = base
    words = .zero
    usedWords = 8
  }

  var isEmpty: Bool { usedWords == 1 ? words[0] == 0 : words == .zero }

  var count: Int {
    if usedWords == 1 { return words[0].nonzeroBitCount }
    return (0..<usedWords).reduce(0) { $0 + words[$1].nonzeroBitCount }
  }

  /// Adds a day by its bit; one outside the capacity is dropped.
  mutating func insert(_ bit: Int) {
    guard bit >= 0, bit < usedWords * 64 else { return }
    words[bit / 64] |= 1 << UInt64(bit % 64)
  }

  func contains(_ bit: Int) -> Bool {
    bit >= 0 && bit < usedWords * 64 && words[bit / 64] & (1 << UInt64(bit % 64)) != 0
  }

  /// Adds a word's days, bit 0 of it at a place that is not negative.
  mutating func insert(_ word: UInt64, at place: Int) {
    let (index, shift) = (place / 64, UInt64(place % 64))
    words[index] |= word << shift
    if shift > 0, index + 1 < usedWords { words[index + 1] |= word >> (64 - shift) }
  }

  /// Keeps only the days, by their bits, that pass.
  mutating func filter(_ isKept: (Int) -> Bool) {
    for index in 0..<usedWords {
      var rest = words[index]
      while rest != 0 {
        let bit = rest.trailingZeroBitCount
        rest &= rest &- 1
        if !isKept(index * 64 + bit) { words[index] &= ~(1 << UInt64(bit)) }
      }
    }
  }

  /// The first bit at or above a place; `nil` where there is none.
  @inline(__always)
  func first(from place: Int) -> Int? {
    let place = max(place, 0)
    if usedWords == 1 { return words[0].firstBit(from: place) }
    var index = place / 64
    guard index < usedWords else { return nil }
    if let bit = words[index].firstBit(from: place % 64) { return index * 64 + bit }
    index += 1
    while index < usedWords {
      if words[index] != 0 { return index * 64 + words[index].trailingZeroBitCount }
      index += 1
    }
    return nil
  }

  /// The bit that has `count` others below it; `count` is below the number of days.
  func bit(after count: Int) -> Int {
    var rest = count
    for index in 0..<usedWords {
      let own = words[index].nonzeroBitCount
      if rest < own { return index * 64 + words[index].bit(after: rest) }
      rest -= own
    }
    return Self.capacity
  }
}
